# Wasabi!: the table, the questions, the news, the rules.

kitchen-chop = Chop!
kitchen-spicy = Spicy!
kitchen-switch = Switch!
kitchen-stack = Stack!
kitchen-wasabi = Wasabi!

choice-play = play { $card }
choice-take = take { $card }
choice-drop = put back { $card }
choice-draw = length { $length }
choice-pass = pass
choice-done = done
choice-claim = complete a recipe
choice-keep = place it again
choice-pantry = into the pantry
choice-lift = lift a Wasabi! off the board
choice-nothing = take nothing

cell-tile = { $tile } on { $cell }
cell-empty = the empty { $cell }

# What a seat has.

served-with-style = { $recipe }★
seat-tiles = tiles: { $tiles }
seat-cards = cards: { $cards }
seat-recipes = { $recipes ->
    [one] a recipe of { $lengths }
   *[other] recipes of { $lengths }
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
progress-preparation = preparation: { $recipes ->
    [0] starting tiles
   *[other] starting recipes
}
progress-cooking = turn { $turn } · { $cells ->
    [one] 1 empty cell
   *[other] { $cells } empty cells
}

# The score sheet.

sheet-length-2 = Length 2
sheet-length-3 = Length 3
sheet-length-4 = Length 4
sheet-length-5 = Length 5
sheet-style = Style
sheet-wasabi = Wasabi!
category-style = style cubes
reason-served = { $recipes }
reason-style = cubes for { $recipes }
reason-wasabi = { $cards ->
    [one] laid 1 Wasabi! for a cube
   *[other] laid { $cards } Wasabi!, a cube each
}

# The person’s own table.

play-how-wasabi =
    You share one board and cook in secret. Each turn place one ingredient on an empty
    cell. When a straight run of tiles holds exactly the ingredients of one of your
    recipes, in any order, it is yours: points, and an action card. In the right order,
    forwards or backwards, it has style and earns cubes. Most points win when the board
    is full; whoever completes ten recipes wins at once.
play-your-recipes = Your recipes, in the order that has style:
play-your-recipe = { $recipe }: { $ingredients } ({ $points } points)
play-kitchen = In the kitchen: { $cards }.
play-kitchen-empty = no cards
play-memory-head = Recipes you have not seen, and what is left in the pantry:
play-memory-recipes = { $recipes } ({ $pile } in the pile, { $others } in other hands)
play-memory-none = nothing
play-memory-pantry = pantry

play-help-wasabi =
    Type the number of a choice, or its name, or the beginning of its name (cuc).
    Cells are typed by column and row: c3. What belongs together can be typed at
    once: tuna c3.
      p          the table, what lies in stacks, and your choices again
      s          scores so far
      m          memory: recipes you have not seen, and the pantry
      hint       the best choices: chance to win, points and why
      r          the rules; “r stack”, “r tuna”, “r tekkamaki” tell about one thing
      u          choose again, as long as you are in the middle of an answer
      save       save the game; “save my-game.txt” saves a copy there
      q          stop; the game is saved and you are told how to go on
      h          this help

    On the board a raised number is the height of a stack, shaded cells lie under a
    Wasabi!. A star marks a recipe with style.

    The sealed shuffle is the fingerprint of the seed that shuffles all recipes. You
    are shown the seed at the end: nobody can have changed them in between.

play-won-tokens = (All { $tokens } tokens are assigned: that wins whatever the points are.)
play-tie-cubes = ({ $cubes ->
    [one] The tie is broken by cubes: { $cubes }.
   *[other] The tie is broken by cubes: { $cubes }.
})

# Questions.

ask-gift-head = { $steps ->
    [0] Choose three tiles of three different kinds for { $name }, who sits on your left:
   *[other] For { $name }: { $chosen }. { $left ->
        [one] One more, of another kind:
       *[other] { $left } more, of other kinds:
    }
}
ask-gift = Which tile?
ask-draw-head = { $missing ->
    [one] You draw a recipe. How long shall it be?
   *[other] You draw { $missing } recipes, one after the other. How long shall the next be?
}
ask-draw = From which pile?
ask-move-first = Your turn: place an ingredient, and if you like play an action card; or pass.
ask-move-chopped = You have chopped { $tile } and must place it now.
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
ask-switching-head = Two neighbouring cells change places with all that is on them. The first:
ask-switching = Which cell?
ask-other-head = It changes places with one of its neighbours:
ask-other = What does { $cell } change places with?
ask-covering-head = It covers a block of four cells. The upper left cell of the block:
ask-covering = Where does the Wasabi! go?
ask-tile-head = The ingredient that you lay on another one:
ask-tile = Which ingredient?
ask-on-head = Tiles that can be covered with { $tile }:
ask-on = On which cell does the { $tile } go?
ask-chopping-head = Tiles that can be taken off the board:
ask-chopping = Which cell?
ask-fate-head = You take { $tile } off the board.
ask-fate = What becomes of the { $tile }?
ask-serve-head = You can complete one of these now, and another one after it:
ask-serve = Which recipe?
ask-discard-head = { $discarded ->
    [0] To pass, put one recipe or more under their piles; you will draw others. The first:
   *[other] Another one, or done:
}
ask-discard = Which recipe goes?
ask-reward-head = { $owed ->
    [one] For your recipe you may take an action card.
   *[other] For your { $owed } recipes you may take an action card each.
}{ $full ->
    [0] { "" }
   *[other] { " " }You have two, so one goes back.
}
ask-reward = Which card?
ask-lifting-head = The Wasabi! on the board, by their upper left cells:
ask-lifting = Which one?
ask-room-head = Your hand holds two action cards. One goes back to the kitchen:
ask-room = Which card goes?
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
preview-play-switch = two neighbouring cells change places
preview-play-stack = lay your ingredient on top of another one
preview-play-wasabi = cover four cells of the board and take a cube
preview-answer-pass = put back recipes and draw others; place nothing
preview-answer-done = { $placed ->
    [0] end this part of your turn
   *[other] end this part of your turn{ $owed ->
        [0] { "" }
       *[other] { " " }and take what you have earned
    }
}
preview-answer-keep = it is this turn’s ingredient, also for the cell it left
preview-answer-pantry = you place another one from your hand
preview-answer-nothing = leave the cards where they are

# News.

story-cooking = { $preparing ->
    [0] Turn { $turn }
   *[other] Preparation { $turn }
} · { $name }
news-first = { $name } will begin.
news-gift = { $tiles } for { $name }
news-refill = { $tiles } from the pantry
news-drawn = new recipe: { $recipe }
news-drawn-hidden = new recipe of length { $length }
news-placed = { $tile } on { $cell }
news-spicy = { $card }, for a second ingredient
news-stack = { $card } { $tile } on top of { $on }
news-switch = { $card } { $cell } and { $other } change places
news-chop = { $card } { $cell } goes { $keep ->
    [0] into the pantry
   *[other] to another place
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
    [0] a pass
   *[other] a pass, putting back { $recipes }
}
news-pass-hidden = { $discarded ->
    [0] a pass
    [one] a pass, putting back a recipe of length { $lengths }
   *[other] a pass, putting back recipes of length { $lengths }
}
news-took = { $card } from the kitchen
news-took-nothing = no action card
news-lifted = Wasabi! off { $cells }
news-dropped = { $told }, { $card } put back
news-end-tokens = That was the last of { $tokens } tokens: the game ends at once, { $name } has won.
news-end-full = Every cell is full or covered: the game is over.
news-end-passes = { $passes } turns in a row were passed: the game is over.

# Rules to look up.

subject-turn = A turn
subject-completing = Completing
subject-style = Style
subject-tokens = Tokens
subject-passing = Passing
subject-rewards = Rewards
subject-refilling = Refilling
subject-end = The end
rule-wasabi-turn = Place one ingredient on an empty cell that is not covered, and if you like play one action card before or after it. Or pass instead. Then come action cards for completed recipes, and new tiles and recipes.
rule-wasabi-completing = A straight run of tiles, across or down, that holds exactly the ingredients of one of your recipes, in any order. One of its cells must have changed in this turn, only the top tiles count, and you need a token of that length. You may complete several in one turn, or wait.
rule-wasabi-style = The ingredients lie in the order of the recipe, read forwards or backwards. That earns 0, 1, 2 or 3 cubes for 2, 3, 4 or 5 ingredients; a cube is a point.
rule-wasabi-tokens = Everybody has four tokens for recipes of 2 (2 points each), three for 3 (3 points), two for 4 (5 points) and one for 5 (8 points). A completed recipe uses up a token of its length.
rule-wasabi-passing = Put one recipe or more under their piles instead of placing anything; then draw others. Without a tile, or a Chop! to get one, you have to pass.
rule-wasabi-rewards = For every recipe that you complete you may take one action card from the kitchen, or a Wasabi! off the board; not of the kind that you have played this turn, unless there is nothing else. You hold two at most: a third one makes you put one back, which you cannot take again this turn.
rule-wasabi-refilling = At the end of your turn take tiles of your choice from the pantry until you have three, then recipes from piles of your choice, one at a time, until you have three.
rule-wasabi-end = At once when somebody completes a tenth recipe: that player wins. Else after the turn in which the last cell is filled or covered; then points and cubes are added up, and more cubes break a tie. If all pass twice in a row, the game ends too.
rule-kitchen-chop = Take any uncovered top tile off the board. It goes into the pantry, or, if you have not placed anything yet, it is this turn’s ingredient and must be placed, even where it was. What it opens may complete a recipe.
rule-kitchen-spicy = You may place a second ingredient this turn.
rule-kitchen-switch = Two neighbouring uncovered cells change places with all that lies on them. One of them may be empty.
rule-kitchen-stack = Place this turn’s ingredient on top of an uncovered tile instead of an empty cell.
rule-kitchen-wasabi = Covers a block of 2 × 2 cells, full or empty, and earns a cube at once. What is covered counts as full and cannot be used until somebody takes the card off the board.
rule-recipe = { $ingredients }. { $points } points{ $cubes ->
    [0] { "" }
    [one] , and 1 cube in this order or its reverse
   *[other] , and { $cubes } cubes in this order or its reverse
}.
rule-ingredient = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} ({ $category }). In: { $recipes }.

# What cannot be done.

error-first = seat { $seat } cannot begin; it is 0 to { $last }
error-recipe-pile = { $recipe } is not among the shuffled recipes of length { $length }
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
