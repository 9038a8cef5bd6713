"""Bandits in a hash table: for every place of a game that playouts have seen, the actions there.

A place is known by what has been answered since the root. The size of a table is a power of two;
the actions of a place lie side by side in it.
"""

import math
from typing import Any, Final

import numpy as np

from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, long_rule, rule

Entry = np.dtype(
    [
        ("key", np.int32),
        ("visits", np.int32),
        ("worth", np.float64),  # of all visits together
    ]
)
"""An action at a place, or a place alone; four of them in one line of a processor's cache."""

ROOT: Final = 1
"""The place where the search begins."""
EMPTY: Final = 0
UNDECIDED: Final = -1
"""No action, no entry."""

_LARGEST: Final = (1 << 62) - 1
_FIRST: Final = 0x1E3779B97F4A7C15
_SECOND: Final = 0x2545F4914F6CDD1D
_THIRD: Final = 0x2C9277B5
_LARGEST_KEY: Final = (1 << 31) - 1


@rule
def after(place: int, step: int) -> int:
    """The place that a step leads to; the same in CPython and compiled."""
    mixed = ((place ^ (step + 1)) * _FIRST) & _LARGEST
    mixed = ((mixed ^ (mixed >> 29)) * _SECOND) & _LARGEST
    return (mixed ^ (mixed >> 32)) | 1


@rule
def key_of(place: int, action: int) -> int:
    """What an action's entry is known by, beside where it lies."""
    return ((place >> 24) ^ (action * _THIRD)) & _LARGEST_KEY | 1


@rule
def find(table: Any, place: int, action: int) -> int:
    """Where the entry of an action at a place is in the table, or where it would be."""
    key = key_of(place, action)
    number = (place + action) & (table.size - 1)
    while table[number].key != EMPTY and table[number].key != key:
        number = (number + 1) & (table.size - 1)
    return int(number)


@rule
def enter(table: Any, used: Any, entry: int, place: int, action: int) -> None:
    """Write down an entry that was found, if it is new."""
    if table[entry].key == EMPTY:
        table[entry].key = key_of(place, action)
        used[0] += 1


@rule
def has_room(table: Any, used: Any, more: int) -> bool:
    """Whether entries can still be found quickly when so many more have been added."""
    return bool(used[0] + more < table.size >> 1)


@rule
def list_entries(mask: Any, place: int, table: Any, found: Any) -> int:
    """Note the entries of all marked actions, as (action, entry); returns how many they are."""
    number = 0
    for action in range(mask.size):
        if mask[action]:
            found[number, 0] = action
            found[number, 1] = find(table, place, action)
            number += 1
    return number


@long_rule
def highest_bound(
    found: Any, number: int, explore: float, luck: Record, table: Any
) -> tuple[int, int]:
    """The action that may be best, and its entry: its mean, and more the less often it was tried.

    One that was never tried counts as if it had been tried once with an average outcome. Where
    nothing was tried there is none.
    """
    visits, worth = 0, 0.0
    for i in range(number):
        visits += table[found[i, 1]].visits
        worth += table[found[i, 1]].worth
    chosen, entry = UNDECIDED, UNDECIDED
    if visits == 0:
        return chosen, entry
    mean = worth / visits
    breadth = explore * explore * math.log(1.0 + visits)
    highest, equals = -1.0, 0
    for i in range(number):
        tries = int(table[found[i, 1]].visits)
        if tries > 0:
            share = 1.0 / tries
            bound = table[found[i, 1]].worth * share + math.sqrt(breadth * share)
        else:
            bound = mean + math.sqrt(breadth)
        equals = equals + 1 if bound == highest else 1
        if bound > highest or (bound == highest and below(luck, equals) == 0):
            highest, chosen, entry = bound, int(found[i, 0]), int(found[i, 1])
    return chosen, entry
