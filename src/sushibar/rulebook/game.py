"""The shape of a game: the questions that every game answers, gathered in one value."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import numpy as np

from sushibar.rulebook.rule import Counts, Record

ChanceOutcome: TypeAlias = tuple[tuple[int, ...], ...]
"""What chance decided: groups of numbers, such as the cards of every hand."""


class Names(NamedTuple):
    """What the numbers of a game stand for; those after the last name stand for nothing."""

    cards: tuple[str, ...]
    actions: tuple[str, ...]
    """Empty where an action of that number is never legal."""
    categories: tuple[str, ...]
    """The columns of the score sheet."""
    absent: tuple[str, ...] = ()
    """Cards of the box that this game is played without."""


class AnyBook(Protocol):
    """A game's own cards as data, such as recipes, that the owner of a box may replace."""

    @property
    def name(self) -> str:
        """What people call it."""


BookSource: TypeAlias = AnyBook | str | PathLike[str] | None
"""A book, the path of its file, or the usual."""


class Books(NamedTuple):
    """How a game's books are found, read and written."""

    choose: Callable[[BookSource], Any]
    """The book that somebody brings, checked; None where it is the house's own."""
    read: Callable[[Iterable[str]], Any]
    """A book from lines of a record."""
    write: Callable[[Any], list[str]]
    """The lines of a record that hold a book."""


class MenuItem(Protocol):
    """What a menu chooses."""

    @property
    def name(self) -> str:
        """What files call it."""

    @property
    def group(self) -> str:
        """Which course it belongs to."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most players that it is for."""


class Serving(NamedTuple):
    """What menus are made of, where a game has any."""

    dishes: Sequence[MenuItem]
    """All that can be chosen."""
    courses: Mapping[str, int]
    """How many dishes of each group a menu has."""
    in_order: Callable[[Collection[str], int], tuple[str, ...]]
    """(menu, players): a menu in the usual order, or a `SetupError`."""
    every: Callable[[int], Iterable[tuple[str, ...]]]
    """(players): every menu that the rules allow."""
    players_for: Callable[[Collection[str]], range]
    """(menu): the numbers of players that it is for."""


class Played(NamedTuple):
    """What is enough of a state, and what is quick, where games are only played and counted."""

    rows: Mapping[str, int] = {}
    """Arrays with a row a round, and how many rows do: past rounds are not looked at."""
    without: tuple[str, ...] = ()
    """Fields that only views need."""
    words: Mapping[str, str] = {}
    """Arrays of small counts that are read four at a time, and the field to read them by."""


AS_IT_IS: Final = Played()


@dataclass(frozen=True, eq=False)
class Game:
    """A game as bots, tables and simulations see it.

    All functions write into the caller's records. `config` never changes during a game; chance
    comes in as `rng` (see `rulebook.chance`).
    """

    name: str
    version: int
    """Raised whenever the same record would be played differently."""
    editions: tuple[str, ...]
    """The first one is meant when none is named."""
    options: tuple[str, ...]
    """Every option of any edition."""
    menus: Mapping[str, tuple[str, ...]]
    """Recommended menus by name, the first one is the usual one; none where there is no menu."""
    actions: int
    """How many numbered actions there are: the length of a mask."""
    defaults: tuple[str, ...]
    """Actions that go without saying: a written decision may leave them out."""
    rounds: int
    seats: int
    """The most seats there can be."""
    shrinks: Mapping[int, str]
    """Sizes of the state's arrays, and the field of `config` that says how much of them is used."""

    config: np.dtype[Any]
    state: np.dtype[Any]
    view: np.dtype[Any]

    configure: Callable[..., Record]
    """(players, edition, options, menu, book): the configuration, or a `SetupError`."""
    names: Callable[[Record], Names]
    """(config): what its cards, actions and score columns are called."""
    start: Callable[[Record, Record], None]
    """(config, state): set up a new game, before chance has decided anything."""
    pending: Callable[[Record, Record], int]
    """(config, state): the seats that owe an answer, as bits."""
    legal: Callable[[Record, Record, int, Counts], None]
    """(config, state, seat, mask): mark the actions that the seat may take."""
    act: Callable[[Record, Record, int, int, Record], None]
    """(config, state, seat, action, rng): one step of an answer; after the last, play goes on."""
    retract: Callable[[Record, Record, int], None]
    """(config, state, seat): take back the seat's answer."""
    choose: Callable[[Record, Record, int, int], None]
    """(config, state, seat, action): like `act`, without playing on."""
    advance: Callable[[Record, Record, Record], bool]
    """(config, state, rng): do the next thing that nobody decides; False if there is none."""
    observe: Callable[[Record, Record, int, Record], None]
    """(config, state, seat, view): fill in what the seat knows."""
    recall: Callable[[Record, Record, Record], None]
    """(config, view, state): fill in what the view knows."""
    guess: Callable[[Record, Record, Record, Record], None]
    """(config, view, rng, state): draw what is hidden into a state that was just recalled."""
    determinize: Callable[[Record, Record, Record, Record], None]
    """(config, view, rng, state): both, for a whole state that agrees with the view.

    All such states are equally likely.
    """
    answer: Callable[[Record, Record, int], tuple[int, ...]]
    """(config, state, seat): the actions of the seat's answer so far."""
    chance_due: Callable[[Record], str | None]
    """(state): what chance has to decide next."""
    chance_outcome: Callable[[Record, Record, str], ChanceOutcome]
    """(config, state, due): what chance has just decided."""
    enter_chance: Callable[[Record, Record, ChanceOutcome], None]
    """(config, state, outcome): let chance decide what people say it has decided."""
    over: Callable[[Record], bool]
    total: Callable[[Record, int], int]
    """(state, seat): all points so far."""
    winners: Callable[[Record, Record], int]
    """(config, state): the winning seats, as bits."""
    random_action: Callable[[Record, Record, int, Record], int]
    """(config, state, seat, rng): a random legal action."""
    serving: Serving | None = None
    """What menus are made of; None where there are none."""
    books: Books | None = None
    """None where nobody can bring a book."""
    played: Played = AS_IT_IS
    """How small and quick a state can be in a simulation."""
    stepped: Played = AS_IT_IS
    """How small it can be in an environment, where features are all that is looked at."""
