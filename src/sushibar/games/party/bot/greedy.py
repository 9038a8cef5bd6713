"""A greedy player of Sushi Go Party!: takes what promises most now, and looks hardly further."""

from typing import Final

from sushibar.games.party.bot.choices import promise_of
from sushibar.games.party.bot.outlook import outlook_of
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import (
    calls,
    choices,
    holds_last_order,
    was_drawn_an_order,
)
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.dishes import MOST_KINDS
from sushibar.games.party.rules.state import is_blind
from sushibar.games.party.rules.turning import may_turn
from sushibar.rulebook.rule import Record, long_rule, rule, word
from sushibar.rulebook.steps import ANSWERED

NEVER: Final = 1_000_000
"""More than any action promises."""


@long_rule
def greedy_action(config: Record, state: Record, seat: int, rng: Record) -> int:
    """The most promising action, by what the seat may know; nothing is left to chance."""
    step = step_to_take(config, state, seat)
    if step == steps.PICK and is_blind(state, seat):
        return actions.BLIND
    outlook = outlook_of(config, state, seat)
    best, chosen = (0, actions.DONE) if step == steps.TURN else (-NEVER, 0)
    first, places = (
        first_action(step),
        actions.DONE - actions.TURN_KIND if step == steps.TURN else MOST_KINDS + 1,
    )
    bits = open_places(config, state, seat, step)
    for place in range(places):
        action = first + place
        if may_turn(config, state, seat, action) if step == steps.TURN else (bits >> place) & 1:
            promised = promise_of(config, state, seat, action, outlook)
            if promised > best:
                best, chosen = promised, action
    return chosen


@rule
def first_action(step: int) -> int:
    """The action of a step that comes first by number."""
    if step == steps.COPY:
        return actions.COPY_KIND
    if step == steps.CALL:
        return actions.CALL_PRINTED
    if step == steps.ASK:
        return actions.ASK_KIND
    if step == steps.GIVE:
        return actions.GIVE_KIND
    return actions.TURN_KIND if step == steps.TURN else actions.TAKE


@rule
def open_places(config: Record, state: Record, seat: int, step: int) -> int:
    """The legal actions of a step worth thinking of, as bits counted from the first; not of turns.

    A seat that picks again may take the card that it has chosen before.
    """
    if step == steps.TURN:
        return word(0)
    if step == steps.CALL:
        return calls(config, state, seat)
    if step == steps.ASK:
        return word((1 << int(config.kinds)) - 1)
    kinds = choices(config, state, seat, step)
    if step == steps.PICK and state.first[seat] != NOTHING:
        kinds = word(kinds | 1 << int(state.first[seat]))
    return kinds


@rule
def promise(config: Record, state: Record, seat: int, action: int) -> float:
    """How good a legal action is; only comparisons between actions mean anything."""
    return promise_of(config, state, seat, action, outlook_of(config, state, seat))


@rule
def step_to_take(config: Record, state: Record, seat: int) -> int:
    """The step that the seat is at; one that has answered may think again."""
    step = int(state.step[seat])
    if step != ANSWERED:
        return step
    if was_drawn_an_order(config, state, seat) or holds_last_order(config, state, seat):
        return steps.COPY
    return steps.PICK
