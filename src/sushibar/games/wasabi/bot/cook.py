"""Decisions of a cook, step by step; it sees no more of the table than its seat does."""

from typing import Final

from sushibar.games.wasabi.bot.plans import (
    EVERY,
    FINISHED_NOW,
    NO_PLAN,
    best_plan,
    best_run,
    cell_for,
    first_of,
    missing_bits,
    recipe_of,
    way_of,
    worth_of,
)
from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import BLOCK, NOTHING, free_cells, open_tiles
from sushibar.games.wasabi.rules.cards import SPICY, STACK, WASABI
from sushibar.games.wasabi.rules.choices import (
    FROM_BOARD,
    cards_to_play,
    cells_for,
    ingredients_from_pantry,
    ingredients_to_place,
    may_end,
    may_pass,
    needs_room,
    recipes_to_discard,
    rewards,
    tiles_held,
)
from sushibar.games.wasabi.rules.masks import count_bits, first_bit
from sushibar.games.wasabi.rules.piles import piles_left
from sushibar.games.wasabi.rules.policy import random_action, random_bit
from sushibar.games.wasabi.rules.runs import has_token
from sushibar.games.wasabi.rules.state import HAND, used_tokens
from sushibar.games.wasabi.rules.tokens import LENGTHS, TOKENS
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, long_rule, rule, signed

SPACE: Final = 4
"""With more empty cells than this it is worth while to change recipes."""
DISTRACTED: Final = 4
"""A beginner decides at random every so many times."""


@long_rule
def greedy_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Go on with the plan that promises most for the tiles it lacks."""
    step = int(state.step)
    if step == steps.ACT:
        return greedy_move(config, state, seat, rng)
    if step == steps.CELL:
        return greedy_cell(config, state, seat, rng)
    if step in (steps.TILE, steps.ON):
        return greedy_stack(config, state, seat, rng)
    if step == steps.COVERING:
        return actions.ON_CELL + quietest_block(config, state)
    if step == steps.SERVE:
        return actions.RECIPE + int(state.hands[seat, last_place(int(state.claims))])
    if step == steps.DISCARD:
        return greedy_discard(config, state, seat)
    if step == steps.REWARD:
        return greedy_reward(state)
    if step == steps.REFILL:
        return greedy_refill(config, state, seat, rng)
    if step == steps.DRAW:
        return greedy_draw(config, state, seat, rng)
    return random_action(config, state, seat, rng)


@rule
def beginner_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Like the greedy cook, but every now and then whatever comes to mind."""
    if below(rng, DISTRACTED) == 0:
        return random_action(config, state, seat, rng)
    return greedy_action(config, state, seat, rng)


# Phase 1


@rule
def greedy_move(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Claim what can be claimed, then place for the best plan; cards where they complete one."""
    if state.claims != 0:
        return actions.CLAIM
    tiles, free = open_tiles(state), free_cells(config, state)
    hand = tiles_held(state)
    cards = cards_to_play(config, state)
    to_place = ingredients_to_place(config, state)
    plan = best_plan(config, state, seat, hand, tiles, free, 0)
    finishes = worth_of(plan) >= FINISHED_NOW
    stacking = cards >> STACK & 1 and not finishes
    if stacking and best_plan(config, state, seat, hand, tiles, free, 1) != NO_PLAN:
        return actions.PLAY + STACK
    if to_place == 0:
        if cards >> SPICY & 1 and finishes:
            return actions.PLAY + SPICY
        return actions.PLAY + WASABI if cards >> WASABI & 1 else last_move(state)
    if state.chopped != NOTHING:
        return actions.INGREDIENT + int(state.chopped)
    if plan != NO_PLAN:
        recipe, first, way = recipe_of(plan), first_of(plan), way_of(plan)
        return actions.INGREDIENT + first_bit(
            missing_bits(config, state, recipe, tiles, first, way) & hand
        )
    if may_pass(state) and state.passes == 0 and count_bits(free) > SPACE:
        return actions.PASS
    if may_end(state):
        return actions.DONE
    return actions.INGREDIENT + random_bit(rng, to_place)


@rule
def last_move(state: Record) -> int:
    """End the turn, or pass where nothing can be placed."""
    return actions.DONE if may_end(state) else actions.PASS


@rule
def greedy_cell(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Place a tile where the best plan for it wants it."""
    ingredient = int(state.chosen[0]) - actions.INGREDIENT
    tiles, free = open_tiles(state), free_cells(config, state)
    plan = best_plan(config, state, seat, signed(1) << ingredient, tiles, free, 0)
    if plan == NO_PLAN:
        return actions.ON_CELL + random_bit(rng, free)
    return actions.ON_CELL + cell_for(config, state, plan, ingredient, tiles, free)


@rule
def greedy_stack(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Lay a tile on the one that spoils a run."""
    tiles, free = open_tiles(state), free_cells(config, state)
    hand = tiles_held(state)
    if state.step == steps.ON:
        hand = signed(1) << int(state.chosen[1]) - actions.INGREDIENT
    plan = best_plan(config, state, seat, hand, tiles, free, 1)
    if plan == NO_PLAN:
        return random_action(config, state, seat, rng)
    recipe, first, way = recipe_of(plan), first_of(plan), way_of(plan)
    if state.step == steps.TILE:
        return actions.INGREDIENT + first_bit(
            missing_bits(config, state, recipe, tiles, first, way) & hand
        )
    return actions.ON_CELL + spoiled_cell(config, state, recipe, first, way)


@rule
def spoiled_cell(config: Record, state: Record, recipe: int, first: int, way: int) -> int:
    """The cell of a full run whose tile the recipe does not want."""
    seen = signed(0)
    spoiled = first
    for step in range(int(config.length[recipe])):
        cell = first + step * way
        top = signed(1) << int(state.top[cell])
        if top & int(config.bits[recipe]) == 0 or (top & seen and not config.repeats[recipe]):
            spoiled = cell
        seen |= top
    return spoiled


@rule
def quietest_block(config: Record, state: Record) -> int:
    """The place for a Wasabi! that takes the fewest empty cells."""
    places = cells_for(config, state)
    free = free_cells(config, state)
    best, fewest = first_bit(places), 5
    while places != 0:
        cell = first_bit(places)
        places &= places - 1
        cells = count_bits(free & signed(BLOCK) << cell)
        if cells < fewest:
            best, fewest = cell, cells
    return best


@rule
def last_place(places: int) -> int:
    """The last place of a hand: where the longest recipe is."""
    last = 0
    for place in range(HAND):
        if places >> place & 1:
            last = place
    return last


@rule
def greedy_discard(config: Record, state: Record, seat: int) -> int:
    """Discard recipes that nothing can come of, at least the least promising one."""
    tiles, free = open_tiles(state), free_cells(config, state)
    left = recipes_to_discard(state)
    worst, least = NOTHING, signed(1) << 40
    for place in range(HAND):
        if left >> place & 1:
            recipe = int(state.hands[seat, place])
            plan = NO_PLAN
            if has_token(config, state, seat, recipe):
                plan = best_run(config, state, recipe, EVERY, tiles, free, 0)
            if plan < least:
                worst, least = recipe, plan
    if state.steps > 1 and least != NO_PLAN:
        return actions.DONE
    return actions.RECIPE + worst


# Phase 2


@rule
def greedy_reward(state: Record) -> int:
    """Take a card that this cook knows how to use."""
    kinds = rewards(state)
    if needs_room(state):
        return actions.TAKE_NOTHING
    for card in (WASABI, SPICY, STACK):
        if kinds >> card & 1:
            return actions.TAKE + card
    return actions.LIFT if kinds >> FROM_BOARD & 1 else actions.TAKE_NOTHING


@rule
def greedy_refill(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Take what the best plan still lacks."""
    stock = ingredients_from_pantry(config, state)
    useful = stock & ~in_reach(state)
    tiles, free = open_tiles(state), free_cells(config, state)
    plan = best_plan(config, state, seat, useful, tiles, free, 0)
    if plan == NO_PLAN:
        return actions.INGREDIENT + random_bit(rng, stock)
    recipe, first, way = recipe_of(plan), first_of(plan), way_of(plan)
    lacking = missing_bits(config, state, recipe, tiles, first, way)
    return actions.INGREDIENT + first_bit(lacking & useful)


@rule
def in_reach(state: Record) -> int:
    """The ingredients that the player holds or has just chosen to take."""
    kinds = tiles_held(state)
    for step in range(int(state.steps)):
        kinds |= signed(1) << int(state.chosen[step]) - actions.INGREDIENT
    return kinds


@rule
def greedy_draw(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Draw a recipe for which a token is left when those in hand are completed."""
    piles = piles_left(state)
    wanted = 0
    for length in LENGTHS:
        tokens = TOKENS[length - LENGTHS[0]] - used_tokens(state, seat, length)
        for place in range(HAND):
            recipe = int(state.hands[seat, place])
            tokens -= int(recipe != NOTHING and int(config.length[recipe]) == length)
        if tokens > 0 and piles >> length & 1:
            wanted |= 1 << length
    return actions.DRAW_LENGTH + random_bit(rng, wanted if wanted != 0 else piles)
