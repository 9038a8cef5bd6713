"""What a database does not keep: tables that nobody comes back to, and games that are old."""

from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sushibar.store.failures import told
from sushibar.store.schema import CLOSED, OPEN, entries, ratings, records, tables

MOST_REMOVED: Final = 500
"""Tables removed in one transaction: few, so that others need not wait long."""


async def in_batches(
    engine: AsyncEngine, remove_some: Callable[[AsyncConnection], Awaitable[int]]
) -> int:
    """Remove some, and again, until fewer are found than can be removed at once; how many."""
    removed = 0
    while True:
        async with told(), engine.begin() as connection:
            found = await remove_some(connection)
        removed += found
        if found < MOST_REMOVED:
            return removed


async def forget_some(
    connection: AsyncConnection, before: int, statuses: Collection[str] = (OPEN, CLOSED)
) -> int:
    """Forget some tables; they are locked first, and looked at again, so that an entry that was
    just stored keeps its table.
    """
    touched = select(entries.c.code).where(entries.c.code == tables.c.code, entries.c.at >= before)
    found = await connection.execute(
        select(tables.c.code)
        .where(tables.c.status.in_(statuses), tables.c.changed_at < before)
        .where(~touched.exists())
        .limit(MOST_REMOVED)
        .with_for_update(skip_locked=True)
    )
    codes = list(found.scalars())
    if codes:
        await connection.execute(delete(tables).where(tables.c.code.in_(codes), ~touched.exists()))
    return len(codes)


async def purge(engine: AsyncEngine, before: int) -> int:
    """Remove games that were finished before then; how many they were.

    Ratings go too that have not changed since: nothing is left that they came from.
    """
    purged = await in_batches(engine, partial(_purge_some, before=before))
    async with told(), engine.begin() as connection:
        await connection.execute(delete(ratings).where(ratings.c.changed_at < before))
    return purged


async def _purge_some(connection: AsyncConnection, before: int) -> int:
    """Remove some games that were finished before then."""
    found = await connection.execute(
        select(records.c.code)
        .where(records.c.finished_at < before)
        .order_by(records.c.code)
        .limit(MOST_REMOVED)
        .with_for_update(skip_locked=True)
    )
    codes = list(found.scalars())
    await remove(connection, codes)
    return len(codes)


async def remove(connection: AsyncConnection, codes: Collection[str]) -> None:
    """Remove tables with their logs, and the games that were played there with their results."""
    await connection.execute(delete(records).where(records.c.code.in_(codes)))
    await connection.execute(delete(tables).where(tables.c.code.in_(codes)))
