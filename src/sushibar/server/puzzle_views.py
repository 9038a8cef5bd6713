"""A puzzle as its seat sees it, and what an answer is worth: made in the process that reads.

Nothing that the seat does not know is in it, nor which choice is best before somebody has answered.
"""

from sushibar.advice.told_figures import told_figures
from sushibar.games.schema import own, shared
from sushibar.match.known import KnownGame, known
from sushibar.match.views import QuestionView, TableText, in_words, notes, question_view
from sushibar.puzzles.guess import Guess, judge
from sushibar.puzzles.puzzle import Puzzle
from sushibar.puzzles.shelf import puzzle_at, shelf
from sushibar.server.catalogue import Rules, rules_of
from sushibar.server.thinking import AdvisedChoice, estimated
from sushibar.shapes import TypedDict
from sushibar.table.table import Table


class PuzzleView(TypedDict):
    """A puzzle as the seat sees it that is asked."""

    game: str
    number: int
    count: int
    """How many there are of this game."""
    level: int
    checked: str
    seat: int
    names: list[str]
    seen: KnownGame
    words: TableText
    asked: QuestionView
    brings: dict[str, str]
    """By action, what it would bring now."""
    answered: list[str]
    """What the seat has answered before, as part of the same answer."""
    rules: Rules


class PuzzleAnswer(TypedDict):
    """What an answer is worth, beside all others, the best first."""

    right: bool
    told: str
    best: str
    choices: list[AdvisedChoice]


def shown(named: str) -> PuzzleView:
    """The puzzle of a game and number with a space between."""
    game, number = named.split()
    puzzle = puzzle_at(game, int(number))
    return puzzle_view(puzzle, puzzle.sit_down(), int(number))


def judged(named: str) -> PuzzleAnswer:
    """The same, and what somebody has answered to it."""
    game, number, action = named.split(" ", 2)
    puzzle = puzzle_at(game, int(number))
    return answer_view(judge(puzzle, puzzle.sit_down().view(puzzle.seat), action))


def puzzle_view(puzzle: Puzzle, table: Table, number: int) -> PuzzleView:
    """All that is shown of a puzzle before it is answered: what its seat knows, no more."""
    seat, setup = puzzle.seat, table.setup
    view = table.view(seat)
    return {
        "game": setup.game,
        "number": number,
        "count": len(shelf(setup.game)),
        "level": puzzle.level,
        "checked": puzzle.checked,
        "seat": seat,
        "names": list(setup.seat_names(table.names)),
        "seen": known(setup.game, shared(view), own(view)),
        "words": {**in_words(table), "notes": notes(table, seat)},
        "asked": question_view(table, seat, words=True),
        "brings": table.preview(seat),
        "answered": [table.called.actions[step] for step in table.given(seat)],
        "rules": rules_of(setup),
    }


def answer_view(guess: Guess) -> PuzzleAnswer:
    """What is told about a guess."""
    setup = guess.setup
    return {
        "right": guess.is_right,
        "told": guess.told,
        "best": str(guess.best.action),
        "choices": [
            {
                "action": str(one.action),
                "spoken": setup.words.spoken(setup, one.action.number),
                "points": estimated(one.figures.points),
                "margin": estimated(one.figures.margin),
                "wins": estimated(one.figures.wins),
                "figures": told_figures(one.view, one.figures, guided=False),
                "why": one.why,
            }
            for one in guess.choices
        ],
    }
