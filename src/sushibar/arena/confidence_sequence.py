"""A confidence sequence: an interval that holds at every deal at once, so one may stop at any.

By betting, after Waudby-Smith and Ramdas (Estimating means of bounded random variables by betting,
2024): against every mean that the differences might have, one bets on the next difference with
stakes that depend only on earlier ones. Were that the true mean, the capital would ever exceed
1/alpha with a chance of at most alpha. The means against which it has not are left.
"""

import math
from typing import Final

import numpy as np

STEPS: Final = 1_000
"""Parts into which each side of zero is divided."""
BOLDEST: Final = 0.5
"""The most of the capital that a single difference may cost."""


class ConfidenceSequence:
    """What is known about the mean of differences between -1 and 1 after each of them."""

    def __init__(self, alpha: float) -> None:
        self.alpha = alpha
        self.count = 0
        self._sum, self._squares = 0.5, 0.25  # as if one value had been seen before
        self._means = np.linspace(0, 1, 2 * STEPS + 1)
        self._log_up = np.zeros_like(self._means)
        self._log_down = np.zeros_like(self._means)

    def add(self, difference: float) -> None:
        """Bet on the next difference."""
        value, count, means = (difference + 1) / 2, self.count + 1, self._means
        variance = self._squares / count
        stake = math.sqrt(2 * math.log(2 / self.alpha) / (variance * count * math.log(count + 1)))
        with np.errstate(divide="ignore"):
            up, down = (np.minimum(stake, BOLDEST / side) for side in (means, 1 - means))
        self._log_up += np.log1p(up * (value - means))
        self._log_down += np.log1p(-down * (value - means))
        self._sum += value
        self._squares += (value - self._sum / (count + 1)) ** 2
        self.count = count

    @property
    def sign(self) -> int:
        """1 if the mean is above zero, -1 if it is below, 0 as long as it may be either."""
        if max(self._log_up[STEPS], self._log_down[STEPS]) < self._limit:
            return 0
        return 1 if self._log_up[STEPS] > self._log_down[STEPS] else -1

    @property
    def interval(self) -> tuple[float, float]:
        """The least and the greatest mean that are left, to a thousandth."""
        left = np.flatnonzero(np.maximum(self._log_up, self._log_down) < self._limit)
        if not len(left):  # narrower than the steps
            mean = 2 * (self._sum - 0.5) / self.count - 1
            return max(-1.0, mean - 1 / STEPS), min(1.0, mean + 1 / STEPS)
        return float(2 * self._means[left[0]] - 1), float(2 * self._means[left[-1]] - 1)

    @property
    def _limit(self) -> float:
        """What the capital of either direction must reach; each starts with a half."""
        return math.log(2 / self.alpha)
