"""What one thread has found out about a decision by a guided search."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.bots.guided.nodes import nodes_for
from sushibar.bots.guided.record import guided_type
from sushibar.bots.network.file import Network
from sushibar.bots.network.inference import room_for
from sushibar.bots.search.record import TRIES
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.rule import new


class GuidedStyle(NamedTuple):
    """How a network guides a search."""

    explore: float = 1.0
    """How widely to try, by what rewards differ."""
    margin_worth: float = 0.25
    """What a lead of ten points is worth, where a victory is worth 1."""


USUAL_STYLE: Final = GuidedStyle()


class GuidedTree:
    """The nodes of one thread."""

    def __init__(
        self,
        view: View,
        network: Network,
        simulations: int,
        seed: int,
        number: int,
        *,
        spread: bool = False,
        style: GuidedStyle = USUAL_STYLE,
    ) -> None:
        """Room for about so many simulations; the same seed and number, the same simulations."""
        game, encoding = view.game, view.setup.kit.features
        self.view, self.weights = view, network.weights
        self.tables = np.array([*encoding.tables(view.config)], np.int16)
        players = int(view.config.players)
        self.nodes = nodes_for(len(encoding.choices), (players + 1) * simulations)
        self.states = np.zeros(2, game.state).view(np.recarray)
        self.luck = new(Philox)
        seed_philox(self.luck, seed, number, GUESSES)
        self.room = room_for(network.weights)
        self.search = new(guided_type(game, encoding))
        self.search.seat = view.record.seat
        self.search.explore = style.explore
        self.search.margin_worth = style.margin_worth
        self.search.spread = spread

    def grow(self, simulate: Callable[..., None], simulations: int) -> None:
        """Do so many more simulations."""
        simulate(
            self.view.config,
            self.tables,
            self.view.record,
            simulations,
            self.states,
            self.luck,
            self.search,
            self.nodes,
            self.weights,
            self.room,
        )

    @property
    def sums(self) -> Any:
        """What all simulations have come to, by the action of the seat."""
        return self.search.sums

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())
