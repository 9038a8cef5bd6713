"""Film strips of what moves at a table, to look at."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.cooking import finish_planning, free_cells, place, prepare
from browser.film import Film
from browser.frames import Message
from browser.person import Person
from browser.tables import Tables
from live import Server

MENUS: Final = {
    "spoon": "uramaki,miso-soup,tofu,tempura,spoon,takeout-box,pudding",
    "menu": "maki,miso-soup,onigiri,tempura,menu,chopsticks,fruit",
}
SCENES: Final = {
    "first-deal": ("first", 8, 110),
    "game": ("over", 27, 450),
    "spoon": ("give", 12, 200),
    "takeout": ("turn", 12, 130),
    "menu": ("look", 18, 150),
    "chopsticks": ("return", 12, 130),
    "soup": ("spill", 18, 150),
    "round": ("deal", 24, 450),
    "reveal": ("lay", 12, 110),
}
"""What happens in them, rare things first; how many pictures, and the milliseconds between two."""

LOOKS: Final = [((390, 844), "dark"), ((1440, 900), "light")]
"""Sizes of windows, and themes."""
MOST_GAMES: Final = 5
"""Games after which everything has surely happened once."""
ACTS: Final = re.compile("spoon|takeout|chopsticks|^menu", re.IGNORECASE)

pytestmark = pytest.mark.skipif(
    not os.environ.get("SUSHIBAR_PICTURES"), reason="nobody has asked for pictures"
)


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_a_strip_is_kept_of_a_turn_of_wasabi(
    people: People,
    server: Server,
    tables: Tables,
    screens: Path,
    size: tuple[int, int],
    scheme: str,
) -> None:
    """Somebody's own turn, and those of two bots after it."""
    person = watching(people, server, size, scheme)
    person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
    prepare(person)
    place(person, free_cells(person)[0])
    finish_planning(person)
    expect(person.confirm).to_be_enabled()
    film = Film(person.page)
    person.confirm.click()
    film.shoot(15, 300)
    film.develop(screens / f"film-wasabi-{size[0]}-{scheme}.png")
    film.stop()


@pytest.mark.parametrize("menu", MENUS)
@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_strips_are_kept_of_what_happens_at_a_table(
    people: People,
    server: Server,
    tables: Tables,
    screens: Path,
    size: tuple[int, int],
    scheme: str,
    menu: str,
) -> None:
    person = watching(people, server, size, scheme)
    film = Film(person.page)
    person.sit(tables.set(bots=["greedy"] * 3, game="party", menu=MENUS[menu]).link)
    film.shoot(*SCENES["first-deal"][1:])
    film.develop(screens / f"film-first-deal-{size[0]}-{scheme}.png")
    film.stop()
    wanted = {"lay", "deal", "over"} | ({"give", "turn"} if menu == "spoon" else {"look"})
    kept: set[str] = set()
    for _ in range(MOST_GAMES):
        film_a_game(person, kept, lambda scene: screens / f"film-{scene}-{size[0]}-{scheme}.png")
        if wanted <= kept:
            break
        another = tables.set(bots=["greedy"] * 3, game="party", menu=MENUS[menu])
        person.page.goto(another.link)
    assert wanted <= kept, kept


def film_a_game(person: Person, kept: set[str], path: Callable[[str], Path]) -> None:
    """Play to the end, and keep a strip of all that was not seen before."""
    chosen = 0
    while person.is_asked():
        known = len(person.frames.heard), len(person.frames.answers)
        film = Film(person.page)
        choose(person, chosen)
        chosen += 1
        told = wait(person, *known)
        scene = next((name for name in SCENES if SCENES[name][0] in told - kept), None)
        if scene is not None:
            kept.add(SCENES[scene][0])
            film.shoot(*SCENES[scene][1:])
            film.develop(path(scene))
        film.stop()


def watching(people: People, server: Server, size: tuple[int, int], scheme: str) -> Person:
    """Somebody who sees everything move."""
    return people(
        server.url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="no-preference",
    )


def choose(person: Person, number: int) -> None:
    """Choose a card that acts, and call it as soon as that is possible; else any."""
    held = person.words("preview-held", preview="").strip()
    names = person.choices.evaluate_all("all => all.map((one) => one.ariaLabel)")[:9]
    found = [place for place, name in enumerate(names) if held in name or ACTS.search(name)]
    sure = [place for place, name in enumerate(names) if held in name]
    person.select([*sure, *found, number % len(names)][0])
    calls = person.region("web-hand").get_by_role("switch", name=ACTS)
    if calls.count():
        calls.first.click()
        person.page.wait_for_timeout(500)
    if person.confirm.is_enabled():  # chopsticks ask for a second card first
        person.confirm.click()


def wait(person: Person, heard: int, answers: int) -> set[str]:
    """Wait until an answer has had its consequences, or goes on with another step; which."""
    frames = person.frames

    def goes_on() -> bool:
        new = frames.heard[heard:]
        if len(frames.answers) > answers:
            return any(is_settled(message.get("view")) for message in new)
        return any(message["type"] == "preview" for message in new)

    person.until(goes_on)
    return happened(frames.heard[heard:])


def is_settled(view: Message | None) -> bool:
    """Whether the person is asked something, or the game is over."""
    return view is not None and (view["phase"] == "over" or view["game"]["asked"] is not None)


def happened(heard: list[Message]) -> set[str]:
    """What cards did, and what else has happened."""
    told: set[str] = set()
    for message in heard:
        for event in message.get("events", []):
            told |= {move["what"] for move in event.get("moves", [])} | {str(event.get("what"))}
        if (message.get("view") or {}).get("phase") == "over":
            told.add("over")
    return told
