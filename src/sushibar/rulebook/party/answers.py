"""What a seat of Sushi Go Party! is asked, what it may answer, and how it takes that back."""

from sushibar.rulebook.drafting import ANSWERED, kinds_in, lowest, pending, set_step, several
from sushibar.rulebook.party.actions import (
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
    kinds_asked,
)
from sushibar.rulebook.party.cards import MOST_KINDS
from sushibar.rulebook.party.config import (
    FACE_DOWN_COLUMN,
    NOTHING,
    is_one_of,
)
from sushibar.rulebook.party.state import (
    ACTIONS,
    ASK,
    BLIND_DRAWN,
    CALL,
    COPY,
    GIVE,
    GIVEN,
    GIVING,
    LOOKED_AT,
    MENU_CARD,
    PICK,
    PICKS,
    SECOND_CARD,
    SPECIAL_KINDS,
    TURN,
    hand_size,
    is_blind,
    printed,
)
from sushibar.rulebook.party.turning import action_turned, may_turn, turn_back, turn_over
from sushibar.rulebook.rule import Counts, Record, long_rule, rule, word

# What may be chosen


@rule
def may_call(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat may call chopsticks or a spoon that lay there before this turn.

    On the last turn nobody has a second card, and nobody one to give.
    """
    if hand_size(config, state) > 1:
        for kind in range(config.specials, config.uncallable):
            if state.plates[seat, kind] > 0:
                return True
    return False


@rule
def calls(config: Record, state: Record, seat: int) -> int:
    """The calls that the seat can make, as a set of bits; calling nothing comes last."""
    bits = word(1 << (NO_CALL - CALL_PRINTED))
    for slot in range(config.uncallable - config.specials):
        kind = int(config.specials) + slot
        bits = word(bits | word(printed(state, seat, kind) > 0) << slot)
        bits = word(bits | word(state.copies[seat, kind] > 0) << (slot + SPECIAL_KINDS))
    return bits


@long_rule
def choices(config: Record, state: Record, seat: int, step: int) -> int:
    """The kinds that a step which chooses cards leaves to choose from, as a set of bits."""
    if step == COPY:
        face_down = word(state.face_down[seat] > 0)
        return word(kinds_in(state.plates[seat]) | face_down << MOST_KINDS)
    if step == MENU_CARD:
        return shown_kinds(config, state)
    held = kinds_in(state.hands[state.holds[seat]])
    if step == GIVE:
        return word(held & kinds_asked(config, int(state.request)))
    return held


@rule
def shown_kinds(config: Record, state: Record) -> int:
    """The kinds that a menu shows, except menus, as a set of bits."""
    kinds = word(0)
    for place in range(LOOKED_AT):
        kind = int(state.shown[place])
        if kind != NOTHING and not is_one_of(kind, int(config.menu)):
            kinds = word(kinds | 1 << kind)
    return kinds


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


# Answering


@rule
def choose(config: Record, state: Record, seat: int, action: int) -> None:
    """Take one step of the seat's answer."""
    step = int(state.step[seat])
    if step == ANSWERED:  # asked anew, but what leaves no choice was chosen for it again
        return
    if step in (PICK, SECOND_CARD, MENU_CARD):
        choose_card(config, state, seat, action)
    elif step == COPY:
        state.copied[seat] = action
        after_card(config, state, seat)
    elif step == CALL:
        state.call[seat] = action
        set_step(state, seat, ANSWERED)
    elif step == ASK:
        state.request = action
        set_step(state, seat, ANSWERED)
    elif step == GIVE:
        state.first[seat] = action
        set_step(state, seat, ANSWERED)
    elif action == DONE:
        set_step(state, seat, ANSWERED)
    else:
        turn_over(config, state, seat, action)


@rule
def choose_card(config: Record, state: Record, seat: int, action: int) -> None:
    """Take a card; a special order goes on to what it copies."""
    state.first[seat] = action
    if action != BLIND:
        if state.step[seat] == MENU_CARD:
            take_shown(state, action - TAKE)
        else:
            state.hands[state.holds[seat]][action - TAKE] -= 1
    if action == TAKE + int(config.special_order):
        ask_copy(config, state, seat)
    else:
        after_card(config, state, seat)


@rule
def ask_copy(config: Record, state: Record, seat: int) -> None:
    """Ask what a special order copies, unless there is at most one answer."""
    kinds = choices(config, state, seat, COPY)
    if several(kinds):
        set_step(state, seat, COPY)
        return
    if kinds != 0:
        state.copied[seat] = COPY_KIND + lowest(kinds)
    after_card(config, state, seat)


@rule
def after_card(config: Record, state: Record, seat: int) -> None:
    """Go on when a card is chosen: the first one of a turn may come with a call."""
    if state.phase == PICKS and may_call(config, state, seat):
        set_step(state, seat, CALL)
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
    set_step(state, seat, PICK)
    if hand_size(config, state) > 1:
        return
    if is_blind(state, seat):
        choose_card(config, state, seat, BLIND)
        return
    hand = state.hands[state.holds[seat]]
    last = 0
    while hand[last] == 0:
        last += 1
    choose_card(config, state, seat, TAKE + last)


@rule
def ask_card(config: Record, state: Record, seat: int, step: int) -> None:
    """Ask for a card of the hand or of a menu, unless there is at most one answer."""
    kinds = choices(config, state, seat, step)
    if kinds == 0:
        return
    set_step(state, seat, step)
    if not several(kinds):
        choose_card(config, state, seat, TAKE + lowest(kinds))


@rule
def ask_turn(config: Record, state: Record, seat: int) -> None:
    """Ask which cards to turn face down, if any lie there."""
    for kind in range(config.kinds):
        if state.plates[seat, kind] > 0:
            set_step(state, seat, TURN)
            return


@rule
def was_drawn_an_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat has drawn a special order blindly and chooses what it copies."""
    if state.phase != BLIND_DRAWN or not is_blind(state, seat):
        return False
    return chose_order(config, state, seat)


@rule
def holds_last_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the last card of the round is a special order that chooses what it copies."""
    if state.phase != PICKS or hand_size(config, state) > 1:
        return False
    return chose_order(config, state, seat)


@rule
def chose_order(config: Record, state: Record, seat: int) -> bool:
    """Whether the seat has chosen a special order that can copy several cards."""
    chosen = int(state.first[seat]) == TAKE + int(config.special_order)
    return chosen and several(choices(config, state, seat, COPY))


# Taking back


@long_rule
def retract(config: Record, state: Record, seat: int) -> None:
    """Take back the seat's answer and ask it anew."""
    if state.phase == PICKS:
        if state.first[seat] != NOTHING and state.first[seat] != BLIND:
            state.hands[state.holds[seat]][state.first[seat]] += 1
        ask_pick(config, state, seat)
    elif was_drawn_an_order(config, state, seat):
        state.copied[seat] = NOTHING
        set_step(state, seat, COPY)
    elif seat == state.actor and state.step[seat] == COPY and state.phase == ACTIONS:
        take_back_card(config, state, seat)
    elif seat == state.actor and state.step[seat] == TURN:
        while state.turned > 0:
            turn_back(config, state, seat)


@rule
def take_back_card(config: Record, state: Record, seat: int) -> None:
    """Put a special order back to where it was taken from, and ask for a card anew."""
    kind = int(state.first[seat])
    forget_answer(state, seat)
    if is_one_of(int(state.acting), int(config.menu)):
        put_back_shown(state, kind)
        set_step(state, seat, MENU_CARD)
    else:
        state.hands[state.holds[seat]][kind] += 1
        set_step(state, seat, SECOND_CARD)


def answer(config: Record, state: Record, seat: int) -> tuple[int, ...]:
    """The actions of the seat's answer so far."""
    chosen = [int(state.first[seat]), int(state.copied[seat])]
    if state.phase == PICKS:
        chosen.append(int(state.call[seat]))
    elif state.phase == BLIND_DRAWN:
        chosen = chosen[1:] if was_drawn_an_order(config, state, seat) else []
    elif state.phase == GIVEN:
        chosen = chosen[1:] if seat == state.actor else []
    elif state.phase == GIVING:
        chosen = chosen[:1]
    elif seat == state.actor and is_one_of(int(state.acting), int(config.takeout_box)):
        chosen = [action_turned(state, place) for place in range(state.turned)]
        if state.step[seat] == ANSWERED:
            chosen.append(DONE)
    elif seat == state.actor and is_one_of(int(state.acting), int(config.spoon)):
        chosen = [int(state.request)] if state.step[seat] == ANSWERED else []
    return tuple(action for action in chosen if action != NOTHING)
