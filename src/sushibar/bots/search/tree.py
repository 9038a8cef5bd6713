"""What one thread has found out about a decision."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from sushibar.bots.search.bandits import Arm, memory_for
from sushibar.bots.search.record import TRIES, search_type
from sushibar.games.bot_rules import SearchStyle
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.rule import Record, new

FEWEST_PLAYOUTS: Final = 1 << 12
MOST_PLAYOUTS: Final = 1 << 22
"""Playouts for which there is room."""
ROWS: Final = 6
"""Playouts for each new bandit, at least."""
LARGEST_BYTES: Final = 1 << 25
"""Bytes for all arms."""


class Tree:
    """The statistics of one thread."""

    def __init__(
        self,
        view: View,
        playouts: int,
        seed: int,
        number: int,
        *,
        spread: bool = False,
        style: SearchStyle | None = None,
    ) -> None:
        """Room for about this many playouts; the same seed and number, the same playouts.

        With `spread` no choice is tried much less than others. Another style may take the place of
        the game's own.
        """
        game = view.game
        playouts = max(FEWEST_PLAYOUTS, min(MOST_PLAYOUTS, playouts))
        rows = min(playouts // ROWS, LARGEST_BYTES // (game.actions * Arm.itemsize))
        self.view = view
        self.memory = memory_for(game.actions, 2 * playouts, rows)
        self.states = np.zeros(2, game.state).view(np.recarray)
        self.luck = new(Philox)
        seed_philox(self.luck, seed, number, GUESSES)
        self.search = new(search_type(game))
        set_up(self.search, view, spread, style or view.setup.kit.bot.search)

    def grow(self, play_out: Callable[..., None], playouts: int) -> None:
        """Do this many more playouts."""
        room = self.states, self.luck, self.search, self.memory
        play_out(self.view.config, self.view.record, playouts, *room)

    @property
    def sums(self) -> Any:
        """What all playouts have come to, by the action of the seat."""
        return self.search.sums

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())


def set_up(search: Record, view: View, spread: bool, style: SearchStyle) -> None:
    """Fill in how the table of a view is searched."""
    rounds_left = max(0, view.game.rounds - 1 - int(view.record.this_round))
    search.seat = view.record.seat
    search.guided = style.guided[int(view.config.players) > 2]
    search.explore = style.explore
    search.scale = style.scales[min(rounds_left, len(style.scales) - 1)]
    search.spread = spread
