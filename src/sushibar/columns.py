"""How wide the terminal is, and words in lines that fit it."""

import shutil
import textwrap
from collections.abc import Collection, Sequence
from typing import Final

NARROWEST_COLUMNS: Final = 24
"""With fewer, every line would be a word."""
WIDEST_COLUMNS: Final = 120
"""Longer lines are hard to read, however wide the terminal is."""


def columns() -> int:
    """How many characters fit on a line: the terminal's, or what `COLUMNS` says; else 80."""
    return min(wide_columns(80), WIDEST_COLUMNS)


def wide_columns(unknown: int = 10_000) -> int:
    """The same for tables: as wide as the terminal, and as they like where there is none."""
    return max(shutil.get_terminal_size(fallback=(unknown, 24)).columns, NARROWEST_COLUMNS)


def whole(words: str) -> str:
    """Words that `wrap` keeps on one line."""
    return words.replace(" ", "\u00a0")


def wrap(
    words: str, start: str = "", under: int | None = None, wide: int | None = None
) -> list[str]:
    """Words in lines that fit, the first after `start`, the others under its end.

    With `under`, the others start at that column instead; and they do so where `start` leaves so
    little room that words would stand in a narrow pillar.
    """
    wide = columns() if wide is None else wide
    under = len(start) if under is None else under
    if under > wide // 2:
        under = min(len(start) - len(start.lstrip()) + 2, wide // 4)
    lines = textwrap.wrap(
        words,
        wide,
        initial_indent=start,
        subsequent_indent=" " * under,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\u00a0", " ") for line in lines]


def refit(words: str) -> str:
    """Lines as they are, but those that do not fit wrapped where they start."""
    lines = []
    for line in words.splitlines():
        indent = len(line) - len(line.lstrip())
        fits = len(line) <= columns()
        lines += [line] if fits else wrap(line.lstrip(), " " * indent, under=2 * indent)
    return "\n".join(lines)


def in_columns(
    rows: Sequence[Sequence[str]],
    *,
    right: Collection[int] = (),
    indent: int = 2,
    gap: int = 2,
    wide: int | None = None,
) -> list[str]:
    """Rows of cells, the last cell wrapped under itself; the columns in `right` end flush.

    Where columns would leave too little for the last cell, rows are lines with gaps.
    """
    wide = columns() if wide is None else wide
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    if indent + sum(widths) + gap * len(widths) > wide * 2 // 3:
        run = [(" " * gap).join(row).rstrip() for row in rows]
        return [line for row in run for line in wrap(row, " " * indent, indent + 2, wide)]
    lines = []
    for *cells, last in rows:
        start = " " * indent + "".join(
            (cell.rjust(width) if column in right else cell.ljust(width)) + " " * gap
            for column, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        lines += wrap(last, start, wide=wide) or [start.rstrip()]
    return lines
