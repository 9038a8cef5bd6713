"""Connections to the database: some that write, others that read, so that neither waits."""

import logging
from typing import Any

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sushibar.extras import need
from sushibar.store.urls import is_sqlite

TIMEOUT_SECONDS = 10
"""A database that does not answer for this long is away."""
READING_CONNECTIONS = 4
WRITING_CONNECTIONS = 2
"""Connections of one server to PostgreSQL: the journal's and one for everything else."""
CHECKPOINT_PAGES = 1_000
"""After 4 MB of SQLite's write-ahead log it goes into the file."""


def writing_engine(url: URL) -> AsyncEngine:
    """Connections that write; SQLite has only one, so that writers queue and never collide."""
    if is_sqlite(url):
        return _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
    return _postgres_engine(url, WRITING_CONNECTIONS)


def reading_engine(url: URL) -> AsyncEngine:
    """Connections that only read."""
    if is_sqlite(url):
        return _sqlite_engine(url, READING_CONNECTIONS, "BEGIN")
    return _postgres_engine(url, READING_CONNECTIONS)


def _sqlite_engine(url: URL, size: int, begin: str) -> AsyncEngine:
    # Seeds are among what is written: nobody may log it, however much is logged.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=TIMEOUT_SECONDS,
        connect_args={"timeout": TIMEOUT_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # `begin` below decides where transactions start
        cursor = connection.cursor()
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
            "temp_store = MEMORY",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_at_once(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgres_engine(url: URL, size: int) -> AsyncEngine:
    need("postgres")
    return create_async_engine(
        url,
        hide_parameters=True,
        pool_size=size,
        max_overflow=0,
        pool_timeout=TIMEOUT_SECONDS,
        pool_pre_ping=True,
        connect_args={
            "timeout": TIMEOUT_SECONDS,
            "command_timeout": TIMEOUT_SECONDS,
            "server_settings": {"application_name": "sushibar", "jit": "off"},
        },
    )
