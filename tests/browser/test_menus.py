"""A menu of one's own: one tap replaces, and the button says why it cannot be pressed."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.conftest import People
from browser.person import Person
from live import Server

PHONE: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture
def choosing(people: People, server: Server) -> Person:
    """Somebody who composes a menu on a phone."""
    person = people(server.url, viewport=PHONE)
    person.page.goto("/new/bots")
    person.page.get_by_role("radio", name=person.words("web-game-party")).check()
    person.page.get_by_role("radio", name=person.words("web-menu-own")).check()
    return person


def dish(person: Person, name: str) -> Locator:
    """What is ticked to have it on the menu."""
    return person.page.get_by_role("checkbox", name=name, exact=True)


def test_another_roll_takes_the_place_of_the_first(choosing: Person) -> None:
    expect(dish(choosing, "maki")).to_be_checked()
    dish(choosing, "temaki").check()
    expect(dish(choosing, "maki")).not_to_be_checked()
    expect(choosing.button("web-begin")).to_be_enabled()


def test_why_it_cannot_begin_is_seen_at_the_button(choosing: Person, screens: Path) -> None:
    dish(choosing, "maki").uncheck()
    begin = choosing.button("web-begin")
    expect(begin).to_be_disabled()
    expect(begin).to_be_in_viewport()
    reason = choosing.page.get_by_role("status").filter(has_text="roll")
    expect(reason).to_be_in_viewport()
    choosing.picture(screens / "menu-lacking-360.png")
