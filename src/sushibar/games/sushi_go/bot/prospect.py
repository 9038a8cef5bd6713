"""What a table of Sushi Go! promises a seat after a round."""

from typing import Final

from sushibar.games.drafting.endgames import chance_to_win
from sushibar.games.drafting.prospects import EVEN_NOW, pudding_prospect
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.sushi_go.rules.score import puddings_at, winners
from sushibar.games.sushi_go.rules.steps import SETTLED
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.scoring import total

DRIFT: Final = 0.08
"""How far puddings may drift apart with every turn that is left."""

SCALES: Final = (3.0, 3.0, 4.2)
"""See `SearchStyle.scales`."""


@rule
def prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the puddings may bring."""
    points = float(total(state, seat))
    if int(state.this_round) == ROUNDS:
        return points
    turns = int(config.hand) * (ROUNDS - int(state.this_round)) - int(state.turn)
    spread = EVEN_NOW + DRIFT * turns
    return points + pudding_prospect(puddings_at, config, state, seat, int(config.seats), spread)


@rule
def worth_of_round(config: Record, state: Record) -> float:
    """Seat 0's chance to win after a round between two."""
    return chance_to_win(winners, prospect, SCALES, config, state)


@rule
def is_open(config: Record, state: Record) -> bool:
    """Whether chance has to decide something."""
    return int(state.chance) != SETTLED
