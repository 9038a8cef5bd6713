"""Fair turns: who asks for much waits longer, and nobody else does."""

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sushibar.bots import roster
from sushibar.bots.bot import Limit
from sushibar.bots.kinds import BotKind
from sushibar.bots.roster import bot
from sushibar.errors import RecordError, Refused
from sushibar.games.view import View
from sushibar.server import limits, thinking
from sushibar.server.limits import Addresses, Bucket
from sushibar.server.prices import Purse
from sushibar.server.record_process import RecordProcess
from sushibar.server.replay_cache import ReplayCache
from sushibar.server.replays import seats
from sushibar.server.review_jobs import MOST_READING, ReviewJobs
from sushibar.server.thinking import Thinking, hurried, is_quick
from sushibar.server.turns import FairQueue, Requester, TurnPool
from sushibar.table.table import Table
from sushibar.texts import language, speaking

PATIENCE = 60.0
"""Seconds after which something that should happen has not happened."""


# Whose turn it is


def test_owners_take_turns_and_so_do_the_tables_of_each() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.add(Requester("greedy guest", "A"), f"A{number}")
    queue.add(Requester("greedy guest", "B"), "B0")
    queue.add(Requester("somebody", "C"), "C0")
    queue.add(Requester("somebody else", "D"), "D0")
    turns = [queue.next()[1] for _ in range(len(queue))]
    assert turns == ["A0", "C0", "D0", "B0", "A1", "A2"]


def test_an_owner_that_may_not_work_is_passed_over_and_keeps_its_place() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(Requester("one"), "first")
    queue.add(Requester("other"), "second")
    assert queue.next(lambda owner: owner != "one") == (Requester("other"), "second")
    with pytest.raises(LookupError):
        queue.next(lambda owner: owner != "one")
    assert queue.next() == (Requester("one"), "first")
    assert len(queue) == queue.rivals("one") == 0


class Gate:
    """Work that goes on until it is let through."""

    def __init__(self) -> None:
        self.begun, self.open = threading.Semaphore(0), threading.Event()
        self.count = 0

    def work(self, _: object) -> str:
        self.count += 1
        self.begun.release()
        assert self.open.wait(PATIENCE)
        return "done"

    async def wait(self, times: int) -> None:
        """Until this many have started."""
        for _ in range(times):
            assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


def happen(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(tell())


def test_nobody_holds_all_threads_however_much_they_ask_for() -> None:
    async def story() -> None:
        pool, gate = TurnPool("test", 3), Gate()
        hoard = [
            asyncio.ensure_future(pool.run(Requester("hog", str(n)), gate.work)) for n in range(9)
        ]
        await gate.wait(2)
        turn = await pool.run(Requester("somebody"), lambda turn: turn)
        assert gate.count == 2
        assert turn.rivals == 3  # two that work, and the owner of those that wait
        gate.open.set()
        assert await asyncio.gather(*hoard) == ["done"] * 9
        pool.stop()

    happen(story)


def test_who_waits_for_nothing_any_more_takes_no_turn() -> None:
    async def story() -> None:
        pool, gate = TurnPool("test", 1), Gate()
        first = asyncio.ensure_future(pool.run(Requester("a"), gate.work))
        await gate.wait(1)
        second = asyncio.ensure_future(pool.run(Requester("b"), gate.work))
        await asyncio.sleep(0)
        second.cancel()
        gate.open.set()
        assert await first == "done"
        assert await pool.run(Requester("c"), lambda _: "served") == "served"
        assert gate.count == 1
        pool.stop()

    happen(story)


def test_who_waits_when_the_server_stops_waits_no_longer() -> None:
    async def story() -> None:
        pool, gate = TurnPool("test", 1), Gate()
        working = [asyncio.ensure_future(pool.run(Requester("a"), gate.work)) for _ in range(3)]
        await gate.wait(1)
        pool.stop()
        gate.open.set()
        ends = await asyncio.gather(*working, return_exceptions=True)
        assert all(isinstance(end, asyncio.CancelledError) for end in ends)

    happen(story)


# Thinking


def test_a_greedy_bot_never_waits_for_those_that_search(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    monkeypatch.setattr(thinking, "hints", lambda *_, **__: gate.work(None))

    async def story() -> None:
        minds = Thinking()
        table = Table(players=2, seed=1)
        hints = [
            asyncio.ensure_future(minds.hint(Requester("hog", str(number)), table, 0))
            for number in range(50)
        ]
        await gate.wait(1)
        assert await minds.answer(Requester("somebody", "X"), table.copy(), 0, "greedy")
        assert await minds.preview(Requester("somebody", "X"), table.copy(), 0)
        gate.open.set()
        await asyncio.gather(*hints)
        minds.stop()

    happen(story)


@pytest.mark.parametrize(
    ("spec", "quick"),
    [
        ("random", True),
        ("beginner", True),
        ("greedy", True),
        ("search", False),
        ("champion", False),
    ],
)
def test_what_does_not_search_is_quick(spec: str, quick: bool) -> None:
    assert is_quick(spec, "sushi-go") is quick


def test_a_search_takes_less_time_when_others_wait_unless_it_counts_playouts() -> None:
    view = Table(players=2, seed=1).view(0)

    def limit(spec: str, share: float, monkeypatch: pytest.MonkeyPatch) -> Limit:
        """What the bot of this spec is told when it is asked."""
        seated, told = bot(spec, "luck", "sushi-go"), list[Limit]()
        monkeypatch.setattr(type(seated.bot), "choose", lambda _, __, limit: told.append(limit))
        hurried(seated, lambda: share)(view)
        return told[0]

    with pytest.MonkeyPatch.context() as patch:
        assert limit("search:4s", 1.0, patch).seconds == 4.0
        assert limit("search:4s", 0.25, patch).seconds == 1.0
        assert limit("champion", 0.5, patch).seconds == 1.0
        assert limit("search:60ms", 0.1, patch).seconds == thinking.SHORTEST_THOUGHT_SECONDS
        assert limit("search:500", 0.1, patch) == Limit(playouts=500)
        assert limit("greedy", 0.1, patch) == Limit()


class Ponderer:
    """A bot that thinks until its time is up, by a clock that somebody sets."""

    def __init__(self, thinking: "list[Ponderer]") -> None:
        self.thinking, self.looks = thinking, 0

    def choose(self, observation: View, limit: Limit) -> str:
        self.thinking.append(self)
        while not limit.is_up():
            self.looks += 1
            time.sleep(0.001)
        self.thinking.remove(self)
        return observation.legal[0]


def test_a_running_search_ends_early_when_others_come(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    pondering: list[Ponderer] = []
    kind = BotKind(lambda luck, game: Ponderer(pondering), "ponders", limited=True)
    monkeypatch.setattr(roster, "plug_in", lambda name: kind if name == "ponderer" else None)
    monkeypatch.setattr(thinking, "time", clock)
    monkeypatch.setattr(thinking, "cores", lambda: 2)

    async def think_on(bots: int) -> None:
        """Wait until that many look at the clock twice more, and nobody else thinks."""
        while len(pondering) != bots:
            await asyncio.sleep(0.001)
        enough = {one: one.looks + 2 for one in pondering}
        while any(one.looks < enough[one] for one in pondering):
            await asyncio.sleep(0.001)
        assert pondering == list(enough)

    async def story() -> None:
        minds, table = Thinking(), Table(players=2, seed=1)

        def ask(owner: str, code: str) -> "asyncio.Future[list[str]]":
            answer = minds.answer(Requester(owner, code), table.copy(), 0, "ponderer:5s")
            return asyncio.ensure_future(answer)

        first = ask("one", "A")
        await think_on(1)
        clock.now = 4.0
        second = ask("other", "B")
        await think_on(2)  # two searches on two cores: each has all of its five seconds
        third = ask("other", "C")
        assert await first  # of three, each has two thirds of them
        await think_on(2)  # the others have only begun
        clock.now = 9.0
        assert await asyncio.gather(second, third)
        minds.stop()

    happen(story)


def test_who_wants_much_shortens_its_own_searches_more_than_those_of_others() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(20):
        queue.add(Requester("greedy guest", str(number)), "")
    queue.add(Requester("somebody else"), "")
    assert queue.rivals("greedy guest") == 21
    assert queue.rivals("somebody") == 2
    while queue:
        queue.next()
    assert queue.rivals("greedy guest") == 0


# Budgets


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "time", self)

    def monotonic(self) -> float:
        return self.now

    perf_counter = monotonic


def test_who_has_overdrawn_waits_until_it_is_paid_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    bucket = Bucket(rate=2.0, most=4.0)
    bucket.charge(4.0)
    assert not bucket.is_overdrawn
    bucket.charge(3.0)
    assert bucket.is_overdrawn
    clock.now = 1.0
    assert bucket.is_overdrawn
    clock.now = 1.5
    assert not bucket.is_overdrawn
    assert not bucket.take()
    clock.now = 100.0
    assert bucket.take(4.0)
    assert not bucket.take(0.1)


def test_all_connections_of_an_address_and_of_a_seat_pay_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Clock(monkeypatch)
    addresses = Addresses(connections=3, rate=1.0)
    one, two, elsewhere = (addresses.enter(name) for name in ("here", "here", "there"))
    assert one
    assert two
    assert elsewhere
    seat = Bucket(rate=1.0, most=1.0)
    Purse([one.budget, seat]).charge(3.0)
    assert not one.budget.is_overdrawn
    assert Purse([elsewhere.budget, seat]).is_overdrawn  # the same seat from elsewhere
    Purse([two.budget]).charge(2.0)
    assert Purse([one.budget]).is_overdrawn
    assert not Purse([elsewhere.budget]).is_overdrawn
    one.leave()
    two.leave()
    again = addresses.enter("here")
    assert again
    assert again.budget.is_overdrawn  # leaving pays no debts


# Records


def test_who_has_much_read_keeps_nobody_else_from_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        jobs, gate = ReviewJobs(), Gate()
        monkeypatch.setattr(jobs._record_process, "run", lambda make, record: make(record))
        hoard = [asyncio.ensure_future(jobs.read("", gate.work, "hog")) for _ in range(9)]
        await gate.wait(1)
        with pytest.raises(Refused) as refusal:
            await jobs.read("", gate.work, "hog")
        assert refusal.value.reason == "too-many-requests"
        other = asyncio.ensure_future(jobs.read("", lambda _: gate.count, "somebody"))
        await asyncio.sleep(0)
        gate.open.set()
        assert await other == 1  # before the other eight
        await asyncio.gather(*hoard)
        assert gate.count == 1 + MOST_READING
        jobs.stop()

    happen(story)


def test_who_waits_for_a_record_when_the_server_stops_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        jobs, gate = ReviewJobs(), Gate()
        monkeypatch.setattr(jobs._record_process, "run", lambda make, record: make(record))
        waiting = asyncio.ensure_future(jobs.read("", gate.work, "somebody"))
        await gate.wait(1)
        jobs.stop()
        gate.open.set()
        with pytest.raises(Refused) as refusal:
            await waiting
        assert refusal.value.reason == "stopping"

    happen(story)


def test_what_is_asked_for_twice_is_made_once_and_the_oldest_goes_when_there_is_no_room() -> None:
    made: list[str] = []

    async def story() -> None:
        cache = ReplayCache(most_bytes=10)

        async def get(key: str) -> bytes:
            async def make() -> bytes:
                made.append(key)
                await asyncio.sleep(0)
                return key.encode() * 4

            return await cache.get(key, make)

        assert await asyncio.gather(*map(get, "aab")) == [b"aaaa", b"aaaa", b"bbbb"]
        await get("a")
        await get("c")
        assert made == ["a", "b", "c"]
        await get("a")
        assert made == ["a", "b", "c"]
        await get("b")
        assert made == ["a", "b", "c", "b"]

    happen(story)


def test_what_could_not_be_made_is_made_again() -> None:
    async def story() -> None:
        cache = ReplayCache()

        async def broken() -> bytes:
            raise Refused("refused-fault")

        async def whole() -> bytes:
            return b"whole"

        with pytest.raises(Refused):
            await cache.get("a", broken)
        assert await cache.get("a", whole) == b"whole"

    happen(story)


def test_records_are_read_in_a_process_of_its_own_in_the_language_of_who_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))

    async def story() -> None:
        jobs = ReviewJobs()
        assert await jobs.read("x", pid) != os.getpid()
        assert await jobs.read("x", pid) == await jobs.read("y", pid)
        with speaking("de"):
            assert await jobs.read("x", spoken) == "de"
        with pytest.raises(RecordError):
            await jobs.read("fugu", seats)
        with pytest.raises(Refused) as refusal:
            await jobs.read("x", leave)
        assert refusal.value.reason == "reading"
        assert await jobs.read("x", pid) != os.getpid()  # another process goes on
        jobs.stop()

    happen(story)


def test_the_process_that_reads_loads_no_web_server() -> None:
    script = (
        "import sys, sushibar.server.record_process, sushibar.server.replays, "
        "sushibar.server.puzzle_views, sushibar.server.pad_answers; print('fastapi' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert said.stdout.split() == [b"False"]


def test_a_record_process_is_fit_for_the_next_record_whatever_the_last_one_did(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))

    async def story() -> None:
        jobs = ReviewJobs()
        for make in (raise_unloadable, unpicklable, unloadable, stop_the_interpreter):
            with pytest.raises(Refused) as refusal:
                await jobs.read("x", make)
            assert refusal.value.reason == "reading", make.__name__
            with pytest.raises(RecordError):  # and not what was left over
                await jobs.read("fugu", seats)
        jobs.stop()

    happen(story)


def test_a_server_that_stops_refuses_what_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    reader, refused = RecordProcess(), threading.Event()

    def ask() -> None:
        with contextlib.suppress(Refused):
            reader.run(linger, "x")
        with pytest.raises(Refused):
            reader.run(pid, "x")  # nobody starts a process for a server that has stopped
        refused.set()

    reader.run(pid, "x")
    asking = threading.Thread(target=ask)
    asking.start()
    reader.stop()
    asking.join(PATIENCE)
    assert refused.is_set()


class Unloadable(Exception):
    """An error that pickle writes and cannot read again."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} {other}")


class UnloadableValue:
    """The same as an answer."""

    def __reduce__(self) -> tuple[object, ...]:
        return Unloadable, (1,)


def raise_unloadable(record: str) -> None:
    raise Unloadable(1, 2)


def unpicklable(record: str) -> object:
    return lambda: record


def unloadable(record: str) -> object:
    return UnloadableValue()


def stop_the_interpreter(record: str) -> None:
    raise SystemExit


def linger(record: str) -> None:
    threading.Event().wait()


def pid(record: str) -> int:
    return os.getpid()


def spoken(record: str) -> str:
    return language()


def leave(record: str) -> None:
    os._exit(1)
