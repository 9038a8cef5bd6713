"""The pictures of the README and of the documentation, taken again on request."""

import os
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.cooking import prepare
from browser.page_build import ROOT
from browser.person import Person
from browser.tables import Tables
from live import Server

PICTURES: Final = ROOT / "docs" / "pictures"
SCENES: Final = {
    "sushi-go": ((390, 844), ["greedy"] * 3, 5),
    "party": ((1440, 900), ["random", "beginner", "greedy", "greedy"], 5),
    "wasabi": ((1280, 800), ["greedy"] * 2, 4),
}
"""The size of each, who else sits there, and how many turns have been played."""
MOST_STEPS: Final = 12
WORDS_MS: Final = 5_000
"""After that nothing is said at the plates any more."""
BETWEEN_HINTS_MS: Final = 1_500
"""More are refused for a while."""

pytestmark = pytest.mark.skipif(
    not os.environ.get("SUSHIBAR_PICTURES"), reason="nobody has asked for pictures"
)


@pytest.mark.parametrize("game", SCENES)
def test_a_picture_of_a_game_in_the_middle_is_taken(
    people: People, server: Server, tables: Tables, game: str
) -> None:
    (width, height), bots, turns = SCENES[game]
    person = people(server.url, viewport={"width": width, "height": height})
    person.sit(tables.set(bots=bots, game=game).link)
    if game == "wasabi":
        prepare(person)
    for _ in range(turns):
        assert person.is_asked()
        seen = len(person.frames.views)
        follow_hints(person)
        person.wait_for_views(seen + 1)
    assert person.is_asked()
    person.page.wait_for_timeout(WORDS_MS)
    person.page.screenshot(path=PICTURES / f"{game}.png")


def follow_hints(person: Person) -> None:
    """Answer as a hint says, step by step."""
    for _ in range(MOST_STEPS):
        if person.confirm.is_visible() and person.confirm.is_enabled():
            person.confirm.click()
            return
        person.look()
        person.button("web-hint").click()
        word = person.words("web-hint")
        marked = person.page.get_by_role("button", name=re.compile(f"{word} 1"))
        listed = person.page.get_by_role("status", name=word).get_by_role("listitem")
        advised = marked.or_(listed.get_by_role("button"))
        expect(advised.first).to_be_visible()
        person.look()
        advised.first.click()
        person.page.wait_for_timeout(BETWEEN_HINTS_MS)
    raise AssertionError(person.page.locator("body").aria_snapshot())
