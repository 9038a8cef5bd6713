"""Two clicks to a game, and once more with the same people."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.person import Person
from browser.tables import Tables
from live import Server


def test_a_first_time_visitor_plays_after_one_press(somebody: Person) -> None:
    somebody.page.goto("/")
    somebody.button("web-play-bots").focus()
    somebody.page.keyboard.press("Enter")
    expect(somebody.my_turn.first).to_be_visible()
    expect(somebody.choices.first).to_be_visible()
    assert "●" in somebody.page.title()


def test_make_play_asks_nothing(somebody: Person) -> None:
    somebody.page.goto("/play")
    expect(somebody.my_turn.first).to_be_visible()
    somebody.page.go_back()
    expect(somebody.button("web-play-bots")).to_be_visible()


def test_a_rematch_keeps_the_seats(people: People, server: Server, tables: Tables) -> None:
    place = tables.played_out()
    person = people(server.url)
    person.page.goto(place.link)
    expect(person.over.first).to_be_visible()
    person.button("web-rematch").click()
    person.page.wait_for_url(lambda url: "/t/" in url and place.code not in url)
    expect(person.told.first).to_be_visible()
    assert person.frames.views[-1]["you"] == 0


def test_the_language_changes_at_once(somebody: Person, tables: Tables) -> None:
    somebody.page.goto(tables.set().link)
    expect(somebody.my_turn.first).to_be_visible()
    somebody.speak("it")
    expect(somebody.my_turn.first).to_be_visible()
    somebody.page.reload()
    expect(somebody.my_turn.first).to_be_visible()
