"""Reviews, and records that somebody brings along: read and thought about when there is time.

A process of its own reads, a thread reviews, in fair turns and at low priority, so that tables come
first. Who asks for a review that others wait for already waits with them; a review that nobody
waits for any more ends.
"""

import asyncio
import gzip
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeVar

from pydantic_core import to_json

from sushibar.advice.advice import Estimator
from sushibar.bots.best_search import compile_quietly
from sushibar.errors import Refused
from sushibar.extras import need
from sushibar.review.review import Review, review
from sushibar.review.seat_review import SeatReview, seat_review
from sushibar.server.problems import Problem, problem_of
from sushibar.server.record_process import RecordProcess
from sushibar.server.replays import read, seats
from sushibar.server.turns import Requester, TurnPool, yield_to_others
from sushibar.shapes import TypedDict
from sushibar.table.decisions import decisions
from sushibar.texts import language

logger = logging.getLogger("sushibar.server")

Value = TypeVar("Value")
Brought = TypeVar("Brought")
Key = tuple[bytes, int]
"""A record, by its hash, and a seat."""

MOST_REMEMBERED: Final = 100
"""Reviews that are remembered,"""
MOST_PACKED: Final = 400
"""and packed answers, each in one language."""
MOST_READING: Final = 8
"""Records of one owner that may wait to be read."""
MOST_REVIEWS: Final = 16
MOST_REVIEWS_EACH: Final = 4
"""Reviews that may be under way or wait for their turn, in all and of one owner."""
LONGEST_REVIEW_SECONDS: Final = 300.0
"""When a review is given up, the time for compiling included."""
PROGRESS_SECONDS: Final = 0.25
"""Between two looks at how far a review has come."""


class ReviewLine(TypedDict):
    """A line of the answer to who asks for a review: how far it has come, or finally the review."""

    done: int
    total: int
    """How many decisions there are; nothing until that is known."""
    ahead: int
    """How many other reviews come first."""
    review: SeatReview | None
    problem: Problem | None


NOTHING_YET: Final[ReviewLine] = {
    "done": 0,
    "total": 0,
    "ahead": 0,
    "review": None,
    "problem": None,
}


class GivenUp(Exception):
    """A review that nobody waits for, or that takes too long."""


class ReviewJob:
    """A review under way."""

    def __init__(self, record: str, seat: int, owner: str) -> None:
        self.record, self.seat, self.owner = record, seat, owner
        self.done = self.total = self.followers = 0
        self.begun_at = 0.0
        self.result: asyncio.Future[Review]

    def note(self, done: int, total: int) -> None:
        """So far it has come; here it may end."""
        self.done, self.total = done, total
        if not self.followers or time.monotonic() - self.begun_at > LONGEST_REVIEW_SECONDS:
            raise GivenUp

    def work(self, estimate: Estimator | None) -> Review:
        """The review itself."""
        self.begun_at = time.monotonic()
        table = read(self.record)
        game = table.setup.game
        found = sum(one.seat == self.seat for one in decisions(table))
        self.note(0, found)
        if estimate is None:
            compile_quietly(game)
        style = table.setup.kit.bot.search
        playouts = min(style.review_playouts, style.whole_review_playouts // max(found, 1))
        return review(
            table,
            seats=[self.seat],
            playouts=playouts,
            estimate=estimate,
            progress=self.note,
        )


class ReviewJobs:
    """Threads that read records and review games."""

    def __init__(self, estimate: Estimator | None = None) -> None:
        self._reading = TurnPool("reading", 1)
        self._record_process = RecordProcess()
        self._is_stopped = False
        self._reviewer = TurnPool("reviewing", 1, yield_to_others)
        self._estimate = estimate
        self._jobs: dict[Key, ReviewJob] = {}
        self._kept: OrderedDict[Key, Review] = OrderedDict()
        self._packed: OrderedDict[tuple[Key, str], bytes] = OrderedDict()

    def stop(self) -> None:
        """Send everybody home."""
        self._is_stopped = True
        for job in self._jobs.values():
            job.followers = 0
        for pool in (self._reading, self._reviewer):
            pool.stop()
        self._record_process.stop()

    async def read(
        self, brought: Brought, make: Callable[[Brought], Value], owner: str = ""
    ) -> Value:
        """What a function of some module makes of a record, or of what else somebody has brought,
        in the language of the caller, when the owner's turn comes.
        """
        try:
            return await self._reading.run(
                Requester(owner),
                lambda _: self._record_process.run(make, brought),
                most_waiting=MOST_READING,
            )
        except asyncio.CancelledError:
            if self._is_stopped:  # the server has gone, not the caller
                raise Refused("refused-stopping") from None
            raise

    async def review(self, record: str, seat: int, owner: str = "") -> AsyncIterator[ReviewLine]:
        """Start or join a review; then how far it has come from time to time, finally all of it.

        What is wrong with the record or the seat is told at once.
        """
        if self._estimate is None:
            need("fast")
        key = key_of(record, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._tell(key, self._kept[key], owner)
        if key not in self._jobs:
            if seat not in await self.read(record, seats, owner):
                raise Refused("refused-seat", seat=seat)
            if key not in self._jobs:
                return self._follow(key, self._begin(key, ReviewJob(record, seat, owner)))
        job = self._jobs[key]
        job.followers += 1
        return self._follow(key, job)

    def _begin(self, key: Key, job: ReviewJob) -> ReviewJob:
        owned = sum(other.owner == job.owner for other in self._jobs.values())
        if len(self._jobs) >= MOST_REVIEWS or owned >= MOST_REVIEWS_EACH:
            raise Refused("refused-too-many-reviews")
        self._jobs[key] = job
        job.followers = 1
        work = self._reviewer.run(Requester(job.owner), lambda _: job.work(self._estimate))
        job.result = asyncio.ensure_future(work)
        job.result.add_done_callback(lambda result: self._end(key, result))
        return job

    def _end(self, key: Key, result: "asyncio.Future[Review]") -> None:
        del self._jobs[key]
        if result.cancelled():
            return
        error = result.exception()
        if error is None:
            self._kept[key] = result.result()
            if len(self._kept) > MOST_REMEMBERED:
                self._kept.popitem(last=False)
        elif not isinstance(error, GivenUp):
            logger.error("a review broke: %s: %s", type(error).__name__, error, exc_info=error)

    async def _follow(self, key: Key, job: ReviewJob) -> AsyncIterator[ReviewLine]:
        try:
            said: ReviewLine | None = None
            while not job.result.done():
                ahead = list(self._jobs).index(key)
                now: ReviewLine = {
                    **NOTHING_YET,
                    "done": job.done,
                    "total": job.total,
                    "ahead": ahead,
                }
                if now != said:
                    yield now
                    said = now
                await asyncio.wait([job.result], timeout=PROGRESS_SECONDS)
            if job.result.cancelled() or job.result.exception() is not None:
                yield {**NOTHING_YET, "problem": problem_of(Refused("refused-review"))}
                return
        finally:
            job.followers -= 1
        async for line in self._tell(key, job.result.result(), job.owner):
            yield line

    # Told once in each language

    def packed(self, record: str, seat: int) -> bytes | None:
        """The line of a review that was told before in the language of the caller, packed."""
        key = key_of(record, seat), language()
        if key in self._packed:
            self._packed.move_to_end(key)
        return self._packed.get(key)

    async def _tell(self, key: Key, found: Review, owner: str) -> AsyncIterator[ReviewLine]:
        """A review that is there, in the language of the caller; a thread finds the words."""
        spoken = language()
        line, packed = await self._reading.run(Requester(owner), lambda _: told(found, key[1]))
        self._packed[key, spoken] = packed
        if len(self._packed) > MOST_PACKED:
            self._packed.popitem(last=False)
        yield line


def key_of(record: str, seat: int) -> Key:
    """What a review is remembered by."""
    return hashlib.sha256(record.encode()).digest(), seat


def told(found: Review, seat: int) -> tuple[ReviewLine, bytes]:
    """A review that is there, and the same as it is sent, packed."""
    line: ReviewLine = {**NOTHING_YET, "review": seat_review(found, seat)}
    return line, gzip.compress(to_json(line) + b"\n", mtime=0)
