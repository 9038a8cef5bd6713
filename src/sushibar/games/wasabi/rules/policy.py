"""Random play of Wasabi!: every choice at random."""

from sushibar.games.wasabi.rules import actions, steps
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
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, long_rule, rule


@long_rule
def random_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """A random legal action for the player, each equally likely."""
    step = int(state.step)
    if step == steps.ACT:
        return random_move(config, state, rng)
    if step == steps.GIFT or step == steps.REFILL:  # compiled, `in` is a loop
        return actions.INGREDIENT + random_bit(rng, ingredients_from_pantry(config, state))
    if step == steps.TILE:
        return actions.INGREDIENT + random_bit(rng, tiles_held(state))
    if step == steps.DRAW:
        return actions.DRAW_LENGTH + random_bit(rng, piles_left(state))
    if step == steps.FATE:
        return actions.KEEP if below(rng, 2) == 0 else actions.TO_PANTRY
    if step == steps.SERVE:
        return recipe_at(state, random_bit(rng, int(state.claims)))
    if step == steps.DISCARD:
        return random_discard(state, rng)
    if step == steps.REWARD:
        return random_reward(state, rng)
    if step == steps.ROOM:
        return actions.DROP + random_bit(rng, cards_held(state))
    return actions.ON_CELL + random_bit(rng, cells_for(config, state))


@rule
def random_bit(rng: Record, bits: int) -> int:
    """One bit of a set that is not empty, each equally likely."""
    return nth_bit(bits, int(below(rng, count_bits(bits))))


@rule
def recipe_at(state: Record, place: int) -> int:
    """The action that names the recipe at a place of the player's hand."""
    return actions.RECIPE + int(state.hands[state.player, place])


@rule
def random_move(config: Record, state: Record, rng: Record) -> int:
    """Place an ingredient, play a card, claim, pass or end, all at random."""
    ingredients = ingredients_to_place(config, state)
    cards = cards_to_play(config, state)
    tiles, plays = count_bits(ingredients), count_bits(cards)
    claims = int(state.claims != 0)
    rank = int(below(rng, tiles + plays + claims + int(may_pass(state)) + int(may_end(state))))
    if rank < tiles:
        return actions.INGREDIENT + nth_bit(ingredients, rank)
    rank -= tiles
    if rank < plays:
        return actions.PLAY + nth_bit(cards, rank)
    if rank < plays + claims:
        return actions.CLAIM
    return actions.PASS if may_pass(state) else actions.DONE


@rule
def random_discard(state: Record, rng: Record) -> int:
    """A recipe to discard, or nothing more."""
    places = recipes_to_discard(state)
    rank = int(below(rng, count_bits(places) + int(state.steps > 1)))
    return actions.DONE if rank == count_bits(places) else recipe_at(state, nth_bit(places, rank))


@rule
def random_reward(state: Record, rng: Record) -> int:
    """A card, a Wasabi! off the board, or nothing."""
    kinds = rewards(state)
    rank = int(below(rng, count_bits(kinds) + 1))
    if rank == count_bits(kinds):
        return actions.TAKE_NOTHING
    kind = nth_bit(kinds, rank)
    return actions.LIFT if kind == FROM_BOARD else actions.TAKE + kind
