"""Questions of an endgame: every whole answer that a seat can give, and where answers lead."""

from collections.abc import Callable
from typing import Any, Final

from sushibar.rulebook.rule import Record, long_rule, rule

MOST_ANSWERS: Final = 1024
MOST_STEPS: Final = 16
"""Larger questions are not solved."""
TOO_MANY: Final = -1

ASKED: Final = 0
ENDED: Final = 1
UNDECIDED: Final = 2
"""Where play comes to rest: at a question, at the end of the round, or where chance decides."""


# Answers


@rule
def next_legal(mask: Any, first: int) -> int:
    """The first legal action from that number on; the length of the mask if there is none."""
    action = first
    while action < mask.size and not mask[action]:
        action += 1
    return action


@long_rule
def list_answers(
    pending: Callable[..., int],
    legal: Callable[..., None],
    choose: Callable[..., None],
    config: Record,
    question: Any,
    words: Any,
    state: Record,
    seat: int,
    mask: Any,
    answers: Any,
    lengths: Any,
) -> int:
    """Write all answers of a seat to the question, in the order of their steps; returns how many.

    question (words of a state), words (the same of `state`, which is overwritten), answers
    (`MOST_ANSWERS`, `MOST_STEPS`). A seat that is not asked has one answer, of no steps. Where a
    step comes again, as with cards turned face down one by one, the order makes no difference and
    only one order is listed.
    """
    # Depth first and without recursion: the answer in hand is the stack. Steps cannot be undone,
    # so each is tried from the question on.
    count, length, first = 0, 0, 0
    words[:] = question
    if not pending(config, state) >> seat & 1:
        lengths[0] = 0
        return 1
    while True:
        if count == MOST_ANSWERS or length == MOST_STEPS:
            return TOO_MANY
        answer = answers[count]
        words[:] = question
        step_before = -1
        for step in range(length):
            step_before = int(state.step[seat])
            choose(config, state, seat, int(answer[step]))
        if int(state.step[seat]) == step_before:
            first = max(first, int(answer[length - 1]))
        legal(config, state, seat, mask)
        action = next_legal(mask, first)
        if action == mask.size:
            if length == 0:
                return count
            length -= 1
            first = int(answer[length]) + 1
            continue
        answer[length] = action
        choose(config, state, seat, action)
        if pending(config, state) >> seat & 1:
            length += 1
            first = 0
            continue
        lengths[count] = length + 1
        count += 1
        if count < MOST_ANSWERS:
            for step in range(length):
                answers[count, step] = answer[step]
        first = action + 1


@long_rule
def play_on(
    pending: Callable[..., int],
    advance: Callable[..., bool],
    is_open: Callable[..., bool],
    config: Record,
    state: Record,
    luck: Record,
    this_round: int,
) -> int:
    """Go on until somebody is asked, the round is over, or chance has to decide."""
    while pending(config, state) == 0:
        if int(state.this_round) != this_round:
            return ENDED
        if is_open(config, state):
            return UNDECIDED
        advance(config, state, luck)
    return ASKED
