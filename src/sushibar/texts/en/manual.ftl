# The rules pages: what the texts of the cards do not say.

manual-goal = Goal
manual-deal = Before you begin
manual-turn = A turn
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

manual-sushi-go-goal = Put together the best meal. Cards score by themselves, in sets, or in races against the others. After three rounds the most points win.
manual-sushi-go-deal = The 108 cards are shuffled once for the whole game. In each round everybody gets a hand that only they see: 10 cards with two players, 9 with three, 8 with four, 7 with five.
manual-sushi-go-turn = Everybody chooses one card of their hand in secret. All show it at the same time, and it stays on the plate in front of them. Then everybody passes the rest of the hand to the left and takes the one that arrives. So the hands wander round the table and get smaller; the last card is simply laid.
manual-sushi-go-round = When all cards are laid, plates are scored. Then everything but the puddings is put away, and new hands are dealt.
manual-sushi-go-end = After the third round the puddings are scored. Most points win; with equal points, most puddings; if those are equal too, the victory is shared.
manual-sushi-go-players = Two players: the fewest puddings cost nothing.
manual-sushi-go-zoch-players = This edition is for three to five players.
manual-option-pass-both-ways = Pass both ways: in the second round hands go to the right.
manual-option-dummy = Two players with a dummy: a third plate that belongs to nobody. You take turns playing for it: draw a card from its pile, keep one card and give the dummy another. It cannot win, but its maki rolls and puddings count.
manual-edition-gamewright = Two editions of the rules can be chosen. Gamewright: those who are tied for maki or puddings share the points, rounded down, and a nigiri must go on a free wasabi.
manual-edition-zoch = Two editions of the rules can be chosen. Zoch: everybody who is tied takes the full points, a nigiri may lie beside a free wasabi, and dumplings are called mussels, squid tuna.
manual-ours-sushi-go = What the rules leave open is settled like this: without a maki roll nobody scores for maki. A wasabi and a nigiri that are taken in the same turn do not combine. With the dummy, who serves it first is drawn by lot and changes every round; the dummy never uses chopsticks.

manual-party-goal = Like Sushi Go!, with a menu that changes from game to game: seven types of cards, and nigiri. After three rounds the most points win.
manual-party-menu = A menu has nigiri, one roll, three appetizers, two specials and one dessert. Take a recommended one, choose à la carte, or let chance decide.
manual-party-deal = All cards of the menu are shuffled, and some of the desserts: 5 before the first round, 3 more before the second, 2 before the third; with six to eight players 7, 5 and 3. Everybody gets 10 cards with two or three players, 9 with four or five, 8 with six or seven, 7 with eight.
manual-party-turn = Everybody chooses one card of their hand in secret; together with it you may call chopsticks or a spoon that lies in front of you. All show their cards at the same time. Then special cards act, and hands go to the left. The last card is simply laid.
manual-party-numbers = Chopsticks, spoons, menus and takeout boxes have small numbers from 1 to 12. After the cards are shown they act in that order, the lowest first.
manual-party-round = When all cards are laid, plates are scored. Desserts stay with you until the end of the game; all other cards go back into the deck and are shuffled with the new desserts.
manual-party-end = After the third round the desserts are scored. Most points win; with equal points, most dessert cards; if those are equal too, the victory is shared. Totals can be negative.
manual-party-players = Two players: the fewest temaki or puddings cost nothing; edamame and spoon are not served. Six to eight: maki score 6, 4 and 2. Seven or eight: menu and special order are not served.
manual-ours-party = What the rules leave open is settled like this: a call is binding. Cards that act at the same number: the printed one before a copy. A special order that is fetched by chopsticks, spoon or menu may copy a card of the same turn. A wasabi that is turned face down leaves its nigiri at its plain value. Sake blinds only the next turn, however many there were. The splits within the types, the recommended menus and both mini-expansions are known to us from other sources than the rulebook.

manual-wasabi-goal = Cook recipes on one shared board. The longer they are, the more points they score, and more still with style. Whoever completes ten recipes wins at once; otherwise the most points win when the board is full.
manual-wasabi-board = Six rows, and five, six or seven columns with two, three or four players. Ingredients are tiles that lie openly in the pantry; recipes lie face down in four piles by length.
manual-wasabi-deal = One player begins, drawn by lot. In turn everybody picks three tiles of three different categories (no base, nothing unique) for the left neighbour. Then everybody draws three recipes, one after the other, from piles of their choice. Recipes are secret; tiles and action cards lie open.
manual-wasabi-players = Action cards in the kitchen: one of each kind with two players; with three, two Wasabi! and two Spicy! and one of the others; with four, two of each.
manual-ours-wasabi = The printed lists of tiles and recipes are not public, so the game has a house book of its own: 72 tiles and 52 recipes. What the rules leave open is settled like this: Spicy! allows a second ingredient and does not demand it; Wasabi! covers 2 × 2 cells; style is read in both directions; completing is never a duty. If everybody passes twice in a row, the game ends.

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
