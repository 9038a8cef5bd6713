"""What a network says of a position, compiled: no torch, a few microseconds a layer.

Most features are zero, and so is half of every hidden layer: whatever is zero is skipped. Weights
lie by inputs, so that each number that is left adds one row of them.
"""

import math
from typing import Any, Final

import numpy as np

from sushibar.bots.network.file import Weights
from sushibar.bots.network.halves import single
from sushibar.rulebook.rule import rule

TOGETHER: Final = 8
"""So many rows are added at once: then each sum is read and written an eighth as often."""


def room_for(weights: Weights) -> Any:
    """Memory for one thread that asks a network: see `forward`."""
    wide = max(array.shape[0] for array in weights[1::2])
    longest = max(array.shape[0] for array in weights[::2])
    return np.zeros((4, max(wide, longest) + TOGETHER), np.float32)


@rule
def collect_features(row: Any, values: Any, places: Any) -> int:
    """Note all features that are not zero, and where; returns how many they are."""
    number = 0
    for place in range(row.shape[0]):  # no branch: it would often be mispredicted
        values[number] = row[place]
        places[number] = place
        number += int(row[place] != 0)
    return number


@rule
def collect_active(layer: Any, size: int, values: Any, places: Any) -> int:
    """The same for the numbers of a hidden layer that are above zero."""
    number = 0
    for place in range(size):
        values[number] = layer[place]
        places[number] = place
        number += int(layer[place] > 0)
    return number


@rule
def add_rows(weight: Any, bias: Any, values: Any, places: Any, number: int, sums: Any) -> None:
    """Fill `sums` with the bias and the rows of these places, each as often as its value."""
    width = bias.shape[0]
    for j in range(width):
        sums[j] = bias[j]
    for rest in range(number, number + TOGETHER):  # nothing is added for these
        values[rest], places[rest] = 0, 0
    for done in range(0, number, TOGETHER):
        a, b, c, d = values[done], values[done + 1], values[done + 2], values[done + 3]
        e, f, g, h = values[done + 4], values[done + 5], values[done + 6], values[done + 7]
        p, q = int(places[done]), int(places[done + 1])
        r, s = int(places[done + 2]), int(places[done + 3])
        t, u = int(places[done + 4]), int(places[done + 5])
        v, w = int(places[done + 6]), int(places[done + 7])
        for j in range(width):
            sums[j] += (
                (a * single(weight[p, j]) + b * single(weight[q, j]))
                + (c * single(weight[r, j]) + d * single(weight[s, j]))
            ) + (
                (e * single(weight[t, j]) + f * single(weight[u, j]))
                + (g * single(weight[v, j]) + h * single(weight[w, j]))
            )


@rule
def forward(weights: Weights, row: Any, room: Any) -> None:
    """Ask a network: `room[0]` then holds a number for each choice, then one for each head.

    `room` is of `room_for`: sums, values, and the places that these belong to.
    """
    sums, values, places = room[0], room[1], room[2]
    number = collect_features(row, values, places)
    add_rows(weights.first, weights.first_bias, values, places, number, sums)
    number = collect_active(sums, weights.first_bias.shape[0], values, places)
    add_rows(weights.second, weights.second_bias, values, places, number, sums)
    number = collect_active(sums, weights.second_bias.shape[0], values, places)
    add_rows(weights.third, weights.third_bias, values, places, number, sums)
    number = collect_active(sums, weights.third_bias.shape[0], values, places)
    add_rows(weights.last, weights.last_bias, values, places, number, sums)


@rule
def chance_of(odds: float) -> float:
    """A chance by the logarithm of its odds."""
    return 1.0 / (1.0 + math.exp(-odds))


def plain_forward(weights: Weights, row: Any) -> Any:
    """The same by NumPy, where nothing is compiled: what `room[0]` would hold."""
    layer = row.astype(np.float32)
    for number in range(0, len(weights) - 2, 2):
        layer = np.maximum(layer @ weights[number] + weights[number + 1], 0)
    return layer @ weights.last + weights.last_bias
