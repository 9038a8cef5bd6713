"""The shelves that come with the package, one for each game, and the puzzle of the day."""

import datetime
import hashlib
from functools import cache
from importlib.resources import files
from typing import Final

from sushibar.errors import UnknownName
from sushibar.games.kit import KITS, game_named
from sushibar.puzzles.puzzle import Puzzle
from sushibar.puzzles.shelf_file import read_shelf

FIRST_DAY: Final = datetime.date(2026, 1, 1)
"""Days are counted from here."""


@cache
def shelf(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game; they are numbered from 1. A game that is new has none yet."""
    file = files(__package__) / "shelves" / f"{game_named(game).name}.txt"
    return tuple(read_shelf(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def puzzle_at(game: str, number: int) -> Puzzle:
    """The puzzle of that number."""
    puzzles = shelf(game)
    if not 1 <= number <= len(puzzles):
        raise UnknownName("error-puzzle-number", number=number, last=len(puzzles))
    return puzzles[number - 1]


def today() -> datetime.date:
    """The day in UTC: for everybody it is the same one."""
    return datetime.datetime.now(datetime.UTC).date()


def number_of_day(game: str, day: datetime.date) -> int:
    """The number of the puzzle of that day. None comes again before all have been there."""
    order = shuffled(game, len(shelf(game)))
    if not order:
        raise UnknownName("error-puzzle-none", game=game)
    return order[(day - FIRST_DAY).days % len(order)]


@cache
def shuffled(game: str, count: int) -> tuple[int, ...]:
    """The order in which the puzzles of a game have their days."""

    def place(number: int) -> bytes:
        return hashlib.sha256(f"sushibar puzzle {game} {number}\n".encode()).digest()

    return tuple(sorted(range(1, count + 1), key=place))


def puzzles_of_day(day: datetime.date) -> dict[str, int]:
    """The number of the puzzle of that day, for every game that has puzzles."""
    return {game: number_of_day(game, day) for game in KITS if shelf(game)}
