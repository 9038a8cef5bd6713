"""Sushi Go Party!, the large box, with both mini-expansions."""

from typing import Final

from sushibar.rulebook.drafting import ROUNDS, pending
from sushibar.rulebook.game import Game
from sushibar.rulebook.party.actions import ACTION_COUNT, names
from sushibar.rulebook.party.answers import answer, choose, retract
from sushibar.rulebook.party.cards import MOST_KINDS
from sushibar.rulebook.party.config import EDITION, Config, configure
from sushibar.rulebook.party.entering import chance_due, chance_outcome, enter_chance
from sushibar.rulebook.party.guessing import determinize, guess, recall
from sushibar.rulebook.party.knowledge import observe
from sushibar.rulebook.party.legal import legal
from sushibar.rulebook.party.menu import MENUS
from sushibar.rulebook.party.play import VERSION, act, advance, start
from sushibar.rulebook.party.policy import random_action
from sushibar.rulebook.party.score import winners
from sushibar.rulebook.party.state import SEATS, State, View, over
from sushibar.rulebook.scoring import total

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
)
