"""What one thread has found out about a decision by a guided search."""

import math
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.bots.guided.nodes import nodes_for
from sushibar.bots.guided.record import guided_type
from sushibar.bots.network.file import MARGIN_UNIT, Network
from sushibar.bots.network.inference import scratch_for
from sushibar.bots.search.record import MARGIN, TRIES, WINS
from sushibar.games.view import View
from sushibar.rulebook.chance import GUESSES, Philox, seed_philox
from sushibar.rulebook.rule import new


class GuidedStyle(NamedTuple):
    """How a network guides a search."""

    is_deep: bool
    """Whether a tree is grown; else choices are compared on the same luck (`paired`)."""
    margin_worth: float
    """What a lead of ten points is worth, where a victory is worth 1."""
    explore: float = 0.6
    """How widely a tree tries, by what rewards differ."""
    flattened: float = 6.0
    """The logarithms of a policy are divided by it: networks are too sure of themselves."""
    prior_worth: float = 0.003
    """What a choice is worth that the network finds e times as likely as another."""
    ahead: int = 0
    """So many more decisions of its own a seat plays as the network would before it is judged."""


TREE: Final = GuidedStyle(is_deep=True, margin_worth=0.25)
CROWD: Final = TREE._replace(ahead=2)
PAIRED: Final = GuidedStyle(is_deep=False, margin_worth=0.25, ahead=4)
"""The styles that won most, see `docs/experiments.md`."""
CROWDED: Final = 5
"""With so many players trees stay flat: they hardly get to the next turn."""
LEAST_LOG: Final = -6.0
"""What is less likely than this is as good as out of the question."""


def usual_style(view: View) -> GuidedStyle:
    """The style for a table: trees pay where everybody decides at once and hands come back."""
    if not view.setup.kit.bot.search.is_deep:
        return PAIRED
    return CROWD if int(view.config.players) >= CROWDED else TREE


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
        style: GuidedStyle | None = None,
    ) -> None:
        """Room for about so many simulations; the same seed and number, the same simulations."""
        game, encoding = view.game, view.setup.kit.features
        self.view, self.weights = view, network.quick
        self.tables = np.array([*encoding.tables(view.config)], np.int16)
        players = int(view.config.players)
        self.nodes = nodes_for(len(encoding.choices), (players + 1) * simulations)
        style = style or usual_style(view)
        self.style, self.is_deep = style, style.is_deep
        self.states = np.zeros(3, game.state).view(np.recarray)
        self.lucks = np.zeros(2, Philox).view(np.recarray)
        self.luck = new(Philox)
        for luck in (self.luck, self.lucks[0]):
            seed_philox(luck, seed, number, GUESSES)
        self.scratch = scratch_for(self.weights)
        self.search = new(guided_type(game, encoding))
        self.search.seat = view.record.seat
        self.search.explore = style.explore
        self.search.margin_worth = style.margin_worth
        self.search.flattened = style.flattened
        self.search.ahead = style.ahead
        self.search.spread = spread

    def grow(self, kernel: Callable[..., None], number: int) -> None:
        """Do so many more simulations, or draws."""
        kernel(
            self.view.config,
            self.tables,
            self.view.record,
            number,
            self.states,
            self.luck if self.is_deep else self.lucks,
            self.search,
            self.nodes,
            self.weights,
            self.scratch,
        )

    @property
    def sums(self) -> Any:
        """What all simulations have come to, by the action of the seat."""
        return self.search.sums

    @property
    def playouts(self) -> int:
        """How many there have been."""
        return int(self.sums[:, TRIES].sum())

    @property
    def priors(self) -> dict[int, float]:
        """How likely the network finds every action that was tried, as a logarithm."""
        places = [place for place, prior in enumerate(self.search.root) if prior > 0]
        tried = {int(self.search.actions[place]): place for place in places}
        return {
            action: max(LEAST_LOG, self.style.flattened * math.log(self.search.root[place]))
            for action, place in tried.items()
            if self.sums[action, TRIES] > 0
        }


def best_action(trees: Sequence[GuidedTree]) -> int:
    """The action that all trees together find best."""
    sums, first = sum(tree.sums for tree in trees), trees[0]
    if first.is_deep:
        legal = [action.number for action in first.view.legal]
        return max(legal, key=lambda action: (*sums[action, [TRIES, WINS]], -action))
    style, priors = first.style, first.priors

    def worth(action: int) -> float:
        margin = style.margin_worth * sums[action, MARGIN] / MARGIN_UNIT
        mean = (sums[action, WINS] + margin) / sums[action, TRIES]
        return float(mean + style.prior_worth * priors[action])

    return max(priors, key=worth)
