# What the browser says around the table: start page, setup, settings, rules, figures, score pad.

web-again = Try again
web-learn = Learn { $game } in three turns
web-go-on-tables = Continue playing
web-table = Table { $code }
web-playing = in progress
web-blurb-sushi-go = Keep one card, pass the rest. Quick and easy.
web-blurb-party = The same, with many more cards and a menu of your choice.
web-blurb-wasabi = Place ingredients on a shared board to cook secret recipes.
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
web-look = Theme
web-theme-name = { $theme ->
    [dark] dark
    [light] light
   *[auto] automatic
}
web-motion = Animations
web-motion-name = { $speed ->
    [calm] calm
    [quick] quick
   *[none] none
}
web-memory-aid = Memory aid: show the hands I have seen
web-notify = Notify me when it’s my turn
web-notify-denied = Your browser blocks notifications from this page.
web-share = Share
web-qr = QR code
web-qr-of = QR code: { $what }
web-copy-failed = Can’t copy here. Select the text and copy it yourself.
web-link-local = This link only works on this computer. To play with others, start the server with --host 0.0.0.0 and open the page at this computer’s address.
web-own-seat = Play on another device
web-own-seat-how = This link is your own seat: open it on your phone and carry on there.
web-own-seat-show = Show link
web-own-seat-link = Link to your own seat
web-own-seat-warning = Anyone with this link can play your seat. Keep it to yourself.

web-opponents = Your opponents
web-opponent = Opponent { $number }
web-level-of = Level { $level }
web-mixed = Mixed
web-mixed-what = pick each one yourself
web-who = Who can join
web-private = Only with the link
web-edition-gamewright-what = Ties split the points. A nigiri must go on a free wasabi.
web-edition-zoch-what = Ties score in full. A nigiri may go beside the wasabi.
web-option-pass-both-ways-what = In round 2, hands go to the right.
web-option-dummy-what = A third plate that you take turns playing for.
web-menu-random-what = a surprise
web-menu-own-what = pick it yourself
web-group-roll = One roll
web-group-appetizer = Three appetizers
web-group-special = Two specials
web-group-dessert = One dessert
web-book = Played with the house recipe book.
web-book-look = See the recipes

web-full = All seats are taken. You can watch.
web-invite-how = Send the link, show the QR code, or tell them the code.
web-clock-each = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
} per choice
web-bot-level = bot, level { $level }
web-close-table = Close the table
web-invites = { $name } invites you to { $game }
web-brief = How to play in 30 seconds
web-brief-sushi-go =
    Everyone keeps one card, face down. All are revealed together.
    Pass the rest of your hand on, and choose from the one you get.
    Collect sets and win races: two tempura score 5, three sashimi 10, most maki rolls 6.
    Wasabi triples your next nigiri. Puddings count at the very end.
    Most points after three rounds wins.
web-brief-party =
    Everyone keeps one card, face down. All are revealed together.
    Pass the rest of your hand on, and choose from the one you get.
    Every table has its own menu. Each card says what it scores: in sets, in races, or on its own.
    Special cards take an extra card, copy one, or turn some into points.
    Desserts count at the very end. Most points after three rounds wins.
web-brief-wasabi =
    You hold three secret recipes. Their ingredients have to lie in a row on the board you all share.
    On your turn, place one ingredient. Everything on the board counts for everyone’s recipes.
    Complete a recipe to score; in the printed order it earns cubes for style, too.
    Action cards chop, swap, stack or cover what lies there.
    Ten recipes win at once; else most points when the board is full.
web-table-settings = Table settings
web-changed = { $name } changed the settings.
web-seal-sign = Sealed shuffle
web-seal-line = The shuffle is sealed; { $salts ->
    [0] no browser has added random bits yet.
    [one] one browser has added its own random bits.
   *[other] { $salts } browsers have added their own random bits.
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
web-found-seal-fits = The seal matches the seed (recomputed by this browser).
web-found-seal-broken = The seal does not match the seed: this game was not dealt as promised.
web-found-seal-seen = It is the seal this browser was shown before the game.
web-found-seal-other = This browser was shown another seal before the game!
web-found-bits-in = This browser’s random bits are in the shuffle.
web-found-bits-missing = This browser’s random bits are not in the shuffle!
web-found-salts = { $salts ->
    [0] No player added random bits.
    [one] One player added random bits.
   *[other] { $salts } players added random bits.
}
web-found-cards = { $over ->
    [true] { $game }: every card, every decision and the result follow from it (replayed by the server).
   *[other] { $game }: every card and every decision follow from it (replayed by the server); the game is not over.
}
web-found-wrong = This record does not check out:
web-figures = The numbers
web-figure-commitment = Seal: SHA-256 of the seed
web-figure-seed = Seed
web-figure-salt = Random bits { $number }
web-figure-key = Key of the deal: SHA-256 of seed and bits

web-me = You
web-me-best = best score
web-me-streak = wins in a row
web-moments = Best moments
web-moment-score = Best score: { $points } points
web-moment-win = Widest win: by { $points } points
web-moment-close = Closest win: by { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-moment-line = Most at once: { $points } points
web-spread = Points at the end of a game
web-spread-desc = How often each score was reached; { $mean } on average. All the numbers are in the table below.
web-mean = average { $mean }
web-as-table = As a table
web-results = results
web-points-mean = average points
web-rating = rating
web-rating-what = The bar shows how certain the rating is: the true strength is very likely inside it.
web-no-ratings = Nobody has a rating yet. Open a table with “Rated game” to get one.

web-pad-what = For a game at a real table: count what is in front of everyone, and see the points explained. It stays in this browser.
web-pad-offline = No connection: the page counts the points itself. The reasons come back when you are online again.
web-pad-table = { $game } · { $players ->
    [one] 1 player
   *[other] { $players } players
}
web-pad-end = Result
web-pad-next = Next: { $what }
web-pad-points = now { $now } · total { $total }
web-pad-typed = Or type the plate
web-pad-lay = Add it
web-pad-empty = Nothing counted yet.
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
web-pad-lead = After { $played } of { $rounds } rounds: { $names } { $winners ->
    [one] leads
   *[other] lead
}
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
web-orders = Count a special order as the card it copies.
web-recipes-of = { $length }-ingredient recipes
web-style-cubes = style cubes
web-tie-broken = { $game ->
    [wasabi] Tied on points: most cubes wins.
   *[other] Tied on points: most dessert cards wins.
}
web-tie-shared = { $game ->
    [wasabi] Tied on points and cubes: a draw.
   *[other] Tied on points and desserts: the win is shared.
}
web-tie-tokens = { $game ->
    [wasabi] All ten recipes completed: that wins, whatever the points.
   *[other] The points decide.
}
web-undo = Undo
web-save = Save to a file
web-print = Print
web-copy-text = Copy as text
web-new-pad = Start over
