"""The card Wasabi!, sentence by sentence."""

from collections import Counter

import pytest

from plain_wasabi import COLUMNS
from wasabi_scene import cells
from wasabi_tables import set_table

BOARD = """
tuna leek .
.    maki .
"""


def corners(players: int) -> set[str]:
    """The upper left cells of all blocks of the board."""
    last = "abcdefg"[COLUMNS[players] - 1]
    return {cell for cell in cells(players) if cell[0] != last and cell[1] != "6"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wasabi_covers_four_cells_inside_the_columns_in_use(players: int) -> None:
    scene = set_table(players=players, cards="wasabi").play("play:wasabi")
    assert scene.legal == corners(players)
    scene.play("b2")
    assert scene.wasabis == {"b2"}
    assert scene.covered == {"b2", "c2", "b3", "c3"}


@pytest.mark.parametrize("corner", ["a1", "d1", "a5", "d5"])
def test_wasabi_can_lie_in_every_corner(corner: str) -> None:
    scene = set_table(BOARD, cards="wasabi").play(f"play:wasabi {corner}")
    assert scene.wasabis == {corner}
    assert len(scene.covered) == 4


def test_wasabi_brings_a_cube_at_once() -> None:
    scene = set_table(cards="wasabi").play("play:wasabi b2")
    assert scene.points(0)["wasabi"] == 1
    assert scene.total(0) == 1
    assert scene.legal == {"rice"}


def test_cells_under_wasabi_may_be_filled_or_empty() -> None:
    scene = set_table(BOARD, cards="wasabi").play("play:wasabi a1")
    assert scene.stack("a1") == ["tuna"]
    assert scene.stack("a2") == []
    assert scene.wasabis == {"a1"}


def test_wasabi_can_be_played_after_placing() -> None:
    scene = set_table(BOARD, cards="wasabi").play("rice c1", "play:wasabi b1")
    assert scene.covered == {"b1", "c1", "b2", "c2"}
    assert scene.points(0)["wasabi"] == 1


def test_wasabi_stays_on_the_board() -> None:
    scene = set_table(BOARD, cards="wasabi")
    assert scene.kitchen["wasabi"] == 0
    scene.play("play:wasabi c3", "rice a6").finish_turn()
    assert scene.kitchen["wasabi"] == 0
    assert scene.cards(0) == Counter()
    assert scene.wasabis == {"c3"}


def test_two_wasabis_never_overlap() -> None:
    scene = set_table(players=3, cards="wasabi", wasabi="c3").play("play:wasabi")
    overlapping = {"b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"}
    assert scene.legal == corners(3) - overlapping
    scene.play("e4")
    assert scene.wasabis == {"c3", "e4"}
    assert len(scene.covered) == 8


def test_wasabi_may_lie_beside_another() -> None:
    scene = set_table(players=3, cards="wasabi", wasabi="a1").play("play:wasabi a3")
    assert scene.covered == {"a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4"}


# What is covered cannot be used


def test_no_tile_goes_to_a_covered_cell() -> None:
    scene = set_table(cards="wasabi").play("play:wasabi b2", "rice")
    assert scene.legal == set(cells(2)) - {"b2", "c2", "b3", "c3"}


def test_a_recipe_with_a_covered_tile_is_not_complete() -> None:
    scene = set_table(
        """
        .    tuna
        maki tempura
        """,
        tiles="maki",
        cards="chop",
        recipes="tekkamaki crunchy-tuna",
        wasabi="b1",
    ).play("maki a1")
    assert "claim" not in scene.legal


def test_wasabi_can_cover_what_was_just_completed_and_not_claimed() -> None:
    scene = set_table("tuna .", tiles="maki", cards="wasabi", recipes="tekkamaki").play("maki b1")
    assert scene.claimable() == {"tekkamaki"}
    scene.play("play:wasabi b1")
    assert "claim" not in scene.legal
    assert scene.recipes(0)[0] == "tekkamaki"


def test_what_was_claimed_before_is_not_lost_under_wasabi() -> None:
    scene = set_table("tuna .", tiles="maki", cards="wasabi", recipes="tekkamaki")
    scene.play("maki b1", "claim", "play:wasabi a1")
    assert scene.served(0) == [("tekkamaki", True)]


def test_a_cover_is_a_gap_in_a_run() -> None:
    scene = set_table(
        """
        maki tuna . tempura
        """,
        tiles="tuna",
        cards="spicy",
        recipes="crunchy-tuna",
        wasabi="b1",
    ).play("tuna e1")
    assert "claim" not in scene.legal


def test_a_run_next_to_a_cover_is_complete() -> None:
    scene = set_table(
        """
        tuna tuna .
        leek leek maki
        """,
        tiles="tuna",
        recipes="tekkamaki",
        wasabi="a1",
    ).play("tuna c1")
    assert scene.claimable() == {"tekkamaki"}


# Room for the tile of this turn

ONE_BLOCK = """
tuna leek tuna leek crab
tuna leek tuna leek crab
crab tuna .    .    crab
leek crab .    .    leek
crab leek crab leek crab
leek crab rice maki leek
"""


def test_wasabi_may_not_take_the_last_empty_cells_before_placing() -> None:
    scene = set_table(ONE_BLOCK, tiles="rice", cards="wasabi").play("play:wasabi")
    assert scene.legal == corners(2) - {"c3"}


def test_wasabi_may_take_the_last_empty_cells_after_placing() -> None:
    scene = set_table(ONE_BLOCK, tiles="rice", cards="wasabi").play("rice c3", "play:wasabi")
    assert "c3" in scene.legal


def test_wasabi_that_would_always_take_the_last_empty_cell_waits_until_after_placing() -> None:
    board = """
    .    leek leek tuna crab crab
    leek leek leek tuna crab crab
    tuna tuna tuna tuna crab crab
    salmon shrimp sesame salmon shrimp sesame
    salmon shrimp sesame salmon shrimp sesame
    salmon shrimp sesame salmon shrimp sesame
    """
    scene = set_table(board, cards="wasabi", wasabi="b2", players=3).play("play:wasabi")
    assert "a1" not in scene.legal
    assert scene.legal == corners(3) - {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


def test_without_a_tile_to_place_there_is_no_wasabi_before_placing() -> None:
    assert set_table("tuna", tiles="", cards="wasabi", pantry="").legal == {"pass"}


def test_covering_changes_no_cell() -> None:
    scene = set_table("tuna maki", cards="wasabi", recipes="tekkamaki").play("play:wasabi c3")
    assert "claim" not in scene.legal
