# What the browser says around the table: start page, setup, settings, rules, figures, score pad.

web-again = Try again
web-learn = Learn { $game } in three turns
web-go-on-tables = Your tables: go on
web-table = Table { $code }
web-playing = being played
web-blurb-sushi-go = Keep one card, pass the others on. Quick and easy.
web-blurb-party = The same with many more kinds of cards and a menu of your choice.
web-blurb-wasabi = Lay ingredients on one board, cook secret recipes.
web-minutes-sushi-go = 10 minutes
web-minutes-party = 15 minutes
web-minutes-wasabi = 30 minutes
web-players-span = { $fewest ->
    [one] { $fewest }–{ $most } players
   *[other] { $fewest }–{ $most } players
}
web-players-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-play-one = Play a game

web-settings = Settings
web-look = Colours
web-theme-name = { $theme ->
    [dark] dark
    [light] light
   *[auto] automatic
}
web-memory-aid = Memory aid: show hands that I have seen
web-notify = Notify me when it is my turn
web-notify-denied = The browser does not allow notifications from this page.
web-share = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-copy-failed = Copying is not possible here. Select the text and copy it yourself.
web-link-local = This link works on this computer only. For friends elsewhere, start the server with --host 0.0.0.0 and open the page by this computer’s address.
web-own-seat = Play on another device
web-own-seat-how = This link is your own seat: open it on your phone and go on there.
web-own-seat-show = Show the link
web-own-seat-link = Link to your own seat
web-own-seat-warning = Whoever has this link plays your seat. Keep it to yourself.

web-opponents = Your opponents
web-opponent = Opponent { $number }
web-level-of = Level { $level }
web-mixed = Mixed
web-mixed-what = choose each one yourself
web-who = Who may join
web-private = Only with the link
web-edition-gamewright-what = Ties share the points. A nigiri must go on a free wasabi.
web-edition-zoch-what = Ties take full points. A nigiri may lie beside the wasabi.
web-option-pass-both-ways-what = In the second round hands go to the right.
web-option-dummy-what = A third plate that both of you play for in turn.
web-menu-random-what = a surprise
web-menu-own-what = put it together yourself
web-group-roll = One roll
web-group-appetizer = Three appetizers
web-group-special = Two specials
web-group-dessert = One dessert
web-book = Played with the house recipe book.
web-book-look = Look at the recipes

web-full = All seats are taken. Stay and watch.
web-invite-how = Send the link, show the QR code, or tell them the code.
web-clock-each = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
} per choice
web-bot-level = bot, level { $level }
web-close-table = Close the table
web-seal-line = The shuffle is sealed; { $salts ->
    [0] no browser has added random bits yet.
    [one] one browser has added random bits of its own.
   *[other] { $salts } browsers have added random bits of their own.
}

web-rules-of = Rules of { $game }
web-contents = Contents
web-copies = { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
web-copies-tiles = { $copies ->
    [one] 1 tile
   *[other] { $copies } tiles
}
web-numbers = numbers { $numbers }
web-expansion = Mini-expansion.
web-only-players = For { $fewest } to { $most } players.

web-all-games = All
web-winner = Winner:
web-fair-file = Choose a file
web-found-seal-fits = The seal fits the seed (recomputed by this browser).
web-found-seal-broken = The seal does not fit the seed: this game was not dealt as promised.
web-found-seal-seen = It is the seal that this browser was shown before the game.
web-found-seal-other = This browser was shown another seal before the game!
web-found-bits-in = The random bits of this browser are in the shuffle.
web-found-bits-missing = The random bits of this browser are not in the shuffle!
web-found-salts = { $salts ->
    [0] No player added random bits.
    [one] One player added random bits.
   *[other] { $salts } players added random bits.
}
web-found-cards = { $over ->
    [true] { $game }: every card, every decision and the result follow from it (played again by the server).
   *[other] { $game }: every card and every decision follow from it (played again by the server); the game is not over.
}
web-found-wrong = This record does not check out:
web-figures = The figures
web-figure-commitment = Seal: SHA-256 of the seed
web-figure-seed = Seed
web-figure-salt = Random bits { $number }
web-figure-key = Key of the deal: SHA-256 of seed and bits

web-spread = Points at the end of a game
web-spread-desc = How often so many points were reached; { $mean } on average. The table below has all figures.
web-mean = average { $mean }
web-as-table = As a table
web-results = results
web-points-mean = average points
web-rating = rating
web-rating-what = The bar shows how sure the rating is: the true strength is very likely inside it.
web-no-ratings = Nobody has a rating yet. Open a table with “Play for ratings” to get one.

web-pad-what = For a game on a real table: count what lies in front of everybody, and see the points with reasons. It is kept in this browser.
web-pad-table = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-pad-end = Result
web-pad-next = Next: { $what }
web-pad-points = now { $now } · total { $total }
web-pad-typed = Or type the plate
web-pad-lay = Lay it
web-pad-empty = Nothing has been counted yet.
web-player = Player { $number }
web-name-of = Name of player { $seat }
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
web-rounds = Rounds
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
web-round = Round { $round }
web-desserts = Desserts
web-fewer = One less: { $what }
web-one-more = One more: { $what }
web-on-wasabi = { $card } on wasabi
web-face-down = cards face down
web-race = points from the uramaki race
web-kept = kept until the end
web-orders = Count a special order as the card that it copies.
web-recipes-of = recipes of length { $length }
web-style-cubes = style cubes
web-tie-broken = { $game ->
    [wasabi] Equal points: more cubes decide.
   *[other] Equal points: more dessert cards decide.
}
web-tie-shared = { $game ->
    [wasabi] Equal points and equally many cubes: a draw.
   *[other] Equal points and equally many desserts: the victory is shared.
}
web-tie-tokens = { $game ->
    [wasabi] All ten recipes are complete: that wins whatever the points are.
   *[other] The points decide.
}
web-undo = Undo
web-save = Save as a file
web-print = Print
web-copy-text = Copy as text
web-new-pad = Start again
