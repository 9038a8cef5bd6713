"""What one thread has found out about a decision."""

from collections.abc import Callable
from typing import Any, Final

from sushibar.bots.search.arrays import TRIES, Settings, arrays_for
from sushibar.bots.search.bandits import Arm, Memory
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, seed_philox

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
        self.settings = settings_for(view, spread=spread)
        self.arrays = arrays_for(game, 2 * playouts, rows)
        seed_philox(self.arrays.luck[0], seed, number, GUESSES)

    def grow(self, play_out: Callable[..., None], playouts: int) -> None:
        """Do so many more playouts."""
        play_out(self.view.config, self.view.record, playouts, self.settings, self.arrays)

    @property
    def memory(self) -> Memory:
        """What the playouts remember."""
        return self.arrays.memory

    @property
    def sums(self) -> Any:
        """What is known about every action."""
        return self.arrays.sums

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())


def settings_for(view: View, *, spread: bool) -> Settings:
    """How the table of a view is searched."""
    style = view.setup.kit.bot.search
    rounds_left = max(0, view.game.rounds - 1 - int(view.record.this_round))
    scale = style.scales[min(rounds_left, len(style.scales) - 1)]
    return Settings(style.guided[int(view.config.players) > 2], style.explore, scale, spread)
