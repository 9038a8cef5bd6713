"""The board of Wasabi! drawn as text."""

from functools import lru_cache
from typing import Final

from sushibar import columns as terminal
from sushibar.games.setup import Setup
from sushibar.games.wasabi.rules.board import CELL_NAMES, COLUMNS, NOTHING, ROWS
from sushibar.games.wasabi.rules.masks import holds, mask_of
from sushibar.games.wasabi.rules.steps import PREPARATION
from sushibar.games.wasabi.words.names import ingredient_names, listed
from sushibar.rulebook.rule import Record
from sushibar.texts import text

MARGIN: Final = 4
WIDEST: Final = 12
"""Columns of text that a column of the board takes, the space behind it included."""
EMPTY: Final = "·"
SHADE: Final = "▒"
HEIGHTS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"
HIGHEST: Final = "⁺"


def board(setup: Setup, config: Record, record: Record) -> list[str]:
    """The top ingredients, raised numbers for the height of stacks, shades for what is covered.

    What lies in stacks is told below, for anybody may look into them.
    There is nothing to see before the first turn.
    """
    if record.this_round == PREPARATION:
        return []
    columns = int(config.columns)
    span = min(WIDEST, (terminal.columns() - MARGIN) // columns)
    head = " " * MARGIN + "".join("abcdefg"[column].ljust(span) for column in range(columns))
    lines = [head.rstrip()]
    for row in range(ROWS):
        cells = (
            cell_text(config, record, row * COLUMNS + column, span - 1) for column in range(columns)
        )
        line = f"{row + 1:>{MARGIN - 2}}  " + " ".join(cells)
        lines.append(line.rstrip())
    return lines + stacks_told(config, record)


def stacks_told(config: Record, record: Record) -> list[str]:
    """What lies in every stack, the top tile first."""
    names = ingredient_names(config)
    stacks: dict[int, list[str]] = {}
    for place in reversed(range(int(record.buried))):
        cell = int(record.buried_cell[place])
        stack = stacks.setdefault(cell, [names[int(record.top[cell])]])
        stack.append(names[int(record.buried_kind[place])])
    lines = [
        text("board-stack", cell=CELL_NAMES[cell], tiles=listed(stacks[cell]))
        for cell in sorted(stacks)
    ]
    return [part for line in lines for part in terminal.wrap(line, under=MARGIN)]


def cell_text(config: Record, record: Record, cell: int, width: int) -> str:
    """What lies on a cell, in this many characters."""
    covered = holds(mask_of(record.covered), cell)
    top = int(record.top[cell])
    if top == NOTHING:
        return SHADE * width if covered else EMPTY.ljust(width)
    mark = height_mark(height(record, cell))
    if not covered:
        name = labels(tuple(ingredient_names(config)), width - len(mark))[top]
        return f"{name}{mark}".ljust(width)
    name = labels(tuple(ingredient_names(config)), width - len(mark) - 2)[top]
    return f"{SHADE}{name}{mark}".ljust(width, SHADE)


def height(record: Record, cell: int) -> int:
    """How many tiles lie on a cell."""
    buried: list[int] = record.buried_cell[: record.buried].tolist()
    return int(record.top[cell] != NOTHING) + buried.count(cell)


def height_mark(tiles: int) -> str:
    """How high a stack is; nothing for a single tile."""
    if tiles < 2:
        return ""
    return HEIGHTS[tiles] if tiles < len(HEIGHTS) else HIGHEST


@lru_cache(maxsize=500)
def labels(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Names that are not wider than that, each different from all others."""
    short: list[str] = []
    for name in names:
        label = name if len(name) <= width else f"{name[: width - 1]}…"
        number = 1
        while label in short:
            number += 1
            label = f"{name[: width - 1 - len(str(number))]}…{number}"
        short.append(label)
    return tuple(short)
