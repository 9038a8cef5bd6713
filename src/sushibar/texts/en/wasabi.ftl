# Wasabi!: the table, the questions, the news, the rules.

kitchen-chop = Chop!
kitchen-spicy = Spicy!
kitchen-switch = Switch!
kitchen-stack = Stack!
kitchen-wasabi = Wasabi!

choice-play = play { $card }
choice-take = take { $card }
choice-drop = put back { $card }
choice-draw = { $length } ingredients
choice-pass = pass
choice-done = done
choice-claim = complete a recipe
choice-keep = place it again
choice-pantry = into the pantry
choice-lift = take a Wasabi! off the board
choice-nothing = take nothing

cell-tile = { $tile } on { $cell }
cell-empty = { $cell } (empty)

# What a seat has.

served-with-style = { $recipe }★
seat-tiles = tiles: { $tiles }
seat-cards = cards: { $cards }
seat-recipes = { $recipes ->
    [one] a recipe of { $lengths } ingredients
   *[other] recipes of { $lengths } ingredients
}
seat-tokens = tokens left: { $tokens }
seat-tokens-length = { $length }×{ $tokens }
seat-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
seat-served = completed: { $recipes }
seat-recipe = { $recipe } ({ $ingredients })

board-stack = Stack on { $cell }, from the top: { $tiles }
progress-preparation = setup: { $recipes ->
    [0] starting tiles
   *[other] starting recipes
}
progress-cooking = turn { $turn } · { $cells ->
    [one] 1 empty cell
   *[other] { $cells } empty cells
}

# The score sheet.

sheet-length-2 = 2 ingr.
sheet-length-3 = 3 ingr.
sheet-length-4 = 4 ingr.
sheet-length-5 = 5 ingr.
sheet-style = Style
sheet-wasabi = Wasabi!
category-style = style cubes
reason-served = { $recipes }
reason-style = cubes for { $recipes }
reason-wasabi = { $cards ->
    [one] 1 Wasabi! played, a cube
   *[other] { $cards } Wasabi! played, a cube each
}

# The person’s own table.

play-how-wasabi =
    You share one board and cook in secret. Each turn, place one ingredient on an empty
    cell. When a straight run of tiles holds exactly the ingredients of one of your
    recipes, in any order, it is yours: points, and an action card. In the right order,
    forwards or backwards, it has style and earns cubes. Most points wins when the board
    is full; the first to complete ten recipes wins at once.
play-your-recipes = Your recipes, in the order that earns style:
play-your-recipe = { $recipe }: { $ingredients } ({ $points } points)
play-kitchen = In the kitchen: { $cards }.
play-kitchen-empty = no cards
play-memory-head = Recipes you have not seen, and what is left in the pantry:
play-memory-recipes = { $recipes } ({ $pile } in the pile, { $others } in other hands)
play-memory-none = nothing
play-memory-pantry = pantry

play-help-wasabi =
    Type the number of a choice, or its name, or the start of its name (cuc).
    Cells are typed by column and row: c3. What belongs together can be typed at
    once: tuna c3.
      p          the table, what lies in stacks, and your choices again
      s          scores so far
      m          memory: recipes you have not seen, and the pantry
      hint       the best choices: chance of winning, points, and why
      r          the rules; “r stack”, “r tuna”, “r tekkamaki” explain one thing
      u          choose again, while you are in the middle of an answer
      save       save the game; “save my-game.txt” saves a copy there
      q          quit; the game is saved and you are told how to continue
      h          this help

    On the board, a raised number is the height of a stack; shaded cells are under a
    Wasabi!. A star marks a recipe with style.

    The sealed shuffle is the fingerprint of the seed that shuffles all recipes. You
    are shown the seed at the end: nobody can have changed them in between.

play-won-tokens = (All { $tokens } tokens are used: that wins, whatever the points.)
play-tie-cubes = ({ $cubes ->
    [one] Tie broken by cubes: { $cubes }.
   *[other] Tie broken by cubes: { $cubes }.
})

# Questions.

ask-gift-head = { $steps ->
    [0] Choose three tiles from three different categories for { $name }, on your left:
   *[other] For { $name }: { $chosen }. { $left ->
        [one] One more, from another category:
       *[other] { $left } more, from other categories:
    }
}
ask-gift = Which tile?
ask-draw-head = { $missing ->
    [one] You draw a recipe. How many ingredients?
   *[other] You draw { $missing } recipes, one by one. How many ingredients for the next?
}
ask-draw = From which pile?
ask-move-first = Your turn: place an ingredient and, if you like, play an action card; or pass.
ask-move-chopped = You chopped { $tile } and must place it now.
ask-move-more = { $claims ->
    [0] { $placed ->
        [0] Now place an ingredient.
       *[other] Anything else? Otherwise you are done.
    }
   *[other] You can complete a recipe.
}
ask-move = What do you do?
ask-cell-head = Empty cells for { $tile }:
ask-cell = Where does the { $tile } go?
ask-switching-head = Two neighbouring cells swap places with everything on them. The first:
ask-switching = Which cell?
ask-other-head = It swaps places with one of its neighbours:
ask-other = What does { $cell } swap with?
ask-covering-head = It covers a block of four cells. The top left cell of the block:
ask-covering = Where does the Wasabi! go?
ask-tile-head = The ingredient to put on top of another one:
ask-tile = Which ingredient?
ask-on-head = Tiles that { $tile } can cover:
ask-on = On which cell does the { $tile } go?
ask-chopping-head = Tiles that can be taken off the board:
ask-chopping = Which cell?
ask-fate-head = You take { $tile } off the board.
ask-fate = What happens to the { $tile }?
ask-serve-head = You can complete one of these now, and then another:
ask-serve = Which recipe?
ask-discard-head = { $discarded ->
    [0] To pass, put back one or more recipes and draw new ones. The first:
   *[other] Another one, or done:
}
ask-discard = Which recipe do you put back?
ask-reward-head = { $owed ->
    [one] For your recipe you may take an action card.
   *[other] For your { $owed } recipes you may take an action card each.
}{ $full ->
    [0] { "" }
   *[other] { " " }You have two, so one goes back.
}
ask-reward = Which card?
ask-lifting-head = The Wasabi! on the board, by their top left cells:
ask-lifting = Which one?
ask-room-head = You can hold two action cards. One goes back to the kitchen:
ask-room = Which card do you put back?
ask-refill-head = { $steps ->
    [0] Refill your hand from the pantry, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    }:
   *[other] You take { $chosen }, and { $left ->
        [one] 1 more tile
       *[other] { $left } more tiles
    }:
}
ask-refill = Which tile?

preview-completes = completes { $recipes }
preview-stylish = { $recipe } with style
preview-completes-on = completes { $recipes } on { $cells }{ $more ->
    [0] { "" }
   *[other] { " " }and elsewhere
}
preview-switched = with { $cell } completes { $recipes }
preview-wanted = for { $recipes }
preview-claim = { $recipe }: { $points } points{ $style ->
    [0] { "" }
   *[other] { $cubes ->
        [0] , with style
        [one] { " " }and 1 cube for style
       *[other] { " " }and { $cubes } cubes for style
    }
}
preview-pile = { $points } points{ $cubes ->
    [0] { "" }
   *[other] , { $stylish } with style
} · { $tokens ->
    [0] you have no token left for it
    [one] 1 token left
   *[other] { $tokens } tokens left
} · { $pile } in the pile
preview-play-chop = take a tile off the board, for the pantry or to place it
preview-play-spicy = place a second ingredient this turn
preview-play-switch = two neighbouring cells swap places
preview-play-stack = put your ingredient on top of another one
preview-play-wasabi = cover four cells of the board and get a cube
preview-answer-pass = swap recipes for new ones; place nothing
preview-answer-done = { $placed ->
    [0] finish this part of your turn
   *[other] finish this part of your turn{ $owed ->
        [0] { "" }
       *[other] { " " }and take what you have earned
    }
}
preview-answer-keep = it is this turn’s ingredient, and may go back where it was
preview-answer-pantry = you place another one from your hand
preview-answer-nothing = leave the cards where they are

# News.

story-cooking = { $preparing ->
    [0] Turn { $turn }
   *[other] Setup { $turn }
} · { $name }
news-first = { $name ->
    [You] You go first.
   *[other] { $name } goes first.
}
news-gift = { $name ->
    [You] { $tiles } for you
   *[other] { $tiles } for { $name }
}
news-refill = { $tiles } from the pantry
news-drawn = new recipe: { $recipe }
news-drawn-hidden = new { $length }-ingredient recipe
news-placed = { $tile } on { $cell }
news-spicy = { $card }, for a second ingredient
news-stack = { $card } { $tile } on top of { $on }
news-switch = { $card } { $cell } and { $other } swap places
news-chop = { $card } { $cell } goes { $keep ->
    [0] into the pantry
   *[other] somewhere else
}
news-wasabi = { $card } on { $cells }: a cube
news-claim = { $recipe } complete{ $style ->
    [0] { "" }
   *[other] , with style
}: { $points } points{ $cubes ->
    [0] { "" }
    [one] { " " }and 1 cube
   *[other] { " " }and { $cubes } cubes
}
news-pass = { $discarded ->
    [0] pass
   *[other] pass, swapping { $recipes }
}
news-pass-hidden = { $discarded ->
    [0] passes
    [one] passes, swaps a { $lengths }-ingredient recipe
   *[other] passes, swaps recipes of { $lengths } ingredients
}
news-took = { $card } from the kitchen
news-took-nothing = no action card
news-lifted = Wasabi! off { $cells }
news-dropped = { $told }, { $card } put back
news-end-tokens = That was the last of { $tokens } tokens: the game ends at once, { $name ->
    [You] you win.
   *[other] { $name } wins.
}
news-end-full = Every cell is full or covered: the game is over.
news-end-passes = { $passes } passes in a row: the game is over.

# Rules to look up.

subject-turn = A turn
subject-completing = Completing
subject-style = Style
subject-tokens = Tokens
subject-passing = Passing
subject-rewards = Rewards
subject-refilling = Refilling
subject-end = The end
rule-wasabi-turn = Place one ingredient on an empty cell that is not covered and, if you like, play one action card before or after it. Or pass instead. Then come action cards for completed recipes, and new tiles and recipes.
rule-wasabi-completing = A straight run of tiles, across or down, that holds exactly the ingredients of one of your recipes, in any order. One of its cells must have changed this turn, only the top tiles count, and you need a token for that many ingredients. You may complete several in one turn, or wait.
rule-wasabi-style = The ingredients are in the order of the recipe, read forwards or backwards. That earns 0, 1, 2 or 3 cubes for 2, 3, 4 or 5 ingredients; a cube is a point.
rule-wasabi-tokens = Everyone has four tokens for recipes with 2 ingredients (2 points each), three for 3 (3 points), two for 4 (5 points) and one for 5 (8 points). A completed recipe uses up one of them.
rule-wasabi-passing = Put one or more recipes back under their piles instead of placing anything; then draw new ones. Without a tile, or a Chop! to get one, you have to pass.
rule-wasabi-rewards = For every recipe you complete you may take one action card from the kitchen, or a Wasabi! off the board; not of the kind you have played this turn, unless there is nothing else. You hold two at most: for a third you put one back, which you cannot take again this turn.
rule-wasabi-refilling = At the end of your turn take tiles of your choice from the pantry until you have three, then recipes from piles of your choice, one at a time, until you have three.
rule-wasabi-end = At once when someone completes a tenth recipe: that player wins. Otherwise after the turn in which the last cell is filled or covered; then points and cubes are added up, and cubes break a tie. If everyone passes twice in a row, the game ends too.
rule-kitchen-chop = Take any uncovered top tile off the board. It goes into the pantry or, if you have not placed anything yet, becomes this turn’s ingredient and must be placed, even where it was. What it uncovers may complete a recipe.
rule-kitchen-spicy = You may place a second ingredient this turn.
rule-kitchen-switch = Two neighbouring uncovered cells swap places with everything on them. One of them may be empty.
rule-kitchen-stack = Place this turn’s ingredient on top of an uncovered tile instead of an empty cell.
rule-kitchen-wasabi = Covers a block of 2 × 2 cells, full or empty, and earns a cube at once. What is covered counts as full and cannot be used until someone takes the card off the board.
rule-recipe = { $ingredients }. { $points } points{ $cubes ->
    [0] { "" }
    [one] , plus 1 cube in this order or reversed
   *[other] , plus { $cubes } cubes in this order or reversed
}.
rule-ingredient = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} ({ $category }). In: { $recipes }.

# What cannot be done.

error-first = seat { $seat } cannot start; it is 0 to { $last }
error-recipe-pile = { $recipe } is not among the shuffled recipes of { $length } ingredients
refusal-wasabi-turn = seat { $seat } cannot play { $action }: it is not its turn
refusal-wasabi-move = seat { $seat } cannot play { $action }: it is asked for its move ({ $legal })
refusal-wasabi-gift = seat { $seat } cannot play { $action }: it chooses three tiles for its left neighbour ({ $legal })
refusal-wasabi-barred = seat { $seat } cannot give { $action }: what is base or unique is in no starting hand
refusal-wasabi-category = seat { $seat } cannot give { $action }: the three tiles must be of three different categories
refusal-wasabi-pantry = seat { $seat } cannot take { $action }: there is none in the pantry
refusal-wasabi-draw = seat { $seat } cannot play { $action }: it chooses the pile that it draws a recipe from ({ $legal })
refusal-wasabi-pile = seat { $seat } cannot play { $action }: that pile is empty
refusal-wasabi-no-tile = seat { $seat } cannot place { $action }: not in its hand
refusal-wasabi-no-tile-left = seat { $seat } cannot play { $action }: it would have no ingredient to place afterwards
refusal-wasabi-placed = seat { $seat } cannot play { $action }: it has placed all that it may in this turn
refusal-wasabi-chopped = seat { $seat } cannot play { $action }: first it must place what it has chopped ({ $legal })
refusal-wasabi-no-cell = seat { $seat } cannot place { $action }: no cell is empty
refusal-wasabi-one-card = seat { $seat } cannot play { $action }: it has played an action card in this turn
refusal-wasabi-no-card = seat { $seat } cannot play { $action }: it has no such card
refusal-wasabi-no-block = seat { $seat } cannot play { $action }: there is no room for it
refusal-wasabi-empty-board = seat { $seat } cannot play { $action }: there is no tile on the board that it could be played on
refusal-wasabi-nothing-complete = seat { $seat } cannot complete a recipe: none of its recipes lies in a run that it has changed in this turn, or it has no token for it
refusal-wasabi-pass = seat { $seat } cannot pass: it has placed an ingredient or played a card in this turn
refusal-wasabi-done = seat { $seat } cannot end this part of its turn: first it places an ingredient, or passes
refusal-wasabi-cell = seat { $seat } cannot play { $action }: it chooses an empty cell ({ $legal })
refusal-wasabi-filled = seat { $seat } cannot place on { $action }: that cell is not empty
refusal-wasabi-empty = seat { $seat } cannot choose { $action }: there is no tile
refusal-wasabi-covered = seat { $seat } cannot choose { $action }: that cell lies under a Wasabi!
refusal-wasabi-switching = seat { $seat } cannot play { $action }: it chooses a cell that changes places with a neighbour, at least one of the two with a tile ({ $legal })
refusal-wasabi-other = seat { $seat } cannot play { $action }: it chooses a neighbour of its first cell, at least one of the two with a tile ({ $legal })
refusal-wasabi-covering = seat { $seat } cannot play { $action }: it chooses the upper left cell of a block that is not covered yet, and an empty cell must be left to place on ({ $legal })
refusal-wasabi-tile = seat { $seat } cannot play { $action }: it chooses the ingredient to stack ({ $legal })
refusal-wasabi-on = seat { $seat } cannot play { $action }: it chooses a tile to stack on ({ $legal })
refusal-wasabi-chopping = seat { $seat } cannot play { $action }: it chooses a tile to take off the board ({ $legal })
refusal-wasabi-fate = seat { $seat } cannot play { $action }: it decides what becomes of the tile ({ $legal })
refusal-wasabi-keep = seat { $seat } cannot keep the tile: it has placed an ingredient already
refusal-wasabi-return = seat { $seat } cannot put the tile into the pantry: it has no other ingredient to place
refusal-wasabi-serve = seat { $seat } cannot play { $action }: it chooses one of its complete recipes ({ $legal })
refusal-wasabi-not-held = seat { $seat } cannot play { $action }: it holds no such recipe
refusal-wasabi-discard = seat { $seat } cannot play { $action }: it chooses a recipe to put back ({ $legal })
refusal-wasabi-discard-one = seat { $seat } cannot be done: to pass it puts back at least one recipe ({ $legal })
refusal-wasabi-reward = seat { $seat } cannot play { $action }: it takes an action card, or nothing ({ $legal })
refusal-wasabi-not-in-kitchen = seat { $seat } cannot take that card: it is not in the kitchen ({ $legal })
refusal-wasabi-none-on-board = seat { $seat } cannot lift a Wasabi!: none lies on the board
refusal-wasabi-dropped = seat { $seat } cannot play { $action }: it has put that card back in this turn
refusal-wasabi-same-kind = seat { $seat } cannot play { $action }: it has played a card of that kind in this turn and can have others ({ $legal })
refusal-wasabi-lifting = seat { $seat } cannot play { $action }: it names a Wasabi! on the board by its upper left cell ({ $legal })
refusal-wasabi-room = seat { $seat } cannot play { $action }: it puts back one of its cards ({ $legal })
refusal-wasabi-refill = seat { $seat } cannot play { $action }: it takes tiles from the pantry ({ $legal })
