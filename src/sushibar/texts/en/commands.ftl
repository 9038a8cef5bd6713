# The command line.

help = Sushi games: play them, score them, replay them, simulate them by the million. An unofficial fan implementation.
help-play = Play against bots in the terminal.
help-score = Score a real table: plates as arguments, or asked for one by one, or JSON lines.
help-replay = Show a recorded game turn by turn.
help-verify = Check a recorded game: the moves, the result and the promise of its seed.
help-sim = Simulate games at full speed and sum them up.
help-menus = List the recommended menus of Sushi Go Party!, or show one.
help-metavar-game = GAME
help-metavar-menu = MENU
help-metavar-file = FILE
help-metavar-address = ADDRESS
help-metavar-names = NAMES
help-option-game = The game: sushi-go, party or wasabi.
help-option-record = A game record, or - for standard input.
help-option-records = Game records: files, folders of .txt files, or - for standard input.
help-option-players = How many players.
help-option-edition = Whose rules, such as gamewright or zoch.
help-option-pass-both-ways = Pass to the right in round 2.
help-option-dummy = Two players with a dummy as the third.
help-option-menu = The menu of Sushi Go Party!: a name (“sushibar menus” lists them), seven types separated by commas, or random.
help-option-book = A recipe book of your own for Wasabi!: a TOML file.
help-option-menu-name = The name of a recommended menu.
help-option-seed = The same seed deals the same cards.
verify-legal = { $turns ->
    [one] { $turns } turn, legal
   *[other] { $turns } turns, all legal
}
verify-stated = the deal was entered card by card; no seed to check
verify-committed = the seed is the one promised before the game, and gives this deal
verify-uncommitted = the deal follows from the seed; the record holds no promise of it
verify-no-result = the record states no result; the game gives { $points } points
verify-result = the result is right: { $points } points
# $edition: Zoch’s German rulebook has its own words for rounds and turns.
verify-unfinished = not finished: the game stands at round { $round }, turn { $turn }

help-option-version = Show the version and exit.
help-option-games = How many games.
help-option-policy = Who plays: random.
help-option-device = Where: cpu or cuda.
help-option-cluster = Play on a Ray cluster: its address, or local for one that is started on this machine.
help-option-threads = How many threads; all cores by default.
help-option-sim-records = Write all games into this new file as records, dealt as at a table so that anybody can verify them.
help-option-sim-seed = A number; the same one gives the same games on every device.
help-option-json = Print one JSON object.
help-option-json-lines = Print one JSON object a record, a line each.

menus-head = The recommended menus of Sushi Go Party!, each with nigiri:
menus-names = { $called } ({ $german })
menus-title = { $called }, for { $fewest } to { $most } players
menus-type = { $type }{ $fewest ->
    [2] { $most ->
        [8] { "" }
       *[other] { " " }(up to { $most } players)
    }
   *[other] { " " }({ $fewest } players or more)
}
menus-group = { $group ->
    [roll] { $types ->
        [one] roll
       *[other] rolls
    }
    [appetizer] appetizers
    [special] specials
   *[dessert] { $types ->
        [one] dessert
       *[other] desserts
    }
}
menus-own = Your own: 1 roll, 3 appetizers, 2 specials and 1 dessert in any order, such as --menu { $example }
menus-play = Play with one: sushibar play party --menu NAME, or --menu random
menus-play-one = To play with it: sushibar play party --menu { $name }

progress-percent = { $percent } %
progress-rate = { $percent } · { $rate }/s · { $left } left
progress-interrupted = Interrupted: this is what { $done } of { $total } have come to.
sim-games = games
sim-seconds = seconds
sim-games-per-s = games per second
sim-decisions-per-s = decisions per second
sim-mean-points = mean points by seat
sim-ties = tied on points
sim-shared = shared victories
sim-category = mean points for { $category }

help-usage = Usage:
help-arguments = Arguments:
help-options = Options:
help-commands = Commands:
help-default = default: { $value }
help-required = required
help-metavar-options = [OPTIONS]
help-metavar-command = COMMAND [ARGUMENTS]...
help-metavar-number = NUMBER
help-metavar-word = WORD
help-option-help = Show this page and exit.
help-option-install-completion = Let your shell complete commands, games, menus and bots, and exit.
help-option-show-completion = Print what your shell would have to read for that, and exit.
completion-installed = { $shell } completes sushibar as soon as you open a new terminal; see { $file }
error-completion-shell = there is no completion for the shell “{ $shell }”; there is for: { $shells }

usage-no-option = there is no option { $option }; --help lists them
usage-option-value = { $option } needs a value
usage-missing = { $what } is missing; --help says more
usage-value = the value of { $what } does not fit; --help says what is expected
usage-similar-option = there is no option { $option }; did you mean: { $options }?
usage-flag = { $option } takes no value
usage-extra = { $count ->
    [one] this is one argument too many: { $words }
   *[other] these are { $count } arguments too many: { $words }
}
usage-no-command = there is no command “{ $command }”; available: { $commands }
usage-similar-command = there is no command “{ $command }”; did you mean: { $commands }?
