"""The table as a program uses it: questions, answers, stated chance, pictures."""

import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import IllegalAction, Table, View
from sushibar.games.events import Chance, Reveal
from sushibar.table import entries
from sushibar.table.policy import RandomPolicy
from tables import (
    FILLER,
    deal,
    draw,
    first_card,
    half_answered,
    mid_call,
    plate,
    seated,
    turn,
)

SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "options": ["dummy"]},
    {"players": 2, "options": ["dummy", "pass-both-ways"]},
    {"players": 3, "names": ["Ann", "Bo", "Žofie van ’t Hoff"]},
    {"players": 3, "edition": "zoch"},
    {"players": 4, "salts": ["00ff", "a1"]},
    {"players": 5, "edition": "zoch", "options": ["pass-both-ways"]},
]


def table_like(number: int, **more: Any) -> Table:
    """A table with one of the setups above."""
    return Table(**{**SETUPS[number], **more})


def last_card(view: View) -> int:
    return view.legal[-1].number


def same_deal_stated(played: Table) -> Table:
    """The same game at a real table: every card that chance gave is entered by hand."""
    setup = played.setup
    stated = Table(players=setup.players, edition=setup.edition, options=setup.options, stated=True)
    for event in played.events:
        stated.enter(entries.line(played, event))
    return stated


# Playing


def test_a_table_asks_every_seat_and_answers_stay_hidden_until_the_last() -> None:
    table = seated("wasabi tempura", "pudding sashimi")
    assert list(table.pending) == [0, 1]
    assert table.legal(0) == ("tempura", "sashimi", "dumpling", "wasabi")
    table.act(0, "wasabi")
    assert list(table.pending) == [1]
    assert table.view(1).plates == ((), ())
    table.act(1, "pudding")
    assert table.view(1).plates == (("wasabi",), ("pudding",))
    assert (table.round, table.turn, table.pending) == (1, 2, (0, 1))


def test_an_action_is_taken_by_name_or_by_number() -> None:
    by_name, by_number, by_numpy = (Table(players=2, seed=7) for _ in range(3))
    action = by_name.legal(0)[2]
    by_name.act(0, action)
    by_number.act(0, action.number)
    by_numpy.act(0, np.int64(action.number))  # type: ignore[arg-type]
    assert by_name.record() == by_number.record() == by_numpy.record()


def test_names_may_be_written_in_capitals_and_with_spaces_around() -> None:
    table = seated("wasabi", "")
    table.act(0, " Wasabi ")
    assert table.pending == (1,)


@pytest.mark.parametrize(
    ("alias", "card"),
    [
        ("mussel", "dumpling"),
        ("tuna-nigiri", "squid-nigiri"),
        ("Tuna-Nigiri", "squid-nigiri"),
    ],
)
def test_the_names_of_the_other_edition_are_understood(alias: str, card: str) -> None:
    table = seated("dumpling squid-nigiri", "", "", edition="zoch")
    turn(table, alias, "tempura", "tempura")
    assert plate(table, 0) == [card]


def test_aliases_are_understood_behind_a_prefix_too() -> None:
    table = seated("wasabi", "squid-nigiri", "squid-nigiri", edition="zoch")
    turn(table, "wasabi", "tempura", "tempura")
    turn(table, "beside:tuna-nigiri", "tempura", "tempura")
    assert plate(table, 0) == ["squid-nigiri", "wasabi"]


def test_a_view_shows_the_own_hand_and_only_sizes_of_the_others() -> None:
    table = seated("wasabi", "pudding", "chopsticks")
    view = table.view(1)
    assert "pudding" in view.hand
    assert view.hand == table.hand(1)
    assert view.unknown == (9, 0, 9)
    assert view.hands[0] == view.hands[2] == ()
    assert view.legal == table.legal(1)
    assert sum(view.unseen.values()) == 108 - 9
    assert repr(view) == "<View of sushi-go from seat 1>"
    assert "hand: ? ×9" in str(view)


def test_a_spectator_sees_plates_and_no_hand() -> None:
    view = seated("wasabi", "pudding").view(None)
    assert (view.hand, view.legal, view.unknown) == ((), (), (10, 10))


def test_one_policy_plays_for_all_seats() -> None:
    table = Table(players=3, seed=1)
    assert table.play(first_card) is table
    assert table.over
    assert table.pending == ()
    assert table.legal(0) == ()


def test_every_seat_can_have_a_policy_of_its_own() -> None:
    seen: dict[int, set[int | None]] = {0: set(), 1: set()}

    def watching(seat: int, decide: Callable[[View], str | int]) -> Callable[[View], str | int]:
        def policy(view: View) -> str | int:
            seen[seat].add(view.seat)
            return decide(view)

        return policy

    table = Table(players=2, seed=1)
    table.play({0: watching(0, first_card), 1: watching(1, last_card)})
    assert table.over
    assert seen == {0: {0}, 1: {1}}


def test_the_random_policy_of_a_seed_plays_the_same_game_again() -> None:
    first, second = (Table(players=4, seed="soy").play() for _ in range(2))
    assert first.record() == second.record()
    assert first.record() != Table(players=4, seed="soy").play(RandomPolicy(2)).record()


def test_a_table_without_a_seed_is_never_the_same() -> None:
    assert Table(players=2).seed != Table(players=2).seed


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_sheet_adds_up_to_the_points_and_the_most_points_win(number: int) -> None:
    for seed in range(3):
        table = table_like(number, seed=seed).play()
        assert table.sheet.totals == table.points
        best = max(table.points[seat] for seat in table.seats)
        assert table.winners
        assert all(table.points[seat] == best for seat in table.winners)


def test_nobody_has_won_before_the_end() -> None:
    assert Table(players=2, seed=1).winners == ()


def test_a_preview_says_what_every_legal_action_would_bring() -> None:
    table = seated("tempura squid-nigiri", "tempura")
    turn(table, "tempura", "tempura")
    preview = table.preview(0)
    assert tuple(preview) == table.legal(0)
    assert preview[table.legal(0)[0]] == "completes a pair: +5"


# Changing one's mind


def test_an_answer_can_be_taken_back_until_the_last_seat_has_answered() -> None:
    table = seated("wasabi", "pudding")
    asked = table.record()
    table.act(0, "wasabi")
    table.retract(0)
    assert table.record() == asked
    assert table.pending == (0, 1)
    table.retract(0)
    assert table.record() == asked


def test_acting_again_begins_a_new_answer() -> None:
    table = seated("wasabi", "pudding")
    table.act(0, "wasabi")
    table.act(0, "tempura")
    table.act(1, "pudding")
    assert plate(table, 0) == ["tempura"]


def test_answering_again_changes_a_whole_answer_with_chopsticks() -> None:
    table = seated("chopsticks", "maki-1 maki-2 pudding")
    turn(table, "chopsticks", "tempura")
    table.answer(0, "maki-1 call-chopsticks maki-2")
    assert table.pending == (1,)
    table.answer(0, "pudding")
    table.answer(1, "tempura")
    assert plate(table, 0) == ["pudding", "chopsticks"]


def test_an_unfinished_answer_is_taken_back_whole() -> None:
    table = seated("chopsticks", "maki-1 maki-2 pudding")
    turn(table, "chopsticks", "tempura")
    asked = table.record()
    table.act(0, "maki-1")
    table.act(0, "call-chopsticks")
    assert table.pending == (0, 1)
    assert "maki-1 call-chopsticks ..." in table.record()
    table.retract(0)
    assert table.record() == asked


def test_what_was_revealed_cannot_be_taken_back() -> None:
    table = Table(players=2, seed=1).play()
    with pytest.raises(IllegalAction, match=r"^seat 0 has nothing to take back$") as caught:
        table.retract(0)
    assert caught.value.key == "error-nothing-to-retract"


def test_the_rest_of_a_turn_can_be_entered_as_a_line() -> None:
    table = seated("wasabi", "pudding")
    table.act(0, "wasabi")
    table.enter("1.1 - | pudding")
    assert (plate(table, 0), plate(table, 1)) == (["wasabi"], ["pudding"])


# Chance that people state


@pytest.mark.parametrize("number", [0, 1, 2, 4, 6])
def test_a_game_entered_card_by_card_gives_the_same_points(number: int) -> None:
    for seed in range(2):
        played = table_like(number, seed=seed).play()
        stated = same_deal_stated(played)
        assert stated.over
        assert stated.due is None
        assert (stated.points, stated.winners) == (played.points, played.winners)
        assert stated.events == played.events
        assert Table.from_record(stated.record()).record() == stated.record()


def test_a_real_table_is_asked_for_each_thing_in_its_turn() -> None:
    table = Table(players=2, options=["dummy"], stated=True)
    assert table.due == "controller"
    table.enter("controller 1")
    assert table.due == "deal"
    deal(table)
    assert table.due == "draw"
    assert table.pending == ()
    draw(table, FILLER[0])
    assert table.due is None
    assert table.pending == (0, 1)
    assert any(action.startswith("dummy:") for action in after_one_card(table, 1))


def after_one_card(table: Table, seat: int) -> tuple[str, ...]:
    table.act(seat, table.legal(seat)[0])
    return table.legal(seat)


def test_lines_about_chance_are_compared_where_a_seed_decides() -> None:
    table = Table(players=2, options=["dummy"], seed=4)
    lines = [entries.line(table, event) for event in table.events]
    assert [line.split()[0] for line in lines] == ["controller", "deal", "draw"]
    before = table.record()
    for line in lines:
        table.enter(line)
    assert table.record() == before
    with pytest.raises(IllegalAction, match="this line is about 2, expected 1"):
        table.enter(lines[1].replace("deal 1", "deal 2"))


def test_events_tell_deals_and_reveals_in_order() -> None:
    table = Table(players=4, seed=4).play()
    kinds = [type(event) for event in table.events]
    assert kinds == ([Chance] + [Reveal] * 8) * 3
    forced = [event.turn for event in table.events if isinstance(event, Reveal) and event.forced]
    assert forced == [8, 8, 8]


# Pictures


def test_the_picture_shows_title_moment_plates_points_and_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(
        players=3,
        edition="zoch",
        stated=True,
        names=["Ann", "Bo", "Cy"],
        options=["pass-both-ways"],
    )
    deal(table, "wasabi", "squid-nigiri maki-2", "2*dumpling")
    turn(table, "wasabi", "maki-2", "mussel")
    monkeypatch.setenv("COLUMNS", "60")
    assert str(table).split("\n")[:2] == [
        "Sushi Go! (zoch) · passing both ways · round 1 of 3 ·",
        "  turn 2 of 9 · hands pass left",
    ]
    monkeypatch.setenv("COLUMNS", "100")
    lines = str(table).split("\n")
    assert lines[0] == (
        "Sushi Go! (zoch) · passing both ways · round 1 of 3 · turn 2 of 9 · hands pass left"
    )
    assert lines[2:4] == ["Ann · 0 points", "  wasabi waiting"]
    assert lines[4].startswith("  hand: tempura")
    assert lines[6:8] == ["Bo · 0 points", "  maki 2 rolls"]
    assert lines[10:12] == ["Cy · 0 points", "  mussel"]
    assert "tuna nigiri" in str(table)


def test_a_card_chosen_face_down_is_shown_to_nobody_else() -> None:
    table = half_answered()
    assert "chosen face down: wasabi" in str(table)
    assert "chosen face down: wasabi" in str(table.view(0))
    assert "chosen" not in str(table.view(1))
    assert "chosen" not in str(table.view(None))


def test_the_picture_of_a_finished_game_shows_the_points() -> None:
    table = Table(players=2, options=["dummy"], seed=2).play()
    picture = str(table)
    assert "with a dummy · the game is over" in picture
    for name, points in zip(("Seat 0", "Seat 1", "Dummy"), table.points, strict=True):
        assert re.search(rf"^{name} · {points} points?$", picture, re.M)


# repr, pasted back


@settings(max_examples=40, deadline=None)
@given(
    number=st.integers(0, len(SETUPS) - 1),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 130),
    stated=st.booleans(),
)
def test_a_repr_pasted_back_is_the_same_table(
    number: int, seed: int, steps: int, stated: bool
) -> None:
    table = table_like(number, seed=seed)
    lots = RandomPolicy(seed)
    for step in range(steps):
        if table.over:
            break
        seat = table.pending[step % len(table.pending)]
        table.act(seat, lots(table.view(seat)))
    if stated:
        table = same_deal_stated(table)
    again = eval(repr(table), {"Table": Table})
    assert repr(again) == repr(table)
    assert again.record() == table.record()
    assert again.pending == table.pending
    assert bytes(again.state.tobytes()) == bytes(table.state.tobytes()) or stated


def test_a_repr_in_the_middle_of_an_answer_is_pasted_back_too() -> None:
    table = mid_call()
    assert repr(table).endswith("'1.2 - | tempura ... | -'])")
    assert repr(eval(repr(table), {"Table": Table})) == repr(table)


def test_a_repr_keeps_what_goes_without_saying_once_it_has_been_said() -> None:
    table, lots = Table("sushi-go", players=2, options=["dummy"], seed=0), RandomPolicy(0)
    for step in range(33):
        seat = table.pending[step % len(table.pending)]
        table.act(seat, lots(table.view(seat)))
    assert repr(table).endswith("'1.8 chopsticks | tempura no-call ...'])")
    again = eval(repr(table), {"Table": Table})
    assert again.state.tobytes() == table.state.tobytes()


def test_a_repr_says_only_what_differs_from_the_usual() -> None:
    assert repr(Table(players=2, seed=7)) == "Table('sushi-go', players=2, seed='7')"
    assert repr(Table(players=3, edition="zoch", stated=True)) == (
        "Table('sushi-go', players=3, edition='zoch', stated=True)"
    )


# Importing


@pytest.mark.parametrize("module", ["sushibar", "sushibar.table.table", "sushibar.table.record"])
def test_importing_does_not_load_the_compiler(module: str) -> None:
    program = f"import sys, {module}; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout == b"False\n"


def test_the_package_offers_its_public_names_and_no_others() -> None:
    import sushibar

    assert dir(sushibar) == sorted(sushibar.__all__)
    assert all(hasattr(sushibar, name) for name in sushibar.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        sushibar.Tabel  # noqa: B018


@pytest.mark.parametrize("game", ["sushi-go", "party"])
def test_no_wasabi_waits_when_the_game_is_over(game: str) -> None:
    shown = [str(Table(game, players=2, seed=one).play()) for one in range(12)]
    assert any("unused wasabi" in one for one in shown)
    assert not any("wasabi waiting" in one for one in shown)
