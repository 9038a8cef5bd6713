"""The score pad for Sushi Go Party!: warnings, errors, and plates as people write them."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from score_questions import Asking, cards
from sushibar import ScoreError, SushibarError, UnknownName
from sushibar.games.party.scorepad.cards import CARDS, NAMES, read_words
from sushibar.table.scorepad import answer, answer_lines

unhurried = settings(deadline=None)
"""For machines that are busy with something else."""


asked = Asking("party")
points = asked.points
error = asked.error


# Warnings


@pytest.mark.parametrize(
    ("plates", "warnings"),
    [
        (("4*egg-nigiri", ""), []),
        (("4*egg-nigiri", "beside:egg-nigiri"), ["5 cards of egg nigiri, but the box holds 4"]),
        (("4*egg-nigiri special-order:egg-nigiri", ""), []),
        (("8*tempura face-down:tempura", ""), ["9 cards of tempura, but the box holds 8"]),
        (("8*tempura face-down", ""), []),
        (("12*temaki", "temaki"), ["13 cards of temaki, but the box holds 12"]),
        (("8*dumpling", "mussel"), ["9 cards of dumpling, but the box holds 8"]),
        (("3*chopsticks", "chopsticks-2"), ["4 cards of chopsticks, but the box holds 3"]),
        (("chopsticks-1 chopsticks-2 chopsticks-3", ""), []),
        (("16*pudding", ""), ["16 cards of pudding, but the box holds 15"]),
        (("3*fruit-ww", ""), ["3 cards of "]),
        (("100*face-down", ""), []),
    ],
)
def test_more_cards_than_the_box_holds_are_a_warning(
    plates: tuple[str, ...], warnings: list[str]
) -> None:
    told = asked(plates=[cards(plate) for plate in plates]).get("warnings", [])
    assert len(told) == len(warnings)
    assert all(line.startswith(warning) for line, warning in zip(told, warnings, strict=True))


def test_special_orders_count_as_special_orders() -> None:
    plate = ["special-order:tempura", "special-order:face-down", "face-down:special-order"]
    assert "warnings" not in asked(plates=[plate, []])
    (warning,) = asked(plates=[plate, ["beside:special-order:egg-nigiri"]])["warnings"]
    assert warning.startswith("4 cards of special order")


def test_a_numbered_card_is_there_once() -> None:
    (warning,) = asked(plates=[["chopsticks-2"], ["chopsticks-2"]])["warnings"]
    assert warning.startswith("2 cards of Chopsticks 2")
    assert warning.endswith("the box holds 1")


def test_more_desserts_than_the_box_holds_are_a_warning() -> None:
    assert asked(puddings=[8, 8])["warnings"] == ["16 cards of pudding, but the box holds 15"]
    assert "warnings" not in asked(puddings=[8, 7])
    orders = [["special-order:pudding"] * 4 + ["pudding"] * 15, []]
    assert len(asked(desserts=orders)["warnings"]) == 1


# Errors


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("menu", "“menu” does not lie on a plate when a round ends"),
        ("menu-8", "“menu-8” does not lie on a plate when a round ends"),
        ("takeout-box", "“takeout-box” does not lie on a plate when a round ends"),
        ("takeout-box-10", "“takeout-box-10” does not lie on a plate when a round ends"),
        ("special-order:menu", "does not lie on a plate when a round ends"),
        ("special-order", "a special order on a plate is what it copies"),
        (" Special-Order ", "a special order on a plate is what it copies"),
        ("special-order:special-order", "a special order on a plate is what it copies"),
        ("pizza", "there is no card “pizza” in Sushi Go Party!; the cards are: egg-nigiri"),
        ("", "there is no card “” in Sushi Go Party!"),
        ("maki", "did you mean: maki-1, maki-2, maki-3?"),
        ("tempra", "did you mean: tempura"),
        ("special-order:tempra", "did you mean: special-order:tempura"),
        ("face-down:onigiri", "did you mean: face-down:onigiri-circle, "),
        ("special-order:pizza", "there is no card “special-order:pizza”"),
        ("face-down:", "there is no card “face-down:”"),
        ("chopsticks-4", "did you mean: chopsticks"),
        ("nigiri", "did you mean: egg-nigiri, salmon-nigiri, squid-nigiri, tuna-nigiri?"),
        ("beside:tempura", "only a nigiri lies beside a wasabi"),
        ("beside:", "only a nigiri lies beside a wasabi"),
        ("special-order:face-down:egg-nigiri", "there is no card"),
        ("face-down:face-down", "there is no card"),
        ("fruit", "did you mean: fruit-ww, "),
        ("x" * 100, "there is no card “" + "x" * 40 + "…”"),
    ],
)
def test_what_cannot_lie_on_a_plate(card: str, said: str) -> None:
    told = error(plates=[["tempura"], ["tempura", card]])
    assert told.startswith("seat 1: ")
    assert said in told


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"plates": [[]]}, "this game is for 2 to 8 players, not 1"),
        ({"plates": []}, "this game is for 2 to 8 players, not 0"),
        ({"plates": [[]] * 9}, "this game is for 2 to 8 players, not 9"),
        ({"plates": "tempura"}, "“plates” is a list with an entry for every seat"),
        ({"plates": [["tempura"], 7]}, "seat 1: a seat’s cards are a list of names, not 7"),
        ({"plates": [["tempura"], [7]]}, "seat 1: a card is a name in quotes, not 7"),
        ({"menu": "random"}, "there is no recommended menu “random”; available: my-first-meal"),
        ({"menu": ""}, "there is no recommended menu “”"),
        ({"menu": ["pizza"]}, "there is no type “pizza” for a menu; available: nigiri, maki"),
        ({"menu": ["maki-1"]}, "there is no type “maki-1” for a menu"),
        ({"menu": ["face-down"]}, "there is no type “face-down” for a menu"),
        ({"menu": [3]}, "a type on a menu is a name in quotes, not 3"),
        ({"menu": 3}, "“menu” is a list of types or the name of a recommended menu, not 3"),
        ({"menu": None}, "“menu” is a list of types or the name of a recommended menu, not null"),
        ({"menu": {"maki": 1}}, "“menu” is a list of types"),
        ({"uramaki": [8]}, "there are 2 seats, but “uramaki” for 1"),
        ({"uramaki": [8, 0], "menu": ["tempura"]}, "“uramaki” is not on the menu"),
        ({"uramaki": [8, -8]}, "seat 1: “uramaki” cannot be negative"),
        ({"uramaki": [8, True]}, "seat 1: “uramaki” are whole numbers, not true"),
        ({"uramaki": [8, 10**9]}, "seat 1: “uramaki” cannot be that large"),
        ({"uramaki": 8}, "“uramaki” is a list"),
        ({"edition": "zoch"}, "there is no edition “zoch”; available: standard"),
        ({"edition": 3}, "“edition” is a name in quotes, not 3"),
        ({"boards": []}, "there is no key “boards”"),
        ({"Menu": []}, "there is no key “Menu”"),
        ({"totals": [1, 2]}, "“totals” belong to the end of the game"),
        ({"puddings": [1, 2]}, "“plates” and “puddings” do not belong in one question"),
        ({"desserts": [[], []]}, "“plates” and “desserts” do not belong in one question"),
        ({"dummy": 2}, "there is no seat 2"),
        ({"dummy": "2"}, '“dummy” is the number of a seat, not "2"'),
    ],
)
def test_what_is_wrong_with_a_round(question: dict[str, object], said: str) -> None:
    assert said in error(**({"plates": [["tempura"], []]} | question))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({}, "nothing to score"),
        ({"puddings": [4]}, "this game is for 2 to 8 players, not 1"),
        ({"puddings": [1] * 9}, "this game is for 2 to 8 players, not 9"),
        ({"puddings": [1, -1]}, "seat 1: “puddings” cannot be negative"),
        ({"puddings": [1, 2.0]}, "seat 1: “puddings” are whole numbers, not 2.0"),
        ({"puddings": [1, 2], "menu": "my-first-meal"}, "“pudding” is not on the menu"),
        ({"puddings": [1, 2], "menu": []}, "“pudding” is not on the menu; available: nigiri"),
        ({"puddings": [1, 2], "totals": [1]}, "there are 2 seats, but “totals” for 1"),
        ({"puddings": [1, 2], "uramaki": [8, 0]}, "“uramaki” belongs to a round"),
        ({"puddings": [1, 2], "desserts": [[], []]}, "do not belong in one question"),
        ({"desserts": [["tempura"], []]}, "seat 0: “tempura” is no dessert of this game"),
        ({"desserts": [[], ["face-down:pudding"]]}, "seat 1: “face-down:pudding” is no dessert"),
        ({"desserts": [["face-down"], []]}, "“face-down” is no dessert of this game"),
        ({"desserts": [["special-order"], []]}, "a special order on a plate is what it copies"),
        ({"desserts": [["pizza"], []]}, "there is no card “pizza”"),
        ({"desserts": [["pudding"], []], "menu": ["fruit"]}, "“pudding” is not on the menu"),
        ({"desserts": [["special-order:pudding"], []], "menu": ["pudding"]}, "is not on the menu"),
        ({"desserts": [["pudding"], ["fruit-ww"]]}, "are never served in one game"),
        ({"desserts": [[], []], "menu": ["pudding", "fruit"]}, "are never served in one game"),
        ({"desserts": [[], []]}, "nothing says which dessert is served"),
        ({"desserts": [[], []], "menu": ["maki"]}, "nothing says which dessert is served"),
        ({"desserts": [1, 2]}, "seat 0: a seat’s cards are a list of names, not 1"),
    ],
)
def test_what_is_wrong_with_an_end(question: dict[str, object], said: str) -> None:
    assert said in error(**question)


def test_too_many_colours_to_compare_are_an_error() -> None:
    types = ["maki-1", "temaki", "tempura", "eel", "tofu", "tea", "sake", "pudding", "inari"]
    assert "more than 8 colours beside soy sauce" in error(plates=[["soy-sauce", *types], []])
    assert points(" ".join(types), "")


def test_errors_are_exceptions_in_python() -> None:
    with pytest.raises(UnknownName, match="there is no recommended menu"):
        answer({"game": "party", "plates": [[], []], "menu": "none"})
    with pytest.raises(ScoreError, match="nothing to score"):
        answer({"game": "party"})


def test_games_may_take_turns_and_errors_stop_nothing() -> None:
    lines = [
        b'{"game": "party", "puddings": [1, 0]}\n',
        b"\n",
        b'{"game": "party", "plates": [["menu"], []]}\n',
        b'{"game": "sushi-go", "plates": [["maki-1"], ["maki-1"]]}\n',
        b'{"game": "party", "plates": [["maki-1"], ["maki-1"]]}\n',
    ]
    answers = [json.loads(line) for line in answer_lines(lines)]
    assert [told.get("points") for told in answers] == [[6, 0], None, [3, 3], [6, 6]]


def test_the_same_question_is_answered_afresh() -> None:
    question = {"game": "party", "plates": [["tempura", "tempura"], []]}
    first: Any = answer(question)
    first["sheet"][0]["tempura"]["points"] = 99
    second: Any = answer(question)
    assert second["sheet"][0]["tempura"]["points"] == 5


# Plates as people write them


@pytest.mark.parametrize(
    ("plate", "laid"),
    [
        ("chop spoon", ["chopsticks", "spoon"]),
        ("2*face", ["face-down", "face-down"]),
        ("sp:temp f:egg", ["special-order:tempura", "face-down:egg-nigiri"]),
        ("b:tuna, 2 mus", ["beside:squid-nigiri", "dumpling", "dumpling"]),
        ("f:sp:egg", ["face-down:special-order:egg-nigiri"]),
        ("pud", ["pudding"]),
    ],
)
def test_the_beginnings_of_names_are_enough(plate: str, laid: list[str]) -> None:
    assert read_words(plate, None) == [NAMES[card] for card in laid]


@unhurried
@given(st.text() | st.lists(st.sampled_from([*NAMES, "2", "*", "-", "te", ",", ":"])).map(" ".join))
def test_whatever_is_written_is_a_plate_or_a_kind_error(plate: str) -> None:
    for menu in (None, frozenset([0, 1, 2])):
        with suppress(SushibarError):
            assert all(0 <= card < len(CARDS) for card in read_words(plate, menu))


def test_no_place_is_open_after_a_tie_for_the_last_one() -> None:
    ten = ["uramaki-3", "uramaki-3", "uramaki-4"]
    answered = asked(plates=[[], ten], uramaki=[2, 15])
    assert answered["points"] == [2, 15]
    assert "warnings" not in answered
