"""What a game's words are made of: questions to a seat, rules to look up, news to tell."""

from collections.abc import Mapping
from typing import NamedTuple


class Question(NamedTuple):
    """What the person at a seat is asked."""

    head: str
    """What to choose from, told above the choices."""
    ask: str
    """The question itself, short enough to stand before what is typed."""
    opens: bool = False
    """Whether a turn begins with it: then the whole table is shown first."""
    yes_no: tuple[int, int] | None = None
    """The actions that are chosen by saying yes and no, if it can be answered like that."""
    enter: int | None = None
    """The action that is chosen by saying nothing."""
    also: Mapping[int, str] = {}
    """Shorter words that an action answers to at this question."""


class Rule(NamedTuple):
    """What one sort of card does."""

    name: str
    words: str
    cards: Mapping[str, str]
    """The cards that fall under it: what people call them, by their names in files."""


class Telling(NamedTuple):
    """What has happened, in words."""

    head: str = ""
    """Empty where it needs no introduction."""
    rows: tuple[tuple[int, str], ...] = ()
    """What the seats did that did anything, in the order in which it is told."""
    notes: tuple[str, ...] = ()
    """What came of it."""
