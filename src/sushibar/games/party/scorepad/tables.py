"""Tables of Sushi Go Party! on which only those cards lie that a question is about.

The rulebook scores them; its menus are too strict for people who do not say theirs.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN, Config, configure, number_kinds
from sushibar.games.party.rules.state import State
from sushibar.games.party.scorepad.cards import FEWEST_PLAYERS, WHOLE_BOX
from sushibar.games.party.words.reasons import EXPLAINERS
from sushibar.games.sheet import Line
from sushibar.rulebook.rule import Record, new, widened

Counts: TypeAlias = tuple[int, ...]
"""How many cards of every kind of a type a seat has."""

USUAL: Final = (
    dishes.NIGIRI,
    dishes.URAMAKI,
    dishes.TEMPURA,
    dishes.SASHIMI,
    dishes.DUMPLING,
    dishes.CHOPSTICKS,
    dishes.WASABI,
    dishes.PUDDING,
)
"""Types that cost nothing where nobody has them."""
WIDE_CONFIG: Final = widened(Config, points=WHOLE_BOX + 1)
WIDE_STATE: Final = widened(State)
"""The rulebook's own records, with room for what no game has: people write it down."""


@cache
def menu_with(type_: int) -> tuple[int, ...]:
    """A menu with that type in it, at its place."""
    if type_ in USUAL or type_ == dishes.FACE_DOWN:
        return USUAL
    groups = [dishes.TYPES[number].group for number in USUAL]
    place = groups.index(dishes.TYPES[type_].group)
    return (*USUAL[:place], type_, *USUAL[place + 1 :])


@cache
def column_of(type_: int) -> int:
    """Where the type stands on `menu_with` it."""
    return FACE_DOWN_COLUMN if type_ == dishes.FACE_DOWN else menu_with(type_).index(type_)


@lru_cache(maxsize=500)
def config_with(types: tuple[int, ...], players: int = FEWEST_PLAYERS) -> Record:
    """The configuration of a table with these types, at most eight, whatever the rules say."""
    usual, config = configure(players), new(WIDE_CONFIG)
    for field in ("players", "seats", "hand", "places", "desserts"):
        config[field] = usual[field]
    number_kinds(config, types)
    return config


def empty_table() -> Record:
    """A table on which nothing lies."""
    return new(WIDE_STATE)


def lay_counts(
    config: Record, table: Record, seat: int, column: int, counts: Sequence[int]
) -> None:
    """Lay cards of each kind of the type in a column in front of a seat."""
    first = int(config.first[column])
    table.plates[seat, first : first + len(counts)] = counts


def explain(config: Record, table: Record, seat: int, column: int) -> Line:
    """Why the type in a column has brought what it has brought in this round."""
    points = int(table.sheet[0, seat, column])
    return EXPLAINERS[config.type[column]](config, table, seat, column, points)
