"""Every screen, in every language, on phones and desks: all there, nothing cut off, WCAG 2.2 AA."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import People
from browser.looks import cut_off_text, missing_text, violations
from browser.screens import SCREENS, World
from browser.tables import Tables
from live import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
LANGUAGES = ("en", "de", "fr", "it")


@pytest.fixture(scope="package")
def world(server: Server) -> Iterator[World]:
    """The same tables for all who look at screens."""
    with Tables(server.url) as tables:
        yield World(tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_lacks_words_or_cuts_them_off(
    people: People, server: Server, world: World, screens: Path, language: str
) -> None:
    person = people(server.url, locale=language, viewport=PHONE)
    faults = []
    for screen in SCREENS:
        person.page.set_viewport_size(PHONE)
        screen.reach(person, world)
        person.wait_until_loaded()
        assert person.page.locator("html").get_attribute("lang") == language
        for size in (PHONE, DESK):
            person.page.set_viewport_size(size)
            if size is PHONE or language == "en":
                person.picture(screens / f"{screen.name}-{size['width']}-{language}.png")
            found = missing_text(person.page) + cut_off_text(person.page)
            faults += [f"{screen.name} at {size['width']}: {one}" for one in found]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_screen_meets_the_guidelines(
    people: People, server: Server, world: World, scheme: str
) -> None:
    person = people(server.url, color_scheme=scheme, viewport=PHONE)
    sizes = (PHONE, DESK) if scheme == "light" else (DESK, PHONE)
    faults = []
    for screen, size in zip(SCREENS, cycle(sizes), strict=False):
        person.page.set_viewport_size(size)
        screen.reach(person, world)
        person.wait_until_loaded()
        found = violations(person.page)
        faults += [f"{screen.name} at {size['width']}: {one}" for one in found]
    assert not faults, "\n".join(faults)
