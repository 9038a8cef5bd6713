"""The score pad's questions about Wasabi!, and boards as people write them."""

import json
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import ScoreError, SetupError, SushibarError, UnknownName
from sushibar.games.drafting.card_names import read_plate
from sushibar.games.sushi_go.scorepad.points import NAMES
from sushibar.games.wasabi.rules.tokens import LENGTHS, MOST_TOKENS, STYLE, TOKENS
from sushibar.games.wasabi.scorepad.boards import FinalBoard, look_like_boards, read_board
from sushibar.table.scorepad import answer, answer_line, answer_lines

unhurried = settings(deadline=None)
"""For machines that are busy with something else."""

TEN = [2, 2, 2, 2, 3, 3, 3, 4, 4, 5]
"""All tokens of a player."""
SHEET = ["length-2", "length-3", "length-4", "length-5", "cubes"]


def asked(*boards: object, **question: object) -> dict[str, Any]:
    """The answer to a question about these boards, as it comes back from a line of JSON."""
    line = json.dumps({"game": "wasabi", "boards": boards} | question).encode()
    (told,) = answer_lines([line])
    answered = json.loads(told)
    assert isinstance(answered, dict)
    return answered


def board(*tokens: int, cubes: int = 0) -> dict[str, object]:
    return {"tokens": list(tokens), "cubes": cubes}


def error(*boards: object, **question: object) -> str:
    answered = asked(*boards, **question)
    assert list(answered) == ["error"]
    return str(answered["error"])


# Points


def test_the_boards_of_the_first_example() -> None:
    answered = asked({"tokens": [2, 2, 5, 3, 4], "cubes": 3}, {"tokens": [2], "cubes": 0})
    assert answered["points"] == [23, 2]
    assert answered["winners"] == [0]
    assert set(answered) == {"points", "winners", "sheet"}


def test_the_five_recipes_and_three_cubes_of_the_rulebook_bring_23_points() -> None:
    assert 8 + 3 + 5 + 2 + 2 + 3 == 23
    assert asked(board(5, 3, 4, 2, 2, cubes=3), {})["points"] == [23, 0]


@pytest.mark.parametrize(("length", "points"), [(2, 2), (3, 3), (4, 5), (5, 8)])
def test_a_longer_recipe_brings_more(length: int, points: int) -> None:
    answered = asked(board(length), board())
    assert answered["points"] == [points, 0]
    assert answered["sheet"][0][f"length-{length}"] == {
        "points": points,
        "reason": f"1 recipe at {points}",
    }


def test_a_cube_brings_one_point() -> None:
    answered = asked(board(cubes=1), board(cubes=7))
    assert answered["points"] == [1, 7]
    assert answered["sheet"][0]["cubes"] == {"points": 1, "reason": "1 cube at 1"}
    assert answered["sheet"][1]["cubes"] == {"points": 7, "reason": "7 cubes at 1"}


def test_a_sheet_has_a_line_for_every_length_and_the_cubes() -> None:
    answered = asked(board(2, 2, 4), {})
    assert [list(lines) for lines in answered["sheet"]] == [SHEET, SHEET]
    assert answered["sheet"][0]["length-2"] == {"points": 4, "reason": "2 recipes at 2"}
    assert answered["sheet"][1]["length-2"]["reason"] == "no recipes"
    assert answered["sheet"][1]["cubes"] == {"points": 0, "reason": "no cubes"}


def test_the_order_of_the_tokens_does_not_matter() -> None:
    assert asked(board(5, 2, 3, 2), board()) == asked(board(2, 2, 3, 5), board())


def test_what_a_board_does_not_say_is_not_there() -> None:
    assert asked({"tokens": [3]}, {"cubes": 2}, {})["points"] == [3, 2, 0]


def test_the_only_edition_may_be_named() -> None:
    assert asked({}, {}, edition="standard") == asked({}, {})


def test_the_tokens_of_a_player_are_ten() -> None:
    assert sum(TOKENS) == MOST_TOKENS == len(TEN)
    assert Counter(TEN) == dict(zip(LENGTHS, TOKENS, strict=True))
    assert STYLE == (0, 1, 2, 3)


# Winners


def test_most_points_win() -> None:
    assert asked(board(2), board(5), board(4))["winners"] == [1]
    assert asked(board(2, 2), board(cubes=5))["winners"] == [1]


def test_ten_tokens_win_whatever_the_points_are() -> None:
    answered = asked(board(5, 4, 4, cubes=90), board(*TEN))
    assert answered["points"] == [108, 35]
    assert answered["winners"] == [1]


def test_nine_tokens_win_nothing_outright() -> None:
    assert asked(board(*TEN[:-1]), board(5, 4, 4, cubes=10))["winners"] == [1]


def test_equal_points_are_decided_by_cubes() -> None:
    assert asked(board(2, 2), board(2, cubes=2))["winners"] == [1]
    assert asked(board(3, cubes=2), board(5), board(2, 2, cubes=1))["winners"] == [1]


def test_equal_points_and_cubes_are_a_draw() -> None:
    assert asked(board(2, 3), board(4), board(3))["winners"] == [0, 1]
    assert asked({}, {}, {}, {})["winners"] == [0, 1, 2, 3]


# Errors


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ([2] * 5, "there are 5 tokens for 2 ingredients, but a player has only 4"),
        ([3] * 4, "there are 4 tokens for 3 ingredients, but a player has only 3"),
        ([4] * 3, "there are 3 tokens for 4 ingredients, but a player has only 2"),
        ([5] * 2, "there are 2 tokens for 5 ingredients, but a player has only 1"),
        ([*TEN, 5], "there are 2 tokens for 5 ingredients, but a player has only 1"),
    ],
)
def test_nobody_has_more_tokens_than_the_box_gives(tokens: list[int], said: str) -> None:
    assert error(board(*tokens[:-1]), board(*tokens)) == f"seat 1: {said}"
    assert "points" in asked(board(*tokens[:-1]), board())


def test_only_one_player_can_have_all_tokens() -> None:
    said = "2 players have used all 10 tokens, but the first of them has ended the game"
    assert error(board(*TEN), board(), board(*TEN)) == said
    assert error(board(*TEN), board(*TEN), board(*TEN)).startswith(
        "3 players have used all 10 tokens"
    )


LENGTH = "a token is the length of a completed recipe, 2 to 5, not "
TOKEN_LIST = "“tokens” is a list of the lengths of completed recipes, such as [2, 2, 5], not "
BOARD = 'a seat’s board is an object like {"tokens": [2, 2, 5], "cubes": 3}, not '


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (7, BOARD + "7"),
        (None, BOARD + "null"),
        ([2, 2, 5], BOARD + "[…]"),
        ("2,2,5", BOARD + '"2,2,5"'),
        ({"token": [2]}, "a board has no key “token”; it has: tokens, cubes"),
        ({"tokens": [], "cubes": 0, "points": 3}, "a board has no key “points”; it has: tokens, "),
        ({"tokens": 2}, TOKEN_LIST + "2"),
        ({"tokens": None}, TOKEN_LIST + "null"),
        ({"tokens": {"2": 3}}, TOKEN_LIST + "{…}"),
        ({"tokens": [1]}, LENGTH + "1"),
        ({"tokens": [2, 6]}, LENGTH + "6"),
        ({"tokens": [-2]}, LENGTH + "-2"),
        ({"tokens": [2.0]}, LENGTH + "2.0"),
        ({"tokens": [True]}, LENGTH + "true"),
        ({"tokens": ["2"]}, LENGTH + '"2"'),
        ({"tokens": [[2]]}, LENGTH + "[…]"),
        ({"tokens": [10**30]}, LENGTH + "…"),
        ({"cubes": -1}, "“cubes” cannot be negative"),
        ({"cubes": 1_000_001}, "“cubes” cannot be that large; the limit is 1,000,000"),
        ({"cubes": 1.5}, "“cubes” are whole numbers, not 1.5"),
        ({"cubes": True}, "“cubes” are whole numbers, not true"),
        ({"cubes": None}, "“cubes” are whole numbers, not null"),
        ({"cubes": "3"}, '“cubes” are whole numbers, not "3"'),
        ({"cubes": [3]}, "“cubes” are whole numbers, not […]"),
    ],
)
def test_what_is_wrong_with_a_board(wrong: object, said: str) -> None:
    assert error({}, wrong).startswith(f"seat 1: {said}")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"boards": []}, "this game is for 2 to 4 players, not 0"),
        ({"boards": [{}]}, "this game is for 2 to 4 players, not 1"),
        ({"boards": [{}] * 5}, "this game is for 2 to 4 players, not 5"),
        ({"boards": {}}, "“boards” is a list with an entry for every seat, not {}"),
        ({"boards": None}, "“boards” is a list with an entry for every seat, not null"),
        (
            {"plates": [[], []]},
            "there is no key “plates” in questions about this game; available: ",
        ),
        ({"dummy": 0}, "there is no key “dummy” in questions about this game"),
        ({"totals": [1, 2]}, "there is no key “totals” in questions about this game"),
        ({"edition": "zoch"}, "there is no edition “zoch”; available: standard"),
        ({"edition": 3}, "“edition” is a name in quotes, not 3"),
    ],
)
def test_what_is_wrong_with_a_question(question: dict[str, object], said: str) -> None:
    assert error({}, {}, **question).startswith(said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b'{"game": "wasabi"}', "the question does not say its “boards”"),
        (b'{"game": "wasabi", "boards": [{"cubes": 1, "cubes": 2}]}', "“cubes” is there twice"),
        (b'{"game": "wasabi", "boards": [{"cubes": NaN}, {}]}', "NaN is not a JSON number"),
        (b'{"game": "wasabi!"}', "it scores: sushi-go, party, wasabi"),
    ],
)
def test_what_is_wrong_with_a_line(line: bytes, said: str) -> None:
    assert said in str(answer_line(line)["error"])


def test_errors_are_exceptions_in_python() -> None:
    with pytest.raises(ScoreError, match="seat 0: a board has no key “7”"):
        answer({"game": "wasabi", "boards": [{7: 7}, {}]})
    with pytest.raises(SetupError, match="2 to 4 players"):
        answer({"game": "wasabi", "boards": []})
    with pytest.raises(UnknownName, match="edition"):
        answer({"game": "wasabi", "edition": "zoch", "boards": [{}, {}]})


# Boards as people write them


@pytest.mark.parametrize(
    "words",
    ["2,2,5+3", "5,2,2+3", "2 2 5 + 3", " 2, 2 5,+03 ", "2,2,5 +3", "2,,2,5+3"],
)
def test_a_board_can_be_written_in_many_ways(words: str) -> None:
    assert read_board(words) == FinalBoard((2, 0, 0, 1), 3)


def test_cubes_or_recipes_can_be_left_out() -> None:
    assert read_board("4,3") == FinalBoard((0, 1, 1, 0), 0)
    assert read_board("+2") == FinalBoard((0, 0, 0, 0), 2)


@pytest.mark.parametrize("words", ["", " ", "-", " - ", "+0", ","])
def test_a_board_can_be_empty(words: str) -> None:
    assert read_board(words) == FinalBoard((0, 0, 0, 0), 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("2+2+5", "“2+2+5” is not a board; write the lengths of the completed recipes, then + and"),
        ("2,2+", "“2,2+” is not a board"),
        ("+", "“+” is not a board"),
        ("2,6", LENGTH + "6"),
        ("2,x+3", LENGTH + '"x"'),
        ("22534", LENGTH + "22534"),
        ("-,2", LENGTH + '"-"'),
        ("²", LENGTH + '"²"'),
        ("2+x", "“cubes” are whole numbers, not "),
        ("2+1,1", "“cubes” are whole numbers, not "),
        ("2+1 1", "“cubes” are whole numbers, not "),
        ("2+-1", "“cubes” cannot be negative"),
        ("2+9999999", "“cubes” cannot be that large"),
        ("2+" + "9" * 9_999, "“cubes” are whole numbers, not "),
        ("5,5", "there are 2 tokens for 5 ingredients, but a player has only 1"),
    ],
)
def test_what_is_wrong_with_a_written_board(words: str, said: str) -> None:
    with pytest.raises(ScoreError) as wrong:
        read_board(words)
    assert str(wrong.value).startswith(said)


@pytest.mark.parametrize("words", ["2,2,5+3 2+0", "2 3", "- 2", "+1 +0", "2,x+3 2", "2 7", "2"])
def test_numbers_look_like_boards(words: str) -> None:
    assert look_like_boards(words.split())


@pytest.mark.parametrize("words", ["egg", "2*egg", "-", "- -", "2 egg", "2*egg maki-1", "maki-1 2"])
def test_cards_and_empty_plates_do_not(words: str) -> None:
    assert not look_like_boards(words.split())


# Properties

all_tokens = st.permutations(TEN)
any_board = st.tuples(all_tokens, st.integers(0, MOST_TOKENS), st.integers(0, 6)).map(
    lambda drawn: board(*drawn[0][: drawn[1]], cubes=drawn[2])
)
worth = {2: 2, 3: 3, 4: 5, 5: 8}


@unhurried
@given(st.lists(any_board, min_size=2, max_size=4))
def test_boards_score_what_a_plain_scorer_says(boards: list[dict[str, Any]]) -> None:
    answered = asked(*boards)
    tens = [seat for seat, one in enumerate(boards) if len(one["tokens"]) == 10]
    if len(tens) > 1:
        assert list(answered) == ["error"]
        return
    points = [sum(worth[token] for token in one["tokens"]) + one["cubes"] for one in boards]
    best = max((points[seat], one["cubes"]) for seat, one in enumerate(boards))
    first = [seat for seat, one in enumerate(boards) if (points[seat], one["cubes"]) == best]
    assert answered["points"] == points
    assert answered["winners"] == (tens or first)
    sums = [sum(line["points"] for line in lines.values()) for lines in answered["sheet"]]
    assert sums == points


@unhurried
@given(any_board)
def test_a_written_board_is_the_same_board(one: dict[str, Any]) -> None:
    written = f"{','.join(map(str, one['tokens']))}+{one['cubes']}"
    tokens = tuple(one["tokens"].count(length) for length in LENGTHS)
    assert read_board(written) == FinalBoard(tokens, one["cubes"])


odd_words = st.text() | st.text("0123456789+-, *", max_size=12)


@unhurried
@given(odd_words)
def test_whatever_is_written_is_a_board_or_a_kind_error(words: str) -> None:
    with suppress(SushibarError):
        read = read_board(words)
        assert all(0 <= count <= most for count, most in zip(read.tokens, TOKENS, strict=True))
        assert read.cubes >= 0


@unhurried
@given(
    st.lists(
        odd_words
        | st.text("0123456789+-*, :.", max_size=5)
        | st.lists(st.sampled_from([*NAMES, "2", "*", "-", "te", ",", ":"])).map(" ".join),
        max_size=4,
    )
)
def test_what_can_be_read_as_plates_does_not_look_like_boards(words: list[str]) -> None:
    """A round of Sushi Go! may begin with a plate that holds only a wasabi."""
    if look_like_boards(words):
        with pytest.raises(SushibarError):
            _ = [read_plate("sushi-go", NAMES, word) for word in words]


# Anything at all

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=9,
)
odd_numbers = st.integers(-3, 20) | st.sampled_from([True, 2.0, None, 10**40, "1", -(10**40)])
odd_boards = st.fixed_dictionaries(
    {},
    optional={
        "tokens": st.lists(st.sampled_from(LENGTHS) | odd_numbers, max_size=11) | json_values,
        "cubes": odd_numbers | json_values,
    },
)
odd_questions = st.fixed_dictionaries(
    {"game": st.just("wasabi")},
    optional={
        "edition": st.sampled_from(["standard", "zoch", None]) | json_values,
        "boards": st.lists(any_board | odd_boards | json_values, max_size=5) | json_values,
        "plates": json_values,
    },
)


@unhurried
@given(odd_questions)
def test_every_question_has_an_answer(question: dict[str, object]) -> None:
    (told,) = answer_lines([json.dumps(question).encode()])
    assert len(told.splitlines()) == 1
    answered = json.loads(told)
    if "error" in answered:
        assert list(answered) == ["error"]
        assert answered["error"]
    else:
        assert 2 <= len(answered["points"]) == len(answered["sheet"]) <= 4
        assert answered["winners"]


@unhurried
@given(odd_questions)
def test_in_python_too_nothing_but_our_own_errors_is_raised(question: dict[str, object]) -> None:
    with suppress(SushibarError):
        assert "points" in answer(question)
