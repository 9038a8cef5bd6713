"""Ratings by Weng and Lin's method for the Plackett-Luce model, as OpenSkill has them.

Each game is an order of places: somebody is first among all, then among the rest, and so on. The
seats of one bot have one skill in common, so its chance to be next is the sum of theirs; with one
seat each this is exactly OpenSkill's update (without the growing doubt `tau`: bots do not change).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = SIGMA / 2
"""How much luck there is in one game."""
LEAST_SHRINK: Final = 0.0001
"""What is left at least of the variance after one game."""


@dataclass(frozen=True)
class Rating:
    """A skill as it is believed to be: normally distributed."""

    mu: float = MU
    sigma: float = SIGMA


def rate(ratings: Sequence[Rating], seating: Sequence[int], ranks: Sequence[int]) -> list[Rating]:
    """All ratings after a game: `seating` says whose seats they were, low ranks are good ones."""
    seats = [ratings[bot] for bot in seating]
    scale = math.sqrt(sum(seat.sigma**2 + BETA**2 for seat in seats))
    weights = [math.exp(seat.mu / scale) for seat in seats]
    slopes, bends = [0.0] * len(ratings), [0.0] * len(ratings)
    for place, rank in enumerate(ranks):
        tied = ranks.count(rank)
        chances = [0.0] * len(ratings)
        left = sum(weight for weight, other in zip(weights, ranks, strict=True) if other >= rank)
        for bot, weight, other in zip(seating, weights, ranks, strict=True):
            if other >= rank:
                chances[bot] += weight / left
        slopes[seating[place]] += 1 / tied
        for bot, chance in enumerate(chances):
            slopes[bot] -= chance / tied
            bends[bot] += chance * (1 - chance) / tied
    return [
        updated(rating, scale, slope, bend) if bot in seating else rating
        for bot, (rating, slope, bend) in enumerate(zip(ratings, slopes, bends, strict=True))
    ]


def updated(rating: Rating, scale: float, slope: float, bend: float) -> Rating:
    """A rating after a game whose log-likelihood has this first and second derivative."""
    mu = rating.mu + rating.sigma**2 / scale * slope
    shrink = 1 - (rating.sigma / scale) ** 3 * bend
    return Rating(mu, rating.sigma * math.sqrt(max(shrink, LEAST_SHRINK)))
