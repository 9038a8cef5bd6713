"""What a seat of Sushi Go! can answer: numbered actions that name kinds, never positions."""

from typing import Final

from sushibar.games.drafting.rules import card_at
from sushibar.games.sushi_go.rules import dishes, steps
from sushibar.games.sushi_go.rules.state import (
    NOTHING,
    controls_dummy,
    free_wasabi,
    hand_size,
    is_nigiri,
    row_of,
)
from sushibar.rulebook.rule import Counts, Record, long_rule, rule, word
from sushibar.rulebook.steps import ANSWERED, pending, set_step

TAKE: Final = 0
"""Take a card of a kind; a nigiri goes on a free wasabi."""
BESIDE: Final = dishes.KINDS
"""Take a nigiri and lay it beside the free wasabi."""
FOR_DUMMY: Final = BESIDE + dishes.NIGIRI
"""Give the dummy a card of a kind."""
CALL_CHOPSTICKS: Final = FOR_DUMMY + dishes.KINDS
NO_CALL: Final = CALL_CHOPSTICKS + 1
ACTIONS: Final = NO_CALL + 1

ACTION_NAMES: Final = (
    *dishes.CARDS,
    *(f"beside:{name}" for name in dishes.CARDS[dishes.EGG : dishes.EGG + dishes.NIGIRI]),
    *(f"dummy:{name}" for name in dishes.CARDS),
    "call-chopsticks",
    "no-call",
)


@rule
def card_of(action: int) -> int:
    """The kind of card that a taking action takes."""
    if action < BESIDE:
        return word(action)
    if action < FOR_DUMMY:
        return word(action - BESIDE + dishes.EGG)
    return word(action - FOR_DUMMY)


@rule
def may_call(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat may use chopsticks: they lay there before this turn, and a second card is
    left for it, and one more for the dummy if it controls that.
    """
    needed = 3 if controls_dummy(config, state, seat) else 2
    lying = int(state.plates[row_of(state), seat, dishes.CHOPSTICKS])
    return lying > 0 and hand_size(config, state, seat) >= needed


@rule
def may_lay_beside(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat's next nigiri may lie beside a free wasabi instead of on it."""
    if not config.optional_wasabi:
        return False
    second = state.step[seat] == steps.SECOND_CARD
    used = 1 if second and is_nigiri(int(state.first[seat])) else 0
    return free_wasabi(state, seat) > used


@long_rule
def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the actions that the seat may take now.

    A seat that has answered may change its mind until the last one has: it sees the actions of
    its first step again.
    """
    for action in range(ACTIONS):
        mask[action] = 0
    step = int(state.step[seat])
    hand = state.hands[state.holds[seat]]
    if step == steps.CALL:
        mask[CALL_CHOPSTICKS] = 1
        mask[NO_CALL] = 1
    elif step == steps.DUMMY_CARD:
        for kind in range(dishes.KINDS):
            mask[FOR_DUMMY + kind] = hand[kind] > 0
    elif step != ANSWERED or pending(config, state):
        beside = may_lay_beside(config, state, seat)
        for kind in range(dishes.KINDS):
            held = int(hand[kind])
            if step == ANSWERED:
                held += taken(state, seat, kind)
            mask[TAKE + kind] = held > 0
        if beside:
            for nigiri in range(dishes.NIGIRI):
                mask[BESIDE + nigiri] = mask[TAKE + dishes.EGG + nigiri]


@rule
def taken(state: Record, seat: int, kind: int) -> int:
    """How many cards of that kind the seat has chosen face down in this turn."""
    cards = 0
    if state.first[seat] != NOTHING and card_of(int(state.first[seat])) == kind:
        cards += 1
    if state.second[seat] != NOTHING and card_of(int(state.second[seat])) == kind:
        cards += 1
    if state.for_dummy[seat] != NOTHING and card_of(int(state.for_dummy[seat])) == kind:
        cards += 1
    return cards


@rule
def next_step(config: Record, state: Record, seat: int, step: int) -> int:
    """The step after this one in the seat's answer."""
    if step == steps.FIRST_CARD and may_call(config, state, seat):
        return steps.CALL
    if step != steps.DUMMY_CARD and controls_dummy(config, state, seat):
        return steps.DUMMY_CARD
    return ANSWERED


@rule
def choose(config: Record, state: Record, seat: int, action: int) -> None:
    """Take one step of the seat's answer, face down."""
    step = int(state.step[seat])
    if step == ANSWERED:  # asked again, but its only card was taken for it again
        return
    if step == steps.CALL:
        if action == CALL_CHOPSTICKS:
            set_step(state, seat, steps.SECOND_CARD)
            return
    else:
        state.hands[state.holds[seat]][card_of(action)] -= 1
        if step == steps.FIRST_CARD:
            state.first[seat] = action
        elif step == steps.SECOND_CARD:
            state.second[seat] = action
        else:
            state.for_dummy[seat] = action
    set_step(state, seat, next_step(config, state, seat, step))


@rule
def forget_answer(state: Record, seat: int) -> None:
    """Leave no card chosen; what was chosen has gone to its plate or back to its hand."""
    state.first[seat] = NOTHING
    state.second[seat] = NOTHING
    state.for_dummy[seat] = NOTHING


@rule
def ask(config: Record, state: Record, seat: int) -> None:
    """Ask a seat for its answer, whatever it has answered before."""
    forget_answer(state, seat)
    ask_first(config, state, seat)


@rule
def ask_first(config: Record, state: Record, seat: int) -> None:
    """Ask a seat that has chosen nothing; a last card that leaves no choice is taken for it."""
    set_step(state, seat, steps.FIRST_CARD)
    if hand_size(config, state, seat) > 1:
        return
    last = card_at(state, int(state.holds[seat]), 0)
    if not (is_nigiri(last) and may_lay_beside(config, state, seat)):
        choose(config, state, seat, TAKE + last)


@long_rule
def retract(config: Record, state: Record, seat: int) -> None:
    """Take back the seat's answer and ask it again."""
    hand = state.hands[state.holds[seat]]
    for kind in range(dishes.KINDS):
        hand[kind] += taken(state, seat, kind)
    ask(config, state, seat)


def answer(config: Record, state: Record, seat: int) -> tuple[int, ...]:
    """The actions of the seat's answer so far."""
    if state.first[seat] == NOTHING:
        return ()
    step = int(state.step[seat])
    actions = [int(state.first[seat])]
    if state.second[seat] != NOTHING:
        actions += [CALL_CHOPSTICKS, int(state.second[seat])]
    elif step == steps.SECOND_CARD:
        actions.append(CALL_CHOPSTICKS)
    elif step != steps.CALL and may_call(config, state, seat):
        actions.append(NO_CALL)
    if state.for_dummy[seat] != NOTHING:
        actions.append(int(state.for_dummy[seat]))
    return tuple(actions)
