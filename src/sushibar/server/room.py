"""A room: one live table in this process, and everybody here who looks at it.

All that is done at a table goes through one queue. Whatever has come in meanwhile is done together:
checked, stored, and only then told. Nobody is shown anything that is not stored.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from pydantic_core import to_json

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.games.readiness import quick_soon
from sushibar.match import log, views
from sushibar.match.match import Match
from sushibar.server.finish import finish
from sushibar.server.operations import Command, Operation, Value, nothing
from sushibar.store.rows import Addition, Stored

if TYPE_CHECKING:
    from sushibar.server.worker import Worker

RETRY_SECONDS: Final = 30.0
"""For so long storing is tried again when the database is away."""
PAUSE_SECONDS: Final = 0.5
MOST_RACES: Final = 50
"""So often others may be quicker before something is wrong."""


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def written(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return to_json(message).decode()


class Client(Protocol):
    """Somebody connected here, as a room knows them."""

    seat: int | None

    def hear_news(self, match: Match, common: views.Common) -> None:
        """Something has happened; what everybody sees alike is given with it."""

    def hear_presence(self, seats: Sequence[int]) -> None:
        """Others have come or gone."""

    def hear_trouble(self, trouble: bool) -> None:
        """Nothing can be stored, or it can be again."""


class Room:
    """A live table; its match is loaded when it is needed, and forgotten when nothing happens."""

    def __init__(self, worker: "Worker", code: str) -> None:
        self.worker, self.code = worker, code
        self.match: Match | None = None
        self.seed = ""
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Who is connected to other workers."""
        self.is_owned = False
        """Whether this process plays its bots and watches its clock."""
        self.is_troubled = False
        """Whether something could not be stored, and nothing has been since."""
        self.used_at = time.monotonic()
        self.is_listening = False
        self.unsubscribe: Callable[[], Any] | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self._operations: list[Operation[Any]] = []
        self._heard: list[tuple[int, list[Stored]]] = []
        self._stale = False
        self._quiet = (-1, -1, "")
        self._working: asyncio.Task[None] | None = None

    # For everybody

    async def do(self, command: Command, look: Callable[[Match], Value] = nothing) -> Value:
        """Do something; when this returns, it is stored. What `look` sees is what came of it."""
        return await self._queue(command, look)

    async def look(self, look: Callable[[Match], Value]) -> Value:
        """What is to be seen of the match, as it is stored."""
        return await self._queue(None, look)

    def enter(self, client: Client) -> None:
        """Somebody is there; all others hear of it."""
        before = self.present
        self.clients.add(client)
        self._tell_presence(before, newcomer=client)

    def exit(self, client: Client) -> None:
        """Somebody is gone."""
        before = self.present
        self.clients.discard(client)
        self._tell_presence(before)

    @property
    def here(self) -> frozenset[int]:
        """The seats whose players are connected to this worker."""
        return frozenset(client.seat for client in self.clients if client.seat is not None)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players are connected anywhere."""
        return self.here.union(*self.elsewhere.values())

    def quiet_news(self, match: Match, since: int, answered: list[str] | None) -> str:
        """News that somebody has answered, face down; the same for all who have not."""
        if answered is None and self._quiet[:2] == (since, match.version):
            return self._quiet[2]
        message = written(
            {
                "type": "news",
                "now": now(),
                "version": match.version,
                "pending": match.pending,
                "answered": answered,
                "events": views.news(match, None, since, words=False),
                "view": None,
            }
        )
        if answered is None:
            self._quiet = since, match.version, message
        return message

    # For the worker

    def hear(self, version: int, entries: list[Stored]) -> None:
        """Another worker has stored entries after this version."""
        self._heard.append((version, entries))
        self._wake()

    def hear_presence(self, worker: str, seats: frozenset[int]) -> None:
        """Who is connected to another worker."""
        before = self.present
        if seats:
            self.elsewhere[worker] = seats
        else:
            self.elsewhere.pop(worker, None)
        self._tell_presence(before, here_too=False)

    def doubt(self) -> None:
        """Something may have been missed: look at what is stored."""
        self._stale = True
        self._wake()

    def fall_into_trouble(self) -> None:
        """Nothing can be stored; everybody here hears of it once."""
        self._tell_trouble(trouble=True)

    def recover(self) -> None:
        """It seems that something can be stored again: go on where the table was."""
        self._tell_trouble(trouble=False)
        self.doubt()

    def sleep(self) -> None:
        """Forget the match until it is needed again."""
        if self._working is None:
            self.match = None

    @property
    def is_busy(self) -> bool:
        """Whether anything is being done."""
        return self._working is not None or bool(self.thinking) or self.alarm is not None

    # Inside

    async def _queue(self, command: Command | None, look: Callable[[Match], Value]) -> Value:
        done: asyncio.Future[Value] = self.worker.loop.create_future()
        self._operations.append(Operation(command, look, done))
        self._wake()
        return await done

    def _wake(self) -> None:
        self.used_at = time.monotonic()
        if self._working is None:
            self._working = self.worker.loop.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._operations or self._heard or self._stale:
                await self._do_all()
        finally:
            self._working = None

    async def _do_all(self) -> None:
        """Everything that has come in, in one go."""
        operations, self._operations = self._operations, []
        try:
            await self._store_all(operations)
        except Exception as error:
            self.match = None
            refusal = error
            if isinstance(error, StoreError):
                self.worker.metrics.refused_storage.inc()
                refusal = Refused("refused-storage")
            elif not isinstance(error, SushibarError):
                self.worker.complain(error)
                refusal = Refused("refused-broken")
            for operation in operations:
                operation.fail(refusal)
            return
        assert self.match is not None
        for operation in operations:
            operation.succeed(self.match)

    async def _store_all(self, operations: list[Operation[Any]]) -> None:
        """Do what the operations say until it is stored; then tell everybody."""
        end = time.monotonic() + RETRY_SECONDS
        tried = False
        for _ in range(MOST_RACES):
            try:
                match = await self._caught_up()
                phase, version = match.phase, match.version
                entries = self._decide(match, operations)
                if not entries and not await self._is_behind(match, operations):
                    break
                if entries and await self.worker.store.append(
                    self._addition(match, entries, phase)
                ):
                    break
                self.match = None  # another worker was first: all commands are checked anew
            except StoreError as error:
                self.match = None
                self.fall_into_trouble()
                tried = True
                if not error.is_passing or time.monotonic() > end:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)
        else:
            raise Refused("refused-storage")
        if entries:
            self._tell_trouble(trouble=False)
        if match.phase == "over" and phase != "over":
            self.worker.metrics.games_finished.labels(match.settings.game).inc()
        self._tell_news(match)
        if entries or tried:  # what was tried before may have been stored after all
            self.worker.spread(self, version, entries)
        self.worker.autoplay.attend(self, match)

    async def _caught_up(self) -> Match:
        """The match as it is stored."""
        heard, self._heard = self._heard, []
        stale, self._stale = self._stale, False
        match = self.match
        if match is None:
            match = await self._load()
        elif stale or any(version > match.version for version, _ in heard):
            for stored in await self.worker.store.entries(self.code, match.version):
                match.apply(log.read(stored.body), stored.at)
        else:
            for version, entries in heard:
                for stored in entries[match.version - version :]:
                    match.apply(log.read(stored.body), stored.at)
        self.match = match
        return match

    async def _is_behind(self, match: Match, operations: Iterable[Operation[Any]]) -> bool:
        """Whether something was refused only because it is not known here what others stored."""
        if self.worker.is_alone or all(operation.refusal is None for operation in operations):
            return False
        return bool(await self.worker.store.entries(self.code, match.version))

    async def _load(self) -> Match:
        store = self.worker.store
        if not self.seed:
            row = await store.table(self.code)
            if row is None:
                raise Refused("refused-no-table", code=self.code)
            self.seed = row.seed
            self.is_owned = self.is_owned or row.owner == self.worker.id
            quick_soon(row.game)
        stored = await store.entries(self.code)
        return Match.of(self.code, self.seed, ((one.at, log.read(one.body)) for one in stored))

    def _decide(self, match: Match, operations: Iterable[Operation[Any]]) -> list[Stored]:
        """Let every command happen that is not refused."""
        entries = []
        for operation in operations:
            if operation.command is None:
                continue
            operation.refusal = None
            try:
                for entry in operation.command(match):
                    at = now()
                    match.apply(entry, at)
                    entries.append(Stored(match.version, at, log.write(entry)))
            except SushibarError as error:
                operation.refusal = error
        return entries

    def _addition(self, match: Match, entries: list[Stored], phase: str) -> Addition:
        """What is to be stored, with all that follows from it."""
        version = entries[0].version - 1
        started = phase == "open" and match.phase != "open"
        self.is_owned = self.is_owned or started
        ended = match.phase == "over" and phase != "over"
        return Addition(
            code=self.code,
            version=version,
            entries=tuple(entries),
            status=match.phase if match.phase != phase else None,
            owner=self.worker.id if started else None,
            finish=finish(match) if ended else None,
        )

    def _tell_news(self, match: Match) -> None:
        common = views.Common(match)
        for client in tuple(self.clients):
            try:
                client.hear_news(match, common)
            except Exception as error:  # what is stored has happened, whoever could not be told
                self.worker.complain(error)

    def _tell_presence(
        self, before: frozenset[int], *, newcomer: Client | None = None, here_too: bool = True
    ) -> None:
        seats = self.present
        if seats == before:
            return
        for client in self.clients - {newcomer}:
            client.hear_presence(sorted(seats))
        if here_too:
            self.worker.spread_presence(self)

    def _tell_trouble(self, *, trouble: bool) -> None:
        if trouble == self.is_troubled:
            return
        self.is_troubled = trouble
        for client in tuple(self.clients):
            client.hear_trouble(trouble)
