"""Opening a store: where the database is, who has it, and what it looks like."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url

from databases import KINDS, new_url
from stores import opened
from sushibar.errors import SetupError, StoreError
from sushibar.store.engines import writing_engine
from sushibar.store.schema import metadata
from sushibar.store.store import Store
from sushibar.store.urls import checked_url, default_url
from sushibar.table.dealer import record_key


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return new_url(request.param, tmp_path)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite:///games.sqlite", "sqlite+aiosqlite:///games.sqlite"),
        ("sqlite+aiosqlite:////tmp/x", "sqlite+aiosqlite:////tmp/x"),
        ("postgresql://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgres://me@host/db?sslmode=require", "postgresql+asyncpg://me@host/db?ssl=require"),
        ("postgresql+asyncpg://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_short_forms_of_urls_are_understood(written: str, meant: str) -> None:
    assert checked_url(written).render_as_string() == meant


@pytest.mark.parametrize(
    "url", ["mysql://host/db", "postgresql+psycopg://host/db", "games.sqlite", "", "🍣://"]
)
def test_other_urls_are_refused_kindly(url: str) -> None:
    with pytest.raises(
        SetupError, match=r"is not a database that sushibar knows; write sqlite:///"
    ):
        checked_url(url)


def test_a_refused_url_does_not_tell_its_password() -> None:
    with pytest.raises(SetupError) as caught:
        checked_url("mysql://me:secret@host/db")
    assert str(caught.value).startswith("“mysql://***@host/db” is not a database")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_needs_a_file(url: str) -> None:
    with pytest.raises(SetupError, match="keeps nothing"):
        checked_url(url)


def test_by_default_the_database_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert default_url() == f"sqlite+aiosqlite:///{tmp_path}/data/sushibar/sushibar.sqlite"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME")
    assert default_url().endswith(f"{tmp_path}/.local/share/sushibar/sushibar.sqlite")

    async def scenario() -> None:
        async with opened(default_url()) as store:
            await store.check()

    asyncio.run(scenario())
    assert sorted(path.name for path in (tmp_path / ".local/share/sushibar").iterdir()) == [
        "sushibar.sqlite",
        "sushibar.sqlite.lock",
    ]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match=f"the folder {tmp_path}/file/data cannot be used"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/file/data/sushibar.sqlite"))


def test_one_file_is_for_one_server(tmp_path: Path) -> None:
    url = new_url("sqlite", tmp_path)

    async def scenario() -> None:
        async with opened(url) as store:
            await store.beat("me", 1_000)
            with pytest.raises(SetupError, match="already open in another sushibar server"):
                await Store.open(url)
            assert await store.alive(0) == {"me"}
        async with opened(url) as store:
            assert await store.alive(0) == set()

    asyncio.run(scenario())


def test_a_store_that_could_not_be_opened_leaves_the_file_to_others(tmp_path: Path) -> None:
    url = new_url("sqlite", tmp_path)
    file = Path(make_url(url).database or "")
    file.write_bytes(b"not a database" * 1_000)

    async def scenario() -> None:
        with pytest.raises(StoreError):
            await Store.open(url)
        file.unlink()
        async with opened(url) as store:
            await store.check()

    asyncio.run(scenario())


# Migrations


async def with_connection(url: str, work: Any) -> Any:
    engine = writing_engine(checked_url(url))
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def test_migrations_make_the_tables_that_the_code_expects(url: str) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def scenario() -> None:
        async with opened(url):
            pass
        assert await with_connection(url, differences) == []

    asyncio.run(scenario())


FIRST = """
DROP INDEX tables_due;
ALTER TABLE tables DROP COLUMN due_at;
DROP INDEX records_listed;
ALTER TABLE records DROP COLUMN listed;
ALTER TABLE records DROP COLUMN key;
UPDATE alembic_version SET version_num = '0001';
INSERT INTO tables (code, game, status, listed, created_at, changed_at, settings, seed, series)
VALUES ('OPENED', 'sushi-go', 'over', TRUE, 1, 1, '{}', 'a', 'OPENED'),
       ('HIDDEN', 'sushi-go', 'over', FALSE, 1, 1, '{}', 'b', 'HIDDEN'),
       ('LESSON', 'sushi-go', 'over', FALSE, 1, 1, '{}', 'c', 'LESSON');
INSERT INTO records (code, series, game, players, finished_at, text)
VALUES ('OPENED', 'OPENED', 'sushi-go', 2, 1, 'players 2
seed a
1.1 tempura | maki-2'),
       ('HIDDEN', 'HIDDEN', 'sushi-go', 2, 2, 'seed b
'),
       ('ORPHAN', 'ORPHAN', 'sushi-go', 2, 3, 'seed d
'),
       ('LESSON', 'LESSON', 'sushi-go', 2, 4, 'seed c
');
INSERT INTO results (code, seat, game, players, name, points, share, finished_at)
VALUES ('OPENED', 0, 'sushi-go', 2, 'Ann', 1, 1, 1), ('HIDDEN', 0, 'sushi-go', 2, 'Ann', 1, 1, 2),
       ('ORPHAN', 0, 'sushi-go', 2, 'Ann', 1, 1, 3);
"""
"""A database as the first migration left it, with finished games."""


def test_games_of_before_are_for_everybody_only_if_their_tables_were_listed(url: str) -> None:
    def go_back(connection: Connection) -> None:
        for statement in FIRST.strip().removesuffix(";").split(";"):
            connection.execute(text(statement))

    async def scenario() -> None:
        async with opened(url):
            pass
        await with_connection(url, go_back)
        async with opened(url) as store:
            found = {code: await store.record(code) for code in ("OPENED", "HIDDEN", "ORPHAN")}
            assert [code for code, row in found.items() if row and row.listed] == ["OPENED"]
            assert [row and row.key for row in found.values()] == [*map(record_key, "abd")]
            lesson = await store.record("LESSON")
            assert lesson is not None
            assert (lesson.listed, lesson.key) == (False, "")  # everybody knows its seed
            assert [line.code for line in await store.records(9)] == ["OPENED"]

    asyncio.run(scenario())


def test_a_database_is_opened_again_as_it_was(url: str) -> None:
    async def scenario() -> None:
        for _ in range(2):
            async with opened(url) as store:
                await store.check()

    asyncio.run(scenario())


def test_a_database_of_a_newer_sushibar_is_refused(url: str) -> None:
    def renew(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    async def scenario() -> None:
        async with opened(url):
            pass
        await with_connection(url, renew)
        with pytest.raises(SetupError, match=r"made by a newer sushibar \(its revision is 9999\)"):
            await Store.open(url)

    asyncio.run(scenario())


def test_servers_that_start_together_migrate_once(tmp_path: Path) -> None:
    url = new_url("postgres", tmp_path)

    async def scenario() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
        for store in stores:
            await store.check()
            await store.close()

    asyncio.run(scenario())
