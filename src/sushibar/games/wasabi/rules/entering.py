"""Chance at a real table of Wasabi!: who begins, and which recipes are drawn."""

from typing import Final

from sushibar.errors import IllegalAction
from sushibar.games.wasabi.rules.config import book_of
from sushibar.games.wasabi.rules.play import begin, settle_draw
from sushibar.games.wasabi.rules.steps import FIRST_DUE, RECIPE_DUE
from sushibar.rulebook.game import ChanceOutcome
from sushibar.rulebook.rule import Record

DUE: Final = {FIRST_DUE: "first", RECIPE_DUE: "recipe"}


def chance_due(state: Record) -> str | None:
    """What chance has to decide next: "first", "recipe" or nothing."""
    return DUE.get(int(state.chance))


def chance_outcome(config: Record, state: Record, due: str) -> ChanceOutcome:
    """What chance has just decided: a seat, or a recipe."""
    decided = state.first_seat if due == "first" else state.drawn
    return ((int(decided),),)


def enter_chance(config: Record, state: Record, outcome: ChanceOutcome) -> None:
    """Let happen what people say has happened; the state changes only if it can be true."""
    due = chance_due(state)
    if len(outcome) != 1 or len(outcome[0]) != 1:
        raise IllegalAction("error-one-outcome", due=due)
    (decided,) = outcome[0]
    if due == "first":
        if not 0 <= decided < int(config.players):
            raise IllegalAction("error-first", seat=decided, last=int(config.players) - 1)
        begin(config, state, decided)
        return
    if not 0 <= decided < int(config.recipes):
        raise IllegalAction("error-kind", kind=decided, last=int(config.recipes) - 1)
    length = int(state.pile)
    first = int(config.pile_first[length])
    pile = state.deck[first : first + int(state.shuffled[length])].tolist()
    if decided not in pile:
        raise IllegalAction(
            "error-recipe-pile", recipe=book_of(config).recipes[decided], length=length
        )
    settle_draw(config, state, pile.index(decided))
