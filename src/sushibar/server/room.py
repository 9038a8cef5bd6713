"""A room: one live table in this process, and everybody here who looks at it.

All that is done at a table goes through one queue. Whatever has come in meanwhile is done together:
checked, stored, and only then told. Nobody is shown anything that is not stored.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.games.readiness import quick_soon
from sushibar.match.match import Match
from sushibar.server.broadcast import Broadcast
from sushibar.server.operations import Command, Operation, Value, nothing
from sushibar.server.stored_log import MatchStatus, addition, entries_of, stored
from sushibar.server.turns import Requester
from sushibar.server.wire import now
from sushibar.store.rows import Stored

if TYPE_CHECKING:
    from sushibar.server.worker import Worker

RETRY_SECONDS: Final = 30.0
"""How long storing is tried again when the database is away."""
PAUSE_SECONDS: Final = 0.5
MOST_RACES: Final = 50
"""How often others may be quicker before something is wrong."""


class Room(Broadcast):
    """A live table; its match is loaded when it is needed, and forgotten when nothing happens."""

    def __init__(self, worker: "Worker", code: str) -> None:
        super().__init__(worker)
        self.code = code
        self.match: Match | None = None
        self.seed = ""
        self.opened_by = code
        """The address that has opened it, if it is known here: bots think in that one's turns."""
        self.is_owned = False
        """Whether this process plays its bots and watches its clock."""
        self.used_at = time.monotonic()
        self.is_listening = False
        self.unsubscribe: Callable[[], Any] | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.rematching = asyncio.Lock()
        self.alarm: asyncio.TimerHandle | None = None
        self._operations: list[Operation[Any]] = []
        self._stale = False
        self._working: asyncio.Task[None] | None = None

    # For everybody

    async def do(self, command: Command, look: Callable[[Match], Value] = nothing) -> Value:
        """Do something; when this returns, it is stored. What `look` sees is what came of it."""
        return await self._queue(command, look)

    async def look(self, look: Callable[[Match], Value]) -> Value:
        """What is to be seen of the match, as it is stored."""
        return await self._queue(None, look)

    @property
    def requester(self) -> Requester:
        """Whose work it is to play the bots."""
        return Requester(self.opened_by, self.code)

    # For the worker

    def hear(self, version: int) -> None:
        """Another worker says that it has stored entries up to this version; the store knows, and
        is asked when somebody here wants to know.
        """
        if self.match is not None and version <= self.match.version:
            return
        self._stale = True
        if self.clients or self.is_owned:
            self._wake()

    def refresh(self) -> None:
        """Something may have been missed: look at what is stored."""
        self._stale = True
        self._wake()

    def recover(self) -> None:
        """It seems that something can be stored again: go on where the table was."""
        self.tell_trouble(trouble=False)
        self.refresh()

    def sleep(self) -> None:
        """Forget the match until it is needed again."""
        if self._working is None:
            self.match = None
            self.view_cache.forget()

    @property
    def is_busy(self) -> bool:
        """Whether anything is being done."""
        return self._working is not None or bool(self.thinking) or self.alarm is not None

    # Inside

    async def _queue(self, command: Command | None, look: Callable[[Match], Value]) -> Value:
        done: asyncio.Future[Value] = self.worker.loop.create_future()
        self._operations.append(Operation(command, look, done))
        self._wake()
        try:
            return await done
        finally:
            del done  # what it raises holds this frame

    def _wake(self) -> None:
        self.used_at = time.monotonic()
        if self._working is None:
            self._working = self.worker.loop.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._operations or self._stale:
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
            self._fail(operations, error)
            return
        assert self.match is not None
        for operation in operations:
            operation.succeed(self.match)

    def _fail(self, operations: Iterable[Operation[Any]], error: Exception) -> None:
        """Tell everybody why nothing was done."""
        if isinstance(error, StoreError):
            self.worker.metrics.refused_storage.inc()
            error = Refused("refused-storage")
        elif not isinstance(error, SushibarError):
            self.worker.log_error(error)
            error = Refused("refused-broken")
        for operation in operations:
            operation.fail(error)

    async def _store_all(self, operations: list[Operation[Any]]) -> None:
        """Do what the operations say until it is stored; then tell everybody."""
        end = time.monotonic() + RETRY_SECONDS
        tried = False
        for _ in range(MOST_RACES):
            try:
                match = await self._caught_up()
                before = MatchStatus.of(match)
                entries = self._decide(match, operations)
                if not entries and not await self._is_behind(match, operations):
                    break
                if entries and await self._store(match, entries, before):
                    break
                self.match = None  # another worker was first: all commands are checked again
            except StoreError as error:
                self.match = None
                self.tell_trouble(trouble=True)
                tried = True
                if not error.is_passing or time.monotonic() > end:
                    raise
                await asyncio.sleep(PAUSE_SECONDS)
        else:
            raise Refused("refused-storage")
        if entries:
            self.tell_trouble(trouble=False)
        if match.phase == "over" and before.phase != "over":
            self.worker.metrics.games_finished.labels(match.settings.game).inc()
        self.tell_news(match)
        if entries or tried:  # what was tried before may have been stored after all
            self.worker.publish(self, match.version)
        self.worker.autoplay.attend(self, match)

    async def _store(self, match: Match, entries: list[Stored], before: MatchStatus) -> bool:
        started = before.phase == "open" and match.phase != "open"
        owns = started and self.worker.is_home(self.code)
        self.is_owned = self.is_owned or owns
        owner = self.worker.id if owns else None
        return await self.worker.store.append(addition(match, entries, before, owner))

    async def _caught_up(self) -> Match:
        """The match as it is stored."""
        stale, self._stale = self._stale, False
        match = self.match
        if match is None:
            match = await self._load()
        elif stale:
            phase = match.phase
            match.apply_all(entries_of(await self.worker.store.entries(self.code, match.version)))
            if phase == "open" and match.phase == "playing":  # somebody else has dealt
                self.is_owned = self.is_owned or await self.worker.adopts(self.code)
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
            self.is_owned = self.is_owned or await self.worker.owns(row)
            quick_soon(row.game)
        entries = await store.entries(self.code)
        if not entries:  # somebody has deleted it
            raise Refused("refused-no-table", code=self.code)
        return Match.of(self.code, self.seed, entries_of(entries))

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
                    entries.append(stored(match.version, at, entry))
            except SushibarError as error:
                operation.refusal = error.with_traceback(None)  # it would hold the operation
        return entries
