"""What a game's words are made of: questions to a seat, rules to look up, news to tell."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sushibar.rulebook.rule import Record
from sushibar.rulebook.steps import SPECTATOR

if TYPE_CHECKING:
    from sushibar.games.setup import Setup

BYSTANDER: Final = SPECTATOR
"""The seat to tell things to somebody who only looks on: nothing that is hidden from anybody."""


class Asked(NamedTuple):
    """Who is asked at which table."""

    setup: "Setup"
    config: Record
    state: Record
    names: Sequence[str]
    seat: int


class Question(NamedTuple):
    """What the person at a seat is asked."""

    head: str
    """What to choose from, told above the choices."""
    ask: str
    """The question itself, short enough to stand before what is typed."""
    opens: bool = False
    """Whether a turn starts with it: then the whole table is shown first."""
    yes_no: tuple[int, int] | None = None
    """The actions that are chosen by saying yes and no, if it can be answered like that."""
    enter: int | None = None
    """The action that is chosen by saying nothing."""
    also: Mapping[int, str] = {}
    """Shorter words that an action answers to at this question."""
    compact: bool = False
    """Whether choices that bring the same are told in one line."""
    places: bool = False
    """Whether the choices are places of a board, which have no numbers."""
    numbers: Mapping[int, int] = {}
    """The numbers of actions that have their own; else choices are counted."""
    board: bool = False
    """Whether the board is shown again with it, where the whole table is not."""
    goes_on: Collection[int] = ()
    """Actions after which the same answer goes on: what comes next may be typed behind them."""
    wider: Mapping[int, int] = {}
    """Of choices that say something more exactly, the one that says it in general."""
    sure: Collection[int] = ()
    """Choices of which the seat knows that they will succeed, where others may not."""
    plans_on: bool = False
    """Whether all that comes of the answer is the seat's own doing: it can plan its next one."""
    about: str = ""
    """What is asked for, by a name for programs, where a game asks for many things."""


class Pile(NamedTuple):
    """Cards of a plate that belong together."""

    words: str
    cards: tuple[str, ...]
    """One of each sort, by their names in files; what lies on top comes first."""
    mark: str = ""
    """How many there are and how far a set has come, in signs that need no language."""
    number: int = 1
    """How many cards lie there."""


class Rule(NamedTuple):
    """What one sort of card does."""

    name: str
    words: str
    cards: Mapping[str, str]
    """The cards that fall under it: what people call them, by their names in files."""
    listed: bool = True
    """Whether it is told with all others; else only to somebody who looks it up."""


class Telling(NamedTuple):
    """What has happened, in words."""

    head: str = ""
    """Empty where it needs no introduction."""
    rows: tuple[tuple[int, str], ...] = ()
    """What the seats did that did anything, in the order in which it is told."""
    notes: tuple[str, ...] = ()
    """What came of it."""
    then: str = ""
    """What comes next, for somebody at the table."""
    goes_on: bool = False
    """Whether it belongs to what was told before it."""


class Memory(NamedTuple):
    """What somebody at a seat knows without seeing it."""

    head: str
    rows: tuple[tuple[str, str], ...]
    """What it is about, and what is known of it."""
