"""What a card of Sushi Go! would bring, and why an action is refused."""

import numpy as np

from sushibar.games.drafting import told
from sushibar.games.drafting.rules import hand_of
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules import actions, dishes
from sushibar.games.sushi_go.rules.actions import card_of, may_call, may_lay_beside
from sushibar.games.sushi_go.rules.play import lay
from sushibar.games.sushi_go.rules.score import maki_icons, score_round
from sushibar.games.sushi_go.rules.state import DUMMY, NOTHING, free_wasabi, is_nigiri, puddings_of
from sushibar.games.sushi_go.rules.steps import CALL, DUMMY_CARD
from sushibar.rulebook.rule import Counts, Record
from sushibar.rulebook.steps import ANSWERED
from sushibar.texts import text

# Previews


def preview(setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
    """What an action would bring if the round ended with it, in words."""
    if action in (actions.CALL_CHOPSTICKS, actions.NO_CALL):
        return text(f"preview-{actions.ACTION_NAMES[action]}")
    kind = card_of(action)
    receiver = DUMMY if action >= actions.FOR_DUMMY else seat
    after = state.copy()
    free = lay_chosen(after, seat)
    if receiver == DUMMY:
        free = free_wasabi(after, DUMMY)
    before = points_now(config, after, receiver)
    lay(after, receiver, kind if action >= actions.FOR_DUMMY else action, free)
    gain = points_now(config, after, receiver) - before
    cards = int(after.plates[after.this_round, receiver, kind])
    if is_nigiri(kind):
        on_wasabi = action < actions.BESIDE or action >= actions.FOR_DUMMY
        name = "nigiri-dipped" if on_wasabi and free else "nigiri"
    elif dishes.MAKI_1 <= kind <= dishes.MAKI_3:
        name = "maki"
        cards = maki_icons(after.plates[after.this_round, receiver])
    elif kind == dishes.PUDDING:
        name = "pudding"
        cards = puddings_of(after, receiver)
    else:
        name = dishes.CARDS[kind]
    facts = {
        "cards": cards,
        "gain": gain,
        "signed": f"{gain:+d}",
        "turns_left": int(config.hand) - int(state.turn) - 1,
    }
    if dishes.DISH_OF[kind].counted:
        return told.preview(dishes.DISH_OF[kind], setup.edition, facts)
    return text(f"preview-{name}", **facts)


def lay_chosen(state: Record, seat: int) -> int:
    """Lay what the seat has chosen so far in its unfinished answer.

    Returns how many wasabi are free for the seat's next card of this turn.
    """
    free = free_wasabi(state, seat)
    if state.step[seat] != ANSWERED:
        for action in (int(state.first[seat]), int(state.second[seat])):
            if action != NOTHING:
                free = lay(state, seat, action, free)
    return free


def sheet_now(config: Record, state: Record) -> Counts:
    """The points of this round (seats, categories) if it were scored now."""
    sheet = np.zeros(state.sheet[0].shape, np.int8)
    past = state.this_round
    score_round(config, state.plates[past], state.dipped[past], sheet)
    return sheet


def points_now(config: Record, state: Record, seat: int) -> int:
    """A seat's points of this round if it were scored now."""
    return sum(map(int, sheet_now(config, state)[seat]))


# Refusals


def refusal(config: Record, state: Record, seat: int, action: int) -> str:
    """The message that says why an action is not legal now."""
    step = int(state.step[seat])
    if step == CALL:
        return "refusal-call-first"
    if action in (actions.CALL_CHOPSTICKS, actions.NO_CALL):
        if step == ANSWERED or may_call(config, state, seat):
            return "refusal-card-first"
        if state.plates[state.this_round, seat, dishes.CHOPSTICKS] == 0:
            return "refusal-no-chopsticks"
        return "refusal-no-second-card"
    if (step == DUMMY_CARD) != (action >= actions.FOR_DUMMY):
        return "refusal-dummy-next" if step == DUMMY_CARD else "refusal-not-for-dummy"
    if hand_of(state, seat)[card_of(action)] == 0:
        return "refusal-not-in-hand"
    if config.optional_wasabi and not may_lay_beside(config, state, seat):
        return "refusal-no-wasabi"
    return "refusal-must-dip"
