"""Shelves as text: puzzles one after the other, each with its figures and its record."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sushibar.bots.figures import Estimate, Figures
from sushibar.errors import SushibarError
from sushibar.puzzles.puzzle import BY_SEARCH, EXACTLY, LEVELS, Puzzle

HEAD: Final = "sushibar puzzles 1"
END: Final = "end"
PROMISE: Final = "commitment "
"""A line that a record can do without: nobody was promised anything here."""


class ShelfError(SushibarError):
    """A file of puzzles that cannot be read."""


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as it stands on a shelf."""
    lines = [f"puzzle seat {puzzle.seat} level {puzzle.level} {puzzle.checked}"]
    for action, (tries, points, margin, wins) in puzzle.figures.items():
        means = (
            f"{100 * wins.mean:.2f} {100 * wins.error:.2f} {points.mean:.2f} {points.error:.2f} "
            f"{margin.mean:.2f} {margin.error:.2f}"
        )
        lines.append(f"choice {action} {tries} {means}")
    record = [line for line in puzzle.record.splitlines() if not line.startswith(PROMISE)]
    return "\n".join([*lines, *record, ""])


def append_puzzle(file: Path, puzzle: Puzzle) -> None:
    """Put one more puzzle at the end of a shelf, in a new file if there is none."""
    start = "" if file.exists() else f"{HEAD}\n\n"
    with file.open("a", encoding="utf-8") as shelf:
        shelf.write(f"{start}{write_puzzle(puzzle)}\n")


def read_shelf(text: str) -> list[Puzzle]:
    """The puzzles of a shelf; their records are read when somebody wants to see them."""
    numbered = [
        (number, line)
        for number, line in enumerate(text.splitlines(), start=1)
        if line and not line.startswith("#")
    ]
    if not numbered or numbered[0][1] != HEAD:
        raise ShelfError("error-shelf-head", line=1, head=HEAD)
    return list(blocks(iter(numbered[1:])))


def blocks(lines: Iterator[tuple[int, str]]) -> Iterator[Puzzle]:
    """Puzzle after puzzle."""
    for number, line in lines:
        head = line.split()
        if len(head) != 6 or head[0] != "puzzle":
            raise ShelfError("error-shelf-line", line=number)
        try:
            yield block(head, lines)
        except (ValueError, StopIteration):
            raise ShelfError("error-shelf-line", line=number) from None


def block(head: list[str], lines: Iterator[tuple[int, str]]) -> Puzzle:
    """One puzzle, by the words of its first line."""
    seat, level, checked = int(head[2]), int(head[4]), head[5]
    if level not in LEVELS or checked not in (BY_SEARCH, EXACTLY):
        raise ValueError
    figures: dict[str, Figures] = {}
    line = next(lines)[1]
    while line.startswith("choice "):
        _, action, *numbers = line.split()
        figures[action] = read_figures(*map(float, numbers))
        line = next(lines)[1]
    record = [line]
    while line != END:
        line = next(lines)[1]
        record.append(line)
    if len(figures) < 2:
        raise ValueError
    return Puzzle("\n".join([*record, ""]), seat, level, checked, figures)


def read_figures(*numbers: float) -> Figures:
    """The figures of a choice; chances are written in per cent."""
    tries, wins, wins_error, points, points_error, margin, margin_error = numbers
    return Figures(
        int(tries),
        Estimate(points, points_error),
        Estimate(margin, margin_error),
        Estimate(wins / 100, wins_error / 100),
    )
