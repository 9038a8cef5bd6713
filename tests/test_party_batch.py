"""Sushi Go Party! compiled: the same games as in CPython with any menu, and counted right."""

import json
import subprocess
import sys
from itertools import combinations

import numpy as np
import pytest

from sushibar.batch.parity import play_in_python, same_states, trace_in_python, trace_on_cpu
from sushibar.batch.playout import Tally, count_game, policy_named
from sushibar.batch.simulation import simulate
from sushibar.games.kit import game_named
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS, players_for
from sushibar.rulebook.rule import new

PARTY = game_named("party")
NAMES = {
    group: [type_.name for type_ in TYPES if type_.group == group]
    for group in ("roll", "appetizer", "special", "dessert")
}


def menus_with_every_pair_of_specials() -> list[tuple[int, tuple[str, ...]]]:
    """A menu for every pair of specials, with all other types and numbers of players in turn."""
    menus = []
    for number, specials in enumerate(combinations(NAMES["special"], 2)):
        appetizers = [NAMES["appetizer"][(number * 2 + step) % 9] for step in (0, 3, 4)]
        roll, dessert = NAMES["roll"][number % 3], NAMES["dessert"][number // 3 % 3]
        menu = (roll, *appetizers, *specials, dessert)
        allowed = players_for(menu)
        menus.append((allowed[number % len(allowed)], menu))
    return menus


EVERY_PAIR = menus_with_every_pair_of_specials()
OTHER_PAIRS = [one for number, one in enumerate(EVERY_PAIR) if number % 3]


def test_the_menus_serve_everything_to_every_number_of_players() -> None:
    assert {type_ for _, menu in EVERY_PAIR for type_ in menu} | {"nigiri"} == {
        type_.name for type_ in TYPES
    }
    assert {players for players, _ in EVERY_PAIR} == set(range(2, 9))
    assert len({menu[4:6] for _, menu in EVERY_PAIR}) == len(EVERY_PAIR) == 36


@pytest.mark.parametrize(("players", "menu"), EVERY_PAIR)
def test_games_with_any_two_specials_end_alike_in_cpython_and_compiled(
    players: int, menu: tuple[str, ...]
) -> None:
    config = PARTY.configure(players, menu=menu)
    played = play_in_python(PARTY, PARTY.random_action, config, 4, 3)
    compiled, _ = trace_on_cpu(PARTY, PARTY.random_action, config, 4, 3)
    assert same_states(PARTY, played, compiled).all()


@pytest.mark.parametrize(
    ("players", "menu"),
    [*EVERY_PAIR[::3], *(pytest.param(*one, marks=pytest.mark.long) for one in OTHER_PAIRS)],
)
def test_greedy_players_with_any_two_specials_play_alike_in_cpython_and_compiled(
    players: int, menu: tuple[str, ...]
) -> None:
    games, policy = 2, policy_named(PARTY, "greedy")
    config = PARTY.configure(players, menu=menu)
    tally = new(Tally)
    for state in play_in_python(PARTY, policy, config, 9, games).view(np.recarray):
        count_game(PARTY.total, PARTY.winners, config, state, tally)
    result = simulate("party", players=players, menu=menu, games=games, seed=9, policy="greedy")
    assert result.mean_points == tuple(int(one) / games for one in tally.points[:players])
    assert list(result.mean_by_category.values()) == [
        int(points) / games / players for points in tally.categories[: len(result.mean_by_category)]
    ]


@pytest.mark.parametrize(("players", "menu"), EVERY_PAIR[::6])
def test_every_mask_view_and_guess_is_alike_with_other_menus(
    players: int, menu: tuple[str, ...]
) -> None:
    config = PARTY.configure(players, menu=menu)
    states, traces = trace_in_python(PARTY, PARTY.random_action, config, 5, 1)
    compiled, compiled_traces = trace_on_cpu(PARTY, PARTY.random_action, config, 5, 1)
    assert same_states(PARTY, states, compiled).all()
    assert traces.tolist() == compiled_traces.tolist()


@pytest.mark.long
@pytest.mark.parametrize(("players", "menu"), EVERY_PAIR)
def test_long_every_mask_view_and_guess_is_alike_with_other_menus(
    players: int, menu: tuple[str, ...]
) -> None:
    config = PARTY.configure(players, menu=menu)
    states, traces = trace_in_python(PARTY, PARTY.random_action, config, 6, 10)
    compiled, compiled_traces = trace_on_cpu(PARTY, PARTY.random_action, config, 6, 10)
    assert same_states(PARTY, states, compiled).all()
    assert traces.tolist() == compiled_traces.tolist()


@pytest.mark.parametrize("menu", MENUS)
def test_a_simulation_counts_what_its_games_come_to(menu: str) -> None:
    games = 12
    players = players_for(MENUS[menu])[-1]
    config = PARTY.configure(players, menu=MENUS[menu])
    states = play_in_python(PARTY, PARTY.random_action, config, 7, games)
    tally = new(Tally)
    for state in states.view(np.recarray):
        count_game(PARTY.total, PARTY.winners, config, state, tally)
    result = simulate("party", players=players, menu=menu, games=games, seed=7, threads=2)
    assert result.menu == MENUS[menu]
    assert result.mean_points == tuple(int(points) / games for points in tally.points[:players])
    assert (result.ties, result.shared_victories) == (tally.ties / games, tally.shared / games)
    assert list(result.mean_by_category) == ["nigiri", *MENUS[menu], "face-down"]
    by_category = [
        int(points) / games / players for points in tally.categories[: len(result.mean_by_category)]
    ]
    assert list(result.mean_by_category.values()) == by_category
    assert sum(by_category) * players == pytest.approx(sum(result.mean_points))


def run(*words: str) -> list[dict[str, object]]:
    """What `python -m sushibar.batch` prints, line by line."""
    command = [sys.executable, "-m", "sushibar.batch", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_command_simulates_a_menu() -> None:
    (told,) = run("sim", "party", "--menu", "sushi-go", "--players", "3", "--games", "20")
    result = simulate("party", players=3, menu="sushi-go", games=20)
    assert told["menu"] == list(MENUS["sushi-go"])
    assert told["mean_points"] == [round(points, 4) for points in result.mean_points]


def test_the_command_compares_targets_menu_by_menu() -> None:
    told = run("parity", "party", "--targets", "python", "cpu", "--games", "1", "--players", "7")
    expected = [list(menu) for menu in MENUS.values() if 7 in players_for(menu)]
    assert [line["menu"] for line in told] == expected
    assert all(line["equal"] == line["games"] == 1 for line in told)
