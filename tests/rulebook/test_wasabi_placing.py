"""Placing tiles in Wasabi!, sentence by sentence."""

from collections import Counter

from wasabi_scene import cells
from wasabi_tables import set_table


def test_a_tile_of_the_hand_goes_to_any_empty_cell() -> None:
    scene = set_table(
        """
        tuna . leek
        """,
        tiles="maki rice rice",
    )
    assert scene.legal == {"maki", "rice", "pass"}
    scene.play("maki")
    assert scene.legal == set(cells(2)) - {"a1", "c1"}
    scene.play("b1")
    assert scene.stack("b1") == ["maki"]
    assert scene.tiles(0) == Counter(["rice", "rice"])


def test_a_tile_may_lie_far_from_all_others_and_on_every_corner() -> None:
    for corner in ("a1", "g1", "a6", "g6"):
        scene = set_table(
            """
            . . . . . . .
            . . . . . . .
            . . . tuna . . .
            """,
            players=4,
        ).play(f"rice {corner}")
        assert scene.stack(corner) == ["rice"]


def test_only_one_tile_is_placed_in_a_turn() -> None:
    scene = set_table(tiles="rice tuna maki", cards="chop").play("rice a1")
    assert scene.legal == {"play:chop", "done"}


def test_only_one_action_card_is_played_in_a_turn() -> None:
    scene = set_table("tuna leek", tiles="rice", cards="chop switch").play("play:switch a1 b1")
    assert scene.legal == {"rice"}
    scene.play("rice c1")
    assert scene.seat == 0
    assert scene.legal_tiles  # the turn went on to its second phase


def test_where_nothing_else_can_be_done_phase_one_ends_by_itself() -> None:
    scene = set_table(tiles="rice tuna maki").play("rice a1")
    assert scene.seat == 0
    assert "done" not in scene.legal
    assert scene.tiles(0) == Counter(["tuna", "maki"])
    scene.play("leek")
    assert scene.tiles(0) == Counter(["tuna", "maki", "leek"])


def test_a_covered_cell_takes_no_tile() -> None:
    scene = set_table(
        """
        . . .
        . tuna .
        """,
        wasabi="b1",
    ).play("rice")
    assert scene.legal == set(cells(2)) - {"b1", "c1", "b2", "c2"}


def test_a_cell_of_a_column_out_of_use_takes_no_tile() -> None:
    assert "f1" not in set_table(players=2).play("rice").legal
    assert "g6" not in set_table(players=3).play("rice").legal
    assert "f1" in set_table(players=3).play("rice").legal


def test_without_a_tile_a_player_must_pass() -> None:
    scene = set_table("tuna leek", tiles="", cards="spicy wasabi", recipes="tekkamaki", pantry="")
    assert scene.legal == {"pass"}
    assert set_table("tuna", tiles="", cards="switch stack", pantry="").legal == {"pass"}


def test_without_a_tile_a_chop_can_get_one() -> None:
    scene = set_table("tuna leek", tiles="", cards="chop", pantry="")
    assert scene.legal == {"play:chop", "pass"}


def test_without_a_tile_a_chop_is_of_no_use_where_nothing_lies_open() -> None:
    scene = set_table(
        """
        tuna leek
        """,
        wasabi="a1",
        tiles="",
        cards="chop",
        pantry="",
    )
    assert scene.legal == {"pass"}


def test_a_player_may_not_begin_a_turn_by_ending_it() -> None:
    assert "done" not in set_table().legal


def test_a_player_who_has_placed_may_not_pass_any_more() -> None:
    scene = set_table("leek", cards="chop").play("rice a2")
    assert "pass" not in scene.legal


def test_a_player_who_has_played_a_card_must_place_a_tile() -> None:
    for played in ("play:chop a1 pantry", "play:spicy", "play:switch a1 b1", "play:wasabi c3"):
        card = played.split()[0].removeprefix("play:")
        scene = set_table("leek", tiles="rice tuna tuna", cards=card).play(played)
        assert scene.legal == {"rice", "tuna"}


def test_the_next_turn_is_the_left_neighbours() -> None:
    scene = set_table(tiles=["rice rice rice", "leek leek leek", ""], players=3)
    scene.play("rice a1").finish_turn()
    assert scene.seat == scene.player == 1
    assert scene.legal == {"leek", "pass"}
    scene.play("leek b1").finish_turn()
    assert scene.player == 2
