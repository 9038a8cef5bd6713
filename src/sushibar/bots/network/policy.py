"""The bare network as a bot: it chooses what it finds most likely, at once."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from sushibar.bots.bot import Limit
from sushibar.bots.network.file import HEADS, Network, Weights
from sushibar.bots.network.inference import forward, room_for
from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new


@cache
def look_function(game: Game) -> Callable[..., None]:
    """The function (config, tables, view, state, luck, weights, row, mask, actions, said, room).

    It shows a network what a view shows its seat, and writes what can be chosen, the number of the
    action of each choice, and what the network says.
    """
    encoding = KITS[game.name].features
    recall, guess = game.recall, game.guess
    write, mark, action_of = encoding.write, encoding.mark, encoding.action

    def look(
        config: Record,
        tables: Any,
        view: Record,
        states: Any,
        luck: Record,
        weights: Weights,
        row: Any,
        mask: Any,
        actions: Any,
        said: Any,
        room: Any,
    ) -> None:
        state, seat = states[0], int(view.seat)
        # Features say nothing of what is hidden: whatever is drawn for it, they are the same.
        recall(config, view, state)
        guess(config, view, luck, state)
        write(config, tables, state, seat, row)
        mark(config, tables, state, seat, mask)
        for choice in range(mask.shape[0]):
            if mask[choice] != 0:
                actions[choice] = action_of(config, tables, state, seat, choice)
        forward(weights, row, room)
        for place in range(said.shape[0]):
            said[place] = room[0, place]

    return look


@cache
def kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    look = look_function(game)
    prepare()
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False, fastmath={"contract"})(
        look
    )
    return compiled


class Answer:
    """What a network says of a view."""

    def __init__(self, view: View, network: Network) -> None:
        game, encoding = view.game, view.setup.kit.features
        choices = len(encoding.choices)
        self.mask = np.zeros(choices, np.int8)
        self.actions = np.zeros(choices, np.int64)
        """The number of each choice that can be chosen."""
        self.said = np.zeros(choices + len(HEADS), np.float32)
        luck = new(Philox)
        seed_philox(luck, 0, 0, GUESSES)
        kernel(game)(
            view.config,
            np.array([*encoding.tables(view.config)], np.int16),
            view.record,
            np.zeros(1, game.state).view(np.recarray),
            luck,
            network.weights,
            np.zeros(encoding.layout.size, np.int8),
            self.mask,
            self.actions,
            self.said,
            room_for(network.weights),
        )

    def chances(self, flattened: float = 1.0) -> dict[int, float]:
        """How likely the network finds every action, by its number."""
        places = self.mask.nonzero()[0]
        logits = self.said[places].astype(np.float64) / flattened
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        return dict(zip(self.actions[places].tolist(), likely.tolist(), strict=True))

    @property
    def win(self) -> float:
        """The chance to win."""
        return float(1 / (1 + np.exp(-self.said[-len(HEADS)])))


class NetworkPlayer:
    """Chooses what a network finds best, without a thought."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, observation: View, limit: Limit) -> int:
        """The number of the likeliest action."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0].number
        chances = Answer(observation, self.network).chances()
        return max(chances, key=lambda action: (chances[action], -action))
