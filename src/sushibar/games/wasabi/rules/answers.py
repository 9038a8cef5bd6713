"""How a seat of Wasabi! answers, step by step; nothing happens before the answer is whole."""

from sushibar.games.wasabi.rules import actions, steps
from sushibar.games.wasabi.rules.board import wasabis_on_board
from sushibar.games.wasabi.rules.cards import CHOP, STACK, SWITCH, WASABI
from sushibar.games.wasabi.rules.choices import (
    may_keep,
    may_return,
    needs_room,
    recipes_to_discard,
    tiles_missing,
)
from sushibar.games.wasabi.rules.state import HAND, ask
from sushibar.rulebook.counts import several
from sushibar.rulebook.rule import Record, rule
from sushibar.rulebook.steps import ANSWERED


@rule
def choose(config: Record, state: Record, seat: int, action: int) -> None:
    """Take one step of the player's answer; it must be legal."""
    add(state, action)
    step = int(state.step)
    if step == steps.ACT:
        state.step = step_after_move(state, action)
    elif step == steps.GIFT:
        state.step = ANSWERED if state.steps == HAND else steps.GIFT
    elif step == steps.REFILL:
        state.step = ANSWERED if state.steps == tiles_missing(state) else steps.REFILL
    elif step == steps.SWITCHING:
        state.step = steps.OTHER
    elif step == steps.TILE:
        state.step = steps.ON
    elif step == steps.CHOPPING:
        state.step = step_after_chop(state)
    elif step == steps.DISCARD:
        state.step = step_after_discard(state, action)
    elif step == steps.REWARD:
        state.step = step_after_reward(state, action)
    elif step == steps.LIFTING:
        state.step = steps.ROOM if needs_room(state) else ANSWERED
    else:
        state.step = ANSWERED


@rule
def add(state: Record, action: int) -> None:
    """Make an action the next one of the answer."""
    state.chosen[state.steps] = action
    state.steps += 1


@rule
def step_after_move(state: Record, action: int) -> int:
    """What is asked after the first action of a move."""
    if action < actions.ON_CELL:
        return steps.CELL
    if action == actions.PLAY + SWITCH:
        return steps.SWITCHING
    if action == actions.PLAY + WASABI:
        return steps.COVERING
    if action == actions.PLAY + STACK:
        return steps.TILE
    if action == actions.PLAY + CHOP:
        return steps.CHOPPING
    if action == actions.CLAIM:
        return step_after_claim(state)
    if action == actions.PASS:
        return steps.DISCARD if recipes_to_discard(state) != 0 else ANSWERED
    return ANSWERED


@rule
def step_after_claim(state: Record) -> int:
    """Ask which recipe, or claim the only one there is."""
    claims = int(state.claims)
    if several(claims):
        return steps.SERVE
    for place in range(HAND):
        if claims >> place & 1:
            add(state, actions.RECIPE + int(state.hands[state.player, place]))
    return ANSWERED


@rule
def step_after_chop(state: Record) -> int:
    """Ask what becomes of a chopped tile, or let become of it what must."""
    if may_keep(state) and may_return(state):
        return steps.FATE
    add(state, actions.KEEP if may_keep(state) else actions.TO_PANTRY)
    return ANSWERED


@rule
def step_after_discard(state: Record, action: int) -> int:
    """Ask for the next recipe to discard, unless that was all."""
    return ANSWERED if action == actions.DONE or recipes_to_discard(state) == 0 else steps.DISCARD


@rule
def step_after_reward(state: Record, action: int) -> int:
    """Ask which Wasabi! comes off the board, and what makes room for a card."""
    if action == actions.TAKE_NOTHING:
        return ANSWERED
    if action == actions.LIFT:
        if wasabis_on_board(state) > 1:
            return steps.LIFTING
        add(state, actions.ON_CELL + int(state.wasabis[0]))
    return steps.ROOM if needs_room(state) else ANSWERED


@rule
def retract(config: Record, state: Record, seat: int) -> None:
    """Take back the player's unfinished answer."""
    if seat == int(state.player) and state.steps > 0:
        ask(state, int(state.asked))


def answer(config: Record, state: Record, seat: int) -> tuple[int, ...]:
    """The actions of a seat's answer so far."""
    if seat != int(state.player):
        return ()
    return tuple(int(action) for action in state.chosen[: int(state.steps)])
