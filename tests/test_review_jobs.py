"""Reviews at a server: one at a time, shared by all who wait, ended when nobody does."""

import asyncio
import gzip
import json
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from fake_figures import estimator
from sushibar import Table
from sushibar.bots.bot import Limit
from sushibar.bots.figures import Figures
from sushibar.errors import RecordError, Refused
from sushibar.games.view import View
from sushibar.server import replays
from sushibar.server import review_jobs as module
from sushibar.server.review_jobs import ReviewJobs, ReviewLine
from sushibar.texts import speaking

PATIENCE = 60.0
"""Seconds after which something that should happen has not happened."""
BETTER = estimator({"squid-nigiri": (0.9, 40.0), "wasabi": (0.8, 39.0)})


class Gate:
    """Figures that have to be waited for."""

    def __init__(self) -> None:
        self.asked, self.open = threading.Semaphore(0), threading.Semaphore(0)
        self.counted = 0

    def estimate(self, view: View, limit: Limit, luck: str) -> dict[int, Figures]:
        self.counted += 1
        self.asked.release()
        assert self.open.acquire(timeout=PATIENCE)
        return BETTER(view, limit, luck)

    async def wait(self) -> None:
        """Until somebody has come."""
        assert await asyncio.to_thread(self.asked.acquire, timeout=PATIENCE)


def studying(
    story: Callable[[ReviewJobs], Coroutine[Any, Any, None]], estimate: Any = BETTER
) -> None:
    """Let a story happen."""

    async def tell() -> None:
        jobs = ReviewJobs(estimate)
        try:
            async with asyncio.timeout(PATIENCE):
                await story(jobs)
        finally:
            jobs.stop()

    asyncio.run(tell())


async def last(found: AsyncIterator[ReviewLine]) -> Any:
    """The last line."""
    return [line async for line in found][-1]


@pytest.fixture(scope="module")
def record() -> str:
    table = Table("sushi-go", players=3, seed=4)
    while not table.over:
        seat = table.pending[0]
        table.act(seat, table.legal(seat)[0])
    return table.record()


def test_a_review_is_packed_once_in_each_language(record: str) -> None:
    async def story(jobs: ReviewJobs) -> None:
        assert jobs.packed(record, 1) is None
        line = await last(await jobs.review(record, 1))
        packed = jobs.packed(record, 1)
        assert packed is not None
        assert json.loads(gzip.decompress(packed)) == line
        assert jobs.packed(record, 0) is None
        with speaking("de"):
            assert jobs.packed(record, 1) is None
            german = await last(await jobs.review(record, 1))
            assert json.loads(gzip.decompress(jobs.packed(record, 1) or b"")) == german != line
        assert jobs.packed(record, 1) == packed

    studying(story)


def test_a_review_says_where_something_was_lost_and_links_to_the_step(record: str) -> None:
    async def story(jobs: ReviewJobs) -> None:
        told = (await last(await jobs.review(record, 1)))["review"]
        table = Table.from_record(record)
        assert told["name"] == table.names[1]
        assert told["decisions"] == len(told["chances"]) > 10
        assert told["best"] == told["decisions"] - len(told["losses"]) < told["decisions"]
        for loss in told["losses"]:
            event = table.events[loss["step"]]
            assert loss["turn"] == f"Turn {event.round}.{event.turn}"
            assert loss["better"] in ("squid nigiri", "wasabi")
            assert loss["why"]
            assert loss["chance"] >= 0.1
        assert told["result"] in (0.0, 1.0)

    studying(story)


def test_the_same_review_is_told_in_every_language_without_being_done_again(record: str) -> None:
    gate = Gate()
    for _ in range(100):
        gate.open.release()

    async def story(jobs: ReviewJobs) -> None:
        english = (await last(await jobs.review(record, 0)))["review"]
        done = gate.counted
        with speaking("de"):
            german = (await last(await jobs.review(record, 0)))["review"]
        assert gate.counted == done
        assert [one["step"] for one in german["losses"]] == [
            one["step"] for one in english["losses"]
        ]
        assert german["losses"][0]["why"] != english["losses"][0]["why"]

    studying(story, gate.estimate)


def test_who_asks_for_the_same_waits_for_the_same_review_and_hears_how_far_it_is(
    record: str,
) -> None:
    gate = Gate()

    async def story(jobs: ReviewJobs) -> None:
        first, second = await jobs.review(record, 0), await jobs.review(record, 0)
        other = await jobs.review(record, 1)
        await gate.wait()
        assert (await anext(first))["done"] == 0
        assert (await anext(other))["ahead"] == 1
        for _ in range(100):
            gate.open.release()
        assert (await last(first)) == (await last(second))
        assert (await last(other))["review"]["seat"] == 1

    studying(story, gate.estimate)


def test_a_review_that_nobody_waits_for_any_more_ends(record: str) -> None:
    gate = Gate()

    async def story(jobs: ReviewJobs) -> None:
        found = await jobs.review(record, 0)
        await gate.wait()
        await anext(found)
        await found.aclose()  # type: ignore[attr-defined]
        gate.open.release()
        while jobs._jobs:
            await asyncio.sleep(0.01)
        assert gate.counted == 1

    studying(story, gate.estimate)


def test_only_so_many_reviews_may_wait(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REVIEWS", 2)
    gate = Gate()

    async def story(jobs: ReviewJobs) -> None:
        found = [await jobs.review(record, seat) for seat in (0, 1)]
        with pytest.raises(Refused) as refusal:
            await jobs.review(record, 2)
        assert refusal.value.reason == "too-many-reviews"
        for one in found:
            await anext(one)
            await one.aclose()  # type: ignore[attr-defined]
        gate.open.release()

    studying(story, gate.estimate)


def test_a_review_that_takes_too_long_is_given_up(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_REVIEW_SECONDS", -1.0)

    async def story(jobs: ReviewJobs) -> None:
        line = await last(await jobs.review(record, 0))
        assert line["problem"]["reason"] == "review"

    studying(story)


def test_what_is_wrong_with_a_record_is_told_at_once(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(jobs: ReviewJobs) -> None:
        with pytest.raises(RecordError):
            await jobs.review("sushibar record 1\nend\n", 0)
        with pytest.raises(Refused) as refusal:
            await jobs.review(record, 3)
        assert refusal.value.reason == "seat"
        monkeypatch.setattr(replays, "MOST_EVENTS", 10)
        with pytest.raises(Refused) as refusal:
            replays.read(record)
        assert refusal.value.reason == "long-record"

    studying(story)
