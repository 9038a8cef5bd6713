"""What the cards in hand and on the table leave a seat of Sushi Go Party! to choose from."""

from sushibar.games.party.rules import steps
from sushibar.games.party.rules.actions import CALL_PRINTED, NO_CALL, TAKE, kinds_asked
from sushibar.games.party.rules.config import NOTHING, is_one_of
from sushibar.games.party.rules.dishes import MOST_KINDS, SPECIAL_KINDS
from sushibar.games.party.rules.state import LOOKED_AT, hand_size, is_blind, printed
from sushibar.rulebook.counts import kinds_in, several
from sushibar.rulebook.rule import Record, long_rule, rule, word


@rule
def may_call(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat may call chopsticks or a spoon that lay there before this turn.

    On the last turn nobody has a second card, and nobody one to give.
    """
    lying = word(0)
    for kind in range(config.specials, config.uncallable):
        lying = word(lying + int(state.plates[seat, kind]))
    return lying > 0 and hand_size(config, state) > 1


@rule
def calls(config: Record, state: Record, seat: int) -> int:
    """The calls that the seat can make, as a set of bits; calling nothing comes last."""
    bits = word(1 << (NO_CALL - CALL_PRINTED))
    for slot in range(config.uncallable - config.specials):
        kind = int(config.specials) + slot
        bits = word(bits | word(printed(state, seat, kind) > 0) << slot)
        bits = word(bits | word(state.copies[seat, kind] > 0) << (slot + SPECIAL_KINDS))
    return bits


@long_rule
def choices(config: Record, state: Record, seat: int, step: int) -> int:
    """The kinds that a step which chooses cards leaves to choose from, as a set of bits."""
    if step == steps.COPY:
        face_down = word(state.face_down[seat] > 0)
        return word(kinds_in(state.plates[seat]) | face_down << MOST_KINDS)
    if step == steps.MENU_CARD:
        return shown_kinds(config, state)
    held = kinds_in(state.hands[state.holds[seat]])
    if step == steps.GIVE:
        return word(held & kinds_asked(config, int(state.request)))
    return held


@rule
def shown_kinds(config: Record, state: Record) -> int:
    """The kinds that a menu shows, except menus, as a set of bits."""
    kinds = word(0)
    for place in range(LOOKED_AT):
        kind = int(state.shown[place])
        if kind != NOTHING and not is_one_of(kind, int(config.menu)):
            kinds = word(kinds | 1 << kind)
    return kinds


@rule
def was_drawn_an_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat has drawn a special order blindly and chooses what it copies."""
    if state.phase != steps.BLIND_DRAWN or not is_blind(state, seat):
        return False
    return chose_order(config, state, seat)


@rule
def holds_last_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the last card of the round is a special order that chooses what it copies."""
    if state.phase != steps.PICKS or hand_size(config, state) > 1:
        return False
    return chose_order(config, state, seat)


@rule
def chose_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat has chosen a special order that can copy several cards."""
    chosen = int(state.first[seat]) == TAKE + int(config.special_order)
    return chosen and several(choices(config, state, seat, steps.COPY))
