"""How games read and score what people write on a score pad: `table/pad.py` keeps it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines

Entry: TypeAlias = list[int]
"""What somebody has as numbers: the cards of a plate, or tokens and cubes."""
Menu: TypeAlias = str | Sequence[str] | None
"""A menu by name, or its types; None where nobody says it."""


class End(NamedTuple):
    """The end of a game."""

    rows: tuple[Lines, ...]
    """Every seat's points for what is only scored now; empty where there is no such thing."""
    winners: Callable[[Sequence[int]], list[int]]
    """(totals): the seats that have won."""
    warnings: list[str]


class PageRules(NamedTuple):
    """What the page scores by where it has no network: rules to translate, and what they need."""

    rules: tuple[Callable[..., Any], ...]
    facts: Mapping[str, object]


class PadRules(Protocol):
    """How a score pad is filled in and scored at one table; one round where only the end is."""

    setup: Setup
    rounds: int
    has_race: bool
    """Whether a race is told after the plates of a round, as far as it is known."""

    def read(self, words: str) -> Entry:
        """A plate as a person writes it."""

    def write(self, plate: Entry) -> str:
        """The same by the names of files, as `read` reads it in any language."""

    def desserts(self, plate: Entry) -> Entry:
        """What of a plate is kept until the end of the game."""

    def help(self) -> str:
        """What there is, and how it is written."""

    def ask(self, name: str, number: int) -> str:
        """The question for somebody's plate in a round."""

    def note(self, plate: Entry) -> str | None:
        """What is odd about the number of cards on a plate, when a round has been played."""

    def check(self, plates: Sequence[Entry]) -> None:
        """Refuse plates, the first of a round, that cannot lie at one table."""

    def score_round(self, plates: Sequence[Entry], race: Entry) -> tuple[Lines, ...]:
        """Every seat's points of a round."""

    def warnings(self, rounds: Sequence[Sequence[Entry]], race: Entry) -> list[str]:
        """What cannot be on the plates of these rounds, the last of which had this race."""

    def check_desserts(self, plate: Entry) -> None:
        """Refuse cards that nobody keeps until the end of the game."""

    def score_puddings(self, puddings: list[int]) -> End:
        """The end of a game with these numbers of puddings."""

    def score_end(self, plates: Sequence[Entry]) -> End:
        """The end of a game with everything that every seat has laid."""

    def why(self, names: Sequence[str], plates: Sequence[Entry]) -> str | None:
        """Why somebody has won whatever the points are."""
