"""Points of Sushi Go Party! for plates that people name: rounds and desserts, with their reasons.

Every type is scored on a table of its own, so that what lay on some plate before need not be
scored again.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import NIGIRI_COLUMN
from sushibar.games.party.rules.score import score_alone, score_column, score_end, score_round
from sushibar.games.party.scorepad.cards import FACE_DOWN_CARD, NEVER_LYING, WHOLE_BOX, Plate
from sushibar.games.party.scorepad.contests import COMPARED, compared_lines, soy_sauce_lines
from sushibar.games.party.scorepad.plates import Sorted, face_up_nigiri, lay_nigiri, sort_plate
from sushibar.games.party.scorepad.race import Race
from sushibar.games.party.scorepad.tables import (
    USUAL,
    Counts,
    column_of,
    config_with,
    empty_table,
    explain,
    lay_counts,
    menu_with,
)
from sushibar.games.party.words.desserts import explain_desserts
from sushibar.games.party.words.reasons import explain_round
from sushibar.games.score_question import check_box
from sushibar.games.sheet import Line, Lines
from sushibar.texts import language

WORTHLESS: Final = (dishes.CHOPSTICKS, dishes.SPOON)
"""Types that bring nothing, so that there is nothing to say where nobody has them."""


def score_plates(
    plates: Sequence[Plate], types: frozenset[int], race: Race = ()
) -> tuple[Lines, ...]:
    """Every seat's points of a round with their reasons, where these types are in play."""
    check_box(sum(map(len, plates)), WHOLE_BOX)
    sorted_plates = [sort_plate(plate) for plate in plates]
    rows: tuple[Lines, ...] = tuple({} for _ in plates)
    for type_ in in_order(types):
        name = _name(type_)
        lines = _lines(type_, types, sorted_plates, race or (0,) * len(plates))
        for row, line in zip(rows, lines, strict=True):
            if line is not None:
                row[name] = line
    return rows


def in_order(types: frozenset[int]) -> list[int]:
    """The types that have a line in the sheet, in the order in which all sheets have them."""
    scored = sorted(types.difference((dishes.NIGIRI, dishes.WASABI, *NEVER_LYING)))
    desserts = [type_ for type_ in scored if dishes.TYPES[type_].group == "dessert"]
    return [*scored[: len(scored) - len(desserts)], dishes.NIGIRI, *desserts, dishes.FACE_DOWN]


def _name(type_: int) -> str:
    return FACE_DOWN_CARD if type_ == dishes.FACE_DOWN else dishes.TYPES[type_].name


def _lines(
    type_: int, types: frozenset[int], plates: Sequence[Sorted], race: Race
) -> Sequence[Line | None]:
    """Every seat's line of one type; none where the sheet has none."""
    if type_ == dishes.NIGIRI:
        return [_nigiri_line(plate.nigiri) for plate in plates]
    if type_ == dishes.FACE_DOWN:
        return [_quiet_line(dishes.FACE_DOWN, plate.face_down) for plate in plates]
    if type_ == dishes.TEA:
        return [_tea_line_of(plate, dishes.WASABI in types) for plate in plates]
    if type_ == dishes.SOY_SAUCE:
        return soy_sauce_lines(plates)
    none = (0,) * len(dishes.TYPES[type_].kinds)
    counts = [plate.counts.get(type_, none) for plate in plates]
    if dishes.TYPES[type_].group == "dessert":
        return [_quiet_line(type_, sum(cards)) for cards in counts]
    if type_ in COMPARED:
        return compared_lines(type_, counts, race)
    if type_ in WORTHLESS:
        return [_own_line(type_, cards) if any(cards) else None for cards in counts]
    return [_own_line(type_, cards) for cards in counts]


# Types that are compared with no other plate


@lru_cache(maxsize=10_000)
def _nigiri_line(nigiri: tuple[int, ...]) -> Line:
    config, table = config_with(USUAL), empty_table()
    lay_nigiri(config, table, 0, nigiri)
    table.sheet[0, 0, NIGIRI_COLUMN] = score_alone(config, table, 0, NIGIRI_COLUMN)
    return explain(config, table, 0, NIGIRI_COLUMN)


@lru_cache(maxsize=10_000)
def _own_line(type_: int, cards: Counts) -> Line:
    config, table = config_with(menu_with(type_)), empty_table()
    column = column_of(type_)
    lay_counts(config, table, 0, column, cards)
    score_column(config, table, column, table.sheet[0, :, column])
    return explain(config, table, 0, column)


@lru_cache(maxsize=10_000)
def _quiet_line(type_: int, cards: int) -> Line | None:
    """A line that is there only if there are such cards: desserts, and cards face down."""
    config, table = config_with(menu_with(type_)), empty_table()
    if type_ == dishes.FACE_DOWN:
        table.face_down[0] = cards
    else:
        lay_counts(config, table, 0, column_of(type_), [cards])
    score_round(config, table)
    return explain_round(config, table, 0)[0].get(_name(type_))


def _tea_line_of(plate: Sorted, wasabi: bool) -> Line:
    """The line of tea, for which only the largest set of another type can matter."""
    if dishes.TEA not in plate.counts:
        return _own_line(dishes.TEA, (0,))
    sets = {type_: sum(cards) for type_, cards in sorted(plate.counts.items())}
    teas = sets.pop(dishes.TEA)
    other = max(sets, key=sets.__getitem__, default=dishes.TEMPURA)
    lying = (face_up_nigiri(plate.nigiri), teas, sets.get(other, 0), plate.face_down)
    return _tea_line(language(), other, lying, wasabi)


@lru_cache(maxsize=10_000)
def _tea_line(_language: str, other: int, lying: Counts, wasabi: bool) -> Line:
    """The line of a plate with these nigiri, teas, cards of another type, and cards face down."""
    types = (*sorted([dishes.NIGIRI, dishes.TEA, other]), dishes.WASABI)[: 4 if wasabi else 3]
    config, table = config_with(types), empty_table()
    for type_, cards in zip((dishes.NIGIRI, dishes.TEA, other), lying, strict=False):
        lay_counts(config, table, 0, types.index(type_), [cards])
    table.face_down[0] = lying[-1]
    column = types.index(dishes.TEA)
    table.sheet[0, 0, column] = score_alone(config, table, 0, column)
    return explain(config, table, 0, column)


# The end of the game


def score_desserts(type_: int, counts: Sequence[Counts]) -> tuple[Lines, ...]:
    """Every seat's points for desserts of that type with their reasons."""
    check_box(sum(map(sum, counts)), WHOLE_BOX)
    lines = _dessert_lines(type_, tuple(sorted(counts)))
    return tuple(dict(lines[cards]) for cards in counts)


@lru_cache(maxsize=10_000)
def _dessert_lines(type_: int, counts: tuple[Counts, ...]) -> dict[Counts, Lines]:
    config, table = config_with(menu_with(type_), len(counts)), empty_table()
    for seat, cards in enumerate(counts):
        table.kept[seat, : len(cards)] = cards
    score_end(config, table)
    return dict(zip(counts, explain_desserts(config, table), strict=True))
