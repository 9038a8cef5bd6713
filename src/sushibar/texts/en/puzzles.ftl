# Puzzles: the commands, and what is said about answers.

help-puzzles = Puzzles from real games: solve today’s, train, make your own.
help-puzzles-play = Solve today’s puzzles, or one from the shelf.
help-puzzles-list = List the puzzles of each game by level, and today’s.
help-puzzles-show = Show a puzzle; without a number, today’s.
help-puzzles-make = Make puzzles: bots play, and a long search looks for positions with one clearly best choice.
help-puzzles-check = Check puzzles: read their records, compare their numbers, and search again.
help-option-puzzle-number = The number of the puzzle on the shelf; otherwise today’s.
help-option-puzzle-file = Check the puzzles in this file instead.
help-option-puzzle-json-lines = Print one JSON object per line.
help-option-puzzle-answer = Show the answer too.
help-option-puzzle-record = Print only the game record up to this moment.
help-option-puzzle-made = Where to put them; a file that has some already is continued.
help-option-puzzle-count = How many puzzles the file should hold.
help-option-puzzle-seed = The same seed makes the same puzzles.
help-option-puzzle-first = The number of the first deal.
help-option-puzzle-playouts = How many games are played out for each puzzle.

puzzles-shelf = { $game }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}
puzzles-today = today
puzzles-made = deal { $deal }: { $made } of { $count }
# $level: 1, 2 or 3
puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[other] hard
}
puzzle-heading = { $game } · puzzle { $number } · { $level }
puzzle-heading-today = { $game } · puzzle of the day · { $level }
puzzle-prompt = Your choice? (1–{ $last } or a name, q to leave)
puzzle-no-choice = “{ $typed }” is not one of the choices: type a number from 1 to { $last }, or a name.
puzzle-solved = Right!
puzzle-missed = Not quite.
puzzle-right = { $choice } is best: it wins about { $lead } more games in 100 than the next best choice.
puzzle-checked = { $best } is best, by { $lead } ± { $error }%
puzzle-doubted = { $best } is in doubt: this search prefers another choice by { $lead } ± { $error }%

error-shelf-head = line { $line }: a file of puzzles starts with “{ $head }”
error-shelf-line = line { $line }: this puzzle cannot be read
error-puzzle-choice = { $action } is not a choice here; the choices are: { $choices }
error-puzzle-number = there is no puzzle { $number }; they go from 1 to { $last }
error-puzzle-not-asked = seat { $seat } has nothing to decide there
error-puzzle-choices = the numbers are about other choices than those of the record: { $choices }
error-puzzle-unclear = { $best } is not clearly better than the other choices
error-puzzle-not-exact = { $best } is not the only good choice, says the exact solution
error-puzzle-count = at least one puzzle, and deals from 0 on
error-puzzle-game = which game? one of: { $games }
error-puzzle-other-game = this file has puzzles of another game: { $game }
error-puzzle-none = there are no puzzles of { $game } yet
