"""Why points were given in a round of Sushi Go Party!."""

from collections.abc import Callable, Sequence
from typing import Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.cards import (
    CHOPSTICKS,
    DUMPLING,
    EDAMAME,
    EEL,
    MAKI,
    MISO_SOUP,
    NIGIRI,
    NIGIRI_KINDS,
    ONIGIRI,
    SAKE,
    SASHIMI,
    SOY_SAUCE,
    SPOON,
    SUKEROKU,
    TEA,
    TEMAKI,
    TEMPURA,
    TOFU,
    TYPES,
    URAMAKI,
)
from sushibar.games.party.rules.config import (
    ABSENT,
    DESSERT_COLUMN,
    EDITION,
    FACE_DOWN_COLUMN,
    NIGIRI_COLUMN,
)
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


def explain_sets(size: int) -> Explainer:
    """Why complete sets of that size bring what they bring."""

    def explain(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
        cards = cards_in_column(config, state, seat, column)
        facts = (("cards", cards), ("sets", cards // size), ("left", cards % size))
        return Line(points, f"reason-{TYPES[config.type[column]].name}", facts)

    return explain


def explain_cards(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Why a type brings what it brings, when the number of cards says it all."""
    cards = cards_in_column(config, state, seat, column)
    return Line(points, f"reason-{TYPES[config.type[column]].name}", (("cards", cards),))


def explain_nigiri(config: Record, state: Record, seat: int, column: int, points: int) -> Line:
    """Which nigiri bring points, those on wasabi apart."""
    dipped = [int(cards) for cards in state.dipped[seat]]
    plain = [int(state.plates[seat, kind]) - dipped[kind] for kind in range(NIGIRI_KINDS)]
    wasabi = 0 if config.wasabi == ABSENT else int(state.plates[seat, config.wasabi])
    facts = (
        ("cards", sum(plain) + sum(dipped)),
        ("plain", sum((kind + 1) * plain[kind] for kind in range(NIGIRI_KINDS))),
        ("dipped", sum(dipped)),
        ("tripled", sum((kind + 1) * 3 * dipped[kind] for kind in range(NIGIRI_KINDS))),
        ("wasabi", wasabi - sum(dipped)),
    )
    return Line(points, "reason-nigiri", facts)


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


EXPLAINERS: Final[dict[int, Explainer]] = {
    NIGIRI: explain_nigiri,
    MAKI: explain_maki,
    TEMAKI: explain_temaki,
    URAMAKI: explain_uramaki,
    TEMPURA: explain_sets(2),
    SASHIMI: explain_sets(3),
    DUMPLING: explain_cards,
    EEL: explain_cards,
    TOFU: explain_cards,
    ONIGIRI: explain_onigiri,
    EDAMAME: explain_edamame,
    MISO_SOUP: explain_cards,
    SUKEROKU: explain_sukeroku,
    CHOPSTICKS: explain_cards,
    SPOON: explain_cards,
    SOY_SAUCE: explain_soy_sauce,
    TEA: explain_tea,
    SAKE: explain_cards,
}
"""By type. Wasabi counts with the nigiri; menus, takeout boxes and special orders never lie there
as such when a round is scored."""
