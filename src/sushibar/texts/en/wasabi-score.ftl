# The score pad of Wasabi!.

game-wasabi = Wasabi!

category-length-2 = 2 ingredients
category-length-3 = 3 ingredients
category-length-4 = 4 ingredients
category-length-5 = 5 ingredients
remark-length-2 = 2-ingredient recipes
remark-length-3 = 3-ingredient recipes
remark-length-4 = 4-ingredient recipes
remark-length-5 = 5-ingredient recipes
category-cubes = cubes

reason-tokens = { $tokens ->
    [one] 1 recipe at { $each }
   *[other] { $tokens } recipes at { $each }
}
reason-no-tokens = no recipes
reason-cubes = { $cubes ->
    [one] 1 cube at 1
   *[other] { $cubes } cubes at 1
}
reason-no-cubes = no cubes

score-not-board = a seat’s board is an object like { "{" }"tokens": [2, 2, 5], "cubes": 3{ "}" }, not { $value }
score-board-key = a board has no key “{ $field }”; it has: { $fields }
score-not-tokens = “tokens” is a list of the lengths of completed recipes, such as [2, 2, 5], not { $value }
score-not-length = a token is the length of a completed recipe, { $least } to { $most }, not { $value }
score-many-tokens = there are { $tokens } tokens for { $length } ingredients, but a player has only { $most }
score-complete-twice = { $players } players have used all { $tokens } tokens, but the first of them has ended the game
score-written-board = “{ $board }” is not a board; write the lengths of the completed recipes, then + and the cubes: 2,2,5+3
score-not-wasabi = { $option } does not belong to Wasabi!, which is scored by its boards: sushibar score wasabi 2,2,5+3 2+0

score-complete = { $name } has used all { $tokens } tokens and wins, whatever the points.
score-ask-board = { $name }, completed recipes and cubes, such as 2,2,5+3 (? help, < back):
score-boards =
    Write the number of ingredients of every completed recipe, with commas or spaces in between, then
    + and the cubes: 2,2,5+3. Without + there are no cubes, - is an empty board, < goes back one board.
    A cube is worth 1 point, and everyone has these tokens:
score-tokens = { "  " }{ $tokens } for { $length } ingredients, { $points } points each
