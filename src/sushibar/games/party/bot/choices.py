"""What every answer of a seat promises: cards, copies, calls, requests, gifts, turned cards."""

from typing import Final

from sushibar.games.party.bot.outlook import WHOLE, Outlook, changed, in_hand, share
from sushibar.games.party.bot.worth import worth, worth_taken
from sushibar.games.party.rules import actions
from sushibar.games.party.rules.actions import kinds_asked
from sushibar.games.party.rules.choices import may_call
from sushibar.games.party.rules.config import (
    ABSENT,
    NOTHING,
    acts_at_once,
    is_one_of,
)
from sushibar.games.party.rules.dishes import EGG, NUMBERED
from sushibar.games.party.rules.score import FACE_DOWN_POINTS
from sushibar.games.party.rules.steps import MENU_CARD, PICK
from sushibar.games.party.rules.turning import kind_turned
from sushibar.rulebook.rule import Record, long_rule, rule, signed

CALL_PRICE: Final = 60
CALL_TURNS: Final = 4
"""What a call has to bring more for every later turn on which it can be made, up to so many."""
UNSEEN_SECOND: Final = 250
"""What a second card brings that is called for without seeing the hand."""
REQUEST_RARITY: Final = 60
"""So many hundredths of a card in other hands are asked for with even odds."""
EVERY: Final = 0x1FFFFFF
"""All kinds, as bits."""
PLENTY: Final = 10
"""How many cards in unknown hands a card in a known one is as good as."""
TRIFLE: Final = 1
"""So little better is not worth turning a card face down."""


@rule
def kind_chosen(config: Record, state: Record, seat: int) -> int:
    """The kind that the card which a seat has chosen will be; `NOTHING` if nobody can say."""
    chosen = int(state.first[seat])
    if chosen != config.special_order:
        return chosen if chosen != actions.BLIND else NOTHING
    copied = int(state.copied[seat])
    return copied - actions.COPY_KIND if copied < actions.COPY_FACE_DOWN else NOTHING


@rule
def has_chopsticks(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat may call chopsticks."""
    if config.chopsticks == ABSENT or not may_call(config, state, seat):
        return False
    for kind in range(config.chopsticks, config.chopsticks + NUMBERED):
        if state.plates[seat, kind] > 0:
            return True
    return False


@rule
def price_of_call(turns: int) -> int:
    """What chopsticks or a spoon may still bring if they are not called now."""
    return CALL_PRICE * min(max(0, turns - 1), CALL_TURNS)


@rule
def held_by_others(config: Record, state: Record, kind: int, outlook: Outlook) -> int:
    """How many cards of a kind the others may hold, in hundredths; one that is known is plenty."""
    cards = 0
    for steps in range(1, config.players):
        held = in_hand(config, state, steps, kind, outlook)
        cards += held * PLENTY if steps >= outlook.nearest else held
    return cards


@rule
def points_under(action: int) -> int:
    """What a nigiri on wasabi, its wasabi, or one that has lost its nigiri brings."""
    if action == actions.TURN_SPENT:
        return 0
    if action >= actions.TURN_UNDER:
        return 2 * (action - actions.TURN_UNDER + EGG + 1)
    return 3 * (action - actions.TURN_DIPPED + EGG + 1)


# The functions below are few and long: each of them takes seconds to compile, with all that it
# calls.


@long_rule
def best_second(config: Record, state: Record, seat: int, outlook: Outlook) -> int:
    """What the best second card of the hand brings, beside the one that is thought of."""
    if outlook.hand == NOTHING:
        return UNSEEN_SECOND
    best = -WHOLE * WHOLE
    for kind in range(signed(config.kinds)):
        cards = signed(state.hands[outlook.hand, kind])
        if state.step[seat] == PICK and kind == outlook.kind:
            cards -= 1
        if cards > 0:
            best = max(best, worth_taken(config, state, seat, kind, outlook))
    return best


@long_rule
def best_request(config: Record, state: Record, seat: int, kinds: int, outlook: Outlook) -> int:
    """What it brings to ask for the best of some kinds, as a set of bits, if somebody has it."""
    best = -WHOLE * WHOLE
    for kind in range(signed(config.kinds)):
        if (kinds >> kind) & 1:
            points = worth(config, state, seat, kind, outlook)
            held = held_by_others(config, state, kind, outlook)
            best = max(best, share(points, held, REQUEST_RARITY))
    return best


@long_rule
def promise_of(config: Record, state: Record, seat: int, action: int, outlook: Outlook) -> int:
    """How good an action is; only comparisons between actions of the same step mean anything."""
    if action < actions.BLIND and state.step[seat] != MENU_CARD:
        promise = worth_taken(config, state, seat, action - actions.TAKE, outlook)
        alone = action == config.special_order or acts_at_once(config, action)
        if alone or state.step[seat] != PICK or not has_chopsticks(config, state, seat):
            return promise
        second = best_second(config, state, seat, changed(outlook, action - actions.TAKE, 1))
        return promise + max(0, second - price_of_call(outlook.turns))
    if actions.CALL_PRINTED <= action < actions.NO_CALL:
        slot = (
            action - actions.CALL_COPY
            if action >= actions.CALL_COPY
            else action - actions.CALL_PRINTED
        )
        then = changed(outlook, kind_chosen(config, state, seat), 1)
        if is_one_of(int(config.specials) + slot, int(config.chopsticks)):
            return best_second(config, state, seat, then) - price_of_call(outlook.turns)
        return best_request(config, state, seat, EVERY, then) - price_of_call(outlook.turns)
    if actions.ASK_KIND <= action < actions.GIVE_KIND:
        return best_request(config, state, seat, kinds_asked(config, action), outlook)
    if action in (actions.BLIND, actions.NO_CALL, actions.DONE):
        return 0
    if action == actions.COPY_FACE_DOWN:
        return FACE_DOWN_POINTS * WHOLE
    if action >= actions.TURN_DIPPED:
        return WHOLE * (FACE_DOWN_POINTS - points_under(action)) - TRIFLE
    eater, kind, then = seat, action, outlook
    if action >= actions.TURN_KIND:
        kind = kind_turned(config, action)
        then = changed(outlook, kind, -1)
    elif action >= actions.GIVE_KIND:
        eater, kind = int(state.actor), action - actions.GIVE_KIND
    elif action >= actions.COPY_KIND:
        kind = action - actions.COPY_KIND
    points = worth(config, state, eater, kind, then)
    if action >= actions.TURN_KIND:
        return FACE_DOWN_POINTS * WHOLE - points - TRIFLE
    return -points if action >= actions.GIVE_KIND else points
