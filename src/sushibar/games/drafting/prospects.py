"""What drafting games promise a seat beyond the points that it has.

Only sums of points are compared between seats, so what all have alike does not matter.
"""

import math
from collections.abc import Callable
from typing import Final

from sushibar.rulebook.rule import Record, rule, signed

PUDDING: Final = 6.0
"""For the most puddings, and lost for the fewest."""
EVEN_NOW: Final = 0.3
"""How far puddings may drift apart at once."""


@rule
def round_is_over(config: Record, view: Record, state: Record) -> bool:
    """Drafting games are played out to the end of the round: new hands say nothing about old."""
    return int(state.this_round) != int(view.this_round)


@rule
def pudding_prospect(
    puddings: Callable[..., int],
    config: Record,
    state: Record,
    seat: int,
    seats: int,
    spread: float,
) -> float:
    """What puddings may bring, if the numbers of two seats may still drift so far apart."""
    mine = signed(puddings(config, state, seat))
    most, fewest = 1.0, 1.0
    for other in range(seats):
        if other != seat:
            behind = mine - puddings(config, state, other)
            ahead = 1.0 / (1.0 + math.exp(behind / spread))
            most *= 1.0 - ahead
            fewest *= ahead
    return PUDDING * most - (PUDDING * fewest if seats > 2 else 0.0)
