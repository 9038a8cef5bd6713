"""The card Switch!, sentence by sentence."""

from collections import Counter

import pytest

from wasabi_tables import set_table

BOARD = """
tuna leek . . .
.    .    . . .
.    .    . . maki
"""


def test_two_neighbours_change_places() -> None:
    scene = set_table(BOARD, cards="switch").play("play:switch a1 b1")
    assert scene.stack("a1") == ["leek"]
    assert scene.stack("b1") == ["tuna"]
    assert scene.legal == {"rice"}


def test_a_tile_can_change_places_with_an_empty_cell() -> None:
    scene = set_table(BOARD, cards="switch").play("play:switch b1 b2")
    assert scene.stack("b1") == []
    assert scene.stack("b2") == ["leek"]


def test_the_empty_cell_may_be_named_first() -> None:
    scene = set_table(BOARD, cards="switch").play("play:switch e2 e3")
    assert scene.stack("e2") == ["maki"]
    assert scene.stack("e3") == []


def test_two_empty_cells_cannot_be_switched() -> None:
    scene = set_table(BOARD, cards="switch").play("play:switch")
    assert scene.legal == {"a1", "b1", "c1", "a2", "b2", "e2", "d3", "e3", "e4"}
    scene.play("c1")
    assert scene.legal == {"b1"}


def test_neighbours_share_an_edge() -> None:
    scene = set_table(
        """
        . . .
        . tuna .
        . . .
        """,
        cards="switch",
    ).play("play:switch b2")
    assert scene.legal == {"b1", "a2", "c2", "b3"}


@pytest.mark.parametrize(
    ("players", "corner", "neighbours"),
    [
        (2, "a1", {"b1", "a2"}),
        (2, "e1", {"d1", "e2"}),
        (2, "e6", {"d6", "e5"}),
        (2, "e3", {"e2", "d3", "e4"}),
        (3, "f6", {"e6", "f5"}),
        (4, "g1", {"f1", "g2"}),
        (4, "g6", {"f6", "g5"}),
        (4, "a6", {"b6", "a5"}),
        (4, "a2", {"a1", "b2", "a3"}),
        (4, "g3", {"g2", "f3", "g4"}),
    ],
)
def test_the_edge_of_the_board_has_fewer_neighbours(
    players: int, corner: str, neighbours: set[str]
) -> None:
    scene = set_table(players=players, cards="switch")
    scene.play(f"rice {corner}", f"play:switch {corner}")
    assert scene.legal == neighbours


def test_whole_stacks_are_switched() -> None:
    scene = set_table("sesame/tuna leek/rice/maki", cards="switch").play("play:switch b1 a1")
    assert scene.stack("a1") == ["maki", "rice", "leek"]
    assert scene.stack("b1") == ["tuna", "sesame"]


def test_a_stack_can_move_to_an_empty_cell() -> None:
    scene = set_table("sesame/crab/tuna .", cards="switch").play("play:switch a1 b1")
    assert scene.stack("a1") == []
    assert scene.stack("b1") == ["tuna", "crab", "sesame"]


@pytest.mark.parametrize("when", ["before placing", "after placing"])
def test_covered_cells_cannot_be_switched(when: str) -> None:
    scene = set_table(
        """
        tuna leek . .
        .    .    . .
        """,
        cards="switch",
        wasabi="b1",
    )
    if when == "after placing":
        scene.play("rice e6")
    scene.play("play:switch")
    assert scene.legal - {"d6", "e6", "e5"} == {"a1", "a2"}
    scene.play("a1")
    assert scene.legal == {"a2"}


def test_where_all_tiles_are_covered_nothing_can_be_switched() -> None:
    scene = set_table("tuna leek", cards="switch", wasabi="a1")
    assert scene.legal == {"rice", "pass"}


def test_a_tile_between_covers_and_the_edge_cannot_be_switched() -> None:
    scene = set_table(
        """
        tuna leek leek
        """,
        cards="switch",
        wasabi="b1",
    ).play("play:switch")
    assert scene.legal == {"a1", "a2"}
    scene = set_table(
        """
        .    leek leek
        .    .    .
        tuna .    .
        .    .    .
        """,
        cards="switch",
        wasabi="a1 b3",
    ).play("play:switch a3")
    assert scene.legal == {"a4"}


def test_nothing_can_be_switched_on_an_empty_board() -> None:
    assert "play:switch" not in set_table(cards="switch").legal
    assert "play:switch" in set_table(cards="switch").play("rice c3").legal


def test_without_a_tile_to_place_there_is_no_switch_before_placing() -> None:
    assert set_table("tuna", tiles="", cards="switch", pantry="").legal == {"pass"}


# Completing


def test_a_switch_before_placing_can_complete_a_recipe() -> None:
    scene = set_table(
        """
        tuna .
        .    maki
        """,
        cards="switch",
        recipes="tekkamaki",
    ).play("play:switch b2 b1")
    assert scene.legal == {"claim", "rice"}
    scene.play("claim")
    assert scene.served(0) == [("tekkamaki", True)]


def test_a_switch_after_placing_can_complete_a_recipe() -> None:
    scene = set_table(
        """
        tuna .
        .    .
        """,
        tiles="maki",
        cards="switch",
        recipes="tekkamaki",
    ).play("maki b2")
    assert "claim" not in scene.legal
    assert scene.play("play:switch b2 b1").claimable() == {"tekkamaki"}


def test_equal_tiles_that_change_places_count_as_changed() -> None:
    scene = set_table("tuna tuna maki", cards="switch", recipes="tekkamaki two-tunas")
    assert "claim" not in scene.legal
    assert scene.play("play:switch a1 b1").claimable() == {"tekkamaki", "two-tunas"}


def test_a_recipe_read_backwards_after_the_switch_is_still_with_style() -> None:
    scene = set_table("tuna maki", cards="switch", recipes="tekkamaki")
    scene.play("play:switch a1 b1", "claim")
    assert scene.served(0) == [("tekkamaki", True)]


def test_a_switch_can_put_a_recipe_into_its_order() -> None:
    scene = set_table("maki tempura tuna", cards="switch", recipes="crunchy-tuna")
    scene.play("play:switch b1 c1", "claim")
    assert scene.served(0) == [("crunchy-tuna", True)]
    assert scene.points(0)["style"] == 1


def test_switch_goes_back_to_the_kitchen() -> None:
    scene = set_table(BOARD, cards="switch").play("play:switch a1 b1")
    assert scene.kitchen["switch"] == 1
    assert scene.cards(0) == Counter()
