"""What a seat of Wasabi! may choose, as sets of bits: ingredients, cells, cards, recipes."""

from typing import Final

from sushibar.games.wasabi.rules import steps
from sushibar.games.wasabi.rules.actions import INGREDIENT, ON_CELL, RECIPE
from sushibar.games.wasabi.rules.board import (
    BLOCK,
    NOTHING,
    blocks,
    free_cells,
    movable,
    open_tiles,
    partners,
    wasabis_on_board,
)
from sushibar.games.wasabi.rules.book import BASE, UNIQUE
from sushibar.games.wasabi.rules.cards import (
    CHOP,
    KINDS,
    MOST_CARDS,
    SPICY,
    STACK,
    SWITCH,
    WASABI,
)
from sushibar.games.wasabi.rules.masks import first_bit
from sushibar.games.wasabi.rules.state import HAND, times_chosen
from sushibar.rulebook.counts import cards_in, kinds_in
from sushibar.rulebook.rule import Record, long_rule, rule, signed

FROM_BOARD: Final = KINDS
"""The bit of a Wasabi! on the board among the rewards that can be had."""


# Moves


@rule
def may_pass(state: Record) -> bool:
    """Whether the player has not begun to do anything else in this turn."""
    return int(state.placed) == 0 and int(state.played) == NOTHING


@rule
def may_end(state: Record) -> bool:
    """Whether the player has placed what must be placed in this turn."""
    return int(state.placed) > 0 and int(state.chopped) == NOTHING


@rule
def may_place_more(state: Record) -> bool:
    """Whether the player has not placed all ingredients of this turn: one, or two with Spicy!."""
    return int(state.placed) < (2 if state.played == SPICY else 1)


# Ingredients


@long_rule
def ingredients_from_pantry(config: Record, state: Record) -> int:
    """What can be taken out of the pantry next: for a starting hand, or to refill one's own."""
    left = signed(kinds_in(state.pantry))
    if state.step == steps.GIFT:
        return left & ~unfit_as_gifts(config, state)
    for step in range(int(state.steps)):
        ingredient = int(state.chosen[step]) - INGREDIENT
        if times_chosen(state, INGREDIENT + ingredient) >= int(state.pantry[ingredient]):
            left &= ~(signed(1) << ingredient)
    return left


@rule
def unfit_as_gifts(config: Record, state: Record) -> int:
    """What no starting hand has, and the categories that this one has a tile of already."""
    categories = 1 << BASE | 1 << UNIQUE
    for step in range(int(state.steps)):
        categories |= 1 << int(config.category[state.chosen[step] - INGREDIENT])
    kinds = signed(0)
    for ingredient in range(config.ingredients):
        kinds |= signed(categories >> int(config.category[ingredient]) & 1) << ingredient
    return kinds


@rule
def ingredients_to_place(config: Record, state: Record) -> int:
    """The ingredients that the player may place on an empty cell now."""
    if state.chopped != NOTHING:
        return signed(1) << int(state.chopped)
    if not may_place_more(state) or free_cells(config, state) == 0:
        return 0
    return tiles_held(state)


@rule
def tiles_missing(state: Record) -> int:
    """How many tiles the player takes to refill its hand, as far as the pantry goes."""
    return min(HAND - cards_in(state.tiles[state.player]), cards_in(state.pantry))


@rule
def tiles_held(state: Record) -> int:
    """The ingredients in the player's hand."""
    return signed(kinds_in(state.tiles[state.player]))


# Cells


@long_rule
def cells_for(config: Record, state: Record) -> int:
    """The cells that the player may name now, as a mask."""
    step = int(state.step)
    if step == steps.CELL:
        return free_cells(config, state)
    if step == steps.ON or step == steps.CHOPPING:  # compiled, `in` is a loop
        return open_tiles(state)
    if step == steps.SWITCHING:
        return movable(config, state)
    if step == steps.OTHER:
        return partners(config, state, int(state.chosen[1]) - ON_CELL)
    if step == steps.COVERING:
        return cells_for_wasabi(config, state)
    if step == steps.LIFTING:
        return (signed(1) << int(state.wasabis[0])) | (signed(1) << int(state.wasabis[1]))
    return 0


@rule
def cells_for_wasabi(config: Record, state: Record) -> int:
    """Where a Wasabi! may lie; before the turn's ingredient a cell must be left for that."""
    places = blocks(config, state)
    if state.placed == 0:
        free = free_cells(config, state)
        left = places
        while left != 0:
            cell = first_bit(left)
            left &= left - 1
            if free & ~(signed(BLOCK) << cell) == 0:
                places &= ~(signed(1) << cell)
    return places


# Cards


@long_rule
def cards_to_play(config: Record, state: Record) -> int:
    """The action cards that the player may play now."""
    if state.played != NOTHING or state.chopped != NOTHING:
        return 0
    kinds = 0
    for card in range(KINDS):
        if state.cards[state.player, card] > 0 and may_play(config, state, card):
            kinds |= 1 << card
    return kinds


@rule
def may_play(config: Record, state: Record, card: int) -> bool:
    """Whether the player's turn allows an action card; afterwards it must be able to go on."""
    placed = state.placed > 0
    can_place = placed or tiles_held(state) != 0
    if card == CHOP:
        return open_tiles(state) != 0
    if not can_place:
        return False
    if card == SWITCH:
        return movable(config, state) != 0
    if card == STACK:
        return not placed and open_tiles(state) != 0
    if card == WASABI:
        return cells_for_wasabi(config, state) != 0
    return True


@rule
def may_keep(state: Record) -> bool:
    """Whether a chopped tile can be this turn's ingredient."""
    return int(state.placed) == 0


@rule
def may_return(state: Record) -> bool:
    """Whether a chopped tile can go to the pantry: the turn needs another ingredient then."""
    return state.placed > 0 or tiles_held(state) != 0


@long_rule
def rewards(state: Record) -> int:
    """What can be had for a recipe: kinds of cards in the kitchen, and `FROM_BOARD`.

    Cards put back in this turn cannot be had; the kind that was played only if nothing else can.
    """
    kinds = 0
    for card in range(KINDS):
        if state.kitchen[card] > state.barred[card]:
            kinds |= 1 << card
    if wasabis_on_board(state) > 0:
        kinds |= 1 << FROM_BOARD
    if state.played == NOTHING:
        return kinds
    same = 1 << int(state.played)
    if state.played == WASABI:
        same |= 1 << FROM_BOARD
    others = kinds & ~same
    return others if others != 0 else kinds


@rule
def cards_held(state: Record) -> int:
    """The kinds of action cards in the player's hand."""
    return kinds_in(state.cards[state.player])


@rule
def needs_room(state: Record) -> bool:
    """Whether the player's hand has no place for another action card."""
    held = 0
    for card in range(KINDS):
        held += int(state.cards[state.player, card])
    return held >= MOST_CARDS


# Recipes


@long_rule
def recipes_to_discard(state: Record) -> int:
    """The places of the player's recipes that are not discarded yet."""
    places = 0
    for place in range(HAND):
        recipe = int(state.hands[state.player, place])
        if recipe != NOTHING and times_chosen(state, RECIPE + recipe) == 0:
            places |= 1 << place
    return places
