"""Tables of Sushi Go Party! on which only those cards lie that a question is about.

The rulebook scores them; its own arrays are too small for what people write down, and its menus
too strict for people who do not say theirs.
"""

from collections.abc import Sequence
from functools import cache
from types import SimpleNamespace
from typing import Final, TypeAlias

import numpy as np

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.cards import (
    CHOPSTICKS,
    DUMPLING,
    FACE_DOWN,
    MOST_KINDS,
    MOST_PLAYERS,
    NIGIRI,
    NIGIRI_KINDS,
    PUDDING,
    SASHIMI,
    TEMPURA,
    TYPES,
    URAMAKI,
    WASABI,
)
from sushibar.games.party.rules.config import (
    COLUMNS,
    DESSERT_KINDS,
    FACE_DOWN_COLUMN,
    configure,
    number_kinds,
)
from sushibar.games.party.scorepad.cards import FEWEST_PLAYERS
from sushibar.games.party.words.reasons import EXPLAINERS
from sushibar.games.sheet import Line
from sushibar.rulebook.rule import Record

Counts: TypeAlias = tuple[int, ...]
"""How many cards of every kind of a type a seat has."""

USUAL: Final = (NIGIRI, URAMAKI, TEMPURA, SASHIMI, DUMPLING, CHOPSTICKS, WASABI, PUDDING)
"""Types that cost nothing where nobody has them."""


@cache
def menu_with(type_: int) -> tuple[int, ...]:
    """A menu with that type in it, at its place."""
    if type_ in USUAL or type_ == FACE_DOWN:
        return USUAL
    groups = [TYPES[number].group for number in USUAL]
    place = groups.index(TYPES[type_].group)
    return (*USUAL[:place], type_, *USUAL[place + 1 :])


@cache
def column_of(type_: int) -> int:
    """Where the type stands on `menu_with` it."""
    return FACE_DOWN_COLUMN if type_ == FACE_DOWN else menu_with(type_).index(type_)


@cache
def config_with(types: tuple[int, ...], players: int = FEWEST_PLAYERS) -> Record:
    """The configuration of a table with these types, at most eight, whatever the rules say."""
    config = configure(players)
    number_kinds(config, types)
    fields = config.dtype.names
    return SimpleNamespace(**{field: config[field].tolist() for field in fields})


def empty_table() -> Record:
    """A table on which nothing lies, and more can lie than any box holds."""
    return SimpleNamespace(
        this_round=0,
        uramaki_place=0,
        fresh_soups=0,
        plates=np.zeros((MOST_PLAYERS, MOST_KINDS), np.int64),
        copies=np.zeros((MOST_PLAYERS, MOST_KINDS), np.int64),
        dipped=np.zeros((MOST_PLAYERS, NIGIRI_KINDS), np.int64),
        used_wasabi=np.zeros(MOST_PLAYERS, np.int64),
        face_down=np.zeros(MOST_PLAYERS, np.int64),
        gone=np.zeros(MOST_KINDS, np.int64),
        kept=np.zeros((MOST_PLAYERS, DESSERT_KINDS), np.int64),
        sheet=np.zeros((ROUNDS + 1, MOST_PLAYERS, COLUMNS), np.int64),
    )


def lay_counts(
    config: Record, table: Record, seat: int, column: int, counts: Sequence[int]
) -> None:
    """Lay so many cards of each kind of the type in a column in front of a seat."""
    first = int(config.first[column])
    table.plates[seat, first : first + len(counts)] = counts


def explain(config: Record, table: Record, seat: int, column: int) -> Line:
    """Why the type in a column has brought what it has brought in this round."""
    points = int(table.sheet[0, seat, column])
    return EXPLAINERS[config.type[column]](config, table, seat, column, points)
