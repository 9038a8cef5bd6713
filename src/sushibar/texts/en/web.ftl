# What only the browser says.

web-skip = Skip to the table
web-motto = Sushi games with friends or bots. No account, no waiting.
web-unofficial = An unofficial fan project with its own words and pictures. The games were invented and published by others, who have nothing to do with it.
web-offline = Can’t reach the server. Try again in a moment.
web-loading = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-try-now = Try now
web-update = There is a new version of this page.
web-update-now = Load it
web-wrong-link = That link is not for a seat at this table, so you are just watching.
web-wrong-link-seated = That link is not for a seat at this table. You keep your own.
web-home = Home
web-lost = Nothing here
web-lost-address = There is no page at this address.
web-lost-code = This link is incomplete: ask for it again, or type the code on the home page.
web-close = Close
web-label = { $label }:
web-language = Language
web-sound = Sound

web-ways = Ways to play
web-play-bots = Play against bots
web-play-friends = Invite friends
web-play-here = Pass and play
web-join = Join with a code
web-join-go = Join
web-join-form = A code has six letters and digits, such as ABC234.
web-choose = Choose opponents and options
web-open-tables = Tables waiting for players
web-seats-free = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-more = More
web-less = Less
web-rules = Rules
web-records = Finished games
web-score-pad = Score pad
web-statistics = Statistics
web-fair = Fair shuffles

web-game = Game
web-game-sushi-go = Sushi Go!
web-game-party = Sushi Go Party!
web-game-wasabi = Wasabi!
web-setup-bots = Against bots
web-name = Your name
web-you = You
web-players = Players
web-edition = Edition
web-edition-gamewright = Gamewright
web-edition-zoch = Zoch
web-edition-standard = Standard
web-options = Options
web-option-pass-both-ways = Pass both ways
web-option-dummy = A dummy as third player
web-menu = Menu
web-menu-random = Random
web-menu-own = À la carte
web-bots = Bots
web-bot = Level { $level }: { $character }
web-clock = Thinking time
web-clock-none = No limit
web-clock-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
web-listed = Open to everyone
web-rated = Rated game
web-begin = Start

web-sit-down = Take a seat to play, or stay and watch.
web-waiting-for = Waiting for { $free ->
    [one] one more player
   *[other] { $free } more players
}
web-all-here = Everyone is here.
web-all-taken = All seats are taken. Away right now: { $names }
web-awaited = Waiting for { $names } to accept the rematch
web-host-begins = Waiting for { $name } to start
web-invite = Invite
web-code = Code
web-link = Link to this table
web-copy = Copy link
web-copied = Copied
web-empty = empty
web-host = host
web-away = away
web-invited = invited
web-leave = Leave
web-remove = Remove { $name }
web-take-seat = Take a seat
web-add-bot = Add a bot
web-bring = Add someone at this device
web-here = at this device
web-closed = This table is closed.

web-leave-table = Leave the table
web-leave-home = Home: your seat waits for you
web-get-up = Get up: a bot plays on for you
web-stay = Stay
web-name-next = From the next table on. In a waiting room you can change it on your chair.
web-others = The others
web-mine = Your plate
web-hand = Your choices
web-dummy = Dummy
web-over = Game over
web-your-turn = Your turn
web-answered = Chosen. Waiting for { $names }
web-late = { $by ->
    [selected] Time’s up: your selected card was played.
   *[clock] Time’s up: a bot chose for you.
}
web-waiting = Waiting for { $names }
web-cover = Covered
web-pass-to = Pass the device to { $name }.
web-its-me = It’s me, { $name }
web-hide = Hide my hand
web-seconds-left = { $seconds } s
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-thinking = thinking
web-has-chosen = has chosen
web-passes-to = This hand goes to { $name } next
web-explanation = Explanation
web-show-plate = show the plate
web-plate-empty = nothing yet
web-bot-plays = a bot is playing
web-stand-in = Let a bot play
web-stood-in = A bot is playing for you.
web-come-back = Take your seat back
web-watching = You are watching.
web-onlookers = { $onlookers ->
    [one] 1 person is watching
   *[other] { $onlookers } people are watching
}
web-not-asked = Nothing for you to do right now.
web-your-answer = Your choice: { $answer }
web-may-change = You can change it until everyone has chosen: tap another card.
web-confirm = Confirm
web-sent = Chosen
web-sending = Sending…
web-step-undo = Step back
web-next = Next
web-clear = Clear
web-hint = Hint
web-hint-quick = Just a quick guess: the odds follow when the server has warmed up, in a few minutes.
web-scores = Scores
web-plate-then = What was there
web-total = Total
web-no-scores = Points are counted at the end of the round.
web-log = Log
web-help = Help
web-memory = Memory
web-unknown = { $unknown } unknown
web-say = Chat
web-tools = Tools
web-how = Tap a card to select it, tap it again to confirm. A long press, or keyboard focus, only explains it. Tap a plate to see what is on it.
web-keys = Keys: 1–9 and 0 choose, Enter confirms, Esc clears, c chopsticks, h hint, s scores, l log, m memory, ? help.
web-keys-board = On the board: arrows move, Enter chooses, Backspace goes one step back, b jumps to the board.
web-won = You win!
web-won-shared = You share the win with { $names }
web-winners = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the win
}
web-go-on = Join rematch
web-wants-rematch = { $name } wants a rematch!
web-rematch = Rematch
web-replay = Replay
web-board = The board
web-cell-empty = empty
web-cell-below = on top of { $tiles }
web-cell-covered = covered by a Wasabi!
web-cell-new = new, from { $name }
web-cell-choice = can be chosen
web-cell-hint = hint { $number }
web-board-row = Row
web-seats = Everyone at the table
web-own-screen = Your things
web-own-recipes = Your recipes
web-tiles-cards = Tiles and action cards
web-recipes = Recipes
web-recipe-brings = { $points } points{ $cubes ->
    [0] { "" }
    [one] , 1 cube for style
   *[other] , { $cubes } cubes for style
}
web-recipe-ready = { $style ->
    [0] Complete!
   *[other] Complete, with style!
}
web-recipe-missing = Closest at { $cells }; still missing: { $tiles }
web-hidden-recipes = { $recipes ->
    [one] hidden, { $lengths } ingredients
   *[other] hidden, { $lengths } ingredients
}
web-completed = Completed: { $recipes } of 10
web-with-style = with style
web-tokens-left = Tokens left
web-of-length = for { $length } ingredients
web-own-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
web-last-turn = Last turn
web-stock = Kitchen, pantry and piles
web-kitchen = Kitchen
web-pantry = Pantry
web-piles = Recipe piles
web-pile = { $length } ingredients: { $recipes }
web-shelf = { $category ->
    [base] Base
    [fish] Fish
    [shellfish] Shellfish
    [garden] Garden
    [toppings] Toppings
   *[unique] Unique
}
web-deal-three = Deal me three
web-gain-recipes = +{ $points } { $recipes }{ $cubes ->
    [0] { "" }
   *[other] { " " }★
}
web-show-board = Show board
web-show-choices = Show choices
web-event-joined = { $name ->
    [You] You join the table.
   *[other] { $name } joins the table.
}
web-event-bot-joined = { $name } joins the table.
web-event-left = Someone leaves the table.
web-event-started = The game starts.
web-event-answered = { $by ->
    [selected] { $name }: time’s up, the selected choice is played.
   *[clock] { $name }: time’s up, a bot chose.
}
web-event-stood-in = { $name ->
    [You] A bot is playing for you.
   *[other] A bot is playing for { $name }.
}
web-event-returned = { $name ->
    [You] You are back.
   *[other] { $name } is back.
}
web-event-rematched = A rematch is open.
web-event-closed = The table was closed.

web-download = Download
web-whose = Whose games
web-whose-own = Your games
web-whose-how-own = Games played in this browser. To show one to a friend, share the link of its replay.
web-whose-none-own = You have not finished a game in this browser yet.
web-whose-public = Public games
web-whose-how-public = Games at tables that were open to everyone.
web-whose-none-public = No game at an open table has been finished yet.
web-games = games
web-wins = wins
web-mean-points = points
web-seat = Seat { $seat }
web-by-seat = By seat
web-by-bot = Bots
web-by-player = Players
web-ratings = Ratings
web-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
web-step-back = One step back
web-step-on = One step forward
web-scrub = Position in the game
web-run = Play
web-pause = Pause
web-plate = Plate
web-hand-of = Hand
web-fair-1 = Before anyone sits down, the server draws a secret seed. The table shows its seal: a hash that fixes the seed and gives nothing away.
web-fair-2 = After seeing the seal, every player’s browser adds random bits of its own.
web-fair-3 = Seed and bits together deal the cards. So neither the server nor a player can have chosen the deal.
web-fair-4 = When the game is over, the record shows the seed and all bits. Anyone can check that the seal fits and that exactly these cards follow.
web-fair-check = Check a game here
web-fair-paste = A code such as ABC234, or a downloaded game:
web-fair-go = Check
web-fair-nothing = This is not a game with a seal.
web-fair-command = To check the whole game, card by card:
web-add-player = Add a player

# Points that have just come, and as a round stands.
web-points-come = { $points } { $name }
web-count-now = as it stands: { $points } this round

# The end of a round or a game.
web-ranking = Final ranking
web-round-over = Points of the round
web-place-short = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
web-place = { $place ->
    [1] You’re { $place }st of { $players }
    [2] You’re { $place }nd of { $players }
    [3] You’re { $place }rd of { $players }
   *[other] You’re { $place }th of { $players }
}
web-sheet = Score sheet
web-share-result = Share the result
web-races = How the races stand
web-race-mine = { $race }: you { $mine }, { $others ->
    [one] { $name } { $amount }
   *[other] { $others } others { $amount } each
}
web-race-watched = { $race }: { $others ->
    [one] { $name } leads with { $amount }
   *[other] { $others } have { $amount } each
}
web-count = Count points during the round
