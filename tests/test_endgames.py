"""Matrix games and the last turns of a round between two seats, solved exactly."""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from party_tables import serving
from slow import first
from sushibar import RandomPolicy, Table
from sushibar.bots.endgame.double_double import over, times
from sushibar.bots.endgame.endgame import Endgame, is_small, solve, turns_left
from sushibar.bots.endgame.exploitability import BestResponses
from sushibar.bots.endgame.matrix import MatrixGame, solve_matrix
from sushibar.bots.endgame.solver import (
    CHANCE,
    SOLVED,
    TOO_LARGE,
    kernel,
    solve_function,
    workspace_for,
)
from sushibar.games.kit import KITS
from sushibar.games.view import View
from tables import idle_step, idle_until, seated, turn

CERTAIN = [
    "my-first-meal",
    "sushi-go",
    serving("temaki tofu chopsticks special-order fruit"),
    serving("uramaki miso-soup sukeroku takeout-box wasabi"),
]
"""Menus on which chance decides nothing before a round is over."""
MENUS, SAKE = serving("menu wasabi"), serving("sake special-order")
"""Menus on which it may."""
MANY = 1 << 22

# Matrix games


WORTHS = {
    name: kit.bot.endgames.worth for name, kit in KITS.items() if kit.bot.endgames is not None
}


def regret(payoffs: NDArray[np.float64], game: MatrixGame) -> float:
    """The most that either seat gains by leaving its mix."""
    for mix in (game.rows, game.columns):
        assert mix.min() >= 0
        assert mix.sum() == pytest.approx(1, abs=1e-12)
    best = float((payoffs @ game.columns).max())
    worst = float((game.rows @ payoffs).min())
    return max(best - game.value, game.value - worst)


@pytest.mark.parametrize(
    ("payoffs", "value", "rows", "columns"),
    [
        ([[1, -1], [-1, 1]], 0, [1 / 2, 1 / 2], [1 / 2, 1 / 2]),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
        ([[3, -1], [-2, 4]], 1, [0.6, 0.4], [0.5, 0.5]),
        ([[7]], 7, [1], [1]),
        ([[1, 2, 3]], 1, [1], [1, 0, 0]),
        ([[1], [2], [3]], 3, [0, 0, 1], [1]),
        ([[4, 1, 9], [6, 5, 8], [7, 2, 0]], 5, [0, 1, 0], [0, 1, 0]),
    ],
)
def test_known_games_have_their_known_solutions(
    payoffs: list[list[float]], value: float, rows: list[float], columns: list[float]
) -> None:
    game = solve_matrix(payoffs)
    assert game.value == pytest.approx(value, abs=1e-9)
    assert game.rows.tolist() == pytest.approx(rows, abs=1e-9)
    assert game.columns.tolist() == pytest.approx(columns, abs=1e-9)


def test_of_several_saddle_points_the_one_that_gains_most_from_mistakes_is_chosen() -> None:
    game = solve_matrix([[1, 1, 2], [1, 3, 4], [0, 9, 9]])
    assert game.value == 1
    assert game.rows.tolist() == [0, 1, 0]


def matrices(numbers: st.SearchStrategy[float]) -> st.SearchStrategy[list[list[float]]]:
    sizes = st.integers(1, 7)
    return st.tuples(sizes, sizes).flatmap(
        lambda shape: st.lists(
            st.lists(numbers, min_size=shape[1], max_size=shape[1]),
            min_size=shape[0],
            max_size=shape[0],
        )
    )


@settings(max_examples=300, deadline=None)
@given(matrices(st.floats(0, 1)) | matrices(st.sampled_from((0.0, 0.5, 1.0))))
def test_nobody_gains_by_leaving_an_optimal_mix(rows: list[list[float]]) -> None:
    payoffs = np.array(rows)
    assert regret(payoffs, solve_matrix(payoffs)) <= 1e-9


@pytest.mark.parametrize("noise", [0, 1e-16, 1e-15, 1e-12, 1e-10, 1e-6])
def test_lines_that_are_nearly_alike_do_no_harm(noise: float) -> None:
    lots = np.random.default_rng(5)
    for _ in range(40):
        rows, columns = lots.integers(2, 9, 2)
        few = lots.integers(0, 3, (rows, columns)) / 2
        payoffs = np.concatenate([few, few[::-1]]) + noise * lots.random((2 * rows, columns))
        assert regret(payoffs, solve_matrix(payoffs)) <= 1e-9


@given(st.floats(0.01, 100), st.floats(0.01, 100))
def test_pairs_have_twice_the_digits(first: float, second: float) -> None:
    product, lack = times(over((first, 0.0), (second, 0.0)), (second, 0.0))
    assert product == first
    assert abs(lack) <= 1e-29 * first


# Endgames


def position(game: str, turns: int, number: int, **setup: str) -> Table:
    """A table that many turns before the end of a round, after random play."""
    table = Table(game, players=2, seed=number, **setup)  # type: ignore[arg-type]
    policy = RandomPolicy(number)
    last_turn = int(table.config.hand) - turns + 1
    while (table.round, table.turn) != (1 + number % 3, last_turn):
        seat = table.pending[0]
        table.act(seat, policy(table.view(seat)))
    return table


def outcome(table: Table, solver: Callable[..., int], pairs: int = MANY) -> tuple[int, Any]:
    """How solving a table ends, and the workspace."""
    workspace = workspace_for(table.game)
    workspace.states[0] = table.state
    return solver(table.config, pairs, workspace), workspace


def positions(game: str, turns: int, numbers: range, **setup: str) -> Iterator[Table]:
    return (position(game, turns, number, **setup) for number in numbers)


def exploitability(table: Table, solver: Callable[..., int]) -> float:
    worth = WORTHS[table.setup.game]
    return (
        BestResponses(table.game, table.config, solver, worth, MANY)
        .responses(table.state)
        .exploitability
    )


def check_endgames(tables: Iterator[Table], solver: Callable[..., int]) -> tuple[int, int]:
    """Check all that can be solved; how many these are, and how many of them mix."""
    solved = mixed = 0
    for table in tables:
        status, workspace = outcome(table, solver)
        if status == SOLVED:
            assert exploitability(table, solver) <= 1e-6
            solved += 1
            mixed += bool((workspace.mixes.max(axis=1) < 1).any())
    return solved, mixed


def test_nobody_gains_by_leaving_an_endgame_of_sushi_go() -> None:
    solver = kernel(Table().game, WORTHS["sushi-go"])
    solved, mixed = check_endgames(positions("sushi-go", 3, range(150)), solver)
    assert solved == 150
    assert mixed >= 10


@pytest.mark.long
def test_nobody_gains_by_leaving_any_of_thousands_of_endgames() -> None:
    solver = kernel(Table().game, WORTHS["sushi-go"])
    numbers = range(1000, 3000)
    assert check_endgames(positions("sushi-go", 3, numbers), solver)[0] == 2000


@pytest.mark.parametrize("menu", first(1, CERTAIN))
def test_nobody_gains_by_leaving_an_endgame_of_party(menu: str) -> None:
    solver = solve_function(Table("party", players=2).game, WORTHS["party"])
    turns = 2 if "takeout-box" in menu else 3
    assert check_endgames(positions("party", turns, range(4), menu=menu), solver)[0] == 4


def test_a_menu_that_may_still_be_laid_leaves_it_to_chance() -> None:
    solver = solve_function(Table("party", players=2).game, WORTHS["party"])
    ends = set()
    for table in positions("party", 3, range(30), menu=MENUS):
        held = any(card.startswith("menu") for seat in table.seats for card in table.hand(seat))
        ends.add(outcome(table, solver)[0])
        assert outcome(table, solver)[0] == (CHANCE if held else SOLVED)
    assert ends == {SOLVED, CHANCE}


def test_the_last_card_of_a_hand_is_certain_even_if_it_is_drawn_blindly() -> None:
    solver = solve_function(Table("party", players=2).game, WORTHS["party"])
    checked = 0
    for table in positions("party", 2, range(30), menu=SAKE):
        held = any("sake" in table.hand(seat) for seat in table.seats)
        if held and not table.state.blind:
            assert check_endgames(iter([table]), solver)[0] == 1
            checked += 1
    assert checked >= 3


def test_a_card_drawn_blindly_from_several_is_left_to_chance() -> None:
    solver = solve_function(Table("party", players=2).game, WORTHS["party"])
    ends = [outcome(table, solver)[0] for table in positions("party", 3, range(30), menu=SAKE)]
    assert set(ends) == {SOLVED, CHANCE}


@pytest.mark.long
@pytest.mark.parametrize("menu", [*CERTAIN, MENUS, SAKE])
def test_nobody_gains_by_leaving_any_of_many_endgames_of_party(menu: str) -> None:
    solver = kernel(Table("party", players=2).game, WORTHS["party"])
    turns, number = (2, 40) if "takeout-box" in menu else (3, 150)
    solved, _ = check_endgames(positions("party", turns, range(number), menu=menu), solver)
    assert solved == number if menu in CERTAIN else 20 <= solved < number


def test_compiled_endgames_are_those_of_cpython() -> None:
    game = Table().game
    solvers = kernel(game, WORTHS["sushi-go"]), solve_function(game, WORTHS["sushi-go"])
    for table in positions("sushi-go", 3, range(200, 210)):
        ends = [outcome(table, solver) for solver in solvers]
        assert [status for status, _ in ends] == [SOLVED, SOLVED]
        compiled, plain = (workspace for _, workspace in ends)
        assert compiled.answers[0].tolist() == plain.answers[0].tolist()
        assert compiled.value[0] == pytest.approx(plain.value[0], abs=1e-9)
        assert compiled.known_keys.tolist() == plain.known_keys.tolist()


def test_both_seats_see_the_same_endgame() -> None:
    for table in positions("sushi-go", 3, range(300, 320)):
        first, second = (solved(table.view(seat)) for seat in table.seats)
        assert first.value + second.value == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("game", WORTHS)
def test_a_won_game_is_worth_more_than_half(game: str) -> None:
    for seed in range(6):
        table = Table(game, players=2, seed=seed).play()
        worth = WORTHS[game](table.config, table.state)
        if table.winners == (0,):
            assert 0.5 < worth < 1
        elif table.winners == (1,):
            assert 0 < worth < 0.5
        else:
            assert worth == 0.5


# What a player asks


def solved(view: View, *, compiled: bool = True) -> Endgame:
    endgame = solve(view, compiled=compiled)
    assert endgame is not None
    assert set(endgame.strategy) == {action.number for action in view.legal}
    assert sum(endgame.strategy.values()) == pytest.approx(1)
    assert 0 <= endgame.value <= 1
    return endgame


def chances(view: View) -> dict[str, float]:
    """What a seat does, by name."""
    strategy = solved(view).strategy
    return {str(action): strategy[action.number] for action in view.legal}


def waiting_wasabi() -> Table:
    """Two turns are left, and seat 0 holds a squid nigiri for its wasabi."""
    table = seated("wasabi squid-nigiri", "pudding chopsticks")
    turn(table, "wasabi", "tempura")
    idle_until(table, 9)
    return table


def with_chopsticks() -> Table:
    """Three turns are left, and both seats have chopsticks."""
    table = seated(
        "chopsticks squid-nigiri salmon-nigiri wasabi", "chopsticks pudding maki-3 maki-2"
    )
    turn(table, "chopsticks", "chopsticks")
    idle_until(table, 8)
    return table


def test_the_nigiri_goes_on_the_wasabi() -> None:
    table = waiting_wasabi()
    view = table.view(0)
    assert turns_left(view) == 2
    assert chances(view)["squid-nigiri"] == pytest.approx(1)


def test_what_the_other_has_chosen_face_down_makes_no_difference() -> None:
    table = with_chopsticks()
    before = solved(table.view(0))
    table.act(1, table.legal(1)[0])
    assert solved(table.view(0)) == before


def test_worths_say_what_mistakes_cost() -> None:
    """No choice is worth more than the endgame, all that may be made are worth as much."""
    costly = 0
    for table in positions("sushi-go", 3, range(400, 420)):
        for seat in table.seats:
            endgame = solved(table.view(seat))
            assert endgame.worths.keys() == endgame.strategy.keys()
            assert max(endgame.worths.values()) == pytest.approx(endgame.value, abs=1e-9)
            for action, chance in endgame.strategy.items():
                lost = endgame.value - endgame.worths[action]
                assert chance <= 1e-6 or lost == pytest.approx(0, abs=1e-6)
                costly += lost > 0.1
    assert costly >= 20


def test_the_wasabi_left_empty_costs_the_game() -> None:
    endgame, view = solved(waiting_wasabi().view(0)), waiting_wasabi().view(0)
    worths = {str(action): endgame.worths[action.number] for action in view.legal}
    assert max(worths, key=worths.__getitem__) == "squid-nigiri"
    assert sorted(worths.values())[-2] < endgame.value


def test_a_seat_that_has_answered_may_think_again() -> None:
    table = with_chopsticks()
    before = solved(table.view(0))
    table.answer(0, str(table.legal(0)[0]))
    assert table.pending == (1,)
    assert solved(table.view(0)) == before


def test_steps_of_an_answer_follow_from_the_whole() -> None:
    table = with_chopsticks()
    whole = solved(table.view(0))
    for card in table.legal(0):
        table.act(0, card)
        view = table.view(0)
        assert set(chances(view)) == {"call-chopsticks", "no-call"}
        then = solved(view)
        if whole.strategy[card.number] > 1e-6:
            assert then.value == pytest.approx(whole.value)
        else:
            assert then.value <= whole.value + 1e-9
        table.act(0, "call-chopsticks")
        solved(table.view(0))
        table.retract(0)


def test_a_takeout_box_that_is_half_used_can_be_asked_about() -> None:
    table = boxed()
    value = solved(table.view(table.pending[0]), compiled=False).value
    while table.pending and "done" in table.legal(table.pending[0]):
        view = table.view(table.pending[0])
        endgame = solved(view, compiled=False)
        assert endgame.value == pytest.approx(value)
        table.act(
            view.seat or 0, max(endgame.strategy, key=lambda action: endgame.strategy[action])
        )


def boxed() -> Table:
    """A table of Party! near the end of a round at which a takeout box has been laid."""
    for number in itertools.count():
        table = position("party", 2, number, menu=serving("takeout-box tea"))
        while table.turn > 1:
            seat = table.pending[0]
            if "done" in table.legal(seat) and len(table.legal(seat)) > 2:
                return table
            table.act(seat, table.legal(seat)[-1])
    raise AssertionError


def test_no_endgame_without_knowing_all_hands() -> None:
    view = Table("sushi-go", players=2, seed=1).view(0)
    assert not is_small(view, turns=10)
    assert solve(view, turns=10) is None


def test_no_endgame_where_many_turns_are_left() -> None:
    view = position("sushi-go", 4, 1).view(0)
    assert not is_small(view)
    assert solve(view) is None
    assert is_small(view, turns=4)
    assert solve(view, turns=4) is not None


def test_no_endgame_of_more_than_two_or_of_another_game() -> None:
    assert solve(Table("sushi-go", players=3, seed=1).view(0), turns=10) is None
    table = Table("wasabi", players=2, seed=1)
    assert solve(table.view(table.pending[0])) is None


def test_no_endgame_for_who_looks_on() -> None:
    assert solve(waiting_wasabi().view(None)) is None


def test_no_endgame_beyond_the_limit_of_pairs() -> None:
    table = with_chopsticks()
    assert solve(table.view(0), pairs=5) is None
    assert outcome(table, kernel(table.game, WORTHS["sushi-go"]), 5)[0] == TOO_LARGE


def test_no_endgame_while_the_dummy_has_cards_to_be_drawn() -> None:
    table = seated("", "", "", options=("dummy",))
    idle_until(table, 8)
    assert all(solve(table.view(seat)) is None for seat in table.seats)


def test_the_dummys_last_controller_knows_everything() -> None:
    table = seated("", "", "", options=("dummy",))
    idle_until(table, 9)
    while table.pending == (0, 1):
        idle_step(table)
    (controller,) = table.pending
    solved(table.view(controller))
