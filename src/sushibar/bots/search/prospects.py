"""How far a playout goes, and what a table promises a seat there.

Only sums of points are compared between seats, so what all have alike does not matter.
"""

import math
from collections.abc import Callable
from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.cards import FRUIT, ICE_CREAM
from sushibar.games.party.rules.config import DESSERT_COLUMN
from sushibar.games.party.rules.score import (
    FRUIT_POINTS,
    FRUITS,
    dessert_cards,
    fruit_icons,
    score_ice_cream,
)
from sushibar.games.sushi_go.rules.score import puddings_at
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
from sushibar.rulebook.rule import Record, rule, signed
from sushibar.rulebook.scoring import total

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


@rule
def sushi_go_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the puddings may bring."""
    points = float(total(state, seat))
    if int(state.this_round) == ROUNDS:
        return points
    turns = int(config.hand) * (ROUNDS - int(state.this_round)) - int(state.turn)
    spread = EVEN_NOW + DRIFT * turns
    return points + pudding_prospect(puddings_at, config, state, seat, int(config.seats), spread)


@rule
def party_prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the desserts may bring that are kept so far."""
    points = float(total(state, seat))
    rounds_left = ROUNDS - int(state.this_round)
    if rounds_left == 0:
        return points
    type_ = int(config.type[DESSERT_COLUMN])
    if type_ == ICE_CREAM:
        cards = dessert_cards(config, state, seat)
        return points + score_ice_cream(cards) + rounds_left * ICE_CREAM_HOPE[cards % 4]
    if type_ == FRUIT:
        return points + fruit_prospect(config, state, seat, rounds_left)
    spread = EVEN_NOW + PARTY_DRIFT * rounds_left
    players = int(config.players)
    return points + pudding_prospect(dessert_cards, config, state, seat, players, spread)


@rule
def fruit_prospect(config: Record, state: Record, seat: int, rounds_left: int) -> float:
    """What the icons of every fruit bring, if one more may come in each round that is left."""
    points = 0.0
    for fruit in range(FRUITS):
        icons = fruit_icons(config, state, seat, fruit)
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
