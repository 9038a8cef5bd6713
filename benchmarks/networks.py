"""How long it takes to ask a network, and how many simulations a second it guides.

    python -m benchmarks.networks [GAME] [--seconds S] [--repeats N]

Rows are of games played at random for some turns; searches start from the same questions as those
of `benchmarks.search`. Prints a JSON line for each game, then one for each number of players: the
least time, and the best rate, of several repeats on one thread.
"""

import argparse
import json
import time
from typing import Any

import numpy as np

from benchmarks.search import question
from benchmarks.simulation import processor
from sushibar import Limit
from sushibar.bots.guided.search import simulated
from sushibar.bots.network.file import Network, network_for
from sushibar.bots.network.inference import AnyWeights, Scratch, forward, scratch_for
from sushibar.envs import Batch
from sushibar.games.kit import KITS
from sushibar.games.overview import players
from sushibar.rulebook.compiler import prepare

ROWS = 64
DECISIONS = 200
"""Decisions of each game before its row is taken."""
MICROSECONDS = 1e6


def rows_of(game: str) -> Any:
    """(ROWS, features): what a seat is shown in the middle of so many games."""
    batch = Batch(game, games=ROWS, seed=5)
    buffers, choices = batch.buffers(), np.zeros(ROWS, np.int64)
    batch.reset(buffers)
    for _ in range(DECISIONS):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
    return buffers.observations


def asking(network: Network, repeats: int) -> dict[str, Any]:
    """The least time to ask a network about a row."""
    prepare()
    from numba import njit

    @njit(nogil=True, fastmath={"contract"})  # type: ignore[untyped-decorator]
    def ask_about_all(weights: AnyWeights, rows: Any, scratch: Scratch) -> None:
        for number in range(rows.shape[0]):
            forward(weights, rows[number], scratch)

    rows, least = rows_of(network.game), {}
    for name, weights in {"as_it_is": network.compact, "by_searches": network.quick}.items():
        scratch, times = scratch_for(weights), []
        ask_about_all(weights, rows, scratch)
        for _ in range(repeats):
            start = time.thread_time()
            ask_about_all(weights, rows, scratch)
            times.append((time.thread_time() - start) / ROWS)
        least[f"asking_{name}_us"] = round(MICROSECONDS * min(times), 2)
    return {
        "game": network.game,
        "shapes": [list(array.shape) for array in network.weights[::2]],
        "features_not_zero": round(float((rows != 0).sum(1).mean()), 1),
        **least,
    }


def searching(network: Network, number: int, seconds: float, repeats: int) -> dict[str, Any]:
    """The best rate of simulations from one question."""
    view, limit, best = question(network.game, number), Limit(seconds, threads=1), 0.0
    for repeat in range(repeats):
        start = time.perf_counter()
        tree = simulated(view, network, limit, str(repeat))[0]
        taken = time.perf_counter() - start
        if tree.playouts / taken > best:
            best, asked = tree.playouts / taken, int(tree.search.evaluations) / taken
    return {
        "game": network.game,
        "players": number,
        "simulations_per_second": round(best),
        "questions_per_second": round(asked),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(KITS))
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--repeats", type=int, default=10)
    arguments = parser.parse_args()
    print(json.dumps({"processor": processor()}), flush=True)
    for game in [arguments.game] if arguments.game else KITS:
        network = network_for(game)
        assert network is not None, f"a network for {game} comes with the package"
        print(json.dumps(asking(network, arguments.repeats)), flush=True)
        rules = KITS[game].rules
        for number in players(rules, rules.editions[0]):
            line = searching(network, number, arguments.seconds, arguments.repeats)
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
