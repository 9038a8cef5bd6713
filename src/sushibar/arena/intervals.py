"""Means and their 95 % confidence intervals, from one value a deal.

The games of one deal have their cards in common; deals have nothing in common. So every value is
the mean over the games of a deal, and the deals are the sample.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import Final

CONFIDENCE: Final = 0.95


@dataclass(frozen=True)
class Interval:
    """A mean and, where there is more than one deal, the interval that it is known to."""

    mean: float
    low: float | None = None
    high: float | None = None

    def as_json(self) -> dict[str, float | None]:
        """The estimate as a JSON object."""
        return {
            "mean": round(self.mean, 6),
            "low": None if self.low is None else round(self.low, 6),
            "high": None if self.high is None else round(self.high, 6),
        }


def estimate(values: Sequence[float]) -> Interval:
    """The mean of values of any size, with Student's interval."""
    count, mean = len(values), fmean(values)
    if count < 2:
        return Interval(mean)
    error = math.sqrt(squares(values, mean) / (count - 1) / count)
    reach = student(count - 1) * error
    return Interval(mean, mean - reach, mean + reach)


def estimate_bounded(values: Sequence[float], least: float, most: float) -> Interval:
    """The mean of values that lie between two bounds, with Wilson's interval.

    As many independent yes-or-no answers are assumed as would vary like these values; and the
    values are assumed to vary as if one deal more had gone quite differently, so that a few equal
    deals prove nothing.
    """
    count, mean = len(values), fmean(values)
    if count < 2:
        return Interval(mean)
    width = most - least
    share = min(1.0, max(0.0, (mean - least) / width))
    variance = (squares(values, mean) / width**2 + 0.25) / (count - 1)
    spread = share * (1 - share)
    answers = count * spread / variance if spread > 1e-12 else float(count)
    z = student(count - 1)
    shrunk = 1 + z**2 / answers
    middle = (share + z**2 / answers / 2) / shrunk
    reach = z * math.sqrt(spread / answers + (z / answers / 2) ** 2) / shrunk
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Interval(mean, least + width * low, least + width * high)


def squares(values: Sequence[float], mean: float) -> float:
    """The sum of all squared deviations."""
    return math.fsum((value - mean) ** 2 for value in values)


def student(freedom: int) -> float:
    """How many standard errors the interval reaches to each side, by degrees of freedom.

    Exact for 1 and 2, else by the expansion about the normal quantile (error below 0.5 %).
    """
    p = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, start=1))
