"""Ownership of tables: which workers are alive, and which of them looks after a table in play."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, literal_column, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sushibar.store.schema import PLAYING, insert, tables, workers

CLAIM_LOCK: Final = 0x5355_5348_4943_4C4D
"""Held on PostgreSQL while a worker claims tables."""


def alive(since: int) -> Select[Any]:
    """The workers that were seen since then."""
    return select(workers.c.id).where(workers.c.seen_at >= since)


def is_free(since: int) -> ColumnElement[bool]:
    """Whether nobody alive since then owns a table."""
    return or_(tables.c.owner.is_(None), tables.c.owner.not_in(alive(since)))


async def see(connection: AsyncConnection, worker: str, at: int) -> None:
    """Note that a worker was alive at a time."""
    statement = insert(connection.dialect.name, workers).values(id=worker, seen_at=at)
    await connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"],
            set_={"seen_at": at},
            where=workers.c.seen_at < at,
        )
    )


async def claim(
    connection: AsyncConnection, worker: str, since: int, limit: int, at: int
) -> list[str]:
    """Let a worker own free tables in play where something is due at a time; their codes.

    Two workers never get the same one.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(CLAIM_LOCK)))
    await see(connection, worker, since)
    found = await connection.execute(
        select(tables.c.code)
        .where(tables.c.status == literal_column(f"'{PLAYING}'"), tables.c.due_at <= at)
        .where(is_free(since))
        .order_by(tables.c.due_at, tables.c.code)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    codes = list(found.scalars())
    if codes:
        await connection.execute(
            update(tables).where(tables.c.code.in_(codes)).values(owner=worker)
        )
    return codes


async def adopt(connection: AsyncConnection, worker: str, code: str, since: int) -> bool:
    """Let a worker own a free table in play: whether it does."""
    changed = await connection.execute(
        update(tables)
        .where(tables.c.code == code, tables.c.status == PLAYING)
        .where(is_free(since))
        .values(owner=worker)
    )
    return bool(changed.rowcount)
