"""The score pad: JSON questions about real tables, and their answers."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from score_questions import Asking
from sushibar import ScoreError, SushibarError, UnknownName
from sushibar.games.drafting.card_names import read_plate
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES
from sushibar.games.sushi_go.scorepad.points import NAMES
from sushibar.table.scorepad import answer, answer_line, answer_lines

unhurried = settings(deadline=None)
"""For machines that are busy with something else."""


asked = Asking("sushi-go")
points = asked.points
error = asked.error


# Rounds


def test_the_two_plates_of_the_first_example() -> None:
    answered = asked(
        edition="gamewright",
        plates=[["wasabi", "squid-nigiri", "maki-2"], ["tempura", "tempura", "maki-3"]],
    )
    assert answered["points"] == [12, 11]
    assert answered["sheet"][0]["nigiri"]["points"] == 9
    assert answered["sheet"][1]["maki"] == {"points": 6, "reason": "most maki rolls: 3"}
    assert set(answered) == {"points", "sheet"}


def test_tied_second_places_split_or_share_three_points() -> None:
    plates = ("maki-2 maki-3", "maki-3", "maki-1 maki-2", "maki-2")
    assert points(*plates, edition="gamewright") == [6, 1, 1, 0]
    assert points(*plates, edition="zoch") == [6, 3, 3, 0]


def test_a_tie_for_most_maki_leaves_no_second_place_with_gamewright() -> None:
    plates = ("maki-3", "maki-1 maki-2", "maki-2")
    assert points(*plates, edition="gamewright") == [3, 3, 0]
    assert points(*plates, edition="zoch") == [6, 6, 3]


def test_nobody_scores_maki_without_rolls() -> None:
    assert points("", "maki-1", "") == [0, 6, 0]
    assert points("", "") == [0, 0]


def test_sets_bring_points_when_they_are_complete() -> None:
    assert points("3*tempura", "5*sashimi") == [5, 10]
    assert points("4*dumpling", "6*dumpling") == [10, 15]


def test_a_nigiri_goes_on_the_wasabi_before_it_only() -> None:
    assert points("wasabi squid-nigiri", "squid-nigiri wasabi") == [9, 3]
    assert points("wasabi egg-nigiri squid-nigiri", "2*wasabi egg-nigiri squid-nigiri") == [6, 12]


def test_a_nigiri_beside_the_wasabi_leaves_it_free() -> None:
    plates = ("wasabi beside:egg-nigiri squid-nigiri", "wasabi beside:squid-nigiri", "")
    assert points(*plates, edition="zoch") == [10, 3, 0]
    assert points(*plates, edition="gamewright") == [10, 3, 0]
    assert points("beside:egg-nigiri", "egg-nigiri") == [1, 1]


def test_the_other_names_of_zoch_are_accepted() -> None:
    plates = ("3*mussel", "wasabi tuna-nigiri", "wasabi beside:tuna-nigiri")
    assert points(*plates, edition="zoch") == [6, 9, 3]


def test_puddings_on_a_plate_count_later() -> None:
    answered = asked(plates=[["pudding", "pudding"], []])
    assert answered["points"] == [0, 0]
    assert answered["sheet"][0]["pudding"] == {
        "points": 0,
        "reason": "2 puddings kept for the end of the game",
    }
    assert "pudding" not in answered["sheet"][1]


def test_the_edition_is_gamewright_unless_it_is_said() -> None:
    assert points("maki-1", "maki-1") == points("maki-1", "maki-1", edition="gamewright") == [3, 3]


def test_a_dummy_is_scored_as_the_third_player() -> None:
    assert points("maki-1", "maki-2", "maki-3", dummy=2) == [0, 3, 6]
    assert points("maki-1", "maki-2", "maki-3", dummy=0) == [0, 3, 6]


def test_points_that_no_box_allows_are_right_all_the_same() -> None:
    assert points("60*tempura", "16*maki-3", "15*maki-3", "17*maki-1") == [150, 6, 3, 0]
    assert points("34*wasabi 34*squid-nigiri", "39*sashimi") == [306, 130]


def test_points_are_the_sum_of_the_sheet() -> None:
    answered = asked(
        plates=[["maki-1", "tempura", "tempura", "wasabi", "egg-nigiri"], ["chopsticks"]]
    )
    sums = [sum(line["points"] for line in seat.values()) for seat in answered["sheet"]]
    assert answered["points"] == sums == [14, 0]
    assert answered["sheet"][1]["chopsticks"]["points"] == 0


# The end of the game


def test_the_puddings_of_the_zoch_example() -> None:
    answered = asked(edition="zoch", puddings=[4, 2, 2], totals=[40, 41, 38])
    assert answered["points"] == [6, -6, -6]
    assert answered["totals"] == [46, 35, 32]
    assert answered["winners"] == [0]
    assert answered["sheet"][0] == {"pudding": {"points": 6, "reason": "most puddings: 4"}}


def test_tied_puddings_split_or_share_six_points() -> None:
    assert asked(puddings=[4, 3, 0, 0])["points"] == [6, 0, -3, -3]
    assert asked(puddings=[4, 3, 0, 0], edition="zoch")["points"] == [6, 0, -6, -6]
    assert asked(puddings=[4, 0, 0, 0, 0])["points"] == [6, -1, -1, -1, -1]
    assert asked(puddings=[2, 2, 2])["points"] == [0, 0, 0]
    assert asked(puddings=[2, 2, 2], edition="zoch")["points"] == [0, 0, 0]


def test_with_two_players_nobody_loses_points_for_puddings() -> None:
    assert asked(puddings=[1, 0])["points"] == [6, 0]
    assert asked(puddings=[1, 1, 0], dummy=2)["points"] == [3, 3, -6]


def test_missing_totals_are_zero() -> None:
    assert asked(puddings=[3, 1, 0])["totals"] == [6, 0, -6]


def test_equal_points_are_decided_by_puddings_then_shared() -> None:
    assert asked(puddings=[2, 3, 1], totals=[36, 30, 0])["winners"] == [1]
    assert asked(puddings=[3, 3, 1], totals=[30, 30, 0])["winners"] == [0, 1]


def test_a_dummy_never_wins() -> None:
    assert asked(puddings=[0, 1, 5], totals=[10, 10, 99], dummy=2)["winners"] == [1]
    assert asked(puddings=[5, 0, 1], totals=[99, 10, 10], dummy=0)["winners"] == [2]


def test_totals_may_be_negative() -> None:
    assert asked(puddings=[0, 0], totals=[-5000, -5001])["winners"] == [0]


def test_desserts_are_puddings_as_cards() -> None:
    desserts = [["pudding", "pudding"], ["pudding"], []]
    totals = [1, 2, 3]
    assert asked(desserts=desserts, totals=totals) == asked(puddings=[2, 1, 0], totals=totals)


# Plates as people write them


@pytest.mark.parametrize(
    "plate",
    [
        "tempura tempura salmon-nigiri",
        "tempura,tempura,salmon-nigiri",
        " tempura, tempura,salmon-nigiri,",
        "2*tempura salmon-nigiri",
        "2 tempura, salmon-nigiri",
        "2 * tempura 1*salmon-nigiri",
        "2*TEMPURA Salmon",
        "2 temp sal",
    ],
)
def test_a_plate_can_be_written_in_many_ways(plate: str) -> None:
    laid = [NAMES["tempura"], NAMES["tempura"], NAMES["salmon-nigiri"]]
    assert read_plate("sushi-go", NAMES, plate) == laid


def test_a_plate_keeps_its_order() -> None:
    laid = read_plate("sushi-go", NAMES, "tuna w 2*beside:egg mus")
    assert [ACTION_NAMES[action] for action in laid] == [
        "squid-nigiri",
        "wasabi",
        "beside:egg-nigiri",
        "beside:egg-nigiri",
        "dumpling",
    ]


@pytest.mark.parametrize("plate", ["", "  ", "-", " - ", ","])
def test_a_plate_can_be_empty(plate: str) -> None:
    assert read_plate("sushi-go", NAMES, plate) == []


@unhurried
@given(st.text() | st.lists(st.sampled_from([*NAMES, "2", "*", "-", "te", ","])).map(" ".join))
def test_whatever_is_written_is_a_plate_or_a_kind_error(plate: str) -> None:
    with suppress(SushibarError):
        assert all(
            0 <= action < len(ACTION_NAMES) for action in read_plate("sushi-go", NAMES, plate)
        )


# Warnings


def test_more_cards_than_the_box_holds_are_scored_with_a_warning() -> None:
    answered = asked(plates=[["tempura"] * 8, ["tempura"] * 7])
    assert answered["points"] == [20, 15]
    assert answered["warnings"] == ["15 cards of tempura, but the box holds 14"]
    assert "warnings" not in asked(plates=[["tempura"] * 7, ["tempura"] * 7])


def test_cards_are_counted_under_all_their_names() -> None:
    nigiri = ["squid-nigiri", "beside:squid-nigiri", "tuna-nigiri"] * 2
    assert asked(plates=[nigiri, []])["warnings"] == [
        "6 cards of squid nigiri, but the box holds 5"
    ]
    mussels = ["mussel"] * 8 + ["dumpling"] * 7
    assert asked(plates=[mussels, [], []], edition="zoch")["warnings"] == [
        "15 cards of mussel, but the box holds 14"
    ]


def test_more_than_ten_puddings_are_a_warning() -> None:
    assert asked(puddings=[6, 5])["warnings"] == ["11 cards of pudding, but the box holds 10"]
    assert "warnings" not in asked(puddings=[5, 5])
    assert "warnings" in asked(desserts=[["pudding"] * 11, []])


# Errors


@pytest.mark.parametrize("card", ["face-down", "special-order", "menu", "takeout-box", "pizza", ""])
def test_a_card_that_this_game_does_not_have(card: str) -> None:
    said = error(plates=[["tempura"], ["tempura", card]])
    assert said.startswith(f"seat 1: there is no card “{card}” in Sushi Go!; the cards are: ")


def test_a_misspelt_card_comes_with_a_suggestion() -> None:
    said = error(plates=[["tempra"], []])
    assert said == "seat 0: there is no card “tempra” in Sushi Go!; did you mean: tempura?"
    assert error(plates=[["maki"], []]).endswith("did you mean: maki-1, maki-2, maki-3?")


@pytest.mark.parametrize("card", ["face-down:egg-nigiri", "special-order:tempura", "chopsticks-2"])
def test_a_card_of_another_game(card: str) -> None:
    assert f"there is no card “{card}”" in error(plates=[[card], []])


@pytest.mark.parametrize("card", ["beside:tempura", "beside:wasabi", "beside:", "beside:nigiri"])
def test_only_a_nigiri_lies_beside_a_wasabi(card: str) -> None:
    assert "only a nigiri lies beside a wasabi" in error(plates=[[card], []])


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"menu": ["maki"]}, "there is no key “menu”"),
        ({"uramaki": [8, 0]}, "there is no key “uramaki”"),
        ({"boards": []}, "there is no key “boards”"),
        ({"Edition": "zoch"}, "there is no key “Edition”"),
        ({"edition": "other"}, "there is no edition “other”"),
        ({"edition": ""}, "there is no edition “”"),
        ({"edition": 3}, "“edition” is a name in quotes, not 3"),
        ({"edition": None}, "“edition” is a name in quotes, not null"),
        ({"edition": ["zoch"]}, "“edition” is a name in quotes, not […]"),
        ({"plates": "tempura"}, '“plates” is a list with an entry for every seat, not "tempura"'),
        ({"plates": {}}, "“plates” is a list with an entry for every seat, not {}"),
        ({"plates": None}, "“plates” is a list with an entry for every seat, not null"),
        ({"plates": [["tempura"], 7]}, "seat 1: a seat’s cards are a list of names, not 7"),
        ({"plates": [["tempura"], [7]]}, "seat 1: a card is a name in quotes, not 7"),
        ({"plates": [["tempura"], [["egg-nigiri"]]]}, "seat 1: a card is a name in quotes"),
        ({"plates": [[]]}, "this game is for 2 to 5 players, not 1"),
        ({"plates": []}, "this game is for 2 to 5 players, not 0"),
        ({"plates": [[]] * 6}, "this game is for 2 to 5 players, not 6"),
        ({"edition": "zoch"}, "this game is for 3 to 5 players, not 2"),
        ({"totals": [1, 2]}, "“totals” belong to the end of the game"),
        ({"puddings": [1, 2]}, "“plates” and “puddings” do not belong in one question"),
        ({"desserts": [[], []]}, "“plates” and “desserts” do not belong in one question"),
        ({"dummy": 1}, "with a dummy there are 3 seats, not 2"),
        ({"dummy": 2}, "there is no seat 2"),
        ({"dummy": -1}, "there is no seat -1"),
        ({"dummy": True}, "“dummy” is the number of a seat, not true"),
        ({"dummy": "2"}, '“dummy” is the number of a seat, not "2"'),
        ({"dummy": 10**30}, "there is no seat …"),
        ({"plates": [[]] * 3, "dummy": 2, "edition": "zoch"}, "has no option “dummy”"),
    ],
)
def test_what_is_wrong_with_a_round(question: dict[str, object], said: str) -> None:
    assert said in error(**({"plates": [["tempura"], []]} | question))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"puddings": [1, True]}, "seat 1: “puddings” are whole numbers, not true"),
        ({"puddings": [1, 2.0]}, "seat 1: “puddings” are whole numbers, not 2.0"),
        ({"puddings": [1, "2"]}, 'seat 1: “puddings” are whole numbers, not "2"'),
        ({"puddings": [1, None]}, "seat 1: “puddings” are whole numbers, not null"),
        ({"puddings": [1, [2]]}, "seat 1: “puddings” are whole numbers, not […]"),
        ({"puddings": [1, -1]}, "seat 1: “puddings” cannot be negative"),
        ({"puddings": [1, 10**30]}, "seat 1: “puddings” cannot be that large"),
        ({"puddings": [100, 9]}, "109 cards are more than there are in the whole box"),
        ({"plates": [["tempura"] * 99, ["pudding"] * 10]}, "109 cards are more than there are"),
        ({"desserts": [["pudding"] * 109, []]}, "109 cards are more than there are in the whole"),
        ({"puddings": [1, float("nan")]}, "NaN is not a JSON number"),
        ({"puddings": [1, float("inf")]}, "Infinity is not a JSON number"),
        ({"puddings": 4}, "“puddings” is a list"),
        ({"puddings": [4]}, "this game is for 2 to 5 players, not 1"),
        ({"puddings": [4, 2], "totals": [1]}, "there are 2 seats, but “totals” for 1"),
        ({"puddings": [4, 2], "totals": [1, False]}, "seat 1: “totals” are whole numbers"),
        ({"puddings": [4, 2], "totals": [1, -(10**30)]}, "seat 1: “totals” cannot be that large"),
        ({"puddings": [4, 2], "totals": 7}, "“totals” is a list"),
        ({"puddings": [4, 2], "desserts": [[], []]}, "“puddings” and “desserts” do not belong"),
        ({"puddings": [4, 2, 1, 1], "dummy": 1}, "with a dummy there are 3 seats, not 4"),
        ({"desserts": [["fruit-ww"], []]}, "seat 0: “fruit-ww” is no dessert of this game"),
        ({"desserts": [[], ["tempura"]]}, "seat 1: “tempura” is no dessert of this game"),
        ({"desserts": [["special-order:pudding"], []]}, "is no dessert of this game"),
        ({"desserts": [1, 2]}, "seat 0: a seat’s cards are a list of names, not 1"),
        ({}, "nothing to score"),
    ],
)
def test_what_is_wrong_with_an_end(question: dict[str, object], said: str) -> None:
    assert said in error(**question)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"tempura", "this line is not JSON, from character 1 on"),
        (b'{"game": "sushi-go"', "this line is not JSON, from character 20 on"),
        (b'{"game": "sushi-go"} {}', "this line is not JSON, from character 22 on"),
        (b"\xff\xfe{}", "this line is not UTF-8 text, from byte 1 on"),
        (b"[" * 100_000, "this line nests too deeply or has too long a number"),
        (b"9" * 10_000, "this line nests too deeply or has too long a number"),
        (b"[]", 'a question is a JSON object like {"game": "sushi-go", …}, not []'),
        (b"null", "a question is a JSON object"),
        (b"NaN", "NaN is not a JSON number"),
        (b"{}", "the question does not say its “game”"),
        (b'{"game": null}', "“game” is a name in quotes, not null"),
        (b'{"game": "party"}', "nothing to score"),
        (b'{"game": "chess"}', "the score pad cannot score “chess”; it scores: sushi-go, party"),
        (b'{"game": "x\\u2028\\ud800"}', "cannot score “x\\u2028\\ud800”"),
        (b'{"game": "sushi-go", "game": "sushi-go"}', "the key “game” is there twice"),
        (b'{"game": "' + b"x" * 99 + b'"}', "“" + "x" * 40 + "…”"),
    ],
)
def test_what_is_wrong_with_a_line(line: bytes, said: str) -> None:
    answered = answer_line(line)
    assert list(answered) == ["error"]
    assert said in str(answered["error"])


def test_errors_are_exceptions_in_python() -> None:
    with pytest.raises(UnknownName, match="cannot score “chess”"):
        answer({"game": "chess"})
    with pytest.raises(ScoreError, match="nothing to score"):
        answer({"game": "sushi-go"})
    with pytest.raises(ScoreError, match="there is no key “7”"):
        answer({"game": "sushi-go", 7: 7})


# Lines


def test_answers_come_in_order_and_an_error_stops_nothing() -> None:
    lines = [
        b'{"game": "sushi-go", "puddings": [1, 0]}\n',
        b"\n",
        b"  \t\r\n",
        b"nonsense\n",
        b'\xef\xbb\xbf{"game": "sushi-go", "puddings": [0, 1]}\r\n',
    ]
    answers = [json.loads(line) for line in answer_lines(lines)]
    assert [told.get("points") for told in answers] == [[6, 0], None, [0, 6]]
    assert "error" in answers[1]


def test_the_same_question_is_answered_afresh() -> None:
    question = {"game": "sushi-go", "plates": [["tempura", "tempura"], []]}
    first: Any = answer(question)
    first["sheet"][0]["tempura"]["points"] = 99
    second: Any = answer(question)
    assert second["sheet"][0]["tempura"]["points"] == 5
