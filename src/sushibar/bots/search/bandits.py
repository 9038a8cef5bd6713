"""Bandits in a hash table: for every place of a game that playouts have seen, every action there.

A place is known by what has been answered since the root. The size of a table is a power of two.
"""

import math
from typing import Any, Final

import numpy as np

from sushibar.rulebook.rule import rule

Entry = np.dtype(
    [
        ("key", np.int64),
        ("worth", np.float64),  # of all visits together
        ("visits", np.int32),
        ("chances", np.int32),  # how often the action was legal there
    ]
)
"""An action at a place, or a place alone that has been seen; in one line of a processor's cache."""

ROOT: Final = 1
"""The place where the search begins."""
EMPTY: Final = 0
NOWHERE: Final = -1

_LARGEST: Final = (1 << 62) - 1
_FIRST: Final = 0x1E3779B97F4A7C15
_SECOND: Final = 0x2545F4914F6CDD1D


@rule
def after(place: int, step: int) -> int:
    """The key of the place that a step leads to; the same in CPython and compiled."""
    mixed = ((place ^ (step + 1)) * _FIRST) & _LARGEST
    mixed = ((mixed ^ (mixed >> 29)) * _SECOND) & _LARGEST
    return (mixed ^ (mixed >> 32)) | 1


@rule
def find(table: Any, key: int) -> int:
    """Where a key is in the table, or where it would be."""
    number = int(key & (table.size - 1))
    while table[number].key != EMPTY and table[number].key != key:
        number = (number + 1) & (table.size - 1)
    return number


@rule
def has_room(table: Any, used: int, more: int) -> bool:
    """Whether entries can still be found quickly when so many more have been added."""
    return bool(used + more < table.size - (table.size >> 2))


@rule
def upper_bound(entry: Any, explore: float) -> float:
    """How good an action may be: its mean, and more the less often it was tried (UCB1)."""
    visits = float(entry.visits)
    return float(entry.worth) / visits + explore * math.sqrt(
        math.log(float(entry.chances)) / visits
    )
