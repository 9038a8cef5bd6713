"""Rough odds: whether enough cards come, who ends ahead, and the best of several draws."""

import math
from collections.abc import Iterable, Sequence


def at_least(cards: int, hope: float) -> float:
    """How likely that many cards come where so many are hoped for, as if they came at random."""
    fewer = sum(hope**number / math.factorial(number) for number in range(cards))
    return 1 - fewer * math.exp(-hope)


def ahead(amount: int, other: int, spread: float) -> float:
    """How likely an amount ends strictly above another, if both may still move by the spread."""
    return 1 / (1 + math.exp(min(50.0, (other - amount + 0.5) / spread)))


def best_place(amount: int, others: Iterable[int], places: Sequence[float], spread: float) -> float:
    """The points that an amount may bring in a race, by how many others end ahead of it."""
    chances = [1.0] + [0.0] * (len(places) - 1)
    for other in others:
        passed = ahead(other, amount, spread)
        for rank in range(len(places) - 1, 0, -1):
            chances[rank] = chances[rank] * (1 - passed) + chances[rank - 1] * passed
        chances[0] *= 1 - passed
    return sum(map(math.prod, zip(chances, places, strict=True)))


def fewest(amount: int, others: Iterable[int], spread: float) -> float:
    """How likely nobody ends below an amount."""
    return math.prod(1 - ahead(amount, other, spread) for other in others)


def best_of(draws: int, values: Iterable[tuple[float, float]]) -> float:
    """The best value to expect of some draws, out of values with their weights."""
    ranked = sorted(values, reverse=True)
    left = total = sum(weight for _, weight in ranked)
    expected, none_better = 0.0, 1.0
    for value, weight in ranked:
        left -= weight
        none_as_good = max(0.0, left / total) ** draws
        expected += value * (none_better - none_as_good)
        none_better = none_as_good
    return expected
