"""A menu of one's own: one tap replaces, and the button says why it cannot be pressed."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from browser.conftest import People
from browser.person import Person
from live import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
IS_ON_TOP = """one => {
  const { left, top, bottom, width } = one.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => {
    const seen = document.elementFromPoint(left + width / 2, y);
    return seen !== null && (one.closest("label") ?? one).contains(seen);
  });
}"""


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


def test_a_tap_on_the_picture_of_a_dish_chooses_it(choosing: Person) -> None:
    card = choosing.page.locator("label").filter(has=dish(choosing, "temaki")).locator(".card")
    card.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = card.bounding_box()
    assert box is not None
    choosing.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dish(choosing, "temaki")).to_be_checked()


def test_the_button_never_covers_what_has_the_focus(choosing: Person) -> None:
    dish(choosing, "maki").uncheck()
    expect(choosing.page.get_by_role("status").filter(has_text="roll")).to_be_visible()
    choosing.page.evaluate("scrollTo(0, 0)")
    passed = 0
    while not choosing.field("web-name").evaluate("one => one === document.activeElement"):
        choosing.page.keyboard.press("Tab")
        focused = choosing.page.locator(":focus")
        if focused.evaluate("one => one.matches('main form *')"):
            passed += 1
            assert focused.evaluate(IS_ON_TOP), focused.evaluate("one => one.outerHTML")
    assert passed > 20


def test_why_it_cannot_begin_is_seen_at_the_button(choosing: Person, screens: Path) -> None:
    dish(choosing, "maki").uncheck()
    begin = choosing.button("web-begin")
    expect(begin).to_be_disabled()
    expect(begin).to_be_in_viewport()
    reason = choosing.page.get_by_role("status").filter(has_text="roll")
    expect(reason).to_be_in_viewport()
    choosing.picture(screens / "menu-lacking-360.png")
    assert choosing.page.evaluate("document.documentElement.scrollHeight / innerHeight") < 4
