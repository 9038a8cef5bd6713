"""Bandits: what a seat has tried at a place of the game, how often, and with what success.

A place is known by what has been answered since the root. It gets bandits, one for every seat and
step of its answer, when it was reached several times; most places never are.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, rule

Bandit = np.dtype(
    [
        ("key", np.int64),
        ("row", np.int32),  # of its arms
        ("visits", np.int32),
        ("average", np.float32),
        ("breadth", np.float32),  # what is hoped for beyond the mean of an action tried once
    ]
)
"""A seat's choice at a place."""

Arm = np.dtype(
    [
        ("tries", np.int32),
        ("average", np.float32),
        ("doubt", np.float32),  # one over the root of its tries
    ]
)
"""An action at a place. Doubt and breadth are kept: they are needed more often than they change."""

ROOT: Final = 1
"""The place where the search starts."""
EMPTY: Final = 0
UNDECIDED: Final = -1
"""No action, no bandit."""
SEEN: Final = 8
"""So often a place has to be reached before what is done there is remembered."""

_LARGEST: Final = (1 << 62) - 1
_FIRST: Final = 0x1E3779B97F4A7C15
_SECOND: Final = 0x2545F4914F6CDD1D


class SearchMemory(NamedTuple):
    """What playouts remember; the sizes of `reached` and `bandits` are powers of two."""

    reached: Any
    """How often places were reached, up to `SEEN`, by the last bits of the place."""
    bandits: Any
    """A hash table."""
    arms: Any
    """(rows, actions): the arms of every bandit."""
    used: Any
    """How many rows are in use."""


def memory_for(actions: int, places: int, rows: int) -> SearchMemory:
    """An empty memory for about this many places, of which `rows` can have bandits."""
    return SearchMemory(
        reached=np.zeros(power_of_two(places), np.uint8),
        bandits=np.zeros(power_of_two(2 * rows), Bandit).view(np.recarray),
        arms=np.zeros((rows, actions), Arm).view(np.recarray),
        used=np.zeros(1, np.int64),
    )


def power_of_two(least: int) -> int:
    """The smallest power of two that is not less."""
    return 1 << (least - 1).bit_length()


@rule
def after(place: int, step: int) -> int:
    """The place that a step leads to; the same in CPython and compiled."""
    # Masked, products have the same bits whether they overflow (compiled) or grow (CPython).
    mixed = ((place ^ (step + 1)) * _FIRST) & _LARGEST
    mixed = ((mixed ^ (mixed >> 29)) * _SECOND) & _LARGEST
    return (mixed ^ (mixed >> 32)) | 1  # odd, and so never `EMPTY`


@rule
def is_familiar(memory: SearchMemory, place: int) -> bool:
    """Whether a place was reached several times before; counts that it is reached now.

    Places may share a count: one of them then becomes familiar somewhat early.
    """
    # Most places are seen once. A byte without a key is all that is spent on them.
    number = (place >> 1) & (memory.reached.size - 1)
    if memory.reached[number] >= SEEN:
        return True
    memory.reached[number] += 1
    return False


@rule
def find(memory: SearchMemory, place: int) -> int:
    """The number of the bandit at a place, a new one if need be; none if there is no more room."""
    bandits = memory.bandits
    number = (place >> 1) & (bandits.size - 1)
    while bandits[number].key != place:
        if bandits[number].key == EMPTY:
            if memory.used[0] == memory.arms.shape[0]:
                return UNDECIDED
            bandits[number].key = place
            bandits[number].row = memory.used[0]
            memory.used[0] += 1
        else:
            number = (number + 1) & (bandits.size - 1)
    return int(number)


@rule
def list_actions(mask: Any, found: Any) -> int:
    """Note all marked actions; returns how many they are. There is room for one more."""
    number = 0
    for action in range(mask.size):  # no branch: it would often be mispredicted
        found[number] = action
        number += int(mask[action] != 0)
    return number


@rule
def bound_of(bandit: Record, arm: Record) -> float:
    """What an action may be worth: its mean, and more the less often it was tried.

    One that was never tried counts as if it had been tried once with an average outcome.
    """
    if arm.tries > 0:
        return float(arm.average) + float(bandit.breadth) * float(arm.doubt)
    return float(bandit.average) + float(bandit.breadth)


@rule
def highest_bound(memory: SearchMemory, number: int, found: Any, actions: int, luck: Record) -> int:
    """The action with the highest bound at a bandit, one of them at random if there are several.

    The first `actions` of those found can be chosen. None is as long as nothing was tried.
    """
    bandit = memory.bandits[number]
    if bandit.visits == 0:
        return UNDECIDED
    arms = memory.arms[bandit.row]
    highest, chosen, equals = -1.0, UNDECIDED, 0
    for i in range(actions):
        bound = bound_of(bandit, arms[found[i]])
        # Written without branches, like the lines below: they would be mispredicted.
        equals = 1 if bound > highest else equals + int(bound == highest)
        chosen = int(found[i]) if bound > highest else chosen
        highest = max(highest, bound)
    if equals == 1:
        return chosen
    skipped = int(below(luck, equals))
    for i in range(actions):
        if bound_of(bandit, arms[found[i]]) == highest:
            if skipped == 0:
                return int(found[i])
            skipped -= 1
    return chosen


@rule
def learn(memory: SearchMemory, number: int, action: int, reward: float, explore: float) -> None:
    """Note at a bandit what an action has led to; `explore` is how widely to try."""
    bandit = memory.bandits[number]
    arm = memory.arms[bandit.row, action]
    bandit.visits += 1
    bandit.average += (reward - float(bandit.average)) / int(bandit.visits)
    bandit.breadth = explore * math.sqrt(math.log(1.0 + int(bandit.visits)))
    arm.tries += 1
    arm.average += (reward - float(arm.average)) / int(arm.tries)
    arm.doubt = 1.0 / math.sqrt(int(arm.tries))
