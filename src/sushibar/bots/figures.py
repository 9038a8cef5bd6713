"""What a choice is expected to bring: points, margin, chance to win, and how sure that is."""

import math
from typing import NamedTuple

from sushibar.table.view import View


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Figures(NamedTuple):
    """What playouts say about one choice."""

    tries: int
    points: Estimate
    """At the end of the game."""
    margin: Estimate
    """To the best other seat."""
    wins: Estimate
    """The chance to win, from 0 to 1."""


def figures(
    view: View,
    *,
    luck: str,
    seconds: float | None = None,
    playouts: int | None = None,
    threads: int | None = None,
) -> dict[int, Figures]:
    """The figures of every legal action by its number.

    The margin is the one that the chance to win stands for, the points are those so far.
    """
    from sushibar.bots.search.playouts import STYLES
    from sushibar.bots.search.search import SearchPolicy, compile_now

    assert view.seat is not None
    compile_now(view.game.name)
    policy = SearchPolicy(luck, seconds=seconds, playouts=playouts, threads=threads)
    trees = policy.think(view)
    points = Estimate(float(view.game.total(view.record, view.seat)), 0.0)
    found = {}
    for action in view.legal:
        tries = [tree.tried(view.seat, action.number) for tree in trees]
        visits = sum(times for times, _ in tries)
        mean = min(max(sum(worth for _, worth in tries) / max(visits, 1), 0.001), 0.999)
        error = math.sqrt(mean * (1 - mean) / max(visits, 1))
        slope = STYLES[view.game.name].scale / (mean * (1 - mean))
        margin = STYLES[view.game.name].scale * math.log(mean / (1 - mean))
        found[action.number] = Figures(
            visits, points, Estimate(margin, slope * error), Estimate(mean, error)
        )
    return found
