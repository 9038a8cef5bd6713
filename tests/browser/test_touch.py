"""A whole game with a thumb, on a small phone."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.tables import Tables
from live import Server


def test_a_whole_game_is_played_by_touch(people: People, server: Server, tables: Tables) -> None:
    person = people(
        server.url, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    place = tables.set()
    person.sit(place.link)
    assert person.play(by="touch") > 20
    expect(person.sheet).to_be_visible()
    assert person.points() == tables.totals(place.code)


def test_a_second_tap_on_a_card_confirms_it(people: People, server: Server, tables: Tables) -> None:
    person = people(server.url, viewport={"width": 360, "height": 640}, has_touch=True)
    person.sit(tables.set(["Aki", "Ben"], []).link)
    person.look()
    person.choices.first.tap()
    expect(person.selected).to_have_count(1)
    expect(person.confirm).to_be_enabled()
    person.selected.tap()
    expect(person.answered.first).to_be_visible()
    assert len(person.frames.answers) == 1
