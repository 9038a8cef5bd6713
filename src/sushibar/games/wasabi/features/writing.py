"""Writing what a seat of Wasabi! may know: all but the others' recipes and the piles."""

from collections.abc import Iterable
from typing import Any, Final

from sushibar.games.features import clipped
from sushibar.games.wasabi.features import layout
from sushibar.games.wasabi.features.layout import LENGTH_COUNT
from sushibar.games.wasabi.rules import steps
from sushibar.games.wasabi.rules.actions import INGREDIENT, ON_CELL, RECIPE
from sushibar.games.wasabi.rules.board import BELOW, BESIDE, CELLS, NOTHING, ROWS, free_cells
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS
from sushibar.games.wasabi.rules.cards import KINDS
from sushibar.games.wasabi.rules.masks import count_bits, holds, mask_of
from sushibar.games.wasabi.rules.piles import pile_size
from sushibar.games.wasabi.rules.runs import has_token
from sushibar.games.wasabi.rules.state import HAND, cubes, used_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.rule import Counts, Record, long_rule, rule, signed
from sushibar.rulebook.scoring import total

SHORTEST: Final = LENGTHS[0]
FREE_SHARE: Final = 8


def tables(config: Record) -> Iterable[int]:
    """Nothing: the configuration has all numbers of a book."""
    return (0,)


@rule
def write(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what the seat may know, and nothing else."""
    row[:] = 0
    write_board(config, state, row)
    write_seats(config, state, seat, row)
    write_turn(config, state, seat, row)
    if seat == int(state.player):
        write_answer(state, row)
    for place in range(HAND):
        if state.hands[seat, place] != NOTHING:
            write_recipe(config, state, seat, place, row)


@rule
def write_board(config: Record, state: Record, row: Counts) -> None:
    """Write what everybody sees of the cells."""
    in_use, covered = mask_of(config.cells), mask_of(state.covered)
    changed = mask_of(state.changed)
    for cell in range(CELLS):
        row[layout.IN_USE + cell] = holds(in_use, cell)
        row[layout.FILLED + cell] = state.top[cell] != NOTHING
        row[layout.COVERED + cell] = holds(covered, cell)
        row[layout.CHANGED + cell] = holds(changed, cell)
    for place in range(state.buried):
        row[layout.FILLED + int(state.buried_cell[place])] += 1


@rule
def write_seats(config: Record, state: Record, seat: int, row: Counts) -> None:
    """Write what lies in front of all seats, in the order of their turns after the seat."""
    players = int(config.players)
    own_points = total(state, seat)
    owner = signed(seat)
    for turns in range(players):
        start = layout.ALL_SEATS + turns * layout.SEAT_LENGTH
        for number in range(LENGTH_COUNT):
            row[start + number] = used_tokens(state, owner, SHORTEST + number)
        row[start + layout.CUBES] = cubes(state, owner)
        points = total(state, owner)
        row[start + layout.POINTS] = clipped(points)
        row[start + layout.LEAD] = clipped(own_points - points)
        row[start + layout.SEATED] = 1
        for card in range(KINDS):
            row[layout.CARDS + turns * KINDS + card] = state.cards[owner, card]
        tiles = layout.TILES
        if turns > 0:
            tiles = layout.OTHER_TILES + (turns - 1) * MOST_INGREDIENTS
            for place in range(HAND):
                recipe = int(state.hands[owner, place])
                if recipe != NOTHING:
                    length = int(config.length[recipe]) - SHORTEST
                    row[layout.HIDDEN + (turns - 1) * LENGTH_COUNT + length] += 1
        for ingredient in range(config.ingredients):
            row[tiles + ingredient] = state.tiles[owner, ingredient]
        owner = owner + 1 if owner + 1 < players else 0


@rule
def write_turn(config: Record, state: Record, seat: int, row: Counts) -> None:
    """Write where the game and the turn stand."""
    for ingredient in range(config.ingredients):
        row[layout.PANTRY + ingredient] = state.pantry[ingredient]
    for card in range(KINDS):
        row[layout.KITCHEN + card] = state.kitchen[card]
        row[layout.BARRED + card] = state.barred[card]
    for number in range(LENGTH_COUNT):
        row[layout.PILES_LEFT + number] = pile_size(state, SHORTEST + number)
    step = int(state.step) if seat == int(state.player) else int(state.asked)
    if step > 0:
        row[layout.STEP + step - steps.GIFT] = 1
    if state.played != NOTHING:
        row[layout.PLAYED + int(state.played)] = 1
    if state.chopped != NOTHING:
        row[layout.PICKED + int(state.chopped)] = 1
    start = layout.THIS_TURN
    row[start + layout.PLACED] = state.placed
    row[start + layout.CHOPPED] = state.chopped != NOTHING
    row[start + layout.OWED] = state.owed
    row[start + layout.PASSES] = clipped(int(state.passes))
    row[start + layout.FREE] = count_bits(free_cells(config, state)) // FREE_SHARE
    row[start + layout.PREPARING] = state.this_round == steps.PREPARATION
    row[start + layout.TURN] = clipped(int(state.turn) // int(config.players))
    row[layout.PLAYERS + int(config.players) - 2] = 1


@rule
def write_answer(state: Record, row: Counts) -> None:
    """Write what the player has chosen so far."""
    for step in range(state.steps):
        action = int(state.chosen[step])
        if action < ON_CELL:
            row[layout.PICKED + action - INGREDIENT] += 1
        elif action < RECIPE:
            row[layout.NAMED + action - ON_CELL] = 1


# Recipes


@long_rule
def write_recipe(config: Record, state: Record, seat: int, place: int, row: Counts) -> None:
    """Write one of the seat's own recipes, and how near all runs of the board are to it."""
    recipe = int(state.hands[seat, place])
    length = int(config.length[recipe])
    start = layout.RECIPES + place * layout.RECIPE_LENGTH
    row[start + length - SHORTEST] = 1
    row[start + layout.TOKEN] = has_token(config, state, seat, recipe)
    if seat == int(state.player):
        row[start + layout.CLAIM] = int(state.claims) >> place & 1
        row[start + layout.STYLISH] = int(state.styles) >> place & 1
        for step in range(state.steps):
            if state.chosen[step] == RECIPE + recipe:
                row[start + layout.DISCARDED] = 1
    for step in range(length):
        row[layout.WANTS + place * MOST_INGREDIENTS + int(config.wants[recipe, step])] += 1
    bits = signed(config.bits[recipe])
    for cell in range(CELLS):
        top = int(state.top[cell])
        if top != NOTHING and holds(bits, top):
            row[layout.WANTED + place * CELLS + cell] = 1
    placing = NOTHING
    if seat == int(state.player) and int(state.step) == steps.CELL:
        placing = int(state.chosen[0]) - INGREDIENT
    columns = int(config.columns)
    for line in range(ROWS + columns):
        first, way, size = line * BELOW, BESIDE, columns
        if line >= ROWS:
            first, way, size = line - ROWS, BELOW, ROWS
        for _ in range(size - length + 1):
            write_run(config, state, recipe, place, first, way, placing, row)
            first += way


@rule
def write_run(
    config: Record,
    state: Record,
    recipe: int,
    place: int,
    first: int,
    way: int,
    placing: int,
    row: Counts,
) -> None:
    """Write how many tiles of a recipe a run has, if nothing else lies in it."""
    length = int(config.length[recipe])
    covered = mask_of(state.covered)
    used, matched, fits = 0, 0, True
    forward, backward = True, True
    for step in range(length):
        cell = first + step * way
        top = int(state.top[cell])
        fits = fits and not holds(covered, cell)
        if top != NOTHING:
            found = False
            for number in range(length):
                wanted = int(config.wants[recipe, number])
                if not found and wanted == top and used >> number & 1 == 0:
                    used |= 1 << number
                    found = True
            fits = fits and found
            matched += 1
            forward = forward and top == int(config.wants[recipe, step])
            backward = backward and top == int(config.wants[recipe, length - 1 - step])
    if not fits or matched == 0:
        return
    helps = False
    for number in range(length):
        if used >> number & 1 == 0:
            wanted = int(config.wants[recipe, number])
            helps = helps or wanted == placing
            raise_to(row, layout.NEEDS + place * MOST_INGREDIENTS + wanted, matched + 1)
    for step in range(length):
        cell = place * CELLS + first + step * way
        raise_to(row, layout.REACH + cell, matched + 1)
        if forward or backward:
            raise_to(row, layout.STYLE + cell, matched + 1)
        if helps and state.top[first + step * way] == NOTHING:
            raise_to(row, layout.GAIN + cell, matched + 2)


@rule
def raise_to(row: Counts, place: int, value: int) -> None:
    """Let a feature be at least that."""
    if row[place] < value:
        row[place] = value
