"""A guess at a puzzle, and what is told about it in the words of a review."""

from dataclasses import dataclass

from sushibar.advice.advice import Advice
from sushibar.errors import UnknownName
from sushibar.games.notation import Action
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.puzzles.puzzle import Puzzle
from sushibar.review.judgement import Compared
from sushibar.review.wording import better_told
from sushibar.texts import text


@dataclass(frozen=True)
class Guess(Compared):
    """What somebody has answered to a puzzle, among all choices, the best first."""

    setup: Setup
    choices: tuple[Advice, ...]
    given: Action

    @property
    def taken(self) -> Action:
        """What was answered."""
        return self.given

    @property
    def is_right(self) -> bool:
        """Whether that was the best choice."""
        return self.given == self.best.action

    @property
    def told(self) -> str:
        """How good it was, in a sentence."""
        if self.is_right:
            named = self.setup.words.action_name(self.setup, self.given.number)
            lead = 100 * (self.best.figures.wins.mean - self.choices[1].figures.wins.mean)
            return text("puzzle-right", choice=named, lead=round(lead))
        return better_told(self.setup, self)


def judge(puzzle: Puzzle, view: View, action: str) -> Guess:
    """The answer by an action's name; `UnknownName` if the puzzle has no such choice."""
    choices = puzzle.choices(view)
    for one in choices:
        if one.action == action:
            return Guess(view.setup, choices, one.action)
    names = ", ".join(str(one) for one in view.legal)
    raise UnknownName("error-puzzle-choice", action=action, choices=names)
