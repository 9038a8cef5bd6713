"""What lies on a table, by name, at tables and in views."""

import pytest

from sushibar import Table, position


def test_hands_and_plates_of_sushi_go_are_named() -> None:
    table = position(
        "sushi-go",
        round=2,
        turn=4,
        plates=["wasabi squid-nigiri wasabi", "maki-1 pudding tempura"],
        hands=["7*tempura", "7*sashimi"],
        puddings=[2, 0],
    )
    assert table.plates == (("squid-nigiri", "wasabi", "wasabi"), ("tempura", "maki-1", "pudding"))
    assert table.hands == (("tempura",) * 7, ("sashimi",) * 7)
    assert table.on_wasabi == (("squid-nigiri",), ())
    assert table.desserts == (("pudding", "pudding"), ())
    assert table.passing == "left"
    assert table.view(0).plates == table.plates
    assert table.view(0).hands == table.hands  # passed on three turns ago


def test_a_view_names_what_its_seat_knows() -> None:
    table = Table("sushi-go", players=3, seed=7)
    assert table.view(1).hands == ((), table.hands[1], ())
    assert table.view(1).unknown == (9, 0, 9)
    assert table.unknown == (0, 0, 0)
    assert table.view(None).hands == ((), (), ())


def test_hands_pass_right_where_that_was_agreed() -> None:
    setting = {"players": 2, "options": ["pass-both-ways"], "hands": [None, None], "seed": 1}
    assert position("sushi-go", round=1, **setting).passing == "left"  # type: ignore[arg-type]
    assert position("sushi-go", round=2, **setting).passing == "right"  # type: ignore[arg-type]


def test_desserts_are_those_of_earlier_rounds() -> None:
    table = position(
        "party",
        menu="master-menu",
        round=2,
        turn=2,
        plates=["fruit-ww", "temaki", "tofu"],
        desserts=["fruit-op fruit-oo", "", "fruit-wp"],
        hands=[None] * 3,
        seed=1,
    )
    assert table.desserts == (("fruit-oo", "fruit-op"), (), ("fruit-wp",))
    assert table.passing == "left"


def test_everything_on_a_table_of_wasabi_has_a_name() -> None:
    table = position(
        "wasabi",
        player=1,
        board={"a1": ["rice", "tuna"], "b1": "maki"},
        wasabis=["c3"],
        tiles=["salmon shrimp rice", "tuna crab avocado"],
        cards=["chop", "spicy"],
        plates=[["style:crunchy-tuna"], []],
        hands=[["tekkamaki", "roe-boat", "upstream"], None],
        wasabi_cubes=[0, 2],
        seed=4,
    )
    for shown in (table, table.view(0)):
        assert shown.player == 1
        assert shown.board == {"a1": ("rice", "tuna"), "b1": ("maki",)}
        assert shown.wasabis == ("c3",)
        assert shown.tiles[1] == {"tuna": 1, "crab": 1, "avocado": 1}
        assert shown.cards == ({"chop": 1}, {"spicy": 1})
        assert shown.kitchen == {"switch": 1, "stack": 1}
        assert shown.pantry["rice"] == 5
        assert shown.plates == (("crunchy-tuna",), ())
        assert shown.tokens[0] == {2: 4, 3: 2, 4: 2, 5: 1}
        assert shown.cubes == (1, 2)
        assert sum(shown.piles.values()) == 52 - 7
        assert sorted(shown.hands[0]) == ["roe-boat", "tekkamaki", "upstream"]
    assert table.view(0).hands[1] == ()


@pytest.mark.parametrize(
    ("game", "name"),
    [("sushi-go", "board"), ("party", "kitchen"), ("wasabi", "desserts"), ("wasabi", "passing")],
)
def test_what_a_game_does_not_have_is_no_attribute(game: str, name: str) -> None:
    table = Table(game, players=2, seed=7)
    assert not hasattr(table, name)
    with pytest.raises(AttributeError, match=f"{game} has no {name}"):
        getattr(table, name)
