"""Who presses too late never takes a card from the next hand."""

from playwright.sync_api import expect

from browser.conftest import People
from browser.held_line import HeldLine
from browser.person import BLIND, Person
from browser.tables import Place, Tables
from live import Server


def two_people(people: People, server: Server, tables: Tables) -> tuple[Place, Person, Person]:
    """A table of two people, and their windows."""
    place = tables.set(["Aki", "Ben"], [])
    aki, ben = people(server.url), people(server.url)
    return place, aki, ben


def test_a_press_in_the_first_moment_of_a_new_hand_is_not_meant_for_it(
    people: People, server: Server, tables: Tables
) -> None:
    place, aki, ben = two_people(people, server, tables)
    aki.sit(place.seat_link(0))
    ben.sit(place.seat_link(1))
    aki.choose(0)
    expect(aki.answered.first).to_be_visible()
    hand = aki.hand()
    aki.stop_time()
    ben.choose(0)
    aki.wait_for_another_hand(hand)
    said = len(aki.selections())
    for passed in (0, BLIND - 2):
        aki.page.clock.run_for(passed)
        aki.page.keyboard.press("1")
        aki.choices.nth(1).click()
        expect(aki.selected).to_have_count(0)
    assert len(aki.selections()) == said
    aki.page.clock.run_for(2)
    aki.page.keyboard.press("1")
    expect(aki.selected).to_have_count(1)
    assert len(aki.selections()) == said + 1


def test_a_change_of_mind_that_comes_after_the_reveal_takes_nothing_from_the_next_hand(
    people: People, server: Server, tables: Tables
) -> None:
    place, aki, ben = two_people(people, server, tables)
    line = HeldLine(aki.page)
    aki.sit(place.seat_link(0))
    ben.sit(place.seat_link(1))
    aki.choose(0)
    expect(aki.answered.first).to_be_visible()
    hand = aki.hand()
    looked_at = len(aki.frames.of("selected"))
    aki.select(1)
    aki.until(lambda: len(aki.frames.of("selected")) > looked_at)
    line.hold()
    ben.choose(0)
    assert ben.is_asked()
    aki.confirm_it()
    aki.until(lambda: "too-late" in aki.frames.refusals)
    line.release()
    aki.wait_for_another_hand(hand)
    expect(aki.selected).to_have_count(0)
    assert aki.is_asked()
    taken, wished = (answer["steps"] for answer in aki.frames.answers)
    assert aki.frames.views[-1]["game"]["seen"]["plates"][0] == taken != wished
