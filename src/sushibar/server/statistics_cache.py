"""A cache of statistics: counted once after each game, however many ask for them."""

import asyncio
import time
from typing import Final

from sushibar.store.rows import Statistics
from sushibar.store.store import Store

FRESH_SECONDS: Final = 60.0
"""After this they are counted again, whatever was finished: games may have been deleted."""


class StatisticsCache:
    """The statistics of all listed games, and of those of each game."""

    def __init__(self) -> None:
        self._kept: dict[str | None, tuple[str, float, asyncio.Task[Statistics]]] = {}
        """By game: the last one that was in them, when they were asked for, and how they are."""

    async def get(self, store: Store, game: str | None) -> Statistics:
        """The statistics of a game, or of all of them."""
        latest = "".join(one.code for one in await store.records(1))
        last, at, counting = self._kept.get(game, ("", 0.0, None))
        is_fresh = last == latest and time.monotonic() < at + FRESH_SECONDS
        if counting is None or (counting.done() and not (is_fresh and has_counted(counting))):
            counting = asyncio.get_running_loop().create_task(store.statistics(game))
            self._kept[game] = latest, time.monotonic(), counting
        return await asyncio.shield(counting)


def has_counted(counting: "asyncio.Task[Statistics]") -> bool:
    """Whether it has come to an end that can be told."""
    return not counting.cancelled() and counting.exception() is None
