"""Whole games, played to the score sheet."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.tables import Tables

GAMES: list[dict[str, Any]] = [
    {"game": "sushi-go"},
    {"game": "party", "menu": "temaki,tempura,dumpling,tofu,menu,chopsticks,fruit"},
    {"game": "wasabi"},
]


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup["game"])
def test_a_whole_game_is_played_by_keyboard_alone(
    somebody: Person, tables: Tables, setup: dict[str, Any]
) -> None:
    place = tables.set(**setup)
    somebody.sit(place.link)
    assert somebody.play(by="key") > 20
    expect(somebody.sheet).to_be_visible()
    assert somebody.points() == tables.totals(place.code)
