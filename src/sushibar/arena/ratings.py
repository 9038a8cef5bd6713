"""Ratings by Weng and Lin's method for the Plackett-Luce model, as OpenSkill has them.

Each game is an order of places: somebody is first among all, then among the rest, and so on. The
seats of one bot have one skill in common, so its chance to be next is the sum of theirs; with one
seat each this is exactly OpenSkill's update (without the growing doubt `tau`: bots do not change).
"""

import math
from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much luck there is in one game."""
LEAST_SHRINK: Final = 0.0001
"""What is left at least of the variance after one game."""


class Rating(NamedTuple):
    """A skill as it is believed to be: normally distributed."""

    mu: float = MU
    sigma: float = SIGMA


def rate(ratings: Sequence[Rating], seating: Sequence[int], ranks: Sequence[int]) -> list[Rating]:
    """All ratings after a game: `seating` says whose seats they were, low ranks are good ones."""
    # Loops where sums would read better: this is most of what a compiled game costs in Python.
    bots, left, variance = range(len(ratings)), [0] * len(ratings), 0.0
    for bot in seating:
        left[bot] += 1
        variance += ratings[bot].sigma ** 2 + BETA**2
    scale = math.sqrt(variance)
    weights = [math.exp(rating.mu / scale) for rating in ratings]
    slopes, bends = [0.0] * len(ratings), [0.0] * len(ratings)
    places = sorted(zip(ranks, seating, strict=True))
    first = 0
    while first < len(places):
        total = sum(map(mul, left, weights))
        for bot in bots:
            chance = left[bot] * weights[bot] / total
            slopes[bot] -= chance
            bends[bot] += chance * (1 - chance)
        # Seats with one rank came in any order, each as likely as another.
        tied = ranks.count(places[first][0])
        for _, bot in places[first : first + tied]:
            slopes[bot] += 1 / tied
            left[bot] -= 1
        first += tied
    return [
        updated(rating, scale, slopes[bot], bends[bot]) if bot in seating else rating
        for bot, rating in enumerate(ratings)
    ]


def updated(rating: Rating, scale: float, slope: float, bend: float) -> Rating:
    """A rating after a game whose log-likelihood has this first and second derivative."""
    mu = rating.mu + rating.sigma**2 / scale * slope
    shrink = 1 - (rating.sigma / scale) ** 3 * bend
    return Rating(mu, rating.sigma * math.sqrt(max(shrink, LEAST_SHRINK)))
