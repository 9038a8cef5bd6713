"""Why an action of Sushi Go Party! is not legal."""

from typing import Final

from sushibar.games.drafting.rules import hand_of
from sushibar.games.party.rules import steps
from sushibar.games.party.rules.actions import BLIND
from sushibar.games.party.rules.state import is_blind
from sushibar.rulebook.rule import Record
from sushibar.rulebook.steps import ANSWERED

REFUSALS: Final = {
    steps.COPY: "refusal-copy",
    steps.CALL: "refusal-call-first",
    steps.ASK: "refusal-ask",
    steps.GIVE: "refusal-give",
    steps.MENU_CARD: "refusal-menu-card",
    steps.TURN: "refusal-turn",
}


def refusal(config: Record, state: Record, seat: int, action: int) -> str:
    """The message that says why an action is not legal now."""
    step = int(state.step[seat])
    if step == ANSWERED and state.phase == steps.PICKS:
        step = steps.PICK
    if step == ANSWERED:
        return "refusal-not-asked"
    if step == steps.PICK and is_blind(state, seat):
        return "refusal-blind"
    if step in (steps.PICK, steps.SECOND_CARD):
        return _refusal_of_card(config, state, seat, action)
    return REFUSALS[step]


def _refusal_of_card(config: Record, state: Record, seat: int, action: int) -> str:
    if action == BLIND:
        return "refusal-not-blind"
    if action > BLIND:
        return "refusal-card-first"
    return "refusal-not-in-hand" if hand_of(state, seat)[action] == 0 else "refusal-card-first"
