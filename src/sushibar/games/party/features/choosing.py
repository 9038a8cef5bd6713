"""What a network can choose in Sushi Go Party!, and the rulebook's action for it."""

from typing import Any

from sushibar.games.party.features import numbering
from sushibar.games.party.features.numbering import (
    ANY,
    ANY_OF,
    AS_COPY,
    CARD_OF,
    COLUMN_OF,
    COPY,
    COPY_OF,
    KIND_OF,
)
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import calls, choices
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN
from sushibar.games.party.rules.dishes import NIGIRI_KINDS, SPECIAL_KINDS
from sushibar.games.party.rules.state import is_blind
from sushibar.games.party.rules.turning import may_turn
from sushibar.rulebook.rule import Counts, Record, long_rule, rule


@long_rule
def mark(config: Record, tables: Any, state: Record, seat: int, mask: Counts) -> None:
    """Mark what a seat that owes an answer can choose."""
    for choice in range(numbering.DONE + 1):
        mask[choice] = 0
    step = int(state.step[seat])
    if step == steps.CALL:
        mark_calls(config, tables, state, seat, mask)
    elif step == steps.ASK:
        for kind in range(config.kinds):
            mask[tables[CARD_OF + kind]] = 1
        for column in range(FACE_DOWN_COLUMN):
            if config.variants[column] > 1:
                mask[ANY + tables[ANY_OF + column]] = 1
    elif step == steps.TURN:
        mark_turns(config, tables, state, seat, mask)
    elif step == steps.PICK and is_blind(state, seat):
        mask[numbering.BLIND] = 1
    else:
        kinds = choices(config, state, seat, step)
        for kind in range(config.kinds):
            if (kinds >> kind) & 1:
                mask[tables[CARD_OF + kind]] = 1
        if step == steps.COPY:
            mask[numbering.FACE_DOWN] = state.face_down[seat] > 0


@rule
def mark_calls(config: Record, tables: Any, state: Record, seat: int, mask: Counts) -> None:
    """Mark the chopsticks and spoons in front of the seat."""
    bits = calls(config, state, seat)
    for slot in range(config.uncallable - config.specials):
        kind = int(config.specials) + slot
        if (bits >> slot) & 1:
            mask[tables[CARD_OF + kind]] = 1
        if (bits >> (slot + SPECIAL_KINDS)) & 1:
            mask[COPY + tables[AS_COPY + kind]] = 1
    mask[numbering.NO_CALL] = 1


@rule
def mark_turns(config: Record, tables: Any, state: Record, seat: int, mask: Counts) -> None:
    """Mark the cards that a takeout box can turn face down."""
    for kind in range(config.kinds):
        if may_turn(config, state, seat, actions.TURN_KIND + kind):
            mask[tables[CARD_OF + kind]] = 1
        if may_turn(config, state, seat, actions.TURN_COPY + kind):
            mask[COPY + tables[AS_COPY + kind]] = 1
    for nigiri in range(NIGIRI_KINDS):
        if state.dipped[seat, nigiri] > 0:
            mask[numbering.DIPPED + nigiri] = 1
            mask[numbering.UNDER + nigiri] = 1
    mask[numbering.SPENT] = may_turn(config, state, seat, actions.TURN_SPENT)
    mask[numbering.DONE] = 1


@long_rule
def action(config: Record, tables: Any, state: Record, seat: int, choice: int) -> int:
    """The rulebook's number of a choice."""
    step = int(state.step[seat])
    if choice < ANY:
        kind = int(tables[KIND_OF + choice])
        if step == steps.COPY:
            return actions.COPY_KIND + kind
        if step == steps.CALL:
            return actions.CALL_PRINTED + kind - int(config.specials)
        if step == steps.ASK:
            return actions.ASK_KIND + kind
        if step == steps.GIVE:
            return actions.GIVE_KIND + kind
        return (actions.TURN_KIND if step == steps.TURN else actions.TAKE) + kind
    if choice < COPY:
        return actions.ASK_TYPE + int(tables[COLUMN_OF + choice - ANY])
    if choice < numbering.DIPPED:
        kind = int(tables[COPY_OF + choice - COPY])
        if step == steps.CALL:
            return actions.CALL_COPY + kind - int(config.specials)
        return actions.TURN_COPY + kind
    if choice < numbering.FACE_DOWN:  # in the same order as the rulebook's
        return actions.TURN_DIPPED + choice - numbering.DIPPED
    if choice == numbering.FACE_DOWN:
        return actions.COPY_FACE_DOWN
    if choice == numbering.BLIND:
        return actions.BLIND
    return actions.NO_CALL if choice == numbering.NO_CALL else actions.DONE
