"""The numbered cards: chopsticks, spoons, menus and takeout boxes act one after the other."""

from typing import Final

from sushibar.games.drafting.rules import return_card
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.actions import kinds_asked
from sushibar.games.party.rules.answers import (
    ask_card,
    ask_copy,
    ask_turn,
    forget_answer,
)
from sushibar.games.party.rules.choices import choices
from sushibar.games.party.rules.config import (
    NOTHING,
    is_one_of,
)
from sushibar.games.party.rules.effects import discard, lift, physical
from sushibar.games.party.rules.plate import copy_card, lay, race_alone
from sushibar.games.party.rules.state import (
    LOOKED_AT,
    LOOKS,
    RETURNED,
    forget_turned,
    nobody_acts,
    printed,
)
from sushibar.rulebook.counts import lowest, several
from sushibar.rulebook.rule import Record, if_kept, long_rule, rule
from sushibar.rulebook.steps import set_step

NOBODY: Final = 1000
"""Comes after every card."""

# Whose turn it is


@rule
def find_actor(config: Record, state: Record) -> bool:
    """Let the card with the lowest number act: the printed one first, then copies by seat."""
    best = NOBODY
    for seat in range(config.players):
        order = next_of(config, state, seat)
        if order < best:
            best = order
            state.actor = seat
            state.acting = order // 2
            state.acting_copy = order % 2
    return best < NOBODY


@rule
def next_of(config: Record, state: Record, seat: int) -> int:
    """Twice the kind of the seat's next card to act, one more for a copy; `NOBODY` if none does.

    Kinds stand in the order of their numbers, and calls come before all that acts at once.
    """
    call = int(state.call[seat])
    if actions.CALL_PRINTED <= call < actions.CALL_COPY:
        return 2 * (call - actions.CALL_PRINTED + int(config.specials))
    if actions.CALL_COPY <= call < actions.NO_CALL:
        return 2 * (call - actions.CALL_COPY + int(config.specials)) + 1
    for kind in range(config.at_once, config.at_once_end):
        if state.plates[seat, kind] > 0:
            return 2 * kind + (1 if printed(state, seat, kind) == 0 else 0)
    return NOBODY


@long_rule
def next_action(config: Record, state: Record) -> bool:
    """Begin the next numbered action of this turn; False if none is left."""
    nobody_acts(state)
    while find_actor(config, state):
        begin_action(config, state)
        if state.waiting != 0 or state.chance != steps.SETTLED or answered_at_once(state):
            return True
        end_action(config, state)
    return False


@rule
def answered_at_once(state: Record) -> bool:
    """Whether the acting seat had no choice, so that its answer stands already."""
    return int(state.first[state.actor]) != NOTHING


@rule
def begin_action(config: Record, state: Record) -> None:
    """Take the acting card off the plate and ask what it asks."""
    seat, kind = int(state.actor), int(state.acting)
    state.phase = steps.ACTIONS
    state.call[seat] = NOTHING
    lift(state, seat, kind, int(state.acting_copy))
    if is_one_of(kind, int(config.chopsticks)):
        ask_card(config, state, seat, steps.SECOND_CARD)
    elif is_one_of(kind, int(config.spoon)):
        set_step(state, seat, steps.ASK)
    elif is_one_of(kind, int(config.takeout_box)):
        ask_turn(config, state, seat)
    elif state.undealt > 0:
        state.chance = steps.MENU_DUE


@rule
def end_action(config: Record, state: Record) -> None:
    """Set the acting card aside."""
    discard(config, state, int(state.acting), int(state.acting_copy))
    nobody_acts(state)


# What it does


@long_rule
def resolve_action(config: Record, state: Record) -> None:
    """Do what the acting seat has chosen, or the seat that gives it a card."""
    seat, kind = int(state.actor), int(state.acting)
    if state.phase == steps.GIVEN:
        lay_given(config, state)
    elif state.phase == steps.GIVING:
        hand_over(config, state, giver_of(config, state))
    elif is_one_of(kind, int(config.chopsticks)):
        use_chopsticks(config, state, seat)
    elif is_one_of(kind, int(config.spoon)):
        use_spoon(config, state)
    elif is_one_of(kind, int(config.menu)):
        use_menu(config, state, seat)
    else:
        close_box(config, state)


@rule
def put_into_hand(config: Record, state: Record, seat: int) -> None:
    """Put the acting card into a seat's hand, a special order as a plain one again."""
    hand = int(state.holds[seat])
    kind = physical(config, int(state.acting), int(state.acting_copy))
    state.hands[hand, kind] += 1
    note_returned(state, hand, kind - int(config.specials))


@if_kept(RETURNED)
def note_returned(state: Record, hand: int, special: int) -> None:
    """Note that everybody saw a special go into a hand."""
    state.returned[hand, special] += 1


@rule
def watch_card(config: Record, state: Record, seat: int, kind: int) -> None:
    """Note that a card has left a seat's hand: if everybody saw one go in, it may be that one."""
    if config.specials <= kind < config.dessert:
        note_taken(state, int(state.holds[seat]), kind - int(config.specials))


@if_kept(RETURNED)
def note_taken(state: Record, hand: int, special: int) -> None:
    """Note that a special has left a hand."""
    if state.returned[hand, special] > 0:
        state.returned[hand, special] -= 1


@rule
def lay_chosen(config: Record, state: Record, seat: int, kind: int) -> None:
    """Lay a card that a seat has chosen, a special order as what it copies."""
    if kind == config.special_order:
        copy_card(config, state, seat, int(state.copied[seat]))
    else:
        lay(config, state, seat, kind, 0)
    forget_answer(state, seat)


@rule
def lay_fetched(config: Record, state: Record, seat: int, kind: int) -> None:
    """Lay a card that came by a numbered action; uramaki score at once."""
    lay_chosen(config, state, seat, kind)
    race_alone(config, state, seat)


@rule
def use_chopsticks(config: Record, state: Record, seat: int) -> None:
    """Lay the second card; the chopsticks go back into the hand before that."""
    kind = int(state.first[seat]) - actions.TAKE
    watch_card(config, state, seat, kind)
    put_into_hand(config, state, seat)
    lay_fetched(config, state, seat, kind)


@rule
def giver_of(config: Record, state: Record) -> int:
    """The first seat to the left of a spoon that has what it asks for; `NOTHING` if none has."""
    for step in range(1, config.players):
        seat = (int(state.actor) + step) % int(config.players)
        if choices(config, state, seat, steps.GIVE) != 0:
            return seat
    return NOTHING


@rule
def use_spoon(config: Record, state: Record) -> None:
    """Find the seat that must give what was asked for; only that seat may have a choice."""
    giver = giver_of(config, state)
    note_lack(config, state, giver)
    if giver == NOTHING:
        end_action(config, state)
        return
    kinds = choices(config, state, giver, steps.GIVE)
    if several(kinds):
        state.phase = steps.GIVING
        set_step(state, giver, steps.GIVE)
    else:
        state.first[giver] = actions.GIVE_KIND + lowest(kinds)
        hand_over(config, state, giver)


@rule
def note_lack(config: Record, state: Record, giver: int) -> None:
    """Note for everybody that the seats before the giver have nothing of what was asked for."""
    asked = kinds_asked(config, int(state.request))
    for step in range(1, config.players):
        seat = (int(state.actor) + step) % int(config.players)
        if seat == giver:
            return
        state.lacks[state.holds[seat]] |= asked


@rule
def hand_over(config: Record, state: Record, giver: int) -> None:
    """Give the chosen card to the spoon's owner and take the spoon into the hand instead."""
    seat = int(state.actor)
    kind = int(state.first[giver]) - actions.GIVE_KIND
    forget_answer(state, giver)
    state.hands[state.holds[giver]][kind] -= 1
    watch_card(config, state, giver, kind)
    put_into_hand(config, state, giver)
    state.first[seat] = actions.TAKE + kind
    state.phase = steps.GIVEN
    if kind == config.special_order:
        ask_copy(config, state, seat)
    if state.waiting == 0:
        lay_given(config, state)


@rule
def lay_given(config: Record, state: Record) -> None:
    """Lay the card that was given to a spoon."""
    lay_fetched(config, state, int(state.actor), int(state.first[state.actor]) - actions.TAKE)


@rule
def use_menu(config: Record, state: Record, seat: int) -> None:
    """Lay the chosen card, put the others back into the deck, set the menu aside."""
    played = NOTHING
    if state.first[seat] != NOTHING:
        played = int(state.first[seat]) - actions.TAKE
    note_look(state, seat, played)
    for place in range(LOOKED_AT):
        kind = int(state.shown[place])
        if kind != NOTHING:
            return_card(state, kind)
            state.shown[place] = NOTHING
    end_action(config, state)
    if played != NOTHING:
        lay_fetched(config, state, seat, played)


@if_kept(LOOKS)
def note_look(state: Record, seat: int, played: int) -> None:
    """Note at which cards a seat has looked, the one that it plays last."""
    look, count = int(state.looks), 0
    state.looks += 1
    state.look_seat[look] = seat
    state.look_played[look] = played
    for place in range(LOOKED_AT):
        if state.shown[place] != NOTHING:
            state.look_cards[look, count] = state.shown[place]
            count += 1
    if played != NOTHING:
        state.look_cards[look, count] = played


@rule
def close_box(config: Record, state: Record) -> None:
    """Leave the turned cards face down and set the takeout box aside."""
    forget_turned(state)
    end_action(config, state)
