"""What a table of Sushi Go Party! promises a seat after a round."""

from typing import Final

from sushibar.games.drafting.endgames import chance_to_win
from sushibar.games.drafting.prospects import EVEN_NOW, pudding_prospect
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.config import DESSERT_COLUMN
from sushibar.games.party.rules.dishes import FRUIT, ICE_CREAM
from sushibar.games.party.rules.score import (
    FRUIT_POINTS,
    FRUITS,
    dessert_cards,
    fruit_icons,
    winners,
)
from sushibar.games.party.rules.state import is_blind
from sushibar.games.party.rules.steps import BLIND_DUE, SETTLED
from sushibar.rulebook.counts import kinds_in, several
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.scoring import total

DRIFT: Final = 0.6
"""How far puddings may drift apart with every round that is left."""
ICE_CREAM_HOPE: Final = (0.0, 0.8, 2.0, 3.6)
"""What an unfinished set may still bring, for every round that is left."""

SCALES: Final = (5.0, 5.0, 7.0)
"""See `SearchStyle.scales`."""


@rule
def prospect(config: Record, state: Record, seat: int) -> float:
    """All points, and what the desserts may bring that are kept so far."""
    points = float(total(state, seat))
    rounds_left = ROUNDS - int(state.this_round)
    if rounds_left == 0:
        return points
    type_ = int(config.type[DESSERT_COLUMN])
    if type_ == ICE_CREAM:
        cards = dessert_cards(config, state, seat)
        hope = ICE_CREAM_HOPE[cards % len(ICE_CREAM_HOPE)]
        return points + int(config.points[DESSERT_COLUMN, cards]) + rounds_left * hope
    if type_ == FRUIT:
        return points + fruit_prospect(config, state, seat, rounds_left)
    spread = EVEN_NOW + DRIFT * rounds_left
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
def worth_of_round(config: Record, state: Record) -> float:
    """Seat 0's chance to win after a round between two."""
    return chance_to_win(winners, prospect, SCALES, config, state)


@rule
def is_open(config: Record, state: Record) -> bool:
    """Whether chance has to decide something and can decide either way.

    Cards that are drawn blindly from a hand of one kind are certain.
    """
    if int(state.chance) != BLIND_DUE:
        return int(state.chance) != SETTLED
    for seat in range(config.players):
        if is_blind(state, seat) and several(kinds_in(state.hands[state.holds[seat]])):
            return True
    return False
