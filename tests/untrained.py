"""Networks that have learned nothing, small enough for CPython."""

import itertools
from typing import Any

import numpy as np

from sushibar.bots.network.file import HEADS, Network, Weights, new_card
from sushibar.games.kit import kit_named


def small_network(plays: str, width: int = 8, **card: Any) -> Network:
    """A network that has learned nothing."""
    encoding, luck = kit_named(plays).features, np.random.default_rng(1)
    sizes = [encoding.layout.size, width, width, width, len(encoding.choices) + len(HEADS)]
    arrays = []
    for inputs, outputs in itertools.pairwise(sizes):
        weight = luck.normal(0, 0.3, (inputs, outputs)).astype(np.float16)
        arrays += [weight.astype(np.float32), np.zeros(outputs, np.float32)]
    return Network({**new_card(plays), **card}, Weights(*arrays))
