"""The appetizers of Sushi Go Party!, sentence by sentence."""

import pytest

from party_scores import points_of, score
from party_tables import finish_round, laid, lay, plate, play, seated, set_aside

# Sets


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (8, 20)])
def test_every_two_tempura_bring_five_points(cards: int, points: int) -> None:
    assert score("tempura", "tempura", f"{cards}*tempura", "") == [points, 0]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 0), (2, 0), (3, 10), (5, 10), (6, 20), (8, 20)]
)
def test_every_three_sashimi_bring_ten_points(cards: int, points: int) -> None:
    assert score("sashimi", "sashimi", f"{cards}*sashimi", "") == [points, 0]


@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (8, 15)]
)
def test_more_dumplings_bring_more_points_up_to_five(cards: int, points: int) -> None:
    assert score("dumpling", "dumpling", f"{cards}*dumpling", "") == [points, 0]


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, -3), (2, 7), (3, 7), (8, 7)])
def test_one_eel_costs_three_and_more_bring_seven_once(cards: int, points: int) -> None:
    assert score("eel", "eel", f"{cards}*eel", "") == [points, 0]


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 2), (2, 6), (3, 0), (4, 0), (8, 0)])
def test_one_tofu_brings_two_two_bring_six_and_more_nothing(cards: int, points: int) -> None:
    assert score("tofu", "tofu", f"{cards}*tofu", "") == [points, 0]


@pytest.mark.parametrize(
    ("type_", "card", "points"),
    [
        ("tempura", "tempura", 5),
        ("eel", "eel", 7),
        ("tofu", "tofu", 6),
        ("dumpling", "dumpling", 3),
    ],
)
def test_a_special_order_completes_a_pair(type_: str, card: str, points: int) -> None:
    plates = [f"{card} special-order:{card}", ""]
    assert score(f"{type_} special-order", type_, *plates) == [points, 0]


def test_a_card_face_down_is_missing_in_its_set() -> None:
    assert score("eel takeout-box", "eel", "eel face-down", "2*eel") == [-3, 7]
    assert score("tofu takeout-box", "tofu", "2*tofu face-down", "3*tofu") == [6, 0]
    assert score("eel takeout-box", "face-down", "eel 2*face-down", "") == [4, 0]


# Onigiri


@pytest.mark.parametrize(("shapes", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16)])
def test_different_onigiri_bring_their_number_squared(shapes: int, points: int) -> None:
    names = ["circle", "triangle", "square", "rectangle"][:shapes]
    words = " ".join(f"onigiri-{name}" for name in names)
    assert score("onigiri", "onigiri", words, "") == [points, 0]


def test_two_equal_onigiri_are_two_sets_of_one() -> None:
    assert score("onigiri", "onigiri", "2*onigiri-circle", "2*onigiri-rectangle") == [2, 2]


def test_a_circle_a_triangle_and_two_squares_bring_ten() -> None:
    words = "onigiri-circle onigiri-triangle 2*onigiri-square"
    assert score("onigiri", "onigiri", words, "") == [10, 0]


def test_several_sets_of_onigiri_are_made_as_large_as_possible() -> None:
    four_and_four = "2*onigiri-circle 2*onigiri-triangle 2*onigiri-square 2*onigiri-rectangle"
    four_and_two = "2*onigiri-circle 2*onigiri-triangle onigiri-square onigiri-rectangle"
    assert score("onigiri", "onigiri", four_and_four, four_and_two) == [32, 20]


def test_special_orders_make_a_third_onigiri_of_a_shape() -> None:
    words = "2*onigiri-circle special-order:onigiri-circle onigiri-square"
    assert score("onigiri special-order", "onigiri", words, "") == [6, 0]


# Edamame


def test_each_edamame_brings_a_point_for_every_opponent_who_has_some() -> None:
    plates = ["3*edamame", "2*edamame", "edamame", ""]
    assert score("edamame", "edamame", *plates) == [6, 4, 2, 0]


def test_edamame_alone_bring_nothing() -> None:
    assert score("edamame", "edamame", "4*edamame", "", "") == [0, 0, 0]


def test_nobody_with_edamame_gets_nothing() -> None:
    assert score("edamame", "edamame", "", "", "") == [0, 0, 0]


def test_an_edamame_brings_at_most_four_points() -> None:
    five = ["2*edamame", "edamame", "edamame", "edamame", "edamame"]
    assert score("edamame", "edamame", *five) == [8, 4, 4, 4, 4]
    assert score("edamame", "edamame", *five, "edamame", "") == [8, 4, 4, 4, 4, 4, 0]
    assert score("edamame", "edamame", *["edamame"] * 8) == [4] * 8


def test_edamame_face_down_are_no_edamame() -> None:
    assert score("edamame takeout-box", "edamame", "2*edamame", "face-down", "edamame") == [2, 0, 1]


# Miso soup


def test_a_soup_that_is_alone_in_its_turn_stays() -> None:
    table = seated("miso-soup", "miso-soup", "", "")
    play(table, "miso-soup | * | *")
    assert plate(table, 0) == ["miso-soup"]


def test_every_soup_brings_three_points() -> None:
    assert score("miso-soup", "miso-soup", "miso-soup", "3*miso-soup", "") == [3, 9, 0]


def test_two_soups_in_one_turn_are_set_aside() -> None:
    table = seated("miso-soup", "miso-soup", "miso-soup", "")
    play(table, "miso-soup | miso-soup | *")
    assert plate(table, 0) == plate(table, 1) == []
    assert set_aside(table) == ["miso-soup", "miso-soup"]


def test_three_soups_in_one_turn_are_all_set_aside() -> None:
    table = seated("miso-soup", *["miso-soup"] * 4)
    play(table, "miso-soup | miso-soup | * | miso-soup")
    assert [plate(table, seat) for seat in (0, 1, 3)] == [[], [], []]
    assert set_aside(table) == ["miso-soup"] * 3


def test_only_the_soups_of_this_turn_are_set_aside() -> None:
    table = laid("miso-soup", ["miso-soup", "", ""], ["miso-soup", "miso-soup", ""])
    play(table, "miso-soup | miso-soup | *")
    assert plate(table, 0) == ["miso-soup"]
    assert set_aside(table) == ["miso-soup", "miso-soup"]


def test_a_clash_does_not_spoil_the_soup_of_the_next_turn() -> None:
    table = seated("miso-soup", "miso-soup", "miso-soup", "miso-soup")
    play(table, "miso-soup | miso-soup | *", "miso-soup | * | *")
    assert plate(table, 0) == ["miso-soup"]


def test_soups_set_aside_come_back_in_the_next_round() -> None:
    table = seated("miso-soup", "miso-soup", "miso-soup", "")
    play(table, "miso-soup | miso-soup | *")
    finish_round(table)
    lay(table, ["", "", ""], ["8*miso-soup", "", ""])
    assert table.hand(0).count("miso-soup") == 8


def test_soups_that_clashed_bring_nothing() -> None:
    table = seated("miso-soup", "miso-soup", "miso-soup", "")
    play(table, "miso-soup | miso-soup | *")
    finish_round(table)
    assert points_of(table, "miso-soup") == [0, 0, 0]


# Sukeroku


@pytest.mark.parametrize(
    ("plate", "points"),
    [
        ("", 0),
        ("futomaki", 2),
        ("inari", 2),
        ("futomaki inari", 6),
        ("2*futomaki", 4),
        ("2*futomaki inari", 8),
        ("futomaki 3*inari", 10),
        ("2*futomaki 2*inari", 12),
        ("4*futomaki 4*inari", 24),
    ],
)
def test_futomaki_and_inari_bring_six_a_pair_and_two_each_left_over(
    plate: str, points: int
) -> None:
    assert score("sukeroku", "sukeroku", plate, "") == [points, 0]
