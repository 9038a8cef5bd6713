"""What a network can choose in Wasabi!, and the rulebook's action for it."""

from typing import Any, Final

from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import CELL_NAMES, CELLS, NOTHING
from sushibar.games.wasabi.rules.book import MOST_INGREDIENTS
from sushibar.games.wasabi.rules.cards import CARDS, KINDS
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

CHOICES: Final = (
    *(f"ingredient-{number + 1}" for number in range(MOST_INGREDIENTS)),
    *CELL_NAMES,
    *(f"recipe-{place + 1}" for place in range(HAND)),
    *CARDS,
    *(f"draw:{length}" for length in LENGTHS),
    *actions.WORDS,
)
"""What can be chosen: ingredients by their number in the book, recipes by their place in the hand;
an action card is played, taken or dropped, whichever is asked."""
INGREDIENT: Final = 0
CELL: Final = INGREDIENT + MOST_INGREDIENTS
RECIPE: Final = CELL + CELLS
CARD: Final = RECIPE + HAND
DRAW: Final = CARD + KINDS
WORDS: Final = DRAW + len(LENGTHS)
"""The rulebook's last actions, in their order."""
SHORTEST: Final = LENGTHS[0]
COUNT: Final = len(CHOICES)
(PASS, DONE, CLAIM, KEEP, TO_PANTRY, LIFT, TAKE_NOTHING) = range(WORDS, COUNT)


@long_rule
def mark(config: Record, tables: Any, state: Record, seat: int, mask: Counts) -> None:
    """Mark what the player can choose."""
    for choice in range(COUNT):
        mask[choice] = 0
    step = int(state.step)
    if step == steps.ACT:
        mark_all(mask, INGREDIENT, MOST_INGREDIENTS, ingredients_to_place(config, state))
        mark_all(mask, CARD, KINDS, cards_to_play(config, state))
        mask[CLAIM] = state.claims != 0
        mask[PASS] = may_pass(state)
        mask[DONE] = may_end(state)
    elif step in (steps.GIFT, steps.REFILL):
        mark_all(mask, INGREDIENT, MOST_INGREDIENTS, ingredients_from_pantry(config, state))
    elif step == steps.TILE:
        mark_all(mask, INGREDIENT, MOST_INGREDIENTS, tiles_held(state))
    elif step == steps.DRAW:
        mark_all(mask, DRAW, WORDS - DRAW, piles_left(state) >> SHORTEST)
    elif step == steps.FATE:
        mask[KEEP] = may_keep(state)
        mask[TO_PANTRY] = may_return(state)
    elif step == steps.SERVE:
        mark_all(mask, RECIPE, HAND, int(state.claims))
    elif step == steps.DISCARD:
        mark_all(mask, RECIPE, HAND, recipes_to_discard(state))
        mask[DONE] = state.steps > 1
    elif step == steps.REWARD:
        mark_all(mask, CARD, KINDS, rewards(state))
        mask[LIFT] = rewards(state) >> FROM_BOARD & 1
        mask[TAKE_NOTHING] = 1
    elif step == steps.ROOM:
        mark_all(mask, CARD, KINDS, cards_held(state))
    else:
        cells = cells_for(config, state)
        for cell in range(CELLS):
            mask[CELL + cell] = holds(cells, cell)


@rule
def mark_all(mask: Counts, first: int, count: int, bits: int) -> None:
    """Mark choices by a set of bits; `first` is the lowest."""
    for number in range(count):
        mask[first + number] = bits >> number & 1


@long_rule
def action(config: Record, tables: Any, state: Record, seat: int, choice: int) -> int:
    """The rulebook's number of a choice."""
    if choice < RECIPE:
        return choice
    if choice < CARD:
        recipe = int(state.hands[seat, choice - RECIPE])
        return actions.RECIPE + max(recipe, NOTHING + 1)
    if choice < DRAW:
        card = choice - CARD
        if int(state.step) == steps.ACT:
            return actions.PLAY + card
        return (actions.TAKE if int(state.step) == steps.REWARD else actions.DROP) + card
    if choice < WORDS:
        return actions.DRAW_LENGTH + SHORTEST + choice - DRAW
    return actions.PASS + choice - WORDS
