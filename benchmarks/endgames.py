"""How long endgames take, and how exact they are.

    python -m benchmarks.endgames [GAME] [--menu MENU] [--turns N] [--positions N] [--checked N]
                                  [--pairs N] [--chopsticks]

Solves random positions some turns before the end of a round. Prints JSON lines: milliseconds of
the compiled solver and of all that a player waits for, and the most that a best response gains at
the positions that are checked.
"""

import argparse
import json
import time
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np

from benchmarks.simulation import processor
from sushibar import Table
from sushibar.bots.endgame.endgame import PAIRS, solve
from sushibar.bots.endgame.exploitability import BestResponses
from sushibar.bots.endgame.solver import SOLVED, kernel, workspace_for
from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.rulebook.chance import DEALER, Philox, seed_philox
from sushibar.rulebook.rule import Record, new

WORTHS = {
    name: kit.bot.endgames.worth for name, kit in KITS.items() if kit.bot.endgames is not None
}


def positions(table: Table, turns: int, chopsticks: bool) -> Iterator[Record]:
    """States this many turns before the end of a round, after random play; without end.

    With chopsticks seats lay them whenever they can and keep them, and only those states count
    where both have some.
    """
    game, config = table.game, table.config
    rng, state = new(Philox), new(game.state)
    for number in count():
        seed_philox(rng, 0, number, DEALER)
        game.start(config, state)
        while game.advance(config, state, rng):
            pass
        this_turn = -1
        while not game.over(state):
            begins, this_turn = int(state.turn) != this_turn, int(state.turn)
            if begins and this_turn == int(config.hand) - turns:
                owners = [seat for seat in table.seats if has_chopsticks(table, state, seat)]
                if not chopsticks or len(owners) == len(table.seats):
                    yield state.copy()
            seat = 0 if game.pending(config, state) & 1 else 1
            action = game.random_action(config, state, seat, rng)
            if chopsticks:
                action = hoarded(table, state, seat, action)
            game.act(config, state, seat, action, rng)


def has_chopsticks(table: Table, state: Record, seat: int) -> bool:
    """Whether chopsticks wait in front of a seat."""
    plate = table.setup.words.plate(table.setup, table.config, state, seat)
    return any(card.startswith("chopsticks") for card in plate)


def hoarded(table: Table, state: Record, seat: int, action: int) -> int:
    """What a seat does that wants chopsticks and does not use them, or else that action."""
    mask = np.zeros(table.game.actions, np.int8)
    table.game.legal(table.config, state, seat, mask)
    for number, name in enumerate(table.called.actions):
        if mask[number] and (name.startswith("chopsticks") or name == "no-call"):
            return number
    return action


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Times in milliseconds."""
    times = 1000 * np.array(seconds)
    return {
        "median_ms": round(float(np.median(times)), 3),
        "percentile_99_ms": round(float(np.percentile(times, 99)), 3),
        "max_ms": round(float(times.max()), 3),
    }


def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """Solve all positions."""
    table = Table(arguments.game, players=2, menu=arguments.menu, seed=1)
    game, config, worth = table.game, table.config, WORTHS[arguments.game]
    solver = kernel(game, worth)
    exploits = BestResponses(game, config, solver, worth, arguments.pairs)
    found = islice(positions(table, arguments.turns, arguments.chopsticks), arguments.positions + 1)
    solver_times: list[float] = []
    whole_times: list[float] = []
    solved, largest = 0, 0.0
    for number, state in enumerate(found):
        seat = 0 if game.pending(config, state) & 1 else 1
        view = View(table.setup, config, state, seat, table.names)
        begin = time.perf_counter()
        solve(view, turns=arguments.turns, pairs=arguments.pairs)
        whole_time = time.perf_counter() - begin
        if number == 0:  # compiles, or loads what is compiled
            continue
        whole_times.append(whole_time)
        workspace = workspace_for(game)
        workspace.states[0] = state
        begin = time.perf_counter()
        status = solver(config, arguments.pairs, workspace)
        solver_times.append(time.perf_counter() - begin)
        solved += status == SOLVED
        if status == SOLVED and number <= arguments.checked:
            largest = max(largest, exploits.responses(state).exploitability)
    return {
        "game": arguments.game,
        "menu": arguments.menu,
        "turns": arguments.turns,
        "chopsticks": arguments.chopsticks,
        "positions": arguments.positions,
        "solved": solved,
        "solver": percentiles(solver_times),
        "whole": percentiles(whole_times),
        "checked": min(arguments.checked, arguments.positions),
        "largest_exploitability": largest,
    }


def main() -> None:
    """Measure one game."""
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
    print(json.dumps(measure(arguments)), flush=True)


if __name__ == "__main__":
    main()
