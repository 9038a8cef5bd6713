"""Points of Sushi Go Party! for types that all plates are compared by, with their reasons."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from sushibar.errors import ScoreError
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import ROLL_COLUMN
from sushibar.games.party.rules.score import score_column, score_soy_sauce
from sushibar.games.party.rules.state import roll_icons
from sushibar.games.party.scorepad.plates import Sorted, colours_of
from sushibar.games.party.scorepad.race import Race, next_place
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
from sushibar.games.score_question import at_seat
from sushibar.games.sheet import Line

Amount: TypeAlias = tuple[Counts, int]
"""A seat's cards of a type, and its points for that type from the race."""
Colours: TypeAlias = tuple[int, int]
"""A seat's soy sauces, and how many colours it has."""

COMPARED: Final = (dishes.MAKI, dishes.TEMAKI, dishes.URAMAKI, dishes.EDAMAME)
EIGHT_COLOURS: Final = tuple(
    dishes.SOY_SAUCE if type_ == dishes.WASABI else type_ for type_ in USUAL
)
"""A menu whose types all have colours of their own."""
OTHER_COLOURS: Final = tuple(
    column for column, type_ in enumerate(EIGHT_COLOURS) if type_ != dishes.SOY_SAUCE
)
MOST_OTHERS: Final = len(OTHER_COLOURS) + 1
"""Colours that there can be beside soy sauce: cards that lie face down have one too."""


def compared_lines(type_: int, counts: Sequence[Counts], race: Race) -> list[Line]:
    """Every seat's line for its cards of a type; the race is that of the uramaki."""
    points = race if type_ == dishes.URAMAKI else (0,) * len(counts)
    amounts = [
        (_simplified(type_, cards), number) for cards, number in zip(counts, points, strict=True)
    ]
    lines = _lines_among(type_, tuple(sorted(amounts)))
    return [lines[amount] for amount in amounts]


@lru_cache(maxsize=10_000)
def _simplified(type_: int, cards: Counts) -> Counts:
    """The fewest different cards with as many rolls, so that there is less to compare."""
    if type_ not in (dishes.MAKI, dishes.URAMAKI):
        return cards
    config, table = config_with(menu_with(type_)), empty_table()
    lay_counts(config, table, 0, ROLL_COLUMN, cards)
    if type_ == dishes.MAKI:
        return roll_icons(config, table, 0), 0, 0
    threes, left = divmod(roll_icons(config, table, 0), 3)
    return threes - (left > 0), int(left == 1), int(left == 2)


@lru_cache(maxsize=10_000)
def _lines_among(type_: int, amounts: tuple[Amount, ...]) -> dict[Amount, Line]:
    """What every amount of cards brings among these."""
    config, table = config_with(menu_with(type_), len(amounts)), empty_table()
    column = column_of(type_)
    for seat, (cards, points) in enumerate(amounts):
        lay_counts(config, table, seat, column, cards)
        table.sheet[0, seat, column] = points
    table.uramaki_place = next_place(tuple(points for _, points in amounts))
    score_column(config, table, column, table.sheet[0, :, column])
    return {amount: explain(config, table, seat, column) for seat, amount in enumerate(amounts)}


# Soy sauce


def soy_sauce_lines(plates: Sequence[Sorted]) -> list[Line]:
    """Every seat's line for soy sauce; only how many colours there are can matter."""
    amounts = []
    for seat, plate in enumerate(plates):
        cards, colours = sum(plate.counts.get(dishes.SOY_SAUCE, ())), colours_of(plate)
        if colours - (cards > 0) > MOST_OTHERS:
            raise at_seat(seat, ScoreError("score-many-colours", most=MOST_OTHERS))
        amounts.append((cards, colours))
    lines = _soy_sauce_among(tuple(sorted(amounts)))
    return [lines[amount] for amount in amounts]


@lru_cache(maxsize=10_000)
def _soy_sauce_among(amounts: tuple[Colours, ...]) -> dict[Colours, Line]:
    """What a number of soy sauces among a number of colours bring beside the others."""
    config, table = config_with(EIGHT_COLOURS, len(amounts)), empty_table()
    column = EIGHT_COLOURS.index(dishes.SOY_SAUCE)
    for seat, (cards, colours) in enumerate(amounts):
        others = colours - (cards > 0)
        lay_counts(config, table, seat, column, [cards])
        for other in OTHER_COLOURS[:others]:
            lay_counts(config, table, seat, other, [1])
        table.face_down[seat] = others == MOST_OTHERS
    score_soy_sauce(config, table, config.first[column], table.sheet[0, :, column])
    return {amount: explain(config, table, seat, column) for seat, amount in enumerate(amounts)}
