"""What is printed on cards follows from their dishes: a colour of its own, and points in signs."""

from itertools import combinations

import pytest

from sushibar import Table
from sushibar.games.drafting.dish import Dish
from sushibar.games.kit import KITS
from sushibar.games.party.rules.config import configure
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS
from sushibar.games.sushi_go.rules.dishes import DISHES
from sushibar.server.catalogue import rules_of

INK = "#2b2a33"
"""What is written on cards, in either theme."""
READABLE = 4.5
"""WCAG 2.2 AA."""
APART = 0.05
"""As far as colours must be from each other in OKLab, where 0.02 is seen side by side."""


def light(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def parts(colour: str) -> list[float]:
    return [light(int(colour[place : place + 2], 16)) for place in (1, 3, 5)]


def luminance(colour: str) -> float:
    red, green, blue = parts(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def oklab(colour: str) -> tuple[float, float, float]:
    red, green, blue = parts(colour)
    long, middle, short = (
        (0.4122 * red + 0.5363 * green + 0.0514 * blue) ** (1 / 3),
        (0.2119 * red + 0.6807 * green + 0.1074 * blue) ** (1 / 3),
        (0.0883 * red + 0.2817 * green + 0.6300 * blue) ** (1 / 3),
    )
    return (
        0.2105 * long + 0.7936 * middle - 0.0041 * short,
        1.9780 * long - 2.4286 * middle + 0.4506 * short,
        0.0259 * long + 0.7828 * middle - 0.8087 * short,
    )


def distance(one: str, other: str) -> float:
    squares = [(left - right) ** 2 for left, right in zip(oklab(one), oklab(other), strict=True)]
    return float(sum(squares) ** 0.5)


def may_meet(one: Dish, other: Dish) -> bool:
    """Whether both can be on one menu, which has one roll and one dessert."""
    return one.group != other.group or one.group not in ("roll", "dessert")


@pytest.mark.parametrize("dish", TYPES, ids=lambda dish: dish.name)
def test_dark_words_can_be_read_on_every_card(dish: Dish) -> None:
    assert contrast(dish.background, INK) >= READABLE


def test_cards_that_meet_on_a_menu_have_different_colours() -> None:
    alike = [
        (one.name, other.name)
        for dishes in (TYPES, DISHES)
        for one, other in combinations(dishes, 2)
        if may_meet(one, other) and distance(one.background, other.background) < APART
    ]
    assert alike == [("nigiri", "wasabi")] * 2, "these two are one colour for soy sauce and tea"


def test_a_dish_has_the_same_colour_in_both_games() -> None:
    party = {dish.name: dish.background for dish in TYPES}
    assert {dish.name: party[dish.name] for dish in DISHES} == {
        dish.name: dish.background for dish in DISHES
    }


@pytest.mark.parametrize("menu", MENUS)
def test_colours_are_counted_as_they_are_printed(menu: str) -> None:
    config = configure(4, menu=MENUS[menu])
    printed = [TYPES[type_].background for type_ in config.type[: len(MENUS[menu]) + 1]]
    for kind in range(config.kinds):
        assert printed[config.colour[kind]] == printed[config.column[kind]]


def test_a_dish_without_a_colour_has_one_of_its_own() -> None:
    tamago, gari = (Dish(name, "appetizer", 8).background for name in ("tamago", "gari"))
    assert tamago != gari
    assert contrast(tamago, INK) >= READABLE


@pytest.mark.parametrize(
    ("game", "card", "signs"),
    [
        ("sushi-go", "tempura", "2 = 5"),
        ("sushi-go", "dumpling", "1·3·6·10·15"),
        ("sushi-go", "squid-nigiri", "3"),
        ("sushi-go", "wasabi", "×3"),
        ("sushi-go", "maki-2", "6/3"),
        ("party", "eel", "−3·7"),
        ("party", "onigiri-square", "1·4·9·16"),
        ("party", "uramaki-4", "8/5/2"),
        ("party", "temaki", "4/−4"),
        ("party", "spoon-5", "№5"),
    ],
)
def test_points_are_printed_in_signs(game: str, card: str, signs: str) -> None:
    assert KITS[game].pieces.printed(4)[card]["signs"] == signs


def test_signs_follow_the_number_of_players() -> None:
    printed = KITS["party"].pieces.printed
    assert [printed(players)["maki-1"]["signs"] for players in (5, 6)] == ["6/3", "6/4/2"]
    assert [printed(players)["pudding"]["signs"] for players in (2, 3)] == ["6", "6/−6"]


@pytest.mark.parametrize("game", ["sushi-go", "party"])
def test_every_card_of_a_table_is_printed(game: str) -> None:
    rules = rules_of(Table(game, players=3).setup)
    for card in rules["names"]:
        assert rules["printed"][card]["signs"], card
