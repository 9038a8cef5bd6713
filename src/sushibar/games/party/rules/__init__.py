"""Sushi Go Party!, the large box, with both mini-expansions."""

from typing import Final

from sushibar.games.drafting.rules import HAND_WORDS, ROUNDS
from sushibar.games.party.rules.actions import ACTION_COUNT, names
from sushibar.games.party.rules.answers import answer, choose, retract
from sushibar.games.party.rules.config import EDITION, Config, configure
from sushibar.games.party.rules.dishes import COURSES, MOST_KINDS, TYPES
from sushibar.games.party.rules.entering import chance_due, chance_outcome, enter_chance
from sushibar.games.party.rules.guessing import determinize, guess, recall
from sushibar.games.party.rules.knowledge import observe
from sushibar.games.party.rules.legal import legal
from sushibar.games.party.rules.menu import MENUS, all_menus, in_order, players_for
from sushibar.games.party.rules.play import VERSION, act, advance, start
from sushibar.games.party.rules.policy import random_action
from sushibar.games.party.rules.score import winners
from sushibar.games.party.rules.state import NOT_PLAYED, SEATS, State, View, over
from sushibar.rulebook.game import Game, Played, Serving
from sushibar.rulebook.scoring import total
from sushibar.rulebook.steps import pending

GAME: Final = Game(
    name="party",
    version=VERSION,
    editions=(EDITION,),
    options=(),
    menus=MENUS,
    names=names,
    actions=ACTION_COUNT,
    defaults=("no-call",),
    rounds=ROUNDS,
    seats=SEATS,
    shrinks={SEATS: "seats", MOST_KINDS: "kinds"},
    played=Played(
        rows={"sheet": 2},
        without=NOT_PLAYED,
        words={"hands": HAND_WORDS},
    ),
    config=Config,
    state=State,
    view=View,
    configure=configure,
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
    serving=Serving(TYPES, COURSES, in_order, all_menus, players_for),
)
