"""What the smaller parts of a game's kit offer."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from sushibar.games.manual import Page
from sushibar.games.score_answer import Answer
from sushibar.games.score_question import Question
from sushibar.games.view import View


class ScorePad(Protocol):
    """Points of a real table."""

    def score(self, question: Question) -> Answer:
        """The answer to a question about a round or about the end of a game."""


class Advice(Protocol):
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
