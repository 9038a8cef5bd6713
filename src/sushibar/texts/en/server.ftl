# Live tables: what they refuse, what they tell, and what can be said at them.

refused-no-table = there is no table { $code }
refused-no-record = there is no public game { $code }; a private one needs its full link
refused-no-secret = this needs the secret of a seat: Authorization: Bearer SECRET
refused-wrong-secret = this is not the secret of that seat
refused-secret-form = a secret is 32 characters of 0-9 and a-f
refused-not-host = only the host of the table can do that
refused-no-socket = there is no socket at this address
refused-origin = requests from that page are not welcome here
refused-host = this server does not go by that name; --allow-host lets it
refused-too-many-requests = too many requests; wait a moment
refused-too-many-sockets = too many connections from your address
refused-too-large = too large: at most { $most } bytes
refused-message = this is not a message: { $place } { $problem }
refused-hello = you have already said hello
refused-storage = it could not be saved, so it has not happened; try again
refused-broken = something is wrong with this table; it has been logged
refused-fault = something went wrong here; it has been logged
refused-clock = a clock has { $shortest } to { $longest } seconds, not { $clock }
refused-name = a name has 1 to { $longest } characters, on one line, without “|” and “#”
refused-name-taken = someone here is already called { $name }
refused-name-bot = only the names of bots end like that
refused-bot = no bot “{ $bot }” sits down at live tables
refused-bot-limit = a bot may think for at most { $seconds } seconds or { $playouts } playouts here
refused-seat = there is no seat { $seat } at this table
refused-taken = seat { $seat } is taken
refused-full = all seats are taken
refused-seated = { $names } would have no seat at a table for { $players }
refused-empty-chairs = { $empty ->
    [one] one seat is still empty
   *[other] { $empty } seats are still empty
}
refused-awaited = { $names } has not accepted the rematch yet
refused-started = the game has already started
refused-closed = the table is closed
refused-not-playing = no game is in progress
refused-not-over = the game is not over yet
refused-over = the game is over
refused-salted = your random bits are already in
refused-too-late = question { $question } has been revealed; now it is question { $now }
refused-outdated = you have answered in another window; that answer stands until you change it
refused-too-early = question { $question } has not been asked; now it is question { $now }
refused-too-many-steps = the answer was complete before { $step }
refused-unfinished = the answer is not complete
refused-too-many-answers = you have changed your mind { $most } times; now it stays
refused-stood-in = a bot plays for you; take your seat back first
refused-no-player = nobody is in seat { $seat } for a bot to replace
refused-present = the player in seat { $seat } is here
refused-bystander = you are not sitting at this table
refused-not-here = seat { $seat } is not at this device
refused-not-asked = it is not your turn to choose
refused-phrase = nobody says “{ $phrase }” here; available: { $phrases }
refused-too-many-hints = too many hints; wait a moment
refused-too-many-reviews = too many games are being reviewed; try again in a minute
refused-too-many-tables = no more than { $most } tables at a time; finish or close one first
refused-review = this game could not be reviewed
refused-long-record = a record has at most { $most } events here
refused-reading = the record could not be read in time
refused-too-many-phrases = too many messages; wait a moment

notice-trouble = The table cannot save anything right now. Nothing is lost; it will continue by itself.
notice-recovered = Everything is being saved again.

link-how = No account, nothing to install.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thinking = Let me think…
phrase-hurry = Hurry, I’m hungry!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-yum = Yum!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-again = Rematch?
phrase-bye = Bye!

emote-smile = smile
emote-laugh = laugh
emote-cry = tears
emote-cool = sunglasses
emote-heart = heart
emote-fire = hot!
emote-clap = applause
emote-wave = wave

help-serve = Host live tables for people and bots.
help-metavar-url = URL
help-metavar-host = HOST
help-option-database = Where everything is kept: sqlite:///FILE or postgresql://…; by default a file in your data folder.
help-option-bus = Where workers hear of each other: nats://…; needed for more than one.
help-option-host = The address to listen on.
help-option-port = The port to listen on; 0 takes any free one.
help-option-workers = How many processes to run; more than one needs PostgreSQL and a bus.
help-option-origin = A page elsewhere that may use this server; can be given several times.
help-option-allow-host = A name under which this server may be asked for, such as sushi.example; can be given several times. Addresses and this machine's own name need not be named; * allows any.
help-option-proxies = Addresses of reverse proxies to be believed about clients’ addresses, separated by commas.
help-option-connections = How many sockets one address may have open, and as many other connections.
help-option-requests = How many requests one address may make in a second, or messages that cost as much.
help-option-tables = How many tables one address may have open or in play at a time.
help-option-log-level = How much is written to standard error: debug, info, warning or error.
help-option-access-log = Write a line for every request too.
help-option-keep-days = Delete finished games when they are so many days old; they are kept for ever by default.
help-option-idle-days = Remove games in play that nobody has touched for so many days.
help-option-open = Open a browser with a table against bots as soon as the server is ready.

serve-ready = sushibar serves tables at { $url } (Ctrl-C to stop)
serve-phones = On a phone in the same network: { $urls }
serve-no-address = This computer seems to be in no network that phones could reach it by.
serve-no-page = The page was not built: run python hatch_build.py, or install the package again.
serve-workers = sushibar serves tables with { $workers } workers at { $url } (Ctrl-C to stop)
serve-waits = waiting for the database: { $reason }
error-workers = at least one worker is needed, not { $workers }
error-limits = an address needs at least one connection and one request a second
error-workers-alone = { $workers } workers need a database and a bus in common: --database postgresql://… --bus nats://…
error-port = cannot listen on { $host } port { $port }: { $reason }
error-log-level = there is no log level “{ $level }”; there are { $levels }
