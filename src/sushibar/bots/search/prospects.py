"""How far a playout goes, and what a table promises a seat there.

Only sums of points are compared between seats, so what all have alike does not matter.
"""

import math
from typing import Final

from sushibar.bots.wasabi.plans import NO_PLAN, SHARES, best_plan, worth_of
from sushibar.rulebook.drafting import ROUNDS
from sushibar.rulebook.party.config import DESSERT_KINDS
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.scoring import total
from sushibar.rulebook.sushi_go.state import puddings_of
from sushibar.rulebook.wasabi.board import free_cells, open_tiles
from sushibar.rulebook.wasabi.state import over

PUDDING: Final = 6.0
"""For the most puddings, and lost for the fewest."""
DESSERT: Final = 1.5
"""About what a dessert of Party! comes to in the end."""
PLANNED: Final = 0.6
"""How much of a plan's worth one counts on."""
LAPS: Final = 3
"""How many turns of each cook a playout of Wasabi! has."""


@rule
def round_is_over(config: Record, view: Record, state: Record) -> bool:
    """Drafting games are played out to the end of the round: new hands say nothing about old."""
    return int(state.this_round) != int(view.this_round)


@rule
def laps_are_over(config: Record, view: Record, state: Record) -> bool:
    """Wasabi! is played out for some turns."""
    if over(state) or int(state.this_round) != int(view.this_round):
        return True
    return int(state.turn) >= int(view.turn) + LAPS * int(config.players)


@rule
def sushi_go_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the puddings may bring."""
    points = float(total(state, seat))
    if int(state.this_round) == ROUNDS:
        return points
    turns = int(config.hand) * (ROUNDS - int(state.this_round)) - int(state.turn)
    spread = 0.3 + 0.08 * turns
    most, fewest = 1.0, 1.0
    for other in range(config.seats):
        if other != seat:
            behind = puddings_of(state, other) - puddings_of(state, seat)
            ahead = 1.0 / (1.0 + math.exp(-behind / spread))
            most *= 1.0 - ahead
            fewest *= ahead
    return points + PUDDING * most - (PUDDING * fewest if config.seats > 2 else 0.0)


@rule
def party_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and something for every dessert that is not counted yet."""
    points = float(total(state, seat))
    if int(state.this_round) == ROUNDS:
        return points
    for variant in range(DESSERT_KINDS):
        points += DESSERT * int(state.kept[seat, variant])
    return points


@rule
def wasabi_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and part of what the best plan promises."""
    points = float(total(state, seat))
    if over(state):
        return points
    plan = best_plan(config, state, seat, -1, open_tiles(state), free_cells(config, state), 0)
    if plan == NO_PLAN:
        return points
    return points + PLANNED * (worth_of(plan) & ((1 << 14) - 1)) / SHARES
