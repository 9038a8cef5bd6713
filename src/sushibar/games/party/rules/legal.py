"""The actions that a seat of Sushi Go Party! may take, marked by number."""

from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import (
    calls,
    choices,
    holds_last_order,
    was_drawn_an_order,
)
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN, NOTHING
from sushibar.games.party.rules.dishes import MOST_KINDS
from sushibar.games.party.rules.state import is_blind
from sushibar.games.party.rules.turning import may_turn
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED, pending


@long_rule
def legal(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the actions that the seat may take now.

    A seat that has answered may change its mind until the last one has: it sees the actions of
    its first step again.
    """
    for action in range(actions.ACTION_COUNT):
        mask[action] = 0
    step = int(state.step[seat])
    if step == ANSWERED:
        if pending(config, state):
            mark_again(config, state, seat, mask)
    elif step == steps.PICK:
        mark_picks(config, state, seat, mask)
    elif step == steps.COPY:
        mark_copies(config, state, seat, mask)
    elif step == steps.CALL:
        mark_calls(config, state, seat, mask)
    elif step == steps.ASK:
        mark_requests(config, mask)
    elif step == steps.GIVE:
        mark_kinds(mask, actions.GIVE_KIND, choices(config, state, seat, step))
    elif step == steps.TURN:
        mark_turns(config, state, seat, mask)
    else:
        mark_kinds(mask, actions.TAKE, choices(config, state, seat, step))


@rule
def mark_again(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark what a seat may begin a new answer with.

    On the last turn its card is taken for it again, and only what that copies is asked.
    """
    if was_drawn_an_order(config, state, seat) or holds_last_order(config, state, seat):
        mark_copies(config, state, seat, mask)
    elif state.phase == steps.PICKS:
        mark_picks(config, state, seat, mask)


@rule
def mark_picks(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the cards of the hand, with one that is chosen already."""
    if is_blind(state, seat):
        mask[actions.BLIND] = 1
        return
    mark_kinds(mask, actions.TAKE, choices(config, state, seat, steps.PICK))
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
    mark_kinds(mask, actions.COPY_KIND, choices(config, state, seat, steps.COPY))
    mask[actions.COPY_FACE_DOWN] = state.face_down[seat] > 0


@rule
def mark_calls(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the chopsticks and spoons in front of the seat."""
    bits = calls(config, state, seat)
    for call in range(actions.NO_CALL - actions.CALL_PRINTED + 1):
        mask[actions.CALL_PRINTED + call] = (bits >> call) & 1


@rule
def mark_requests(config: Record, mask: Counts) -> None:
    """Mark every card of the menu, and every type that has several kinds."""
    for kind in range(config.kinds):
        mask[actions.ASK_KIND + kind] = 1
    for column in range(FACE_DOWN_COLUMN):
        mask[actions.ASK_TYPE + column] = config.variants[column] > 1


@rule
def mark_turns(config: Record, state: Record, seat: int, mask: Counts) -> None:
    """Mark the cards that a takeout box can turn face down."""
    for kind in range(config.kinds):
        mask[actions.TURN_KIND + kind] = may_turn(config, state, seat, actions.TURN_KIND + kind)
        mask[actions.TURN_COPY + kind] = may_turn(config, state, seat, actions.TURN_COPY + kind)
    for action in range(actions.TURN_DIPPED, actions.DONE):
        mask[action] = may_turn(config, state, seat, action)
    mask[actions.DONE] = 1
