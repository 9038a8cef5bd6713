"""The score pad for Sushi Go Party! against a plain scorer, real games, and anything at all."""

import json
from collections import Counter
from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from plain_party import plain_can_lie, plain_desserts, plain_fits_box, plain_races, plain_round
from sushibar import SushibarError
from sushibar.games.party.rules import GAME
from sushibar.games.party.rules.config import card_names
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS
from sushibar.games.party.rules.state import free_wasabi, printed, spent_wasabi
from sushibar.games.party.scorepad.cards import CARDS, NAMES
from sushibar.games.party.words.desserts import explain_desserts
from sushibar.games.party.words.reasons import explain_round
from sushibar.games.sheet import Lines
from sushibar.rulebook.rule import Record, new
from sushibar.table.scorepad import answer, answer_lines
from tables import chance

unhurried = settings(deadline=None)
"""For machines that are busy with something else."""


def asked(**question: object) -> dict[str, Any]:
    """The answer to a question about Sushi Go Party!, as it comes back from a line of JSON."""
    (told,) = answer_lines([json.dumps({"game": "party"} | question).encode()])
    answered = json.loads(told)
    assert isinstance(answered, dict)
    return answered


# Properties

menus = st.tuples(
    st.sampled_from(["maki", "temaki", "uramaki"]),
    st.permutations([type_.name for type_ in TYPES if type_.group == "appetizer"]),
    st.permutations([type_.name for type_ in TYPES if type_.group == "special"]),
    st.sampled_from(["pudding", "green-tea-ice-cream", "fruit"]),
).map(lambda parts: [parts[0], *parts[1][:3], *parts[2][:2], parts[3]])


def names_for(menu: list[str]) -> list[str]:
    """Everything that can lie on a plate with this menu."""
    types = {number for number, type_ in enumerate(TYPES) if type_.name in [*menu, "nigiri"]}
    return [name for name, number in NAMES.items() if CARDS[number].types <= types]


@st.composite
def rounds(draw: st.DrawFn) -> dict[str, Any]:
    """A question about a round, whose menu may be missing."""
    menu = draw(menus)
    seats = draw(st.integers(2, 8))
    plate = st.lists(st.sampled_from(names_for(menu)), max_size=10)
    question: dict[str, Any] = {
        "plates": draw(st.lists(plate, min_size=seats, max_size=seats)),
        "menu": menu,
    }
    if "uramaki" in menu and draw(st.booleans()):
        question["uramaki"] = list(draw(st.sampled_from(sorted(plain_races(seats)))))
    if draw(st.booleans()):
        del question["menu"]
    return question


@unhurried
@given(rounds())
def test_a_round_scores_what_a_plain_scorer_says(question: dict[str, Any]) -> None:
    answered = asked(**question)
    expected = plain_round(question["plates"], question.get("menu"), question.get("uramaki"))
    assert answered["points"] == expected
    can_lie = plain_can_lie(question["plates"], question.get("uramaki"))
    assert ("warnings" in answered) == (not (plain_fits_box(question["plates"]) and can_lie))


@unhurried
@given(rounds(), st.randoms(use_true_random=False))
def test_seats_that_change_places_take_their_points_along(
    question: dict[str, Any], luck: Any
) -> None:
    order = list(range(len(question["plates"])))
    luck.shuffle(order)
    moved = {
        key: [value[seat] for seat in order] if key != "menu" else value
        for key, value in question.items()
    }
    first, second = asked(**question), asked(**moved)
    assert second["points"] == [first["points"][seat] for seat in order]
    assert second["sheet"] == [first["sheet"][seat] for seat in order]


@unhurried
@given(
    st.sampled_from(["pudding", "green-tea-ice-cream", "fruit"]).flatmap(
        lambda dessert: st.tuples(
            st.just(dessert),
            st.lists(
                st.tuples(
                    st.lists(
                        st.sampled_from(
                            [
                                name
                                for name in names_for([dessert, "special-order"])
                                if name.rpartition(":")[2].startswith(dessert)
                                and not name.startswith("face-down")
                            ]
                        ),
                        max_size=6,
                    ),
                    st.integers(-9, 40),
                ),
                min_size=2,
                max_size=8,
            ),
        )
    )
)
def test_an_end_scores_what_a_plain_scorer_says(
    table: tuple[str, list[tuple[list[str], int]]],
) -> None:
    dessert, seats = table
    desserts, totals = [seat[0] for seat in seats], [seat[1] for seat in seats]
    answered = asked(desserts=desserts, totals=totals, menu=[dessert, "special-order"])
    brought = plain_desserts(dessert, desserts)
    after = [total + gain for total, gain in zip(totals, brought, strict=True)]
    standings = [(total, len(plate)) for total, plate in zip(after, desserts, strict=True)]
    assert answered["points"] == brought
    assert answered["totals"] == after
    assert answered["winners"] == [
        seat for seat, standing in enumerate(standings) if standing == max(standings)
    ]


# Real games


def lying(config: Record, state: Record, seat: int) -> list[str]:
    """What lies in front of a seat, in an order in which it can have been laid."""
    names = card_names(config)
    plate = []
    for kind, name in enumerate(names):
        if kind < 3:
            plain = int(state.plates[seat, kind]) - int(state.dipped[seat, kind])
            plate += ["wasabi", name] * int(state.dipped[seat, kind]) + [f"beside:{name}"] * plain
        elif name != "wasabi":
            plate += [name] * printed(state, seat, kind)
            plate += [f"special-order:{name}"] * int(state.copies[seat, kind])
    plate += ["wasabi", "face-down:egg-nigiri"] * spent_wasabi(state, seat)
    plate += ["wasabi"] * free_wasabi(config, state, seat)
    return plate + ["face-down"] * (int(state.face_down[seat]) - spent_wasabi(state, seat))


def told(rows: tuple[Lines, ...]) -> list[dict[str, dict[str, object]]]:
    """A row of a game's sheet as the score pad writes it."""
    return [
        {
            name: {"points": line.points, "reason": line.reason}
            for name, line in lines.items()
            if name not in ("chopsticks", "spoon") or dict(line.facts)["cards"]
        }
        for lines in rows
    ]


def play_rounds(config: Record, seed: int) -> list[Record]:
    """The states after each round of a game of random moves."""
    rng, state, ends = chance(seed), new(GAME.state), []
    GAME.start(config, state)
    while not GAME.over(state):
        for seat in range(config.players):
            while int(GAME.pending(config, state)) >> seat & 1:
                GAME.choose(config, state, seat, GAME.random_action(config, state, seat, rng))
        past = int(state.this_round)
        GAME.advance(config, state, rng)
        if state.this_round > past:
            ends.append(state.copy())
    return ends


@settings(deadline=None, max_examples=25)
@given(menus, st.integers(3, 6), st.integers(0, 2**32))
def test_real_games_are_scored_and_explained_as_the_table_does(
    menu: list[str], players: int, seed: int
) -> None:
    config = GAME.configure(players, menu=menu)
    ends = play_rounds(config, seed)
    for row, state in enumerate(ends):
        lines = explain_round(config, state, row)
        question: dict[str, Any] = {
            "plates": [lying(config, state, seat) for seat in range(players)],
            "menu": menu,
        }
        if "uramaki" in menu:
            question["uramaki"] = [dict(seat["uramaki"].facts)["race"] for seat in lines]
        answered = asked(**question)
        assert answered["sheet"] == told(lines)
        assert answered["points"] == [int(sum(state.sheet[row, seat])) for seat in range(players)]
    kinds = [name for name in card_names(config) if name.startswith(menu[-1])]
    desserts: list[list[str]] = []
    for seat in range(players):
        counts = [
            int(ends[-1].kept[seat, variant])
            + int(ends[-1].plates[seat, int(config.dessert) + variant])
            for variant in range(len(kinds))
        ]
        desserts.append(
            [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]
        )
    before = [int(ends[-1].sheet[:3, seat].sum()) for seat in range(players)]
    answered = asked(desserts=desserts, totals=before, menu=menu)
    assert answered["sheet"] == told(explain_desserts(config, ends[-1]))
    assert answered["totals"] == [int(GAME.total(ends[-1], seat)) for seat in range(players)]
    won = int(GAME.winners(config, ends[-1]))
    assert answered["winners"] == [seat for seat in range(players) if won >> seat & 1]


# Anything at all

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=9,
)
odd_cards = st.sampled_from([*NAMES, "menu", "special-order", "beside:", " Tempura ", 3, None])
odd_numbers = st.integers(-3, 20) | st.sampled_from([True, 2.0, None, 10**40, "1", -(10**40)])
odd_types = st.sampled_from([*(type_.name for type_ in TYPES), "face-down", "maki-1", " Eel", 3])
odd_questions = st.fixed_dictionaries(
    {"game": st.just("party")},
    optional={
        "edition": st.sampled_from(["standard", "zoch", None]) | json_values,
        "menu": st.sampled_from([*MENUS, ""]) | st.lists(odd_types, max_size=9) | json_values,
        "plates": st.lists(st.lists(odd_cards, max_size=15), max_size=9) | json_values,
        "uramaki": st.lists(st.sampled_from([0, 0, 8, 5, 2, 13, 7]), max_size=9) | json_values,
        "puddings": st.lists(odd_numbers, max_size=9) | json_values,
        "desserts": st.lists(st.lists(odd_cards, max_size=3), max_size=9) | json_values,
        "totals": st.lists(odd_numbers, max_size=9) | json_values,
        "dummy": odd_numbers | json_values,
    },
)
any_plates = st.fixed_dictionaries(
    {
        "game": st.just("party"),
        "plates": st.lists(
            st.lists(st.sampled_from(list(NAMES)), max_size=20), min_size=2, max_size=8
        ),
    }
)


@unhurried
@given(odd_questions | any_plates)
def test_every_question_has_an_answer(question: dict[str, object]) -> None:
    (said,) = answer_lines([json.dumps(question).encode()])
    assert len(said.splitlines()) == 1
    answered = json.loads(said)
    if "error" in answered:
        assert list(answered) == ["error"]
        assert answered["error"]
    else:
        assert len(answered["points"]) == len(answered["sheet"]) >= 2
        assert set(answered) <= {"points", "sheet", "totals", "winners", "warnings"}
        sums = [sum(line["points"] for line in seat.values()) for seat in answered["sheet"]]
        assert answered["points"] == sums


@unhurried
@given(odd_questions)
def test_in_python_too_nothing_but_our_own_errors_is_raised(question: dict[str, object]) -> None:
    with suppress(SushibarError):
        assert "points" in answer(question)


def test_every_card_has_one_name_at_least() -> None:
    assert Counter(NAMES.values()).keys() == set(range(len(CARDS)))
