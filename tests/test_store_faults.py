"""What the store does when servers race, are killed, or the database fails."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.engine import make_url

from databases import KINDS, new_url, postgres
from stores import addition, bodies, ends, opened, opening, person, starts, stored
from sushibar.errors import StoreError
from sushibar.store.failures import failure
from sushibar.store.store import Store


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return new_url(request.param, tmp_path)


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return new_url("sqlite", tmp_path)


@pytest.fixture
def server_url(tmp_path: Path) -> str:
    return new_url("postgres", tmp_path)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 120))


async def pragma(store: Store, words: str) -> int:
    """Have the connection that writes to SQLite do something."""
    async with store._writing.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        async with driver.execute(f"PRAGMA {words}") as cursor:
            row = await cursor.fetchone()
        return int(row[0]) if row else 0


# Servers that are killed

WRITER = """
import asyncio, sys
from stores import addition, opening, stored
from sushibar.store.store import Store

async def write():
    store = await Store.open(sys.argv[1])
    await store.create(opening(), stored(1, "open"))
    version = 1
    while await store.append(addition(version, f"entry {version}")):
        print(version, flush=True)
        version += 1

asyncio.run(write())
"""


def test_what_was_acknowledged_survives_a_killed_server(url: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WRITER, url],
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parent,
    ) as child:
        assert child.stdout is not None
        acknowledged = [int(child.stdout.readline()) for _ in range(25)]
        child.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in child.stdout]

    async def scenario() -> None:
        async with opened(url) as store:
            log = await bodies(store)
            assert log == ["open", *(f"entry {number + 1}" for number in range(len(log) - 1))]
            assert len(log) - 1 >= acknowledged[-1]

    run(scenario())


# Servers that race


def test_of_two_servers_that_write_a_version_exactly_one_succeeds(server_url: str) -> None:
    async def scenario() -> None:
        codes = [f"T{number}" for number in range(8)]
        async with opened(server_url) as here, opened(server_url) as there:
            for code in codes:
                await here.create(opening(code), stored(1, "open"))
            logs = {code: ["open"] for code in codes}
            for turn in range(30):
                tried = [
                    (store, code, [f"{name} {turn} {number}" for number in range(length)])
                    for store, name, length in ((here, "here", 1), (there, "there", 3))
                    for code in (codes if (turn + length) % 2 else reversed(codes))
                ]
                outcomes = await asyncio.gather(
                    *(
                        store.append(addition(len(logs[code]), *said, code=code))
                        for store, code, said in tried
                    )
                )
                assert sum(outcomes) == len(codes)
                for (_, code, said), outcome in zip(tried, outcomes, strict=True):
                    if outcome:
                        logs[code] += said
                assert logs == {code: await bodies(there, code) for code in codes}

    run(scenario())


def test_of_two_servers_that_open_a_table_exactly_one_succeeds(server_url: str) -> None:
    async def scenario() -> None:
        async with opened(server_url) as here, opened(server_url) as there:
            for number in range(20):
                pair = (here, "here"), (there, "there")
                outcomes = await asyncio.gather(
                    *(store.create(opening(f"T{number}"), stored(1, name)) for store, name in pair)
                )
                assert sorted(outcomes) == [False, True]
                winner = ["here", "there"][outcomes.index(True)]
                assert await bodies(here, f"T{number}") == [winner]

    run(scenario())


def test_ratings_of_games_that_finish_on_two_servers_add_up(server_url: str) -> None:
    async def scenario() -> None:
        async with opened(server_url) as here, opened(server_url) as there:
            codes = [f"T{number}" for number in range(20)]
            await asyncio.gather(*(here.create(opening(code), stored(1, "open")) for code in codes))
            await asyncio.gather(*(here.append(starts(code)) for code in codes))
            people = person(0, "Ann", 40, 1.0), person(1, "Bob", 30, 0.0)
            finishes = (
                (here, there)[number % 2].append(
                    ends(*(people if number % 3 else reversed(people)), code=code)
                )
                for number, code in enumerate(codes)
            )
            assert all(await asyncio.gather(*finishes))
            assert [row.games for row in await here.ratings("sushi-go", 9)] == [20, 20]

    run(scenario())


def test_workers_on_two_servers_never_claim_the_same_table(server_url: str) -> None:
    async def scenario() -> None:
        async with opened(server_url) as here, opened(server_url) as there:
            codes = [f"T{number:02}" for number in range(60)]
            await asyncio.gather(*(here.create(opening(code), stored(1, "open")) for code in codes))
            await asyncio.gather(*(here.append(starts(code, "dead")) for code in codes))
            claims = await asyncio.gather(
                *((here, there)[number % 2].claim(f"w{number}", 5, 9) for number in range(10))
            )
            assert sorted(code for claim in claims for code in claim) == codes

    run(scenario())


# Databases that fail


def test_a_server_that_was_away_is_used_again_as_soon_as_it_is_back(server_url: str) -> None:
    async def scenario() -> None:
        async with opened(server_url) as store:
            await store.create(opening(), stored(1, "open"))
            postgres().stop()
            try:
                attempts = await asyncio.gather(
                    store.append(addition(1, "lost")),
                    store.entries("MAKI"),
                    store.check(),
                    store.beat("me", 1),
                    store.create(opening("SAKE"), ()),
                    return_exceptions=True,
                )
            finally:
                postgres().start()
            for attempt in attempts:
                assert isinstance(attempt, StoreError)
                assert attempt.is_passing
            await store.check()
            assert await store.append(addition(1, "again"))
            assert await bodies(store) == ["open", "again"]

    run(scenario())


def test_what_was_acknowledged_survives_a_crash_of_the_database(server_url: str) -> None:
    async def write(store: Store, code: str, acknowledged: dict[str, int]) -> None:
        for version in range(1, 1_000_000):
            assert await store.append(addition(version, f"entry {version}", code=code))
            acknowledged[code] = version + 1

    async def scenario() -> None:
        async with opened(server_url) as store:
            codes = [f"T{number}" for number in range(20)]
            acknowledged: dict[str, int] = {}
            await asyncio.gather(
                *(store.create(opening(code), stored(1, "open")) for code in codes)
            )
            writers = [asyncio.create_task(write(store, code, acknowledged)) for code in codes]
            while len(acknowledged) < len(codes) or min(acknowledged.values()) < 10:
                await asyncio.sleep(0.01)
            try:
                await asyncio.to_thread(postgres().crash)
                errors = await asyncio.gather(*writers, return_exceptions=True)
            finally:
                postgres().start()
            for error in errors:
                assert isinstance(error, StoreError), repr(error)
                assert error.is_passing, repr(error.__cause__)
            for code in codes:
                log = await bodies(store, code)
                assert acknowledged[code] <= len(log) <= acknowledged[code] + 1
                assert await store.append(addition(len(log), "on", code=code))

    run(scenario())


@pytest.mark.parametrize(
    ("state", "is_passing"),
    [
        ("57P01", True),  # an administrator has stopped the server
        ("57P02", True),  # it has crashed
        ("57P03", True),  # it is starting, recovering or stopping, and lets nobody in
        ("08006", True),
        ("40P01", True),
        ("53300", True),
        ("53100", False),
        ("25006", False),
        ("23505", False),
    ],
)
def test_what_a_server_says_on_its_way_down_and_up_is_worth_retrying(
    state: str, is_passing: bool
) -> None:
    said = PostgresError.new({"C": state, "M": "fugu"})
    assert failure(said).is_passing is is_passing


def test_a_restart_between_two_writes_goes_unnoticed(server_url: str) -> None:
    async def scenario() -> None:
        async with opened(server_url) as store:
            await store.create(opening(), stored(1, "open"))
            assert await bodies(store) == ["open"]
            postgres().stop()
            postgres().start()
            assert await store.append(addition(1, "on"))
            assert await bodies(store) == ["open", "on"]

    run(scenario())


def test_a_server_that_became_read_only_is_not_worth_retrying(server_url: str) -> None:
    database = make_url(server_url).database

    async def scenario() -> None:
        async with opened(server_url) as store:
            await store.create(opening(), stored(1, "open"))
            read_only = f"ALTER DATABASE {database} SET default_transaction_read_only"
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                f" WHERE datname = '{database}'"
            )
            postgres().say(f"{read_only} = on")
            postgres().say(cut)
            for attempt in (store.append(addition(1, "x")), store.check()):
                with pytest.raises(StoreError, match="cannot be written to") as caught:
                    await attempt
                assert not caught.value.is_passing
            assert await bodies(store) == ["open"]
            postgres().say(f"{read_only} = off")
            postgres().say(cut)
            assert await store.append(addition(1, "x"))

    run(scenario())


def test_a_read_only_file_is_not_worth_retrying(file_url: str) -> None:
    async def scenario() -> None:
        async with opened(file_url) as store:
            await store.create(opening(), stored(1, "open"))
            await pragma(store, "query_only = ON")
            for attempt in (store.append(addition(1, "x")), store.check()):
                with pytest.raises(StoreError, match="cannot be written to") as caught:
                    await attempt
                assert not caught.value.is_passing
            assert await bodies(store) == ["open"]
            await pragma(store, "query_only = OFF")
            assert await store.append(addition(1, "x"))

    run(scenario())


def test_a_full_disk_is_said_and_loses_nothing(file_url: str) -> None:
    async def scenario() -> None:
        async with opened(file_url) as store:
            await store.create(opening(), stored(1, "open"))
            await store.create(opening("SAKE"), stored(1, "open"))
            await pragma(store, f"max_page_count = {await pragma(store, 'page_count') + 4}")
            attempts = await asyncio.gather(
                store.append(addition(1, "small")),
                store.append(addition(1, "fits", "x" * 100_000, code="SAKE")),
                return_exceptions=True,
            )
            for attempt in attempts:
                assert isinstance(attempt, StoreError)
                assert not attempt.is_passing
                assert "is full" in str(attempt)
            assert (await bodies(store), await bodies(store, "SAKE")) == (["open"], ["open"])
            assert await store.append(addition(1, "small"))
            await pragma(store, "max_page_count = 1000000")
            assert await store.append(addition(1, "x" * 100_000, code="SAKE"))

    run(scenario())


def test_a_file_that_somebody_else_has_locked_is_worth_retrying(file_url: str) -> None:
    async def scenario() -> None:
        async with opened(file_url) as store:
            await store.create(opening(), stored(1, "open"))
            await pragma(store, "busy_timeout = 20")
            other = sqlite3.connect(make_url(file_url).database or "", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked") as caught:
                await store.append(addition(1, "x"))
            assert caught.value.is_passing
            other.close()
            assert await store.append(addition(1, "x"))

    run(scenario())


def test_a_damaged_file_is_said(file_url: str) -> None:
    Path(make_url(file_url).database or "").write_bytes(b"not a database" * 1_000)
    with pytest.raises(StoreError, match="does not work: file is not a database") as caught:
        asyncio.run(Store.open(file_url))
    assert not caught.value.is_passing


def test_a_server_that_is_not_there_is_worth_retrying(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be reached just now") as caught:
        asyncio.run(Store.open(f"postgresql://postgres@/sushibar?host={tmp_path}"))
    assert caught.value.is_passing


def test_a_database_that_does_not_exist_is_not_worth_retrying(server_url: str) -> None:
    with pytest.raises(StoreError, match='"nowhere" does not exist') as caught:
        asyncio.run(Store.open(postgres().url("nowhere")))
    assert not caught.value.is_passing


def test_who_reads_does_not_hold_up_who_writes(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create(opening(), stored(1, "open"))
            async with store._reading.connect() as reader:
                before = (await reader.execute(text("SELECT body FROM entries"))).all()
                assert await store.append(addition(1, "meanwhile"))
                assert await bodies(store) == ["open", "meanwhile"]
            assert [tuple(row) for row in before] == [("open",)]

    run(scenario())
