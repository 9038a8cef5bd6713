"""How the table looks: cards in their colours, plates that fit, hints on cards, a way out."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import People
from browser.looks import cut_off_text
from browser.person import Person
from browser.tables import Tables
from live import Server
from sushibar.games.kit import KITS
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.words.names import card_name
from sushibar.games.setup import Setup
from sushibar.texts import languages, speaking

PHONE: ViewportSize = {"width": 360, "height": 640}
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "tall": {"width": 390, "height": 844},
    "desk": {"width": 1440, "height": 900},
}
PAPER = """one => {
    const paper = one.matches(".card-paper") ? one : one.querySelector(".card-paper");
    return getComputedStyle(paper).backgroundColor;
}"""
COVERED = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

# How large cards are depends on how many piles lie there; the room for them does not.
ROOM = """one => {
    const room = one.querySelector("ul").parentElement;
    return room.offsetWidth * room.offsetHeight;
}"""


def rgb(colour: str) -> str:
    """A web colour as browsers tell it."""
    parts = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
    return f"rgb({parts[0]}, {parts[1]}, {parts[2]})"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_card_has_its_colour_and_its_points_in_the_hand_and_on_the_plate(
    people: People, server: Server, tables: Tables, scheme: str
) -> None:
    person = people(server.url, color_scheme=scheme, viewport=PHONE)
    person.sit(tables.set(bots=["greedy"] * 3).link)
    printed = KITS["sushi-go"].pieces.printed(4)
    called = {card["name"]: card["title"] for card in cards_of(tables)}
    hand = {title: name for name, title in called.items()}
    for one in person.choices.all():
        label = (one.get_attribute("aria-label") or "").split(",")[0]
        face = printed[hand[label]]
        assert one.evaluate(PAPER) == rgb(face["colour"])
        assert face["signs"] in one.inner_text().replace("\u00a0", " ")
    label = (person.choices.first.get_attribute("aria-label") or "").split(",")[0]
    before = person.hand()
    person.choose(0)
    person.wait_for_another_hand(before)
    laid = person.region("web-mine").get_by_role("listitem").first
    assert laid.evaluate(PAPER) == rgb(printed[hand[label]]["colour"])


def cards_of(tables: Tables) -> list[dict[str, Any]]:
    """Every card of Sushi Go!, by name and title."""
    manual = tables.ask("GET", "/games/sushi-go/manual")
    return [card for group in manual["groups"] for rule in group["rules"] for card in rule["cards"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "players"), [("sushi-go", 2), ("sushi-go", 5), ("party", 8)])
def test_everything_fits_on_the_screen_and_ones_own_plate_is_the_largest(
    people: People,
    server: Server,
    tables: Tables,
    screens: Path,
    size: str,
    game: str,
    players: int,
) -> None:
    person = people(server.url, viewport=SIZES[size])
    person.sit(tables.set(bots=["greedy"] * (players - 1), game=game).link)
    for number in range(2):
        before = person.hand()
        person.choose(number)
        person.wait_for_another_hand(before)
    person.picture(screens / f"table-{game}-{players}-{size}.png")
    assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    mine = person.region("web-mine").get_by_role("article")
    others = person.region("web-others").get_by_role("article").all()
    assert len(others) == players - 1
    assert mine.evaluate(ROOM) >= max(one.evaluate(ROOM) for one in others)
    expect(mine).to_have_attribute("aria-label", person.words("web-you"))


def test_a_hint_stands_on_the_cards_covers_no_plate_and_is_selected_by_a_tap(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url, viewport=PHONE, has_touch=True)
    person.sit(tables.set(bots=["greedy"] * 2).link)
    person.look()
    person.button("web-hint").tap()
    best = person.choices.and_(
        person.page.get_by_role("button", name=re.compile(f"{person.words('web-hint')} 1"))
    )
    expect(best).to_have_count(1)
    assert not person.region("web-mine").get_by_role("list").evaluate(COVERED)
    best.tap()
    expect(best).to_have_attribute("aria-pressed", "true")


def test_a_player_who_gets_up_goes_home_and_a_bot_plays_on(
    somebody: Person, tables: Tables
) -> None:
    place = tables.set(["Aki", "Ben"], [])
    somebody.sit(place.link)
    somebody.button("web-leave-table").click()
    somebody.button("web-get-up").click()
    expect(somebody.button("web-play-bots")).to_be_visible()
    chairs = tables.ask("GET", f"/tables/{place.code}", place.secrets[1])["chairs"]
    assert [bool(chair["bot"]) for chair in chairs] == [True, False]


def test_a_player_who_only_goes_home_keeps_the_seat(somebody: Person, tables: Tables) -> None:
    place = tables.set(["Aki", "Ben"], [])
    somebody.sit(place.link)
    somebody.button("web-leave-table").click()
    somebody.link("web-leave-home").click()
    expect(somebody.button("web-play-bots")).to_be_visible()
    chairs = tables.ask("GET", f"/tables/{place.code}", place.secrets[1])["chairs"]
    assert [bool(chair["bot"]) for chair in chairs] == [False, False]


def test_a_name_can_be_given_in_the_settings(somebody: Person, tables: Tables) -> None:
    somebody.page.goto("/")
    somebody.open_settings()
    somebody.field("web-name").fill("Nori")
    somebody.page.keyboard.press("Tab")
    somebody.page.keyboard.press("Escape")
    somebody.button("web-play-bots").click()
    somebody.page.wait_for_url("**/t/*")
    code = somebody.page.url.rpartition("/")[2]
    chairs = tables.ask("GET", f"/tables/{code}", somebody.secret(code))["chairs"]
    assert chairs[0]["name"] == "Nori"


@pytest.mark.parametrize("width", [360, 1440, 3840])
def test_the_belt_of_the_start_page_is_full(somebody: Person, width: int) -> None:
    somebody.page.set_viewport_size({"width": width, "height": 900})
    somebody.page.goto("/")
    expect(somebody.button("web-play-bots")).to_be_visible()
    plates = somebody.page.locator(".plate").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().right)"
    )
    assert max(plates) >= width
    assert somebody.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(640, 400), (360, 640)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 8])
def test_every_name_has_room_on_a_card(
    people: People, server: Server, tables: Tables, size: tuple[int, int], players: int
) -> None:
    """Whatever was dealt: the names of all cards in all languages are put on those in hand."""
    person = people(server.url, viewport={"width": size[0], "height": size[1]})
    person.sit(tables.set(bots=["greedy"] * (players - 1), game="party").link)
    person.look()
    put = (
        "(all, [lang, name]) => all.forEach((one) => Object.assign(one, {lang, textContent: name}))"
    )
    labels = person.region("web-hand").locator(".card .label")
    assert labels.count() > 0
    setup = Setup("party", players, "standard", ())
    for language in languages():
        with speaking(language):
            names = {card_name(setup, kind) for dish in TYPES for kind in dish.kinds}
        wrong = {}
        for name in sorted(names):
            labels.evaluate_all(put, [language, name])
            wrong[name] = cut_off_text(person.page)
        assert not any(wrong.values()), {name: cut for name, cut in wrong.items() if cut}


@pytest.mark.parametrize("language", languages())
def test_the_status_line_has_room_for_all_that_it_ever_says(
    people: People, server: Server, tables: Tables, language: str
) -> None:
    person = people(server.url, viewport=PHONE, locale=language)
    person.sit(tables.set(bots=["greedy"] * 2, game="party").link)
    facts = {"round": 3, "rounds": 3, "turn": 10, "turns": 10}
    turns = [
        person.words("progress-turn", **facts, direction=direction, edition=edition)
        for direction, edition in (("left", "standard"), ("right", "zoch"))
    ]
    acting = [
        person.words("progress-acting", **facts, card=person.words(f"card-{card}", number=12))
        for card in ("menu", "takeout-box")
    ]
    line = person.my_turn.locator("xpath=following-sibling::p")
    cut = "(one, words) => (one.textContent = words, one.scrollHeight - one.clientHeight)"
    high = "(one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
    for words in (*turns, *acting):
        assert line.evaluate(cut, words) <= 1
        assert line.evaluate(high) == 1 or words == acting[1], words
