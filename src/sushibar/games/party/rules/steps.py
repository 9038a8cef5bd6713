"""Where a table of Sushi Go Party! stands: steps of answers, phases of a turn, what chance owes."""

from typing import Final

PICK: Final = 1
COPY: Final = 2
CALL: Final = 3
SECOND_CARD: Final = 4
ASK: Final = 5
GIVE: Final = 6
MENU_CARD: Final = 7
TURN: Final = 8
"""The steps of a seat's answers; with `drafting.ANSWERED` it owes nothing."""

PICKS: Final = 0
BLIND_DRAWN: Final = 1
ACTIONS: Final = 2
GIVING: Final = 3
GIVEN: Final = 4
"""The phases of a turn: all choose; those that are blind have drawn; numbered cards act one after
the other; a seat chooses what it gives to a spoon; a special order was given and waits to be laid.
"""

SETTLED: Final = 0
DEAL_DUE: Final = 1
BLIND_DUE: Final = 2
MENU_DUE: Final = 3
"""What the table waits for chance to decide."""
