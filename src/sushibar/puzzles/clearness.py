"""Whether one choice is clearly best: by the figures of a search, or by solving the endgame."""

import math
from collections.abc import Sequence
from typing import Final

from sushibar.advice.advice import Advice
from sushibar.bots.endgame.endgame import is_small, solve
from sushibar.games.view import View

LEAST_GAP: Final = 0.03
"""How much better the best choice must be than any other, in chances to win."""
OPEN: Final = (0.08, 0.97)
"""Between these chances the best choice of a puzzle lies: what is lost or won anyway is dull."""
SURELY: Final = 0.999
"""An answer that an exact solution gives less often is one of several good ones."""


def clearly_best(choices: Sequence[Advice], sure: float) -> bool:
    """Whether the first of these choices is better than all others, by `sure` standard errors."""
    best, *others = (one.figures.wins for one in choices)
    return OPEN[0] <= best.mean <= OPEN[1] and all(
        best.mean - other.mean >= max(LEAST_GAP, sure * math.hypot(best.error, other.error))
        for other in others
    )


def is_exactly_best(view: View, action: int) -> bool | None:
    """Whether an exact solution of the endgame always takes an action; None where there is none."""
    endgame = solve(view) if is_small(view) else None
    return None if endgame is None else endgame.strategy.get(action, 0.0) >= SURELY
