"""A player that searches: as many playouts as its limit allows, on one thread or several."""

import hashlib
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

import numpy as np

from sushibar.bots.search.bandits import ROOT, Entry, after, find
from sushibar.bots.search.playouts import DEEPEST, kernel
from sushibar.machine import cores
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.game import Game
from sushibar.table.notation import action_number
from sushibar.table.policy import Policy
from sushibar.table.view import View

USUAL_SECONDS: Final = 0.5
"""To think about a decision, where no limit is given."""
CHUNK: Final = 64
"""Playouts between two looks at the clock."""
LARGEST_TABLE: Final = 1 << 19
SMALLEST_TABLE: Final = 1 << 14
ENTRIES: Final = 4
"""So many entries of the table for each playout: the larger it is, the slower to look up."""
RATE: Final = 400_000
"""About the playouts of a thread in a second."""


class Tree:
    """The statistics of one thread."""

    def __init__(self, game: Game, playouts: int, seed: int, number: int) -> None:
        size = SMALLEST_TABLE
        while size < min(LARGEST_TABLE, ENTRIES * playouts):
            size *= 2
        self.table = np.zeros(size, Entry).view(np.recarray)
        self.used = np.zeros(1, np.int64)
        self.scratch = (
            np.zeros(1, Philox).view(np.recarray),
            np.zeros(1, game.state).view(np.recarray),
            np.zeros(game.actions, np.int8),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(game.seats),
            np.zeros(game.seats),
        )
        seed_philox(self.scratch[0][0], seed, number, GUESSES)
        self.playouts = 0

    def grow(self, play_out: Callable[..., None], view: View, playouts: int) -> None:
        """Do so many more playouts."""
        play_out(view.config, view.record, playouts, *self.scratch, self.used, self.table)
        self.playouts += playouts

    def tried(self, seat: int, action: int) -> tuple[int, float]:
        """How often an action of the root was tried, and what that brought in all."""
        entry = self.table[find(self.table, after(after(ROOT, seat), action))]
        return int(entry.visits), float(entry.worth)


class SearchPolicy:
    """Chooses what playouts choose most often; before it is compiled, what another player would."""

    def __init__(
        self,
        luck: str,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        threads: int | None = None,
        meanwhile: Policy | None = None,
    ) -> None:
        """With a number of playouts it plays the same whenever it is asked the same.

        With a player to answer `meanwhile` it never waits for being compiled.
        """
        self.seed = int.from_bytes(hashlib.sha256(luck.encode()).digest()[:7], "big")
        self.seconds = USUAL_SECONDS if seconds is None else seconds
        self.playouts = playouts
        self.threads = (1 if playouts else cores()) if threads is None else threads
        self.meanwhile = meanwhile

    def __call__(self, view: View) -> int:
        """The number of the action that was tried most often."""
        assert view.seat is not None
        actions = [action.number for action in view.legal]
        if len(actions) == 1:
            return actions[0]
        if self.meanwhile is not None and not is_compiled(view.game.name):
            compile_soon(view.game.name)
            return action_number(view.called, self.meanwhile(view))
        compile_now(view.game.name)
        trees = self.think(view)
        scores = {
            action: tuple(sum(parts) for parts in zip(*tries, strict=True))
            for action in actions
            if (tries := [tree.tried(view.seat, action) for tree in trees])
        }
        return max(actions, key=lambda action: scores[action])

    def think(self, view: View) -> list[Tree]:
        """Search on every thread until the limit is reached."""
        end = time.perf_counter() + self.seconds
        expected = int(RATE * self.seconds) if self.playouts is None else self.playouts
        share = -(-expected // self.threads)
        trees = [Tree(view.game, share, self.seed, number) for number in range(self.threads)]

        play_out = kernel(view.game)

        def grow(tree: Tree) -> None:
            if self.playouts is not None:
                tree.grow(play_out, view, share)
            while self.playouts is None and time.perf_counter() < end:
                tree.grow(play_out, view, CHUNK)

        if self.threads == 1:
            grow(trees[0])
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(grow, trees))
        return trees


# Compiling


_compiling: Final = threading.Lock()
_compiled: set[str] = set()


def is_compiled(game: str) -> bool:
    """Whether a search of this game can start at once."""
    return game in _compiled


def compile_now(game: str) -> None:
    """Compile the search of a game, or load what is compiled."""
    from sushibar.table.table import Table

    with _compiling:
        if game not in _compiled:
            table = Table(game, players=2, seed=1)
            view = table.view(table.pending[0])
            Tree(view.game, 1, 1, 0).grow(kernel(view.game), view, 1)
            _compiled.add(game)


@cache
def compile_soon(game: str) -> None:
    """Begin to compile the search of a game and go on at once."""
    threading.Thread(target=compile_now, args=(game,), daemon=True).start()
