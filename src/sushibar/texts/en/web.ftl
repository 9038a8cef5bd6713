# What only the browser says.

web-skip = Skip to the table
web-motto = Sushi games with friends or bots. No account, no waiting.
web-unofficial = An unofficial fan project with its own words and pictures. The games are the inventions of their authors and publishers, who have nothing to do with it.
web-offline = The server cannot be reached. Try again in a moment.
web-loading = One moment…
web-reconnecting = Connection lost. Reconnecting…
web-home = Start page
web-close = Close
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
web-menu-random = By chance
web-menu-own = À la carte
web-menu-good = This menu can be served.
web-bots = Bots
web-bot = Level { $level }: { $character }
web-level = level { $level }
web-clock = Time for an answer
web-clock-none = As long as you like
web-clock-seconds = { $seconds } seconds
web-listed = Strangers may find the table
web-rated = Play for ratings
web-begin = Begin
web-open = Open the table

web-sit-down = Sit down to play, or stay and watch.
web-waiting-for = Waiting for { $free ->
    [one] one more player
   *[other] { $free } more players
}
web-all-here = Everybody is here.
web-host-begins = { $name } begins the game.
web-invite = Invite
web-code = Code
web-link = Link to this table
web-copy = Copy the link
web-copied = Copied
web-empty = empty
web-host = host
web-away = away
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
web-answered = Answered. Waiting for { $names }
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
web-not-asked = You are not asked now.
web-your-answer = Your answer: { $answer }
web-may-change = You may change it until everybody has chosen: tap another card.
web-confirm = Confirm
web-sent = Chosen
web-step-undo = One step back
web-next = Next
web-clear = Clear
web-hint = Hint
web-hint-figures = wins { $wins } %, about { NUMBER($points, maximumFractionDigits: 1) } points.
web-scores = Scores
web-total = Total
web-no-scores = Points are counted at the end of the round.
web-log = Log
web-help = Help
web-memory = Hands seen
web-unknown = and { $unknown } unknown
web-say = Say
web-tools = Tools
web-how = Tap a card to select it, tap it again to confirm. A long press, or focus, only explains it. Tap a plate to read what lies on it.
web-keys = Keys: 1–9 and 0 choose, Enter confirms, Esc clears, c chopsticks, h hint, s scores, l log, m hands seen, ? help.
web-won = You win!
web-winners = { $winners ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-go-on = On to the rematch
web-rematch = Rematch
web-replay = Replay
web-board = The board
web-cell-empty = empty
web-cell-stack = { $tiles } tiles
web-cell-covered = covered
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
web-step-on = One step on
web-scrub = Where in the game
web-run = Play
web-pause = Pause
web-plate = Plate
web-hand-of = Hand
web-step-of = step { $step } of { $steps }
web-speed = Speed
web-speed-times = { NUMBER($times, maximumFractionDigits: 1) }×
web-copy-step = Copy a link to this moment
web-look-from = Whose hands are shown
web-look-all = All hands
web-look-seat = Only { $name }
web-chosen = chosen
web-better-here = better
web-hand-hidden = { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
web-replay-table = The table at this moment
web-replay-parts = Beside the table
web-replay-drop = Drop a game record here, or choose its file.
web-replay-choose = Choose a file
web-replay-only-read = The file is only read, not kept.
web-replay-too-large = This file is too large for a game record.
web-replay-file = Replay a game from a file
web-review = Review
web-review-whose = Whose decisions?
web-review-begin = Show where points were lost
web-review-about = Every decision is looked at again, by what was known at that moment. This takes some seconds.
web-review-waiting = { $ahead ->
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
web-review-preparing = Getting ready…
web-review-progress = Decision { $done } of { $total }
web-review-stop = Stop
web-review-done = { $losses ->
    [0] The review is ready: nothing was lost.
    [one] The review is ready: something was lost once.
   *[other] The review is ready: something was lost { $losses } times.
}
web-review-sum = { $name }: the best choice { $best } of { $decisions } times.
web-review-lost = The other choices cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $chance } % of chances to win, added up.
web-review-none = Nothing was surely lost: every choice was as good as the best.
web-lost-points = { $points ->
    [one] { $points } point lost
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points lost
}
web-lost-chance = { $chance } % chance to win lost
web-review-after = After { $answer }:
web-review-instead = { $chosen } was chosen, { $better } was better.
web-review-curve = { $name }’s chance to win over the game
web-review-table = As a table
web-review-turn = Turn
web-review-chosen = After the choice
web-review-best = With the best choice
web-review-end = End of the game
web-review-how = Each decision was played out { $playouts } times, with tables that fit what was known. What is told is sure, but only as good as these playouts.
web-percent = { $share } %
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
