"""The bare network as a bot: it chooses what it finds most likely, at once."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np

from sushibar.bots.bot import Limit
from sushibar.bots.compiled_part import CompiledPart
from sushibar.bots.network.file import HEADS, Network, Weights, network_for
from sushibar.bots.network.inference import Scratch, forward, plain_forward, scratch_for
from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new, with_attributes

LEAST_RATING: Final = 0


@cache
def show_function(game: Game) -> Callable[..., None]:
    """The function (config, tables, view, states, luck, row, mask, actions).

    It writes what a view shows its seat, what can be chosen, and the action of each choice.
    """
    encoding = KITS[game.name].features
    recall, guess = game.recall, game.guess
    write, mark, action_of = encoding.write, encoding.mark, encoding.action

    def show(
        config: Record,
        tables: Any,
        view: Record,
        states: Any,
        luck: Record,
        row: Any,
        mask: Any,
        actions: Any,
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

    return show


@cache
def show_kernel(game: Game) -> Callable[..., None]:
    """The same, compiled."""
    show = show_function(game)
    prepare()
    from numba import njit

    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False)(show)
    return compiled


@cache
def forward_kernel() -> Callable[..., None]:
    """`forward`, compiled."""
    prepare()
    from numba import njit

    def ask(weights: Weights, row: Any, scratch: Scratch) -> None:
        forward(weights, row, scratch)

    compiled: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False, fastmath={"contract"})(
        ask
    )
    return compiled


class NetworkAnswer:
    """What a network says of a view."""

    def __init__(self, view: View, network: Network, *, compiled: bool | None = None) -> None:
        """`compiled`: whether compiled code asks it; where that is ready, unless told."""
        game, encoding = view.game, view.setup.kit.features
        if compiled is None:
            compiled = ANSWERS.is_ready(game.name)
        choices = len(encoding.choices)
        self.row = np.zeros(encoding.layout.size, np.int8)
        self.mask = np.zeros(choices, np.int8)
        self.actions = np.zeros(choices, np.int64)
        """The number of each choice that can be chosen."""
        luck = new(Philox)
        seed_philox(luck, 0, 0, GUESSES)
        state = game.state if compiled else with_attributes(game.state)
        (show_kernel if compiled else show_function)(game)(
            view.config,
            np.array([*encoding.tables(view.config)], np.int16),
            view.record,
            np.zeros(1, state),
            luck,
            self.row,
            self.mask,
            self.actions,
        )
        if compiled:
            scratch = scratch_for(network.compact)
            forward_kernel()(network.compact, self.row, scratch)
            said = scratch.said[: choices + len(HEADS)]
        else:
            said = plain_forward(network.weights, self.row)
        self.logits, self.heads = said[:choices], said[choices:]

    def chances(self, flattened: float = 1.0) -> dict[int, float]:
        """How likely the network finds every action, by its number."""
        places = self.mask.nonzero()[0]
        logits = self.logits[places].astype(np.float64) / flattened
        likely = np.exp(logits - logits.max())
        likely /= likely.sum()
        return dict(zip(self.actions[places].tolist(), likely.tolist(), strict=True))

    @property
    def win(self) -> float:
        """The chance to win."""
        return float(1 / (1 + np.exp(-self.heads[0])))


class NetworkPlayer:
    """Chooses what a network finds best, without a thought; or worse, if it is told how well.

    In CPython it takes some milliseconds; once it is compiled, some microseconds.
    """

    def __init__(self, network: Network, luck: str = "") -> None:
        self.network, self.luck = network, luck

    def choose(self, observation: View, limit: Limit) -> int:
        """The number of the likeliest action; with a rating as the limit, one by chance."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0].number
        answer = NetworkAnswer(observation, self.network)
        if limit.playouts is not None:
            flattened = flattened_for(self.network, limit.playouts)
            return drawn(answer.chances(flattened), f"{self.luck} {observation.record.tobytes()!r}")
        chances = answer.chances()
        return max(chances, key=lambda action: (chances[action], -action))


def flattened_for(network: Network, rating: int) -> float:
    """By how much a policy has to be flattened to play as well as this, as fitted in the arena.

    Between two ratings that were measured it is a straight line, on a scale of logarithms.
    """
    measured = sorted(zip(*network.card.get("ratings", ([LEAST_RATING], [1.0])), strict=True))
    ratings, flattened = zip(*measured, strict=True)
    return float(np.exp(np.interp(rating, ratings, np.log(flattened))))


def drawn(chances: Mapping[int, float], luck: str) -> int:
    """An action by chance; the same luck, the same action."""
    return random.Random(luck).choices([*chances], [*chances.values()])[0]


# Compiling


def warm_up(game: str) -> None:
    """Compile what asks the network of a game, or load what is compiled."""
    from sushibar.table.table import Table

    network = network_for(game)
    assert network is not None, f"there is a network for {game}"
    table = Table(game, players=2, seed=1)
    NetworkAnswer(table.view(table.pending[0]), network, compiled=True)


ANSWERS: Final = CompiledPart(warm_up)
"""What networks say: soon compiled, so no other process does it."""
