"""A shelf: what is made of finished games, packed, kept as long as there is room.

Records never change, so nothing on the shelf is ever out of date.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST_BYTES: Final = 32 << 20


class Shelf:
    """Makes things once, also when several ask for the same at a time; what was not asked for the
    longest goes first when there is no room.
    """

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept under a key; if nothing is, what is made now."""
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
