"""Passing in Wasabi!, sentence by sentence."""

from collections import Counter

from wasabi_scene import Scene
from wasabi_tables import set_table

HAND = "tekkamaki crunchy-tuna sake-maki"


def test_a_player_may_pass_instead_of_placing() -> None:
    scene = set_table("tuna leek", cards="chop spicy", recipes=HAND)
    assert "pass" in scene.legal
    scene.play("pass")
    assert scene.legal == set(HAND.split())


def test_at_least_one_recipe_is_discarded() -> None:
    scene = set_table(recipes=HAND).play("pass")
    assert "done" not in scene.legal
    scene.play("tekkamaki")
    assert scene.legal == {"crunchy-tuna", "sake-maki", "done"}
    scene.play("done")
    assert scene.recipes(0) == ["sake-maki", "crunchy-tuna"]
    assert scene.returned(2) == ["tekkamaki"]


def test_two_recipes_can_be_discarded() -> None:
    scene = set_table(recipes=HAND).play("pass tekkamaki crunchy-tuna done")
    assert scene.recipes(0) == ["sake-maki"]
    assert scene.returned(2) == ["tekkamaki"]
    assert scene.returned(3) == ["crunchy-tuna"]


def test_all_recipes_can_be_discarded_and_then_nothing_more_is_asked() -> None:
    scene = set_table(recipes=HAND).play("pass tekkamaki crunchy-tuna sake-maki")
    assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}
    assert scene.recipes(0) == []


def test_recipes_go_under_their_piles_in_the_order_chosen() -> None:
    one = set_table(recipes=HAND).play("pass tekkamaki sake-maki done")
    assert one.returned(2) == ["tekkamaki", "sake-maki"]
    other = set_table(recipes=HAND).play("pass sake-maki tekkamaki done")
    assert other.returned(2) == ["sake-maki", "tekkamaki"]


def test_recipes_go_under_those_that_were_returned_before() -> None:
    scene = set_table(recipes=HAND, under="two-tunas").play("pass tekkamaki done")
    assert scene.returned(2) == ["two-tunas", "tekkamaki"]


def test_without_a_recipe_a_player_passes_without_discarding() -> None:
    scene = set_table(tiles="rice", recipes="").play("pass")
    assert scene.player == 0
    assert scene.legal_tiles  # the second phase goes on


def test_after_passing_the_second_phase_follows() -> None:
    scene = set_table(tiles="rice", recipes=HAND).play("pass tekkamaki done", "tuna leek")
    assert scene.tiles(0) == Counter(["rice", "tuna", "leek"])
    scene.play("draw:5")
    assert len(scene.recipes(0)) == 3
    assert scene.player == 1


def test_who_passes_gets_no_card_and_no_points() -> None:
    scene = set_table(recipes=HAND).pass_turn()
    assert scene.cards(0) == Counter()
    assert scene.total(0) == 0


def test_who_passes_places_nothing_and_plays_no_card() -> None:
    scene = set_table("tuna", cards="chop", recipes=HAND).pass_turn()
    assert scene.cards(0) == Counter(["chop"])
    assert [cell for cell, stack in scene.board.items() if stack] == ["a1"]


def test_a_returned_recipe_is_drawn_only_after_all_shuffled_ones() -> None:
    scene = set_table(recipes="tekkamaki", shuffled="two-tunas sake-maki")
    scene.play("pass tekkamaki", "draw:2", "draw:2")
    assert set(scene.recipes(0)) == {"two-tunas", "sake-maki"}
    scene.play("draw:2")
    assert set(scene.recipes(0)) == {"two-tunas", "sake-maki", "tekkamaki"}


def test_returned_recipes_are_drawn_in_their_order() -> None:
    scene = set_table(recipes="tekkamaki two-tunas", shuffled="", under="sake-maki crab-stick")
    scene.play("pass two-tunas done", "draw:2")
    assert scene.recipes(0) == ["tekkamaki", "sake-maki"]
    assert scene.returned(2) == ["crab-stick", "two-tunas"]
    scene.play("draw:2")
    assert scene.recipes(0) == ["tekkamaki", "sake-maki", "crab-stick"]


def test_a_player_who_discards_the_only_recipe_of_empty_piles_draws_it_again() -> None:
    scene = set_table(recipes="rainbow", shuffled="").play("pass rainbow")
    assert scene.legal == {"draw:5"}
    scene.play("draw:5")
    assert scene.recipes(0) == ["rainbow"]
    assert scene.player == 1


def test_a_pass_is_counted_until_somebody_places_a_tile() -> None:
    scene = set_table(tiles=["rice", "rice"], recipes=[HAND, "rainbow"]).pass_turn()
    assert passes(scene) == 1
    scene.pass_turn()
    assert passes(scene) == 2
    scene.play("rice a1").finish_turn()
    assert passes(scene) == 0


def passes(scene: Scene) -> int:
    return int(scene.state.passes)
