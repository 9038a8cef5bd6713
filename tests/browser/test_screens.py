"""Every screen, in every language, on phones and desks: all there, nothing cut off, WCAG 2.2 AA."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import People
from browser.looks import cut_off_text, missing_text, violations
from browser.screens import SCREENS, World
from browser.tables import Tables
from live import Server
from slow import first

PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}


class Walk(NamedTuple):
    """A way through all screens; on it the guidelines are checked at every other one.

    Together, each screen is checked in light and in dark, on a phone and on a desk.
    """

    language: str
    scheme: str
    first_checked: int
    checked_on: ViewportSize


WALKS = (
    Walk("de", "dark", 1, DESK),  # the longest words
    Walk("en", "light", 0, PHONE),
    Walk("fr", "light", 1, PHONE),
    Walk("it", "dark", 0, DESK),
)


@pytest.fixture(scope="package")
def world(server: Server) -> Iterator[World]:
    """The same tables for all who look at screens."""
    with Tables(server.url) as tables:
        yield World(tables)


@pytest.mark.parametrize("walk", first(1, WALKS), ids=lambda walk: walk.language)
def test_every_screen_has_all_its_words_whole_and_meets_the_guidelines(
    people: People, server: Server, world: World, screens: Path, walk: Walk
) -> None:
    person = people(server.url, locale=walk.language, color_scheme=walk.scheme, viewport=PHONE)
    faults = []
    for number, screen in enumerate(SCREENS):
        person.page.set_viewport_size(PHONE)
        screen.reach(person, world)
        person.wait_until_loaded()
        assert person.page.locator("html").get_attribute("lang") == walk.language
        for size in (PHONE, DESK):
            person.page.set_viewport_size(size)
            if size is PHONE or walk.language == "en":
                person.picture(screens / f"{screen.name}-{size['width']}-{walk.language}.png")
            found = missing_text(person.page) + cut_off_text(person.page)
            if number % 2 == walk.first_checked and size is walk.checked_on:
                found += violations(person.page)
            faults += [f"{screen.name} at {size['width']}: {one}" for one in found]
    assert not faults, "\n".join(faults)
