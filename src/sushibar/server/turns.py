"""Fair turns: whose work is done next when several want some done, and threads that do it.

Work belongs to somebody (an address) and to a table. Everybody who waits gets a turn before anybody
gets a second one, and so do the tables of each: who asks for much waits longer, and nobody else
does.
"""

import asyncio
import contextvars
import os
import sys
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sushibar.errors import Refused

Job = TypeVar("Job")
Value = TypeVar("Value")

NICENESS: Final = 10
MOST_REMEMBERED: Final = 1_000
"""Owners whose last turns are remembered."""


class Requester(NamedTuple):
    """Whose work something is."""

    owner: str
    """An address; of a table that nobody here has opened, its code."""
    table: str = ""


class FairQueue(Generic[Job]):
    """Jobs that wait: owners take turns, then their tables, then what came first.

    Next is the owner whose last turn is the longest ago.
    """

    def __init__(self) -> None:
        self._owners: dict[str, OrderedDict[str, deque[Job]]] = {}
        self._waiting: Counter[str] = Counter()
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turns = 0

    def add(self, requester: Requester, job: Job) -> None:
        """Let a job wait for its turn."""
        tables = self._owners.setdefault(requester.owner, OrderedDict())
        tables.setdefault(requester.table, deque()).append(job)
        self._waiting[requester.owner] += 1

    def next(self, may_work: Callable[[str], bool] = lambda owner: True) -> tuple[Requester, Job]:
        """The job whose turn it is, of the owners that may have more done; `LookupError` if there
        is none.
        """
        free = [one for one in self._owners if may_work(one)]
        if not free:
            raise LookupError("nothing to do")
        owner = min(free, key=lambda one: self._served.get(one, 0))
        tables = self._owners[owner]
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        self._waiting[owner] -= 1
        if jobs:
            tables[table] = jobs  # behind the owner's other tables
        elif not tables:
            del self._owners[owner], self._waiting[owner]
        self._remember(owner)
        return Requester(owner, table), job

    def _remember(self, owner: str) -> None:
        self._turns += 1
        self._served[owner] = self._turns
        self._served.move_to_end(owner)
        if len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)

    def waiting(self, owner: str) -> int:
        """How many jobs of an owner wait."""
        return self._waiting[owner]

    def rivals(self, owner: str) -> int:
        """How many wait beside a job of this owner: each other owner once, however much it wants,
        and everything else of its own.
        """
        return len(self._owners) - (owner in self._owners) + self.waiting(owner)

    def __len__(self) -> int:
        return self._waiting.total()


class Turn:
    """A job while it is done."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.rivals = 0
        """How many work or wait beside it: the pool goes on counting while the job is done."""


class Work(NamedTuple):
    """A job of a pool: what is done, and who waits for it."""

    do: Callable[[Turn], Any]
    context: contextvars.Context
    done: "asyncio.Future[Any]"


class TurnPool:
    """Threads that work in fair turns; nobody holds all of them."""

    def __init__(
        self, name: str, threads: int, initializer: Callable[[], None] | None = None
    ) -> None:
        self.threads = threads
        self.most_each = max(1, threads - 1)
        """Threads that one owner may keep busy."""
        self._pool = ThreadPoolExecutor(threads, name, initializer=initializer)
        self._queue: FairQueue[Work] = FairQueue()
        self._turns: set[Turn] = set()
        self._busy: Counter[str] = Counter()
        self._awaited: set[asyncio.Future[Any]] = set()
        self._is_stopped = False

    def stop(self) -> None:
        """Send everybody home; who waits for something waits no longer."""
        self._is_stopped = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        for done in tuple(self._awaited):
            done.cancel()

    def submit(self, work: Callable[[], None]) -> None:
        """Have something done that nobody waits for; not any more when everybody was sent home."""
        if not self._is_stopped:
            self._pool.submit(work)

    async def run(
        self, requester: Requester, do: Callable[[Turn], Value], *, most_waiting: int | None = None
    ) -> Value:
        """What comes of some work, in the language of the caller; refused if too many of the same
        owner wait already.
        """
        if most_waiting is not None and self._queue.waiting(requester.owner) >= most_waiting:
            raise Refused("refused-too-many-requests")
        done: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._awaited.add(done)
        done.add_done_callback(self._awaited.discard)
        self._queue.add(requester, Work(do, contextvars.copy_context(), done))
        self._go_on()
        self._count_rivals()
        return await done

    def _go_on(self) -> None:
        """Start as much as there are threads for."""
        while not self._is_stopped and len(self._turns) < self.threads:
            try:
                requester, work = self._queue.next(lambda owner: self._busy[owner] < self.most_each)
            except LookupError:
                return
            if work.done.done():  # the caller is gone
                continue
            self._begin(requester.owner, work)

    def _begin(self, owner: str, work: Work) -> None:
        turn = Turn(owner)
        self._turns.add(turn)
        self._busy[owner] += 1
        self._count_rivals()
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._pool, work.context.run, work.do, turn)
        running.add_done_callback(lambda result: self._end(turn, work, result))

    def _count_rivals(self) -> None:
        """Tell everybody who works how many others work or wait."""
        for turn in self._turns:
            turn.rivals = len(self._turns) - 1 + self._queue.rivals(turn.owner)

    def _end(self, turn: Turn, work: Work, result: "asyncio.Future[Any]") -> None:
        self._turns.remove(turn)
        self._busy[turn.owner] -= 1
        if not self._busy[turn.owner]:
            del self._busy[turn.owner]
        if result.cancelled():
            work.done.cancel()
        elif work.done.done():
            result.exception()  # nobody waits for it
        elif (error := result.exception()) is not None:
            work.done.set_exception(error)
        else:
            work.done.set_result(result.result())
        self._go_on()
        self._count_rivals()


def yield_to_others() -> None:
    """Let all other threads of this process go first, where the system knows how to."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
