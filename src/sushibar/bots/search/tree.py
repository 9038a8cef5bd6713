"""What one thread has found out about a decision."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from sushibar.bots.search.bandits import Arm, memory_for
from sushibar.bots.search.playouts import DEEPEST, STEP, SUMS, TRIES
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox

FEWEST: Final = 1 << 12
MOST: Final = 1 << 22
"""Playouts for which there is room."""
ROWS: Final = 6
"""One of so many playouts, at most, leads to a new bandit."""
LARGEST: Final = 1 << 25
"""Bytes for all arms."""


class Tree:
    """The statistics of one thread."""

    def __init__(
        self, view: View, playouts: int, seed: int, number: int, *, spread: bool = False
    ) -> None:
        """Room for about so many playouts; the same seed and number, the same playouts.

        With `spread` no choice is tried much less than others.
        """
        game = view.game
        playouts = max(FEWEST, min(MOST, playouts))
        rows = min(playouts // ROWS, LARGEST // (game.actions * Arm.itemsize))
        self.view = view
        self.memory = memory_for(game.actions, 2 * playouts, rows)
        self.sums = np.zeros((game.actions, SUMS))
        self.scratch: tuple[Any, ...] = (
            np.zeros(1, Philox).view(np.recarray),
            np.zeros(2, game.state).view(np.recarray),
            np.zeros(game.actions, np.int8),
            np.zeros(game.actions + 1, np.int64),
            np.zeros((DEEPEST, STEP), np.int64),
            np.zeros(game.seats),
            np.zeros(game.seats),
            np.zeros(game.seats),
        )
        self.manner = (*manner(view), spread)
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
            self.memory,
        )

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())


def manner(view: View) -> tuple[int, float, float]:
    """How a table is searched: how often seats are guided, how widely, and on what scale."""
    style = view.setup.kit.bot.search
    rounds_left = max(0, view.game.rounds - 1 - int(view.record.this_round))
    scale = style.scales[min(rounds_left, len(style.scales) - 1)]
    return style.guided[int(view.config.players) > 2], style.explore, scale
