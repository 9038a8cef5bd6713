"""How far the points of a seat are spread over many games."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
"""Those that are told where nobody asks for others."""


@dataclass(frozen=True)
class Spread:
    """How often a seat has had how many points; exact, however many games there were.

    >>> spread = Spread({20: 1, 25: 2, 33: 1})
    >>> spread.mean, spread.median, spread.quantile(0.9), round(spread.deviation, 2)
    (25.75, 25, 33, 5.38)
    """

    counts: Mapping[int, int]
    """Games by points, in the order of points."""

    @cached_property
    def games(self) -> int:
        """How many games there were."""
        return sum(self.counts.values())

    @cached_property
    def mean(self) -> float:
        """The mean."""
        return sum(points * games for points, games in self.counts.items()) / self.games

    @cached_property
    def deviation(self) -> float:
        """The standard deviation of one game; 0 if there was only one."""
        squares = sum(games * (points - self.mean) ** 2 for points, games in self.counts.items())
        return math.sqrt(squares / max(1, self.games - 1))

    @property
    def least(self) -> int:
        """The fewest points of all games."""
        return min(self.counts)

    @property
    def most(self) -> int:
        """The most points of all games."""
        return max(self.counts)

    @property
    def median(self) -> int:
        """What half of the games have at most."""
        return self.quantile(0.5)

    def quantile(self, share: float) -> int:
        """The fewest points that this share of all games does not exceed."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share lies between 0 and 1, not at {share}")
        passed = 0
        for points, games in self.counts.items():
            passed += games
            if passed >= share * self.games:
                return points
        return self.most

    def as_json(self) -> dict[str, Any]:
        """The spread as a JSON object."""
        return {
            "deviation": round(self.deviation, 4),
            "least": self.least,
            "most": self.most,
            "quantiles": {str(share): self.quantile(share) for share in QUANTILES},
        }
