"""The line breaks in the middle of a turn: it is said, it comes back, and nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.page_build import build_page
from browser.person import Person
from browser.tables import Tables
from live import Server, serving


def test_the_server_is_killed_in_mid_turn_and_comes_back(people: People, tmp_path: Path) -> None:
    build_page()
    with serving(tmp_path) as server:
        with Tables(server.url) as tables:
            place = tables.set(["Aki", "Ben"], [])
        aki, ben = people(server.url), people(server.url)
        aki.sit(place.seat_link(0))
        ben.sit(place.seat_link(1))
        hands = aki.hand(), ben.hand()
        aki.choose(0)
        expect(aki.answered.first).to_be_visible()
        ben.select(1)
        server.kill()
        for person in (aki, ben):
            expect(person.reconnecting).to_be_visible()
        assert ben.hand() == hands[1]
        server.start()
        for person in (aki, ben):
            person.wait_until_connected()
        expect(aki.answered.first).to_be_visible()
        assert [person.frames.views[-1]["you"] for person in (aki, ben)] == [0, 1]
        expect(ben.selected).to_have_count(1)
        ben.confirm_it()
        for person, before, passed in ((aki, hands[0], hands[1]), (ben, hands[1], hands[0])):
            person.wait_for_another_hand(before)
            assert person.is_asked()
            assert kinds(person.hand()) <= kinds(passed)


def kinds(hand: list[str]) -> set[str]:
    """What is in a hand, however often."""
    return {name.partition(",")[0] for name in hand}


@pytest.fixture
def alone(people: People, tmp_path: Path) -> Iterator[tuple[Server, Person]]:
    """Somebody at a table against a bot, and the server that can go away."""
    build_page()
    with serving(tmp_path) as server:
        with Tables(server.url) as tables:
            place = tables.set()
        yield server, people(server.url).sit(place.link)


def test_an_answer_given_while_the_line_is_down_arrives(alone: tuple[Server, Person]) -> None:
    server, aki = alone
    aki.select(0)
    server.kill()
    expect(aki.reconnecting).to_be_visible()
    aki.confirm_it()
    hand = aki.hand()
    server.start()
    aki.wait_until_connected()
    aki.wait_for_another_hand(hand)
    assert aki.is_asked()
    assert aki.frames.views[-1]["game"]["question"] == 2


def test_a_card_selected_and_confirmed_while_the_server_is_away_is_played_when_it_is_back(
    alone: tuple[Server, Person],
) -> None:
    server, aki = alone
    hand = aki.hand()
    server.kill()
    expect(aki.reconnecting).to_be_visible()
    aki.choose(1)
    expect(aki.button("web-sending")).to_be_visible()
    server.start()
    aki.wait_for_another_hand(hand)
    assert aki.frames.views[-1]["game"]["question"] == 2


@pytest.mark.long
def test_a_card_selected_while_the_server_is_away_can_be_confirmed_when_it_is_back(
    alone: tuple[Server, Person],
) -> None:
    server, aki = alone
    hand = aki.hand()
    server.kill()
    expect(aki.reconnecting).to_be_visible()
    aki.select(1)
    server.start()
    aki.wait_until_connected()
    expect(aki.selected).to_have_count(1)
    aki.confirm_it()
    aki.wait_for_another_hand(hand)
    assert aki.frames.views[-1]["game"]["question"] == 2


def test_an_impatient_player_tries_at_once(alone: tuple[Server, Person]) -> None:
    """The page's time stands still, so that it does not try again by itself."""
    server, aki = alone
    server.kill()
    expect(aki.button("web-try-now")).to_be_visible()
    aki.stop_time()
    server.start()
    expect(aki.reconnecting).to_be_visible()
    aki.button("web-try-now").click()
    aki.wait_until_connected()
