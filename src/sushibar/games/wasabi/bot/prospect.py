"""How far a playout of Wasabi! goes, and what a table promises a cook there."""

from typing import Final

from sushibar.games.wasabi.bot.plans import (
    EVERY,
    FINISHED_NOW,
    NO_PLAN,
    SHARES,
    best_plan,
    worth_of,
)
from sushibar.games.wasabi.rules.board import free_cells, open_tiles
from sushibar.games.wasabi.rules.state import over
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.scoring import total

PLANNED: Final = 0.6
"""How much of a plan's worth one counts on."""
LAPS: Final = 3
"""How many turns of each cook a playout has."""


@rule
def laps_are_over(config: Record, view: Record, state: Record) -> bool:
    """Wasabi! is played out for some turns."""
    if over(state) or int(state.this_round) != int(view.this_round):
        return True
    return int(state.turn) >= int(view.turn) + LAPS * int(config.players)


@rule
def prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and part of what the best plan promises."""
    points = float(total(state, seat))
    if over(state):
        return points
    plan = best_plan(config, state, seat, EVERY, open_tiles(state), free_cells(config, state), 0)
    if plan == NO_PLAN:
        return points
    return points + PLANNED * (worth_of(plan) % FINISHED_NOW) / SHARES
