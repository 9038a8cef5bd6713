"""The score sheet of a round."""

from playwright.sync_api import expect

from browser.person import Person
from browser.tables import Tables

TURNS = 6
"""Of a round of five in which something is chosen: the last card is laid without asking."""


def test_a_sheet_comes_after_a_round_with_its_plates_and_leaves_with_the_next_turn(
    somebody: Person, tables: Tables
) -> None:
    somebody.sit(tables.set(bots=["greedy"] * 4).link)
    for _ in range(TURNS):
        expect(somebody.sheet).to_have_count(0)
        assert somebody.is_asked()
        somebody.choose(0)
    expect(somebody.sheet).to_be_visible()
    plates = somebody.region("web-scores").get_by_role(
        "list", name=somebody.words("web-plate-then")
    )
    expect(plates).to_have_count(5)
    laid = somebody.frames.views[-1]["game"]["seen"]["plates"]
    assert all(set(plate) <= {"pudding"} for plate in laid), "the next round has begun"
    assert "maki" in " ".join(plates.all_inner_texts())
    somebody.choose(0)
    expect(somebody.sheet).to_have_count(0)
    somebody.page.keyboard.press("s")
    expect(somebody.sheet).to_be_visible()
    somebody.choose(0)
    assert somebody.is_asked()
    expect(somebody.sheet).to_be_visible()
