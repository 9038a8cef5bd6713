"""Why an action of Wasabi! is not legal."""

from typing import Final

from sushibar.games.wasabi.rules.actions import (
    CLAIM,
    DONE,
    DROP,
    INGREDIENT,
    KEEP,
    LIFT,
    ON_CELL,
    PASS,
    PLAY,
    RECIPE,
    TAKE,
    TO_PANTRY,
)
from sushibar.games.wasabi.rules.board import NOTHING, free_cells, wasabis_on_board
from sushibar.games.wasabi.rules.book import BASE, UNIQUE
from sushibar.games.wasabi.rules.cards import CHOP, KINDS, STACK, SWITCH, WASABI
from sushibar.games.wasabi.rules.choices import may_place_more, tiles_held
from sushibar.games.wasabi.rules.masks import holds, mask_of
from sushibar.games.wasabi.rules.state import (
    ACT,
    CELL,
    CHOPPING,
    COVERING,
    DISCARD,
    DRAW,
    FATE,
    GIFT,
    LIFTING,
    ON,
    OTHER,
    REFILL,
    REWARD,
    ROOM,
    SERVE,
    SWITCHING,
    TILE,
    place_of,
)
from sushibar.rulebook.rule import Record
from sushibar.rulebook.steps import ANSWERED

NEXT: Final = {
    GIFT: "refusal-wasabi-gift",
    DRAW: "refusal-wasabi-draw",
    CELL: "refusal-wasabi-cell",
    SWITCHING: "refusal-wasabi-switching",
    OTHER: "refusal-wasabi-other",
    COVERING: "refusal-wasabi-covering",
    TILE: "refusal-wasabi-tile",
    ON: "refusal-wasabi-on",
    CHOPPING: "refusal-wasabi-chopping",
    FATE: "refusal-wasabi-fate",
    SERVE: "refusal-wasabi-serve",
    DISCARD: "refusal-wasabi-discard",
    REWARD: "refusal-wasabi-reward",
    LIFTING: "refusal-wasabi-lifting",
    ROOM: "refusal-wasabi-room",
    REFILL: "refusal-wasabi-refill",
}
"""What is expected, by the step of the answer."""


def refusal(config: Record, state: Record, seat: int, action: int) -> str:
    """The message that says why an action is not legal now."""
    step = int(state.step)
    if step == ANSWERED or seat != int(state.player):
        return "refusal-wasabi-turn"
    if step == ACT:
        return _refuse_move(config, state, action)
    if step == GIFT and action < ON_CELL:
        return _refuse_gift(config, state, action - INGREDIENT)
    if step == REFILL and action < ON_CELL:
        return "refusal-wasabi-pantry"
    if ON_CELL <= action < RECIPE:
        return _refuse_cell(config, state, action - ON_CELL)
    if step == TILE and action < ON_CELL:
        return "refusal-wasabi-no-tile"
    if step == DRAW and DROP + KINDS <= action < PASS:
        return "refusal-wasabi-pile"
    if step == FATE and action in (KEEP, TO_PANTRY):
        return "refusal-wasabi-keep" if action == KEEP else "refusal-wasabi-return"
    if step in (SERVE, DISCARD) and RECIPE <= action < PLAY:
        return _refuse_recipe(state, action - RECIPE)
    if step == DISCARD and action == DONE:
        return "refusal-wasabi-discard-one"
    if step == REWARD:
        return _refuse_reward(state, action)
    return NEXT[step]


# The first part of a turn


def _refuse_move(config: Record, state: Record, action: int) -> str:
    if action < ON_CELL:
        return _refuse_tile(config, state, action - INGREDIENT)
    if PLAY <= action < TAKE:
        return _refuse_card(config, state, action - PLAY)
    if action == CLAIM:
        return "refusal-wasabi-nothing-complete"
    if action == PASS:
        return "refusal-wasabi-pass"
    if action == DONE:
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
    if step not in (CELL, SWITCHING, OTHER, ON, CHOPPING):
        return NEXT[step]
    if holds(mask_of(state.covered), cell):
        return "refusal-wasabi-covered"
    filled = holds(mask_of(state.filled), cell)
    if step == CELL and filled:
        return "refusal-wasabi-filled"
    if step in (ON, CHOPPING) and not filled:
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
    if action == LIFT and wasabis_on_board(state) == 0:
        return "refusal-wasabi-none-on-board"
    if action == LIFT:
        return "refusal-wasabi-same-kind"
    if not TAKE <= action < DROP:
        return NEXT[REWARD]
    card = action - TAKE
    if state.kitchen[card] == 0:
        return "refusal-wasabi-not-in-kitchen"
    if state.kitchen[card] <= state.barred[card]:
        return "refusal-wasabi-dropped"
    return "refusal-wasabi-same-kind"
