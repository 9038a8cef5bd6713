"""Whether the database can be written to: tried once a second, however many ask."""

import asyncio
import time
from typing import Final

from sushibar.errors import StoreError
from sushibar.store.store import Store

FRESH_SECONDS: Final = 1.0
"""How long what was found is told; every try is a commit, which decisions have to wait for."""


class DatabaseCheck:
    """The last try to write, or the one under way."""

    def __init__(self) -> None:
        self._trying: asyncio.Task[bool] | None = None
        self._tried_at = 0.0

    async def is_well(self, store: Store) -> bool:
        """Whether the database took what was written last."""
        is_old = time.monotonic() > self._tried_at + FRESH_SECONDS
        if self._trying is None or (self._trying.done() and is_old):
            self._tried_at = time.monotonic()
            self._trying = asyncio.get_running_loop().create_task(takes(store))
        return await asyncio.shield(self._trying)


async def takes(store: Store) -> bool:
    """Whether a database takes what is written."""
    try:
        await store.check()
    except StoreError:
        return False
    return True
