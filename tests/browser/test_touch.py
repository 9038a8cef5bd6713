"""A whole game with a thumb, on a small phone."""

from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import People
from browser.cooking import follow_the_coach
from browser.tables import Tables
from live import Server


def test_a_whole_game_is_played_by_touch(people: People, server: Server, tables: Tables) -> None:
    person = people(
        server.url, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    )
    place = tables.set()
    person.sit(place.link)
    assert person.play(by="touch") > 20
    assert person.points() == tables.totals(place)


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


def test_wasabi_is_learned_on_a_phone_on_its_side(people: People, server: Server) -> None:
    person = people(
        server.url, viewport={"width": 640, "height": 360}, has_touch=True, is_mobile=True
    )
    person.page.clock.install()
    person.page.goto("/learn/wasabi")
    told = " ".join(follow_the_coach(person, "web-coach-reward"))
    for key in ("web-coach-gift", "web-coach-board", "web-coach-cell", "web-coach-serve"):
        assert person.words(key) in told
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_rule_that_is_too_long_for_its_place_is_shown_whole(
    people: People, server: Server, tables: Tables, screens: Path
) -> None:
    person = people(server.url, viewport={"width": 360, "height": 640}, has_touch=True)
    person.sit(tables.set(bots=["greedy"] * 2, game="party", menu="master-menu").link)
    person.until(lambda: bool(person.frames.of("preview")))  # it closes what is open
    person.look()
    person.page.evaluate("document.documentElement.style.fontSize = '22px'")  # large letters
    words = person.page.get_by_role("group", name=person.words("web-explanation"))
    more = words.locator("xpath=..").get_by_role("button", name=person.words("web-more"))
    for choice in person.choices.all():
        choice.tap()
        if words.evaluate("one => one.scrollHeight > one.clientHeight + 2"):
            break
    expect(more).to_be_visible()
    person.picture(screens / "long-rule-360.png")
    more.tap()
    person.picture(screens / "long-rule-open-360.png")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 2")
