"""What is printed on a card beside its picture: its colour, and its points in signs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from sushibar.games.drafting.dish import NOTHING, Dish, Each, Extremes, Places, Sets, Steps
from sushibar.games.drafting.told import DIPPED, NIGIRI_POINTS
from sushibar.games.printed import PrintedFace

SIGNS: Mapping[str, str] = {
    "wasabi": f"×{DIPPED}",
    "chopsticks": "⇄",
    "special-order": "= ?",
}
"""Of cards that bring no points themselves."""


def faces(
    dishes: Iterable[Dish], players: int, few: int, own: Mapping[str, str]
) -> dict[str, PrintedFace]:
    """What all cards show at a table of this many players, by name; dishes by theirs too.

    For more than a `few` players there are other places. `own` has the signs of dishes that score
    by functions of their own.
    """
    return {
        name: {"colour": dish.background, "signs": signs}
        for dish in dishes
        for name, signs in kinds_of(dish, own.get(dish.name) or signs_of(dish, players, few))
    }


def kinds_of(dish: Dish, signs: str) -> Iterator[tuple[str, str]]:
    """A dish with its signs, and its cards: nigiri show points of their own, others numbers."""
    yield dish.name, signs
    for number, kind in enumerate(dish.kinds):
        if dish.name == "nigiri":
            yield kind, str(NIGIRI_POINTS[number])
        elif dish.scoring == NOTHING and kind != dish.name:
            yield kind, f"№{kind.rpartition('-')[2]}"
        else:
            yield kind, signs


def signs_of(dish: Dish, players: int, few: int) -> str:
    """The points of a dish in signs: what a set brings, steps in a row, places from the first."""
    scoring = dish.scoring
    if dish.name in SIGNS:
        return SIGNS[dish.name]
    if isinstance(scoring, Sets):
        return f"{scoring.size} = {scoring.worth}"
    if isinstance(scoring, Steps):
        return row(scoring.steps)
    if isinstance(scoring, Each):
        return str(scoring.worth) if scoring.worth else ""
    if isinstance(scoring, Places):
        return "/".join(map(number, scoring.many if players > few else scoring.few))
    if isinstance(scoring, Extremes):
        return str(scoring.gain) if players == 2 else f"{scoring.gain}/{number(-scoring.loss)}"
    return row(NIGIRI_POINTS) if dish.name == "nigiri" else ""


def row(points: Sequence[int]) -> str:
    """What one card brings, two, and so on."""
    return "·".join(map(number, points))


def number(points: int) -> str:
    """A number with a minus that is as wide as a digit."""
    return str(points).replace("-", "−")
