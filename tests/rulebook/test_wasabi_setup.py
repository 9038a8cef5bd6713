"""Wasabi! before the first turn, sentence by sentence."""

from collections import Counter

import pytest

from plain_wasabi import KITCHEN
from sushibar.errors import IllegalAction
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.book import read_book
from sushibar.rulebook.game import ChanceOutcome
from sushibar.rulebook.rule import new
from wasabi_scene import Scene, box_of
from wasabi_tables import STORIES, lay_piles, set_table

# Board, kitchen, pantry and piles


@pytest.mark.parametrize(("players", "last"), [(2, "e6"), (3, "f6"), (4, "g6")])
def test_more_players_use_more_columns(players: int, last: str) -> None:
    scene = set_table(players=players).play("rice")
    assert len(scene.legal_cells) == 6 * (players + 3)
    assert max(scene.legal_cells) == last


@pytest.mark.parametrize(
    ("players", "kitchen"),
    [
        (2, "chop spicy switch stack wasabi"),
        (3, "wasabi wasabi spicy spicy chop switch stack"),
        (4, "chop spicy switch stack wasabi chop spicy switch stack wasabi"),
    ],
)
def test_the_kitchen_has_cards_by_the_number_of_players(players: int, kitchen: str) -> None:
    scene = Scene(players, STORIES)
    assert scene.kitchen == Counter(kitchen.split()) == Counter(KITCHEN[players])
    assert all(scene.cards(seat) == Counter() for seat in scene.seats)


def test_all_tiles_lie_in_the_pantry_and_all_recipes_in_the_piles_of_their_length() -> None:
    scene = Scene(2, STORIES, first=0)
    assert scene.pantry == Counter(dict(zip(STORIES.ingredients, STORIES.tiles, strict=True)))
    for length in (2, 3, 4, 5):
        recipes = box_of(STORIES).recipes.items()
        assert scene.shuffled(length) == {name for name, wants in recipes if len(wants) == length}
        assert scene.returned(length) == []


def test_the_board_is_empty_and_nobody_has_points() -> None:
    scene = Scene(3, STORIES)
    assert all(stack == [] for stack in scene.board.values())
    assert scene.wasabis == scene.covered == scene.changed == set()
    assert [scene.total(seat) for seat in scene.seats] == [0, 0, 0]


# The first player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_decides_who_is_first(players: int) -> None:
    firsts = {Scene(players, STORIES, seed).player for seed in range(40)}
    assert firsts == set(range(players))


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_gives_the_first_hand_and_takes_the_first_turn(first: int) -> None:
    scene = Scene(3, STORIES, first=first)
    assert scene.seat == scene.player == first
    players = list[int]()
    while int(scene.state.this_round) == 0:
        players += [scene.seat] if players[-1:] != [scene.seat] else []
        scene.act(min(scene.legal))
    clockwise = [first, (first + 1) % 3, (first + 2) % 3]
    assert players == [*clockwise, *clockwise]
    assert scene.seat == scene.player == first


# Starting hands


def test_a_player_takes_three_tiles_for_the_seat_to_the_left() -> None:
    scene = Scene(3, STORIES, first=2).play("tuna crab leek")
    assert scene.tiles(0) == Counter(["tuna", "crab", "leek"])
    assert scene.tiles(1) == scene.tiles(2) == Counter()
    assert scene.pantry["tuna"] == STORIES.tiles[STORIES.ingredients.index("tuna")] - 1
    assert scene.seat == 0
    scene.play("salmon leek sesame")
    assert scene.tiles(1) == Counter(["salmon", "leek", "sesame"])
    scene.play("tempura shrimp tuna")
    assert scene.tiles(2) == Counter(["tempura", "shrimp", "tuna"])


def test_base_and_unique_tiles_are_barred_from_starting_hands() -> None:
    scene = Scene(2, STORIES)
    assert scene.legal == set(STORIES.ingredients) - {"rice", "maki", "egg", "blowfish"}


def test_the_tiles_of_a_starting_hand_belong_to_different_categories() -> None:
    scene = Scene(2, STORIES).play("tuna")
    assert scene.legal == {"crab", "shrimp", "pickle", "leek", "tempura", "sesame"}
    scene.play("leek")
    assert scene.legal == {"crab", "shrimp", "tempura", "sesame"}


def test_a_tile_that_has_run_out_cannot_be_given() -> None:
    book = read_book(
        """
        name = "One salmon"
        [tiles.fish]
        tuna = 4
        salmon = 1
        [tiles.shellfish]
        crab = 4
        [tiles.garden]
        leek = 4
        [recipes]
        bowl = ["tuna", "salmon", "crab", "leek"]
        """
    )
    scene = Scene(2, book).play("salmon crab leek")
    assert scene.legal == {"tuna", "crab", "leek"}


# Starting recipes


def with_tiles() -> Scene:
    """Everybody has tiles, and seat 0 draws its recipes."""
    return Scene(2, STORIES, first=0).play("tuna crab leek", "tuna crab leek")


def test_a_player_draws_three_recipes_and_sees_each_before_the_next() -> None:
    scene = with_tiles()
    for length in (5, 2, 2):
        assert scene.seat == 0
        assert scene.legal == {"draw:2", "draw:3", "draw:4", "draw:5"}
        before = set(scene.recipes(0))
        scene.play(f"draw:{length}")
        (drawn,) = set(scene.recipes(0)) - before
        assert len(box_of(STORIES).recipes[drawn]) == length
        assert drawn not in scene.pile(length)
    assert scene.seat == 1
    assert len(scene.recipes(0)) == 3
    assert scene.recipes(1) == []


def test_an_empty_pile_cannot_be_drawn_from() -> None:
    scene = with_tiles().play("draw:5", "draw:5", "draw:5")
    assert scene.legal == {"draw:2", "draw:3", "draw:4"}


def test_where_the_piles_run_out_a_player_begins_with_fewer_recipes() -> None:
    book = read_book(
        """
        name = "Four recipes"
        [tiles.fish]
        tuna = 9
        [tiles.shellfish]
        crab = 9
        [tiles.garden]
        leek = 9
        [recipes]
        one = ["tuna", "tuna"]
        two = ["crab", "tuna"]
        three = ["leek", "tuna"]
        four = ["leek", "crab"]
        """
    )
    scene = Scene(3, book, first=0)
    while int(scene.state.this_round) == 0:
        scene.act(min(scene.legal))
    assert [len(scene.recipes(seat)) for seat in scene.seats] == [3, 1, 0]
    assert scene.seat == 0
    assert int(scene.state.turn) == 0


def test_every_shuffled_recipe_of_a_pile_can_be_drawn() -> None:
    drawn = {with_luck(seed).recipes(0)[0] for seed in range(60)}
    recipes = box_of(STORIES).recipes.items()
    assert drawn == {name for name, wants in recipes if len(wants) == 2}


def with_luck(seed: int) -> Scene:
    scene = Scene(2, STORIES, seed, first=0)
    return scene.play("tuna crab leek", "tuna crab leek", "draw:2")


def test_the_game_says_what_it_is() -> None:
    assert GAME.name == "wasabi"
    assert GAME.seats == 4
    assert GAME.defaults == ("done",)


# Chance, where people say what it decided


def test_first_of_all_chance_decides_who_begins() -> None:
    config, state = GAME.configure(3, book=STORIES), new(GAME.state)
    GAME.start(config, state)
    assert GAME.chance_due(state) == "first"
    assert GAME.pending(config, state) == 0
    GAME.enter_chance(config, state, ((2,),))
    assert GAME.chance_outcome(config, state, "first") == ((2,),)


@pytest.mark.parametrize("outcome", [((3,),), ((-1,),), ((0, 1),), ((0,), (1,)), ()])
def test_nobody_begins_who_does_not_sit_at_the_table(outcome: ChanceOutcome) -> None:
    config, state = GAME.configure(3, book=STORIES), new(GAME.state)
    GAME.start(config, state)
    before = state.tobytes()
    with pytest.raises(IllegalAction):
        GAME.enter_chance(config, state, outcome)
    assert state.tobytes() == before


@pytest.mark.parametrize("recipe", ["sake-maki", "crunchy-tuna", "crab-stick", "rainbow"])
def test_a_recipe_that_is_not_on_top_of_the_pile_cannot_be_drawn(recipe: str) -> None:
    scene = set_table(
        pantry="", recipes=["rainbow", "sake-maki"], shuffled="tekkamaki two-tunas crunchy-tuna"
    )
    lay_piles(scene, ["tekkamaki", "two-tunas", "crunchy-tuna"], ["crab-stick"])
    scene.play("rice a1")
    scene.choose("draw:2")
    GAME.advance(scene.config, scene.state, scene.luck)
    before = scene.state.tobytes()
    number = STORIES.recipes.index(recipe)
    with pytest.raises(IllegalAction):
        GAME.enter_chance(scene.config, scene.state, ((number,),))
    assert scene.state.tobytes() == before
    GAME.enter_chance(scene.config, scene.state, ((STORIES.recipes.index("two-tunas"),),))
    assert scene.recipes(0) == ["two-tunas", "rainbow"]
    assert scene.shuffled(2) == {"tekkamaki"}
    assert scene.returned(2) == ["crab-stick"]


def test_a_returned_recipe_needs_no_chance() -> None:
    scene = set_table(pantry="", shuffled="rainbow", under="tekkamaki sake-maki").play("rice a1")
    scene.choose("draw:2")
    GAME.advance(scene.config, scene.state, scene.luck)
    assert GAME.chance_due(scene.state) is None
    scene.play_on()
    assert scene.recipes(0) == ["tekkamaki"]
