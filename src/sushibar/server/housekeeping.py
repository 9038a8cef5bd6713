"""Housekeeping: what a worker does every few seconds to keep tables alive and memory small."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sushibar.errors import Refused, StoreError
from sushibar.server.broadcast import NOBODY
from sushibar.server.wire import now

if TYPE_CHECKING:
    from sushibar.server.worker import Worker

logger = logging.getLogger("sushibar.server")

HEARTBEAT_SECONDS: Final = 2.0
"""Between two signs of life."""
DEAD_MILLISECONDS: Final = 7_000
"""A worker that gives none for this long is taken for dead."""
IDLE_SECONDS: Final = 60.0
"""A match is dropped from memory if nothing happens for this long;"""
LEFT_SECONDS: Final = 10.0
"""if nobody is connected to it either, already after this time."""
MOST_CLAIMS: Final = 100
"""Tables of dead workers that are taken over at a time."""
DAY_MILLISECONDS: Final = 86_400_000
TABLE_EXPIRES_MILLISECONDS: Final = 30 * DAY_MILLISECONDS
"""A table is removed that nobody has touched for this long."""
CLEANUP_MILLISECONDS: Final = 3_600_000


@dataclass(frozen=True)
class Retention:
    """How many days things are kept."""

    keep_days: int | None = None
    """Finished games, since their end; None keeps them for ever."""
    idle_days: int = 60
    """Games in play, since anybody has touched them."""


USUAL_RETENTION: Final = Retention()


class Housekeeping:
    """Gives signs of life, takes over what dead workers owned, forgets what is not used."""

    def __init__(self, worker: "Worker", retention: Retention) -> None:
        self.worker, self.retention = worker, retention
        self._tidied_at = 0
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Give the first sign of life, and go on."""
        await self.worker.store.beat(self.worker.id, now())
        self._running = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Do nothing any more."""
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        while True:
            try:
                at = now()
                await self.worker.store.beat(self.worker.id, at)
                self._recover_all()
                await self._take_over(at)
                await self._forget_the_dead(at)
                if at > self._tidied_at + CLEANUP_MILLISECONDS:
                    self._tidied_at = at
                    await self._tidy(at)
            except (StoreError, Refused) as error:
                logger.warning("looking after tables: %s", error)
            except Exception as error:  # whatever it is, somebody has to look after the tables
                self.worker.log_error(error)
            self.forget_idle()
            await asyncio.sleep(HEARTBEAT_SECONDS)

    def _recover_all(self) -> None:
        """Try again where there was trouble, and look at what nobody tells."""
        for room in tuple(self.worker.rooms.values()):
            if room.is_troubled:
                room.recover()
            elif not self.worker.bus.is_up and (room.clients or room.is_owned):
                room.refresh()

    async def _tidy(self, at: int) -> None:
        """Remove what is not to be kept any longer."""
        kept = self.retention
        await self.worker.store.forget(at - TABLE_EXPIRES_MILLISECONDS)
        if await self.worker.store.abandon(at - kept.idle_days * DAY_MILLISECONDS):
            logger.info("removed games that nobody has touched for %d days", kept.idle_days)
        if kept.keep_days is not None:
            purged = await self.worker.store.purge(at - kept.keep_days * DAY_MILLISECONDS)
            if purged:
                logger.info("purged %d games older than %d days", purged, kept.keep_days)

    async def _take_over(self, at: int) -> None:
        """Own the tables whose owners are gone and where something is due, and go on there; all
        others wait until somebody comes.
        """
        store, me = self.worker.store, self.worker.id
        while codes := await store.claim(me, at - DEAD_MILLISECONDS, MOST_CLAIMS, at):
            for code in codes:
                with contextlib.suppress(Refused):  # a table that cannot be read stops no other
                    room = await self.worker.room(code)
                    room.is_owned = True
                    room.refresh()
                    if await room.look(lambda match: match.due) is None:
                        await store.settle(code)

    async def _forget_the_dead(self, at: int) -> None:
        """Nobody is connected to a worker that is gone."""
        known = {worker for room in self.worker.rooms.values() for worker in room.elsewhere}
        if known:
            for worker in known - await self.worker.store.alive(at - DEAD_MILLISECONDS):
                for room in self.worker.rooms.values():
                    room.hear_presence(worker, NOBODY)

    def forget_idle(self) -> None:
        """Drop matches from memory where nothing happens, and rooms that nobody is in."""
        at = time.monotonic()
        for code, room in tuple(self.worker.rooms.items()):
            patience = IDLE_SECONDS if room.clients else LEFT_SECONDS
            if room.used_at > at - patience or room.is_busy:
                continue
            room.sleep()
            # Alone, nobody can do anything there without this worker, which then loads it again.
            if not room.clients and (self.worker.is_alone or not room.is_owned):
                del self.worker.rooms[code]
                if room.unsubscribe is not None:
                    self.worker.run(room.unsubscribe())
