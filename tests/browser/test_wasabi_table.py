"""A turn of Wasabi!: planned at leisure, confirmed once; what happens is seen, nothing jumps."""

from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, expect

from browser.conftest import People
from browser.cooking import (
    board,
    cook,
    finish_planning,
    free_cells,
    on_offer,
    open_cells,
    own_recipes,
    own_tiles,
    place,
    prepare,
)
from browser.film import Film
from browser.person import Person
from browser.tables import Tables
from browser.travels import Travels
from live import Server
from slow import first
from sushibar.games.wasabi.rules.book import house_book
from sushibar.games.wasabi.words.book_names import recipe_name
from sushibar.texts import languages, speaking

SIZES = [(360, 640), (1440, 900), (390, 844), (640, 360)]
DESKS = [(1280, 800), (1280, 720), (1440, 900), (1366, 768), (1920, 1080), (1024, 768)]


def box_of(person: Person) -> FloatRect:
    """Where the board is."""
    box = board(person).bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize("size", first(2, SIZES), ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_turn_has_one_confirm_and_the_board_stays_where_it_is(
    people: People, server: Server, tables: Tables, screens: Path, size: tuple[int, int]
) -> None:
    person = people(server.url, viewport={"width": size[0], "height": size[1]})
    person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
    boxes = [box_of(person)]
    prepare(person)
    boxes.append(box_of(person))
    for _ in range(2):
        assert person.is_asked()
        given = len(person.frames.answers)
        expect(own_tiles(person).first).to_be_visible()
        cell = free_cells(person)[0]
        place(person, cell)
        expect(board(person).get_by_role("button", name=f"{cell}, ")).not_to_contain_text(
            person.words("web-cell-empty")
        )
        boxes.append(box_of(person))
        person.picture(screens / f"wasabi-plan-{size[0]}x{size[1]}.png")
        finish_planning(person)
        boxes.append(box_of(person))
        assert len(person.frames.answers) == given, "something was given before it was confirmed"
        seen = len(person.frames.views)
        person.confirm.click()
        person.wait_for_views(seen + 2)
        boxes.append(box_of(person))
        assert len(person.frames.answers) >= given + 2
    assert all(box == boxes[0] for box in boxes), boxes


def test_a_plan_can_be_changed_until_it_is_confirmed(somebody: Person, tables: Tables) -> None:
    somebody.sit(tables.set(game="wasabi").link)
    prepare(somebody)
    given = len(somebody.frames.answers)
    one, another, last = free_cells(somebody)[:3]
    place(somebody, one)
    expect(on_offer(somebody).first).to_be_visible()
    somebody.look()
    board(somebody).get_by_role("button", name=f"{another}, ").click(
        force=True
    )  # it shall lie there instead
    expect(board(somebody).get_by_role("button", name=f"{one}, ")).to_contain_text(
        somebody.words("web-cell-empty")
    )
    finish_planning(somebody)
    undo = somebody.button("web-step-undo")
    for _ in ("what is taken", "where it lies", "what is laid"):
        somebody.look()
        undo.click()
    expect(undo).to_have_count(0)
    assert len(somebody.frames.answers) == given
    place(somebody, last)
    finish_planning(somebody)
    somebody.confirm.click()
    somebody.until(lambda: last in somebody.frames.views[-1]["game"]["seen"]["board"])


def test_three_are_dealt_at_one_press(somebody: Person, tables: Tables) -> None:
    somebody.sit(tables.set(game="wasabi").link)
    prepare(somebody)
    gift, *draws = [message["steps"] for message in somebody.frames.answers]
    assert len(set(gift)) == 3
    assert [len(one) for one in draws] == [1, 1, 1]
    assert own_recipes(somebody).count() == 3


@pytest.mark.parametrize("language", first(1, ["de", "en", "fr", "it"]))
def test_the_pantry_needs_no_scrolling_on_a_desk(
    people: People, server: Server, tables: Tables, language: str
) -> None:
    """Whatever was dealt: the marks for what one's recipes miss stand on the drawings."""
    person = people(server.url, locale=language)
    person.sit(tables.set(bots=["greedy"] * 3, game="wasabi").link)
    stock = person.region("web-stock")
    beyond = "one => one.scrollHeight - one.clientHeight"

    def check(what: str) -> None:
        for width, height in DESKS:
            person.page.set_viewport_size({"width": width, "height": height})
            assert stock.evaluate(beyond) <= 1, (what, width, height)

    expect(person.button("web-deal-three")).to_be_visible()
    check("gift")
    prepare(person)
    check("stock")
    place(person, free_cells(person)[0])
    expect(on_offer(person).first).to_be_visible()
    check("refill")


# What moves


def test_tiles_are_seen_to_go_where_they_are_laid(
    people: People, server: Server, tables: Tables
) -> None:
    """On a phone, where words have little room."""
    phone = {"width": 390, "height": 844}
    person = people(server.url, reduced_motion="no-preference", viewport=phone)
    travels = Travels(person.page)
    person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
    prepare(person)
    travels.skip()
    travels.slow_down(3)
    travels.forget()
    hand = own_tiles(person).first.bounding_box()
    assert hand is not None
    name = free_cells(person)[0]
    place(person, name)
    person.until(lambda: bool(travels.seen()))
    person.until(lambda: travels.now() == 0)
    ((_, way),) = travels.seen().items()
    cell = board(person).get_by_role("button", name=f"{name}, ").bounding_box()
    assert cell is not None
    assert way[0].is_in(hand), (way[0], hand)
    assert way[-1].is_in(cell), (way[-1], cell)
    assert len({round(one.x + one.y) for one in way}) >= 5, way
    finish_planning(person)
    travels.forget()
    person.confirm.click()
    assert person.is_asked()
    bots = [chair["name"] for chair in person.frames.views[-1]["chairs"][1:]]
    places = [person.region("web-seats").get_by_role("button", name=bot) for bot in bots]
    seats = [box for place in places if (box := place.bounding_box()) is not None]
    assert len(seats) == 2

    def a_bot_is_seen_to_play() -> bool:
        starts = [way[0] for way in travels.seen().values()]
        return any(start.is_in(seat) for start in starts for seat in seats)

    person.until(a_bot_is_seen_to_play)
    assert travels.cut_off_words() == []


def test_what_is_pressed_while_tiles_travel_counts_and_ends_it(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url, reduced_motion="no-preference")
    travels = Travels(person.page)
    person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
    prepare(person)
    place(person, free_cells(person)[0])
    finish_planning(person)
    travels.slow_down(10)
    person.confirm.click()
    assert person.is_asked()
    person.until(lambda: travels.now() > 0)
    expect(own_tiles(person).first).to_be_visible()
    person.look()
    own_tiles(person).first.click()
    expect(open_cells(person).first).to_be_visible()
    assert travels.now() == 0
    known = person.frames.views[-1]["game"]["seen"]["board"]
    shown = (
        board(person).get_by_role("gridcell").filter(has_not_text=person.words("web-cell-empty"))
    )
    expect(shown).to_have_count(len(known))


def test_nothing_travels_where_no_motion_is_wanted(
    people: People, server: Server, tables: Tables
) -> None:
    person = people(server.url)
    travels = Travels(person.page)
    person.sit(tables.set(game="wasabi").link)
    prepare(person)
    place(person, free_cells(person)[0])
    finish_planning(person)
    person.confirm.click()
    assert person.is_asked()
    assert travels.seen() == {}


@pytest.mark.long
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1440, 900)])
def test_every_recipe_has_room_for_its_name(
    people: People, server: Server, tables: Tables, size: tuple[int, int]
) -> None:
    """Whatever was drawn: all names in all languages are put on those in hand."""
    person = people(server.url, viewport={"width": size[0], "height": size[1]})
    person.sit(tables.set(bots=["greedy"] * 3, game="wasabi").link)
    prepare(person)
    put = """(all, [lang, name]) => all.flatMap((one) => {
        one.lang = lang;
        one.querySelector(".name").lastChild.textContent = name;
        const isHigh = one.scrollHeight > one.clientHeight + 2;
        return isHigh || one.scrollWidth > one.clientWidth + 1 ? [name] : [];
    })"""
    for language in languages():
        with speaking(language):
            names = sorted(recipe_name(name) for name in house_book().recipes)
        for name in names:
            assert own_recipes(person).evaluate_all(put, [language, name]) == []


@pytest.mark.long
def test_a_film_of_a_turn_and_of_the_end(
    people: People, server: Server, tables: Tables, screens: Path
) -> None:
    for width, height in ((390, 844), (1440, 900)):
        person = people(
            server.url,
            reduced_motion="no-preference",
            viewport={"width": width, "height": height},
        )
        person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
        prepare(person)
        film = Film(person.page)
        place(person, free_cells(person)[0])
        film.shoot(4, 160)
        finish_planning(person)
        person.confirm.click()
        film.shoot(8, 350)
        film.develop(screens / f"film-wasabi-turn-{width}.png")
        cook(person)
        film = Film(person.page)
        film.shoot(24, 450)
        film.develop(screens / f"film-wasabi-end-{width}.png")
