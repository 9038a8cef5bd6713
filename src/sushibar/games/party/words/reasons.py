"""Why points were given in a round of Sushi Go Party!."""

from collections.abc import Callable, Sequence
from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.told import nigiri_reason, reason
from sushibar.games.party.rules.config import (
    ABSENT,
    DESSERT_COLUMN,
    EDITION,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
)
from sushibar.games.party.rules.dishes import NIGIRI_KINDS, TYPES
from sushibar.games.party.words.contests import (
    explain_edamame,
    explain_maki,
    explain_race,
    explain_soy_sauce,
    explain_temaki,
    explain_uramaki,
    race_points,
)
from sushibar.games.party.words.desserts import explain_desserts
from sushibar.games.party.words.plates import TOLD_COLUMNS, colour_sets
from sushibar.games.sheet import Line, Lines, category_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text

Explainer = Callable[[Record, Record, int, int, int], Line]
"""(config, state, seat, column, points): why a type brings the seat these points."""


def rows(
    config: Record, finished: Sequence[Record], state: Record
) -> tuple[tuple[Lines, ...], ...]:
    """The rows of the score sheet: finished rounds, then the desserts, or this round's race."""
    explained = [explain_round(config, scored, past) for past, scored in enumerate(finished)]
    if len(finished) == ROUNDS:
        explained.append(explain_desserts(config, state))
    elif any(race_points(config, state, seat) for seat in range(config.players)):
        explained.append(explain_race(config, state))
    return tuple(explained)


def explain_round(config: Record, state: Record, row: int) -> tuple[Lines, ...]:
    """Every seat's points in that row of the sheet, with their reasons."""
    return tuple(_explain_seat(config, state, seat, row) for seat in range(config.players))


def _explain_seat(config: Record, state: Record, seat: int, row: int) -> Lines:
    lines: Lines = {}
    for column in TOLD_COLUMNS:
        type_ = int(config.type[column])
        if type_ in EXPLAINERS:
            points = int(state.sheet[row, seat, column])
            lines[TYPES[type_].name] = EXPLAINERS[type_](config, state, seat, column, points)
    desserts = cards_in_column(config, state, seat, DESSERT_COLUMN)
    if desserts:
        name = TYPES[config.type[DESSERT_COLUMN]].name
        lines[name] = Line(0, "reason-dessert-later", (("cards", desserts),))
    face_down = int(state.face_down[seat])
    if face_down:
        points = int(state.sheet[row, seat, FACE_DOWN_COLUMN])
        lines["face-down"] = Line(points, "reason-face-down", (("cards", face_down),))
    return lines


def cards_in_column(config: Record, state: Record, seat: int, column: int) -> int:
    """How many cards of a type lie in front of a seat."""
    first = int(config.first[column])
    return sum(int(cards) for cards in state.plates[seat, first : first + config.variants[column]])


# One type, one seat


def explain_counted(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Why a dish brings what it brings, when the number of cards says it all."""
    cards = cards_in_column(config, state, seat, column)
    return reason(TYPES[config.type[column]], cards, points)


def explain_tool(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """That chopsticks or spoons bring nothing."""
    cards = cards_in_column(config, state, seat, column)
    return Line(points, f"reason-{TYPES[config.type[column]].name}", (("cards", cards),))


def explain_nigiri(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Which nigiri bring points, those on wasabi apart."""
    laid = [int(cards) for cards in state.plates[seat, :NIGIRI_KINDS]]
    wasabi = 0 if config.wasabi == ABSENT else int(state.plates[seat, config.wasabi])
    return nigiri_reason(laid, [int(cards) for cards in state.dipped[seat]], wasabi, points)


def explain_onigiri(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Which sets of different shapes there are."""
    sizes = onigiri_sets(config, state, seat, column)
    facts = (
        ("cards", sum(sizes)),
        ("sets", len(sizes)),
        ("sizes", " + ".join(map(str, sizes))),
        ("worth", " + ".join(str(size * size) for size in sizes)),
    )
    return Line(points, "reason-onigiri", facts)


def onigiri_sets(config: Record, state: Record, seat: int, column: int) -> list[int]:
    """How many different shapes each set has, larger sets first."""
    first = int(config.first[column])
    shapes = [int(cards) for cards in state.plates[seat, first : first + config.variants[column]]]
    return [
        sum(cards >= level for cards in shapes) for level in range(1, max(shapes, default=0) + 1)
    ]


def explain_sukeroku(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """How many pairs there are, and what is left over."""
    first = int(config.first[column])
    futomaki, inari = int(state.plates[seat, first]), int(state.plates[seat, first + 1])
    pairs = min(futomaki, inari)
    facts = (("pairs", pairs), ("left", futomaki + inari - 2 * pairs))
    return Line(points, "reason-sukeroku", facts)


def explain_tea(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Which colour the seat has most cards of."""
    cards = cards_in_column(config, state, seat, column)
    if not cards:
        return Line(points, "reason-tea-none")
    sets = colour_sets(config, state, seat)
    largest = max(sets)
    facts = (
        ("cards", cards),
        ("largest", largest),
        ("colour", colour_text(config, sets.index(largest))),
    )
    return Line(points, "reason-tea", facts)


def colour_text(config: Record, colour: int) -> str:
    """What the cards of a colour are called; colours are numbered like columns."""
    if colour == NIGIRI_COLUMN and config.wasabi != ABSENT:
        return text("colour-nigiri-and-wasabi")
    if colour == FACE_DOWN_COLUMN:
        return text("category-face-down")
    return category_name(TYPES[config.type[colour]].name, EDITION)


OWN: Final[dict[str, Explainer]] = {
    "nigiri": explain_nigiri,
    "maki": explain_maki,
    "temaki": explain_temaki,
    "uramaki": explain_uramaki,
    "onigiri": explain_onigiri,
    "edamame": explain_edamame,
    "sukeroku": explain_sukeroku,
    "chopsticks": explain_tool,
    "spoon": explain_tool,
    "soy-sauce": explain_soy_sauce,
    "tea": explain_tea,
}
"""Dishes that do not score by the number of their cards alone."""
NEVER_LYING: Final = ("menu", "takeout-box", "special-order", "wasabi")
"""Wasabi counts with the nigiri; the others never lie there as such when a round is scored."""
EXPLAINERS: Final[dict[int, Explainer]] = {
    number: OWN.get(dish.name, explain_counted)
    for number, dish in enumerate(TYPES)
    if dish.group != "dessert" and dish.name not in NEVER_LYING
}
"""By number."""
