"""Puzzles over HTTP: those of the day, the shelves, a position as its seat sees it, and answers."""

import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path

from sushibar.games.kit import KITS
from sushibar.puzzles.shelf import puzzle_at, puzzles_of_day, shelf, today
from sushibar.server.dependencies import Asker, TheReviewJobs
from sushibar.server.guide import GameName
from sushibar.server.problems import PROBLEMS
from sushibar.server.puzzle_views import PuzzleAnswer, PuzzleView, judged, shown
from sushibar.server.requests import PuzzleGuess
from sushibar.shapes import TypedDict

MOST_PUZZLES: Final = 10_000
Number = Annotated[int, Path(ge=1, le=MOST_PUZZLES)]


class DailyPuzzle(TypedDict):
    """The puzzle of a day for one game."""

    game: str
    number: int
    level: int


class PuzzlesToday(TypedDict):
    """The puzzles of the UTC day, for everybody the same."""

    day: str
    puzzles: list[DailyPuzzle]


class PuzzleShelf(TypedDict):
    """The puzzles of a game: how hard each of them is, from number 1 on."""

    game: str
    levels: list[int]


router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=PROBLEMS)


@router.get("/today")
def show_today() -> PuzzlesToday:
    """The puzzles of this day, one for each game."""
    return of_day(today())


def of_day(day: datetime.date) -> PuzzlesToday:
    """The puzzles of a day."""
    return {
        "day": day.isoformat(),
        "puzzles": [
            {"game": game, "number": number, "level": puzzle_at(game, number).level}
            for game, number in puzzles_of_day(day).items()
        ],
    }


@router.get("/shelves")
def list_shelves() -> list[PuzzleShelf]:
    """All puzzles by game, with how hard they are."""
    return [{"game": game, "levels": [one.level for one in shelf(game)]} for game in KITS]


@router.get("/{game}/{number}")
async def show_puzzle(
    game: GameName, number: Number, review_jobs: TheReviewJobs, asker: Asker
) -> PuzzleView:
    """A position, as the seat sees it whose decision it is."""
    puzzle_at(game, number)  # says if there is none
    return await review_jobs.read(f"{game} {number}", shown, asker)


@router.post("/{game}/{number}/answer")
async def answer_puzzle(
    game: GameName,
    number: Number,
    guess: PuzzleGuess,
    review_jobs: TheReviewJobs,
    asker: Asker,
) -> PuzzleAnswer:
    """Answer a puzzle: whether it was the best choice, and what all of them are worth."""
    puzzle_at(game, number)
    return await review_jobs.read(f"{game} {number} {guess.action}", judged, asker)
