"""The first load is small, whichever door one comes in by."""

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.tables import Tables
from browser.traffic import Traffic

MOST = 200_000
"""Bytes over the wire."""


def test_the_start_page_loads_in_few_bytes(somebody: Person) -> None:
    traffic = Traffic(somebody.page)
    somebody.page.goto("/", wait_until="networkidle")
    expect(somebody.button("web-play-bots")).to_be_visible()
    assert 20_000 < traffic.total < MOST, traffic.largest


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_a_table_loads_in_few_bytes(somebody: Person, tables: Tables, game: str) -> None:
    traffic = Traffic(somebody.page)
    somebody.page.goto(tables.set(game=game).link, wait_until="networkidle")
    expect(somebody.my_turn.or_(somebody.waiting).first).to_be_visible()
    assert 20_000 < traffic.total < MOST, traffic.largest
