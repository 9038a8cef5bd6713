"""The card Chop!, sentence by sentence."""

from collections import Counter

import pytest

from wasabi_tables import set_table

BOARD = """
tuna leek/rice .
maki .         .
"""
COVERED = """
tuna leek/rice .
maki .         pickle
"""

# Before placing


def test_any_tile_in_play_can_be_chopped() -> None:
    scene = set_table(BOARD, cards="chop").play("play:chop")
    assert scene.legal == {"a1", "b1", "a2"}


def test_a_chopped_tile_may_go_back_to_the_pantry() -> None:
    scene = set_table(BOARD, tiles="rice rice rice", cards="chop")
    tuna = scene.pantry["tuna"]
    scene.play("play:chop a1")
    assert scene.legal == {"keep", "pantry"}
    scene.play("pantry")
    assert scene.stack("a1") == []
    assert scene.pantry["tuna"] == tuna + 1
    assert scene.legal == {"rice"}
    scene.play("rice")
    assert "a1" in scene.legal


def test_a_chopped_tile_may_be_this_turns_tile() -> None:
    scene = set_table(BOARD, tiles="rice rice rice", cards="chop").play("play:chop a1 keep")
    assert scene.tiles(0) == Counter(["rice", "rice", "rice", "tuna"])
    assert scene.legal == {"tuna"}
    scene.play("tuna c2")
    assert scene.stack("c2") == ["tuna"]
    assert scene.tiles(0) == Counter(["rice", "rice", "rice"])
    assert not scene.legal_tiles


def test_a_kept_tile_may_go_back_to_the_cell_that_it_left() -> None:
    scene = set_table(BOARD, cards="chop").play("play:chop a1 keep", "tuna")
    assert "a1" in scene.legal
    scene.play("a1")
    assert scene.stack("a1") == ["tuna"]


def test_a_kept_tile_cannot_go_back_on_its_stack() -> None:
    scene = set_table(BOARD, cards="chop").play("play:chop b1 keep", "leek")
    assert "b1" not in scene.legal


def test_a_kept_tile_must_be_placed_this_turn() -> None:
    scene = set_table(BOARD, cards="chop spicy").play("play:chop a1 keep")
    assert scene.legal == {"tuna"}


def test_a_kept_tile_of_a_kind_already_in_the_hand_is_placed_like_it() -> None:
    scene = set_table(BOARD, tiles="tuna rice rice", cards="chop").play("play:chop a1 keep")
    assert scene.legal == {"tuna"}
    scene.play("tuna c1")
    assert scene.tiles(0) == Counter(["tuna", "rice", "rice"])


def test_without_a_tile_the_chopped_one_is_kept() -> None:
    scene = set_table(BOARD, tiles="", cards="chop", pantry="").play("play:chop a1")
    assert scene.tiles(0) == Counter(["tuna"])
    assert scene.legal == {"tuna"}


def test_only_the_top_tile_of_a_stack_is_chopped() -> None:
    scene = set_table(BOARD, cards="chop").play("play:chop b1 pantry")
    assert scene.stack("b1") == ["rice"]


def test_a_stack_is_chopped_tile_by_tile() -> None:
    scene = set_table(
        """
        sesame/leek/maki/tuna .
        """,
        cards="chop",
    ).play("play:chop a1 pantry")
    assert scene.stack("a1") == ["tuna", "maki", "leek"]


# After placing


def test_after_placing_the_chopped_tile_goes_back_to_the_pantry() -> None:
    scene = set_table(BOARD, cards="chop").play("rice c1")
    before = scene.pantry["maki"]
    scene.play("play:chop a2")
    assert scene.pantry["maki"] == before + 1
    assert scene.stack("a2") == []
    assert scene.tiles(0) == Counter(["rice", "rice"])


def test_the_tile_just_placed_can_be_chopped() -> None:
    scene = set_table(BOARD, cards="chop").play("rice c1", "play:chop c1")
    assert scene.stack("c1") == []


def test_chop_after_the_last_tile_of_the_hand_needs_no_other() -> None:
    scene = set_table(BOARD, tiles="rice", cards="chop", pantry="").play("rice c1", "play:chop a1")
    assert scene.legal == {"tuna"}  # to refill the hand
    assert scene.stack("a1") == []


# Where it cannot act


def test_chop_cannot_be_played_on_an_empty_board() -> None:
    assert "play:chop" not in set_table(cards="chop").legal


@pytest.mark.parametrize("when", ["before placing", "after placing"])
def test_a_covered_tile_cannot_be_chopped(when: str) -> None:
    scene = set_table(COVERED, cards="chop", wasabi="b1")
    if when == "after placing":
        scene.play("rice d4")
    scene.play("play:chop")
    assert scene.legal == {"a1", "a2"} | ({"d4"} if when == "after placing" else set())


def test_chop_goes_back_to_the_kitchen() -> None:
    scene = set_table(BOARD, cards="chop")
    assert scene.kitchen["chop"] == 0
    scene.play("play:chop a1 pantry")
    assert scene.kitchen["chop"] == 1
    assert scene.cards(0) == Counter()


# Completing


def test_chopping_a_stack_open_can_complete_a_recipe() -> None:
    scene = set_table(
        """
        tuna leek/maki .
        """,
        cards="chop",
        recipes="tekkamaki",
    ).play("play:chop b1 pantry")
    assert scene.legal == {"claim", "rice"}
    scene.play("claim")
    assert scene.served(0) == [("tekkamaki", True)]
    assert scene.legal == {"rice"}


def test_a_recipe_can_be_claimed_while_the_kept_tile_waits() -> None:
    scene = set_table(
        """
        tuna leek/maki .
        """,
        cards="chop",
        recipes="tekkamaki",
    ).play("play:chop b1 keep")
    assert scene.legal == {"claim", "leek"}
    scene.play("claim")
    assert scene.legal == {"leek"}


def test_a_cell_chopped_open_counts_even_if_its_top_is_the_same_again() -> None:
    scene = set_table(
        """
        tuna maki/maki .
        """,
        cards="chop",
        recipes="tekkamaki",
    )
    assert "claim" not in scene.legal
    assert scene.play("play:chop b1 pantry").claimable() == {"tekkamaki"}


def test_a_kept_tile_that_goes_back_to_its_cell_completes_what_lay_there() -> None:
    scene = set_table("tuna maki .", cards="chop", recipes="tekkamaki")
    scene.play("play:chop b1 keep", "maki b1")
    assert scene.claimable() == {"tekkamaki"}


def test_chopping_a_single_tile_completes_nothing_beside_it() -> None:
    scene = set_table("tuna maki leek", cards="chop", recipes="tekkamaki")
    scene.play("play:chop c1 pantry")
    assert "claim" not in scene.legal


def test_chop_can_undo_what_was_not_claimed() -> None:
    scene = set_table("tuna .", tiles="maki", cards="chop", recipes="tekkamaki").play("maki b1")
    assert "claim" in scene.legal
    scene.play("play:chop a1")
    assert "claim" not in scene.legal
