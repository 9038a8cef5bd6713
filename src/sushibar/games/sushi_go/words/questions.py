"""What the person at a seat of Sushi Go! is asked, and the rules to look up."""

from collections.abc import Sequence
from typing import Final

from sushibar.games.drafting import told
from sushibar.games.drafting.dish import Dish
from sushibar.games.drafting.rules import hand_of
from sushibar.games.phrases import Question, Rule
from sushibar.games.setup import Setup
from sushibar.games.sheet import category_name
from sushibar.games.sushi_go.rules import actions, steps
from sushibar.games.sushi_go.rules.actions import answer, card_of
from sushibar.games.sushi_go.rules.dishes import CARDS, DISHES
from sushibar.games.sushi_go.words.plates import action_name, card_name
from sushibar.rulebook.rule import Record
from sushibar.texts import text

STEPS: Final = {
    steps.FIRST_CARD: "first",
    steps.CALL: "call",
    steps.SECOND_CARD: "second",
    steps.DUMMY_CARD: "dummy",
}
"""What the person is asked for, by the step of the answer."""


def welcome(setup: Setup) -> list[str]:
    """How the game goes, for somebody who has never played it."""
    return [
        text("play-how", edition=setup.edition),
        *([text("play-how-dummy")] if "dummy" in setup.options else []),
    ]


def question(
    setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
) -> Question:
    """What the seat is asked for now."""
    step = STEPS[int(state.step[seat])]
    chosen = ", ".join(
        action_name(setup, action)
        for action in answer(config, state, seat)
        if action < actions.FOR_DUMMY
    )
    return Question(
        head=text(f"play-question-{step}", card=chosen),
        ask=text(f"play-ask-{step}"),
        opens=step == "first",
        yes_no=(actions.CALL_CHOPSTICKS, actions.NO_CALL) if step == "call" else None,
    )


def order(config: Record, action: int) -> tuple[int, int]:
    """Where a choice stands among others: all ways to lay a card together."""
    return card_of(action), action


def spoken(setup: Setup, action: int) -> str:
    """A choice as a person says it; that a card is for the dummy goes without saying."""
    if actions.FOR_DUMMY <= action < actions.CALL_CHOPSTICKS:
        return card_name(setup, CARDS[card_of(action)])
    return action_name(setup, action)


brief = spoken


def copies(config: Record, state: Record, seat: int, action: int) -> int:
    """How often a choice is there: the cards of its kind in the hand."""
    if (
        action in (actions.CALL_CHOPSTICKS, actions.NO_CALL)
        or actions.BESIDE <= action < actions.FOR_DUMMY
    ):
        return 1
    return int(hand_of(state, seat)[card_of(action)])


# Rules


def rules(setup: Setup) -> list[Rule]:
    """What every dish does."""
    return [_rule(setup, dish) for dish in DISHES]


def _rule(setup: Setup, dish: Dish) -> Rule:
    facts: told.Facts = {"edition": setup.edition, "seats": int(setup.config.seats)}
    names = {card: card_name(setup, card) for card in dish.kinds}
    return Rule(
        name=names.get(dish.name) or category_name(dish.name, setup.edition),
        words=told.rule(dish, setup.game, facts),
        cards=names,
    )
