"""What cards are worth that seats compare with each other, by who is likely to end ahead."""

from typing import Final

from sushibar.bots.odds import at_least, best_place, fewest
from sushibar.bots.party.plates import Plates, others

UNSURE: Final = 0.3
"""How far the amounts that seats compare may drift apart in this turn."""
MAKI_SPREAD: Final = 0.5
TEMAKI_SPREAD: Final = 0.15
URAMAKI_SPREAD: Final = 1.0
COLOURS_SPREAD: Final = 0.2
PUDDING_SPREAD: Final = 0.04
"""And how far with every turn that is left."""
LATER_PLACE: Final = 0.5
"""How likely the race for uramaki goes on to its next place."""
JOINING: Final = 0.12
"""How likely another seat begins with edamame in a turn."""


def maki(plates: Plates, seat: int, first: int) -> float:
    """Points for the most rolls, the second most, and with many players the third."""
    hopes, icons = plates.hopes, plates.icons(first, 1)
    some = 1.0 if icons[seat] else at_least(1, sum(hopes.coming[first : first + 3]))
    spread = UNSURE + MAKI_SPREAD * hopes.turns_left
    return some * best_place(icons[seat], others(icons, seat), hopes.maki_places, spread)


def temaki(plates: Plates, seat: int, kind: int) -> float:
    """4 for the most, if it is one at least, and -4 for the fewest."""
    hopes, cards = plates.hopes, plates.of_kind(kind)
    some = 1.0 if cards[seat] else at_least(1, hopes.coming[kind])
    return extremes(cards, seat, 4, TEMAKI_SPREAD * hopes.turns_left, some)


def extremes(amounts: list[int], seat: int, points: int, spread: float, some: float = 1) -> float:
    """Points for the most, and as many lost for the fewest unless there are only two seats."""
    worth = some * best_place(amounts[seat], others(amounts, seat), (points,), UNSURE + spread)
    if len(amounts) > 2:
        worth -= points * fewest(amounts[seat], others(amounts, seat), UNSURE + spread)
    return worth


def uramaki(plates: Plates, seat: int, first: int) -> float:
    """Points of the race so far, and the hope of its open places."""
    hopes, icons = plates.hopes, plates.icons(first, 3)
    points = plates.race_points[seat]
    if not plates.open_places:
        return points
    likely = LATER_PLACE if hopes.turns_left else 0.0
    places = [place * likely**rank for rank, place in enumerate(plates.open_places)]
    some = 1.0 if icons[seat] else at_least(1, sum(hopes.coming[first : first + 3]))
    spread = UNSURE + URAMAKI_SPREAD * hopes.turns_left
    return points + some * best_place(icons[seat], others(icons, seat), places, spread)


def edamame(plates: Plates, seat: int, kind: int) -> float:
    """A point for every opponent who has some, or may have some soon, at most 4."""
    cards = plates.of_kind(kind)
    if cards[seat] == 0:
        return 0.0
    joining = 1 - (1 - JOINING) ** plates.hopes.turns_left
    eaters = sum(1.0 if other else joining for other in others(cards, seat))
    return cards[seat] * min(4.0, eaters)


def soy_sauce(plates: Plates, seat: int, kind: int) -> float:
    """4 each, as likely as the seat ends with the most colours."""
    cards = plates.cards[seat][kind]
    if cards == 0:
        return 0.0
    colours = [len(plates.colours(other)) for other in range(plates.players)]
    spread = UNSURE + COLOURS_SPREAD * plates.hopes.turns_left
    return cards * best_place(colours[seat], others(colours, seat), (4,), spread)


def pudding(plates: Plates, seat: int, kind: int) -> float:
    """6 for the most, -6 for the fewest."""
    puddings = [plates.desserts(other) for other in range(plates.players)]
    return extremes(puddings, seat, 6, PUDDING_SPREAD * plates.hopes.cards_left)
