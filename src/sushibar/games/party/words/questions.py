"""What the person at a seat of Sushi Go Party! is asked."""

from collections.abc import Callable, Sequence
from typing import Final

from sushibar.games.drafting.rules import hand_of
from sushibar.games.party.rules import actions, steps
from sushibar.games.party.rules.choices import calls
from sushibar.games.party.rules.config import FACE_DOWN_COLUMN, NOTHING, is_one_of
from sushibar.games.party.rules.dishes import SPECIAL_KINDS
from sushibar.games.party.rules.state import is_blind, printed, spent_wasabi
from sushibar.games.party.rules.turning import copies_matter
from sushibar.games.party.words.names import (
    acting_name,
    action_name,
    asked_name,
    called_name,
    kind_name,
    target_name,
    type_name,
)
from sushibar.games.party.words.plates import groups, kinds_in
from sushibar.games.party.words.previews import somebody_holds
from sushibar.games.phrases import Asked, Question
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record
from sushibar.texts import text


def plate(asked: Asked) -> str:
    """What lies in front of the seat."""
    told = " · ".join(groups(asked.setup, asked.state, asked.seat))
    return text("play-your-plate", plate=told or text("plate-empty"))


def question(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> Question:
    """What the seat is asked for now."""
    return QUESTIONS[int(state.step[seat])](Asked(setup, config, state, names, seat))


def ask_pick(asked: Asked) -> Question:
    """Take a card of the hand, unseen after sake."""
    if is_blind(asked.state, asked.seat):
        return Question(
            text("play-question-blind"), text("play-ask-blind"), opens=True, enter=actions.BLIND
        )
    return Question(text("play-question-first"), text("play-ask-first"), opens=True)


def ask_copy(asked: Asked) -> Question:
    """Choose what a special order copies; how it came makes a difference."""
    if asked.state.phase == steps.PICKS:
        head = text("play-question-copy")
    elif asked.state.phase == steps.GIVEN:
        head = text("play-question-copy-given")
    elif asked.state.actor == asked.seat:
        head = text("play-question-copy-fetched")
    else:
        head = text("play-question-copy-blind")
    return Question(head, text("play-ask-copy"))


def ask_call(asked: Asked) -> Question:
    """Call chopsticks or a spoon, or not."""
    setup, config, state, seat = asked.setup, asked.config, asked.state, asked.seat
    possible = calls(config, state, seat)
    named = [
        action
        for action in range(actions.CALL_PRINTED, actions.NO_CALL)
        if possible >> (action - actions.CALL_PRINTED) & 1
    ]
    kept = kept_name(asked)
    if len(named) > 1:
        return Question(text("play-question-calls", card=kept), text("play-ask-calls"))
    (call,) = named
    kind = int(config.specials) + (call - actions.CALL_PRINTED) % SPECIAL_KINDS
    called = called_name(setup, call)
    step = "chopsticks" if is_one_of(kind, int(config.chopsticks)) else "spoon"
    return Question(
        text(f"play-question-call-{step}", card=kept, called=called),
        text("play-ask-call-party", called=called),
        yes_no=(call, actions.NO_CALL),
    )


def kept_name(asked: Asked) -> str:
    """The card that the seat has chosen, with what it copies."""
    state, seat = asked.state, asked.seat
    card = action_name(asked.setup, int(state.first[seat]))
    if state.copied[seat] == NOTHING:
        return card
    return text("laid-copy", card=card, copied=target_name(asked.setup, int(state.copied[seat])))


def ask_second(asked: Asked) -> Question:
    """Take a second card by chopsticks."""
    card = acting_name(asked.setup, asked.state)
    head = text("play-question-chopsticks", card=card)
    return Question(f"{head} {plate(asked)}", text("play-ask-chopsticks"))


def ask_request(asked: Asked) -> Question:
    """Ask for a card with a spoon: a type can be said by its name alone."""
    setup, config = asked.setup, asked.config
    also = {actions.ASK_KIND + kind: kind_name(setup, kind) for kind in range(config.kinds)}
    wider: dict[int, int] = {}
    for column in range(FACE_DOWN_COLUMN):
        if config.variants[column] > 1:
            also[actions.ASK_TYPE + column] = type_name(setup, column)
            for kind in kinds_in(config, column):
                wider[actions.ASK_KIND + kind] = actions.ASK_TYPE + column
    left = asked.names[(asked.seat + 1) % len(asked.names)]
    head = text("play-question-ask", card=acting_name(setup, asked.state), name=left)
    return Question(
        f"{head} {plate(asked)}",
        text("play-ask-ask"),
        also=also,
        wider=wider,
        sure=[one for one in also if somebody_holds(config, asked.state, asked.seat, one)],
    )


def ask_gift(asked: Asked) -> Question:
    """Choose which of several fitting cards goes to a spoon."""
    head = text(
        "play-question-give",
        name=asked.names[asked.state.actor],
        asked=asked_name(asked.setup, int(asked.state.request)),
    )
    return Question(head, text("play-ask-give"))


def ask_menu_card(asked: Asked) -> Question:
    """Choose one of the cards that a menu shows."""
    head = text("play-question-menu", card=acting_name(asked.setup, asked.state))
    return Question(f"{head} {plate(asked)}", text("play-ask-menu"))


def ask_turn(asked: Asked) -> Question:
    """Turn cards face down, one after the other."""
    head = text(
        "play-question-turn",
        card=acting_name(asked.setup, asked.state),
        turned=int(asked.state.turned),
    )
    return Question(head, text("play-ask-turn"), enter=actions.DONE)


QUESTIONS: Final[dict[int, Callable[[Asked], Question]]] = {
    steps.PICK: ask_pick,
    steps.COPY: ask_copy,
    steps.CALL: ask_call,
    steps.SECOND_CARD: ask_second,
    steps.ASK: ask_request,
    steps.GIVE: ask_gift,
    steps.MENU_CARD: ask_menu_card,
    steps.TURN: ask_turn,
}
"""By the step of the answer."""


# How often a choice is there


def copies(config: Record, state: Record, seat: int, action: int) -> int:
    """How often a choice is there: in the hand, among the cards looked at, on the plate."""
    if action < actions.BLIND:
        if state.step[seat] == steps.MENU_CARD:
            return sum(int(kind) == action for kind in state.shown)
        return int(hand_of(state, seat)[action])
    if actions.COPY_KIND <= action < actions.COPY_FACE_DOWN:
        return int(state.plates[seat, action - actions.COPY_KIND])
    if action == actions.COPY_FACE_DOWN:
        return int(state.face_down[seat])
    if actions.GIVE_KIND <= action < actions.TURN_KIND:
        return int(hand_of(state, seat)[action - actions.GIVE_KIND])
    if actions.TURN_KIND <= action < actions.DONE:
        return _turnable(config, state, seat, action)
    return 1


def _turnable(config: Record, state: Record, seat: int, action: int) -> int:
    """How many such cards a takeout box can turn face down."""
    if action == actions.TURN_SPENT:
        return spent_wasabi(state, seat)
    if action >= actions.TURN_UNDER:
        return int(state.dipped[seat, action - actions.TURN_UNDER])
    if action >= actions.TURN_DIPPED:
        return int(state.dipped[seat, action - actions.TURN_DIPPED])
    if action >= actions.TURN_COPY:
        return int(state.copies[seat, action - actions.TURN_COPY])
    kind = action - actions.TURN_KIND
    if copies_matter(config, kind):
        return printed(state, seat, kind)
    if kind == config.wasabi:
        return int(state.plates[seat, kind]) - int(state.used_wasabi[seat])
    dipped = int(state.dipped[seat, kind]) if kind < state.dipped.shape[1] else 0
    return int(state.plates[seat, kind]) - dipped
