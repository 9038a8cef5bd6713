"""The card Spicy!, sentence by sentence."""

from collections import Counter

from wasabi_tables import set_table

FULL_BUT_ONE = """
.    tuna leek tuna leek
leek tuna leek tuna leek
crab tuna rice tuna crab
leek crab leek crab leek
crab leek crab leek crab
leek crab leek crab leek
"""


def test_spicy_before_placing_allows_two_tiles() -> None:
    scene = set_table(tiles="rice tuna maki", cards="spicy").play("play:spicy")
    assert scene.legal == {"rice", "tuna", "maki"}
    scene.play("rice a1")
    assert scene.legal == {"tuna", "maki", "done"}
    scene.play("maki b1")
    assert scene.stack("a1") == ["rice"]
    assert scene.stack("b1") == ["maki"]
    assert scene.tiles(0) == Counter(["tuna"])
    assert "done" not in scene.legal


def test_spicy_after_placing_allows_another_tile() -> None:
    scene = set_table(tiles="rice tuna maki", cards="spicy").play("rice a1")
    assert scene.legal == {"play:spicy", "done"}
    scene.play("play:spicy")
    assert scene.legal == {"tuna", "maki", "done"}
    scene.play("tuna e1")
    assert scene.tiles(0) == Counter(["maki"])


def test_spicy_does_not_demand_the_second_tile() -> None:
    scene = set_table(tiles="rice tuna maki", cards="spicy").play("play:spicy", "rice a1", "done")
    assert scene.tiles(0) == Counter(["tuna", "maki"])
    assert scene.kitchen["spicy"] == 1


def test_spicy_before_placing_demands_the_first_tile() -> None:
    scene = set_table(cards="spicy").play("play:spicy")
    assert scene.legal == {"rice"}


def test_both_tiles_need_empty_cells() -> None:
    scene = set_table("tuna leek", cards="spicy").play("play:spicy", "rice c1", "rice")
    assert scene.legal_cells.isdisjoint({"a1", "b1", "c1"})


def test_spicy_cannot_fill_what_is_full() -> None:
    scene = set_table(FULL_BUT_ONE, cards="spicy").play("play:spicy", "rice a1")
    assert scene.legal_cells == set()
    assert "done" not in scene.legal  # nothing else could be done
    assert scene.tiles(0) == Counter(["rice", "rice"])


def test_without_a_tile_spicy_cannot_be_played() -> None:
    assert set_table("tuna", tiles="", cards="spicy", pantry="").legal == {"pass"}


def test_spicy_with_one_tile_left_is_allowed_and_brings_nothing() -> None:
    scene = set_table("tuna", tiles="rice", cards="spicy", pantry="").play("play:spicy")
    assert scene.legal == {"rice"}


def test_spicy_may_be_played_after_the_last_tile_although_it_brings_nothing() -> None:
    scene = set_table("tuna", tiles="rice", cards="spicy", pantry="leek").play("rice b2")
    assert scene.legal == {"play:spicy", "done"}
    scene.play("play:spicy")
    assert scene.kitchen["spicy"] == 1
    assert scene.legal == {"leek"}  # to refill the hand


def test_two_tiles_can_complete_a_recipe_together() -> None:
    scene = set_table("maki . .", tiles="tuna tempura", cards="spicy", recipes="crunchy-tuna")
    scene.play("play:spicy", "tuna b1")
    assert "claim" not in scene.legal
    scene.play("tempura c1")
    assert scene.claimable() == {"crunchy-tuna"}


def test_two_tiles_can_complete_a_recipe_each() -> None:
    scene = set_table(
        """
        tuna . . salmon .
        """,
        tiles="maki maki",
        cards="spicy",
        recipes="tekkamaki sake-maki",
    ).play("maki b1", "play:spicy", "maki e1")
    assert scene.claimable() == {"tekkamaki", "sake-maki"}
    scene.play("claim tekkamaki", "claim")
    assert scene.served(0) == [("tekkamaki", True), ("sake-maki", True)]


def test_what_the_first_tile_completed_can_be_claimed_before_the_second() -> None:
    scene = set_table("tuna . .", tiles="maki rice", cards="spicy", recipes="tekkamaki")
    scene.play("play:spicy", "maki b1", "claim")
    assert scene.legal == {"rice", "done"}


def test_spicy_goes_back_to_the_kitchen() -> None:
    scene = set_table(cards="spicy").play("play:spicy")
    assert scene.kitchen["spicy"] == 1
    assert scene.cards(0) == Counter()
