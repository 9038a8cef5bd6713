"""The card Stack!, sentence by sentence."""

from collections import Counter

from wasabi_tables import set_table

BOARD = """
tuna leek .
.    .    maki
"""


def test_a_tile_is_laid_on_another() -> None:
    scene = set_table(BOARD, tiles="rice sesame", cards="stack", pantry="").play("play:stack")
    assert scene.legal == {"rice", "sesame"}
    scene.play("rice")
    assert scene.legal == {"a1", "b1", "c2"}
    scene.play("b1")
    assert scene.stack("b1") == ["leek", "rice"]
    assert scene.tiles(0) == Counter(["sesame"])


def test_a_stack_can_grow() -> None:
    scene = set_table("leek/rice/tuna .", tiles="maki", cards="stack").play("play:stack maki a1")
    assert scene.stack("a1") == ["tuna", "rice", "leek", "maki"]


def test_the_same_tile_can_lie_on_itself() -> None:
    scene = set_table("tuna", tiles="tuna", cards="stack").play("play:stack tuna a1")
    assert scene.stack("a1") == ["tuna", "tuna"]


def test_the_tile_on_the_stack_is_this_turns_tile() -> None:
    scene = set_table(BOARD, cards="stack", recipes="tekkamaki").play("play:stack rice a1")
    assert scene.tiles(0) == Counter(["rice", "rice"])
    assert scene.legal_cells == set()
    assert "done" not in scene.legal  # nothing else could be done


def test_stack_cannot_be_played_after_placing() -> None:
    scene = set_table(BOARD, cards="stack spicy").play("rice a2")
    assert scene.legal == {"play:spicy", "done"}


def test_stack_does_not_allow_an_empty_cell_or_a_covered_one() -> None:
    scene = set_table(BOARD, cards="stack", wasabi="b1").play("play:stack rice")
    assert scene.legal == {"a1"}


def test_a_tile_next_to_a_cover_can_be_stacked_on() -> None:
    scene = set_table(
        """
        leek leek leek
        leek leek tuna
        """,
        cards="stack",
        wasabi="a1",
    ).play("play:stack rice")
    assert scene.legal == {"c1", "c2"}


def test_without_a_tile_in_play_stack_cannot_be_played() -> None:
    assert "play:stack" not in set_table(cards="stack").legal
    assert "play:stack" not in set_table("tuna leek", cards="stack", wasabi="a1").legal


def test_without_a_tile_in_the_hand_stack_cannot_be_played() -> None:
    assert set_table("tuna", tiles="", cards="stack", pantry="").legal == {"pass"}


def test_only_the_top_of_a_stack_is_in_play() -> None:
    scene = set_table("leek/tuna .", tiles="maki", recipes="tekkamaki", cards="chop")
    scene.play("maki b1")
    assert "claim" not in scene.legal
    scene = set_table("tuna/leek .", tiles="maki", recipes="tekkamaki", cards="chop")
    assert scene.play("maki b1").claimable() == {"tekkamaki"}


def test_stacking_can_complete_a_recipe() -> None:
    scene = set_table("tuna leek", tiles="maki", cards="stack", recipes="tekkamaki")
    scene.play("play:stack maki b1")
    assert scene.claimable() == {"tekkamaki"}


def test_stacking_the_same_tile_completes_what_lay_there_already() -> None:
    scene = set_table("tuna maki", tiles="maki", cards="stack", recipes="tekkamaki")
    assert "claim" not in scene.legal
    assert scene.play("play:stack maki b1").claimable() == {"tekkamaki"}


def test_the_tile_below_completes_nothing_any_more() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki", cards="stack")
    scene.play("play:stack maki a1")
    assert "claim" not in scene.legal


def test_stack_goes_back_to_the_kitchen() -> None:
    scene = set_table(BOARD, cards="stack").play("play:stack rice a1")
    assert scene.kitchen["stack"] == 1
    assert scene.cards(0) == Counter()


def test_a_full_board_would_not_stop_a_stack() -> None:
    scene = set_table(
        """
        .    tuna leek tuna leek
        leek tuna leek tuna leek
        crab tuna maki tuna crab
        leek crab leek crab leek
        crab leek crab leek crab
        leek crab leek crab leek
        """,
        cards="stack",
    ).play("play:stack rice e6")
    assert scene.stack("e6") == ["leek", "rice"]
    assert not scene.finish_turn().over  # a1 is still empty
