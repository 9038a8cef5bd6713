"""Why an action of Wasabi! is not legal."""

from typing import Final

from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import NOTHING, free_cells, wasabis_on_board
from sushibar.games.wasabi.rules.book import BASE, UNIQUE
from sushibar.games.wasabi.rules.cards import CHOP, KINDS, STACK, SWITCH, WASABI
from sushibar.games.wasabi.rules.choices import may_place_more, tiles_held
from sushibar.games.wasabi.rules.masks import holds, mask_of
from sushibar.games.wasabi.rules.state import place_of
from sushibar.rulebook.rule import Record
from sushibar.rulebook.steps import ANSWERED

NEXT: Final = {
    steps.GIFT: "refusal-wasabi-gift",
    steps.DRAW: "refusal-wasabi-draw",
    steps.CELL: "refusal-wasabi-cell",
    steps.SWITCHING: "refusal-wasabi-switching",
    steps.OTHER: "refusal-wasabi-other",
    steps.COVERING: "refusal-wasabi-covering",
    steps.TILE: "refusal-wasabi-tile",
    steps.ON: "refusal-wasabi-on",
    steps.CHOPPING: "refusal-wasabi-chopping",
    steps.FATE: "refusal-wasabi-fate",
    steps.SERVE: "refusal-wasabi-serve",
    steps.DISCARD: "refusal-wasabi-discard",
    steps.REWARD: "refusal-wasabi-reward",
    steps.LIFTING: "refusal-wasabi-lifting",
    steps.ROOM: "refusal-wasabi-room",
    steps.REFILL: "refusal-wasabi-refill",
}
"""What is expected, by the step of the answer."""


def refusal(config: Record, state: Record, seat: int, action: int) -> str:
    """The message that says why an action is not legal now."""
    step = int(state.step)
    if step == ANSWERED or seat != int(state.player):
        return "refusal-wasabi-turn"
    if step == steps.ACT:
        return _refuse_move(config, state, action)
    if step == steps.GIFT and action < actions.ON_CELL:
        return _refuse_gift(config, state, action - actions.INGREDIENT)
    if step == steps.REFILL and action < actions.ON_CELL:
        return "refusal-wasabi-pantry"
    if actions.ON_CELL <= action < actions.RECIPE:
        return _refuse_cell(config, state, action - actions.ON_CELL)
    if step == steps.TILE and action < actions.ON_CELL:
        return "refusal-wasabi-no-tile"
    if step == steps.DRAW and actions.DROP + KINDS <= action < actions.PASS:
        return "refusal-wasabi-pile"
    if step == steps.FATE and action in (actions.KEEP, actions.TO_PANTRY):
        return "refusal-wasabi-keep" if action == actions.KEEP else "refusal-wasabi-return"
    if step in (steps.SERVE, steps.DISCARD) and actions.RECIPE <= action < actions.PLAY:
        return _refuse_recipe(state, action - actions.RECIPE)
    if step == steps.DISCARD and action == actions.DONE:
        return "refusal-wasabi-discard-one"
    if step == steps.REWARD:
        return _refuse_reward(state, action)
    return NEXT[step]


# The first part of a turn


def _refuse_move(config: Record, state: Record, action: int) -> str:
    if action < actions.ON_CELL:
        return _refuse_tile(config, state, action - actions.INGREDIENT)
    if actions.PLAY <= action < actions.TAKE:
        return _refuse_card(config, state, action - actions.PLAY)
    if action == actions.CLAIM:
        return "refusal-wasabi-nothing-complete"
    if action == actions.PASS:
        return "refusal-wasabi-pass"
    if action == actions.DONE:
        return "refusal-wasabi-chopped" if state.chopped != NOTHING else "refusal-wasabi-done"
    return "refusal-wasabi-move"


def _refuse_tile(config: Record, state: Record, ingredient: int) -> str:
    if state.chopped != NOTHING:
        return "refusal-wasabi-chopped"
    if not may_place_more(state):
        return "refusal-wasabi-placed"
    if free_cells(config, state) == 0:
        return "refusal-wasabi-no-cell"
    return "refusal-wasabi-no-tile"


def _refuse_card(config: Record, state: Record, card: int) -> str:
    if state.played != NOTHING:
        return "refusal-wasabi-one-card"
    if state.cards[state.player, card] == 0:
        return "refusal-wasabi-no-card"
    if card != CHOP and state.placed == 0 and tiles_held(state) == 0:
        return "refusal-wasabi-no-tile-left"
    if card == STACK and state.placed > 0:
        return "refusal-wasabi-placed"
    if card == WASABI:
        return "refusal-wasabi-no-block"
    assert card in (CHOP, STACK, SWITCH)
    return "refusal-wasabi-empty-board"


# Cells


def _refuse_cell(config: Record, state: Record, cell: int) -> str:
    step = int(state.step)
    if step not in (steps.CELL, steps.SWITCHING, steps.OTHER, steps.ON, steps.CHOPPING):
        return NEXT[step]
    if holds(mask_of(state.covered), cell):
        return "refusal-wasabi-covered"
    filled = holds(mask_of(state.filled), cell)
    if step == steps.CELL and filled:
        return "refusal-wasabi-filled"
    if step in (steps.ON, steps.CHOPPING) and not filled:
        return "refusal-wasabi-empty"
    return NEXT[step]


# Hands


def _refuse_gift(config: Record, state: Record, ingredient: int) -> str:
    if config.category[ingredient] in (BASE, UNIQUE):
        return "refusal-wasabi-barred"
    if state.pantry[ingredient] == 0:
        return "refusal-wasabi-pantry"
    return "refusal-wasabi-category"


def _refuse_recipe(state: Record, recipe: int) -> str:
    if place_of(state, int(state.player), recipe) == NOTHING:
        return "refusal-wasabi-not-held"
    return NEXT[int(state.step)]


def _refuse_reward(state: Record, action: int) -> str:
    if action == actions.LIFT and wasabis_on_board(state) == 0:
        return "refusal-wasabi-none-on-board"
    if action == actions.LIFT:
        return "refusal-wasabi-same-kind"
    if not actions.TAKE <= action < actions.DROP:
        return NEXT[steps.REWARD]
    card = action - actions.TAKE
    if state.kitchen[card] == 0:
        return "refusal-wasabi-not-in-kitchen"
    if state.kitchen[card] <= state.barred[card]:
        return "refusal-wasabi-dropped"
    return "refusal-wasabi-same-kind"
