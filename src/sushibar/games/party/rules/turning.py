"""The takeout box: cards of this round turned face down, and back while nothing is settled."""

from typing import Final

from sushibar.games.party.rules import actions
from sushibar.games.party.rules.config import can_be_called, is_dessert
from sushibar.games.party.rules.dishes import NIGIRI_KINDS
from sushibar.games.party.rules.effects import physical
from sushibar.games.party.rules.state import (
    TURNING,
    free_wasabi,
    is_nigiri,
    printed,
    spent_wasabi,
)
from sushibar.rulebook.rule import Record, if_kept, rule

WAS_COPY: Final = 128
"""Added in `state.turning` to the number of the card's action, counted from `TURN_KIND`."""


@rule
def copies_matter(config: Record, kind: int) -> bool:
    """Whether it makes a difference that a card is a special order's copy.

    A dessert's copy keeps a special order out of the deck; chopsticks and spoons go back into a
    hand as what they are.
    """
    return is_dessert(config, kind) or can_be_called(config, kind)


@rule
def may_turn(config: Record, state: Record, seat: int, action: int) -> bool:
    """Whether the seat has a card that the action turns face down."""
    if action == actions.TURN_SPENT:
        return spent_wasabi(state, seat) > 0
    if action >= actions.TURN_UNDER:
        return int(state.dipped[seat, action - actions.TURN_UNDER]) > 0
    if action >= actions.TURN_DIPPED:
        return int(state.dipped[seat, action - actions.TURN_DIPPED]) > 0
    if action >= actions.TURN_COPY:
        kind = action - actions.TURN_COPY
        return copies_matter(config, kind) and int(state.copies[seat, kind]) > 0
    kind = action - actions.TURN_KIND
    if is_nigiri(kind):
        return int(state.plates[seat, kind]) > int(state.dipped[seat, kind])
    if kind == config.wasabi:
        return free_wasabi(config, state, seat) > 0
    if copies_matter(config, kind):
        return printed(state, seat, kind) > 0
    return int(state.plates[seat, kind]) > 0


@rule
def kind_turned(config: Record, action: int) -> int:
    """The kind of the card that the action turns face down."""
    if action >= actions.TURN_UNDER:
        return int(config.wasabi)
    if action >= actions.TURN_DIPPED:
        return action - actions.TURN_DIPPED
    if action >= actions.TURN_COPY:
        return action - actions.TURN_COPY
    return action - actions.TURN_KIND


@rule
def turn_over(config: Record, state: Record, seat: int, action: int) -> None:
    """Turn one card face down; where it makes no difference, a printed one before a copy."""
    kind = kind_turned(config, action)
    copy = 1 if printed(state, seat, kind) == 0 else 0
    if actions.TURN_COPY <= action < actions.TURN_DIPPED:
        copy = 1
    note_turned(state, action - actions.TURN_KIND + WAS_COPY * copy)
    flip(config, state, seat, action, copy, 1)


@if_kept(TURNING)
def note_turned(state: Record, entry: int) -> None:
    """Note which card was turned, so that it can be turned back."""
    state.turning[state.turned] = entry
    state.turned += 1


@rule
def turn_back(config: Record, state: Record, seat: int) -> None:
    """Turn the card that was turned last face up again."""
    state.turned -= 1
    entry = int(state.turning[state.turned])
    state.turning[state.turned] = 0
    copy = 1 if entry >= WAS_COPY else 0
    flip(config, state, seat, entry - WAS_COPY * copy + actions.TURN_KIND, copy, -1)


@rule
def action_turned(state: Record, place: int) -> int:
    """The action that turned the card at that place of `state.turning`."""
    return int(state.turning[place]) % WAS_COPY + actions.TURN_KIND


@rule
def flip(config: Record, state: Record, seat: int, action: int, copy: int, way: int) -> None:
    """Turn a card face down with `way` 1, face up with -1.

    A wasabi whose nigiri is turned stays used; a nigiri whose wasabi is turned counts once.
    """
    kind = kind_turned(config, action)
    face = physical(config, kind, copy)
    state.plates[seat, kind] = int(state.plates[seat, kind]) - way
    state.copies[seat, kind] = int(state.copies[seat, kind]) - way * copy
    state.face_down[seat] = int(state.face_down[seat]) + way
    state.gone[face] = int(state.gone[face]) + way
    if action >= actions.TURN_UNDER:
        state.used_wasabi[seat] = int(state.used_wasabi[seat]) - way
    if actions.TURN_DIPPED <= action < actions.TURN_SPENT:
        nigiri = (action - actions.TURN_DIPPED) % NIGIRI_KINDS
        state.dipped[seat, nigiri] = int(state.dipped[seat, nigiri]) - way
