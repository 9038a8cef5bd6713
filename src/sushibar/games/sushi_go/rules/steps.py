"""Where a table of Sushi Go! stands: steps of answers, and what chance owes."""

from typing import Final

FIRST_CARD: Final = 1
CALL: Final = 2
SECOND_CARD: Final = 3
DUMMY_CARD: Final = 4
"""The steps of a seat's answer; with `drafting.ANSWERED` it owes nothing."""

SETTLED: Final = 0
CONTROLLER_DUE: Final = 1
DEAL_DUE: Final = 2
DRAW_DUE: Final = 3
"""What the table waits for chance to decide."""
