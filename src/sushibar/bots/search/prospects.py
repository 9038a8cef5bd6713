"""How far a playout goes, and what a table promises a seat there.

Only sums of points are compared between seats, so what all have alike does not matter.
"""

import math
from typing import Final

from sushibar.bots.wasabi.plans import (
    EVERY,
    FINISHED_NOW,
    NO_PLAN,
    SHARES,
    best_plan,
    worth_of,
)
from sushibar.rulebook.drafting import ROUNDS
from sushibar.rulebook.party.cards import FRUIT, ICE_CREAM
from sushibar.rulebook.party.config import DESSERT_COLUMN
from sushibar.rulebook.party.score import FRUIT_POINTS, FRUITS, score_ice_cream
from sushibar.rulebook.rule import Record, rule, signed
from sushibar.rulebook.scoring import total
from sushibar.rulebook.sushi_go.state import puddings_of
from sushibar.rulebook.wasabi.board import free_cells, open_tiles
from sushibar.rulebook.wasabi.state import over

PUDDING: Final = 6.0
"""For the most puddings, and lost for the fewest."""
EVEN_NOW: Final = 0.3
DRIFT: Final = 0.08
PARTY_DRIFT: Final = 0.6
"""How far puddings may drift apart: at once, with every turn that is left, or every round."""
ICE_CREAM_HOPE: Final = (0.0, 0.8, 2.0, 3.6)
"""What an unfinished set may still bring, for every round that is left."""
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
def race(mine: int, theirs: int, spread: float) -> float:
    """How likely another seat ends ahead, if both may still move by the spread."""
    return 1.0 / (1.0 + math.exp((mine - theirs) / spread))


@rule
def sushi_go_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the puddings may bring."""
    points = float(total(state, seat))
    if int(state.this_round) == ROUNDS:
        return points
    turns = int(config.hand) * (ROUNDS - int(state.this_round)) - int(state.turn)
    spread = EVEN_NOW + DRIFT * turns
    most, fewest = 1.0, 1.0
    for other in range(config.seats):
        if other != seat:
            ahead = race(signed(puddings_of(state, seat)), puddings_of(state, other), spread)
            most *= 1.0 - ahead
            fewest *= ahead
    return points + PUDDING * most - (PUDDING * fewest if config.seats > 2 else 0.0)


@rule
def party_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the desserts may bring that are kept so far."""
    points = float(total(state, seat))
    rounds_left = ROUNDS - int(state.this_round)
    if rounds_left == 0:
        return points
    type_ = int(config.type[DESSERT_COLUMN])
    if type_ == ICE_CREAM:
        cards = int(state.kept[seat, 0])
        return points + score_ice_cream(cards) + rounds_left * ICE_CREAM_HOPE[cards % 4]
    if type_ == FRUIT:
        return points + fruit_prospect(state, seat, rounds_left)
    spread = EVEN_NOW + PARTY_DRIFT * rounds_left
    most, fewest = 1.0, 1.0
    for other in range(config.players):
        if other != seat:
            ahead = race(signed(state.kept[seat, 0]), int(state.kept[other, 0]), spread)
            most *= 1.0 - ahead
            fewest *= ahead
    return points + PUDDING * most - (PUDDING * fewest if config.players > 2 else 0.0)


@rule
def fruit_prospect(state: Record, seat: int, rounds_left: int) -> float:
    """What the icons of every fruit bring, if one more may come in each round that is left."""
    points = 0.0
    for fruit in range(FRUITS):
        icons = 2 * int(state.kept[seat, fruit])
        for mixed in range(FRUITS):
            if mixed != 2 - fruit:
                icons += int(state.kept[seat, FRUITS + mixed])
        for more in range(rounds_left + 1):
            points += FRUIT_POINTS[min(5, icons + more)] / (rounds_left + 1)
    return points


@rule
def wasabi_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and part of what the best plan promises."""
    points = float(total(state, seat))
    if over(state):
        return points
    plan = best_plan(config, state, seat, EVERY, open_tiles(state), free_cells(config, state), 0)
    if plan == NO_PLAN:
        return points
    return points + PLANNED * (worth_of(plan) % FINISHED_NOW) / SHARES
