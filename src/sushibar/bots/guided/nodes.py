"""Nodes of a guided search: what a seat knows, what it can choose, and what became of that.

A node is known by what its seat is shown, features and all: two tables that look the same to a seat
are one node, however they came about, and whatever else differs between them.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.bots.network.file import HEADS
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import rule, signed

EMPTY: Final = 0
NO_ROOM: Final = -1
_LARGEST: Final = (1 << 62) - 1
_FIRST: Final = 0x1E3779B97F4A7C15
_SECOND: Final = 0x2545F4914F6CDD1D
CHANCE_BITS: Final = 24
FEWEST_NODES: Final = 1 << 10
LARGEST_BYTES: Final = 1 << 26
"""Bytes for all arms of a tree."""


class Nodes(NamedTuple):
    """All nodes of a tree; a row for each, the size of `keys` is a power of two."""

    keys: Any
    """A hash table: what a node is known by, and in `rows` the row that it has."""
    rows: Any
    used: Any
    """How many rows are in use."""
    visits: Any
    expected: Any
    """(rows, heads): what the network said, see `network.HEADS`."""
    total: Any
    """(rows,): the sum of all rewards."""
    priors: Any
    """(rows, choices): how likely the network finds a choice; 0 where it cannot be chosen."""
    tries: Any
    sums: Any
    """(rows, choices): how often it was chosen, and the sum of the rewards."""


def nodes_for(choices: int, number: int) -> Nodes:
    """Room for about so many nodes."""
    number = max(FEWEST_NODES, min(number, LARGEST_BYTES // (12 * choices)))
    size = 1 << (2 * number - 1).bit_length()
    return Nodes(
        keys=np.zeros(size, np.int64),
        rows=np.zeros(size, np.int32),
        used=np.zeros(1, np.int64),
        visits=np.zeros(number, np.int32),
        expected=np.zeros((number, len(HEADS)), np.float32),
        total=np.zeros(number, np.float32),
        priors=np.zeros((number, choices), np.float32),
        tries=np.zeros((number, choices), np.int32),
        sums=np.zeros((number, choices), np.float32),
    )


@rule
def key_of(row: Any, seat: int) -> int:
    """What a node is known by; the same in CPython and compiled."""
    key = signed(seat) + 1
    for place in range(row.shape[0]):
        value = int(row[place])
        if value != 0:
            # Masked, products have the same bits whether they overflow or grow.
            key = ((key ^ (place * 256 + value + 128)) * _FIRST) & _LARGEST
            key = key ^ (key >> 29)
    key = (key * _SECOND) & _LARGEST
    return (key ^ (key >> 32)) | 1


@rule
def find_node(nodes: Nodes, key: int) -> int:
    """The row of a node, a new one with no visits if need be; `NO_ROOM` if there is no more."""
    number = (key >> 1) & (nodes.keys.size - 1)
    while nodes.keys[number] != key:
        if nodes.keys[number] == EMPTY:
            if nodes.used[0] == nodes.visits.size:
                return NO_ROOM
            nodes.keys[number] = key
            nodes.rows[number] = nodes.used[0]
            nodes.used[0] += 1
        else:
            number = (number + 1) & (nodes.keys.size - 1)
    return int(nodes.rows[number])


@rule
def set_priors(said: Any, mask: Any, choices: int, flattened: float, priors: Any) -> None:
    """Fill in how likely a network finds every choice, by what it said."""
    most = -1e30
    for choice in range(choices):
        if mask[choice] != 0:
            most = max(most, float(said[choice]))
    whole = 0.0
    for choice in range(choices):
        priors[choice] = 0.0
        if mask[choice] != 0:
            likely = math.exp((float(said[choice]) - most) / flattened)
            priors[choice] = likely
            whole += likely
    for choice in range(choices):
        priors[choice] /= whole


@rule
def likeliest(priors: Any, choices: int) -> int:
    """The choice with the highest prior."""
    best = signed(0)
    for choice in range(choices):
        if priors[choice] > priors[best]:
            best = signed(choice)
    return best


@rule
def drawn_choice(priors: Any, choices: int, sharpness: float, luck: Any) -> int:
    """A choice at random, by its prior to the power of `sharpness`."""
    whole = 0.0
    for choice in range(choices):
        if priors[choice] > 0:
            whole += float(priors[choice]) ** sharpness
    left = whole * (int(below(luck, 1 << CHANCE_BITS)) + 0.5) / (1 << CHANCE_BITS)
    last = signed(0)
    for choice in range(choices):
        if priors[choice] > 0:
            last = signed(choice)
            left -= float(priors[choice]) ** sharpness
            if left < 0:
                break
    return last


@rule
def best_choice(nodes: Nodes, row: int, mask: Any, choices: int, explore: float) -> int:
    """The choice with the highest bound: what it brought, and more the likelier the network
    finds it and the less often it was tried (PUCT).
    """
    visits = int(nodes.visits[row])
    usual = float(nodes.total[row]) / max(1, visits)
    breadth = explore * math.sqrt(float(visits))
    highest, chosen = -1e30, signed(0)
    for choice in range(choices):
        if mask[choice] != 0:
            tries = int(nodes.tries[row, choice])
            mean = float(nodes.sums[row, choice]) / tries if tries > 0 else usual
            bound = mean + breadth * float(nodes.priors[row, choice]) / (1 + tries)
            if bound > highest:
                highest, chosen = bound, signed(choice)
    return chosen


@rule
def learn_at(nodes: Nodes, row: int, choice: int, reward: float) -> None:
    """Note at a node what a choice has led to."""
    nodes.visits[row] += 1
    nodes.total[row] += reward
    nodes.tries[row, choice] += 1
    nodes.sums[row, choice] += reward
