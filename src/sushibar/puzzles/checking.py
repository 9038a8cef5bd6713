"""Checking puzzles: records replay, answers are legal and clearly best, and a search agrees."""

from typing import NamedTuple

from sushibar.errors import SushibarError
from sushibar.puzzles.clearness import clearly_best, is_exactly_best
from sushibar.puzzles.making import LONG
from sushibar.puzzles.puzzle import EXACTLY, Puzzle
from sushibar.puzzles.searching import search


class PuzzleError(SushibarError):
    """What is no valid puzzle."""


class Checked(NamedTuple):
    """What a check has found."""

    agrees: bool
    """Whether a search has found the same answer."""
    chance: float
    """By how much chance to win that is better than the next best choice, by this search."""
    error: float
    """The standard error of that."""


def check_shape(puzzle: Puzzle) -> None:
    """Refuse a puzzle whose record, choices or figures do not fit each other."""
    table = puzzle.sit_down()
    if puzzle.seat not in table.pending:
        raise PuzzleError("error-puzzle-not-asked", seat=puzzle.seat)
    view = table.view(puzzle.seat)
    if {*map(str, view.legal)} != {*puzzle.figures}:
        raise PuzzleError("error-puzzle-choices", choices=", ".join(map(str, view.legal)))
    if not clearly_best(puzzle.choices(view), LONG.sure):
        raise PuzzleError("error-puzzle-unclear", best=puzzle.best)
    number = next(action.number for action in view.legal if action == puzzle.best)
    if puzzle.checked == EXACTLY and not is_exactly_best(view, number):
        raise PuzzleError("error-puzzle-not-exact", best=puzzle.best)


def check_by_search(puzzle: Puzzle, playouts: int | None = None, luck: str = "check") -> Checked:
    """Search the position again, with another luck than when the puzzle was made."""
    table = puzzle.sit_down()
    playouts = playouts or table.setup.kit.bot.search.review_playouts
    found = search(table.view(puzzle.seat), luck, playouts)
    best, second = found[0].figures.wins, found[1].figures.wins
    error = (best.error**2 + second.error**2) ** 0.5
    return Checked(str(found[0].action) == puzzle.best, best.mean - second.mean, error)
