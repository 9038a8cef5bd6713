"""The chance of many tables at once, as compiled games need it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sushibar.rulebook.chance import PLAYERS, WORDS, ChaCha
from sushibar.table.dealer import deal_key
from sushibar.table.policy import luck_key


def chances(seeds: Sequence[str], players: int) -> np.ndarray[Any, Any]:
    """The dealer's chance and every player's luck, a row for each seed of a table."""
    keys = []
    for seed in seeds:
        keys.append(deal_key(seed))
        keys += [luck_key(f"{seed}:{seat}") for seat in range(players)]
    rngs = np.zeros((len(seeds), PLAYERS + players), ChaCha)
    rngs["key"] = np.frombuffer(b"".join(keys), "<u4").reshape(*rngs.shape, -1)
    rngs["counter"][:, PLAYERS:, 1] = PLAYERS  # as `seed_chacha` does
    rngs["used"] = WORDS
    return rngs
