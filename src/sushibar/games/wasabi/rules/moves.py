"""What an answer in Wasabi! does: tiles handed out and placed, cards played and taken, recipes."""

from sushibar.games.wasabi.rules import actions
from sushibar.games.wasabi.rules.board import (
    NOTHING,
    cover,
    lift_tile,
    put_tile,
    switch_cells,
    uncover,
)
from sushibar.games.wasabi.rules.cards import CHOP, KINDS, STACK, SWITCH, WASABI
from sushibar.games.wasabi.rules.piles import lose_recipe, return_recipe
from sushibar.games.wasabi.rules.state import (
    SERVED,
    STYLE_COLUMN,
    WASABI_COLUMN,
    all_tokens,
    ask,
    place_of,
)
from sushibar.games.wasabi.rules.steps import ENDING, OVER, REWARDS
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, POINTS, STYLE
from sushibar.rulebook.rule import Record, if_kept, rule
from sushibar.rulebook.steps import ANSWERED


@rule
def hand_out(config: Record, state: Record, to_neighbour: bool) -> None:
    """Take the chosen tiles out of the pantry, for the left neighbour or for oneself."""
    receiver = int(state.player)
    if to_neighbour:
        receiver = (receiver + 1) % int(config.players)
        state.phase = ENDING
    for step in range(int(state.steps)):
        ingredient = int(state.chosen[step]) - actions.INGREDIENT
        state.pantry[ingredient] -= 1
        state.tiles[receiver, ingredient] += 1


@rule
def resolve_move(config: Record, state: Record) -> None:
    """Let happen what the player does in the first part of its turn."""
    move = int(state.chosen[0])
    if move < actions.ON_CELL:
        place(state, move - actions.INGREDIENT, int(state.chosen[1]) - actions.ON_CELL)
    elif actions.PLAY <= move < actions.TAKE:
        play_card(state, move - actions.PLAY)
    elif move == actions.CLAIM:
        serve(config, state, int(state.chosen[1]) - actions.RECIPE)
    else:
        if move == actions.PASS:
            discard(config, state)
        end_cooking(state)


@rule
def end_cooking(state: Record) -> None:
    """End the first part of a turn: nothing can be claimed any more."""
    state.claims = 0
    state.styles = 0
    state.phase = REWARDS


@rule
def place(state: Record, ingredient: int, cell: int) -> None:
    """Lay the chopped tile or one of the player's own."""
    if state.chopped != NOTHING:
        state.chopped = NOTHING
    else:
        state.tiles[state.player, ingredient] -= 1
    put_tile(state, cell, ingredient)
    state.placed += 1
    state.passes = 0


@rule
def discard(config: Record, state: Record) -> None:
    """Put the chosen recipes under their piles: the turn is passed."""
    for step in range(1, int(state.steps)):
        recipe = int(state.chosen[step]) - actions.RECIPE
        if 0 <= recipe < actions.PLAY - actions.RECIPE:
            return_recipe(config, state, int(state.player), recipe)
    state.passes += 1


@rule
def serve(config: Record, state: Record, recipe: int) -> None:
    """Complete a recipe: assign a token, and take cubes if it was made with style."""
    seat = int(state.player)
    column = int(config.length[recipe]) - LENGTHS[0]
    served = all_tokens(state, seat)
    stylish = int(state.styles) >> place_of(state, seat, recipe) & 1
    note_served(state, seat, served, recipe, stylish)
    if stylish:
        state.sheet[0, seat, STYLE_COLUMN] += STYLE[column]
    state.sheet[0, seat, column] += POINTS[column]
    state.owed += 1
    lose_recipe(state, seat, recipe)
    if served + 1 == MOST_TOKENS:
        finish(state)


@if_kept(SERVED)
def note_served(state: Record, seat: int, place: int, recipe: int, stylish: int) -> None:
    """Note which recipe a seat has completed, and whether with style."""
    state.served[seat, place] = recipe
    state.stylish[seat] |= stylish << place


@rule
def finish(state: Record) -> None:
    """End the game."""
    state.this_round = OVER
    ask(state, ANSWERED)


# Action cards


@rule
def play_card(state: Record, card: int) -> None:
    """Play an action card; all but Wasabi! go back to the kitchen."""
    state.cards[state.player, card] -= 1
    state.played = card
    if card != WASABI:
        state.kitchen[card] += 1
    if card == CHOP:
        chop(state, int(state.chosen[1]) - actions.ON_CELL, int(state.chosen[2]) == actions.KEEP)
    elif card == SWITCH:
        switch_cells(
            state, int(state.chosen[1]) - actions.ON_CELL, int(state.chosen[2]) - actions.ON_CELL
        )
    elif card == STACK:
        place(
            state, int(state.chosen[1]) - actions.INGREDIENT, int(state.chosen[2]) - actions.ON_CELL
        )
    elif card == WASABI:
        cover(state, int(state.chosen[1]) - actions.ON_CELL)
        state.sheet[0, state.player, WASABI_COLUMN] += 1


@rule
def chop(state: Record, cell: int, keep: bool) -> None:
    """Take a top tile off the board, for the pantry or to be placed in this turn."""
    ingredient = lift_tile(state, cell)
    if keep:
        state.chopped = ingredient
    else:
        state.pantry[ingredient] += 1


@rule
def resolve_reward(state: Record) -> None:
    """Take a card from the kitchen or the board, putting another back to make room."""
    seat = int(state.player)
    state.owed -= 1
    taken = int(state.chosen[0])
    if taken == actions.TAKE_NOTHING:
        return
    last = int(state.chosen[int(state.steps) - 1])
    if actions.DROP <= last < actions.DROP + KINDS:
        state.cards[seat, last - actions.DROP] -= 1
        state.kitchen[last - actions.DROP] += 1
        state.barred[last - actions.DROP] += 1
    if taken == actions.LIFT:
        uncover(state, int(state.chosen[1]) - actions.ON_CELL)
        state.cards[seat, WASABI] += 1
    else:
        state.kitchen[taken - actions.TAKE] -= 1
        state.cards[seat, taken - actions.TAKE] += 1
