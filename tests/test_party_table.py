"""A table of Sushi Go Party!: several questions a turn, and records that hold all of them."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from menus import serving_of
from party_tables import dealt, laid, play
from sushibar import IllegalAction, RecordError, Table, UnknownName
from sushibar.games.events import Chance, Event, Reveal
from sushibar.games.menus import drawn
from sushibar.games.party.rules.menu import MENUS, players_for
from sushibar.table import entries, story

ORDERS = "maki,tempura,sashimi,dumpling,special-order,chopsticks,pudding"
SPOONS = "maki,tempura,sashimi,onigiri,spoon,wasabi,pudding"
LOOKS = "maki,tempura,sashimi,dumpling,menu,wasabi,pudding"
SAKE = "maki,tempura,sashimi,dumpling,sake,special-order,pudding"


def lines(table: Table) -> list[str]:
    """What the record says about turns."""
    return [line for line in entries.lines(table) if line[0].isdigit()]


def told(table: Table) -> list[Event]:
    """The events that a record can tell: cards drawn blindly are laid without an answer."""
    return [event for event in table.events if isinstance(event, Chance) or any(event.numbers)]


def contents(table: Table) -> list[object]:
    """Everything that is so at a table."""
    state = table.state
    return [state[name].tolist() for name in state.dtype.names]


def read_again(table: Table) -> None:
    """Check that the record and the repr of a table give the same table."""
    for again in (Table.from_record(table.record()), eval(repr(table))):
        assert again.record() == table.record()
        assert contents(again) == contents(table)
        assert again.events == table.events


# One turn, several lines


def with_a_second_card() -> Table:
    """Seat 0 has called its chopsticks and is asked for a second card."""
    table = dealt(ORDERS, "chopsticks-1", "", "maki-3 tempura")
    table.enter("1.1 chopsticks-1 | dumpling | sashimi")
    table.enter("1.2 maki-3 call:chopsticks-1 | dumpling | dumpling")
    return table


def test_a_second_card_is_a_line_of_its_own() -> None:
    table = with_a_second_card()
    assert (table.round, table.turn, table.pending) == (1, 2, (0,))
    table.enter("1.2 tempura | - | -")
    assert (table.turn, table.pending) == (3, (0, 1, 2))
    assert lines(table)[1:] == [
        "1.2 maki-3 call:chopsticks-1 | dumpling | dumpling",
        "1.2 tempura | - | -",
    ]
    read_again(table)


def test_a_spoon_asks_and_a_neighbour_gives() -> None:
    table = dealt(SPOONS, "spoon-5", "onigiri-circle onigiri-square", "")
    table.enter("1.1 spoon-5 | maki-1 | maki-1")
    table.enter("1.2 maki-1 call:spoon-5 | maki-2 | maki-2")
    table.enter("1.2 ask:onigiri | - | -")
    assert table.pending == (2,)
    table.enter("1.2 - | - | give:onigiri-square")
    assert lines(table)[2:] == ["1.2 ask:onigiri | - | -", "1.2 - | - | give:onigiri-square"]
    read_again(table)


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    table = with_a_second_card()
    before = contents(table)
    with pytest.raises(IllegalAction, match="seat 1 is not asked now and cannot answer tempura"):
        table.enter("1.2 tempura | tempura | -")
    with pytest.raises(IllegalAction, match="seat 2 has nothing to take back"):
        table.retract(2)
    with pytest.raises(IllegalAction, match="seat 2 is not asked now and cannot answer tempura"):
        table.answer(2, "tempura")
    assert contents(table) == before


def test_a_line_is_compared_with_its_own_reveal_only() -> None:
    table = with_a_second_card()
    table.enter("1.2 tempura | - | -")
    with pytest.raises(IllegalAction, match=r"this line is about 1\.2, expected 1\.3"):
        table.enter("1.2 tempura | - | -")


def test_an_answer_may_begin_or_end_with_what_was_forced() -> None:
    table = dealt(ORDERS, "special-order tempura", "special-order", "dumpling")
    table.enter("1.1 tempura | dumpling | dumpling")
    for words in ("special-order copy:dumpling", "special-order"):
        trial = Table.from_record(table.record())
        trial.enter(f"1.2 - | {words} | -")
        assert lines(trial)[-1] == "1.2 - | special-order copy:dumpling | -"
        read_again(trial)
    with pytest.raises(IllegalAction, match="seat 1 has already answered when it comes to tempura"):
        table.enter("1.2 - | special-order copy:dumpling tempura | -")


def test_defaults_are_left_out_unless_they_are_all_there_is_to_say() -> None:
    table = dealt(ORDERS, "chopsticks-1", "", "")
    table.enter("1.1 chopsticks-1 | dumpling | sashimi")
    table.answer(0, "tempura")
    assert lines(table)[-1] == "1.2 tempura | - | -"
    table.answer(0, "tempura no-call")
    assert lines(table)[-1] == "1.2 tempura | - | -"
    table.answer(0, "tempura ...")
    assert lines(table)[-1] == "1.2 tempura ... | - | -"
    read_again(table)


# Chance in the middle of a turn


def test_what_is_drawn_blindly_is_stated_after_the_answers() -> None:
    table = dealt(SAKE, "sake", "", "maki-3")
    table.enter("1.1 sake | dumpling | sashimi")
    assert table.legal(0) == ("blind",)
    table.enter("1.2 blind | dumpling | dumpling")
    assert (table.due, table.pending) == ("blind", ())
    with pytest.raises(IllegalAction, match="nobody can act: first state the blind"):
        table.enter("1.3 tempura | tempura | tempura")
    with pytest.raises(IllegalAction, match=r"this line is about 1\.3, expected 1\.2"):
        table.enter("blind 1.3 maki-3")
    with pytest.raises(UnknownName, match="no card “lobster”"):
        table.enter("blind 1.2 lobster")
    with pytest.raises(IllegalAction, match="by one seat: state exactly these"):
        table.enter("blind 1.2 maki-3 | maki-3")
    with pytest.raises(IllegalAction, match="seat 0 cannot have drawn sake: not in its hand"):
        table.enter("blind 1.2 sake")
    table.enter("blind 1.2 maki-3")
    assert table.view(None).record.plates[0, table.called.cards.index("maki-3")] == 1
    assert entries.lines(table)[-2:] == ["1.2 blind | dumpling | dumpling", "blind 1.2 maki-3"]
    read_again(table)


def test_what_a_menu_shows_is_stated_before_it_is_chosen() -> None:
    table = dealt(LOOKS, "menu-7", "", "")
    table.enter("1.1 menu-7 | dumpling | sashimi")
    assert table.due == "menu"
    with pytest.raises(IllegalAction, match="a menu shows 4 cards now: state exactly these"):
        table.enter("menu 1.1 wasabi egg-nigiri")
    table.enter("menu 1.1 wasabi egg-nigiri salmon-nigiri egg-nigiri")
    assert table.pending == (0,)
    table.enter("1.1 wasabi | - | -")
    assert table.turn == 2
    assert "menu 1.1 2*egg-nigiri salmon-nigiri wasabi" in table.record().split("\n")
    read_again(table)


def test_a_seeded_record_may_state_chance_and_is_checked() -> None:
    table = Table("party", players=4, menu=LOOKS, seed=3).play()
    looks = [event for event in table.events if isinstance(event, Chance) and event.kind == "menu"]
    assert looks
    again = Table("party", players=4, menu=LOOKS, seed=3)
    for event in told(table):
        again.enter(entries.line(table, event))
    assert again.points == table.points
    fresh = Table("party", players=4, menu=LOOKS, seed=3)
    with pytest.raises(IllegalAction, match="the menu differs from what the seed gives"):
        fresh.enter(entries.line(table, looks[0]))


# Whole games


def games(count: int) -> Iterator[tuple[Table, random.Random]]:
    """Tables of all sizes, with recommended menus and others."""
    for seed in range(count):
        lots = random.Random(seed)
        players = 2 + seed % 7
        named = [menu for menu in MENUS.values() if players in players_for(menu)]
        menu = (
            lots.choice(named) if seed % 3 == 0 else drawn(serving_of("party"), players, str(seed))
        )
        yield Table("party", players=players, menu=menu, seed=seed), lots


def check_games(count: int) -> Counter[str]:
    """Play games and read them again, whole and unfinished; returns what was seen in them."""
    seen: Counter[str] = Counter()
    for table, lots in games(count):
        while not table.over:
            seat = lots.choice(table.pending)
            table.act(seat, lots.choice(table.legal(seat)))
            if lots.random() < 0.004:
                read_again(table)
        read_again(table)
        check_stated(table)
        check_forced_left_out(table)
        assert len(table.finished) == 3
        assert table.sheet.totals == table.points
        seen.update(
            event.kind if isinstance(event, Chance) else f"forced {event.forced}"
            for event in table.events
        )
    return seen


def check_stated(table: Table) -> None:
    """Enter a game line by line as from a real table."""
    setup = table.setup
    stated = Table("party", players=setup.players, menu=setup.menu, stated=True)
    for event in told(table):
        stated.enter(entries.line(table, event))
    assert (stated.points, stated.winners) == (table.points, table.winners)
    assert stated.sheet == table.sheet
    assert Table.from_record(stated.record()).record() == stated.record()


def check_forced_left_out(table: Table) -> None:
    """Enter only the lines about which somebody had a choice."""
    setup = table.setup
    short = Table("party", players=setup.players, menu=setup.menu, seed=table.seed)
    for event in told(table):
        if isinstance(event, Reveal) and not event.forced:
            short.enter(entries.line(table, event))
    assert short.record() == table.record()


def test_every_game_can_be_read_again() -> None:
    seen = check_games(7)
    assert seen.keys() == {"deal", "blind", "menu", "forced True", "forced False"}


@pytest.mark.long
def test_long_every_game_can_be_read_again() -> None:
    check_games(500)


def test_a_forced_line_that_is_wrong_is_refused() -> None:
    table = next(games(1))[0].play()
    text = table.record()
    forced = [event for event in table.events if isinstance(event, Reveal) and event.forced]
    last = entries.line(table, forced[0])
    wrong = last.replace(last.split()[1], "squid-nigiri", 1)
    assert wrong != last
    with pytest.raises(RecordError, match="seat 0 had no choice: it played"):
        Table.from_record(text.replace(last, wrong))


def test_a_replay_says_first_what_was_served() -> None:
    table = Table("party", players=4, menu="maki,tempura,eel,tofu,tea,wasabi,fruit", seed=1)
    told = story.tell(table).splitlines()
    assert told[1] == "Served with nigiri: maki, tempura, eel, tofu, tea, wasabi, fruit."
    assert "Served" not in story.tell(Table("sushi-go", seed=1))


# The score sheet


def test_points_of_the_race_stand_on_the_sheet_before_the_round_is_over() -> None:
    table = laid("uramaki", ["uramaki-5", "", ""], ["uramaki-5", "", ""])
    assert table.sheet.rows == ()
    play(table, "uramaki-5 | * | *")
    assert table.sheet.totals == table.points == (8, 0, 0)
    assert "Round 1 so far       8       0       0" in str(table.sheet)
    assert table.sheet.explain(0).splitlines() == [
        "Seat 0: 8 points",
        "  uramaki   +8  8 in the race to ten rolls",
        "Seat 1: 0 points",
        "Seat 2: 0 points",
    ]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("menu", ["points-platter", "dinner-for-two"])
def test_the_sheet_and_the_points_agree_at_every_moment(menu: str, seed: int) -> None:
    table = Table("party", players=3, menu=menu, seed=seed)
    raced = False
    while not table.over:
        assert table.sheet.totals == table.points
        raced |= len(table.sheet.rows) == table.round
        seat = table.pending[0]
        uramaki = [action for action in table.legal(seat) if "uramaki" in action]
        table.act(seat, (uramaki or table.legal(seat))[-1])
    assert table.sheet.totals == table.points
    assert raced
