"""Mistakes at a table: the error says exactly what is wrong, and nothing has changed."""

from collections.abc import Callable
from itertools import count

import pytest

from sushibar import IllegalAction, SetupError, SushibarError, Table, UnknownName
from tables import (
    at_the_start,
    draw,
    first_card,
    half_answered,
    idle_until,
    mid_call,
    on_wasabi_turn,
    plate,
    seated,
    turn,
)


@pytest.mark.parametrize(
    ("arguments", "kind", "key", "said"),
    [
        ({"game": "chess"}, UnknownName, "error-game", "there is no game “chess”"),
        ({"players": 6}, SetupError, "error-players", "2 to 5 players, not 6"),
        ({"players": 2, "edition": "zoch"}, SetupError, "error-players", "3 to 5 players, not 2"),
        ({"edition": "other"}, SetupError, "error-edition", "no edition “other”"),
        ({"options": ["jokers"]}, SetupError, "error-option", "no option “jokers”"),
        (
            {"edition": "zoch", "options": ["dummy"]},
            SetupError,
            "error-option",
            "the zoch edition has no option “dummy”; it has: pass-both-ways",
        ),
        ({"options": ["dummy"]}, SetupError, "error-dummy-players", "for 2 players, not 4"),
        ({"names": ["Ann"]}, SetupError, "error-names-count", "1 names for 4 players"),
        ({"names": ["Ann", "B|o", "C", "D"]}, SetupError, "error-name", "'B|o' cannot be"),
        ({"names": ["Ann", "", "C", "D"]}, SetupError, "error-name", "'' cannot be"),
        ({"names": ["Ann", "B\no", "C", "D"]}, SetupError, "error-name", r"'B\no' cannot be"),
        ({"seed": ""}, SetupError, "error-seed", "'' cannot be a seed"),
        ({"seed": "a#b"}, SetupError, "error-seed", "'a#b' cannot be a seed"),
        ({"seed": "a\nb"}, SetupError, "error-seed", r"'a\nb' cannot be a seed"),
        ({"salts": ["xyz"]}, SetupError, "error-salt", "'xyz' cannot be"),
        ({"seed": 1, "stated": True}, SetupError, "error-stated-seed", "has no seed"),
        ({"salts": ["00"], "stated": True}, SetupError, "error-stated-seed", "has no seed"),
        ({"players": "4"}, SetupError, "error-whole-players", "whole number, not '4'"),
        ({"options": "dummy"}, SetupError, "error-several", "options must be a list"),
        ({"players": 3, "names": "Ann"}, SetupError, "error-several", "names must be a list"),
        ({"seed": 1, "moves": ["hello"]}, UnknownName, "error-entry", "“hello” is neither"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    arguments: dict[str, object], kind: type[SushibarError], key: str, said: str
) -> None:
    with pytest.raises(kind) as caught:
        Table(**arguments)  # type: ignore[arg-type]
    assert caught.value.key == key
    assert said in str(caught.value)


def with_dummy() -> Table:
    """Seat 0 controls the dummy and has drawn a pudding for it."""
    table = seated("tempura", "tempura", "pudding", options=["dummy"])
    draw(table, "pudding")
    return table


def last_turn_with_chopsticks() -> Table:
    """Seat 0 has chopsticks and two cards, one of them for the dummy."""
    table = seated("chopsticks", "", "", options=["dummy"])
    draw(table, "tempura")
    turn(table, "chopsticks dummy:tempura", "tempura")
    idle_until(table, 9)
    return table


def before_the_deal() -> Table:
    return Table(players=2, stated=True)


def finished() -> Table:
    return Table(players=2, seed=3).play()


def to_be_drawn() -> Table:
    return seated("tempura", "tempura", "pudding", options=["dummy"])


Setting = Callable[[], Table]
Mistake = Callable[[Table], object]

MISTAKES: list[tuple[Setting, Mistake, type[SushibarError], str, str]] = [
    (
        at_the_start,
        lambda table: table.act(1, "wasabi"),
        IllegalAction,
        "refusal-not-in-hand",
        "seat 1 cannot take wasabi: not in its hand",
    ),
    (
        half_answered,
        lambda table: table.act(0, "chopsticks"),
        IllegalAction,
        "refusal-not-in-hand",
        "seat 0 cannot take chopsticks: not in its hand",
    ),
    (
        at_the_start,
        lambda table: table.act(0, "call-chopsticks"),
        IllegalAction,
        "refusal-no-chopsticks",
        "seat 0 cannot use chopsticks: none lay in front of it before this turn",
    ),
    (
        lambda: on_wasabi_turn("gamewright"),
        lambda table: table.act(1, "call-chopsticks"),
        IllegalAction,
        "refusal-card-first",
        "seat 1 cannot play call-chopsticks: it chooses a card first",
    ),
    (
        mid_call,
        lambda table: table.act(1, "tempura"),
        IllegalAction,
        "refusal-call-first",
        "seat 1 has chosen its card and must now say call-chopsticks, no-call",
    ),
    (
        lambda: on_wasabi_turn("gamewright"),
        lambda table: table.act(0, "beside:egg-nigiri"),
        IllegalAction,
        "refusal-must-dip",
        "in this edition a nigiri goes on a free wasabi",
    ),
    (
        lambda: on_wasabi_turn("zoch"),
        lambda table: table.act(2, "beside:squid-nigiri"),
        IllegalAction,
        "refusal-no-wasabi",
        "seat 2 cannot take beside:squid-nigiri: there is no free wasabi to lay it beside",
    ),
    (
        last_turn_with_chopsticks,
        lambda table: table.act(0, "call-chopsticks"),
        IllegalAction,
        "refusal-no-second-card",
        "seat 0 cannot use chopsticks: its hand is too small for a second card",
    ),
    (
        with_dummy,
        lambda table: table.act(0, "dummy:pudding"),
        IllegalAction,
        "refusal-not-for-dummy",
        "seat 0 cannot play dummy:pudding: it chooses a card for itself",
    ),
    (
        with_dummy,
        lambda table: table.answer(0, "tempura tempura"),
        IllegalAction,
        "refusal-dummy-next",
        "seat 0 cannot play tempura: it now chooses a card for the dummy",
    ),
    (
        with_dummy,
        lambda table: table.answer(0, "tempura"),
        IllegalAction,
        "error-unfinished",
        "“tempura” is not a complete answer for seat 0; next: dummy:",
    ),
    (
        at_the_start,
        lambda table: table.act(0, "pizza"),
        UnknownName,
        "error-action",
        "there is no action “pizza” in this game",
    ),
    (
        at_the_start,
        lambda table: table.act(0, 99),
        UnknownName,
        "error-action-number",
        "there is no action 99; actions are numbered 0 to ",
    ),
    (
        at_the_start,
        lambda table: table.act(0, -1),
        UnknownName,
        "error-action-number",
        "there is no action -1",
    ),
    (
        at_the_start,
        lambda table: table.act(2, "wasabi"),
        UnknownName,
        "error-seat",
        "there is no seat 2; seats are numbered 0 to 1",
    ),
    (at_the_start, lambda table: table.act(-1, 0), UnknownName, "error-seat", "no seat -1"),
    (
        at_the_start,
        lambda table: table.act(0, None),  # type: ignore[arg-type]
        UnknownName,
        "error-action",
        "there is no action “None”",
    ),
    (
        at_the_start,
        lambda table: table.play({1: first_card}),
        UnknownName,
        "error-no-policy",
        "there is no policy for seat 0",
    ),
    (
        at_the_start,
        lambda table: table.act("0", "wasabi"),  # type: ignore[arg-type]
        UnknownName,
        "error-seat",
        "no seat 0",
    ),
    (at_the_start, lambda table: table.legal(2), UnknownName, "error-seat", "no seat 2"),
    (at_the_start, lambda table: table.view(2), UnknownName, "error-seat", "no seat 2"),
    (at_the_start, lambda table: table.retract(2), UnknownName, "error-seat", "no seat 2"),
    (at_the_start, lambda table: table.answer(2, "tempura"), UnknownName, "error-seat", "seat 2"),
    (
        lambda: on_wasabi_turn("gamewright"),
        lambda table: table.answer(1, "tempura call-chopsticks wasabi"),
        IllegalAction,
        "refusal-not-in-hand",
        "seat 1 cannot take wasabi: not in its hand",
    ),
    (
        lambda: on_wasabi_turn("gamewright"),
        lambda table: table.answer(1, "tempura call-chopsticks pizza"),
        UnknownName,
        "error-action",
        "no action “pizza”",
    ),
    (
        lambda: on_wasabi_turn("gamewright"),
        lambda table: table.answer(1, "tempura call-chopsticks"),
        IllegalAction,
        "error-unfinished",
        "“tempura call-chopsticks” is not a complete answer for seat 1",
    ),
    (
        at_the_start,
        lambda table: table.answer(0, "wasabi maki-1"),
        IllegalAction,
        "error-too-much",
        "seat 0 has already answered when it comes to maki-1",
    ),
    (
        half_answered,
        lambda table: table.answer(1, "pudding tempura"),
        IllegalAction,
        "error-too-much",
        "seat 1 has already answered when it comes to tempura",
    ),
    (at_the_start, lambda table: table.answer(0, " "), IllegalAction, "error-empty-answer", "0"),
    (
        at_the_start,
        lambda table: table.enter("1.1 wasabi | wasabi"),
        IllegalAction,
        "refusal-not-in-hand",
        "seat 1 cannot take wasabi",
    ),
    (
        half_answered,
        lambda table: table.enter("1.1 maki-1 | pudding"),
        IllegalAction,
        "error-forced",
        "not maki-1",
    ),
    (
        half_answered,
        lambda table: table.enter("1.1 pizza | pudding"),
        UnknownName,
        "error-action",
        "no action “pizza”",
    ),
    (
        at_the_start,
        lambda table: table.enter("1.2 wasabi | pudding"),
        IllegalAction,
        "error-moment",
        "this line is about 1.2, expected 1.1",
    ),
    (
        at_the_start,
        lambda table: table.enter("1.1 wasabi"),
        IllegalAction,
        "error-answers",
        "1 answers for 2 players",
    ),
    (at_the_start, lambda table: table.enter("wasabi"), UnknownName, "error-entry", "“wasabi”"),
    (at_the_start, lambda table: table.enter(""), UnknownName, "error-entry", "“”"),
    (
        before_the_deal,
        lambda table: table.act(0, "wasabi"),
        IllegalAction,
        "error-chance-due",
        "nobody can act: first state the deal",
    ),
    (
        before_the_deal,
        lambda table: table.enter("1.1 wasabi | wasabi"),
        IllegalAction,
        "error-chance-due",
        "first state the deal",
    ),
    (
        before_the_deal,
        lambda table: table.play(first_card),
        IllegalAction,
        "error-chance-due",
        "first state the deal",
    ),
    (
        before_the_deal,
        lambda table: table.retract(0),
        IllegalAction,
        "error-nothing-to-retract",
        "seat 0",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 2 10*tempura | 10*sashimi"),
        IllegalAction,
        "error-moment",
        "this line is about 2, expected 1",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura"),
        IllegalAction,
        "error-deal-hands",
        "1 hands were dealt, expected 2",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura | 9*sashimi"),
        IllegalAction,
        "error-deal-size",
        "9 cards were dealt to seat 1, expected 10",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura | 10*pizza"),
        UnknownName,
        "error-card",
        "there is no card “pizza”",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura | x*sashimi"),
        UnknownName,
        "error-card",
        "“x*sashimi”",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura | 999*sashimi 999*sashimi"),
        UnknownName,
        "error-cards",
        "more than 999 cards",
    ),
    (
        before_the_deal,
        lambda table: table.enter("deal 1 10*tempura | 5*tempura 5*sashimi"),
        IllegalAction,
        "error-deal-copies",
        "more tempura were dealt than the deck holds",
    ),
    (
        before_the_deal,
        lambda table: table.enter("draw 1.1 tempura"),
        IllegalAction,
        "error-chance-not-due",
        "the draw is not due now (due: deal)",
    ),
    (
        at_the_start,
        lambda table: table.enter("deal 1 10*tempura | 10*sashimi"),
        IllegalAction,
        "error-chance-not-due",
        "the deal is not due now (due: -)",
    ),
    (
        at_the_start,
        lambda table: table.enter_chance([[0]]),
        IllegalAction,
        "error-no-chance-due",
        "chance has nothing to decide now",
    ),
    (
        lambda: Table(players=2, options=["dummy"], stated=True),
        lambda table: table.enter("controller 2"),
        IllegalAction,
        "error-controller",
        "seat 2 cannot control the dummy",
    ),
    (
        lambda: Table(players=2, options=["dummy"], stated=True),
        lambda table: table.enter("controller Ann"),
        UnknownName,
        "error-entry",
        "“controller Ann”",
    ),
    (
        lambda: Table(players=2, options=["dummy"], stated=True),
        lambda table: table.enter("controller " + "9" * 5_000),
        UnknownName,
        "error-entry",
        "“controller 999",
    ),
    (
        to_be_drawn,
        lambda table: table.enter("draw 1.1 wasabi"),
        IllegalAction,
        "error-pile",
        "there is no wasabi in the dummy’s pile",
    ),
    (
        to_be_drawn,
        lambda table: table.enter("draw 1.1 pudding tempura"),
        IllegalAction,
        "error-one-outcome",
        "the draw needs exactly one value",
    ),
    (
        to_be_drawn,
        lambda table: table.enter("draw 1.2 pudding"),
        IllegalAction,
        "error-moment",
        "this line is about 1.2, expected 1.1",
    ),
    (
        lambda: Table(players=2, seed=1),
        lambda table: table.enter("deal 1 10*tempura | 10*sashimi"),
        IllegalAction,
        "error-chance-differs",
        "the deal differs from what the seed gives",
    ),
    (
        finished,
        lambda table: table.act(0, "wasabi"),
        IllegalAction,
        "error-over",
        "seat 0 cannot play wasabi: the game is over",
    ),
    (
        finished,
        lambda table: table.enter("3.11 wasabi | wasabi"),
        IllegalAction,
        "error-entry-after-end",
        "the game is over, there is no turn 3.11",
    ),
]


@pytest.mark.parametrize(
    ("setting", "mistake", "kind", "key", "said"),
    MISTAKES,
    ids=[f"{number}-{row[3]}" for number, row in zip(count(), MISTAKES)],
)
def test_a_mistake_is_named_and_changes_nothing(
    setting: Setting, mistake: Mistake, kind: type[SushibarError], key: str, said: str
) -> None:
    table = setting()
    before = table.record(), table.events, table.pending, bytes(table.state.tobytes())
    with pytest.raises(kind) as caught:
        mistake(table)
    assert type(caught.value) is kind
    assert caught.value.key == key
    assert said in str(caught.value)
    assert before == (table.record(), table.events, table.pending, bytes(table.state.tobytes()))


def test_after_a_mistake_in_the_middle_of_a_line_play_goes_on() -> None:
    table = at_the_start()
    with pytest.raises(IllegalAction):
        table.enter("1.1 wasabi | wasabi")
    turn(table, "wasabi", "pudding")
    assert plate(table, 0) == ["wasabi"]


def test_an_error_survives_being_sent_to_another_process() -> None:
    import pickle

    with pytest.raises(IllegalAction) as caught:
        at_the_start().act(1, "wasabi")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is IllegalAction
    assert (again.key, again.facts, str(again)) == (
        caught.value.key,
        caught.value.facts,
        str(caught.value),
    )


def test_even_the_longest_name_can_be_shown_and_refused() -> None:
    table = Table(players=2, seed=1, names=["x" * 10_000, "y"])
    assert "xxx" in str(table)
    with pytest.raises(UnknownName, match="there is no action “zzz"):
        table.act(0, "z" * 10_000)
