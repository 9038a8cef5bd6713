"""Points are counted at the plates, then everybody is ranked, and who has won is celebrated."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import People
from browser.cooking import board, cook
from browser.frames import Message
from browser.motion import Motion, slow_down
from browser.person import Person
from browser.tables import Tables
from live import Server

WATCH = """
window.landed = [];
window.shown = {};
window.confetti = 0;
window.stops = false;
const seats = () => [...document.querySelectorAll("article, .seats > li")];
const at = (one) => {
  const { left, width, top, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const boxes = seats().map((seat) => seat.getBoundingClientRect());
  const above = boxes.map((box) => box.left <= x && x <= box.right);
  const found = boxes.findIndex((box, seat) => above[seat] && box.top <= y && y <= box.bottom);
  return found >= 0 ? found : above.indexOf(true);
};
new MutationObserver((changes) => {
  for (const one of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (one.classList?.contains("confetti")) confetti++;
    if (one.classList?.contains("landed")) {
      if (stops) for (const moving of document.getAnimations()) moving.pause();
      const isRanked = Boolean(document.querySelector("section.tally"));
      landed.push([at(one), one.firstChild.textContent, isRanked]);
    }
  }
  seats().forEach((seat, place) => {
    const points = seat.querySelector(".points")?.textContent;
    if (points !== undefined && (shown[place] ??= []).at(-1) !== points) shown[place].push(points);
  });
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
QUICKLY = 0.125
"""How much longer everything lasts: it is only counted here."""


def watching(people: People, server: Server, **settings: Any) -> tuple[Person, Motion]:
    """Somebody who sees everything move, quickly."""
    person = people(server.url, **{"reduced_motion": "no-preference", **settings})
    motion = Motion(person.page)
    person.page.add_init_script(WATCH)
    return person, motion


def signed(points: int) -> str:
    """Points as they are written."""
    return f"{points:+d}".replace("-", "−")


def scored(person: Person, rows: slice) -> tuple[Message, list[list[Message]]]:
    """The score sheet as it was told last, and by seat what was scored in some of its rows."""
    sheet = person.frames.of("scores")[-1]
    seats = range(len(sheet["names"]))
    lines = [[line for row in sheet["rows"][rows] for line in row["seats"][at]] for at in seats]
    return sheet, [[line for line in seat if line["points"]] for seat in lines]


def around(seats: int) -> list[int]:
    """The seats in the order in which the first of them has them on the table: the others first."""
    return [*range(1, seats), 0]


def test_a_round_is_counted_at_the_plates_and_then_ranked(
    people: People, server: Server, tables: Tables
) -> None:
    person, motion = watching(people, server)
    person.sit(tables.set(bots=["greedy"] * 4).link)
    slow_down(person.page, QUICKLY)
    for turn in range(6):
        assert person.is_asked()
        person.choose(turn % person.choices.count())
    ranking = person.region("web-round-over")
    expect(ranking).to_contain_text(person.words("web-place-short", place=1))
    sheet, lines = scored(person, slice(0, 1))
    landed = person.page.evaluate("landed")
    assert not any(is_ranked for _, _, is_ranked in landed)
    order = around(len(lines))
    assert Counter((order[at], points) for at, points, _ in landed) == Counter(
        (seat, signed(line["points"])) for seat in order for line in lines[seat]
    )
    told = motion.words()
    for line in (line for seat in lines for line in seat):
        assert f"{signed(line['points'])} {line['name']}\n{line['reason']}" in told
    shown = person.page.evaluate("shown")
    for place, seat in enumerate(order):
        counts = [int(points) for points in shown[str(place)]]
        assert counts == sorted(counts), counts
        assert counts[0] == 0
        assert counts[-1] == sheet["totals"][seat]
        assert len(counts) == len(lines[seat]) + 1


def test_what_is_pressed_while_points_are_counted_counts_and_ends_it(
    people: People, server: Server, tables: Tables
) -> None:
    person, _ = watching(people, server)
    person.sit(tables.set(bots=["greedy"] * 4).link)
    slow_down(person.page, QUICKLY)
    person.page.evaluate("stops = true")
    for _ in range(6):
        assert person.is_asked()
        person.choose(0)
    person.until(lambda: bool(person.page.evaluate("landed.length")))
    expect(person.choices.first).to_be_visible()
    assert person.page.locator("section.tally").count() == 0
    person.look()
    person.page.keyboard.press("1")
    expect(person.selected).to_have_count(1)
    expect(person.region("web-round-over")).to_be_visible()
    assert person.page.locator(".landed").count() == 0
    assert person.page.locator("article ul[inert]").count() == 0


def test_the_winner_has_confetti_but_not_for_those_who_want_no_motion(
    people: People, server: Server, tables: Tables
) -> None:
    """And before points are counted nobody is told who has won."""
    place = tables.set(bots=["greedy"] * 2)
    seen, _ = watching(people, server)
    still, _ = watching(people, server, reduced_motion="reduce")
    for person in (seen, still):
        person.watch(place.code)
    slow_down(seen.page, QUICKLY)
    tables.ask("DELETE", f"/tables/{place.code}/seats/0", place.secrets[0])
    for person in (seen, still):
        expect(person.region("web-ranking").locator(".first")).not_to_have_count(0)
    seen.until(lambda: bool(seen.page.evaluate("confetti")))
    assert seen.page.evaluate("landed.length") > 0
    assert still.page.evaluate("[landed.length, confetti]") == [0, 0]
    seen.page.reload()  # what has been counted is not counted again
    expect(seen.region("web-ranking").locator(".first")).not_to_have_count(0)
    assert seen.page.evaluate("[landed.length, confetti]") == [0, 0]


@pytest.mark.long
def test_recipes_and_wasabi_are_counted_below_the_seats(
    people: People, server: Server, tables: Tables
) -> None:
    """And the board stays where it was."""
    person, _ = watching(people, server, viewport={"width": 1440, "height": 900})
    person.sit(tables.set(bots=["greedy"] * 2, game="wasabi").link)
    slow_down(person.page, QUICKLY)
    before = board(person).bounding_box()
    cook(person)
    expect(person.region("web-ranking").locator(".first")).not_to_have_count(0)
    sheet, lines = scored(person, slice(None))
    landed = person.page.evaluate("landed")
    assert Counter((at, points) for at, points, _ in landed) == Counter(
        (seat, signed(line["points"])) for seat, seats in enumerate(lines) for line in seats
    )
    shown = person.page.evaluate("shown")
    assert [int(shown[str(seat)][-1]) for seat in range(3)] == sheet["totals"]
    assert board(person).bounding_box() == before
