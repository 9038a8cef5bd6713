"""A worker: one process of the server, its rooms, and what happens in them by itself."""

import asyncio
import json
import logging
import re
import secrets
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any, Final

from pydantic_core import to_json

from sushibar.bus.bus import Bus
from sushibar.bus.local import LocalBus
from sushibar.errors import Refused, StoreError
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server import bus_messages
from sushibar.server.autoplay import Autoplay
from sushibar.server.broadcast import NOBODY, Broadcast, Presence
from sushibar.server.housekeeping import (
    DEAD_MILLISECONDS,
    USUAL_RETENTION,
    Housekeeping,
    Retention,
)
from sushibar.server.metrics import Metrics
from sushibar.server.neighbours import Neighbours
from sushibar.server.openers import Openers
from sushibar.server.operations import Command
from sushibar.server.room import Room
from sushibar.server.stored_log import due_at, stored
from sushibar.server.thinking import Thinking
from sushibar.server.wire import now
from sushibar.store.rows import Opening, TableRow
from sushibar.store.schema import PLAYING
from sushibar.store.store import Store
from sushibar.table.dealer import fresh_seed

logger = logging.getLogger("sushibar.server")

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of codes: no two of them look alike."""
CODE_CHARACTERS: Final = 6
CODE: Final = re.compile(f"[{LETTERS}]{{{CODE_CHARACTERS}}}")
SUBJECT: Final = "sushibar.table"


def new_code() -> str:
    """A code for a table that is easy to say and hard to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_CHARACTERS))


class Worker:
    """All live tables of this worker. Tables are found by code, no matter who opened them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinking: Thinking,
        metrics: Metrics,
        retention: Retention = USUAL_RETENTION,
        requests: float = 25.0,
        tables: int = 100,
    ) -> None:
        """`requests` and `tables` are for each address: requests in a second, or as much work, and
        tables open or in play that it has opened here.
        """
        self.requests, self.openers = requests, Openers(tables)
        self.store, self.bus, self.thinking, self.metrics = store, bus, thinking, metrics
        self.id = secrets.token_hex(8)
        self.loop = asyncio.get_running_loop()
        """Remembered, since Python asks the kernel whenever it is asked which loop is running."""
        self.is_alone = isinstance(bus, LocalBus)
        self.neighbours: Neighbours | None = None
        """The other workers behind the same port, if there are any."""
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.autoplay = Autoplay(store, thinking, self.run, requests)
        self.housekeeping = Housekeeping(self, retention)

    async def start(self) -> None:
        """Start looking after tables."""
        self.bus.on_return(self._refresh_all)
        await self.housekeeping.start()

    async def stop(self) -> None:
        """Leave all tables to others."""
        self.housekeeping.stop()
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.forget_worker(self.id)
        except StoreError:
            logger.warning("the database was not told that this worker has stopped")

    # Rooms

    async def open(
        self, settings: Settings, seed: str, beginning: Sequence[Command] = (), opened_by: str = ""
    ) -> Room:
        """Open a table with these settings, for an address if it is known, and let some things
        happen there at once: all of it is stored, or nothing.
        """
        await self.openers.check(opened_by, self.store.live)
        while True:
            match = Match(new_code(), seed)
            if await self._create(match, [partial(Match.open, settings=settings), *beginning]):
                break
        return await self._opened_room(match.code, opened_by)

    async def _opened_room(self, code: str, opened_by: str) -> Room:
        """The room of a table that an address has just opened."""
        room = await self.room(code)
        room.opened_by = opened_by or code
        self.openers.note(opened_by, code)
        return room

    async def room(self, code: str) -> Room:
        """The room of a table, or a refusal if there is no such table."""
        if code not in self.rooms:
            room = Room(self, code)
            if not CODE.fullmatch(code) or await self.store.table(code) is None:
                raise Refused("refused-no-table", code=code)
            room.opened_by = self.openers.of(code)
            room = self.rooms.setdefault(code, room)
            await self._listen(room)
        return self.rooms[code]

    async def rematch(self, code: str, seat: int) -> str:
        """The code of the table where the players of this one go on; opened if need be."""
        room = await self.room(code)
        async with room.rematching:  # or everybody who asks would open one
            return await self._rematch(room, seat)

    async def _rematch(self, room: Room, seat: int) -> str:
        code = room.code
        match = await room.look(lambda match: match)
        if match.rematch:
            return match.rematch
        if match.phase != "over":
            raise Refused("refused-not-over")
        row = await self.store.table(code)
        if row is None:  # somebody has deleted it meanwhile
            raise Refused("refused-no-table", code=code)
        await self.openers.check(room.opened_by, self.store.live)
        while True:
            fresh = Match(new_code(), fresh_seed())
            if await self._create(fresh, [lambda fresh: match.opening(fresh.seed)], row.series):
                break
        code = fresh.code
        await self._opened_room(code, room.opened_by)
        return await room.do(lambda match: match.go_on(code, seat), lambda match: match.rematch)

    async def _create(self, match: Match, beginning: Sequence[Command], series: str = "") -> bool:
        """Store a new table with all that happens there at once; False if its code is taken."""
        at, entries = now(), []
        for command in beginning:
            for entry in command(match):
                match.apply(entry, at)
                entries.append(stored(match.version, at, entry))
        settings = match.settings
        opening = Opening(
            code=match.code,
            game=settings.game,
            listed=settings.listed,
            settings=to_json(settings).decode(),
            seed=match.seed,
            series=series or match.code,
            at=at,
            status=match.phase,
            owner=self.id if match.phase != "open" and self.is_home(match.code) else None,
            due_at=due_at(match),
        )
        if not await self.store.create(opening, entries):
            return False
        self.metrics.tables_opened.labels(settings.game).inc()
        return True

    async def owns(self, row: TableRow) -> bool:
        """Whether this worker plays the bots of a table and watches its clock; from now on, if
        nobody else does.
        """
        if row.owner == self.id or row.status != PLAYING:
            return row.owner == self.id
        return await self.adopts(row.code)

    def is_home(self, code: str) -> bool:
        """Whether the players of a table are connected to this worker, not to a neighbour."""
        return self.neighbours is None or self.neighbours.home(code) == self.neighbours.name

    async def adopts(self, code: str) -> bool:
        """Whether this worker owns a table from now on: its players are here, and nobody does."""
        if not self.is_home(code):
            return False
        return await self.store.adopt(self.id, code, now() - DEAD_MILLISECONDS)

    # Other workers

    async def _listen(self, room: Room) -> None:
        if room.is_listening or self.is_alone:
            return
        room.is_listening = True
        room.unsubscribe = await self.bus.subscribe(
            f"{SUBJECT}.{room.code}", lambda message: self._hear(room, message)
        )
        self._publish(room, {"from": self.id, "who": True})
        room.refresh()  # somebody else may have looked at it before it heard anything

    def _hear(self, room: Room, message: bytes) -> None:
        """Another worker says something; what happened at a table is only ever read in the store,
        so others who can speak on the bus can make nobody believe anything.
        """
        told = bus_messages.read(message)
        if told is None or told.worker == self.id:
            return
        if told.version is not None:
            room.hear(told.version)
        elif told.present is not None:
            room.hear_presence(told.worker, Presence(frozenset(told.present), told.onlookers))
        elif told.doubt:
            room.refresh()
        elif told.who and room.here != NOBODY:
            self.publish_presence(room)

    def publish(self, room: Room, version: int) -> None:
        """Tell other workers that something was stored, up to a version; not what it was."""
        self._publish(room, {"from": self.id, "version": version})

    def publish_presence(self, room: Broadcast) -> None:
        """Tell other workers who is connected here."""
        seats, onlookers = room.here
        told = {"from": self.id, "present": sorted(seats), "onlookers": onlookers}
        self._publish(room, told)

    def _publish(self, room: Broadcast, told: object) -> None:
        if not self.is_alone:
            self.run(self.bus.publish(f"{SUBJECT}.{room.code}", json.dumps(told).encode()))

    def _refresh_all(self) -> None:
        """Messages may have been lost."""
        for room in self.rooms.values():
            room.refresh()
            self._publish(room, {"from": self.id, "doubt": True})  # of what was told too
            self._publish(room, {"from": self.id, "who": True})
            self.publish_presence(room)

    # Work

    def log_error(self, error: Exception) -> None:
        """Write down what should never happen."""
        logger.error("a table broke: %s", type(error).__name__, exc_info=error)

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Let some work be done while everything else goes on."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            assert isinstance(error, Exception)
            self.log_error(error)
