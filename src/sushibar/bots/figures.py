"""What a choice is expected to bring: points, margin, chance to win, and how sure that is."""

import math
from typing import NamedTuple


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


class Figures(NamedTuple):
    """What playouts say about one choice."""

    tries: int
    points: Estimate
    """Those so far, and those that may still come where a playout ends."""
    margin: Estimate
    """To the best other seat."""
    wins: Estimate
    """The chance to win, from 0 to 1."""


def estimate(tries: int, total: float, squares: float) -> Estimate:
    """The mean of some numbers, by how many they are, their sum and that of their squares."""
    if tries < 2:
        return Estimate(total, math.inf) if tries else Estimate(math.nan, math.inf)
    mean = total / tries
    variance = max(0.0, squares / tries - mean * mean) * tries / (tries - 1)
    return Estimate(mean, math.sqrt(variance / tries))
