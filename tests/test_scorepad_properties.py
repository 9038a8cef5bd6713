"""The score pad against a plain restatement of the rules, and against anything at all."""

import json
import random
from collections import Counter
from contextlib import suppress

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from score_questions import Asking
from sushibar import SushibarError
from sushibar.games.sushi_go.rules import GAME
from sushibar.games.sushi_go.rules.dishes import CARDS, CATEGORIES, DECK
from sushibar.games.sushi_go.rules.score import score_round
from sushibar.games.sushi_go.scorepad.points import NAMES, score_plates
from sushibar.games.sushi_go.words import explain_round
from sushibar.table.scorepad import answer, answer_lines

unhurried = settings(deadline=None)
"""For machines that are busy with something else."""

EDITIONS = ("gamewright", "zoch")
NIGIRI = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3, "tuna-nigiri": 3}
MAKI = {"maki-1": 1, "maki-2": 2, "maki-3": 3}

asked = Asking("sushi-go")


def plain_nigiri(plate: list[str]) -> int:
    """What the nigiri of a plate bring, those after a free wasabi three times."""
    brought, free = 0, 0
    for card in plate:
        beside, name = card.startswith("beside:"), card.removeprefix("beside:")
        if name == "wasabi":
            free += 1
        elif name in NIGIRI and free and not beside:
            free -= 1
            brought += 3 * NIGIRI[name]
        elif name in NIGIRI:
            brought += NIGIRI[name]
    return brought


def plain_maki(plates: list[list[str]], edition: str) -> list[int]:
    """Six points for the most rolls and three for the second most."""
    rolls = [sum(MAKI.get(card, 0) for card in plate) for plate in plates]
    ranks = sorted({number for number in rolls if number}, reverse=True)
    places = dict(zip(ranks, (6, 3), strict=False))
    if edition == "gamewright":
        shared = Counter(rolls)
        if ranks and shared[ranks[0]] > 1:
            places = {ranks[0]: 6}
        places = {number: gain // shared[number] for number, gain in places.items()}
    return [places.get(number, 0) for number in rolls]


def plain_points(plates: list[list[str]], edition: str) -> list[int]:
    """A round scored the long way."""
    brought = []
    for plate, maki in zip(plates, plain_maki(plates, edition), strict=True):
        counts = Counter(plate)
        dumplings = counts["dumpling"] + counts["mussel"]
        sets = counts["tempura"] // 2 * 5 + counts["sashimi"] // 3 * 10
        chain = [0, 1, 3, 6, 10, 15][min(dumplings, 5)]
        brought.append(maki + sets + chain + plain_nigiri(plate))
    return brought


def plain_puddings(puddings: list[int], edition: str) -> list[int]:
    """The end of a game scored the long way."""
    brought = [0] * len(puddings)
    most = [seat for seat, number in enumerate(puddings) if number == max(puddings)]
    fewest = [seat for seat, number in enumerate(puddings) if number == min(puddings)]
    if edition == "gamewright" and len(most) == len(puddings):
        return brought
    for seat in most:
        brought[seat] += 6 // len(most) if edition == "gamewright" else 6
    if len(puddings) > 2:
        for seat in fewest:
            brought[seat] -= 6 // len(fewest) if edition == "gamewright" else 6
    return brought


seat_counts = st.sampled_from(
    [("gamewright", seats) for seats in (2, 3, 4, 5)] + [("zoch", seats) for seats in (3, 4, 5)]
)
any_plate = st.lists(st.sampled_from(list(NAMES)), max_size=12)


@unhurried
@given(
    seat_counts.flatmap(
        lambda rules: st.tuples(
            st.just(rules[0]), st.lists(any_plate, min_size=rules[1], max_size=rules[1])
        )
    )
)
def test_a_round_scores_what_a_plain_scorer_says(table: tuple[str, list[list[str]]]) -> None:
    edition, plates = table
    answered = asked(edition=edition, plates=plates)
    assert answered["points"] == plain_points(plates, edition)
    kinds = Counter(
        {"mussel": "dumpling", "tuna-nigiri": "squid-nigiri"}.get(name, name)
        for name in (card.removeprefix("beside:") for plate in plates for card in plate)
    )
    too_many = sum(kinds[card] > DECK[number] for number, card in enumerate(CARDS))
    assert len(answered.get("warnings", [])) == too_many


@unhurried
@given(
    seat_counts.flatmap(
        lambda rules: st.tuples(
            st.just(rules[0]),
            st.lists(
                st.tuples(st.integers(0, 6), st.integers(-9, 99)),
                min_size=rules[1],
                max_size=rules[1],
            ),
        )
    )
)
def test_an_end_scores_what_a_plain_scorer_says(
    table: tuple[str, list[tuple[int, int]]],
) -> None:
    edition, seats = table
    puddings, totals = [seat[0] for seat in seats], [seat[1] for seat in seats]
    answered = asked(edition=edition, puddings=puddings, totals=totals)
    brought = plain_puddings(puddings, edition)
    after = [total + gain for total, gain in zip(totals, brought, strict=True)]
    best = max(zip(after, puddings, strict=True))
    assert answered["points"] == brought
    assert answered["totals"] == after
    assert answered["winners"] == [
        seat for seat in range(len(seats)) if (after[seat], puddings[seat]) == best
    ]


@unhurried
@given(st.sampled_from(EDITIONS), st.integers(0, 2**32))
def test_plates_of_a_real_deal_are_explained_as_the_table_does(edition: str, seed: int) -> None:
    deck = [card for card, copies in zip(CARDS, DECK, strict=True) for _ in range(copies)]
    dealt = random.Random(seed).sample(deck, 35)
    plates = [[NAMES[card] for card in dealt[seat * 7 : seat * 7 + 7]] for seat in range(5)]
    config = GAME.configure(5, edition)
    laid = np.zeros((5, len(CARDS)), np.int8)
    dipped = np.zeros((5, 3), np.int8)
    sheet = np.zeros((5, len(CATEGORIES)), np.int8)
    for seat, plate in enumerate(plates):
        free = 0
        for kind in plate:
            laid[seat, kind] += 1
            free += CARDS[kind] == "wasabi"
            if CARDS[kind] in NIGIRI and free:
                dipped[seat, kind - CARDS.index("egg-nigiri")] += 1
                free -= 1
    score_round(config, laid, dipped, sheet)
    assert score_plates(plates, edition, dummy=False) == explain_round(config, laid, dipped, sheet)


# Anything at all

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=9,
)
odd_cards = st.sampled_from([*NAMES, "menu", "beside:", " Tempura ", 3, None, True])
odd_numbers = st.integers(-3, 20) | st.sampled_from([True, 2.0, None, 10**40, "1", -(10**40)])
odd_questions = st.fixed_dictionaries(
    {"game": st.just("sushi-go")},
    optional={
        "edition": st.sampled_from(["gamewright", "zoch", "", None]) | json_values,
        "plates": st.lists(st.lists(odd_cards, max_size=5), max_size=6) | json_values,
        "puddings": st.lists(odd_numbers, max_size=6) | json_values,
        "desserts": st.lists(st.lists(odd_cards, max_size=3), max_size=6) | json_values,
        "totals": st.lists(odd_numbers, max_size=6) | json_values,
        "dummy": odd_numbers | json_values,
        "menu": json_values,
    },
)


def check_answer(told: str) -> None:
    """One line of JSON, either an error alone or points with a sheet."""
    assert len(told.splitlines()) == 1
    told.encode()
    answered = json.loads(told)
    if "error" in answered:
        assert list(answered) == ["error"]
        assert answered["error"]
    else:
        assert len(answered["points"]) == len(answered["sheet"]) >= 2
        assert set(answered) <= {"points", "sheet", "totals", "winners", "warnings"}


@unhurried
@given(json_values | odd_questions)
def test_every_question_has_an_answer(question: object) -> None:
    (told,) = answer_lines([json.dumps(question).encode()])
    check_answer(told)


@unhurried
@given(
    st.lists(st.text() | json_values.map(json.dumps) | odd_questions.map(json.dumps), max_size=4)
)
def test_every_line_of_text_has_an_answer(texts: list[str]) -> None:
    lines = [line.encode("utf-8", "surrogatepass") for text in texts for line in text.split("\n")]
    answers = list(answer_lines(lines))
    assert len(answers) == sum(bool(line.strip()) for line in lines)
    for told in answers:
        check_answer(told)


@unhurried
@given(st.binary())
def test_every_line_of_bytes_has_an_answer(line: bytes) -> None:
    for told in answer_lines([line]):
        check_answer(told)


@unhurried
@given(odd_questions)
def test_in_python_too_nothing_but_our_own_errors_is_raised(question: dict[str, object]) -> None:
    with suppress(SushibarError):
        assert "points" in answer(question)
