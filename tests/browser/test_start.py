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
    expect(person.my_turn.first).to_be_visible()
    assert person.frames.views[-1]["you"] == 0


def test_a_rematch_of_two_people_begins_when_both_have_accepted(
    people: People, server: Server, tables: Tables
) -> None:
    place = tables.played_out(people=["Aki", "Ben"], bots=[])
    aki, ben = people(server.url), people(server.url)
    aki.page.goto(place.seat_link(0))
    ben.page.goto(place.seat_link(1))
    expect(ben.over.first).to_be_visible()
    aki.button("web-rematch").click()
    expect(aki.status("web-awaited", names="Ben")).to_be_visible()
    expect(aki.button("web-begin")).to_have_count(0)
    expect(ben.status("web-wants-rematch", name="Aki")).to_be_visible()
    assert "Aki" in ben.page.title()
    ben.link("web-go-on").click()
    for person in (aki, ben):
        expect(person.my_turn.first).to_be_visible()


def test_another_language_in_mid_turn_keeps_what_is_selected(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url)
    person.sit(tables.set().link)
    person.select(1)
    person.open_settings()
    person.page.get_by_role("radio", name="Deutsch", exact=True).click()
    person.language = "de"
    expect(person.my_turn).to_be_visible()
    expect(person.selected).to_have_count(1)
    dialog = person.page.get_by_role("dialog", name=person.words("web-settings"))
    expect(dialog).to_be_visible()  # as on any other page
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.selected).to_have_count(1)
    expect(person.confirm).to_be_enabled()


def test_the_language_changes_at_once(somebody: Person, tables: Tables) -> None:
    somebody.page.goto(tables.set().link)
    expect(somebody.my_turn.first).to_be_visible()
    somebody.speak("it")
    expect(somebody.my_turn.first).to_be_visible()
    somebody.page.reload()
    expect(somebody.my_turn.first).to_be_visible()
