"""Where a table of Wasabi! stands: parts of a game, steps of answers, phases, what chance owes."""

from typing import Final

PREPARATION: Final = 0
COOKING_TIME: Final = 1
OVER: Final = 2
"""What `this_round` says: tiles and recipes are handed out; the game itself; nothing any more."""
ROUNDS: Final = OVER

GIFT: Final = 1
DRAW: Final = 2
ACT: Final = 3
CELL: Final = 4
SWITCHING: Final = 5
OTHER: Final = 6
COVERING: Final = 7
TILE: Final = 8
ON: Final = 9
CHOPPING: Final = 10
FATE: Final = 11
SERVE: Final = 12
DISCARD: Final = 13
REWARD: Final = 14
LIFTING: Final = 15
ROOM: Final = 16
REFILL: Final = 17
"""The steps of answers; with `drafting.ANSWERED` nobody owes one."""

GIVING: Final = 0
COOKING: Final = 1
REWARDS: Final = 2
REFILLING: Final = 3
DRAWING: Final = 4
ENDING: Final = 5
"""The parts of a turn, in their order; the first is for the preparation only."""

SETTLED: Final = 0
FIRST_DUE: Final = 1
RECIPE_DUE: Final = 2
"""What the table waits for chance to decide."""
