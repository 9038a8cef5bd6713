"""The actions that a seat of Sushi Go Party! may take, marked by number."""

from sushibar.games.party.rules.actions import (
    ACTION_COUNT,
    ASK_KIND,
    ASK_TYPE,
    BLIND,
    CALL_PRINTED,
    COPY_FACE_DOWN,
    COPY_KIND,
    DONE,
    GIVE_KIND,
    NO_CALL,
    TAKE,
    TURN_COPY,
    TURN_DIPPED,
    TURN_KIND,
)
from sushibar.games.party.rules.cards import MOST_KINDS
from sushibar.games.party.rules.choices import (
    calls,
    choices,
    holds_last_order,
    was_drawn_an_order,
)
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN, NOTHING
from sushibar.games.party.rules.state import ASK, CALL, COPY, GIVE, PICK, PICKS, TURN, is_blind
from sushibar.games.party.rules.turning import may_turn
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED, pending


@long_rule
def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the actions that the seat may take now.

    A seat that has answered may change its mind until the last one has: it sees the actions of
    its first step again.
    """
    for action in range(ACTION_COUNT):
        mask[action] = 0
    step = int(state.step[seat])
    if step == ANSWERED:
        if pending(config, state):
            mark_again(config, state, seat, mask)
    elif step == PICK:
        mark_picks(config, state, seat, mask)
    elif step == COPY:
        mark_copies(config, state, seat, mask)
    elif step == CALL:
        mark_calls(config, state, seat, mask)
    elif step == ASK:
        mark_requests(config, mask)
    elif step == GIVE:
        mark_kinds(mask, GIVE_KIND, choices(config, state, seat, step))
    elif step == TURN:
        mark_turns(config, state, seat, mask)
    else:
        mark_kinds(mask, TAKE, choices(config, state, seat, step))


@rule
def mark_again(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark what a seat may begin a new answer with.

    On the last turn its card is taken for it again, and only what that copies is asked.
    """
    if was_drawn_an_order(config, state, seat) or holds_last_order(config, state, seat):
        mark_copies(config, state, seat, mask)
    elif state.phase == PICKS:
        mark_picks(config, state, seat, mask)


@rule
def mark_picks(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the cards of the hand, with one that is chosen already."""
    if is_blind(state, seat):
        mask[BLIND] = 1
        return
    mark_kinds(mask, TAKE, choices(config, state, seat, PICK))
    if state.first[seat] != NOTHING:
        mask[state.first[seat]] = 1


@rule
def mark_kinds(mask: Counts, action: int, kinds: int) -> None:
    """Mark the actions that choose these kinds; `action` chooses the first."""
    for kind in range(MOST_KINDS):
        if (kinds >> kind) & 1:
            mask[action + kind] = 1


@rule
def mark_copies(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark what a special order can copy."""
    mark_kinds(mask, COPY_KIND, choices(config, state, seat, COPY))
    mask[COPY_FACE_DOWN] = state.face_down[seat] > 0


@rule
def mark_calls(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the chopsticks and spoons in front of the seat."""
    bits = calls(config, state, seat)
    for call in range(NO_CALL - CALL_PRINTED + 1):
        mask[CALL_PRINTED + call] = (bits >> call) & 1


@rule
def mark_requests(config: Record, mask: Counts) -> None:
    """Mark every card of the menu, and every type that has several kinds."""
    for kind in range(config.kinds):
        mask[ASK_KIND + kind] = 1
    for column in range(FACE_DOWN_COLUMN):
        mask[ASK_TYPE + column] = config.variants[column] > 1


@rule
def mark_turns(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the cards that a takeout box can turn face down."""
    for kind in range(config.kinds):
        mask[TURN_KIND + kind] = may_turn(config, state, seat, TURN_KIND + kind)
        mask[TURN_COPY + kind] = may_turn(config, state, seat, TURN_COPY + kind)
    for action in range(TURN_DIPPED, DONE):
        mask[action] = may_turn(config, state, seat, action)
    mask[DONE] = 1
