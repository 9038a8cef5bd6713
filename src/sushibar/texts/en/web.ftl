# What only the browser says.

web-skip = Skip to the table
web-motto = Sushi games with friends or bots. No account, no waiting.
web-unofficial = An unofficial fan project with its own words and pictures. The games are the inventions of their authors and publishers, who have nothing to do with it.
web-offline = The server cannot be reached. Try again in a moment.
web-loading = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-try-now = Try now
web-home = Start page
web-lost = Nothing here
web-lost-address = There is no page at this address.
web-lost-code = This link is not complete: ask for it again, or type the code on the start page.
web-close = Close
web-label = { $label }:
web-language = Language
web-sound = Sounds

web-ways = Ways to play
web-play-bots = Play against bots
web-play-friends = Invite friends
web-join = Join a table by its code
web-join-go = Join
web-join-form = A code has six letters and digits, such as ABC234.
web-choose = Choose opponents and options
web-open-tables = Tables that wait for players
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
web-setup-friends = With friends
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
web-clock-none = As long as you like
web-clock-seconds = { $seconds ->
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
   *[other] { $seconds } seconds
}
web-listed = Open to everyone
web-rated = Play for ratings
web-begin = Begin
web-open = Open the table

web-sit-down = Sit down to play, or stay and watch.
web-waiting-for = Waiting for { $free ->
    [one] one more player
   *[other] { $free } more players
}
web-all-here = Everybody is here.
web-awaited = Waiting for { $names } to accept the rematch
web-host-begins = { $name } begins the game.
web-invite = Invite
web-code = Code
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-empty = empty
web-host = host
web-away = away
web-invited = invited
web-leave = Leave
web-remove = Remove { $name }
web-take-seat = Take a seat
web-add-bot = Add a bot
web-closed = This table is closed.

web-others = The others
web-mine = Your plate
web-hand = Your choices
web-dummy = Dummy
web-over = The game is over
web-your-turn = Your turn
web-answered = Chosen. Waiting for { $names }
web-late = { $by ->
    [selected] Time was up: your selected card was played.
   *[clock] Time was up: a bot has chosen for you.
}
web-waiting = Waiting for { $names }
web-seconds-left = { $seconds } s
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-thinking = thinks
web-has-chosen = has chosen
web-passes-to = This hand goes on to { $name }
web-explanation = Explanation
web-show-plate = show the plate
web-plate-empty = nothing yet
web-bot-plays = a bot plays
web-stand-in = Let a bot play
web-stood-in = A bot plays for you.
web-come-back = Take your seat back
web-watching = You are watching.
web-not-asked = Nothing for you to do right now.
web-your-answer = Your choice: { $answer }
web-may-change = You may change it until everybody has chosen: tap another card.
web-confirm = Confirm
web-sent = Chosen
web-sending = Sending…
web-step-undo = One step back
web-next = Next
web-clear = Clear
web-hint = Hint
web-hint-figures = wins { $wins }%, about { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-hint-quick = A quick guess: figures follow once this server has warmed up, in a few minutes.
web-scores = Scores
web-plate-then = What lay there
web-total = Total
web-no-scores = Points are counted at the end of the round.
web-log = Log
web-help = Help
web-memory = Memory
web-unknown = { $unknown } unknown
web-say = Say
web-tools = Tools
web-how = Tap a card to select it, tap it again to confirm. A long press, or keyboard focus, only explains it. Tap a plate to read what lies on it.
web-keys = Keys: 1–9 and 0 choose, Enter confirms, Esc clears, c chopsticks, h hint, s scores, l log, m memory, ? help.
web-keys-board = On the board: arrows move, Enter chooses, Backspace takes a step back, b leads to the board.
web-won = You win!
web-winners = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-go-on = Join rematch
web-wants-rematch = { $name } wants a rematch!
web-rematch = Rematch
web-replay = Replay
web-board = The board
web-cell-empty = empty
web-cell-below = on top of { $tiles }
web-cell-covered = covered by a Wasabi!
web-cell-new = new, by { $name }
web-cell-choice = can be chosen
web-cell-hint = hint { $number }
web-board-row = Row
web-seats = Everybody at the table
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
    [one] hidden, of length { $lengths }
   *[other] hidden, of lengths { $lengths }
}
web-completed = Completed: { $recipes } of 10
web-with-style = with style
web-tokens-left = Tokens left
web-of-length = of length { $length }
web-own-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
web-last-turn = Last turn
web-stock = Kitchen, pantry and piles
web-kitchen = Kitchen
web-pantry = Pantry
web-piles = Recipe piles
web-pile = Length { $length }: { $recipes }
web-show-board = Show the board
web-show-choices = Show the choices
web-event-joined = { $name } sits down.
web-event-bot-joined = { $name } sits down.
web-event-left = Somebody leaves.
web-event-started = The game begins.
web-event-answered = { $by ->
    [selected] { $name }: time is up, the selected choice is played.
   *[clock] { $name }: time is up, a bot has chosen.
}
web-event-stood-in = A bot plays for { $name }.
web-event-returned = { $name } is back.
web-event-rematched = A rematch is open.
web-event-closed = The table was closed.

web-download = Download
web-no-records = No game has been finished here yet.
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
web-fair-1 = Before anybody sits down the server has drawn a secret seed. The table shows its seal: a hash that fixes the seed and gives nothing away.
web-fair-2 = After seeing the seal, every player’s browser adds random bits of its own.
web-fair-3 = The cards are dealt by seed and bits together. So neither the server nor a player can have chosen the deal.
web-fair-4 = When the game is over the record shows the seed and all bits. Anybody can check that the seal fits, and that these cards follow.
web-fair-check = Check a game here
web-fair-paste = A code such as ABC234, or a downloaded game:
web-fair-go = Check
web-fair-nothing = This is not a game with a seal.
web-fair-command = The whole game, card by card, is checked by
web-add-player = Add a player
