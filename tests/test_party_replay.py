"""Tables of Sushi Go Party! at any moment: mistakes, records, games entered card by card."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushibar import SushibarError, Table
from sushibar.games.events import Reveal
from sushibar.games.party.rules.menu import every_menu
from sushibar.games.party.rules.steps import GIVE, SECOND_CARD, TURN
from sushibar.table import entries

MENUS = {players: list(every_menu(players)) for players in range(2, 9)}
SECOND_QUESTIONS = (SECOND_CARD, GIVE, TURN)

seeds = st.integers(0, 2**64 - 1)


def seated(seed: int) -> tuple[Table, Random]:
    """A table of any size with any menu, and chance for its players."""
    luck = Random(seed)
    players = luck.randint(2, 8)
    return Table("party", players=players, menu=luck.choice(MENUS[players]), seed=seed), luck


def act_somehow(table: Table, luck: Random) -> None:
    """Let some seat take a step, often one with a special card."""
    seat = luck.choice(table.pending)
    legal = table.legal(seat)
    special = [action for action in legal if "-order" in action or action[-1].isdigit()]
    table.act(seat, luck.choice(special if special and luck.random() < 0.4 else legal))


def same(table: Table, other: Table) -> bool:
    """Whether two tables are the same to the byte."""
    return contents(table) == contents(other)


def contents(table: Table) -> list[bytes]:
    """Everything that is so at a table."""
    state = table.state
    return [state[name].tobytes() for name in state.dtype.names]


# Records


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(0, 400))
def test_a_table_can_be_written_down_and_read_again_at_any_moment(seed: int, steps: int) -> None:
    table, luck = seated(seed)
    for _ in range(steps):
        if not table.over:
            act_somehow(table, luck)
    again = Table.from_record(table.record())
    assert same(again, table)
    assert again.record() == table.record()
    assert again.events == table.events
    play_on(table, Random(seed))
    play_on(again, Random(seed))
    assert same(again, table)
    assert again.record() == table.record()


def play_on(table: Table, luck: Random) -> None:
    """Play to the end."""
    while not table.over:
        act_somehow(table, luck)


@pytest.mark.parametrize("step", SECOND_QUESTIONS)
def test_a_table_in_the_middle_of_a_turn_can_be_read_again(step: int) -> None:
    table, luck = seated(0)
    for seed in range(1, 200):
        while not table.over and step not in table.state.step:
            act_somehow(table, luck)
        if not table.over:
            break
        table, luck = seated(seed)
    assert step in table.state.step
    for _ in range(3):
        again = Table.from_record(table.record())
        assert same(again, table)
        assert again.pending == table.pending
        act_somehow(table, luck)


# At a real table


def entered(table: Table) -> Table:
    """A table at which people state everything that has happened at another, line by line."""
    setup = table.setup
    stated = Table("party", players=setup.players, menu=setup.menu, stated=True)
    for event in table.events:
        if isinstance(event, Reveal) and not any(event.numbers):
            continue  # cards drawn blindly are laid without a word
        stated.enter(entries.line(table, event))
    return stated


def knowledge(table: Table, seat: int | None) -> dict[str, list[object]]:
    """Everything a seat knows; the cards that a menu shows are told in no order."""
    view = table.view(seat).record
    view.shown.sort()
    view.look_cards.sort()
    return {name: view[name].tolist() for name in view.dtype.names}


def all_cards(table: Table) -> Counter[int]:
    """The cards of deck and box together: which desserts are in which nobody can tell."""
    state = table.state
    cards = Counter(map(int, state.deck[: state.undealt]))
    for variant, copies in enumerate(state.box):
        cards[int(table.config.dessert) + variant] += int(copies)
    return +cards


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(0, 400))
def test_a_game_entered_card_by_card_is_the_same_game(seed: int, steps: int) -> None:
    table, luck = seated(seed)
    for _ in range(steps):
        if not table.over:
            act_somehow(table, luck)
    for seat in table.pending:
        if table.state.step[seat] == TURN:
            table.retract(seat)  # what is being turned face down has not happened yet
    stated = entered(table)
    assert (stated.points, stated.winners) == (table.points, table.winners)
    assert (stated.round, stated.turn) == (table.round, table.turn)
    assert all_cards(stated) == all_cards(table)
    for field in ("plates", "copies", "dipped", "face_down", "gone", "kept", "sheet", "lacks"):
        assert stated.state[field].tolist() == table.state[field].tolist()
    if not any(table.game.answer(table.config, table.state, seat) for seat in table.seats):
        for seat in (*table.seats, None):
            assert knowledge(stated, seat) == knowledge(table, seat)
    assert Table.from_record(stated.record()).record() == stated.record()


# Mistakes


@settings(max_examples=10, deadline=None)
@given(seeds, st.integers(0, 300))
def test_what_is_refused_leaves_the_table_as_it_was(seed: int, steps: int) -> None:
    table, luck = seated(seed)
    for _ in range(steps):
        if not table.over:
            act_somehow(table, luck)
    before, events = contents(table), table.events
    record = table.record()
    for seat in table.seats:
        allowed = {action.number for action in table.legal(seat)}
        for number, name in enumerate(table.called.actions):
            if number not in allowed and luck.random() < 0.2:
                with pytest.raises(SushibarError):
                    table.act(seat, name or number)
        for decision in ("lobster", "copy:lobster", "tempura lobster", "done done", "..."):
            with pytest.raises(SushibarError):
                table.answer(seat, decision)
        if seat not in table.pending and not table.game.answer(table.config, table.state, seat):
            with pytest.raises(SushibarError):
                table.retract(seat)
    answers = " | ".join(["lobster"] * len(table.seats))
    for line in (f"{table.round}.{table.turn} {answers}", "deal 1 tempura", "menu 1.1 tempura", ""):
        with pytest.raises(SushibarError):
            table.enter(line)
    assert contents(table) == before
    assert table.events == events
    assert table.record() == record


# Second thoughts


def test_a_seat_may_change_what_its_last_special_order_copies() -> None:
    table = Table(
        "party", players=2, menu="maki,tempura,tofu,eel,special-order,tea,pudding", stated=True
    )
    table.enter("deal 1 special-order 4*tempura 5*tofu | special-order 4*tempura 3*tofu 2*eel")
    for turn in range(1, 10):
        picks = [next(card for card in table.legal(seat) if "-" not in card) for seat in (0, 1)]
        table.enter(f"1.{turn} {' | '.join(picks)}")
    assert set(table.pending) == {0, 1}
    targets = table.legal(0)
    table.act(0, "copy:tofu")
    assert set(table.pending) == {1}
    assert table.legal(0) == targets
    before = contents(table)
    table.act(0, "copy:tempura")
    assert contents(table) != before
    table.act(0, "copy:tofu")
    assert contents(table) == before
    table.act(1, "copy:eel")
    assert entries.lines(table)[-1] == "1.10 special-order copy:tofu | special-order copy:eel"
