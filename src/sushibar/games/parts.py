"""What the smaller parts of a game's kit offer."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sushibar.games.manual import Page
from sushibar.games.position import Position
from sushibar.games.printed import PrintedFace
from sushibar.games.score_answer import ScoreAnswer
from sushibar.games.score_pad import Menu, PadRules
from sushibar.games.score_question import Question
from sushibar.games.setup import Setup
from sushibar.games.shown import Shown
from sushibar.games.view import View
from sushibar.rulebook.rule import Record


class Pieces(Protocol):
    """What lies on the table, by name.

    Beside this a function (setup, numbers) for every attribute of `Shown` that the game has.
    """

    @property
    def COVER(self) -> tuple[str, ...]:  # noqa: N802
        """The drawings that stand for the game where games are listed."""

    def printed(self, players: int) -> Mapping[str, PrintedFace]:
        """What cards show beside their pictures, by name, at a table of this many players."""

    def draw(self, shown: Shown) -> str:
        """A picture of a table or a view, in SVG."""

    def ending(self, setup: Setup, state: Record) -> str:
        """What ended the game."""


class Positions(Protocol):
    """Tables stated in the middle of a game."""

    def lay_out(
        self, setup: Setup, config: Record, state: Record, position: Position, rng: Record | None
    ) -> None:
        """Let the state be what a position says; a `SetupError` says why it cannot be."""


class ScorePad(Protocol):
    """Points of a real table."""

    @property
    def REFUSED(self) -> Mapping[str, str]:  # noqa: N802
        """Options of `sushibar score` that belong to other games, and the message for that."""

    def fits(self, words: Sequence[str]) -> bool:
        """Whether these can be plates of the game, where its name is also that of a card."""

    def pad_for(self, seats: int, edition: str | None, menu: Menu, *, dummy: bool) -> PadRules:
        """The score pad of a table with this many plates, a dummy's included."""

    def score(self, question: Question) -> ScoreAnswer:
        """The answer to a question about a round or about the end of a game."""


class Adviser(Protocol):
    """Why a choice is good or bad."""

    def clauses(self, view: View, action: int) -> Iterable[str]:
        """All there is to say about an action of a seat that is asked; empty ones are left out."""


class Lesson(NamedTuple):
    """Whom somebody learns with, and the seed of a deal that is good to learn from."""

    seed: str
    bots: tuple[str, ...]


class Manual(Protocol):
    """The rules page."""

    def page(self, edition: str) -> Page:
        """Everything that it says about an edition."""
