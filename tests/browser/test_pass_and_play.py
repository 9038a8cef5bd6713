"""Several people at one device: the hand is covered, and nothing is sent ahead."""

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.cooking import key_for, press
from browser.person import Person
from browser.tables import Tables
from live import Server

PHONE = {"width": 360, "height": 640}
MOST_PRESSES = 60
BLIND = 601
"""Milliseconds after which a press is meant for what covers the hand."""


def uncover(person: Person) -> str:
    """The next person says who it is; the name."""
    cover = person.region("web-cover")
    asked, _, _ = person.words("web-pass-to", name="@").partition("@")
    expect(cover.get_by_role("status")).to_contain_text(asked)  # a bot may still have its turn
    before, _, after = person.words("web-its-me", name="@").partition("@")
    button = cover.get_by_role("button").first
    person.page.clock.fast_forward(BLIND)
    name = button.inner_text().removeprefix(before).removesuffix(after)
    button.click()
    expect(cover).to_have_count(0)
    return name


def answer(person: Person, *, by_keys: bool) -> None:
    """Give a whole answer: a card, or in Wasabi! whatever keys lead to."""
    given = len(person.frames.answers)
    for pressed in range(MOST_PRESSES):
        if by_keys:
            press(person, key_for(person, pressed))
        else:
            heard = len(person.frames.heard)
            person.choose(0)
            person.until(lambda: is_given(person, given) or goes_on(person, heard))  # noqa: B023
        if is_given(person, given):
            return
    raise AssertionError(person.page.locator("body").aria_snapshot())


def sharing(people: People, server: Server, tables: Tables) -> Person:
    """Ann and Ben at one device, where Ann has uncovered her hand."""
    place = tables.set(["Ann"], [], start=False, players=2)
    tables.ask("POST", f"/tables/{place.code}/beside", place.secrets[0], name="Ben")
    tables.ask("POST", f"/tables/{place.code}/start", place.secrets[0])
    person = people(server.url)
    person.page.clock.install()
    person.page.goto(place.link)
    uncover(person)
    return person


def is_given(person: Person, before: int) -> bool:
    """Whether another answer was given after these."""
    return len(person.frames.answers) > before


def goes_on(person: Person, heard: int) -> bool:
    """Whether another step of the same answer is asked, as the server has told since then."""
    told = person.frames.heard[heard:]
    return any(message["type"] == "preview" and message["steps"] for message in told)


def seat_views(person: Person) -> list[int | None]:
    """Whose view was told, in order."""
    return [view["you"] for view in person.frames.views if view["phase"] == "playing"]


def test_one_tap_more_and_two_play_at_one_device(people: People, server: Server) -> None:
    person = people(server.url, viewport=PHONE)
    person.page.clock.install()
    person.page.goto("/")
    person.button("web-play-here").click()
    person.page.wait_for_url("**/t/*")
    person.call_oneself("Ann")
    second = person.page.get_by_role("textbox", name=person.words("web-name-of", seat=2))
    second.fill("Ben")
    second.press("Enter")
    expect(second).to_have_value("Ben")
    person.begin()
    expect(person.region("web-cover")).to_be_visible()
    assert seat_views(person) == [None]
    assert person.choices.count() == 0
    assert uncover(person) == "Ann"
    assert set(seat_views(person)) == {None, 0}
    hand = person.hand()
    person.choose(0)
    expect(person.region("web-cover")).to_be_visible()
    assert person.choices.count() == 0
    assert set(seat_views(person)) == {None, 0}  # nothing of Ben's is here yet
    assert uncover(person) == "Ben"
    assert person.hand() != hand
    assert seat_views(person)[-1] == 1
    person.button("web-hide").click()
    expect(person.region("web-cover")).to_be_visible()
    uncover(person)
    person.choose(0)
    expect(person.region("web-cover")).to_be_visible()
    assert seat_views(person)[-1] is None  # all is revealed, and nobody has got a hand yet
    assert not person.faults


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_people_take_turns_in_every_game(
    people: People, server: Server, tables: Tables, game: str
) -> None:
    place = tables.set(["Ann"], ["greedy"], start=False, players=3, game=game)
    tables.ask("POST", f"/tables/{place.code}/beside", place.secrets[0], name="Ben")
    tables.ask("POST", f"/tables/{place.code}/start", place.secrets[0])
    person = people(server.url, viewport=PHONE)
    person.page.clock.install()
    person.page.goto(place.link)
    seen = set()
    for _ in range(4):
        expect(person.region("web-cover").or_(person.my_turn).first).to_be_visible()
        if person.region("web-cover").is_visible():
            seen.add(uncover(person))
        answer(person, by_keys=game == "wasabi")
    assert seen == {"Ann", "Ben"}
    assert set(seat_views(person)) == {None, 0, 1}
    assert not person.faults


def test_a_reload_and_a_lost_connection_show_nobody_elses_hand(
    people: People, server: Server, tables: Tables
) -> None:
    person = sharing(people, server, tables)
    person.page.reload()
    expect(person.region("web-cover")).to_be_visible()
    uncover(person)
    person.choose(0)
    expect(person.region("web-cover")).to_be_visible()
    person.page.reload()
    expect(person.region("web-cover").get_by_text("Ben").first).to_be_visible()
    assert person.frames.views[-1]["you"] is None


def test_a_press_too_many_does_not_show_the_next_hand(
    people: People, server: Server, tables: Tables
) -> None:
    person = sharing(people, server, tables)
    person.stop_time()
    person.page.clock.fast_forward(BLIND)
    person.page.keyboard.press("1")
    expect(person.confirm).to_be_enabled()
    person.page.keyboard.press("Enter")
    cover = person.region("web-cover")
    expect(cover).to_be_visible()
    cover.get_by_role("button").first.click()
    person.page.keyboard.press("Enter")
    assert person.frames.said[-1]["type"] != "take"
    person.page.clock.fast_forward(BLIND)
    cover.get_by_role("button").first.click()
    expect(cover).to_have_count(0)
