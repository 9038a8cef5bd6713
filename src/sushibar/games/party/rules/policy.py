"""Random play of Sushi Go Party!: cards drawn blindly, every other choice at random."""

from sushibar.games.drafting.rules import card_at
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import calls, choices
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN
from sushibar.games.party.rules.dishes import NIGIRI_KINDS
from sushibar.games.party.rules.state import (
    free_wasabi,
    hand_size,
    is_blind,
    is_nigiri,
    printed,
    spent_wasabi,
)
from sushibar.games.party.rules.turning import copies_matter
from sushibar.rulebook.chance import below
from sushibar.rulebook.counts import kinds_in, random_bit
from sushibar.rulebook.rule import Record, long_rule, rule


@rule
def random_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """A random legal action for a seat that owes one."""
    step = int(state.step[seat])
    if step == steps.PICK:
        if is_blind(state, seat):
            return actions.BLIND
        place = below(rng, hand_size(config, state))
        return actions.TAKE + card_at(state, int(state.holds[seat]), place)
    return random_special(config, state, seat, rng, step)


@long_rule
def random_special(config: Record, state: Record, seat: int, rng: Record, step: int) -> int:
    """A random legal action of any step but the first."""
    if step == steps.CALL:
        return actions.CALL_PRINTED + random_bit(rng, calls(config, state, seat))
    if step == steps.ASK:
        return random_request(config, rng)
    if step == steps.TURN:
        return random_turn(config, state, seat, rng)
    kind = random_bit(rng, choices(config, state, seat, step))
    if step == steps.COPY:
        return actions.COPY_KIND + kind
    return actions.GIVE_KIND + kind if step == steps.GIVE else actions.TAKE + kind


@rule
def random_request(config: Record, rng: Record) -> int:
    """Ask for a card of the menu, or for a type that has several kinds."""
    types = 0
    for column in range(FACE_DOWN_COLUMN):
        if config.variants[column] > 1:
            types += 1
    rank = below(rng, int(config.kinds) + types)
    if rank < config.kinds:
        return actions.ASK_KIND + rank
    rank -= int(config.kinds)
    for column in range(FACE_DOWN_COLUMN):
        if config.variants[column] > 1:
            if rank == 0:
                return actions.ASK_TYPE + column
            rank -= 1
    return actions.ASK_TYPE


@rule
def random_turn(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Close the takeout box by a coin, or turn one of the cards face down."""
    lying = kinds_in(state.plates[seat])
    if lying == 0 or below(rng, 2) == 0:
        return actions.DONE
    kind = random_bit(rng, lying)
    if is_nigiri(kind):
        plain = int(state.plates[seat, kind]) - int(state.dipped[seat, kind])
        return actions.TURN_KIND + kind if plain > 0 else actions.TURN_DIPPED + kind
    if kind == config.wasabi:
        return turn_wasabi(config, state, seat)
    if copies_matter(config, kind) and printed(state, seat, kind) == 0:
        return actions.TURN_COPY + kind
    return actions.TURN_KIND + kind


@rule
def turn_wasabi(config: Record, state: Record, seat: int) -> int:
    """Turn a free wasabi, or else a spent one, or else the one under the best nigiri."""
    if free_wasabi(config, state, seat) > 0:
        return actions.TURN_KIND + int(config.wasabi)
    if spent_wasabi(state, seat) > 0:
        return actions.TURN_SPENT
    nigiri = NIGIRI_KINDS - 1
    while state.dipped[seat, nigiri] == 0:
        nigiri -= 1
    return actions.TURN_UNDER + nigiri
