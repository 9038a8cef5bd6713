"""Menus: chosen by name, by types, at random; and what is said when they are wrong."""

from collections import Counter
from dataclasses import replace

import pytest

from menus import serving_of
from sushibar import SetupError, Table
from sushibar.batch.parity import setups
from sushibar.batch.simulation import simulate
from sushibar.games.kit import KITS
from sushibar.games.menus import Menu, choose_menu, drawn, is_usual, recommended, spelled
from sushibar.games.party.rules.menu import MENUS, every_menu, players_for
from sushibar.games.sushi_go import rules as sushi_go
from sushibar.table.record import read

SERVING = serving_of("party")
WITH_MENUS = replace(sushi_go.GAME, name="served", menus=MENUS, serving=SERVING)
"""A game of which only its menus matter."""
OWN = ("uramaki", "eel", "miso-soup", "sukeroku", "soy-sauce", "sake", "fruit")


# Choosing


def test_without_a_menu_the_usual_one_is_meant() -> None:
    assert choose_menu(WITH_MENUS, 4) == MENUS["my-first-meal"]


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("my-first-meal", "my-first-meal"),
        ("My First Meal", "my-first-meal"),
        ("sushi go!", "sushi-go"),
        ("  SUSHI_GO ", "sushi-go"),
        ("Dinner for Two", "dinner-for-two"),
    ],
)
def test_a_recommended_menu_is_found_however_it_is_spelled(words: str, name: str) -> None:
    assert recommended(MENUS, words) == name
    assert choose_menu(WITH_MENUS, 4, words) == MENUS[name]


@pytest.mark.parametrize(
    "menu",
    [
        OWN,
        OWN[::-1],
        ["nigiri", *OWN],
        iter(OWN),
        ",".join(OWN),
        "Fruit, sake ,soy sauce,MISO-SOUP,sukeroku,  eel,uramaki,",
    ],
)
def test_types_may_come_in_any_order_and_with_nigiri(menu: Menu) -> None:
    assert choose_menu(WITH_MENUS, 4, menu) == OWN


@pytest.mark.parametrize("name", MENUS)
def test_every_recommended_menu_is_for_exactly_those_players_that_the_box_says(name: str) -> None:
    for players in range(2, 9):
        if players in players_for(MENUS[name]):
            assert choose_menu(WITH_MENUS, players, name) == MENUS[name]
        else:
            with pytest.raises(SetupError, match="players"):
                choose_menu(WITH_MENUS, players, name)


@pytest.mark.parametrize(
    ("menu", "players", "key", "said"),
    [
        ("breakfast", 4, "error-menu", "there is no menu “breakfast”; available: my-first-meal, "),
        ("", 4, "error-menu", "there is no menu “”"),
        ("maki", 4, "error-menu-group", "a menu has 3 appetizers, this one has 0"),
        (
            ["maki", "tempura", "eel", "spoon", "tea", "fruit"],
            4,
            "error-menu-group",
            "a menu has 3 appetizers, this one has 2 (tempura, eel)",
        ),
        (
            [*OWN, "maki"],
            4,
            "error-menu-group",
            "a menu has 1 roll, this one has 2 (maki, uramaki)",
        ),
        (OWN[:-1], 4, "error-menu-group", "a menu has 1 dessert, this one has 0"),
        ([*OWN[:-1], "lobster"], 4, "error-menu-type", "there is no type “lobster”"),
        ([*OWN, "eel"], 4, "error-menu-twice", "eel is on the menu twice"),
        ("big-banquet", 2, "error-menu-players", "spoon is for 3 to 8 players, not 2"),
        ("party sampler", 7, "error-menu-players", "menu is for 2 to 6 players, not 7"),
        (5, 4, "error-menu-list", "a menu is a name or a list of types, not 5"),
    ],
)
def test_a_wrong_menu_is_refused_with_the_rule_it_breaks(
    menu: Menu, players: int, key: str, said: str
) -> None:
    with pytest.raises(SetupError) as caught:
        choose_menu(WITH_MENUS, players, menu)
    assert caught.value.key == key
    assert said in str(caught.value)


# At random


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_same_luck_draws_the_same_menu(players: int) -> None:
    menus = {choose_menu(WITH_MENUS, players, " Random ", str(luck)) for luck in range(20)}
    assert len(menus) > 15
    assert menus <= set(every_menu(players))
    assert drawn(SERVING, players, "7") == drawn(SERVING, players, "7")


def test_without_luck_nobody_can_guess_the_menu() -> None:
    assert len({drawn(SERVING, 4, None) for _ in range(10)}) > 1


def test_every_type_is_drawn_as_often_as_it_is_on_menus() -> None:
    draws = 3_000
    counted = Counter(type_ for luck in range(draws) for type_ in drawn(SERVING, 6, str(luck)))
    for roll in ("maki", "temaki", "uramaki"):
        assert counted[roll] == pytest.approx(draws / 3, abs=150)
    for special in ("chopsticks", "sake", "menu"):
        assert counted[special] == pytest.approx(draws * 2 / 9, abs=150)


def test_a_menu_is_spelled_by_its_name_or_its_types() -> None:
    assert spelled(WITH_MENUS, MENUS["big-banquet"]) == "big-banquet"
    assert choose_menu(WITH_MENUS, 4, spelled(WITH_MENUS, OWN)) == OWN
    assert is_usual(WITH_MENUS, MENUS["my-first-meal"])
    assert not is_usual(WITH_MENUS, OWN)
    assert is_usual(sushi_go.GAME, ())


# Games without menus


def test_a_game_without_menus_refuses_one() -> None:
    said = "sushi-go has no menus, so it cannot be played with “big-banquet”"
    with pytest.raises(SetupError, match=said):
        Table(players=4, menu="big-banquet")
    with pytest.raises(SetupError, match="sushi-go has no menus"):
        simulate("sushi-go", players=4, menu="big-banquet")
    with pytest.raises(SetupError, match="sushi-go has no menus"):
        setups(sushi_go.GAME, menu="big-banquet")
    with pytest.raises(SetupError, match="sushi-go has no menus"):
        sushi_go.GAME.configure(4, "gamewright", (), ("maki",))
    assert Table(players=4).setup.menu == ()


def test_a_record_of_a_game_without_menus_has_none() -> None:
    record = Table(players=2, seed=1).record()
    assert "menu" not in record
    wrong = record.replace("edition gamewright", "edition gamewright\nmenu maki tempura")
    with pytest.raises(ValueError, match="line 5: sushi-go has no menus"):
        read(wrong)


# Tables with a menu


def test_a_table_knows_its_menu() -> None:
    assert Table("party").setup.menu == MENUS["my-first-meal"]
    assert Table("party", menu="Master Menu").setup.menu == MENUS["master-menu"]
    assert Table("party", menu=OWN[::-1]).setup.menu == OWN


def test_the_seed_of_a_table_draws_its_menu() -> None:
    first, again = (Table("party", players=5, menu="random", seed=7) for _ in range(2))
    assert first.setup.menu == again.setup.menu == drawn(SERVING, 5, "7")
    unguessable = Table("party", players=5, menu="random")
    assert unguessable.setup.menu == drawn(SERVING, 5, unguessable.seed)


def test_what_is_wrong_beside_the_menu_is_said_first() -> None:
    with pytest.raises(SetupError, match="for 2 to 8 players, not 9"):
        Table("party", players=9, menu="breakfast")
    with pytest.raises(SetupError, match="no edition “zoch”; available: standard"):
        Table("party", edition="zoch")
    with pytest.raises(SetupError, match="no option “dummy”"):
        Table("party", options=["dummy"])


@pytest.mark.parametrize("menu", [None, "sushi go!", OWN])
def test_the_repr_of_a_table_names_an_unusual_menu(menu: Menu) -> None:
    table = Table("party", players=4, menu=menu, seed=3)
    assert ("menu=" in repr(table)) == (menu is not None)
    assert eval(repr(table)).setup == table.setup


def test_a_record_names_the_types_of_the_menu_and_no_edition() -> None:
    record = Table("party", players=4, menu=OWN, seed=3).record()
    assert f"\nmenu {' '.join(OWN)}\n" in record
    assert "edition" not in record
    assert read(record).setup.menu == OWN
    assert read(record.replace("players 4", "players 4\nedition standard")).record() == record


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "line 2: the record does not say its “menu”"),
        ("menu", "line 4: a menu has 1 roll, this one has 0"),
        ("menu maki eel", "line 4: a menu has 3 appetizers, this one has 1 (eel)"),
        ("menu maki lobster", "line 4: there is no type “lobster”"),
        ("menu maki maki", "line 4: maki is on the menu twice"),
        (f"menu {' '.join(MENUS['party-sampler'])}", "line 4: menu is for 2 to 6 players"),
    ],
)
def test_a_record_with_a_wrong_menu_names_its_line(line: str, said: str) -> None:
    table = Table("party", players=8, seed=3)
    wrong = table.record().replace(f"menu {' '.join(table.setup.menu)}", line)
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        read(wrong)
    assert said in str(caught.value)


# Many games with a menu


def test_a_simulation_plays_with_a_menu() -> None:
    result = simulate("party", players=4, menu="cutthroat combo", games=20, seed=1)
    assert result.menu == MENUS["cutthroat-combo"]
    assert result.as_json()["menu"] == list(MENUS["cutthroat-combo"])
    assert {"temaki", "eel", "face-down"} <= set(result.mean_by_category)


def test_parity_is_checked_with_every_menu_and_all_its_players() -> None:
    game = KITS["party"].rules
    expected = {(players, types) for types in MENUS.values() for players in players_for(types)}
    assert {(variant.players, variant.menu) for variant in setups(game)} == expected
    assert {variant.menu for variant in setups(game, players=7)} == {
        types for types in MENUS.values() if 7 in players_for(types)
    }
    assert [variant.players for variant in setups(game, menu="big-banquet")] == [3, 4, 5, 6, 7, 8]
    with pytest.raises(SetupError, match="spoon is for 3 to 8 players"):
        setups(game, players=2, menu="big-banquet")
