"""How long endgames take, and how exact they are.

    python -m benchmarks.endgames [GAME] [--menu MENU] [--turns N] [--positions N] [--checked N]
                                  [--pairs N] [--chopsticks]

Solves random positions so many turns before the end of a round. Prints JSON lines: milliseconds of
the compiled solver and of all that a player waits for, and the most that a best response gains at
the positions that are checked.
"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.simulation import processor
from sushibar import RandomPolicy, Table
from sushibar.bots.endgame.endgame import PAIRS, solve
from sushibar.bots.endgame.exploits import Exploits
from sushibar.bots.endgame.solver import SOLVED, desk_for, kernel
from sushibar.bots.endgame.worth import WORTHS


def positions(arguments: argparse.Namespace, chopsticks: bool) -> Iterator[Table]:
    """Random positions; with chopsticks only those where they wait in front of both seats."""
    number = found = 0
    while found < arguments.positions:
        table = Table(arguments.game, players=2, menu=arguments.menu, seed=number)
        policy = RandomPolicy(number)
        last_turn = int(table.config.hand) - arguments.turns + 1
        while (table.round, table.turn) != (1 + number % 3, last_turn):
            seat = table.pending[0]
            table.act(seat, policy(table.view(seat)))
        number += 1
        plates = table.view(None).plates
        if not chopsticks or all(has_chopsticks(plate) for plate in plates):
            found += 1
            yield table


def has_chopsticks(plate: tuple[str, ...]) -> bool:
    """Whether chopsticks wait on a plate."""
    return any(card.startswith("chopsticks") for card in plate)


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Times in milliseconds."""
    times = 1000 * np.array(seconds)
    return {
        "median_ms": round(float(np.median(times)), 3),
        "percentile_99_ms": round(float(np.percentile(times, 99)), 3),
        "max_ms": round(float(times.max()), 3),
    }


def measure(arguments: argparse.Namespace, chopsticks: bool) -> dict[str, Any]:
    """Solve all positions of a run."""
    worth = WORTHS[arguments.game]
    solver_times: list[float] = []
    whole_times: list[float] = []
    solved, largest = 0, 0.0
    for number, table in enumerate(positions(arguments, chopsticks)):
        solver = kernel(table.game, worth)
        view = table.view(table.pending[0])
        if number == 0:
            solve(view, turns=arguments.turns)
        begin = time.perf_counter()
        solve(view, turns=arguments.turns, pairs=arguments.pairs)
        whole_times.append(time.perf_counter() - begin)
        desk = desk_for(table.game)
        desk.states[0] = table.state
        begin = time.perf_counter()
        status = solver(table.config, arguments.pairs, desk)
        solver_times.append(time.perf_counter() - begin)
        solved += status == SOLVED
        if status == SOLVED and number < arguments.checked:
            exploits = Exploits(table.game, table.config, solver, worth, arguments.pairs)
            largest = max(largest, exploits.responses(table.state).exploitability)
    return {
        "game": arguments.game,
        "menu": arguments.menu,
        "turns": arguments.turns,
        "chopsticks": chopsticks,
        "positions": arguments.positions,
        "solved": solved,
        "solver": percentiles(solver_times),
        "whole": percentiles(whole_times),
        "checked": min(arguments.checked, arguments.positions),
        "largest_exploitability": largest,
    }


def main() -> None:
    """Measure random positions, and those with chopsticks."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endgames", description=__doc__)
    parser.add_argument("game", nargs="?", default="sushi-go", choices=list(WORTHS))
    parser.add_argument("--menu")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--checked", type=int, default=2000)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    parser.add_argument("--chopsticks", action="store_true", help="before both seats")
    arguments = parser.parse_args()
    print(json.dumps({"processor": processor()}))
    print(json.dumps(measure(arguments, arguments.chopsticks)), flush=True)


if __name__ == "__main__":
    main()
