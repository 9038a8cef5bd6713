"""Random play of Sushi Go Party!: cards drawn blindly, every other choice by lot."""

from sushibar.games.party.rules.actions import (
    ASK_KIND,
    ASK_TYPE,
    BLIND,
    CALL_PRINTED,
    COPY_KIND,
    DONE,
    GIVE_KIND,
    TAKE,
    TURN_COPY,
    TURN_DIPPED,
    TURN_KIND,
    TURN_SPENT,
    TURN_UNDER,
)
from sushibar.games.party.rules.cards import NIGIRI_KINDS
from sushibar.games.party.rules.choices import calls, choices
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN
from sushibar.games.party.rules.state import (
    ASK,
    CALL,
    COPY,
    GIVE,
    PICK,
    TURN,
    free_wasabi,
    hand_size,
    is_blind,
    is_nigiri,
    printed,
    spent_wasabi,
)
from sushibar.games.party.rules.turning import copies_matter
from sushibar.rulebook.chance import below, draw
from sushibar.rulebook.counts import kinds_in, random_bit
from sushibar.rulebook.rule import Record, long_rule, rule


@rule
def random_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """A random legal action for a seat that owes one."""
    step = int(state.step[seat])
    if step == PICK:
        if is_blind(state, seat):
            return BLIND
        return TAKE + draw(rng, state.hands[state.holds[seat]], hand_size(config, state))
    return random_special(config, state, seat, rng, step)


@long_rule
def random_special(config: Record, state: Record, seat: int, rng: Record, step: int) -> int:
    """A random legal action of any step but the first."""
    if step == CALL:
        return CALL_PRINTED + random_bit(rng, calls(config, state, seat))
    if step == ASK:
        return random_request(config, rng)
    if step == TURN:
        return random_turn(config, state, seat, rng)
    kind = random_bit(rng, choices(config, state, seat, step))
    if step == COPY:
        return COPY_KIND + kind
    return GIVE_KIND + kind if step == GIVE else TAKE + kind


@rule
def random_request(config: Record, rng: Record) -> int:
    """Ask for a card of the menu, or for a type that has several kinds."""
    types = 0
    for column in range(FACE_DOWN_COLUMN):
        if config.variants[column] > 1:
            types += 1
    rank = below(rng, int(config.kinds) + types)
    if rank < config.kinds:
        return ASK_KIND + rank
    rank -= int(config.kinds)
    for column in range(FACE_DOWN_COLUMN):
        if config.variants[column] > 1:
            if rank == 0:
                return ASK_TYPE + column
            rank -= 1
    return ASK_TYPE


@rule
def random_turn(config: Record, state: Record, seat: int, rng: Record) -> int:
    """Close the takeout box by a coin, or turn one of the cards face down."""
    lying = kinds_in(state.plates[seat])
    if lying == 0 or below(rng, 2) == 0:
        return DONE
    kind = random_bit(rng, lying)
    if is_nigiri(kind):
        plain = int(state.plates[seat, kind]) - int(state.dipped[seat, kind])
        return TURN_KIND + kind if plain > 0 else TURN_DIPPED + kind
    if kind == config.wasabi:
        return turn_wasabi(config, state, seat)
    if copies_matter(config, kind) and printed(state, seat, kind) == 0:
        return TURN_COPY + kind
    return TURN_KIND + kind


@rule
def turn_wasabi(config: Record, state: Record, seat: int) -> int:
    """Turn a free wasabi, or else a spent one, or else the one under the best nigiri."""
    if free_wasabi(config, state, seat) > 0:
        return TURN_KIND + int(config.wasabi)
    if spent_wasabi(state, seat) > 0:
        return TURN_SPENT
    nigiri = NIGIRI_KINDS - 1
    while state.dipped[seat, nigiri] == 0:
        nigiri -= 1
    return TURN_UNDER + nigiri
