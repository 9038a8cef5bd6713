"""The journal: one writer commits whatever has come since its last commit, all at once."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from sushibar.errors import StoreError
from sushibar.store import transaction
from sushibar.store.failures import REFUSED, failure
from sushibar.store.rows import Addition, Write
from sushibar.store.schema import tables

MOST_WRITES: Final = 1_000
"""Writes that go into one transaction at most."""
BUSY_WRITES: Final = 4
PAUSE_SECONDS: Final = 0.012
"""After a commit of more than `BUSY_WRITES` it waits this long for others to join the next:
a commit costs as much as forty writes."""

WriteResult = bool | StoreError


class Waiting(NamedTuple):
    """A write whose writer waits to hear what became of it."""

    write: Write
    heard: asyncio.Future[bool]


class Journal:
    """Writes in groups; each is committed and durable before its writer hears of it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._queue: list[Waiting] = []
        self._came = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._run(), name="sushibar journal")

    async def write(self, write: Write) -> bool:
        """Whether it was stored; a `StoreError` if that could not be done or is not known."""
        if self._closing:
            raise StoreError("error-store-closed")
        heard: asyncio.Future[bool] = self._loop.create_future()
        self._queue.append(Waiting(write, heard))
        self._came.set()
        return await heard

    async def close(self) -> None:
        """Write what is left and stop."""
        self._closing = True
        self._came.set()
        await self._writer

    async def _run(self) -> None:
        while not (self._closing and not self._queue):
            await self._came.wait()
            self._came.clear()
            while self._queue:
                group, self._queue = self._queue[:MOST_WRITES], self._queue[MOST_WRITES:]
                self._tell(group, await self._commit([waiting.write for waiting in group]))
                if (
                    len(group) > BUSY_WRITES
                    and len(self._queue) < MOST_WRITES
                    and not self._closing
                ):
                    await asyncio.sleep(PAUSE_SECONDS)

    async def _commit(self, writes: Sequence[Write]) -> list[WriteResult]:
        """What became of each; if one cannot be stored the others are, one by one."""
        try:
            return list(await self._transact(writes))
        except Exception as error:
            trouble = failure(error)
        if trouble.key != REFUSED:
            return [trouble] * len(writes)
        if len(writes) == 1:
            return [False if await self._is_gone(writes[0].code) else trouble]
        outcomes: list[WriteResult] = []
        failed: dict[str, WriteResult] = {}
        for write in writes:
            if isinstance(write, Addition) and write.code in failed:
                outcomes.append(failed[write.code])
                continue
            outcomes += await self._commit([write])
            if isinstance(write, Addition) and outcomes[-1] is not True:
                failed[write.code] = outcomes[-1]
        return outcomes

    async def _transact(self, writes: Sequence[Write]) -> list[bool]:
        async with self.engine.begin() as connection:
            return await transaction.write_all(connection, writes)

    async def _is_gone(self, code: str) -> bool:
        """Whether there is no such table: it has been forgotten, and nothing can be added."""
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(select(tables).where(tables.c.code == code))
                return found.first() is None
        except Exception:
            return False

    def _tell(self, group: Sequence[Waiting], outcomes: Sequence[WriteResult]) -> None:
        """Tell the writers; additions that wait behind one that failed share its fate."""
        failed: dict[str, WriteResult] = {}
        for waiting, outcome in zip(group, outcomes, strict=True):
            if isinstance(waiting.write, Addition) and outcome is not True:
                failed[waiting.write.code] = outcome
            _tell_one(waiting, outcome)
        if failed:
            behind, self._queue = self._queue, []
            for waiting in behind:
                if isinstance(waiting.write, Addition) and waiting.write.code in failed:
                    _tell_one(waiting, failed[waiting.write.code])
                else:
                    self._queue.append(waiting)


def _tell_one(waiting: Waiting, outcome: WriteResult) -> None:
    if waiting.heard.done():  # the writer has been cancelled
        return
    if isinstance(outcome, StoreError):
        waiting.heard.set_exception(outcome)
    else:
        waiting.heard.set_result(outcome)
