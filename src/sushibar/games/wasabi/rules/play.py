"""A game of Wasabi! from its preparation to its end."""

from typing import Final

from sushibar.games.wasabi.rules import steps
from sushibar.games.wasabi.rules.actions import DRAW_LENGTH
from sushibar.games.wasabi.rules.answers import choose
from sushibar.games.wasabi.rules.board import NOTHING, free_cells
from sushibar.games.wasabi.rules.cards import KINDS
from sushibar.games.wasabi.rules.choices import (
    cards_to_play,
    ingredients_to_place,
    may_end,
    rewards,
    tiles_missing,
)
from sushibar.games.wasabi.rules.masks import set_mask
from sushibar.games.wasabi.rules.moves import (
    end_cooking,
    finish,
    hand_out,
    resolve_move,
    resolve_reward,
)
from sushibar.games.wasabi.rules.piles import draw_recipe, piles_left
from sushibar.games.wasabi.rules.runs import find_claims
from sushibar.games.wasabi.rules.state import HAND, RETURNER, SERVED, ask, over, recipes_held
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, if_kept, long_rule, rule
from sushibar.rulebook.steps import ANSWERED

VERSION: Final = 1


# The course of a game


@rule
def start(config: Record, state: Record) -> None:
    """Set up a new game: who begins is still open."""
    clear(state)
    state.chance = steps.FIRST_DUE
    for ingredient in range(config.ingredients):
        state.pantry[ingredient] = config.tiles[ingredient]
    for card in range(KINDS):
        state.kitchen[card] = config.kitchen[card]
    for recipe in range(config.recipes):
        state.deck[recipe] = recipe
        state.shuffled[config.length[recipe]] += 1


@rule
def clear(state: Record) -> None:
    """Empty the table."""
    state.this_round = steps.PREPARATION
    state.turn = 0
    state.first_seat = 0
    state.player = 0
    state.phase = steps.GIVING
    state.chance = steps.SETTLED
    state.pile = 0
    state.drawn = NOTHING
    state.passes = 0
    state.top[:] = NOTHING
    state.wasabis[:] = NOTHING
    state.buried = 0
    state.buried_cell[:] = NOTHING
    state.buried_kind[:] = NOTHING
    state.pantry[:] = 0
    state.tiles[:] = 0
    state.kitchen[:] = 0
    state.cards[:] = 0
    state.hands[:] = NOTHING
    state.shuffled[:] = 0
    state.returned[:] = 0
    state.deck[:] = NOTHING
    state.sheet[:] = 0
    set_mask(state.filled, 0)
    set_mask(state.covered, 0)
    forget_served(state)
    forget_returners(state)
    forget_turn(state)
    ask(state, ANSWERED)


@if_kept(SERVED)
def forget_served(state: Record) -> None:
    """Forget which recipes were completed."""
    state.served[:] = NOTHING
    state.stylish[:] = 0


@if_kept(RETURNER)
def forget_returners(state: Record) -> None:
    """Forget who put back which recipe."""
    state.returner[:] = NOTHING


@rule
def forget_turn(state: Record) -> None:
    """Forget all that holds for one turn only."""
    state.played = NOTHING
    state.placed = 0
    state.chopped = NOTHING
    state.claims = 0
    state.styles = 0
    state.owed = 0
    state.barred[:] = 0
    set_mask(state.changed, 0)


@rule
def act(config: Record, state: Record, seat: int, action: int, rng: Record) -> None:
    """Take one step of an answer; after the last one play goes on until somebody is asked."""
    choose(config, state, seat, action)
    while advance(config, state, rng):
        pass


@long_rule
def advance(config: Record, state: Record, rng: Record) -> bool:
    """Do the next thing that nobody decides; False if there is none."""
    if state.chance == steps.FIRST_DUE:
        begin(config, state, below(rng, int(config.players)))
    elif state.chance == steps.RECIPE_DUE:
        settle_draw(config, state, below(rng, int(state.shuffled[state.pile])))
    elif state.step != ANSWERED or over(state):
        return False
    else:
        resolve(config, state)
    return True


@rule
def begin(config: Record, state: Record, first: int) -> None:
    """Let a seat be the first one."""
    state.chance = steps.SETTLED
    state.first_seat = first
    state.player = first
    go_on(config, state)


@rule
def settle_draw(config: Record, state: Record, place: int) -> None:
    """Let the player have the recipe at that place of the pile."""
    state.chance = steps.SETTLED
    draw_recipe(config, state, place)
    go_on(config, state)


@long_rule
def go_on(config: Record, state: Record) -> None:
    """Ask what comes next in the turn, or after it; pass over what nobody can do."""
    while not over(state):
        if state.phase == steps.GIVING:
            ask(state, steps.GIFT)
            return
        if state.phase == steps.COOKING:
            find_claims(config, state)
            if can_go_on_cooking(config, state):
                ask(state, steps.ACT)
                return
            end_cooking(state)
        elif state.phase == steps.REWARDS:
            if state.owed > 0 and rewards(state) != 0:
                ask(state, steps.REWARD)
                return
            state.phase = steps.REFILLING
        elif state.phase == steps.REFILLING:
            if tiles_missing(state) > 0:
                ask(state, steps.REFILL)
                return
            state.phase = steps.DRAWING
        elif state.phase == steps.DRAWING:
            if recipes_held(state, int(state.player)) < HAND and piles_left(state) != 0:
                ask(state, steps.DRAW)
                return
            state.phase = steps.ENDING
        else:
            end_turn(config, state)


@rule
def can_go_on_cooking(config: Record, state: Record) -> bool:
    """Whether the player can do anything but end the first part of its turn."""
    if not may_end(state) or state.claims != 0:
        return True
    return ingredients_to_place(config, state) != 0 or cards_to_play(config, state) != 0


@rule
def end_turn(config: Record, state: Record) -> None:
    """Let the next seat have its turn, unless the game is over."""
    if state.this_round == steps.PREPARATION:
        prepare_next(config, state)
        return
    if free_cells(config, state) == 0 or int(state.passes) >= 2 * int(config.players):
        finish(state)
        return
    state.turn += 1
    next_seat(config, state)
    forget_turn(state)
    state.phase = steps.COOKING


@rule
def prepare_next(config: Record, state: Record) -> None:
    """First everybody gives tiles, then everybody draws recipes, then the game begins."""
    state.turn += 1
    next_seat(config, state)
    if state.turn < config.players:
        state.phase = steps.GIVING
    elif state.turn < 2 * int(config.players):
        state.phase = steps.DRAWING
    else:
        state.this_round = steps.COOKING_TIME
        state.turn = 0
        state.phase = steps.COOKING


@rule
def next_seat(config: Record, state: Record) -> None:
    """Let the seat to the left be the player."""
    state.player = (int(state.player) + 1) % int(config.players)


@rule
def resolve(config: Record, state: Record) -> None:
    """Let happen what the player has answered."""
    asked = int(state.asked)
    if asked == steps.ACT:
        resolve_move(config, state)
    elif asked == steps.REWARD:
        resolve_reward(state)
    elif asked == steps.DRAW:
        state.pile = int(state.chosen[0]) - DRAW_LENGTH
        if state.shuffled[state.pile] > 0:
            state.chance = steps.RECIPE_DUE
            ask(state, ANSWERED)
            return
        draw_recipe(config, state, 0)
    else:
        hand_out(config, state, asked == steps.GIFT)
    go_on(config, state)
