"""Completing recipes: straight runs of open tiles through a cell that changed in this turn."""

from typing import Final

from sushibar.games.wasabi.rules.board import BELOW, BESIDE, COLUMNS, NOTHING, ROWS, open_tiles
from sushibar.games.wasabi.rules.masks import first_bit, holds, mask_of
from sushibar.games.wasabi.rules.state import HAND, used_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS, TOKENS
from sushibar.rulebook.rule import Record, long_rule, rule, signed

NO_FIT: Final = 0
FITS: Final = 1
WITH_STYLE: Final = 2


@rule
def find_claims(config: Record, state: Record) -> None:
    """Note which of the player's recipes can be claimed now, and which of them with style."""
    state.claims = 0
    state.styles = 0
    if mask_of(state.changed) == 0:
        return
    seat = int(state.player)
    for place in range(HAND):
        recipe = int(state.hands[seat, place])
        if recipe != NOTHING and has_token(config, state, seat, recipe):
            fit = best_fit(config, state, recipe)
            if fit != NO_FIT:
                state.claims |= 1 << place
            if fit == WITH_STYLE:
                state.styles |= 1 << place


@rule
def has_token(config: Record, state: Record, seat: int, recipe: int) -> bool:
    """Whether the seat has a free token of the recipe's length."""
    length = int(config.length[recipe])
    return used_tokens(state, seat, length) < TOKENS[length - LENGTHS[0]]


@long_rule
def best_fit(config: Record, state: Record, recipe: int) -> int:
    """How well the best run through a changed cell fits a recipe."""
    tiles = open_tiles(state)
    changed = tiles & mask_of(state.changed)
    best = NO_FIT
    while changed != 0 and best != WITH_STYLE:
        cell = first_bit(changed)
        changed &= changed - 1
        row, column = cell // COLUMNS, cell % COLUMNS
        across = fit_through(config, state, recipe, tiles, cell, BESIDE, column, config.columns)
        down = fit_through(config, state, recipe, tiles, cell, BELOW, row, ROWS)
        best = max(best, across, down)
    return best


@rule
def fit_through(
    config: Record,
    state: Record,
    recipe: int,
    tiles: int,
    cell: int,
    way: int,
    place: int,
    size: int,
) -> int:
    """How well the best run through a cell fits, along a line in which it has that place."""
    length = int(config.length[recipe])
    best = NO_FIT
    for start in range(max(0, place - length + 1), min(place, size - length) + 1):
        best = max(best, fit_run(config, state, recipe, tiles, cell + (start - place) * way, way))
    return best


@rule
def fit_run(config: Record, state: Record, recipe: int, tiles: int, first: int, way: int) -> int:
    """How well the run that begins with a cell fits a recipe."""
    length = int(config.length[recipe])
    found = signed(0)
    for step in range(length):
        cell = first + step * way
        if not holds(tiles, cell):
            return NO_FIT
        found |= signed(1) << int(state.top[cell])
    if found != int(config.bits[recipe]):
        return NO_FIT
    if config.repeats[recipe] and not same_numbers(config, state, recipe, first, way):
        return NO_FIT
    forward, backward = True, True
    for step in range(length):
        top = int(state.top[first + step * way])
        forward = forward and top == int(config.wants[recipe, step])
        backward = backward and top == int(config.wants[recipe, length - 1 - step])
    return WITH_STYLE if forward or backward else FITS


@rule
def same_numbers(config: Record, state: Record, recipe: int, first: int, way: int) -> bool:
    """Whether a run has each ingredient as often as the recipe wants it."""
    length = int(config.length[recipe])
    for step in range(length):
        wanted = int(config.wants[recipe, step])
        balance = 0
        for other in range(length):
            balance += int(config.wants[recipe, other] == wanted)
            balance -= int(state.top[first + other * way] == wanted)
        if balance != 0:
            return False
    return True
