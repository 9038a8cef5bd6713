"""How a seat of Sushi Go Party! is asked, answers step by step, and takes its answer back."""

from sushibar.games.drafting.rules import card_at
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import choices, may_call, was_drawn_an_order
from sushibar.games.party.rules.config import NOTHING, is_one_of
from sushibar.games.party.rules.state import LOOKED_AT, hand_size, is_blind
from sushibar.games.party.rules.turning import action_turned, turn_back, turn_over
from sushibar.rulebook.counts import lowest, several
from sushibar.rulebook.rule import Record, long_rule, rule
from sushibar.rulebook.steps import ANSWERED, set_step

# Answering


@rule
def choose(config: Record, state: Record, seat: int, action: int) -> None:
    """Take one step of the seat's answer."""
    step = int(state.step[seat])
    if step == ANSWERED:  # asked again, but what leaves no choice was chosen for it again
        return
    # One by one: compiled, `in` is a loop.
    if step == steps.PICK or step == steps.SECOND_CARD or step == steps.MENU_CARD:
        choose_card(config, state, seat, action)
    elif step == steps.COPY:
        state.copied[seat] = action
        after_card(config, state, seat)
    elif step == steps.CALL:
        state.call[seat] = action
        set_step(state, seat, ANSWERED)
    elif step == steps.ASK:
        state.request = action
        set_step(state, seat, ANSWERED)
    elif step == steps.GIVE:
        state.first[seat] = action
        set_step(state, seat, ANSWERED)
    elif action == actions.DONE:
        set_step(state, seat, ANSWERED)
    else:
        turn_over(config, state, seat, action)


@rule
def choose_card(config: Record, state: Record, seat: int, action: int) -> None:
    """Take a card; a special order goes on to what it copies."""
    state.first[seat] = action
    if action != actions.BLIND:
        if state.step[seat] == steps.MENU_CARD:
            take_shown(state, action - actions.TAKE)
        else:
            state.hands[state.holds[seat]][action - actions.TAKE] -= 1
    if action == actions.TAKE + int(config.special_order):
        ask_copy(config, state, seat)
    else:
        after_card(config, state, seat)


@rule
def ask_copy(config: Record, state: Record, seat: int) -> None:
    """Ask what a special order copies, unless there is at most one answer."""
    kinds = choices(config, state, seat, steps.COPY)
    if several(kinds):
        set_step(state, seat, steps.COPY)
        return
    if kinds != 0:
        state.copied[seat] = actions.COPY_KIND + lowest(kinds)
    after_card(config, state, seat)


@rule
def after_card(config: Record, state: Record, seat: int) -> None:
    """Go on when a card is chosen: the first one of a turn may come with a call."""
    if state.phase == steps.PICKS and may_call(config, state, seat):
        set_step(state, seat, steps.CALL)
    else:
        set_step(state, seat, ANSWERED)


@rule
def take_shown(state: Record, kind: int) -> None:
    """Take one card of that kind from what a menu shows."""
    for place in range(LOOKED_AT):
        if state.shown[place] == kind:
            state.shown[place] = NOTHING
            return


@rule
def put_back_shown(state: Record, kind: int) -> None:
    """Put a card back among those that a menu shows."""
    for place in range(LOOKED_AT):
        if state.shown[place] == NOTHING:
            state.shown[place] = kind
            return


# Asking


@rule
def forget_answer(state: Record, seat: int) -> None:
    """Leave nothing chosen but a call."""
    state.first[seat] = NOTHING
    state.copied[seat] = NOTHING


@rule
def ask_pick(config: Record, state: Record, seat: int) -> None:
    """Ask a seat for its card; the last one of a round is taken for it."""
    forget_answer(state, seat)
    state.call[seat] = NOTHING
    set_step(state, seat, steps.PICK)
    if hand_size(config, state) > 1:
        return
    if is_blind(state, seat):
        choose_card(config, state, seat, actions.BLIND)
        return
    last = card_at(state, int(state.holds[seat]), 0)
    choose_card(config, state, seat, actions.TAKE + last)


@rule
def ask_card(config: Record, state: Record, seat: int, step: int) -> None:
    """Ask for a card of the hand or of a menu, unless there is at most one answer."""
    kinds = choices(config, state, seat, step)
    if kinds == 0:
        return
    set_step(state, seat, step)
    if not several(kinds):
        choose_card(config, state, seat, actions.TAKE + lowest(kinds))


@rule
def ask_turn(config: Record, state: Record, seat: int) -> None:
    """Ask which cards to turn face down, if any lie there."""
    for kind in range(config.kinds):
        if state.plates[seat, kind] > 0:
            set_step(state, seat, steps.TURN)
            return


# Taking back


@long_rule
def retract(config: Record, state: Record, seat: int) -> None:
    """Take back the seat's answer and ask it again."""
    if state.phase == steps.PICKS:
        if state.first[seat] != NOTHING and state.first[seat] != actions.BLIND:
            state.hands[state.holds[seat]][state.first[seat]] += 1
        ask_pick(config, state, seat)
    elif was_drawn_an_order(config, state, seat):
        state.copied[seat] = NOTHING
        set_step(state, seat, steps.COPY)
    elif seat == state.actor and state.step[seat] == steps.COPY and state.phase == steps.ACTIONS:
        take_back_card(config, state, seat)
    elif seat == state.actor and state.step[seat] == steps.TURN:
        while state.turned > 0:
            turn_back(config, state, seat)


@rule
def take_back_card(config: Record, state: Record, seat: int) -> None:
    """Put a special order back to where it was taken from, and ask for a card again."""
    kind = int(state.first[seat])
    forget_answer(state, seat)
    if is_one_of(int(state.acting), int(config.menu)):
        put_back_shown(state, kind)
        set_step(state, seat, steps.MENU_CARD)
    else:
        state.hands[state.holds[seat]][kind] += 1
        set_step(state, seat, steps.SECOND_CARD)


def answer(config: Record, state: Record, seat: int) -> tuple[int, ...]:
    """The actions of the seat's answer so far."""
    chosen = [int(state.first[seat]), int(state.copied[seat])]
    if state.phase == steps.PICKS:
        chosen.append(int(state.call[seat]))
    elif state.phase == steps.BLIND_DRAWN:
        chosen = chosen[1:] if was_drawn_an_order(config, state, seat) else []
    elif state.phase == steps.GIVEN:
        chosen = chosen[1:] if seat == state.actor else []
    elif state.phase == steps.GIVING:
        chosen = chosen[:1]
    elif seat == state.actor and is_one_of(int(state.acting), int(config.takeout_box)):
        chosen = [action_turned(state, place) for place in range(state.turned)]
        if state.step[seat] == ANSWERED:
            chosen.append(actions.DONE)
    elif seat == state.actor and is_one_of(int(state.acting), int(config.spoon)):
        chosen = [int(state.request)] if state.step[seat] == ANSWERED else []
    return tuple(action for action in chosen if action != NOTHING)
