"""Random play of Wasabi!: every choice by lot."""

from sushibar.games.wasabi.rules.actions import (
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
from sushibar.games.wasabi.rules.choices import (
    FROM_BOARD,
    cards_held,
    cards_to_play,
    cells_for,
    ingredients_from_pantry,
    ingredients_to_place,
    may_end,
    may_pass,
    recipes_to_discard,
    rewards,
    tiles_held,
)
from sushibar.games.wasabi.rules.masks import count_bits, nth_bit
from sushibar.games.wasabi.rules.piles import piles_left
from sushibar.games.wasabi.rules.state import (
    ACT,
    DISCARD,
    DRAW,
    FATE,
    GIFT,
    REFILL,
    REWARD,
    ROOM,
    SERVE,
    TILE,
)
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, long_rule, rule


@long_rule
def random_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """A random legal action for the player, each equally likely."""
    step = int(state.step)
    if step == ACT:
        return random_move(config, state, rng)
    if step in (GIFT, REFILL):
        return INGREDIENT + random_bit(rng, ingredients_from_pantry(config, state))
    if step == TILE:
        return INGREDIENT + random_bit(rng, tiles_held(state))
    if step == DRAW:
        return DRAW_LENGTH + random_bit(rng, piles_left(state))
    if step == FATE:
        return KEEP if below(rng, 2) == 0 else TO_PANTRY
    if step == SERVE:
        return recipe_at(state, random_bit(rng, int(state.claims)))
    if step == DISCARD:
        return random_discard(state, rng)
    if step == REWARD:
        return random_reward(state, rng)
    if step == ROOM:
        return DROP + random_bit(rng, cards_held(state))
    return ON_CELL + random_bit(rng, cells_for(config, state))


@rule
def random_bit(rng: Record, bits: int) -> int:
    """One bit of a set that is not empty, each equally likely."""
    return nth_bit(bits, int(below(rng, count_bits(bits))))


@rule
def recipe_at(state: Record, place: int) -> int:
    """The action that names the recipe at a place of the player's hand."""
    return RECIPE + int(state.hands[state.player, place])


@rule
def random_move(config: Record, state: Record, rng: Record) -> int:
    """Place an ingredient, play a card, claim, pass or end, all by lot."""
    ingredients = ingredients_to_place(config, state)
    cards = cards_to_play(config, state)
    tiles, plays = count_bits(ingredients), count_bits(cards)
    claims = int(state.claims != 0)
    rank = int(below(rng, tiles + plays + claims + int(may_pass(state)) + int(may_end(state))))
    if rank < tiles:
        return INGREDIENT + nth_bit(ingredients, rank)
    rank -= tiles
    if rank < plays:
        return PLAY + nth_bit(cards, rank)
    if rank < plays + claims:
        return CLAIM
    return PASS if may_pass(state) else DONE


@rule
def random_discard(state: Record, rng: Record) -> int:
    """A recipe to discard, or nothing more."""
    places = recipes_to_discard(state)
    rank = int(below(rng, count_bits(places) + int(state.steps > 1)))
    return DONE if rank == count_bits(places) else recipe_at(state, nth_bit(places, rank))


@rule
def random_reward(state: Record, rng: Record) -> int:
    """A card, a Wasabi! off the board, or nothing."""
    kinds = rewards(state)
    rank = int(below(rng, count_bits(kinds) + 1))
    if rank == count_bits(kinds):
        return TAKE_NOTHING
    kind = nth_bit(kinds, rank)
    return LIFT if kind == FROM_BOARD else TAKE + kind
