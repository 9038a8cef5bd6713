"""Answers step by step: who owes one, and how a seat gives its own."""

from collections.abc import Callable
from typing import Final

from sushibar.rulebook.rule import Record, rule

SPECTATOR: Final = -1
"""The seat of somebody who only looks on."""

ANSWERED: Final = 0
"""The step of a seat that owes nothing; the other steps are the game's own."""


@rule
def pending(config: Record, state: Record) -> int:
    """The seats that still owe an answer, as a set of bits."""
    return int(state.waiting)


@rule
def set_step(state: Record, seat: int, step: int) -> None:
    """Move a seat to a step of its answer and note whether it still owes one."""
    state.step[seat] = step
    if step == ANSWERED:
        state.waiting &= 255 ^ (1 << seat)
    else:
        state.waiting |= 1 << seat


@rule
def take_step(
    retract: Callable[..., None],
    choose: Callable[..., None],
    advance: Callable[..., bool],
    config: Record,
    state: Record,
    seat: int,
    action: int,
    rng: Record,
) -> None:
    """Take one step of a seat's answer; a seat that has answered starts a new one.

    When the last seat has answered, everything is revealed and play goes on until somebody is
    asked again or the game is over.
    """
    if state.step[seat] == ANSWERED:
        retract(config, state, seat)
    choose(config, state, seat, action)
    while advance(config, state, rng):
        pass
