"""Equal tables, and earlier moments of a game."""

import pytest

from sushibar import IllegalAction, Table, position

GAMES = ("sushi-go", "party", "wasabi")


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_equal_until_something_happens(game: str) -> None:
    table = Table(game, players=2, seed=7)
    twin = table.copy()
    assert table == twin
    seat = table.pending[0]
    twin.act(seat, twin.legal(seat)[0])
    assert table != twin
    table.act(seat, table.legal(seat)[0])
    assert table == twin


def test_tables_differ_in_all_that_was_agreed() -> None:
    table = Table(players=2, seed=7)
    assert table == Table(players=2, seed="7")
    for other in (
        Table(players=3, seed=7),
        Table(players=2, seed=8),
        Table(players=2, seed=7, names=["Nori", "Miso"]),
        Table(players=2, seed=7, salts=["00"]),
        Table(players=2, seed=7, options=["pass-both-ways"]),
        "Table(players=2, seed=7)",
    ):
        assert table != other


def test_a_table_changes_and_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        {Table(players=2, seed=7)}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_down_is_equal(game: str) -> None:
    table = Table(game, players=2, seed=7).play()
    assert Table.from_record(table.record()) == table
    assert eval(repr(table), {"Table": Table}) == table


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_can_be_visited_again(game: str) -> None:
    table = Table(game, players=2, seed=11)
    seen = {}
    while not table.over:
        moment = table.round, table.turn
        if moment not in seen:
            seen[moment] = table.copy()
        seat = table.pending[0]
        table.act(seat, table.legal(seat)[-1])
    for moment in [*seen][::5]:
        assert table.at(*moment) == seen[moment]


def test_a_moment_of_an_unfinished_answer_is_the_beginning_of_its_turn() -> None:
    table = Table(players=2, seed=7)
    fresh = table.copy()
    table.act(0, "wasabi")
    assert table.at(1, 1) == fresh
    assert table.given(0) != ()


def test_a_moment_that_never_was_is_refused() -> None:
    table = Table(players=2, seed=7).play()
    for moment in ((4, 1), (0, 1), (1, 10)):  # the last card of a round leaves no choice
        with pytest.raises(IllegalAction, match="nobody has been asked anything in round"):
            table.at(*moment)
    with pytest.raises(IllegalAction, match="round 2, turn 1"):
        Table(players=2, seed=7).at(2, 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_can_be_undone(game: str) -> None:
    table = Table(game, players=2, seed=5)
    before = []
    while not table.over:
        happened, twin = table.happened, table.copy()
        seat = table.pending[0]
        table.act(seat, table.legal(seat)[0])
        if table.happened > happened:
            for one in twin.seats:  # nobody has answered yet
                if twin.given(one) and one in table.seats and twin.pending:
                    twin.retract(one)
            before.append(twin)
    for twin in reversed(before[-12:]):
        table.undo()
        assert (table.round, table.turn, table.points) == (twin.round, twin.turn, twin.points)
        assert table.events == twin.events
    assert table.pending


def test_what_was_stated_by_people_is_undone_too() -> None:
    table = Table("sushi-go", players=2, stated=True)
    table.enter(
        "deal 1 3*tempura 2*maki-1 wasabi squid-nigiri 2*pudding sashimi"
        " | 2*dumpling 4*sashimi egg-nigiri chopsticks maki-3 wasabi"
    )
    fresh = table.copy()
    table.enter("1.1 wasabi | chopsticks")
    table.undo()
    assert table == fresh
    with pytest.raises(IllegalAction, match="nothing has been decided"):
        table.undo()


def test_a_position_is_the_beginning_of_its_game() -> None:
    table = position(
        "sushi-go", turn=8, plates=["7*tempura", "7*dumpling"], hands=[None, None], seed=1
    )
    fresh = table.copy()
    table.play()
    assert table.at(1, 8) == fresh
    while table.happened > fresh.happened:
        table.undo()
    assert table == fresh
