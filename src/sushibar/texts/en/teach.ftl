# Replays, reviews and lessons in the browser.

web-step-of = step { $step } of { $steps }
web-speed = Speed
web-speed-times = { NUMBER($times, maximumFractionDigits: 1) }×
web-copy-step = Copy a link to this moment
web-look-from = Whose hands to show
web-look-all = All hands
web-look-seat = Only { $name }
web-chosen = chosen
web-better-here = better
web-hand-hidden = { $cards ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $cards } cards in hand
}
web-replay-from-here = Replay from here
web-replay-table = The table at this moment
web-replay-parts = Beside the table
web-replay-tab = Table
web-replay-drop = Drop a game record here, or choose its file.
web-replay-choose = Choose a file
web-replay-only-read = The file is only read, never kept.
web-replay-too-large = This file is too large for a game record.
web-replay-file = Replay a game from a file
web-review = Review
web-review-whose = Whose decisions?
web-review-begin = Show where points were lost
web-review-about = Looks at every decision again, knowing only what was known then. This takes a few seconds.
web-review-waiting = { $ahead ->
    [one] One game ahead of this one.
   *[other] { $ahead } games ahead of this one.
}
web-review-preparing = Getting ready…
web-review-progress = Decision { $done } of { $total }
web-review-stop = Stop
web-review-next = Next loss
web-review-worst = Costliest choice
web-review-done = { $losses ->
    [0] The review is ready: no choice could have been better.
    [one] The review is ready: one choice could have been better.
   *[other] The review is ready: { $losses } choices could have been better.
}
web-review-sum = { $name }: best choice { $best } times out of { $decisions }.
web-review-lost = The other choices cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
web-review-lost-most = The costliest one alone cost { $chance }% of the chance of winning.
web-review-none = Nothing was clearly lost: every choice was as good as the best.
web-lost-points = { $points ->
    [one] { $points } point lost
   *[other] { NUMBER($points, maximumFractionDigits: 1) } points lost
}
web-lost-chance = { $chance }% chance of winning lost
web-review-after = After { $answer }:
web-review-instead = Chosen: { $chosen }. Better: { $better }.
web-review-curve = { $name }’s chance of winning over the game
web-review-table = As a table
web-review-turn = Turn
web-review-chosen = After the choice
web-review-best = With the best choice
web-review-end = End of the game
web-review-how = Each decision was played out { $playouts } times, from positions that fit what was known. Only clear losses are listed, and they are only as reliable as these playouts.
web-percent = { $share }%

web-learn-title = Learn by playing
web-coach = Coach
web-coach-next = Next
web-coach-leave = Play without the coach
web-coach-play-on = Keep playing
web-coach-menu = Every game has its own menu. “Help” explains each dish, and so does tapping a card.
web-coach-hand = These are your cards. Everyone picks one at the same time, face down. Then all hands move on to the next player.
web-coach-brings = Tap a card: above your hand you see what it would score now, and its rule. Nothing is decided yet.
web-coach-advice = Now choose. Here’s a good one:
web-coach-confirm = Tap it again, or confirm. Until everyone has chosen you can change your mind.
web-coach-confirm-step = Tap it again, or confirm. Until then you can change your mind.
web-coach-wait = The others are still choosing…
web-coach-wait-turn = Now the others cook. What they place is framed on the board.
web-coach-plate = All cards were revealed at once. Yours is on your plate now, next to what belongs with it.
web-coach-passed = This hand comes from your neighbour. Whatever you leave in it goes to the next player.
web-coach-others = Look at the others’ plates: what are they collecting? A card that someone else badly needs may be worth taking.
web-coach-hint = Not sure? Ask for a hint here any time: the best choices, and why.
web-coach-gift = First you pick three ingredients for your neighbour; someone else picks yours. Nobody knows any recipes yet, so any will do.
web-coach-draw = Now draw your recipes. Short ones are quick to cook, long ones score more. Only you see yours.
web-coach-board = Everyone cooks on this board. All ingredients of a recipe must be side by side in one row or column, in any order.
web-coach-recipes = These are your recipes and ingredients. Each turn you place one ingredient. The number is what a recipe scores; placed in its exact order it has style, and the ★ come on top.
web-coach-marks = A tick on a recipe: that ingredient is already in place. A line below: you have it. Tap a recipe, and the board shows where it is taking shape.
web-coach-cell = Now choose a cell, ideally next to something from the same recipe.
web-coach-serve = You can complete a recipe! Its token scores points for you.
web-coach-reward = As a reward for a completed recipe you take an action card. You may play one each turn.
web-coach-refill = At the end of your turn you refill your ingredients: take what your recipes need.
web-coach-end = That’s all you need to get started. The game goes on without me: have fun!
web-coach-end-wasabi = That’s all you need to get started. The game ends when the board is full, or with someone’s tenth recipe. Have fun!

# Puzzles

web-puzzles = Puzzles
web-puzzle-day = Puzzle of the day
web-puzzle-about = A real position, one best choice. Everybody gets the same three each day.
web-puzzle-shelf = Training shelf
web-puzzle-shelf-about = Puzzles from games our bots have played. Solve them in any order, as often as you like.
web-puzzle-number = Puzzle { $number }
# $level: 1, 2 or 3
web-puzzle-level = { $level ->
    [1] easy
    [2] tricky
   *[other] hard
}
web-puzzle-state-right = solved
web-puzzle-state-wrong = missed
web-puzzle-state-open = not answered yet
web-puzzle-streak = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
web-puzzle-longest = Longest streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-puzzle-week = Your last seven days
web-puzzle-next-day = New puzzles in { $hours } h { $minutes } min
web-puzzle-first-tap = The first tap counts.
web-puzzle-in-hand = In hand, as far as you have seen:
web-puzzle-unseen = { $cards ->
    [one] 1 unseen
   *[other] { $cards } unseen
}
web-puzzle-solved = Right!
web-puzzle-missed = Not quite.
web-puzzle-worth = What each choice is worth
web-puzzle-best = best
web-puzzle-yours = your choice
web-puzzle-exact = Solved exactly: against perfect play, nothing else is as good.
web-puzzle-searched = Checked by a long search; the lead is far beyond its margin of error.
web-puzzle-share = Share a picture
web-puzzle-copy = Copy as text
web-puzzle-copied = Copied.
web-puzzle-picture-failed = The picture could not be drawn here.
web-puzzle-next-game = Next: { $game }
web-puzzle-next = Next puzzle
web-puzzle-again = Try again
web-puzzle-all = All puzzles
web-puzzle-count = { $solved } of { $all } solved
web-puzzle-today-done = That’s all for today. Come back tomorrow!
