"""Pearson's chi-square test, small enough to read."""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

SIGMA = 3.72
"""One true uniform sample in ten thousand lies further out; the seeds of the tests are fixed."""


def assert_fair(outcomes: Iterable[Outcome], likelihood: Mapping[Outcome, float]) -> None:
    """Check that the outcomes are distributed like that; rare ones are counted together."""
    observed = Counter(outcomes)
    assert set(observed) <= set(likelihood), "an outcome that cannot happen"
    trials = sum(observed.values())
    whole = sum(likelihood.values())
    cells: list[tuple[float, float]] = []
    rare_observed, rare_expected = 0.0, 0.0
    for outcome, weight in likelihood.items():
        expected = trials * weight / whole
        if expected < 5:
            rare_observed += observed[outcome]
            rare_expected += expected
        else:
            cells.append((observed[outcome], expected))
    if rare_expected > 0:
        cells.append((rare_observed, rare_expected))
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    assert statistic < critical(len(cells) - 1), f"chi-square {statistic:.1f}, {len(cells)} cells"


def critical(freedom: int) -> float:
    """What chi-square rarely exceeds, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMA * spread**0.5) ** 3)
