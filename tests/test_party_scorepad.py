"""The score pad for Sushi Go Party!: JSON questions about real tables, and their answers."""

import json
from itertools import product
from typing import Any

import pytest

from plain_party import plain_races
from score_questions import Asking, cards
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS
from sushibar.table.scorepad import answer, answer_line

EXAMPLE = ["temaki", "tempura", "eel", "tofu", "special-order", "takeout-box", "fruit"]

asked = Asking("party")
points = asked.points
error = asked.error
dessert_points = asked.dessert_points


# The examples of the rules


def test_the_plates_of_the_example() -> None:
    plates = [["tempura", "special-order:tempura", "face-down"], ["eel"], []]
    answered = asked(menu=EXAMPLE, plates=plates)
    assert answered["points"] == [3, -7, -4]
    assert set(answered) == {"points", "sheet"}
    assert {name: line["points"] for name, line in answered["sheet"][0].items()} == {
        "temaki": -4,
        "tempura": 5,
        "eel": 0,
        "tofu": 0,
        "nigiri": 0,
        "face-down": 2,
    }
    assert answered["sheet"][1]["eel"] == {"points": -3, "reason": "a single eel costs 3"}


def test_the_desserts_of_the_example() -> None:
    answered = asked(
        menu=["maki", "tempura", "eel", "tofu", "tea", "wasabi", "fruit"],
        desserts=[["fruit-ww", "fruit-op"], [], ["fruit-oo"]],
        totals=[40, 41, 38],
    )
    assert answered["points"] == [1, -6, -3]
    assert answered["totals"] == [41, 35, 35]
    assert answered["winners"] == [0]
    assert [list(seat) for seat in answered["sheet"]] == [["fruit"]] * 3


# The order of laying


@pytest.mark.parametrize(
    ("plate", "brought"),
    [
        ("wasabi squid-nigiri", 9),
        ("squid-nigiri wasabi", 3),
        ("wasabi salmon-nigiri egg-nigiri", 7),
        ("2*wasabi egg-nigiri salmon-nigiri", 9),
        ("wasabi beside:salmon-nigiri", 2),
        ("wasabi beside:salmon-nigiri squid-nigiri", 11),
        ("wasabi face-down:egg-nigiri squid-nigiri", 5),
        ("wasabi face-down squid-nigiri", 11),
        ("wasabi face-down:beside:egg-nigiri squid-nigiri", 11),
        ("face-down:egg-nigiri wasabi squid-nigiri", 11),
        ("face-down:wasabi squid-nigiri", 5),
        ("face-down:wasabi wasabi squid-nigiri", 11),
        ("wasabi face-down:tempura squid-nigiri", 11),
        ("wasabi special-order:squid-nigiri", 9),
        ("wasabi beside:special-order:squid-nigiri", 3),
        ("special-order:wasabi squid-nigiri", 9),
        ("wasabi egg-nigiri special-order:wasabi special-order:egg-nigiri", 6),
        ("wasabi face-down:special-order:egg-nigiri squid-nigiri", 5),
        ("wasabi face-down:special-order egg-nigiri", 5),
        ("wasabi special-order:face-down egg-nigiri", 5),
        ("wasabi tuna-nigiri beside:tuna-nigiri", 12),
    ],
)
def test_a_nigiri_goes_on_a_free_wasabi_before_it(plate: str, brought: int) -> None:
    assert points(plate, "") == [brought, 0]


def test_wasabi_counts_under_nigiri() -> None:
    sheet = asked(plates=[["wasabi", "egg-nigiri", "wasabi"], []])["sheet"]
    assert sheet[0]["nigiri"]["points"] == 3
    assert "an unused wasabi scores nothing" in sheet[0]["nigiri"]["reason"]
    assert "wasabi" not in sheet[0]


# Every type


@pytest.mark.parametrize(
    ("plate", "brought"),
    [
        ("egg-nigiri salmon-nigiri squid-nigiri", 6),
        *[(f"{number}*tempura", 5 * (number // 2)) for number in range(1, 9)],
        *[(f"{number}*sashimi", 10 * (number // 3)) for number in range(1, 9)],
        *[
            (f"{number}*{name}", chain)
            for name in ("dumpling", "mussel")
            for number, chain in enumerate([0, 1, 3, 6, 10, 15, 15, 15, 15])
        ],
        *[(f"{number}*eel", sum_) for number, sum_ in enumerate([0, -3, 7, 7, 7])],
        *[(f"{number}*tofu", sum_) for number, sum_ in enumerate([0, 2, 6, 0, 0])],
        ("onigiri-circle", 1),
        ("onigiri-circle onigiri-square", 4),
        ("onigiri-circle onigiri-square onigiri-triangle", 9),
        ("onigiri-circle onigiri-square onigiri-triangle onigiri-rectangle", 16),
        ("2*onigiri-circle", 2),
        ("2*onigiri-circle onigiri-square", 5),
        ("2*onigiri-circle 2*onigiri-square onigiri-triangle", 13),
        ("miso-soup", 3),
        ("2*miso-soup", 6),
        ("sake", 3),
        ("2*sake", 6),
        ("futomaki", 2),
        ("2*inari", 4),
        ("futomaki inari", 6),
        ("2*futomaki inari", 8),
        ("2*futomaki 3*inari", 14),
        ("chopsticks chopsticks-2 spoon spoon-5", 0),
        ("wasabi", 0),
        ("face-down", 2),
        ("2*face-down face-down:tempura face-down:maki-1", 8),
        ("pudding green-tea-ice-cream fruit-ww", 0),
    ],
)
def test_what_a_plate_brings_alone(plate: str, brought: int) -> None:
    roll = 6 if "maki-1" in plate and "face-down" not in plate else 0
    assert points(plate, "", "") == [brought + roll, 0, 0]


@pytest.mark.parametrize(
    ("plates", "brought"),
    [
        (("maki-3", "maki-2"), [6, 3]),
        (("maki-3", "maki-1 maki-2", "maki-2", "maki-1"), [6, 6, 3, 0]),
        (("maki-3", "maki-2", "2*maki-1", "maki-1", ""), [6, 3, 3, 0, 0]),
        (("maki-1", "", "", "", ""), [6, 0, 0, 0, 0]),
        (("maki-3", "maki-2", "2*maki-1", "maki-1", "", ""), [6, 4, 4, 2, 0, 0]),
        (("maki-3", "maki-3", "maki-2", "maki-1", "", ""), [6, 6, 4, 2, 0, 0]),
        (("maki-1", "", "", "", "", "", "", ""), [6, 0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_maki_ranks_are_shared_in_full_and_not_skipped(
    plates: tuple[str, ...], brought: list[int]
) -> None:
    assert points(*plates) == brought


@pytest.mark.parametrize(
    ("plates", "brought"),
    [
        (("2*temaki", "temaki", ""), [4, 0, -4]),
        (("2*temaki", "2*temaki", "temaki"), [4, 4, -4]),
        (("2*temaki", "temaki", "temaki"), [4, -4, -4]),
        (("temaki", "temaki", "temaki"), [0, 0, 0]),
        (("temaki", ""), [4, 0]),
        (("temaki", "temaki"), [4, 4]),
    ],
)
def test_most_and_fewest_temaki(plates: tuple[str, ...], brought: list[int]) -> None:
    assert points(*plates) == brought


def test_temaki_that_nobody_has_cost_only_three_or_more() -> None:
    assert points("", "", "", menu=["temaki"]) == [-4, -4, -4]
    assert points("", "", menu=["temaki"]) == [0, 0]


@pytest.mark.parametrize(
    ("plates", "brought"),
    [
        (("edamame", "", ""), [0, 0, 0]),
        (("2*edamame", "edamame", ""), [2, 1, 0]),
        (("3*edamame", "edamame", "edamame", "edamame", "edamame"), [12, 4, 4, 4, 4]),
        (("2*edamame", *["edamame"] * 6), [8, *[4] * 6]),
        (("edamame", "edamame"), [1, 1]),
    ],
)
def test_edamame_need_opponents(plates: tuple[str, ...], brought: list[int]) -> None:
    assert points(*plates) == brought


@pytest.mark.parametrize(
    ("plates", "brought"),
    [
        (("soy-sauce", "", ""), [4, 0, 0]),
        (("soy-sauce eel", "tofu 2*egg-nigiri sake"), [-3, 7]),
        (("2*soy-sauce sake", "tofu egg-nigiri"), [11, 3]),
        (("soy-sauce wasabi", "tofu egg-nigiri"), [4, 3]),
        (("soy-sauce wasabi egg-nigiri", "tofu egg-nigiri sake"), [3, 6]),
        (("soy-sauce face-down", "tofu egg-nigiri"), [6, 3]),
        (("soy-sauce futomaki inari", "tofu egg-nigiri sake"), [6, 6]),
        (("soy-sauce special-order:soy-sauce", "tofu"), [8, 2]),
        (("soy-sauce chopsticks-1 chopsticks-2 pudding", "sake tofu tea"), [4, 6]),
    ],
)
def test_soy_sauce_needs_the_most_colours(plates: tuple[str, ...], brought: list[int]) -> None:
    assert points(*plates) == brought


@pytest.mark.parametrize(
    ("plate", "brought"),
    [
        ("tea", 1),
        ("2*tea", 4),
        ("tea 3*tempura", 5 + 3),
        ("2*tea 3*tempura", 5 + 6),
        ("tea egg-nigiri wasabi wasabi", 1 + 3),
        ("tea face-down:egg-nigiri wasabi wasabi", 2 + 2),
        ("tea 4*face-down", 8 + 4),
        ("tea futomaki 2*inari", 8 + 3),
        ("tea 2*tempura special-order:tempura", 5 + 3),
        ("tea special-order:tea tofu", 2 + 4),
        ("tea chopsticks chopsticks-2 chopsticks-3", 3),
        ("tea 5*pudding", 5),
    ],
)
def test_tea_brings_the_size_of_the_largest_set(plate: str, brought: int) -> None:
    assert points(plate, "") == [brought, 0]


def test_tea_names_the_largest_set() -> None:
    reason = asked(plates=[["tea", "tempura", "tempura", "egg-nigiri"], []])["sheet"][0]["tea"]
    assert "tempura" in reason["reason"]


def test_reasons_are_told_in_the_language_of_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    from sushibar.games.party.words import reasons

    question = {"game": "party", "plates": [["tea", "tea", "sake"], []]}
    first: Any = answer(question)
    monkeypatch.setattr("sushibar.games.party.scorepad.points.language", lambda: "xx")
    monkeypatch.setattr(reasons, "colour_text", lambda config, colour: "elsewhere")
    second: Any = answer(question)
    assert "tea" in first["sheet"][0]["tea"]["reason"]
    assert "elsewhere" in second["sheet"][0]["tea"]["reason"]


def test_points_that_no_box_allows_are_right_all_the_same() -> None:
    assert points("100*tempura", "60*face-down", "20*maki-3") == [250, 120, 6]
    assert points("48*wasabi 48*squid-nigiri", "40*tea 40*edamame", "edamame")[:2] == [432, 1_640]


# The race of the uramaki


@pytest.mark.parametrize(
    ("race", "brought"),
    [
        ([0, 0, 0], [8, 0, 0]),
        ([8, 0, 0], [13, 0, 0]),
        ([0, 8, 0], [5, 8, 0]),
        ([0, 13, 0], [2, 13, 0]),
        ([0, 8, 5], [2, 8, 5]),
        ([0, 15, 0], [0, 15, 0]),
        ([2, 8, 5], [2, 8, 5]),
        ([0, 8, 8], [2, 8, 8]),
        ([8, 8, 8], [10, 8, 8]),
        ([2, 8, 8], [2, 8, 8]),
        ([10, 8, 2], [10, 8, 2]),
        ([5, 8, 5], [5, 8, 5]),
        ([13, 0, 5], [13, 0, 5]),
        ([10, 5, 2], [10, 5, 2]),
        ([8, 7, 0], [8, 7, 0]),
    ],
)
def test_rolls_that_are_left_take_the_best_open_place(race: list[int], brought: list[int]) -> None:
    assert points("2*uramaki-3", "uramaki-4", "", uramaki=race) == brought


@pytest.mark.parametrize(
    ("plate", "race", "warned"),
    [
        ("uramaki-4 uramaki-5", [0, 0, 0], False),
        ("2*uramaki-5", [0, 0, 0], True),
        ("uramaki-5 special-order:uramaki-5", [0, 8, 0], True),
        ("uramaki-5 face-down:uramaki-5", [0, 8, 0], False),
        ("3*uramaki-4", [0, 8, 5], True),
        ("3*uramaki-4", [0, 8, 8], True),
        ("3*uramaki-4", [2, 8, 5], False),
        ("3*uramaki-4", [0, 15, 0], False),
    ],
)
def test_ten_rolls_cannot_lie_there_while_a_place_is_open(
    plate: str, race: list[int], warned: bool
) -> None:
    told = asked(plates=[cards(plate), [], []], uramaki=race).get("warnings", [])
    if warned:
        (warning,) = told
        assert "uramaki rolls on a plate, but ten score at once" in warning
    else:
        assert told == []


def test_tied_rolls_that_are_left_are_paid_in_full() -> None:
    assert points("2*uramaki-4", "uramaki-3 uramaki-5", "uramaki-5") == [8, 8, 0]
    assert points("", "", "", uramaki=[8, 0, 0]) == [8, 0, 0]


@pytest.mark.parametrize(
    "race", [[1, 0], [5, 0], [2, 0], [8, 2], [6, 0], [8, 8, 5], [5, 5], [7, 0], [16, 0], [13, 8]]
)
def test_a_race_that_cannot_be_is_refused(race: list[int]) -> None:
    said = error(plates=[[]] * len(race), uramaki=race)
    assert said.startswith("nobody can have these points from the uramaki race: ")


def test_exactly_the_races_that_can_be_are_accepted() -> None:
    possible = plain_races(3)
    for race in product(range(17), repeat=3):
        answered = answer_line(
            json.dumps({"game": "party", "plates": [[]] * 3, "uramaki": race}).encode()
        )
        assert ("error" in answered) == (race not in possible), race


def test_the_race_is_told_in_the_sheet() -> None:
    sheet = asked(plates=[["uramaki-3"], []], uramaki=[8, 5])["sheet"]
    assert sheet[0]["uramaki"]["points"] == 10
    assert sheet[1]["uramaki"]["points"] == 5


# The menu


def test_the_menu_says_which_types_are_in_play() -> None:
    assert points("tempura", "", "", menu=EXAMPLE) == [-4, -4, -4]
    assert points("tempura", "", "") == [0, 0, 0]
    assert points("temaki", "", "") == [4, -4, -4]


def test_a_type_that_was_only_named_is_in_play_too() -> None:
    assert points("face-down:temaki", "", "") == [-2, -4, -4]
    assert points("special-order:temaki", "", "") == [4, -4, -4]


def test_without_a_menu_the_sheet_has_the_types_on_the_plates() -> None:
    sheet = asked(plates=[["tempura", "wasabi"], ["special-order:eel"]])["sheet"]
    assert [list(seat) for seat in sheet] == [["tempura", "eel", "nigiri"]] * 2


@pytest.mark.parametrize("name", [*MENUS, "Master Menu", "my first meal"])
def test_a_recommended_menu_has_a_name(name: str) -> None:
    sheet = asked(plates=[["egg-nigiri"]] + [[]] * 3, menu=name)["sheet"]
    types = MENUS[name.lower().replace(" ", "-")]
    scored = [TYPES[number].name for number in range(1, 13)] + ["soy-sauce", "tea", "sake"]
    assert [*sheet[1]] == [type_ for type_ in types if type_ in scored] + ["nigiri"]


def test_nigiri_need_not_be_listed() -> None:
    assert points("egg-nigiri", "", menu=["nigiri", "tofu"]) == [1, 0]
    assert points("egg-nigiri", "", menu=["tofu"]) == [1, 0]
    assert points("egg-nigiri face-down", "", menu=[]) == [3, 0]


@pytest.mark.parametrize(
    "card",
    [
        "maki-1",
        "mussel",
        "fruit-ww",
        "chopsticks",
        "wasabi",
        "face-down:sake",
        "special-order:egg-nigiri",
        "face-down:special-order",
        "special-order:face-down",
        "beside:special-order:egg-nigiri",
    ],
)
def test_a_card_that_is_not_on_the_menu_is_an_error(card: str) -> None:
    said = error(plates=[[], ["tofu", card]], menu=["temaki", "tofu", "pudding"])
    assert "is not on the menu; available: nigiri, temaki, tofu, pudding" in said
    assert said.startswith("seat 1: ")


def test_a_special_order_needs_both_types_on_the_menu() -> None:
    assert "“special-order:eel” is not on the menu" in error(
        plates=[["special-order:eel"], []], menu=["tofu", "special-order"]
    )
    assert points("special-order:tofu", "", menu=["tofu", "special-order"]) == [2, 0]


# The sheet


def test_points_are_the_sum_of_the_sheet() -> None:
    answered = asked(
        plates=[["maki-1", "tofu", "tea", "wasabi", "egg-nigiri"], ["soy-sauce", "face-down"]]
    )
    sums = [sum(line["points"] for line in seat.values()) for seat in answered["sheet"]]
    assert answered["points"] == sums
    assert all(line["reason"] for seat in answered["sheet"] for line in seat.values())


def test_what_brings_nothing_is_told_only_where_it_lies() -> None:
    plates = [["chopsticks", "pudding", "face-down"], ["spoon-4"], []]
    sheet = asked(plates=plates)["sheet"]
    assert [list(seat) for seat in sheet] == [
        ["chopsticks", "nigiri", "pudding", "face-down"],
        ["spoon", "nigiri"],
        ["nigiri"],
    ]


# The end of the game


@pytest.mark.parametrize(
    ("puddings", "brought"),
    [
        ([4, 2, 2], [6, -6, -6]),
        ([4, 4, 2, 3], [6, 6, -6, 0]),
        ([2, 2, 2], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0], [6, 0]),
        ([3, 3], [6, 6]),
        ([0, 0], [6, 6]),
    ],
)
def test_most_and_fewest_puddings(puddings: list[int], brought: list[int]) -> None:
    assert asked(puddings=puddings)["points"] == brought
    desserts = [["pudding"] * number for number in puddings]
    assert asked(desserts=desserts, menu="sushi-go")["points"] == brought


@pytest.mark.parametrize(("number", "brought"), [(0, 0), (3, 0), (4, 12), (7, 12), (8, 24)])
def test_four_ice_creams_bring_twelve(number: int, brought: int) -> None:
    assert dessert_points(f"{number}*green-tea-ice-cream", "green-tea-ice-cream") == [brought, 0]


@pytest.mark.parametrize(
    ("plate", "brought"),
    [
        ("", -6),
        ("fruit-ww", 1 - 2 - 2),
        ("fruit-wo", 0 + 0 - 2),
        ("fruit-op fruit-wp", 0 + 0 + 1),
        ("fruit-ww fruit-wo", 3 + 0 - 2),
        ("2*fruit-oo", -2 + 6 - 2),
        ("2*fruit-pp fruit-op", -2 + 0 + 10),
        ("3*fruit-ww", 10 - 2 - 2),
    ],
)
def test_fruits_are_counted_by_icons(plate: str, brought: int) -> None:
    assert dessert_points(plate, "fruit-ww", menu=["fruit"])[0] == brought


def test_a_special_order_counts_as_card_and_pudding() -> None:
    answered = asked(desserts=[["special-order:pudding", "pudding"], ["pudding"], []])
    assert answered["points"] == [6, 0, -6]
    tied = asked(desserts=[["special-order:pudding", "pudding"], ["pudding"]], totals=[0, 6])
    assert tied["winners"] == [0]


def test_the_dessert_comes_from_the_menu_else_from_the_cards() -> None:
    assert dessert_points("", "", "", menu=["fruit"]) == [-6, -6, -6]
    assert dessert_points("fruit-ww", "", "") == [-3, -6, -6]
    assert dessert_points("", "", menu=["green-tea-ice-cream"]) == [0, 0]


def test_totals_are_before_and_after_the_desserts() -> None:
    answered = asked(puddings=[3, 1, 0], totals=[-5, 0, 9])
    assert answered["totals"] == [1, 0, 3]
    assert asked(puddings=[3, 1, 0])["totals"] == [6, 0, -6]
    assert set(answered) == {"points", "sheet", "totals", "winners"}


def test_equal_points_are_decided_by_dessert_cards_then_shared() -> None:
    assert asked(puddings=[2, 3, 1], totals=[36, 30, 0])["winners"] == [1]
    assert asked(puddings=[3, 3, 1], totals=[30, 30, 0])["winners"] == [0, 1]
    desserts = [["fruit-wo", "fruit-op"], ["fruit-ww"], []]
    assert asked(desserts=desserts, totals=[0, 4, 0])["winners"] == [0]


def test_a_dummy_cannot_win() -> None:
    assert asked(puddings=[0, 1, 5], totals=[10, 10, 99], dummy=2)["winners"] == [1]
    assert asked(puddings=[5, 0], totals=[99, 10], dummy=0)["winners"] == [1]
    assert points("tempura", "", "", dummy=2) == [0, 0, 0]


@pytest.mark.parametrize(
    "question",
    [
        {"plates": [["tempura"] * 100, ["eel"] * 93]},
        {"puddings": [192, 1]},
        {"desserts": [["pudding"] * 100, ["pudding"] * 93]},
    ],
)
def test_more_cards_than_the_whole_box_has_are_refused(question: dict[str, object]) -> None:
    assert (
        error(**question) == "193 cards are more than there are in the whole box, which holds 192"
    )
