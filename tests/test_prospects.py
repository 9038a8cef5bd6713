"""What a table promises where a playout ends: all points, and what desserts may still bring."""

import pytest

from sushibar.games.kit import game_named
from sushibar.games.party.bot.prospect import prospect as party_prospect
from sushibar.games.party.rules.menu import MENUS
from sushibar.games.sushi_go.bot.prospect import prospect as sushi_go_prospect
from sushibar.games.sushi_go.rules.dishes import PUDDING
from sushibar.rulebook.chance import DEALER, Philox, seed_philox
from sushibar.rulebook.rule import Record, new

PARTY = game_named("party")
SUSHI_GO = game_named("sushi-go")
DESSERTS = {
    "pudding": MENUS["sushi-go"],
    "green-tea-ice-cream": MENUS["my-first-meal"],
    "fruit": MENUS["master-menu"],
}


def served(dessert: str) -> tuple[Record, Record]:
    """A table for three at the end of its first round, before the cards are collected."""
    config, state, rng = PARTY.configure(3, menu=DESSERTS[dessert]), new(PARTY.state), new(Philox)
    seed_philox(rng, 3, 0, DEALER)
    PARTY.start(config, state)
    while int(state.this_round) == 0:
        while not PARTY.pending(config, state) and int(state.this_round) == 0:
            PARTY.advance(config, state, rng)
        for seat in range(3):
            while PARTY.pending(config, state) >> seat & 1:
                PARTY.choose(config, state, seat, PARTY.random_action(config, state, seat, rng))
    state.plates[:, config.dessert :] = 0
    return config, state


@pytest.mark.parametrize("dessert", DESSERTS)
def test_desserts_of_the_round_that_is_just_over_count(dessert: str) -> None:
    config, state = served(dessert)
    without = party_prospect(config, state, 0)
    state.plates[0, config.dessert] = 2
    assert party_prospect(config, state, 0) > without + 0.5


@pytest.mark.parametrize("dessert", DESSERTS)
def test_it_does_not_matter_in_which_round_a_dessert_was_taken(dessert: str) -> None:
    config, state = served(dessert)
    state.plates[1, config.dessert] = 1
    taken = party_prospect(config, state, 1)
    state.plates[1, config.dessert], state.kept[1, 0] = 0, 1
    assert party_prospect(config, state, 1) == taken


def test_puddings_of_others_cost_something() -> None:
    config, state = served("pudding")
    before = party_prospect(config, state, 0)
    state.kept[1, 0] = 2
    assert party_prospect(config, state, 0) < before


def test_a_pudding_is_worth_more_the_fewer_rounds_are_left_to_make_it_up() -> None:
    config, state = SUSHI_GO.configure(2), new(SUSHI_GO.state)
    SUSHI_GO.start(config, state)
    promised = []
    for rounds_gone in (1, 2):
        state.this_round = rounds_gone
        state.plates[0, 0, PUDDING] = 1
        promised.append(sushi_go_prospect(config, state, 0) - sushi_go_prospect(config, state, 1))
    assert 0 < promised[0] < promised[1] < 6
