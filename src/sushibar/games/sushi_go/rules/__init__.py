"""Sushi Go!, the small box."""

from typing import Final

from sushibar.games.drafting.rules import HAND_WORDS, ROUNDS
from sushibar.games.sushi_go.rules.actions import (
    ACTION_NAMES,
    NO_CALL,
    answer,
    choose,
    legal,
    retract,
)
from sushibar.games.sushi_go.rules.dishes import CARDS, CATEGORIES, EDITIONS
from sushibar.games.sushi_go.rules.entering import chance_due, chance_outcome, enter_chance
from sushibar.games.sushi_go.rules.knowledge import determinize, guess, observe, recall
from sushibar.games.sushi_go.rules.play import VERSION, act, advance, start
from sushibar.games.sushi_go.rules.policy import random_action
from sushibar.games.sushi_go.rules.score import winners
from sushibar.games.sushi_go.rules.state import (
    RETURNED,
    SEATS,
    Config,
    State,
    View,
    configure,
    over,
)
from sushibar.rulebook.game import Game, Names, Played
from sushibar.rulebook.rule import Record
from sushibar.rulebook.scoring import total
from sushibar.rulebook.steps import pending

NAMES: Final = Names(CARDS, ACTION_NAMES, CATEGORIES)


def names(config: Record) -> Names:
    """What cards, actions and score columns are called: the same in every game."""
    return NAMES


GAME: Final = Game(
    name="sushi-go",
    version=VERSION,
    editions=tuple(EDITIONS),
    options=tuple(dict.fromkeys(option for rules in EDITIONS.values() for option in rules.options)),
    menus={},
    actions=len(ACTION_NAMES),
    defaults=(ACTION_NAMES[NO_CALL],),
    rounds=ROUNDS,
    seats=SEATS,
    shrinks={SEATS: "seats"},
    played=Played(
        rows={"plates": 1, "dipped": 1, "sheet": 2},
        without=(RETURNED,),
        words={"hands": HAND_WORDS},
    ),
    stepped=Played(rows={"plates": 2, "dipped": 1, "sheet": 2}),
    config=Config,
    state=State,
    view=View,
    configure=configure,
    names=names,
    start=start,
    pending=pending,
    legal=legal,
    act=act,
    retract=retract,
    choose=choose,
    advance=advance,
    observe=observe,
    recall=recall,
    guess=guess,
    determinize=determinize,
    answer=answer,
    chance_due=chance_due,
    chance_outcome=chance_outcome,
    enter_chance=enter_chance,
    over=over,
    total=total,
    winners=winners,
    random_action=random_action,
)
