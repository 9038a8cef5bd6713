"""The board of Wasabi!: cells as bits of a mask, stacks, and the cards that cover it."""

from typing import Final

from sushibar.games.wasabi.rules.masks import add_bit, holds, mask_of, remove_bit, set_mask
from sushibar.rulebook.rule import Record, rule, signed

ROWS: Final = 6
COLUMNS: Final = 7
"""Rows have this length whether or not all of it is in use."""
CELLS: Final = ROWS * COLUMNS
NOTHING: Final = -1

BESIDE: Final = 1
BELOW: Final = COLUMNS
"""How far apart neighbouring cells are, in their row and in their column."""
NOT_LAST: Final = sum(((1 << COLUMNS - 1) - 1) << COLUMNS * row for row in range(ROWS))
"""Every cell that has another one beside it on its right."""
BLOCK: Final = 1 | 1 << BESIDE | 1 << BELOW | 1 << BELOW + BESIDE
"""The four cells that a Wasabi! covers, from its upper left one."""

CELL_NAMES: Final = tuple(
    f"{'abcdefg'[column]}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)
)


# What can be used


@rule
def free_cells(config: Record, state: Record) -> int:
    """The cells that are neither filled nor covered."""
    return mask_of(config.cells) & ~(mask_of(state.filled) | mask_of(state.covered))


@rule
def open_tiles(state: Record) -> int:
    """The cells whose top tile is in play: filled and not covered."""
    return mask_of(state.filled) & ~mask_of(state.covered)


@rule
def neighbours(cell: int) -> int:
    """The cells beside, above and below, also those out of use."""
    beside = signed(1) << cell
    around = (beside & NOT_LAST) << BESIDE | (beside >> BESIDE) & NOT_LAST
    return around | beside << BELOW | beside >> BELOW


@rule
def partners(config: Record, state: Record, cell: int) -> int:
    """The cells whose contents can change places with those of an uncovered cell."""
    filled = mask_of(state.filled)
    around = neighbours(cell) & mask_of(config.cells) & ~mask_of(state.covered)
    return around if holds(filled, cell) else around & filled


@rule
def movable(config: Record, state: Record) -> int:
    """The cells that can change places with a neighbour."""
    uncovered = mask_of(config.cells) & ~mask_of(state.covered)
    tiles = mask_of(state.filled) & uncovered
    return pairs(uncovered, tiles) | pairs(tiles, uncovered)


@rule
def pairs(cells: int, others: int) -> int:
    """Those of the cells that have one of the others as a neighbour."""
    beside = (others & NOT_LAST) << BESIDE | (others >> BESIDE) & NOT_LAST
    return cells & (beside | others << BELOW | others >> BELOW)


@rule
def blocks(config: Record, state: Record) -> int:
    """The upper left cells of all places for a Wasabi!."""
    free = mask_of(config.cells) & ~mask_of(state.covered)
    wide = free & (free >> BESIDE) & NOT_LAST
    return wide & wide >> BELOW


# What is done


@rule
def put_tile(state: Record, cell: int, ingredient: int) -> None:
    """Lay a tile on a cell, on top of what lies there."""
    if state.top[cell] != NOTHING:
        state.buried_cell[state.buried] = cell
        state.buried_kind[state.buried] = state.top[cell]
        state.buried += 1
    state.top[cell] = ingredient
    add_bit(state.filled, cell)
    add_bit(state.changed, cell)


@rule
def lift_tile(state: Record, cell: int) -> int:
    """Take the top tile off a cell and open what lies under it."""
    ingredient = int(state.top[cell])
    place = last_buried(state, cell)
    if place == NOTHING:
        state.top[cell] = NOTHING
        remove_bit(state.filled, cell)
    else:
        state.top[cell] = state.buried_kind[place]
        unbury(state, place)
    add_bit(state.changed, cell)
    return ingredient


@rule
def last_buried(state: Record, cell: int) -> int:
    """The place in the list of buried tiles of the one right under a cell's top."""
    place = int(state.buried) - 1
    while place >= 0 and state.buried_cell[place] != cell:
        place -= 1
    return place


@rule
def unbury(state: Record, place: int) -> None:
    """Strike a tile off the list of buried ones."""
    state.buried -= 1
    for later in range(place, int(state.buried)):
        state.buried_cell[later] = state.buried_cell[later + 1]
        state.buried_kind[later] = state.buried_kind[later + 1]
    state.buried_cell[state.buried] = NOTHING
    state.buried_kind[state.buried] = NOTHING


@rule
def switch_cells(state: Record, cell: int, other: int) -> None:
    """Let two cells change their whole contents."""
    top = int(state.top[cell])
    state.top[cell] = state.top[other]
    state.top[other] = top
    for place in range(int(state.buried)):
        if state.buried_cell[place] == cell:
            state.buried_cell[place] = other
        elif state.buried_cell[place] == other:
            state.buried_cell[place] = cell
    refill_mask(state, cell)
    refill_mask(state, other)
    add_bit(state.changed, cell)
    add_bit(state.changed, other)


@rule
def refill_mask(state: Record, cell: int) -> None:
    """Note whether a cell is filled."""
    if state.top[cell] == NOTHING:
        remove_bit(state.filled, cell)
    else:
        add_bit(state.filled, cell)


@rule
def cover(state: Record, cell: int) -> None:
    """Lay a Wasabi! on the block that begins with a cell."""
    set_mask(state.covered, mask_of(state.covered) | signed(BLOCK) << cell)
    if state.wasabis[0] == NOTHING:
        state.wasabis[0] = cell
    else:
        state.wasabis[1] = cell


@rule
def uncover(state: Record, cell: int) -> None:
    """Take the Wasabi! off the block that begins with a cell."""
    set_mask(state.covered, mask_of(state.covered) & ~(signed(BLOCK) << cell))
    if state.wasabis[0] == cell:
        state.wasabis[0] = state.wasabis[1]
    state.wasabis[1] = NOTHING


@rule
def wasabis_on_board(state: Record) -> int:
    """How many Wasabi! cards lie on the board."""
    return int(state.wasabis[0] != NOTHING) + int(state.wasabis[1] != NOTHING)
