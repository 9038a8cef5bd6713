"""Wasabi!, the tile game."""

from typing import Final

from sushibar.rulebook.game import Game
from sushibar.rulebook.scoring import total
from sushibar.rulebook.wasabi.actions import ACTION_COUNT, names
from sushibar.rulebook.wasabi.answers import answer, choose, retract
from sushibar.rulebook.wasabi.book import MOST_INGREDIENTS, MOST_RECIPES
from sushibar.rulebook.wasabi.config import EDITION, SEATS, Config, configure
from sushibar.rulebook.wasabi.entering import chance_due, chance_outcome, enter_chance
from sushibar.rulebook.wasabi.knowledge import determinize, guess, observe, recall
from sushibar.rulebook.wasabi.legal import legal
from sushibar.rulebook.wasabi.play import VERSION, act, advance, start
from sushibar.rulebook.wasabi.policy import random_action
from sushibar.rulebook.wasabi.score import winners
from sushibar.rulebook.wasabi.state import ROUNDS, State, View, over, pending

GAME: Final = Game(
    name="wasabi",
    version=VERSION,
    editions=(EDITION,),
    options=(),
    menus={},
    actions=ACTION_COUNT,
    defaults=("done",),
    rounds=ROUNDS,
    seats=SEATS,
    shrinks={SEATS: "seats", MOST_INGREDIENTS: "ingredients", MOST_RECIPES: "recipes"},
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
