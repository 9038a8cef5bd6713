"""The actions that a seat of Wasabi! may take, marked by number."""

from sushibar.games.wasabi.rules.actions import (
    ACTION_COUNT,
    CLAIM,
    DONE,
    DRAW_LENGTH,
    DROP,
    INGREDIENT,
    KEEP,
    LIFT,
    ON_CELL,
    PASS,
    PLAY,
    RECIPE,
    TAKE,
    TAKE_NOTHING,
    TO_PANTRY,
)
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
from sushibar.games.wasabi.rules.state import (
    ACT,
    DISCARD,
    DRAW,
    FATE,
    GIFT,
    HAND,
    REFILL,
    REWARD,
    ROOM,
    SERVE,
    TILE,
)
from sushibar.games.wasabi.rules.tokens import LENGTHS
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED


@long_rule
def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the actions that the seat may take now: none unless it is the player's turn."""
    for action in range(ACTION_COUNT):
        mask[action] = 0
    step = int(state.step)
    if step == ANSWERED or seat != int(state.player):
        return
    if step == ACT:
        mark_moves(config, state, mask)
    elif step in (GIFT, REFILL):
        mark_ingredients(mask, ingredients_from_pantry(config, state))
    elif step == TILE:
        mark_ingredients(mask, tiles_held(state))
    elif step == DRAW:
        for length in LENGTHS:
            mask[DRAW_LENGTH + length] = piles_left(state) >> length & 1
    elif step == FATE:
        mask[KEEP] = may_keep(state)
        mask[TO_PANTRY] = may_return(state)
    elif step == SERVE:
        mark_recipes(state, mask, int(state.claims))
    elif step == DISCARD:
        mark_recipes(state, mask, recipes_to_discard(state))
        mask[DONE] = state.steps > 1
    elif step == REWARD:
        mark_cards(mask, TAKE, rewards(state))
        mask[LIFT] = rewards(state) >> FROM_BOARD & 1
        mask[TAKE_NOTHING] = 1
    elif step == ROOM:
        mark_cards(mask, DROP, cards_held(state))
    else:
        cells = cells_for(config, state)
        for cell in range(CELLS):
            mask[ON_CELL + cell] = holds(cells, cell)


@rule
def mark_moves(config: Record, state: Record, mask: Counts) -> None:
    """Mark all that can be done in the first part of a turn."""
    mark_ingredients(mask, ingredients_to_place(config, state))
    mark_cards(mask, PLAY, cards_to_play(config, state))
    mask[CLAIM] = state.claims != 0
    mask[PASS] = may_pass(state)
    mask[DONE] = may_end(state)


@rule
def mark_ingredients(mask: Counts, kinds: int) -> None:
    """Mark these ingredients."""
    for ingredient in range(MOST_INGREDIENTS):
        mask[INGREDIENT + ingredient] = kinds >> ingredient & 1


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
            mask[RECIPE + int(state.hands[state.player, place])] = 1
