"""Ratings by Weng and Lin's method for the Plackett-Luce model, as OpenSkill has them.

Each game is an order of places: somebody is first among all, then among the rest, and so on. The
seats of one bot have one skill in common, so its chance to be next is the sum of theirs; with one
seat each this is exactly OpenSkill's update (without the growing doubt `tau`: bots do not change).
"""

import math
from collections.abc import Sequence
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
    scale = math.sqrt(sum([ratings[bot].sigma ** 2 + BETA**2 for bot in seating]))
    weights = [math.exp(ratings[bot].mu / scale) for bot in seating]
    slopes, bends = [0.0] * len(ratings), [0.0] * len(ratings)
    for place, rank in enumerate(ranks):
        tied = ranks.count(rank)
        left = [who for who, other in enumerate(ranks) if other >= rank]
        total = sum([weights[who] for who in left])
        chances = [0.0] * len(ratings)
        for who in left:
            chances[seating[who]] += weights[who] / total
        slopes[seating[place]] += 1 / tied
        for bot, chance in enumerate(chances):
            if chance:
                slopes[bot] -= chance / tied
                bends[bot] += chance * (1 - chance) / tied
    return [
        updated(rating, scale, slopes[bot], bends[bot]) if bot in seating else rating
        for bot, rating in enumerate(ratings)
    ]


def updated(rating: Rating, scale: float, slope: float, bend: float) -> Rating:
    """A rating after a game whose log-likelihood has this first and second derivative."""
    mu = rating.mu + rating.sigma**2 / scale * slope
    shrink = 1 - (rating.sigma / scale) ** 3 * bend
    return Rating(mu, rating.sigma * math.sqrt(max(shrink, LEAST_SHRINK)))
