"""The hall: all rooms of this worker, and what has to be done in them without being asked."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from sushibar.bus.bus import Bus
from sushibar.bus.local import LocalBus
from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.match import log
from sushibar.match.chairs import STAND_IN
from sushibar.match.deciding import is_answer
from sushibar.match.match import Match
from sushibar.match.settings import Settings
from sushibar.server.metrics import Metrics
from sushibar.server.room import Room, bus_message, now
from sushibar.server.thinking import Thinking
from sushibar.store.rows import Opening, Stored
from sushibar.store.store import Store
from sushibar.table.dealer import fresh_seed

logger = logging.getLogger("sushibar.server")

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Of codes: no two of them look alike."""
CODE: Final = 6
BEAT: Final = 2.0
"""Seconds between two signs of life."""
DEAD: Final = 7_000
"""Milliseconds after which a worker without one is taken for dead."""
IDLE: Final = 60.0
"""Seconds after which a match is forgotten if nothing happens."""
CLAIMS: Final = 100
"""So many tables of dead workers are taken over at a time."""
GRACE: Final = 0.5
"""Seconds that an answer may be late: it was given in time and is still on its way."""
MOST_TIME_OUTS: Final = 2
"""After so many in a row a bot plays for a player who is not connected."""
SUBJECT: Final = "sushibar.table"
EXPIRES: Final = 30 * 86_400_000
"""Milliseconds after which a table is removed that nobody has touched."""
TIDY: Final = 3_600_000


def new_code() -> str:
    """A code for a table that is easy to say and hard to guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def replace_absent(match: Match, seat: int) -> list[log.Entry]:
    """Let a bot play for somebody who is away and whose time was up again and again."""
    if match.phase != "playing" or match.time_outs(seat) < MOST_TIME_OUTS:
        return []
    return match.stand_in(seat, STAND_IN)


class Hall:
    """All live tables of this worker. Tables are found by code, whoever opened them."""

    def __init__(self, store: Store, bus: Bus, thinking: Thinking, metrics: Metrics) -> None:
        self.store, self.bus, self.thinking, self.metrics = store, bus, thinking, metrics
        self.worker = secrets.token_hex(8)
        self.is_alone = isinstance(bus, LocalBus)
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._tidied_at = 0
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after tables."""
        self.bus.on_return(self._doubt_all)
        await self.store.beat(self.worker, now())
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Leave all tables to others."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            if room.alarm is not None:
                room.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.forget_worker(self.worker)
        except StoreError:
            logger.warning("the database was not told that this worker has stopped")

    # Rooms

    async def open(self, settings: Settings, seed: str) -> Room:
        """Open a table with these settings."""
        while True:
            code = new_code()
            entries = Match(code, seed).open(settings)
            if await self._create(code, settings, seed, entries, series=code):
                return await self.room(code)

    async def room(self, code: str) -> Room:
        """The room of a table, or a refusal if there is no such table."""
        if code not in self.rooms:
            room = Room(self, code)
            if await self.store.table(code) is None:
                raise Refused("refused-no-table", code=code)
            room = self.rooms.setdefault(code, room)
            await self._listen(room)
        return self.rooms[code]

    async def rematch(self, code: str) -> str:
        """The code of the table where the players of this one go on; opened if need be."""
        room = await self.room(code)
        match = await room.look(lambda match: match)
        if match.rematch:
            return match.rematch
        if match.phase != "over":
            raise Refused("refused-not-over")
        row = await self.store.table(code)
        assert row is not None
        while True:
            fresh, seed = new_code(), fresh_seed()
            entries = match.opening(seed)
            if await self._create(fresh, match.settings, seed, entries, series=row.series):
                break
        return await room.do(lambda match: match.go_on(fresh), lambda match: match.rematch)

    async def _create(
        self, code: str, settings: Settings, seed: str, entries: Sequence[log.Entry], series: str
    ) -> bool:
        at = now()
        opening = Opening(
            code=code,
            game=settings.game,
            listed=settings.listed,
            settings=json.dumps(settings.written),
            seed=seed,
            series=series,
            at=at,
        )
        stored = [
            Stored(version, at, log.write(entry)) for version, entry in enumerate(entries, start=1)
        ]
        self.metrics.tables_opened.labels(settings.game).inc()
        return await self.store.create(opening, stored)

    # Other workers

    async def _listen(self, room: Room) -> None:
        if room.unsubscribe is None and not self.is_alone:
            room.unsubscribe = await self.bus.subscribe(
                f"{SUBJECT}.{room.code}", lambda message: self._hear(room, message)
            )
            self._publish(room, {"from": self.worker, "who": True})

    def _hear(self, room: Room, message: bytes) -> None:
        told = json.loads(message)
        if told["from"] == self.worker:
            return
        if "entries" in told:
            room.hear(told["version"], [Stored(*one) for one in told["entries"]])
        elif "present" in told:
            room.hear_presence(told["from"], frozenset(told["present"]))
        elif room.here:
            self.spread_presence(room)

    def spread(self, room: Room, version: int, entries: Sequence[Stored]) -> None:
        """Tell other workers what was stored after a version."""
        if not self.is_alone:
            message = bus_message(self.worker, version, entries)
            self._run(self.bus.publish(f"{SUBJECT}.{room.code}", message))

    def spread_presence(self, room: Room) -> None:
        """Tell other workers who is connected here."""
        self._publish(room, {"from": self.worker, "present": sorted(room.here)})

    def _publish(self, room: Room, told: object) -> None:
        if not self.is_alone:
            self._run(self.bus.publish(f"{SUBJECT}.{room.code}", json.dumps(told).encode()))

    def _doubt_all(self) -> None:
        """Messages may have been lost."""
        for room in self.rooms.values():
            room.doubt()
            self._publish(room, {"from": self.worker, "who": True})
            self.spread_presence(room)

    # Bots and clocks

    def attend(self, room: Room, match: Match) -> None:
        """See to it that bots answer, and players who take too long."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if match.phase != "playing":
            self.thinking.dismiss(room.code)
            room.is_kept = False
        if not room.is_kept:
            return
        for seat in match.pending_bots:
            if (match.question, seat) not in room.thinking:
                room.thinking.add((match.question, seat))
                self._run(self._let_bot_answer(room, match, match.question, seat))
        if match.deadline is not None:
            wait = max(0.0, (match.deadline - now()) / 1000) + GRACE
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(wait, self._ring, room, match.question)

    async def _let_bot_answer(self, room: Room, match: Match, question: int, seat: int) -> None:
        """A bot's answer; nothing is amiss if it comes too late."""
        try:
            table, spec = match.playing.copy(), match.chairs[seat].bot
            steps = await self.thinking.answer(room.code, table, seat, spec)
            await room.do(lambda match: match.answer(seat, question, steps, by="bot"))
        except SushibarError as error:
            if not isinstance(error, Refused):
                logger.warning("the bot at seat %d of a table failed: %s", seat, error)
                await self._answer_for(room, question, seat, stands_in=True)
        finally:
            room.thinking.discard((question, seat))

    def _ring(self, room: Room, question: int) -> None:
        room.alarm = None
        self._run(self._time_out(room, question))

    async def _time_out(self, room: Room, question: int) -> None:
        """Answer for everybody whose time is up."""
        late = await room.look(
            lambda match: match.pending_players if match.question == question else ()
        )
        await asyncio.gather(*(self._answer_for(room, question, seat) for seat in late))
        for seat in late:
            if seat not in room.present:
                await room.do(partial(replace_absent, seat=seat))

    async def _answer_for(
        self, room: Room, question: int, seat: int, *, stands_in: bool = False
    ) -> None:
        """Answer for a player with what is selected, else with what a bot would do."""
        try:
            selections = await self.store.selections(room.code)
            asked, words = selections.get(seat, (0, ""))
            selected = words.split() if asked == question and not stands_in else []
            chosen = await room.look(lambda match: is_answer(match, seat, selected))
            if chosen:
                await room.do(lambda match: match.answer(seat, question, selected, by="selected"))
                return
            table = await room.look(lambda match: match.playing.copy())
            steps = await self.thinking.answer(room.code, table, seat, "greedy")
            by: log.By = "bot" if stands_in else "clock"
            await room.do(lambda match: match.answer(seat, question, steps, by=by))
        except Refused:
            pass  # it was answered meanwhile
        except StoreError:
            logger.warning("nothing could be answered for a seat: the database is away")

    # Now and then

    async def _sweep(self) -> None:
        """Give a sign of life, take over what dead workers kept, forget what is not used."""
        while True:
            try:
                at = now()
                await self.store.beat(self.worker, at)
                for code in await self.store.claim(self.worker, at - DEAD, CLAIMS):
                    room = await self.room(code)
                    room.is_kept = True
                    room.doubt()
                await self._forget_the_dead(at)
                if at > self._tidied_at + TIDY:
                    self._tidied_at = at
                    await self.store.forget(at - EXPIRES)
            except (StoreError, Refused) as error:
                logger.warning("looking after tables: %s", error)
            self._forget_idle()
            await asyncio.sleep(BEAT)

    async def _forget_the_dead(self, at: int) -> None:
        """Nobody is connected to a worker that is gone."""
        known = {worker for room in self.rooms.values() for worker in room.elsewhere}
        if known:
            for worker in known - await self.store.alive(at - DEAD):
                for room in self.rooms.values():
                    room.hear_presence(worker, frozenset())

    def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE
        for code, room in tuple(self.rooms.items()):
            if room.used_at > before or room.is_busy:
                continue
            room.sleep()
            if not room.guests and not room.is_kept:
                del self.rooms[code]
                if room.unsubscribe is not None:
                    self._run(room.unsubscribe())

    def complain(self, error: Exception) -> None:
        """Write down what should never happen."""
        logger.error("a table broke: %s", type(error).__name__, exc_info=error)

    def _run(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            assert isinstance(error, Exception)
            self.complain(error)
