"""A cache of replays, packed; records never change, so nothing in it is ever out of date."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 8 << 20
"""About a thousand replays; they are asked for while the game is talked about."""


class ReplayCache:
    """Makes a replay once, even if several ask for it at a time; drops the least recently used."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The replay under this key; made now if it is not in the cache."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            making = self._making[key] = asyncio.ensure_future(make())
            making.add_done_callback(lambda made: self._keep(key, made))
        return await asyncio.shield(self._making[key])

    def _keep(self, key: Hashable, made: "asyncio.Future[bytes]") -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[key] = made.result()
        self._bytes += len(made.result())
        while self._bytes > self.most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
