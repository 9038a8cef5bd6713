# Who plays against people: the bots, their names and characters.

help-bots = List all bots: the house’s own, plug-ins and your own programs.

bots-column-name = bot
bots-column-level = level
bots-column-games = games
bots-column-limit = limit
bots-column-character = character
bots-all-games = all
bots-limit = { $limited ->
    [0] no
   *[other] yes
}
bots-guest = { $name } ({ $origin ->
    [program] program
   *[plug-in] plug-in
})
bots-how =
    Play against one: sushibar play --bots NAME, or NAME:LIMIT if it takes a limit, such as
    search:200ms or search:5000. A program of your own: sushibar play --bots ./FILE

bot-label = { $name } (bot)
bot-level = level { $level }

bot-character-random = leaves it all to chance
bot-character-beginner = likes everything, and misses some of it
bot-character-greedy = takes what shines brightest
bot-character-nimble = knows a good bite at first sight
bot-character-search = thinks before it eats
bot-character-champion = thinks twice and forgets nothing
bot-character-program = does what { $program } says

bot-random-1 = Dicey
bot-random-2 = Whimsy
bot-random-3 = Muddle
bot-random-4 = Flip
bot-random-5 = Jumble
bot-random-6 = Fluke
bot-random-7 = Tumble
bot-beginner-1 = Pip
bot-beginner-2 = Sprout
bot-beginner-3 = Button
bot-beginner-4 = Doodle
bot-beginner-5 = Crumb
bot-beginner-6 = Fidget
bot-beginner-7 = Peanut
bot-greedy-1 = Nibbles
bot-greedy-2 = Rollo
bot-greedy-3 = Gobbles
bot-greedy-4 = Crunch
bot-greedy-5 = Morsel
bot-greedy-6 = Truffle
bot-greedy-7 = Gulp
bot-nimble-1 = Dash
bot-nimble-2 = Zippy
bot-nimble-3 = Breeze
bot-nimble-4 = Swift
bot-nimble-5 = Flicker
bot-nimble-6 = Skip
bot-nimble-7 = Spark
bot-search-1 = Ponder
bot-search-2 = Umami
bot-search-3 = Sage
bot-search-4 = Abacus
bot-search-5 = Kelp
bot-search-6 = Riddle
bot-search-7 = Musing
bot-champion-1 = Maestro
bot-champion-2 = Zenith
bot-champion-3 = Oracle
bot-champion-4 = Paragon
bot-champion-5 = Laurel
bot-champion-6 = Regal
bot-champion-7 = Summit

error-bot = there are no “{ $bot }” bots; available: { $bots }
error-bot-unlimited = { $bot } bots do not think, so they have no limit
error-bot-name = “{ $bot }” cannot be the name of a bot: no spaces, commas, colons or slashes
error-bot-taken = “{ $bot }” is one of the house’s own bots: a guest needs another name
error-bot-kind = the bot “{ $bot }” is not described by a sushibar.BotKind but by { $what }
error-bot-field = the bot “{ $bot }” is described wrongly: { $value } cannot be its { $what ->
    [make] make, a function of luck and game
    [character] character, a text in one line
    [games] games, a list of sushi-go, party, wasabi
    [level] level, a number from 0 to 5
    [first_names] first names, a list of words
   *[patience] patience, a number of seconds
}
error-bot-failed = the bot “{ $bot }” has failed: { $reason }
error-bot-illegal = the bot “{ $bot }” chose { $action }; expected one of: { $legal }
error-plug-in = the plug-in bot “{ $bot }” of { $package } cannot be loaded: { $reason }
error-plug-in-twice = several packages bring a bot “{ $bot }”: { $packages }

error-bots-file = { $file } cannot be read: { $reason }
error-program-entry = { $file }: the bot “{ $bot }” must be a table with a command
error-program-field = the bot “{ $bot }” has no “{ $field }”; it can have: { $fields }
error-program-command = { $file }: the command of the bot “{ $bot }” must be a list of words such as ["python3", "bot.py"]
error-program-file = { $file } is not a program: expected an executable file, or one in Python
error-program-missing = the bot “{ $bot }” cannot be started: there is no program { $program }
error-program-start = the bot “{ $bot }” cannot be started with “{ $command }”: { $reason }
error-program-silent = the bot “{ $bot }” has not answered within { $seconds } seconds
error-program-ended = the bot “{ $bot }” has ended { $status ->
    [none] its output
   *[other] with status { $status }
} instead of answering
error-program-protocol = the bot “{ $bot }” speaks protocol { $said }; expected { $protocol }
error-program-answer = the bot “{ $bot }” said “{ $said }”; expected a line with a JSON object { $wanted ->
    [name] such as {"{"}"protocol": 1, "name": "Nibbles"{"}"}
   *[action] such as {"{"}"action": "tempura"{"}"}, one of the legal actions
}
