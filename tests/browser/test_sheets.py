"""The points of a round, and the score sheet with its reasons."""

from playwright.sync_api import expect

from browser.person import Person
from browser.tables import Tables

TURNS = 6
"""Of a round of five in which something is chosen: the last card is laid without asking."""


def test_points_come_after_a_round_and_leave_with_the_next_turn(
    somebody: Person, tables: Tables
) -> None:
    somebody.sit(tables.set(bots=["greedy"] * 4).link)
    points = somebody.region("web-round-over")
    for _ in range(TURNS):
        expect(points).to_have_count(0)
        assert somebody.is_asked()
        somebody.choose(0)
    expect(points).to_be_visible()
    scores = somebody.frames.of("scores")[-1]
    expect(points).to_contain_text(scores["remarks"][0])
    totals = points.get_by_role("list").first.locator("> li > strong").all_inner_texts()
    assert [int(one.replace("−", "-")) for one in totals] == sorted(scores["totals"], reverse=True)
    somebody.choose(0)
    expect(points).to_have_count(0)


def test_a_sheet_shows_the_plates_of_a_round_and_stays_until_it_is_closed(
    somebody: Person, tables: Tables
) -> None:
    somebody.sit(tables.set(bots=["greedy"] * 4).link)
    for _ in range(TURNS):
        assert somebody.is_asked()
        somebody.choose(0)
    expect(somebody.region("web-round-over")).to_be_visible()
    somebody.page.keyboard.press("s")
    expect(somebody.sheet).to_be_visible()
    plates = somebody.region("web-scores").get_by_role(
        "list", name=somebody.words("web-plate-then")
    )
    expect(plates).to_have_count(5)
    laid = somebody.frames.views[-1]["game"]["seen"]["plates"]
    assert all(set(plate) <= {"pudding"} for plate in laid), "the next round has started"
    assert "maki" in " ".join(plates.all_inner_texts())
    somebody.choose(0)
    assert somebody.is_asked()
    expect(somebody.sheet).to_be_visible()
