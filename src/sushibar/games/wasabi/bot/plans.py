"""Plans of a cook: a recipe, a run of cells for it, and what it is worth to go on with it.

A plan is one number: its worth first, so that the larger of two plans is the better one.
"""

from typing import Final

from sushibar.games.wasabi.rules.board import BELOW, BESIDE, COLUMNS, NOTHING, ROWS
from sushibar.games.wasabi.rules.masks import first_bit, holds
from sushibar.games.wasabi.rules.runs import has_token
from sushibar.games.wasabi.rules.state import HAND
from sushibar.games.wasabi.rules.tokens import LENGTHS, POINTS, STYLE
from sushibar.rulebook.rule import Record, long_rule, rule, signed

EVERY: Final = -1
"""All ingredients, as bits."""
NO_PLAN: Final = 0
SHARES: Final = 60
"""What a point is worth; it can be divided by any number of missing tiles and one more."""
FINISHED_NOW: Final = 1 << 14
"""Added to the worth of a plan that a single tile at hand completes."""


# A plan as a number


@rule
def plan_of(worth: int, recipe: int, first: int, way: int) -> int:
    """A plan to make a recipe in the run that begins with a cell."""
    return ((worth << 6 | recipe) << 6 | first) << 1 | int(way == BELOW)


@rule
def worth_of(plan: int) -> int:
    """What a plan is worth."""
    return plan >> 13


@rule
def recipe_of(plan: int) -> int:
    """The recipe of a plan."""
    return plan >> 7 & 63


@rule
def first_of(plan: int) -> int:
    """The cell that the run of a plan begins with."""
    return plan >> 1 & 63


@rule
def way_of(plan: int) -> int:
    """How far apart the cells of a plan are."""
    return BELOW if plan & 1 else BESIDE


# The best plan


@rule
def best_plan(
    config: Record, state: Record, seat: int, held: int, tiles: int, free: int, spoiled: int
) -> int:
    """The best plan for any recipe of a seat.

    `held` are the ingredients one of which the next tile must be, as bits; `tiles` and `free` the
    open and the empty cells; with `spoiled` one open tile of a run may be wrong.
    """
    best = NO_PLAN
    for place in range(HAND):
        recipe = int(state.hands[seat, place])
        if recipe != NOTHING and has_token(config, state, seat, recipe):
            best = max(best, best_run(config, state, recipe, held, tiles, free, spoiled))
    return best


@long_rule
def best_run(
    config: Record, state: Record, recipe: int, held: int, tiles: int, free: int, spoiled: int
) -> int:
    """The best plan for one recipe."""
    length = int(config.length[recipe])
    unusable = ~(tiles | free)
    if spoiled == 0:
        unusable |= tiles & ~fitting_tiles(config, state, recipe, tiles)
    untouched = worth_of_empty_run(config, recipe, held, spoiled)
    best = NO_PLAN
    for way in (BESIDE, BELOW):
        cells = signed(0)
        for step in range(length):
            cells |= signed(1) << step * way
        rows = ROWS - length + 1 if way == BELOW else ROWS
        columns = int(config.columns) - (length - 1 if way == BESIDE else 0)
        for row in range(rows):
            for column in range(columns):
                first = row * COLUMNS + column
                run = cells << first
                if run & unusable != 0:
                    continue
                worth = untouched
                if run & tiles != 0:
                    worth = worth_of_run(
                        config, state, recipe, held, tiles, free, spoiled, first, way
                    )
                if worth > 0:
                    best = max(best, plan_of(worth, recipe, first, way))
    return best


@rule
def fitting_tiles(config: Record, state: Record, recipe: int, tiles: int) -> int:
    """The open tiles that show an ingredient of a recipe, as a mask."""
    fitting = signed(0)
    left = tiles
    while left != 0:
        cell = first_bit(left)
        left &= left - 1
        if int(config.bits[recipe]) >> int(state.top[cell]) & 1:
            fitting |= signed(1) << cell
    return fitting


@rule
def worth_of_empty_run(config: Record, recipe: int, held: int, spoiled: int) -> int:
    """What it is worth to make a recipe where nothing lies yet."""
    if spoiled > 0 or int(config.bits[recipe]) & held == 0:
        return 0
    column = int(config.length[recipe]) - LENGTHS[0]
    return (POINTS[column] + STYLE[column]) * SHARES // (column + LENGTHS[0] + 1)


@rule
def worth_of_run(
    config: Record,
    state: Record,
    recipe: int,
    held: int,
    tiles: int,
    free: int,
    spoiled: int,
    first: int,
    way: int,
) -> int:
    """What it is worth to make a recipe in a run; nothing if that cannot be."""
    length = int(config.length[recipe])
    missing = 0
    wrong = 0
    forward, backward = True, True
    for step in range(length):
        cell = first + step * way
        if holds(tiles, cell):
            top = int(state.top[cell])
            if is_wanted_here(config, state, recipe, tiles, first, way, step, top):
                forward = forward and top == int(config.wants[recipe, step])
                backward = backward and top == int(config.wants[recipe, length - 1 - step])
            else:
                wrong += 1
        elif holds(free, cell):
            missing += 1
        else:
            return 0
    if wrong > spoiled or missing + wrong == 0 or (spoiled > 0 and missing > 0):
        return 0
    wanted = missing_bits(config, state, recipe, tiles, first, way)
    if wanted & held == 0:
        return 0
    column = length - LENGTHS[0]
    points = POINTS[column] + (STYLE[column] if forward or backward else 0)
    worth = points * SHARES // (missing + wrong + 1)
    return worth + FINISHED_NOW if missing + wrong == 1 else worth


@rule
def is_wanted_here(
    config: Record,
    state: Record,
    recipe: int,
    tiles: int,
    first: int,
    way: int,
    place: int,
    top: int,
) -> bool:
    """Whether a recipe wants the tile at a place of a run, after those before it."""
    left = 0
    for step in range(int(config.length[recipe])):
        left += int(config.wants[recipe, step] == top)
        cell = first + step * way
        if step < place and holds(tiles, cell) and int(state.top[cell]) == top:
            left -= 1
    return left > 0


@long_rule
def missing_bits(
    config: Record, state: Record, recipe: int, tiles: int, first: int, way: int
) -> int:
    """The ingredients that a run still lacks for a recipe."""
    length = int(config.length[recipe])
    bits = signed(0)
    for step in range(length):
        wanted = int(config.wants[recipe, step])
        lacking = 0
        for other in range(length):
            cell = first + other * way
            lacking += int(config.wants[recipe, other] == wanted)
            lacking -= int(holds(tiles, cell) and int(state.top[cell]) == wanted)
        if lacking > 0:
            bits |= signed(1) << wanted
    return bits


@long_rule
def cell_for(
    config: Record, state: Record, plan: int, ingredient: int, tiles: int, free: int
) -> int:
    """The cell of a plan for an ingredient: where style wants it if that can be, else any."""
    recipe, first, way = recipe_of(plan), first_of(plan), way_of(plan)
    length = int(config.length[recipe])
    spare = NOTHING
    for step in range(length):
        cell = first + step * way
        if holds(free, cell):
            spare = cell
    for turned in range(2):
        if in_order(config, state, recipe, tiles, first, way, turned):
            for step in range(length):
                cell = first + step * way
                wanted = int(config.wants[recipe, length - 1 - step if turned else step])
                if holds(free, cell) and wanted == ingredient:
                    return cell
    return spare


@rule
def in_order(
    config: Record, state: Record, recipe: int, tiles: int, first: int, way: int, turned: int
) -> bool:
    """Whether all tiles of a run lie where the recipe has them, read in one direction."""
    length = int(config.length[recipe])
    for step in range(length):
        cell = first + step * way
        wanted = int(config.wants[recipe, length - 1 - step if turned else step])
        if holds(tiles, cell) and int(state.top[cell]) != wanted:
            return False
    return True
