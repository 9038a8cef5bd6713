"""Chance at a real table: what is due, what was decided, and how people state it."""

from collections.abc import Sequence

from sushibar.errors import IllegalAction
from sushibar.games.drafting.rules import hand_of
from sushibar.games.sushi_go.rules.dishes import CARDS, KINDS
from sushibar.games.sushi_go.rules.play import after_deal, draw_for_dummy, set_controller
from sushibar.games.sushi_go.rules.state import DUMMY
from sushibar.games.sushi_go.rules.steps import CONTROLLER_DUE, DEAL_DUE, DRAW_DUE
from sushibar.rulebook.game import ChanceOutcome
from sushibar.rulebook.rule import Record

DUE = {CONTROLLER_DUE: "controller", DEAL_DUE: "deal", DRAW_DUE: "draw"}


def chance_due(state: Record) -> str | None:
    """What chance has to decide next: "controller", "deal", "draw" or nothing."""
    return DUE.get(int(state.chance))


def chance_outcome(config: Record, state: Record, due: str) -> ChanceOutcome:
    """What chance has just decided: a seat, the hands by seat, or a card."""
    if due == "controller":
        return ((int(state.first_controller),),)
    if due == "draw":
        return ((int(state.drawn),),)
    return tuple(
        tuple(kind for kind in range(KINDS) for _ in range(int(hand_of(state, seat)[kind])))
        for seat in range(config.seats)
    )


def enter_chance(config: Record, state: Record, outcome: ChanceOutcome) -> None:
    """Let happen what people say has happened; the state changes only if it can be true."""
    due = chance_due(state)
    for kind in (kind for group in outcome for kind in group if due != "controller"):
        if not 0 <= kind < KINDS:
            raise IllegalAction("error-kind", kind=kind, last=KINDS - 1)
    if due == "deal":
        enter_deal(config, state, outcome)
        return
    if len(outcome) != 1 or len(outcome[0]) != 1:
        raise IllegalAction("error-one-outcome", due=due)
    (decided,) = outcome[0]
    if due == "controller":
        if decided not in (0, 1):
            raise IllegalAction("error-controller", seat=decided)
        set_controller(state, decided)
    else:
        if hand_of(state, DUMMY)[decided] == 0:
            raise IllegalAction("error-pile", card=CARDS[decided])
        draw_for_dummy(config, state, decided)


def enter_deal(config: Record, state: Record, hands: Sequence[Sequence[int]]) -> None:
    """Deal every seat the stated cards."""
    if len(hands) != config.seats:
        raise IllegalAction("error-deal-hands", expected=int(config.seats), hands=len(hands))
    left = [0] * KINDS
    for card in state.deck[: state.undealt]:
        left[card] += 1
    for seat, hand in enumerate(hands):
        if len(hand) != config.hand:
            raise IllegalAction(
                "error-deal-size", seat=seat, expected=int(config.hand), cards=len(hand)
            )
        for kind in hand:
            if left[kind] == 0:
                raise IllegalAction("error-deal-copies", card=CARDS[kind])
            left[kind] -= 1
    for seat, hand in enumerate(hands):
        for kind in hand:
            hand_of(state, seat)[kind] += 1
    undealt = [kind for kind in range(KINDS) for _ in range(left[kind])]
    state.deck[: len(undealt)] = undealt
    state.undealt = len(undealt)
    after_deal(config, state)
