"""A bot that searches as a network advises it."""

import hashlib
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from sushibar.bots.bot import USUAL, Bot, Limit
from sushibar.bots.compiled_part import CompiledPart
from sushibar.bots.endgame.endgame import is_small, prepare_endgames, solve
from sushibar.bots.figures import Figures
from sushibar.bots.guided.paired import paired_kernel
from sushibar.bots.guided.simulation import kernel
from sushibar.bots.guided.tree import GuidedStyle, GuidedTree, best_action
from sushibar.bots.network.file import Network, network_for
from sushibar.bots.search.search import USUAL_SECONDS, figures_of, grow_until
from sushibar.games.notation import action_number
from sushibar.games.view import View
from sushibar.machine import cores

SIMULATIONS_PER_SECOND: Final = 80_000
"""About as many as a thread makes, where a tree has to have room for them."""


class GuidedSearcher:
    """Chooses what simulations choose most often; before they are compiled, what another would.

    The last turns of a game between two it solves exactly.
    """

    def __init__(
        self,
        luck: str,
        network: Network,
        *,
        seconds: float = USUAL_SECONDS,
        meanwhile: Bot | None = None,
        style: GuidedStyle | None = None,
    ) -> None:
        """See `Searcher`: limits are times, or numbers of simulations."""
        self.luck, self.network, self.style = luck, network, style
        self.seconds, self.meanwhile = seconds, meanwhile

    def choose(self, observation: View, limit: Limit) -> int:
        """The number of the action that was tried most often."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0].number
        game = observation.game.name
        if self.meanwhile is not None and limit.playouts is None and not GUIDED.is_ready(game):
            GUIDED.soon(game)
            return action_number(observation.called, self.meanwhile.choose(observation, limit))
        if limit.playouts is None and limit.seconds is None:
            limit = replace(limit, seconds=self.seconds)
        endgame = solve(observation) if is_last(observation) else None
        if endgame is not None:
            chance = random.Random(f"{self.luck} {observation.record.tobytes().hex()}")
            return chance.choices([*endgame.strategy], [*endgame.strategy.values()])[0]
        return best_action(simulated(observation, self.network, limit, self.luck, style=self.style))


def is_last(view: View) -> bool:
    """Whether the game ends with this round, between two, so soon that it can be solved."""
    return int(view.record.this_round) == view.game.rounds - 1 and is_small(view)


def guided_figures(
    view: View, network: Network, limit: Limit = USUAL, luck: str = ""
) -> dict[int, Figures]:
    """What simulations say about every legal action, by its number."""
    sums = sum(tree.sums for tree in simulated(view, network, limit, luck, spread=True))
    return {action.number: figures_of(sums[action.number]) for action in view.legal}


def simulated(
    view: View,
    network: Network,
    limit: Limit,
    seed: str,
    *,
    spread: bool = False,
    style: GuidedStyle | None = None,
) -> list[GuidedTree]:
    """Search on every thread until the limit is reached."""
    GUIDED.now(view.game.name)
    seconds = USUAL_SECONDS if limit.seconds is None else limit.seconds
    end = time.perf_counter() + seconds
    threads = limit.threads or (1 if limit.playouts else cores())
    expected = limit.playouts or int(SIMULATIONS_PER_SECOND * seconds * threads)
    share = -(-expected // threads)
    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
    trees = [
        GuidedTree(view, network, share, number, thread, spread=spread, style=style)
        for thread in range(threads)
    ]
    simulate = kernel_for(view, trees[0])

    def grow(tree: GuidedTree) -> None:
        if limit.playouts is not None:
            tree.grow(simulate, share)
        else:
            grow_until(tree, simulate, end, limit.is_up)

    if threads == 1:
        grow(trees[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(grow, trees))
    return trees


# Compiling


def kernel_for(view: View, tree: GuidedTree) -> Callable[..., None]:
    """The compiled function that lets a tree grow."""
    return (kernel if tree.is_deep else paired_kernel)(view.game)


def warm_up(game: str) -> None:
    """Compile the guided search of a game and its endgames, or load what is compiled."""
    from sushibar.table.table import Table

    network = network_for(game)
    assert network is not None, f"there is a network for {game}"
    table = Table(game, players=2, seed=1)
    view = table.view(table.pending[0])
    tree = GuidedTree(view, network, 1, 1, 0)
    tree.grow(kernel_for(view, tree), 1)
    prepare_endgames(view.game)


GUIDED: Final = CompiledPart(warm_up, "sushibar.bots.guided.compiling")
