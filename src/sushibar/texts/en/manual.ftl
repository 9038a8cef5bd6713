# The rules pages: what the texts of the cards do not say.

manual-goal = Goal
manual-deal = Before you start
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
manual-turn = A turn
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
manual-round = End of a round
manual-end = End of the game
manual-menu = The menu
manual-numbers = Who acts first
manual-players = By number of players
manual-options = Variants
manual-ours = Fine points
manual-board = The board
manual-cards = Cards
manual-group-nigiri = Nigiri (always there)
manual-group-roll = Rolls (one type per game)
manual-group-appetizer = Appetizers (three types)
manual-group-special = Specials (two types)
manual-group-dessert = Desserts (one type)
manual-group-kitchen = Action cards
manual-group-tile = Ingredients
manual-group-recipe = Recipes of the house book

# $edition: Zoch’s German rulebook has its own words for rounds and turns.
manual-sushi-go-goal = Put together the best meal. Cards score on their own, in sets, or in races against the others. Most points after three rounds wins.
manual-sushi-go-deal = All cards are shuffled once for the whole game. In each round everybody gets a hand that only they see: { $edition ->
    [zoch] 9 cards with three players, 8 with four, 7 with five
   *[other] 10 cards with two players, 9 with three, 8 with four, 7 with five
}.
manual-sushi-go-turn = Everyone secretly chooses one card from their hand. All are revealed at the same time and stay on the plate in front of their player. Then everyone passes the rest of their hand to the left and picks up the one that arrives. So the hands travel round the table and get smaller; the last card is simply played.
manual-sushi-go-round = When all cards have been played, the plates are scored. Then everything but the puddings is cleared away, and new hands are dealt.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
manual-sushi-go-end = After the third round the puddings are scored. Most points wins; if tied, most puddings; if still tied, the win is shared.
manual-sushi-go-players = Two players: the fewest puddings cost nothing, and a tie scores nothing.
manual-sushi-go-zoch-players = This edition is for three to five players.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
manual-option-pass-both-ways = Pass both ways: in the second round, hands go to the right.
manual-option-dummy = Two players with a dummy: a third plate that belongs to nobody. You take turns playing for it: draw a card from its pile, keep one card and give the dummy another. It cannot win, but its maki rolls and puddings count.
manual-edition-gamewright = There are two editions of the rules. Gamewright: ties for maki or puddings split the points, rounded down; if everyone has the same number of puddings, nobody scores; and a nigiri must go on a free wasabi.
manual-edition-zoch = There are two editions of the rules. Zoch: ties score in full, a nigiri may go beside a free wasabi, and dumplings are called mussels, squid tuna.
manual-ours-gamewright = Where the rulebook leaves gaps, we play it like this: without a maki roll nobody scores for maki. With two nigiri in one turn and one free wasabi, the one chosen first goes on it. If puddings do not break a tie either, the victory is shared. Who serves the dummy first is random and changes every round, and the two take turns at it; the dummy never uses chopsticks and cannot win.
manual-ours-zoch = Where the rulebook leaves gaps, we play it like this: whether a nigiri goes on a free wasabi or beside it is chosen in secret with the card and never changed later. With two nigiri in one turn and one free wasabi, either of them may go on it, or neither. With chopsticks both cards are chosen face down, although the Italian rules lay the second one openly.

manual-party-goal = Like Sushi Go!, with a menu that changes from game to game: seven types of cards, plus nigiri. Most points after three rounds wins.
manual-party-menu = A menu has nigiri, one roll, three appetizers, two specials and one dessert. Take a recommended one, choose à la carte, or let chance decide.
manual-party-deal = All cards of the menu are shuffled, and some of the desserts: 5 before the first round, 3 more before the second, 2 before the third; with six to eight players 7, 5 and 3. Everybody gets 10 cards with two or three players, 9 with four or five, 8 with six or seven, 7 with eight.
manual-party-turn = Everyone secretly chooses one card from their hand; together with it you may call chopsticks or a spoon in front of you. All cards are revealed at the same time. Then special cards act, and hands go to the left. The last card is simply played.
manual-party-numbers = Chopsticks, spoons, menus and takeout boxes have small numbers from 1 to 12. After the reveal they act in that order, lowest first.
manual-party-round = When all cards have been played, the plates are scored. Desserts stay with you until the end of the game; all other cards go back into the deck and are shuffled with the new desserts.
manual-party-end = After the third round the desserts are scored. Most points wins; if tied, most dessert cards; if still tied, the win is shared. Totals can be negative.
manual-party-players = Two players: the fewest temaki or puddings cost nothing; no edamame, no spoon. Six to eight: maki score 6, 4 and 2. Seven or eight: no menu, no special order.
manual-ours-party-turn = Where the rulebook leaves gaps, we play it like this: a call is binding. Cards that act at the same number: the printed one before a copy, then by seat. A player who fetches a card takes it first; then the chopsticks or the spoon go into a hand, or the menu is set aside; and only then the new card is laid. So a special order cannot copy what fetched it, and a later spoon may ask for it.
manual-ours-party-cards = A spoon may also ask for any card of a numbered special or of sukeroku. A takeout box may also turn cards of the same turn, even another box that still waits. A wasabi that is turned face down leaves its nigiri at its plain value; a wasabi whose nigiri is turned stays used. A special order that is fetched by chopsticks, spoon or menu may copy a card of the same turn; one that copies chopsticks or a spoon is a plain special order again when it goes into a hand. If three are tied for a place in the uramaki race, exactly one place is dropped too; a player who reaches ten rolls with a fetched card scores right then. Futomaki and inari have the same colour, and each of several pairs scores. If a menu shows only menus, everybody sees them.
manual-ours-party-sake = The details of sake are ours: on the next turn the hand stays hidden, calls are made without seeing it, and a card is taken at random; when all cards are shown you see your hand. A special order taken like this chooses then what it copies. Sake from any source blinds you, also as a copy and even if it has since been turned face down. Two sakes blind one turn, and one from the last turn of a round does nothing.
manual-sources-party = The rulebook does not say, so this comes from other sources: how many cards of each kind a type has, the recommended menus, and what both mini-expansions do.

manual-wasabi-goal = Cook recipes on one shared board. The longer they are, the more they score, and more still with style. The first to complete ten recipes wins at once; otherwise most points wins when the board is full.
manual-wasabi-board = Six rows, and five, six or seven columns with two, three or four players. Ingredients are tiles, face up in the pantry; recipes lie face down in four piles by number of ingredients.
manual-wasabi-deal = A random player starts. In turn, everyone picks three tiles from three different categories (no base, nothing unique) for the player on their left. Then everyone draws three recipes, one after the other, from piles of their choice. Recipes are secret; tiles and action cards are open.
manual-wasabi-players = Action cards in the kitchen: one of each kind with two players; with three, two Wasabi! and two Spicy! and one of the others; with four, two of each.
manual-ours-wasabi-book = The printed lists of tiles and recipes are not public, so the game has a house book of its own.
manual-ours-wasabi-turn = Where the rulebook leaves gaps, we play it like this: the first player is random. Tiles and action cards in hand can be seen by all, because they were taken openly. A player who passes puts back one or more recipes. With Spicy! the second ingredient is optional. A tile that Chop! takes as this turn’s ingredient must be placed in this turn, and may go back to its old cell. Switch! needs a tile in at least one of the two cells. Wasabi! covers 2 × 2 cells, and before the ingredient it may be played only if an empty cell is left.
manual-ours-wasabi-completing = You never have to complete a recipe, and style is read in both directions. Recipes of four and five have two and three cubes for style, and there are always enough cubes. An action card may be declined; one that was put back to make room cannot be taken back in this turn; whether another kind than the one played can be had is judged before each taking, without what was put back. What a Wasabi! taken off the board uncovers completes nothing. If everybody passes twice in a row, the game ends and is scored.
manual-sources-wasabi = The rulebook’s text does not say, so this comes from other sources: the six rows of the board, how many tokens there are for each number of ingredients, and what they score.

# Menus of one’s own: what is wrong with them.

menu-problem-group = { $group ->
    [roll] { $served ->
        [0] choose a roll
       *[other] only one roll
    }
    [appetizer] { $served ->
        [0] choose three appetizers
        [one] two more appetizers
        [2] one more appetizer
       *[other] only three appetizers
    }
    [special] { $served ->
        [0] choose two specials
        [one] one more special
       *[other] only two specials
    }
   *[dessert] { $served ->
        [0] choose a dessert
       *[other] only one dessert
    }
}
menu-problem-players = { $type }: only for { $fewest } to { $most } players
