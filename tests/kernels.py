"""Compiles all that the tests need compiled, each kernel once; the code is kept for the next run.

Kernels of one game are made of the same rules: one process compiles them all. Without this, two
workers would compile the same at the same time.
"""

import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import conftest  # noqa: F401 (says how tests compile)
from sushibar.batch import seats
from sushibar.batch.cpu import warm_up
from sushibar.batch.parity import trace_on_cpu
from sushibar.batch.playout import policy_named
from sushibar.bots.guided.search import GUIDED
from sushibar.bots.search.search import SEARCH
from sushibar.envs import Batch
from sushibar.envs.episodes import Episodes
from sushibar.games.kit import game_named
from sushibar.games.readiness import compile_quick, folder_used
from sushibar.rulebook.chance import ChaCha, Philox

PROCESSES = 2
PLAYED = {"party": ("random", "greedy"), "wasabi": ("greedy",), "sushi-go": ("random", "greedy")}
"""Policies of simulations, by game; the game that takes longest first."""
TRACED = {"party": "random", "wasabi": "beginner", "sushi-go": "random"}
"""Policies of games that are compared step by step."""
SEARCHED = ("sushi-go",)
"""Games that bots search in these tests."""
LEARNED = ("sushi-go",)
"""Games that are environments."""
MIXED = ("sushi-go",)
"""Games in which every seat has a policy of its own."""


def compile_all(name: str) -> None:
    """Compile the kernels of a game, unless that has been done."""
    mark = Path(folder_used()) / f"tests.{name}"
    if mark.exists():
        return
    game = game_named(name)
    config = game.configure(2)
    trace_on_cpu(game, policy_named(game, TRACED[name]), config, 1, 1)
    for policy in PLAYED[name]:
        warm_up(game, policy_named(game, policy), config)
    compile_quick(name)
    if name in MIXED:
        seats.warm_up(name, ChaCha)
        seats.warm_up(name, Philox)
    if name in LEARNED:
        batch = Batch(name, games=1)
        buffers = batch.buffers()
        batch.reset(buffers)
        batch.choose_at_random(buffers, np.zeros(1, np.int64))
        episodes = Episodes(batch.setups[0])
        episodes.start()
        episodes.play_on()
    if name in SEARCHED:
        SEARCH.now(name)
        GUIDED.now(name)
    if name == "party":
        from test_party_menus import check_some

        check_some(np.array([config]), 1, 0)
    mark.touch()


def compile_apart(name: str) -> None:
    """Compile the kernels of a game in a process of its own."""
    subprocess.run([sys.executable, __file__, name], check=True)


def main(names: Sequence[str]) -> None:
    """Compile the kernels of these games here, or of all in processes of their own."""
    for name in names:
        compile_all(name)
    if not names:
        with ThreadPoolExecutor(PROCESSES) as pool:
            list(pool.map(compile_apart, PLAYED))


if __name__ == "__main__":
    main(sys.argv[1:])
