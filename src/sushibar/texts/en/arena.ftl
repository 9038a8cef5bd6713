# Bots against bots.

help-arena = Pit bots against each other on the same deals: who is stronger, and how sure that is.
help-metavar-bot = BOT
help-metavar-bots = BOT,…
help-option-arena-bots = Who competes, separated by commas: a name, or a name with a limit for each decision (a time or a number of playouts), such as search:50ms,search:5000,greedy; “sushibar bots” lists all.
help-option-field = Each of the bots alone against this one in all other seats; without it the bots share the table in every possible way.
help-option-deals = How many deals; each is played in every seating.
help-option-until-settled = Stop as soon as it is clear whether the first bot wins more than the best of the others.
help-option-results = A file that keeps every deal; with it the same command continues where it stopped.
help-option-processes = How many processes; all cores by default.
help-option-arena-seed = The same seed gives the same deals.

arena-heading = { $title } · { $players } players · { $deals } deals, { $games } games
arena-everybody = every seating of the bots on each deal; an even share is { $even }
arena-field = each bot alone, in every seat, against { $field } in all others; an even share is { $even }
arena-field-of = field of { $bot }
arena-column-bot = bot
arena-column-win-rate = wins (95 %)
arena-column-wins-more = wins, percentage points
arena-column-points = points
arena-column-margin = margin
arena-column-rating = rating
arena-column-speed = decisions/s
arena-over = more for { $bot } than for
arena-points-by-category = points for
arena-interval = { $mean } ({ $low } to { $high })
arena-number = { $mean } ± { $reach }
arena-ahead = Settled after { $deals } deals: { $bot } wins more than any other.
arena-behind = Settled after { $deals } deals: { $bot } wins less than the best of the others.
arena-open = Not settled after { $deals } deals: it is open whether { $bot } wins more than the best of the others.

error-bot-spec = “{ $spec }” is not a bot: expected a name such as greedy, or a name and a limit such as search:50ms
error-bot-limit = “{ $limit }” is not a limit for { $bot }: expected a time such as 50ms or 2s, or a number of playouts such as 5000
error-no-bots = no bots are named
error-bot-twice = { $bot } is named twice
error-seatings = { $bots } bots have more than { $most } seatings with { $players } players; name fewer bots, or a field
error-nothing-to-settle = { $bot } is alone, so there is nothing to settle; name another bot, or a field
error-arena-file = { $file } is not an arena results file
error-arena-question = { $file } answers another question: there { $what } is { $theirs }, here { $ours }
error-arena-process = a process of the arena was killed, perhaps because memory ran out; with --results the same command continues
error-arena-line = { $file }, line { $line }: expected all games of deal { $deal }
