"""The actions that a seat of Wasabi! may take, marked by number."""

from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import CELLS
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS
from sushibar.games.wasabi.rules.cards import KINDS
from sushibar.games.wasabi.rules.choices import (
    FROM_BOARD,
    cards_held,
    cards_to_play,
    cells_for,
    ingredients_from_pantry,
    ingredients_to_place,
    may_end,
    may_keep,
    may_pass,
    may_return,
    recipes_to_discard,
    rewards,
    tiles_held,
)
from sushibar.games.wasabi.rules.masks import holds
from sushibar.games.wasabi.rules.piles import piles_left
from sushibar.games.wasabi.rules.state import HAND
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED


@long_rule
def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the actions that the seat may take now: none unless it is the player's turn."""
    for action in range(actions.ACTION_COUNT):
        mask[action] = 0
    step = int(state.step)
    if step == ANSWERED or seat != int(state.player):
        return
    if step == steps.ACT:
        mark_moves(config, state, mask)
    elif step in (steps.GIFT, steps.REFILL):
        mark_ingredients(mask, ingredients_from_pantry(config, state))
    elif step == steps.TILE:
        mark_ingredients(mask, tiles_held(state))
    elif step == steps.DRAW:
        for length in LENGTHS:
            mask[actions.DRAW_LENGTH + length] = piles_left(state) >> length & 1
    elif step == steps.FATE:
        mask[actions.KEEP] = may_keep(state)
        mask[actions.TO_PANTRY] = may_return(state)
    elif step == steps.SERVE:
        mark_recipes(state, mask, int(state.claims))
    elif step == steps.DISCARD:
        mark_recipes(state, mask, recipes_to_discard(state))
        mask[actions.DONE] = state.steps > 1
    elif step == steps.REWARD:
        mark_cards(mask, actions.TAKE, rewards(state))
        mask[actions.LIFT] = rewards(state) >> FROM_BOARD & 1
        mask[actions.TAKE_NOTHING] = 1
    elif step == steps.ROOM:
        mark_cards(mask, actions.DROP, cards_held(state))
    else:
        cells = cells_for(config, state)
        for cell in range(CELLS):
            mask[actions.ON_CELL + cell] = holds(cells, cell)


@rule
def mark_moves(config: Record, state: Record, mask: Counts) -> None:
    """Mark all that can be done in the first part of a turn."""
    mark_ingredients(mask, ingredients_to_place(config, state))
    mark_cards(mask, actions.PLAY, cards_to_play(config, state))
    mask[actions.CLAIM] = state.claims != 0
    mask[actions.PASS] = may_pass(state)
    mask[actions.DONE] = may_end(state)


@rule
def mark_ingredients(mask: Counts, kinds: int) -> None:
    """Mark these ingredients."""
    for ingredient in range(MOST_INGREDIENTS):
        mask[actions.INGREDIENT + ingredient] = kinds >> ingredient & 1


@rule
def mark_cards(mask: Counts, action: int, kinds: int) -> None:
    """Mark what is done with these cards; `action` does it with the first."""
    for card in range(KINDS):
        mask[action + card] = kinds >> card & 1


@rule
def mark_recipes(state: Record, mask: Counts, places: int) -> None:
    """Mark the recipes at these places of the player's hand."""
    for place in range(HAND):
        if places >> place & 1:
            mask[actions.RECIPE + int(state.hands[state.player, place])] = 1
