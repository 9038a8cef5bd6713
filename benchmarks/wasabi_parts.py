"""Which part of a random game of Wasabi! takes how long: `python -m benchmarks.wasabi_parts`.

Plays the same games with one part done twice, and takes the difference.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from benchmarks.simulation import processor
from sushibar.batch.playout import seed_game
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.runs import find_claims
from sushibar.games.wasabi.rules.state import over
from sushibar.games.wasabi.rules.steps import COOKING
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.rule import Record
from sushibar.rulebook.steps import ANSWERED

NOTHING_TWICE: Final = 0
POLICY_TWICE: Final = 1
CLAIMS_TWICE: Final = 2
MASK_TOO: Final = 3
VIEW_TOO: Final = 4
PARTS: Final = {
    "choosing at random": POLICY_TWICE,
    "finding claims": CLAIMS_TWICE,
    "legal (not part of a simulation)": MASK_TOO,
    "observe (not part of a simulation)": VIEW_TOO,
}


@cache
def kernel() -> Callable[..., int]:
    """A kernel (config, games, twice, rngs, states, views, mask) that returns its decisions."""
    prepare()
    from numba import njit

    start, legal, observe = GAME.start, GAME.legal, GAME.observe
    choose, advance, policy = GAME.choose, GAME.advance, GAME.random_action

    def play(
        config: Record, games: int, twice: int, rngs: Any, states: Any, views: Any, mask: Any
    ) -> int:
        state = states[0]
        decisions = 0
        for number in range(games):
            seed_game(rngs[0], rngs[1], 0, number)
            start(config, state)
            while not over(state):
                while state.step != ANSWERED:
                    seat = int(state.player)
                    if twice == POLICY_TWICE:
                        decisions += policy(config, state, seat, rngs[2]) >> 10
                    if twice == MASK_TOO:
                        legal(config, state, seat, mask)
                    if twice == VIEW_TOO:
                        observe(config, state, seat, views[0])
                    choose(config, state, seat, policy(config, state, seat, rngs[1]))
                    decisions += 1
                if twice == CLAIMS_TWICE and state.phase == COOKING:
                    find_claims(config, state)
                advance(config, state, rngs[0])
        return decisions

    compiled: Callable[..., int] = njit(nogil=True, cache=True)(play)
    return compiled


def seconds(players: int, games: int, twice: int, repeats: int) -> tuple[float, int]:
    """The best time of several runs, and the decisions of one."""
    config = GAME.configure(players)
    rngs, states, views = np.zeros(3, Philox), np.zeros(1, GAME.state), np.zeros(1, GAME.view)
    mask = np.zeros(GAME.actions, np.int8)
    best, decisions = float("inf"), 0
    for _ in range(repeats):
        started = time.perf_counter()
        decisions = kernel()(config, games, twice, rngs, states, views, mask)
        best = min(best, time.perf_counter() - started)
    return best, decisions


def main() -> None:
    """Print a JSON line for the whole and for each part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=7)
    arguments = parser.parse_args()
    run = arguments.players, arguments.games
    seconds(arguments.players, 1, NOTHING_TWICE, 1)
    whole, decisions = seconds(*run, NOTHING_TWICE, arguments.repeats)
    print(json.dumps({"processor": processor(), "ns_a_decision": round(whole / decisions * 1e9)}))
    for name, twice in PARTS.items():
        part = seconds(*run, twice, arguments.repeats)[0] - whole
        print(json.dumps({"part": name, "share": round(part / whole, 3)}))


if __name__ == "__main__":
    main()
