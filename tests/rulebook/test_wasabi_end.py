"""The end of a game of Wasabi!, sentence by sentence."""

import pytest

from wasabi_scene import Scene
from wasabi_tables import set_table

ONE_CELL = """
.    tuna leek tuna leek
leek tuna leek tuna leek
crab tuna maki maki crab
leek crab leek crab sesame
crab shrimp crab shrimp crab
shrimp crab shrimp crab shrimp
"""
ONE_CELL_AND_A_COVER = """
.    tuna leek tuna leek
rice tuna leek tuna leek
crab tuna maki maki crab
leek crab leek .    .
crab shrimp crab .  crab
shrimp crab shrimp crab shrimp
"""
NINE = (
    "sake-maki tuna-bowl two-tunas crunchy-tuna pickle-barrel seesaw garden-roll sea-roll rainbow"
)

# A full board


def test_a_full_board_ends_the_game_at_the_end_of_the_turn() -> None:
    scene = set_table(ONE_CELL, tiles="rice rice rice").play("rice a1")
    assert not scene.over
    scene.play("tuna", "draw:2", "draw:2")
    assert not scene.over
    scene.play("draw:2")
    assert scene.over
    assert scene.pending == []


def test_the_example_of_the_rulebook_is_worth_23_points() -> None:
    scene = set_table(
        ONE_CELL, tiles="egg", served="grand-roll* crunchy-tuna garden-roll tekkamaki tuna-bowl"
    )
    scene.play("egg a1").finish_turn()
    assert scene.over
    assert scene.points(0) == {
        "length-2": 4, "length-3": 3, "length-4": 5, "length-5": 8, "style": 3, "wasabi": 0,
    }  # fmt: skip
    assert scene.total(0) == 23
    assert scene.winners == [0]


def test_covered_cells_count_as_full() -> None:
    scene = set_table(ONE_CELL_AND_A_COVER, wasabi="d4").play("rice a1").finish_turn()
    assert scene.over


def test_an_empty_cell_is_not_full() -> None:
    scene = set_table(ONE_CELL_AND_A_COVER, wasabi="c4").play("rice a1").finish_turn()
    assert not scene.over


def with_a_recipe(cell: str = "d4") -> Scene:
    """The last cell is filled by an egg that completes a recipe."""
    return set_table(
        ONE_CELL_AND_A_COVER, wasabi=cell, tiles="egg rice rice", recipes="omelette"
    ).play("egg a1", "claim")


def test_a_wasabi_taken_off_a_full_board_lets_the_game_go_on() -> None:
    scene = with_a_recipe().play("lift").finish_turn()
    assert not scene.over
    assert scene.player == 1


def test_a_full_board_ends_the_game_where_the_wasabi_stays() -> None:
    assert with_a_recipe().play("take:chop").finish_turn().over
    assert with_a_recipe().play("nothing").finish_turn().over


def test_a_wasabi_with_full_cells_under_it_does_not_let_the_game_go_on() -> None:
    scene = set_table(
        ONE_CELL.replace("leek tuna", "rice tuna"),
        wasabi="d4",
        tiles="egg rice rice",
        recipes="omelette",
    ).play("egg a1", "claim", "lift")
    assert scene.wasabis == set()
    assert scene.finish_turn().over


def test_a_wasabi_over_the_last_cells_ends_the_game() -> None:
    rows = ONE_CELL_AND_A_COVER.replace(".    tuna", "rice tuna").replace("leek .  ", "leek salmon")
    scene = set_table(rows, cards="wasabi").play("rice e4", "play:wasabi c4").finish_turn()
    assert scene.over
    assert scene.winners == [0]


def test_a_chop_after_the_last_tile_keeps_the_board_open() -> None:
    scene = set_table(ONE_CELL, cards="chop").play("rice a1", "play:chop e6").finish_turn()
    assert not scene.over


def test_a_chop_into_a_stack_does_not() -> None:
    rows = ONE_CELL.replace("sesame", "sesame/rice")
    scene = set_table(rows, cards="chop").play("rice a1", "play:chop e4").finish_turn()
    assert scene.over


def test_columns_out_of_use_need_not_be_filled() -> None:
    row = "tuna leek crab shrimp sesame salmon"
    rows = "\n".join([row] * 5 + [row.replace("salmon", ".")])
    scene = set_table(rows, players=3, tiles="rice").play("rice f6").finish_turn()
    assert scene.over


# Ten tokens


def test_the_tenth_token_ends_the_game_at_once() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki", served=NINE)
    scene.play("maki b1", "claim")
    assert scene.over
    assert scene.pending == []
    assert scene.winners == [0]


def test_the_tenth_token_wins_whatever_the_points() -> None:
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki", served=NINE)
    scene.state.sheet[0, 1, 5] = 100
    scene.play("maki b1", "claim")
    assert scene.total(1) > scene.total(0)
    assert scene.winners == [0]


def test_the_tenth_token_ends_the_game_before_another_recipe_is_claimed() -> None:
    scene = set_table(
        "tuna . salmon",
        tiles="maki",
        recipes="tekkamaki sake-maki",
        served=NINE.replace("sake-maki", "crab-stick"),
    ).play("maki b1", "claim tekkamaki")
    assert scene.over
    assert scene.recipes(0) == ["sake-maki"]


def test_nine_tokens_do_not_end_the_game() -> None:
    eight = " ".join(NINE.split()[1:])
    scene = set_table("tuna .", tiles="maki", recipes="tekkamaki", served=eight)
    scene.play("maki b1", "claim")
    assert not scene.over


# Passes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_passes_in_a_row_end_the_game(players: int) -> None:
    scene = set_table("tuna leek", tiles=["rice"] * players, players=players, recipes="tekkamaki")
    for number in range(2 * players):
        assert not scene.over, number
        scene.pass_turn()
    assert scene.over
    assert scene.winners == list(range(players))


def test_a_tile_between_passes_begins_the_count_again() -> None:
    scene = set_table("tuna leek", tiles=["rice", "rice"], recipes="tekkamaki")
    for _ in range(3):
        scene.pass_turn()
    scene.play("rice c3").finish_turn()
    for _ in range(3):
        assert not scene.pass_turn().over
    assert scene.pass_turn().over


def test_passes_to_the_end_are_scored_like_a_full_board() -> None:
    scene = set_table("tuna leek", tiles=["rice", "rice"], served=["tekkamaki", "crunchy-tuna"])
    while not scene.over:
        scene.pass_turn()
    assert [scene.total(seat) for seat in scene.seats] == [2, 3]
    assert scene.winners == [1]


# Winners


def ended(*served: str, cubes: tuple[int, ...] = (0, 0, 0)) -> Scene:
    """A game that ended with these recipes served and these cubes from Wasabi! cards."""
    row = "tuna leek crab shrimp sesame salmon"
    rows = "\n".join([row] * 5 + [row.replace("salmon", ".")])
    scene = set_table(rows, players=3, tiles="rice", served=served)
    for seat, number in enumerate(cubes):
        scene.state.sheet[0, seat, 5] = number
    return scene.play("rice f6").finish_turn()


def test_most_points_win() -> None:
    assert ended("tekkamaki", "crunchy-tuna", "sake-maki").winners == [1]
    assert ended("tekkamaki two-tunas", "crunchy-tuna", "sake-maki").winners == [0]


def test_every_cube_is_a_point() -> None:
    scene = ended("tekkamaki", "crunchy-tuna", "sake-maki", cubes=(2, 0, 0))
    assert scene.total(0) == 4
    assert scene.winners == [0]


def test_a_tie_goes_to_the_one_with_more_cubes() -> None:
    assert ended("tekkamaki", "crunchy-tuna", "", cubes=(1, 0, 0)).winners == [0]
    assert ended("tekkamaki two-tunas", "crunchy-tuna*", "").winners == [1]


def test_cubes_of_style_and_of_wasabi_count_the_same() -> None:
    scene = ended("crunchy-tuna*", "seesaw", "", cubes=(0, 1, 0))
    assert [scene.total(seat) for seat in scene.seats] == [4, 4, 0]
    assert scene.winners == [0, 1]


def test_a_tie_in_points_and_cubes_is_a_draw() -> None:
    assert ended("tekkamaki", "sake-maki", "tuna-bowl").winners == [0, 1, 2]
    assert ended("tekkamaki", "", "tuna-bowl").winners == [0, 2]


def test_cubes_matter_only_among_those_with_most_points() -> None:
    assert ended("crunchy-tuna", "pickle-barrel", "", cubes=(0, 0, 2)).winners == [0, 1]
