"""A bot that searches: as many playouts as its limit allows, on one thread or several."""

import hashlib
import math
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Final, Protocol

from sushibar.bots.bot import USUAL, Bot, Limit
from sushibar.bots.compiled_part import CompiledPart
from sushibar.bots.endgame.endgame import is_small, prepare_endgames, solve
from sushibar.bots.figures import Figures, estimate
from sushibar.bots.search.playouts import kernel
from sushibar.bots.search.record import MARGIN, POINTS, TRIES, WINS
from sushibar.bots.search.tree import Tree
from sushibar.games.bot_rules import SearchStyle
from sushibar.games.kit import KITS
from sushibar.games.notation import action_number
from sushibar.games.view import View
from sushibar.machine import cores
from sushibar.table.policy import decide, luck

USUAL_SECONDS: Final = 0.5
"""To think about a decision, where no limit is given."""
CHUNK_SECONDS: Final = 0.002
"""Seconds between two looks at the clock, about."""
FIRST_CHUNK_PLAYOUTS: Final = 16
"""Playouts before the first one."""
PLAYOUTS_PER_SECOND: Final = 500_000
"""About the playouts of a thread in a second, where a tree has to have room for them."""


class Searcher:
    """Chooses what playouts choose most often; before they are compiled, what another bot would.

    The last turns of a round between two it solves exactly, and mixes its choices accordingly.
    """

    def __init__(
        self,
        luck: str,
        *,
        seconds: float = USUAL_SECONDS,
        meanwhile: Bot | None = None,
        style: SearchStyle | None = None,
    ) -> None:
        """Where no limit is given, it thinks for `seconds`; in the game's own style, if none.

        With a bot to answer `meanwhile` it never waits for being compiled, unless the limit is a
        number of playouts: then it plays the same whenever it is asked the same.
        """
        self.luck, self.seconds, self.meanwhile, self.style = luck, seconds, meanwhile, style

    def choose(self, observation: View, limit: Limit) -> int:
        """The number of the action that was tried most often."""
        legal = observation.legal
        if len(legal) == 1:
            return legal[0].number
        game = observation.game.name
        if self.meanwhile is not None and limit.playouts is None and not SEARCH.is_ready(game):
            SEARCH.soon(game)
            return action_number(observation.called, self.meanwhile.choose(observation, limit))
        if limit.playouts is None and limit.seconds is None:
            limit = replace(limit, seconds=self.seconds)
        is_solved = self.style is None and is_small(observation)
        endgame = solve(observation) if is_solved else None
        if endgame is not None:
            chance = random.Random(f"{self.luck} {observation.record.tobytes().hex()}")
            return chance.choices([*endgame.strategy], [*endgame.strategy.values()])[0]
        style = self.style or KITS[game].bot.search
        sums = summed(think(observation, limit, self.luck, style=style))
        best = max(legal, key=lambda action: tuple(sums[action.number, [TRIES, WINS]])).number
        return best if style.caution == 0 else self.cautious(observation, best, sums)

    def cautious(self, view: View, best: int, sums: Any) -> int:
        """The best choice, or the guide's where that one is not surely better."""
        style = view.setup.kit.bot.search
        guided = decide(style.guide, view, luck(self.luck))
        if sums[guided, TRIES] == 0:
            return best
        ours, usual = figures_of(sums[best]).margin, figures_of(sums[guided]).margin
        doubt = style.caution * math.hypot(ours.error, usual.error)
        return best if ours.mean - usual.mean > doubt else guided


def figures(view: View, limit: Limit = USUAL, luck: str = "") -> dict[int, Figures]:
    """What playouts say about every legal action, by its number."""
    sums = summed(think(view, limit, luck, spread=True))
    return {action.number: figures_of(sums[action.number]) for action in view.legal}


def figures_of(sums: Any) -> Figures:
    """The figures of one action by its sums."""
    tries = int(sums[TRIES])
    points, margin, wins = (
        estimate(tries, float(sums[place]), float(sums[place + 1]))
        for place in (POINTS, MARGIN, WINS)
    )
    return Figures(tries, points, margin, wins)


def summed(trees: list[Tree]) -> Any:
    """The sums of all trees, by action."""
    return sum(tree.sums for tree in trees)


def think(
    view: View,
    limit: Limit,
    seed: str,
    *,
    spread: bool = False,
    style: SearchStyle | None = None,
) -> list[Tree]:
    """Search on every thread until the limit is reached."""
    SEARCH.now(view.game.name)
    style = style or view.setup.kit.bot.search
    seconds = USUAL_SECONDS if limit.seconds is None else limit.seconds
    end = time.perf_counter() + seconds
    threads = limit.threads or (1 if limit.playouts else cores())
    expected = limit.playouts or int(PLAYOUTS_PER_SECOND * seconds * threads)
    share = -(-expected // threads)
    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:7], "big")
    trees = [
        Tree(view, share, number, thread, spread=spread, style=style) for thread in range(threads)
    ]
    play_out = kernel(view.game, style)

    def grow(tree: Tree) -> None:
        if limit.playouts is not None:
            tree.grow(play_out, share)
        else:
            grow_until(tree, play_out, end, limit.is_up)

    if threads == 1:
        grow(trees[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(grow, trees))
    return trees


class Growing(Protocol):
    """A tree that can grow."""

    def grow(self, play_out: Callable[..., None], playouts: int) -> None:
        """Do this many more playouts."""


def grow_until(
    tree: Growing, play_out: Callable[..., None], end: float, is_up: Callable[[], bool]
) -> None:
    """Let a tree grow until a time, or until time is up before that.

    It does so in chunks that take about as long as each other. There is always one: when it is too
    late at once, some choice has to be the best all the same.
    """
    playouts, now = FIRST_CHUNK_PLAYOUTS, time.perf_counter()
    while True:
        tree.grow(play_out, playouts)
        before, now = now, time.perf_counter()
        if now >= end or is_up():
            break
        # At most four times as many: the first chunks are too short to be timed well.
        playouts = max(1, int(playouts * min(4.0, CHUNK_SECONDS / max(now - before, 1e-9))))


# Compiling


def warm_up(game: str) -> None:
    """Compile the search of a game and its endgames, or load what is compiled."""
    from sushibar.table.table import Table

    table = Table(game, players=2, seed=1)
    view = table.view(table.pending[0])
    Tree(view, 1, 1, 0).grow(kernel(view.game, view.setup.kit.bot.search), 1)
    prepare_endgames(view.game)


SEARCH: Final = CompiledPart(warm_up, "sushibar.bots.search.compiling")
