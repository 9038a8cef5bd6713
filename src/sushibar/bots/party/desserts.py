"""What desserts are worth that are counted at the end of the game, with those that may come."""

from typing import Final

from sushibar.bots.party.plates import Plates
from sushibar.rulebook.party.cards import FRUIT, TYPES
from sushibar.rulebook.party.score import FRUIT_POINTS, score_ice_cream

FRUIT_ICONS: Final = tuple(
    tuple(kind.removeprefix("fruit-").count(fruit) for kind in TYPES[FRUIT].kinds)
    for fruit in "wop"
)
"""How many icons of each fruit the kinds show."""


def ice_cream(plates: Plates, seat: int, kind: int) -> float:
    """12 for every four, or as likely as four come together."""
    hopes = plates.hopes
    cards = plates.desserts(seat)
    return hopes.complete(score_ice_cream, cards, hopes.desserts, hopes.cards_left)


def fruit(plates: Plates, seat: int, first: int) -> float:
    """What the icons of every fruit bring, with those that may still come."""
    desserts = [plates.desserts(seat, variant) for variant in range(len(TYPES[FRUIT].kinds))]
    worth = 0.0
    for icons_by_kind in FRUIT_ICONS:
        icons = sum(map(int.__mul__, desserts, icons_by_kind))
        points = [FRUIT_POINTS[min(5, icons + more)] for more in range(6)]
        worth += points[0]
        for more in range(1, 6):
            worth += (points[more] - points[more - 1]) * plates.hopes.more_icons[more]
    return worth
