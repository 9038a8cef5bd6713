"""Puzzles in the browser: one tap, an explanation, a streak, and a picture to share."""

import json
import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import People
from browser.looks import cut_off_text, violations
from browser.person import Person
from live import Server
from sushibar.puzzles.shelf import number_of_day, puzzle_at, today

GAMES = ("sushi-go", "party", "wasabi")
SETTLED_MS = 350
"""After which a press is meant for the puzzle that is there."""


def answer(person: Person, game: str, *, right: bool, day: date | None = None) -> None:
    """Answer the puzzle that is shown, by its card, its thing or its cell."""
    puzzle = puzzle_at(game, number_of_day(game, day or today()))
    worst = min(puzzle.figures, key=lambda action: puzzle.figures[action].wins.mean)
    action = puzzle.best if right else worst
    table = puzzle.sit_down()
    number = next(one.number for one in table.legal(puzzle.seat) if one == action)
    page = person.page
    expect(person.region("web-replay-table")).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    if re.fullmatch("[a-g][1-6]", action):
        page.locator(f"[data-cell={action}]").click()
    else:
        spoken = table.setup.words.spoken(table.setup, number)
        page.get_by_role("button", name=re.compile(f"^{re.escape(spoken)}(,|$)")).first.click()
    heading = person.words("web-puzzle-solved" if right else "web-puzzle-missed")
    expect(page.get_by_role("heading", name=heading)).to_be_focused()


def test_the_puzzles_of_the_day_are_solved_in_one_tap_and_make_a_streak(somebody: Person) -> None:
    page = somebody.page
    page.goto("/")
    daily = page.get_by_role("region", name=somebody.words("web-puzzle-day"))
    expect(daily.get_by_role("listitem")).to_have_count(3)
    yesterday = (today() - timedelta(1)).isoformat()
    kept = {yesterday: {"sushi-go": {"action": "tempura", "right": True}}}
    page.evaluate("kept => localStorage.setItem('sushibar.puzzle-days', kept)", json.dumps(kept))
    day = today()
    for game, right in zip(GAMES, (True, False, True), strict=True):
        page.goto(f"/puzzles/{game}")
        answer(somebody, game, right=right, day=day)
        puzzle = puzzle_at(game, number_of_day(game, day))
        told = page.get_by_role("region", name=re.compile("!|\\."))
        expect(told.first.get_by_role("listitem")).to_have_count(len(puzzle.figures))
        page.reload()  # what was answered stays so
        verdict = "web-puzzle-solved" if right else "web-puzzle-missed"
        expect(page.get_by_role("heading", name=somebody.words(verdict))).to_be_visible()
    expect(page.get_by_text(somebody.words("web-puzzle-today-done"))).to_be_visible()
    page.goto("/puzzles")
    week = somebody.region("web-puzzle-week")
    expect(week).to_contain_text(somebody.words("web-puzzle-streak", days=2))
    expect(week.get_by_text(somebody.words("web-puzzle-state-wrong"))).to_have_count(1)
    expect(week.get_by_text(somebody.words("web-puzzle-state-right"))).to_have_count(3)
    page.goto("/")
    expect(daily).to_contain_text(somebody.words("web-puzzle-streak", days=2))
    assert somebody.faults == []


def test_a_day_is_shared_as_a_picture_and_as_squares(people: People, server: Server) -> None:
    person = people(server.url, permissions=["clipboard-read", "clipboard-write"])
    page = person.page
    page.goto("/puzzles/sushi-go")
    answer(person, "sushi-go", right=True)
    with page.expect_download() as saving:
        person.button("web-puzzle-share").click()
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert len(picture) > 20_000  # something is drawn on it
    person.button("web-puzzle-copy").click()
    expect(person.status("web-puzzle-copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[1].startswith("🟩⬜⬜")
    assert copied.splitlines()[2].endswith("/puzzles")
    assert puzzle_at("sushi-go", number_of_day("sushi-go", today())).best not in copied


def test_a_puzzle_of_the_shelf_can_be_tried_again_by_keys(somebody: Person) -> None:
    page = somebody.page
    game, number = "sushi-go", 3
    puzzle = puzzle_at(game, number)
    table = puzzle.sit_down()
    words = table.setup.words
    order = sorted(table.legal(puzzle.seat), key=lambda one: words.order(table.config, one.number))
    place = next(place for place, one in enumerate(order, start=1) if one == puzzle.best)
    wrong = 1 if place != 1 else 2
    page.goto(f"/puzzles/{game}/{number}")
    expect(somebody.region("web-replay-table")).to_be_visible()
    page.wait_for_timeout(SETTLED_MS)
    page.keyboard.press(str(wrong))
    expect(page.get_by_role("heading", name=somebody.words("web-puzzle-missed"))).to_be_focused()
    somebody.button("web-puzzle-again").click()
    page.wait_for_timeout(SETTLED_MS)
    page.keyboard.press(str(place))
    expect(page.get_by_role("heading", name=somebody.words("web-puzzle-solved"))).to_be_focused()
    page.goto("/puzzles")
    solved = somebody.words("web-puzzle-count", solved=1, all="@").partition("@")[0]
    expect(page.get_by_role("status").filter(has_text=solved)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^3.*solved"))).to_be_visible()


def test_the_best_choice_is_not_sent_before_the_answer(somebody: Person) -> None:
    page = somebody.page
    answers: list[str] = []
    page.route("**/answer", lambda route: hold(route, answers))
    page.goto("/puzzles/sushi-go/3")
    expect(somebody.region("web-replay-table")).to_be_visible()
    assert answers == []
    assert page.locator(".best").count() == 0


def hold(route: Route, answers: list[str]) -> None:
    """Note what was asked for, and let it pass."""
    answers.append(route.request.url)
    route.continue_()


def test_a_puzzle_that_does_not_exist_leads_to_those_that_do(somebody: Person) -> None:
    page = somebody.page
    page.goto("/puzzles/sushi-go/999")
    expect(page.get_by_role("alert")).to_contain_text("999")
    somebody.link("web-puzzle-all").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(somebody.words("web-puzzles"))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_before_and_after_is_whole_on_a_small_phone(
    people: People, server: Server, game: str
) -> None:
    person = people(server.url, viewport={"width": 360, "height": 640}, color_scheme="dark")
    person.page.goto(f"/puzzles/{game}")
    expect(person.region("web-replay-table")).to_be_visible()
    assert (cut_off_text(person.page), violations(person.page)) == ([], [])
    answer(person, game, right=False)
    assert (cut_off_text(person.page), violations(person.page)) == ([], [])
