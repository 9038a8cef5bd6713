"""Why a choice in Wasabi! is good or bad, at tables set up by hand."""

from typing import Any

import pytest

from sushibar import Table
from sushibar.advice.explanation import reason
from sushibar.games.notation import action_number
from sushibar.games.wasabi.rules.book import read_book
from wasabi_tables import STORY_BOOK, set_table

STORIES = read_book(STORY_BOOK)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")


def at(rows: str, *actions: str, **facts: Any) -> Table:
    """A table of the stories at which seat 0 has started its turn like this."""
    table = Table("wasabi", players=2, book=STORIES, seed=1)
    table._state = set_table(rows, **facts).state
    for action in actions:
        table.act(0, action)
    return table


def why(table: Table, action: str) -> str:
    view = table.view(0)
    assert action in view.legal
    return reason(view, action_number(view.called, action))


def test_a_tile_completes_a_recipe() -> None:
    table = at("maki . .", tiles="tuna rice rice", recipes="tekkamaki")
    assert why(table, "tuna").startswith("completes Tekkamaki")
    table.act(0, "tuna")
    assert why(table, "b1").startswith("completes Tekkamaki")


def test_a_cell_says_what_is_missing_then() -> None:
    table = at("maki . .", "tuna", tiles="tuna rice rice", recipes="crunchy-tuna")
    assert why(table, "b1") == "then Crunchy Tuna needs only tempura"


def test_a_tile_says_how_near_it_can_bring_a_recipe() -> None:
    table = at("maki . .", tiles="tuna rice rice", recipes="crunchy-tuna")
    assert why(table, "tuna") == "then Crunchy Tuna needs only tempura"


def test_a_tile_that_no_recipe_wants_brings_nothing_nearer() -> None:
    table = at("maki . .", tiles="leek rice rice", recipes="crunchy-tuna")
    assert why(table, "leek") == "helps none of your recipes"


def test_a_cell_far_away_brings_nothing_nearer() -> None:
    table = at("maki . .", "tuna", tiles="tuna rice rice", recipes="crunchy-tuna")
    assert why(table, "e6") == "helps none of your recipes"


def test_a_tile_in_the_way_takes_a_recipe_further_away() -> None:
    rows = """
        maki  tuna  .     leek  leek
        leek  leek  leek  leek  leek
    """
    table = at(rows, "rice", tiles="rice rice rice", recipes="crunchy-tuna")
    assert "sets Crunchy Tuna back" in why(table, "c1")


def test_covering_a_run_takes_its_recipe_further_away() -> None:
    table = at(
        "maki tuna . . .", "play:wasabi", cards="wasabi", tiles="rice rice rice",
        recipes="crunchy-tuna",
    )  # fmt: skip
    assert "sets Crunchy Tuna back" in why(table, "a1")
    assert why(table, "d5").endswith("blocks none of your recipes")


def test_the_last_tile_for_a_recipe_is_told_when_the_hand_is_refilled() -> None:
    table = at(
        "maki tuna . . .", "rice", "e6", tiles="rice rice rice", recipes="crunchy-tuna sea-roll"
    )
    assert why(table, "tempura") == "the last tile for Crunchy Tuna"
    assert why(table, "salmon") == "for Sea Roll"
    assert why(table, "leek") == "none of your recipes needs it"


def test_a_tile_that_is_in_hand_already_is_not_the_last_one_for_a_recipe() -> None:
    table = at("maki tuna . . .", "rice", "e6", tiles="rice tempura rice", recipes="crunchy-tuna")
    assert why(table, "tempura") == "for Crunchy Tuna"


def test_a_tile_for_the_neighbour_says_its_kind() -> None:
    table = Table("wasabi", players=2, book=STORIES, seed=1)
    view = table.view(table.pending[0])
    assert reason(view, view.legal[0].number).startswith("from the category “")


def test_the_last_tile_of_the_pantry_is_told() -> None:
    table = at(
        "maki tuna . . .", "rice", "e6", tiles="rice rice rice", recipes="crunchy-tuna",
        pantry="tempura leek crab crab",
    )  # fmt: skip
    assert why(table, "tempura") == "the last tile for Crunchy Tuna; the last one in the pantry"
    assert why(table, "leek") == "none of your recipes needs it"


def test_a_recipe_that_could_be_completed_is_left_uncompleted_by_ending() -> None:
    table = at("maki . .", "tuna", "b1", tiles="tuna rice rice", recipes="tekkamaki")
    assert why(table, "claim") == "Tekkamaki: 2 points, with style"
    assert why(table, "done").endswith("leaves Tekkamaki unfinished")
