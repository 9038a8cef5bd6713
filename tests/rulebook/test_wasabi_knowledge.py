"""What the players of Wasabi! know, and what they do not, sentence by sentence."""

import numpy as np
import pytest

from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.rulebook.rule import Record, new
from sushibar.rulebook.steps import SPECTATOR
from wasabi_scene import Scene
from wasabi_tables import set_table

OPEN = """
top filled buried buried_cell buried_kind covered wasabis pantry kitchen tiles cards served stylish
sheet shuffled returned passes player first_seat turn this_round
"""


def view_of(scene: Scene, seat: int) -> Record:
    view = new(GAME.view)
    GAME.observe(scene.config, scene.state, seat, view)
    return view


def unseen(scene: Scene, seat: int) -> set[str]:
    """The recipes that a seat cannot place."""
    return {scene.book.recipes[recipe] for recipe in np.flatnonzero(view_of(scene, seat).unseen)}


def table() -> Scene:
    """Stacks, covered tiles, hands and cards of two players."""
    return set_table(
        """
        tuna leek/rice .
        maki crab/leek .
        """,
        wasabi="b2",
        tiles=["rice maki tuna", "crab crab leek"],
        cards=["chop", "spicy stack"],
        recipes=["tekkamaki rainbow", "sake-maki crunchy-tuna"],
        served=["seesaw*", "two-tunas"],
        under="crab-stick",
    )


# Open


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("field", OPEN.split())
def test_all_but_recipes_lies_open(field: str, seat: int) -> None:
    scene = table()
    assert np.array_equal(view_of(scene, seat)[field], scene.state[field])


# Hidden


def test_a_seat_knows_its_own_recipes() -> None:
    scene = table()
    view = view_of(scene, 0)
    assert view.hands[0].tolist() == scene.state.hands[0].tolist()


def test_of_other_recipes_a_seat_knows_the_lengths() -> None:
    view = view_of(table(), 0)
    assert view.hands[1].tolist() == [-2, -3, NOTHING]


def test_a_spectator_knows_no_recipe_but_those_completed() -> None:
    scene = table()
    assert view_of(scene, SPECTATOR).hands[:2].tolist() == [[-2, -5, NOTHING], [-2, -3, NOTHING]]
    assert unseen(scene, SPECTATOR) == set(scene.book.recipes) - {"seesaw", "two-tunas"}


def test_what_a_seat_cannot_place_are_the_piles_and_the_hands_of_others() -> None:
    scene = table()
    known = {"tekkamaki", "rainbow", "seesaw", "two-tunas"}
    assert unseen(scene, 0) == set(scene.book.recipes) - known


def test_a_completed_recipe_is_known_to_all() -> None:
    scene = set_table("tuna .", tiles="maki rice", recipes="tekkamaki", cards="chop").play(
        "maki b1"
    )
    assert "tekkamaki" in unseen(scene, 1)
    scene.play("claim")
    assert "tekkamaki" not in unseen(scene, 1)


def test_others_do_not_see_which_recipes_are_discarded_but_how_long_they_are() -> None:
    short = set_table(recipes="tekkamaki sake-maki rainbow").play("pass tekkamaki done")
    other = set_table(recipes="tekkamaki sake-maki rainbow").play("pass sake-maki done")
    assert view_of(short, 1).tobytes() == view_of(other, 1).tobytes()
    assert int(view_of(short, 1).returned[2]) == 1
    long = set_table(recipes="tekkamaki sake-maki rainbow").play("pass rainbow done")
    assert view_of(long, 1).tobytes() != view_of(other, 1).tobytes()


def test_who_discards_a_recipe_knows_where_it_is() -> None:
    scene = set_table(recipes="tekkamaki sake-maki rainbow", under="crab-stick")
    scene.play("pass tekkamaki rainbow done")
    assert "tekkamaki" not in unseen(scene, 0)
    assert "crab-stick" in unseen(scene, 0)
    assert "tekkamaki" in unseen(scene, 1)
    assert "crab-stick" not in unseen(scene, 1)  # that seat 1 has returned itself


def test_a_discarded_recipe_that_somebody_has_drawn_is_unknown_again() -> None:
    scene = set_table(
        tiles=["rice rice rice", "rice rice rice"],
        recipes="tekkamaki",
        shuffled="rainbow seesaw three-tunas",
        pantry="",
    ).play("pass tekkamaki", "draw:5", "draw:3", "draw:3")
    assert "tekkamaki" not in unseen(scene, 0)
    scene.play("pass", "draw:2")
    assert scene.recipes(1) == ["tekkamaki"]
    assert unseen(scene, 0) == {"tekkamaki"}


def test_others_do_not_see_an_answer_before_it_is_whole() -> None:
    for words in ("pass", "pass tekkamaki", "pass rainbow", "rice", "play:chop", "play:chop a1"):
        scene = set_table("tuna leek", cards="chop", recipes="tekkamaki rainbow")
        before = view_of(scene, 1).tobytes()
        scene.play(words)
        assert view_of(scene, 1).tobytes() == before
        assert view_of(scene, 0).tobytes() != before


def test_others_do_not_see_what_can_be_claimed() -> None:
    views = []
    for recipes in ("tekkamaki sake-maki", "two-tunas crab-stick"):
        scene = set_table("tuna . salmon", tiles="maki", cards="chop", recipes=recipes)
        scene.play("maki b1")
        assert ("claim" in scene.legal) == ("tekkamaki" in recipes)
        views.append(view_of(scene, 1).tobytes())
    assert views[0] == views[1]


def test_others_do_not_see_which_recipe_was_drawn() -> None:
    views = set()
    for recipe in ("tekkamaki", "sake-maki"):
        scene = set_table(pantry="", shuffled="tekkamaki sake-maki", under="rainbow").play(
            "rice a1"
        )
        GAME.choose(scene.config, scene.state, 0, scene.names.actions.index("draw:2"))
        GAME.advance(scene.config, scene.state, scene.luck)
        assert GAME.chance_due(scene.state) == "recipe"
        number = scene.book.recipes.index(recipe)
        GAME.enter_chance(scene.config, scene.state, ((number,),))
        assert GAME.chance_outcome(scene.config, scene.state, "recipe") == ((number,),)
        assert scene.recipes(0) == [recipe]
        views.add(view_of(scene, 1).tobytes())
    assert len(views) == 1
