"""The second phase of a turn of Wasabi!, sentence by sentence."""

from collections import Counter
from typing import Any

import pytest

from sushibar.games.wasabi.rules.board import NOTHING
from wasabi_scene import Scene
from wasabi_tables import set_table

FULL_KITCHEN = {"take:chop", "take:spicy", "take:switch", "take:stack", "take:wasabi"}


def completed(recipes: int = 1, **table: Any) -> Scene:
    """Seat 0 has completed one recipe or two and says that it is done."""
    scene = set_table(
        """
        tuna . salmon
        """,
        tiles="maki rice rice",
        recipes="tekkamaki sake-maki rainbow",
        **table,
    ).play("maki b1", "claim tekkamaki", *(["claim"] if recipes == 2 else []))
    return scene.done()


# A card for every recipe


def test_a_recipe_brings_a_card_of_the_kitchen() -> None:
    scene = completed()
    assert scene.legal == FULL_KITCHEN | {"nothing"}
    scene.play("take:stack")
    assert scene.cards(0) == Counter(["stack"])
    assert scene.kitchen == Counter(["chop", "spicy", "switch", "wasabi"])


def test_two_recipes_bring_two_cards() -> None:
    scene = completed(2).play("take:stack")
    assert scene.legal == FULL_KITCHEN - {"take:stack"} | {"nothing"}
    scene.play("take:chop")
    assert scene.cards(0) == Counter(["stack", "chop"])
    assert not scene.legal & FULL_KITCHEN


def test_two_cards_of_a_kind_can_be_taken_where_there_are_two() -> None:
    scene = completed(2, players=4).play("take:chop", "take:chop")
    assert scene.cards(0) == Counter(["chop", "chop"])
    assert scene.kitchen["chop"] == 0


def test_a_card_may_be_declined() -> None:
    scene = completed().play("nothing")
    assert scene.cards(0) == Counter()
    assert "nothing" not in scene.legal


def test_each_card_may_be_declined_on_its_own() -> None:
    scene = completed(2).play("nothing")
    assert scene.legal == FULL_KITCHEN | {"nothing"}
    scene.play("take:spicy")
    assert scene.cards(0) == Counter(["spicy"])


def test_without_a_recipe_there_is_no_card() -> None:
    scene = set_table().play("rice a1")
    assert not scene.legal & (FULL_KITCHEN | {"nothing", "lift"})


def test_an_empty_kitchen_gives_nothing_and_nothing_is_asked() -> None:
    scene = completed(kitchen="")
    assert not scene.legal & (FULL_KITCHEN | {"nothing", "lift"})
    assert scene.legal_tiles


def test_the_second_card_is_not_asked_for_where_the_first_was_the_last() -> None:
    scene = completed(2, kitchen="chop").play("take:chop")
    assert "nothing" not in scene.legal
    assert scene.legal_tiles


# A Wasabi! off the board


def test_a_wasabi_may_be_lifted_instead() -> None:
    scene = completed(wasabi="d3")
    assert scene.legal == FULL_KITCHEN - {"take:wasabi"} | {"lift", "nothing"}
    scene.play("lift")
    assert scene.cards(0) == Counter(["wasabi"])
    assert scene.wasabis == scene.covered == set()


def test_where_two_lie_on_the_board_the_player_says_which() -> None:
    scene = completed(wasabi="d3 a5", players=4).play("lift")
    assert scene.legal == {"d3", "a5"}
    scene.play("d3")
    assert scene.wasabis == {"a5"}
    assert scene.covered == {"a5", "b5", "a6", "b6"}


def test_both_can_be_lifted_for_two_recipes() -> None:
    scene = completed(2, wasabi="d3 a5", players=4).play("lift a5", "lift")
    assert scene.cards(0) == Counter(["wasabi", "wasabi"])
    assert scene.wasabis == set()


def test_lifting_takes_no_cube_away_and_brings_none() -> None:
    scene = completed(wasabi="d3").play("lift")
    assert scene.points(0)["wasabi"] == 0


def test_what_lay_under_it_is_in_play_again() -> None:
    scene = set_table(
        """
        tuna .    .    .
        .    .    crab .
        .    .    leek sesame/rice
        """,
        tiles=["maki", "rice"],
        recipes="tekkamaki",
        wasabi="c2",
        cards=["", "chop"],
    ).play("maki b1", "claim", "lift")
    scene.finish_turn().play("play:chop")
    assert scene.legal == {"a1", "b1", "c2", "c3", "d3"}


def test_uncovering_completes_nothing() -> None:
    scene = set_table(
        """
        tuna .    . . .
        .    .    . . .
        .    .    . crab leek
        """,
        tiles="maki",
        recipes="tekkamaki crab-stick",
        wasabi="d3",
    ).play("maki b1", "claim", "lift")
    assert "claim" not in scene.legal
    assert scene.recipes(0)[0] == "crab-stick"


def test_a_wasabi_of_anybody_may_be_lifted() -> None:
    scene = set_table(
        "tuna",
        tiles=["rice rice rice", "maki"],
        cards="wasabi",
        recipes=["", "tekkamaki"],
    ).play("play:wasabi d3", "rice a6")
    scene.finish_turn().play("maki b1", "claim", "lift")
    assert scene.cards(1) == Counter(["wasabi"])
    assert scene.points(0)["wasabi"] == 1


# Not the kind played this turn


@pytest.mark.parametrize("card", ["chop", "spicy", "switch"])
def test_the_kind_played_this_turn_cannot_be_taken(card: str) -> None:
    scene = set_table(
        """
        tuna . leek .
        """,
        tiles="maki rice",
        recipes="tekkamaki",
        cards=card,
    )
    answer = {"chop": "play:chop c1 pantry", "spicy": "play:spicy", "switch": "play:switch c1 d1"}
    scene.play(answer[card], "maki b1", "claim").done()
    assert scene.kitchen[card] == 1
    assert scene.legal == FULL_KITCHEN - {f"take:{card}"} | {"nothing"}


def test_stack_cannot_be_taken_in_the_turn_it_was_played() -> None:
    scene = set_table("tuna leek", tiles="maki", recipes="tekkamaki", cards="stack")
    scene.play("play:stack maki b1", "claim")
    assert scene.legal == FULL_KITCHEN - {"take:stack"} | {"nothing"}


def test_who_played_a_wasabi_can_neither_take_nor_lift_one() -> None:
    scene = set_table("tuna", tiles="maki", recipes="tekkamaki", cards="wasabi", players=3)
    scene.play("maki b1", "claim", "play:wasabi d3")
    assert scene.kitchen["wasabi"] == 1
    assert scene.legal == FULL_KITCHEN - {"take:wasabi"} | {"nothing"}


def test_the_kind_played_can_be_taken_where_there_is_nothing_else() -> None:
    scene = set_table("tuna leek", tiles="maki", recipes="tekkamaki", cards="stack", kitchen="")
    scene.play("play:stack maki b1", "claim")
    assert scene.legal == {"take:stack", "nothing"}
    scene.play("take:stack")
    assert scene.cards(0) == Counter(["stack"])


def test_a_wasabi_on_the_board_is_something_else() -> None:
    scene = set_table(
        "tuna leek", tiles="maki", recipes="tekkamaki", cards="stack", kitchen="", wasabi="d3"
    ).play("play:stack maki b1", "claim")
    assert scene.legal == {"lift", "nothing"}


def test_the_wasabi_just_played_can_be_lifted_where_there_is_nothing_else() -> None:
    scene = set_table("tuna", tiles="maki", recipes="tekkamaki", cards="wasabi", kitchen="")
    scene.play("maki b1", "claim", "play:wasabi d3")
    assert scene.legal == {"lift", "nothing"}
    scene.play("lift")
    assert scene.cards(0) == Counter(["wasabi"])
    assert scene.points(0)["wasabi"] == 1


def test_what_else_there_is_is_judged_before_each_taking() -> None:
    scene = set_table(
        "tuna . salmon",
        tiles="maki rice",
        recipes="tekkamaki sake-maki",
        cards="spicy",
        kitchen="chop",
    ).play("play:spicy", "maki b1", "claim tekkamaki", "claim", "done")
    assert scene.legal == {"take:chop", "nothing"}
    scene.play("take:chop")
    assert scene.legal == {"take:spicy", "nothing"}


# No more than two


def test_with_two_cards_one_makes_room() -> None:
    scene = completed(cards="stack wasabi").play("take:chop")
    assert scene.legal == {"drop:stack", "drop:wasabi"}
    scene.play("drop:wasabi")
    assert scene.cards(0) == Counter(["stack", "chop"])
    assert scene.kitchen == Counter(["spicy", "switch", "wasabi"])


def test_with_two_equal_cards_one_of_them_makes_room() -> None:
    scene = completed(cards="stack stack", players=4).play("take:chop")
    assert scene.legal == {"drop:stack"}
    scene.play("drop:stack")
    assert scene.cards(0) == Counter(["stack", "chop"])


def test_with_one_card_there_is_room() -> None:
    scene = completed(cards="stack").play("take:chop")
    assert scene.cards(0) == Counter(["stack", "chop"])
    assert scene.legal_tiles


def test_with_two_cards_one_may_decline() -> None:
    scene = completed(cards="stack wasabi").play("nothing")
    assert scene.cards(0) == Counter(["stack", "wasabi"])


def test_room_is_made_for_a_lifted_wasabi_too() -> None:
    scene = completed(cards="stack chop", wasabi="d3 a5", players=4).play("lift d3")
    assert scene.legal == {"drop:stack", "drop:chop"}
    scene.play("drop:chop")
    assert scene.cards(0) == Counter(["stack", "wasabi"])
    assert scene.wasabis == {"a5"}


def test_a_card_that_made_room_cannot_be_taken_back_this_turn() -> None:
    scene = completed(2, cards="stack wasabi").play("take:chop drop:wasabi")
    assert scene.kitchen == Counter(["spicy", "switch", "wasabi"])
    assert scene.legal == {"take:spicy", "take:switch", "nothing"}


def test_another_card_of_its_kind_can_be_taken() -> None:
    scene = completed(2, cards="stack spicy", players=3).play("take:chop drop:spicy")
    assert "take:spicy" in scene.legal
    scene.play("take:spicy drop:stack")
    assert scene.cards(0) == Counter(["chop", "spicy"])
    assert scene.kitchen["spicy"] == 1


def test_the_kind_played_can_be_taken_where_else_there_is_only_what_made_room() -> None:
    scene = set_table(
        """
        .    tuna .
        crab leek crab
        .    rice .
        """,
        tiles="tuna",
        recipes="two-tunas tuna-bowl seesaw",
        cards="stack chop",
        kitchen="spicy switch",
    ).play("play:stack tuna b2", "claim seesaw", "claim two-tunas", "claim")
    scene.play("take:spicy", "take:switch drop:chop")
    assert scene.kitchen == Counter(["chop", "stack"])
    assert scene.legal == {"take:stack", "nothing"}


def test_a_card_that_made_room_can_be_taken_a_turn_later() -> None:
    scene = completed(cards="stack wasabi").play("take:chop drop:wasabi").finish_turn()
    scene.pass_turn()
    scene.state.hands[0] = [scene.book.recipes.index("sake-maki"), NOTHING, NOTHING]
    scene.state.tiles[0, scene.book.ingredients.index("salmon")] = 1
    scene.play("salmon b2", "claim").done()
    assert "take:wasabi" in scene.legal


# Tiles


def test_the_hand_is_refilled_to_three_tiles_of_ones_choice() -> None:
    scene = set_table(tiles="rice tuna maki").play("rice a1")
    assert scene.legal == set(scene.book.ingredients)
    scene.play("egg")
    assert scene.tiles(0) == Counter(["tuna", "maki", "egg"])
    assert scene.pantry["egg"] == 0


def test_two_missing_tiles_are_taken_together() -> None:
    scene = set_table(cards="spicy").play("play:spicy", "rice a1", "rice b1", "egg")
    assert scene.tiles(0) == Counter(["rice"])
    assert "egg" not in scene.legal  # there is only one
    scene.play("blowfish")
    assert scene.tiles(0) == Counter(["rice", "egg", "blowfish"])


def test_a_full_hand_takes_no_tile() -> None:
    scene = set_table("tuna", cards="chop").play("play:chop a1 keep", "tuna b1")
    assert scene.tiles(0) == Counter(["rice", "rice", "rice"])
    assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}


def test_the_pantry_gives_as_far_as_it_goes() -> None:
    scene = set_table(cards="spicy", pantry="leek").play("play:spicy", "rice a1", "rice b1")
    assert scene.legal == {"leek"}
    scene.play("leek")
    assert scene.tiles(0) == Counter(["rice", "leek"])
    assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}


def test_an_empty_pantry_gives_nothing() -> None:
    scene = set_table(pantry="").play("rice a1")
    assert scene.tiles(0) == Counter(["rice", "rice"])
    assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}


def test_a_tile_chopped_into_the_pantry_can_be_taken_again() -> None:
    scene = set_table("egg", cards="chop").play("play:chop a1 pantry", "rice a1")
    assert "egg" in scene.legal


# Recipes


def test_recipes_are_drawn_one_at_a_time_to_three() -> None:
    scene = set_table(pantry="", recipes="rainbow").play("rice a1", "draw:2")
    assert len(scene.recipes(0)) == 2
    assert scene.player == 0
    scene.play("draw:3")
    assert len(scene.recipes(0)) == 3
    assert scene.player == 1


def test_with_three_recipes_none_is_drawn() -> None:
    scene = set_table(pantry="", recipes="rainbow tekkamaki seesaw").play("rice a1")
    assert scene.player == 1


def test_recipes_are_drawn_as_far_as_the_piles_go() -> None:
    scene = set_table(pantry="", shuffled="tekkamaki rainbow").play("rice a1")
    assert scene.legal == {"draw:2", "draw:5"}
    scene.play("draw:5")
    assert scene.legal == {"draw:2"}
    scene.play("draw:2")
    assert scene.recipes(0) == ["tekkamaki", "rainbow"]
    assert scene.player == 1


def test_a_length_without_a_free_token_can_still_be_drawn() -> None:
    scene = set_table(pantry="", served="rainbow").play("rice a1")
    assert "draw:5" in scene.legal


def test_cards_come_before_tiles_and_tiles_before_recipes() -> None:
    scene = completed()
    assert scene.legal & FULL_KITCHEN
    scene.play("take:chop")
    assert scene.legal_tiles == scene.legal
    scene.play("rice")
    assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}
