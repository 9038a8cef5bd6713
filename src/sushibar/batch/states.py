"""States with no more than a simulation or an environment needs: small ones are quick.

On a GPU more threads then have theirs at hand, on a CPU there is less to clear for each game.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sushibar.rulebook.game import Game, Played
from sushibar.rulebook.rule import SPARE, WORD, Record, record_type


def state_for(game: Game, *configs: Record) -> np.dtype[Any]:
    """The game's state with rows only for the seats and kinds of cards that are in play somewhere.

    Without any configurations with all of them.
    """
    used = {
        size: max((int(config[field]) for config in configs), default=size)
        for size, field in game.shrinks.items()
    }
    fields = []
    for name in game.state.names or ():
        kind, shape = game.state[name].base, game.state[name].shape
        rows = tuple(used.get(size, size) for size in shape)
        if name != SPARE:
            fields.append((name, kind, rows))
    return record_type(fields)


def played_state(game: Game, *configs: Record) -> np.dtype[Any]:
    """The state of a game that is only played and counted, with no more than that takes."""
    return reduced(state_for(game, *configs), game.played)


def stepped_state(game: Game, *configs: Record) -> np.dtype[Any]:
    """The state of a game in an environment, with no more than features are made of."""
    return reduced(state_for(game, *configs), game.stepped)


def reduced(whole: np.dtype[Any], played: Played) -> np.dtype[Any]:
    """The record with no more than games are played with."""
    kept = [name for name in whole.names or () if name not in (SPARE, *played.without)]
    # Words lie where a word may lie: before whatever is not made of them.
    kept.sort(key=lambda name: name not in played.words)
    fields = []
    for name in kept:
        shape = whole[name].shape
        if name in played.rows:
            shape = (played.rows[name], *shape[1:])
        if name in played.words:
            shape = (*shape[:-1], -(-shape[-1] // WORD) * WORD)
        fields.append((name, whole[name].base, shape))
    return overlaid(record_type(fields), played.words)


def overlaid(record: np.dtype[Any], words: Mapping[str, str]) -> np.dtype[Any]:
    """The record with more fields, which read the bytes of others as words."""
    fields = {name: record.fields[name][:2] for name in record.names or () if record.fields}
    for name, other in words.items():
        bytes_, offset = fields[name]
        shape = (*bytes_.shape[:-1], bytes_.shape[-1] // WORD)
        fields[other] = (np.dtype((np.uint32, shape)), offset)
    layout: Any = {
        "names": [*fields],
        "formats": [kind for kind, _ in fields.values()],
        "offsets": [offset for _, offset in fields.values()],
        "itemsize": record.itemsize,
    }
    combined: np.dtype[Any] = np.dtype(layout, align=True)
    return combined
