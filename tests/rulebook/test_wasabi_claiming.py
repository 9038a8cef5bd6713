"""Completing recipes in Wasabi!, sentence by sentence."""

import pytest

from wasabi_tables import set_table

# The examples of the rulebook


def test_crunchy_tuna_in_another_order_is_complete() -> None:
    scene = set_table("maki . tuna", tiles="tempura", recipes="crunchy-tuna").play("tempura b1")
    assert scene.legal == {"claim", "done"}
    scene.play("claim")
    assert scene.served(0) == [("crunchy-tuna", False)]
    assert scene.points(0) == {
        "length-2": 0, "length-3": 3, "length-4": 0, "length-5": 0, "style": 0, "wasabi": 0,
    }  # fmt: skip
    assert scene.recipes(0) == []


def test_one_maki_completes_pickle_barrel_with_style_and_tekkamaki() -> None:
    scene = set_table(
        """
        .      tuna .
        pickle .    leek
        """,
        tiles="maki",
        recipes="pickle-barrel tekkamaki",
    ).play("maki b2")
    assert scene.claimable() == {"pickle-barrel", "tekkamaki"}
    scene.play("claim pickle-barrel", "claim")
    assert scene.served(0) == [("pickle-barrel", True), ("tekkamaki", True)]
    assert scene.points(0)["style"] == 1
    assert scene.total(0) == 3 + 1 + 2


# Runs


@pytest.mark.parametrize("cell", ["b2", "c3"])
def test_runs_are_horizontal_or_vertical_never_diagonal(cell: str) -> None:
    scene = set_table(
        """
        tuna . .
        .    . .
        """,
        tiles="maki",
        recipes="tekkamaki",
        cards="chop",
    ).play(f"maki {cell}")
    assert "claim" not in scene.legal


def test_a_vertical_run_is_complete() -> None:
    scene = set_table(
        """
        tuna
        tempura
        .
        """,
        tiles="maki",
        recipes="crunchy-tuna",
    ).play("maki a3")
    assert scene.claimable() == {"crunchy-tuna"}


def test_a_run_must_not_be_broken() -> None:
    scene = set_table("tuna . .", tiles="maki", recipes="tekkamaki", cards="chop").play("maki c1")
    assert "claim" not in scene.legal


def test_a_run_does_not_go_round_the_edge() -> None:
    scene = set_table(
        """
        . . . . tuna
        """,
        tiles="maki",
        recipes="tekkamaki",
        cards="chop",
    )
    assert "claim" not in scene.play("maki a2").legal
    scene = set_table(
        """
        . . . . . . tuna
        """,
        tiles="maki",
        recipes="tekkamaki",
        cards="chop",
        players=4,
    )
    assert "claim" not in scene.play("maki a2").legal


def test_neighbours_of_a_run_do_not_matter() -> None:
    scene = set_table(
        """
        leek leek leek leek
        leek tuna .    leek
        leek leek leek leek
        """,
        tiles="maki",
        recipes="tekkamaki",
    ).play("maki c2")
    assert scene.claimable() == {"tekkamaki"}


def test_a_run_may_be_longer_than_the_recipe_on_both_sides() -> None:
    scene = set_table("tuna salmon . shrimp leek", tiles="crab", recipes="sea-roll rainbow")
    assert scene.play("crab c1").claimable() == {"sea-roll", "rainbow"}


@pytest.mark.parametrize("missing", range(5))
def test_the_tile_that_completes_may_lie_anywhere_in_the_run(missing: int) -> None:
    tiles = ["tuna", "salmon", "crab", "shrimp", "leek"]
    row = [*tiles[:missing], ".", *tiles[missing + 1 :]]
    scene = set_table(" ".join(row), tiles=tiles[missing], recipes="rainbow")
    scene.play(f"{tiles[missing]} {'abcde'[missing]}1", "claim")
    assert scene.served(0) == [("rainbow", True)]
    assert scene.total(0) == 8 + 3


def test_tiles_of_any_player_count() -> None:
    scene = set_table(tiles=["tuna", "maki"], recipes=["", "tekkamaki"]).play("tuna a1")
    scene.finish_turn().play("maki b1", "claim")
    assert scene.served(1) == [("tekkamaki", True)]


def test_only_an_own_change_of_this_turn_completes() -> None:
    scene = set_table(
        """
        tuna maki . leek
        """,
        tiles="rice",
        recipes="tekkamaki",
        cards="chop",
    )
    assert "claim" not in scene.legal
    assert "claim" not in scene.play("rice c1").legal


def test_what_was_not_claimed_cannot_be_claimed_a_turn_later() -> None:
    scene = set_table(
        """
        tuna .
        """,
        tiles=["maki rice rice", "rice rice rice"],
        recipes="tekkamaki two-tunas five-tunas",
    ).play("maki b1", "done", "rice")
    scene.play("rice e6").finish_turn()
    assert scene.player == 0
    assert "tekkamaki" in scene.recipes(0)
    assert "claim" not in scene.play("rice e1").legal


def test_a_recipe_of_somebody_else_cannot_be_claimed() -> None:
    scene = set_table("tuna .", tiles="maki", recipes=["", "tekkamaki"], cards="chop")
    assert "claim" not in scene.play("maki b1").legal


# Repeated tiles


def test_a_recipe_wants_every_tile_as_often_as_it_says() -> None:
    scene = set_table("crab crab .", tiles="tuna crab", recipes="seesaw", cards="spicy")
    assert scene.copy().play("tuna c1").claimable() == {"seesaw"}
    assert "claim" not in scene.play("crab c1").legal
    scene = set_table("tuna tuna .", tiles="crab", recipes="seesaw", cards="spicy")
    assert "claim" not in scene.play("crab c1").legal


def test_a_recipe_of_equal_tiles_is_always_with_style() -> None:
    scene = set_table("tuna . tuna", tiles="tuna", recipes="three-tunas").play("tuna b1", "claim")
    assert scene.served(0) == [("three-tunas", True)]


def test_two_pairs_are_not_three_and_one() -> None:
    scene = set_table("crab leek leek .", tiles="leek crab", recipes="crab-dance", cards="spicy")
    assert scene.copy().play("crab d1").claimable() == {"crab-dance"}
    assert "claim" not in scene.play("leek d1").legal


# Style


@pytest.mark.parametrize(
    ("rows", "stylish"),
    [
        ("maki tuna .", True),
        (". tuna maki", True),
        ("tuna maki .", False),
        (". maki tuna", False),
        ("maki . tuna", False),
    ],
)
def test_style_is_the_order_of_the_recipe_in_either_direction(rows: str, stylish: bool) -> None:
    cell = "abc"[rows.split().index(".")] + "1"
    scene = set_table(rows, tiles="tempura", recipes="crunchy-tuna")
    scene.play(f"tempura {cell}", "claim")
    assert scene.served(0) == [("crunchy-tuna", stylish)]
    assert scene.points(0)["style"] == int(stylish)


@pytest.mark.parametrize(
    ("rows", "stylish"),
    [("maki tuna .", True), ("tempura tuna .", True), ("tuna maki .", False)],
)
def test_style_reads_columns_down_and_up(rows: str, stylish: bool) -> None:
    tile = ({"maki", "tuna", "tempura"} - set(rows.split())).pop()
    scene = set_table("\n".join(rows.split()), tiles=tile, recipes="crunchy-tuna")
    scene.play(f"{tile} a3", "claim")
    assert scene.served(0) == [("crunchy-tuna", stylish)]


@pytest.mark.parametrize(
    ("recipe", "rows", "tile", "cubes"),
    [
        ("tekkamaki", "tuna .", "maki", 0),
        ("crunchy-tuna", "maki tuna .", "tempura", 1),
        ("garden-roll", "rice maki leek .", "pickle", 2),
        ("grand-roll", "rice maki tuna salmon .", "sesame", 3),
    ],
)
def test_style_brings_cubes_by_the_length(recipe: str, rows: str, tile: str, cubes: int) -> None:
    cell = "abcde"[len(rows.split()) - 1] + "1"
    scene = set_table(rows, tiles=tile, recipes=recipe).play(f"{tile} {cell}", "claim")
    assert scene.served(0) == [(recipe, True)]
    assert scene.points(0)["style"] == cubes


@pytest.mark.parametrize(
    ("recipe", "rows", "tile", "points"),
    [
        ("tekkamaki", "tuna .", "maki", 2),
        ("crunchy-tuna", "tuna maki .", "tempura", 3),
        ("garden-roll", "maki rice leek .", "pickle", 5),
        ("grand-roll", "maki rice tuna salmon .", "sesame", 8),
    ],
)
def test_tokens_bring_points_by_the_length(recipe: str, rows: str, tile: str, points: int) -> None:
    cell = "abcde"[len(rows.split()) - 1] + "1"
    scene = set_table(rows, tiles=tile, recipes=recipe).play(f"{tile} {cell}", "claim")
    assert scene.total(0) == points


def test_of_several_runs_one_with_style_is_used() -> None:
    scene = set_table(
        """
        .    .       maki
        maki tempura .
        .    .       tempura
        """,
        tiles="tuna",
        recipes="crunchy-tuna",
    ).play("tuna c2", "claim")
    assert scene.served(0) == [("crunchy-tuna", True)]


def test_several_runs_without_style_do_not_make_one() -> None:
    scene = set_table(
        """
        tempura
        maki
        .       tempura maki
        """,
        tiles="tuna",
        recipes="crunchy-tuna",
    ).play("tuna a3", "claim")
    assert scene.served(0) == [("crunchy-tuna", False)]


def test_a_run_with_style_that_was_not_changed_brings_no_style() -> None:
    scene = set_table(
        """
        .    tempura maki
        .    .       .
        maki tuna    tempura
        """,
        tiles="tuna",
        recipes="crunchy-tuna",
    ).play("tuna a1", "claim")
    assert scene.served(0) == [("crunchy-tuna", False)]


# Claiming


def test_claiming_is_optional() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki").play("maki b1", "done")
    assert scene.served(0) == []
    assert scene.recipes(0)[0] == "tekkamaki"
    assert "take:chop" not in scene.legal


def test_where_one_recipe_is_complete_it_need_not_be_named() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki five-tunas").play("maki b1")
    scene.play("claim")
    assert scene.served(0) == [("tekkamaki", True)]


def test_where_several_are_complete_the_player_says_which() -> None:
    scene = set_table("tuna . salmon", tiles="maki", recipes="tekkamaki sake-maki five-tunas")
    scene.play("maki b1", "claim")
    assert scene.legal == {"tekkamaki", "sake-maki"}
    scene.play("sake-maki")
    assert scene.legal == {"claim", "done"}
    scene.play("done")
    assert scene.served(0) == [("sake-maki", True)]


def test_the_same_tiles_can_serve_several_recipes() -> None:
    scene = set_table("tuna tuna .", tiles="tuna", recipes="two-tunas three-tunas")
    scene.play("tuna c1", "claim two-tunas", "claim")
    assert [name for name, _ in scene.served(0)] == ["two-tunas", "three-tunas"]


def test_all_three_recipes_can_be_claimed_in_a_turn() -> None:
    scene = set_table(
        """
        .    tuna .
        crab .    crab
        .    rice .
        """,
        tiles="tuna",
        recipes="two-tunas tuna-bowl seesaw",
    ).play("tuna b2", "claim seesaw", "claim tuna-bowl", "claim")
    assert scene.recipes(0) == []
    assert scene.total(0) == 3 + 1 + 2 + 2


def test_a_claimed_recipe_is_never_taken_away() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki", cards="chop")
    scene.play("maki b1", "claim", "play:chop a1")
    assert scene.served(0) == [("tekkamaki", True)]
    assert scene.total(0) == 2


# Tokens


@pytest.mark.parametrize(
    ("served", "recipe", "rows", "tile"),
    [
        ("sake-maki tuna-bowl two-tunas crab-stick", "tekkamaki", "tuna .", "maki"),
        ("pickle-barrel seesaw three-tunas", "crunchy-tuna", "maki tuna .", "tempura"),
        ("sea-roll crab-dance", "garden-roll", "rice maki leek .", "pickle"),
        ("five-tunas", "grand-roll", "rice maki tuna salmon .", "sesame"),
    ],
)
def test_without_a_free_token_of_its_length_a_recipe_cannot_be_completed(
    served: str, recipe: str, rows: str, tile: str
) -> None:
    cell = "abcde"[len(rows.split()) - 1] + "1"
    answer = f"{tile} {cell}"
    blocked = set_table(rows, tiles=tile, recipes=recipe, served=served, cards="chop").play(answer)
    assert "claim" not in blocked.legal
    last = " ".join(served.split()[1:])
    free = set_table(rows, tiles=tile, recipes=recipe, served=last, cards="chop").play(answer)
    assert free.claimable() == {recipe}


def test_the_last_token_of_a_length_serves_one_of_two_recipes() -> None:
    scene = set_table(
        "tuna . salmon",
        tiles="maki",
        recipes="tekkamaki sake-maki",
        served="tuna-bowl two-tunas crab-stick",
    ).play("maki b1", "claim sake-maki")
    assert "claim" not in scene.legal


# When


def test_recipes_can_be_claimed_between_the_card_and_the_tile() -> None:
    scene = set_table(
        """
        tuna .    .
        .    maki .
        """,
        tiles="salmon",
        cards="switch",
        recipes="tekkamaki sake-maki",
    ).play("play:switch b2 b1", "claim", "salmon c1", "claim")
    assert [name for name, _ in scene.served(0)] == ["tekkamaki", "sake-maki"]


def test_what_was_changed_by_a_card_can_be_claimed_after_placing() -> None:
    scene = set_table(
        """
        tuna .    .
        .    maki .
        """,
        cards="switch",
        recipes="tekkamaki",
    ).play("play:switch b2 b1", "rice e6")
    assert scene.claimable() == {"tekkamaki"}


def test_a_recipe_just_drawn_cannot_be_claimed_in_phase_two() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="five-tunas", shuffled="tekkamaki")
    scene.play("maki b1")
    while scene.player == 0 and "draw:2" not in scene.legal:
        scene.act(min(scene.legal))
    scene.play("draw:2")
    assert "tekkamaki" in scene.recipes(0)
    assert scene.player == 1
