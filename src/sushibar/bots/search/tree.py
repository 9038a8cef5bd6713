"""What one thread has found out about a decision."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from sushibar.bots.search.bandits import Entry
from sushibar.bots.search.playouts import DEEPEST, SUMS, TRIES
from sushibar.bots.search.styles import manner
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.table.view import View

LARGEST_TABLE: Final = 1 << 21
SMALLEST_TABLE: Final = 1 << 12
ENTRIES: Final = 4
"""So many entries of the table for each playout: the larger it is, the slower to look up."""


class Tree:
    """The statistics of one thread."""

    def __init__(
        self, view: View, playouts: int, seed: int, number: int, *, spread: bool = False
    ) -> None:
        """Room for about so many playouts; the same seed and number, the same playouts.

        With `spread` no choice is tried much less than others.
        """
        size = SMALLEST_TABLE
        while size < min(LARGEST_TABLE, ENTRIES * playouts):
            size *= 2
        game = view.game
        self.view = view
        self.table = np.zeros(size, Entry).view(np.recarray)
        self.used = np.zeros(1, np.int64)
        self.sums = np.zeros((game.actions, SUMS))
        self.scratch: tuple[Any, ...] = (
            np.zeros(1, Philox).view(np.recarray),
            np.zeros(1, game.state).view(np.recarray),
            np.zeros(game.actions, np.int8),
            np.zeros((game.actions, 2), np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(game.seats),
            np.zeros(game.seats),
            np.zeros(game.seats),
        )
        self.manner = (*manner(game.name, view.config, view.record), spread)
        seed_philox(self.scratch[0][0], seed, number, GUESSES)

    def grow(self, play_out: Callable[..., None], playouts: int) -> None:
        """Do so many more playouts."""
        play_out(
            self.view.config,
            self.view.record,
            playouts,
            *self.manner,
            *self.scratch,
            self.sums,
            self.used,
            self.table,
        )

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())
