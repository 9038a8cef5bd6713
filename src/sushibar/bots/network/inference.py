"""What a network says of a position, compiled: no torch, a few microseconds a layer.

Most features are zero, and so is much of every hidden layer: whatever is zero is skipped. Weights
lie by inputs, so that each number that is left adds one row of them.
"""

import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from sushibar.bots.network.file import Weights
from sushibar.bots.network.halves import single
from sushibar.bots.network.quantized import (
    AT_ONCE,
    BLOCK,
    LARGEST_INPUT,
    Layer,
    QuantizedWeights,
    add_whole_rows,
)
from sushibar.rulebook.rule import by_record, rule

AnyWeights: TypeAlias = Weights | QuantizedWeights
LEAST_TOP: Final = int(np.float32(2.0**-20).view(np.int32))
"""The bits of the least number that the largest input of a layer counts as."""
TOGETHER: Final = 8
"""So many rows are added at once: then each sum is read and written an eighth as often."""


class Scratch(NamedTuple):
    """Memory for one thread that asks a network."""

    said: Any
    """What it said last: a number for each choice, then one for each head."""
    values: Any
    whole_values: Any
    places: Any
    """What is not zero, and where."""
    sums: Any
    """What whole numbers add up to."""


def scratch_for(weights: AnyWeights) -> Scratch:
    """What is needed to ask a network."""
    size = TOGETHER + max(_sizes(weights))
    return Scratch(
        said=np.zeros(size, np.float32),
        values=np.zeros(size, np.float32),
        whole_values=np.zeros(size, np.int16),
        places=np.zeros(size, np.int32),
        sums=np.zeros(size, np.int32),
    )


def _sizes(weights: AnyWeights) -> Iterator[int]:
    """How many numbers go into layers and come out of them."""
    if isinstance(weights, Weights):
        return (size for array in weights for size in array.shape)
    shapes = (layer.weight.shape for layer in weights)
    return (size for blocks, inputs, block in shapes for size in (inputs, blocks * block))


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
def forward_as_it_is(weights: Weights, row: Any, scratch: Scratch) -> None:
    """Ask a network in the numbers of its file."""
    sums, values, places = scratch.said, scratch.values, scratch.places
    number = collect_features(row, values, places)
    add_rows(weights.first, weights.first_bias, values, places, number, sums)
    number = collect_active(sums, weights.first_bias.shape[0], values, places)
    add_rows(weights.second, weights.second_bias, values, places, number, sums)
    number = collect_active(sums, weights.second_bias.shape[0], values, places)
    add_rows(weights.third, weights.third_bias, values, places, number, sums)
    number = collect_active(sums, weights.third_bias.shape[0], values, places)
    add_rows(weights.last, weights.last_bias, values, places, number, sums)


@rule
def unit_of(size: int, scratch: Scratch) -> float:
    """What one is worth if the largest number of a hidden layer becomes `LARGEST_INPUT`."""
    bits, top = scratch.said.view(np.int32), np.int32(LEAST_TOP)
    for place in range(size):  # the bits of numbers above zero are in the order of the numbers
        top = max(top, bits[place])
    scratch.sums[0] = top
    return float(scratch.sums.view(np.float32)[0]) / LARGEST_INPUT


@rule
def collect_rounded(size: int, unit: float, scratch: Scratch) -> int:
    """`collect_active`, in whole units."""
    number, scale, half = 0, np.float32(1.0 / unit), np.float32(0.5)
    for place in range(size):
        value = np.int16(max(scratch.said[place], np.float32(0.0)) * scale + half)
        scratch.whole_values[number] = value
        scratch.places[number] = place
        number += int(value != 0)
    return number


@rule
def add_whole_layer(layer: Layer, number: int, unit: float, scratch: Scratch) -> None:
    """Fill `scratch.said` from so many inputs, of which one is worth `unit`."""
    for rest in range(number, number + AT_ONCE):  # nothing is added for these
        scratch.whole_values[rest], scratch.places[rest] = 0, 0
    for block in range(layer.weight.shape[0]):
        sums = scratch.sums[block * BLOCK : (block + 1) * BLOCK]
        add_whole_rows(layer.weight[block], scratch.whole_values, scratch.places, number, sums)
    worth = np.float32(unit)
    for j in range(layer.bias.shape[0]):
        scratch.said[j] = np.float32(scratch.sums[j]) * (layer.step[j] * worth) + layer.bias[j]


@rule
def follow_whole_layer(layer: Layer, size: int, scratch: Scratch) -> None:
    """`add_whole_layer` after a hidden layer of that size."""
    unit = unit_of(size, scratch)
    add_whole_layer(layer, collect_rounded(size, unit, scratch), unit, scratch)


@rule
def forward_in_whole_numbers(weights: QuantizedWeights, row: Any, scratch: Scratch) -> None:
    """Ask a network in whole numbers."""
    number = collect_features(row, scratch.whole_values, scratch.places)
    add_whole_layer(weights.first, number, 1.0, scratch)
    follow_whole_layer(weights.second, weights.first.bias.shape[0], scratch)
    follow_whole_layer(weights.third, weights.second.bias.shape[0], scratch)
    follow_whole_layer(weights.last, weights.third.bias.shape[0], scratch)


@by_record("first_bias", having=forward_as_it_is, lacking=forward_in_whole_numbers)
def forward(weights: AnyWeights, row: Any, scratch: Scratch) -> None:
    """Ask a network about a row of features: `scratch.said` then holds what it says."""
    if isinstance(weights, Weights):
        forward_as_it_is(weights, row, scratch)
    else:
        forward_in_whole_numbers(weights, row, scratch)


@rule
def chance_of(odds: float) -> float:
    """A chance by the logarithm of its odds."""
    return 1.0 / (1.0 + math.exp(-odds))


def plain_forward(weights: Weights, row: Any) -> Any:
    """The same by NumPy, where nothing is compiled: what `scratch.said` would hold."""
    layer = row.astype(np.float32)
    for number in range(0, len(weights) - 2, 2):
        layer = np.maximum(layer @ weights[number] + weights[number + 1], 0)
    return layer @ weights.last + weights.last_bias
