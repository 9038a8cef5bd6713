"""What the end of a round is worth: seat 0's chance to win the game; seat 1 has the rest."""

import math
from collections.abc import Callable

from sushibar.games.bot_rules import BROAD_SCALE
from sushibar.games.drafting.rules import ROUNDS
from sushibar.rulebook.rule import Record, rule


@rule
def chance_to_win(
    winners: Callable[..., int],
    prospect: Callable[..., float],
    scales: tuple[float, ...],
    config: Record,
    state: Record,
) -> float:
    """What the search strives for too, see `bots.search.chances`."""
    margin = prospect(config, state, 0) - prospect(config, state, 1)
    rounds_left = ROUNDS - int(state.this_round)
    if rounds_left > 0:
        chance = chance_of(margin, scales[rounds_left])
    else:
        won = winners(config, state)
        chance = 0.5 * (1.0 + (won & 1) - (won >> 1 & 1))
    return 0.5 * (chance_of(margin, BROAD_SCALE) + chance)


@rule
def chance_of(margin: float, scale: float) -> float:
    """The chance of one of two seats by its margin."""
    return 1.0 / (1.0 + math.exp(-margin / scale))
