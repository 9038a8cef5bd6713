"""Wasabi!, the tile game."""

from typing import Final

from sushibar.games.wasabi.rules.actions import ACTION_COUNT, names
from sushibar.games.wasabi.rules.answers import answer, choose, retract
from sushibar.games.wasabi.rules.book import (
    MOST_INGREDIENTS,
    MOST_RECIPES,
    choose_book,
    read_lines,
    write_book,
)
from sushibar.games.wasabi.rules.config import EDITION, MOST_BURIED, SEATS, Config, configure
from sushibar.games.wasabi.rules.entering import chance_due, chance_outcome, enter_chance
from sushibar.games.wasabi.rules.knowledge import determinize, guess, observe, recall
from sushibar.games.wasabi.rules.legal import legal
from sushibar.games.wasabi.rules.play import VERSION, act, advance, start
from sushibar.games.wasabi.rules.policy import random_action
from sushibar.games.wasabi.rules.score import winners
from sushibar.games.wasabi.rules.state import RETURNER, SERVED, STYLISH, State, View, over, pending
from sushibar.games.wasabi.rules.steps import ROUNDS
from sushibar.rulebook.game import Books, Game, Played
from sushibar.rulebook.scoring import total

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
    shrinks={
        SEATS: "seats",
        MOST_INGREDIENTS: "ingredients",
        MOST_RECIPES: "recipes",
        MOST_BURIED: "most_buried",
    },
    played=Played(without=(SERVED, STYLISH, RETURNER)),
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
    books=Books(choose_book, read_lines, write_book),
)
