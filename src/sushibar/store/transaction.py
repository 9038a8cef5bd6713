"""Writes that are committed together: what one transaction of the journal does."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sushibar.store.rating import rate_games
from sushibar.store.rows import Addition, Creation, Selection, Stored, Write
from sushibar.store.schema import entries, insert, records, results, selections, tables

Key = tuple[str, int]
"""A table's code and a version."""

CHANGE = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values(
        status=func.coalesce(bindparam("new_status", type_=tables.c.status.type), tables.c.status),
        listed=func.coalesce(bindparam("new_listed", type_=tables.c.listed.type), tables.c.listed),
        owner=func.coalesce(bindparam("new_owner", type_=tables.c.owner.type), tables.c.owner),
        due_at=func.coalesce(bindparam("new_due", type_=tables.c.due_at.type), tables.c.due_at),
        changed_at=func.coalesce(
            bindparam("now", type_=tables.c.changed_at.type), tables.c.changed_at
        ),
    )
)
REMOVE = delete(entries).where(
    entries.c.code == bindparam("of"), entries.c.version == bindparam("number")
)


# Statements are made once: that takes longer than to execute them.


@cache
def insert_tables(dialect: str) -> Any:
    """Makes tables whose codes are free, and tells which."""
    return insert(dialect, tables).on_conflict_do_nothing().returning(tables.c.code)


@cache
def insert_entries(dialect: str) -> Any:
    """Adds entries whose places are free, and tells which."""
    statement = insert(dialect, entries).on_conflict_do_nothing()
    return statement.returning(entries.c.code, entries.c.version)


@cache
def keep_selections(dialect: str) -> Any:
    """Keeps what is selected, unless it is for an earlier question."""
    statement = insert(dialect, selections)
    new = statement.excluded
    return statement.on_conflict_do_update(
        index_elements=["code", "seat"],
        set_={"question": new.question, "steps": new.steps},
        where=new.question >= selections.c.question,
    )


async def write_all(connection: AsyncConnection, writes: Sequence[Write]) -> list[bool]:
    """Write everything in order and tell of each whether it was stored; those that come too late
    leave nothing behind.

    After an addition that came too late, the next ones to the same table do too: they may have
    been built on it.
    """
    stored = await _insert_tables(connection, writes)
    offered: dict[Key, Stored] = {}
    owners: dict[int, list[Key]] = {}
    for number, write in enumerate(writes):
        if isinstance(write, Selection) or (isinstance(write, Creation) and not stored[number]):
            continue
        keys = [(write.code, entry.version) for entry in write.entries]
        stored[number] = offered.keys().isdisjoint(keys)
        if stored[number]:
            owners[number] = keys
            offered.update(zip(keys, write.entries, strict=True))
    inserted = await _insert_entries(connection, offered)
    late: set[str] = set()
    leftover: list[Key] = []
    for number, write in enumerate(writes):
        if isinstance(write, Addition):
            keys = owners.get(number, [])
            if write.code in late or not stored[number] or not inserted.issuperset(keys):
                stored[number] = False
                late.add(write.code)
                leftover += [key for key in keys if key in inserted]
    if leftover:
        removed = [{"of": code, "number": version} for code, version in leftover]
        await connection.execute(REMOVE, removed)
    additions = [
        write
        for write, good in zip(writes, stored, strict=True)
        if good and isinstance(write, Addition)
    ]
    await _change_tables(connection, additions)
    await _finish(connection, additions)
    await _select(connection, [write for write in writes if isinstance(write, Selection)])
    return stored


async def _insert_tables(connection: AsyncConnection, writes: Sequence[Write]) -> list[bool]:
    """Make the new tables; of everything that is written, whether it may be stored so far."""
    creations: dict[str, int] = {}
    for number, write in enumerate(writes):
        if isinstance(write, Creation):
            creations.setdefault(write.code, number)
    stored = [not isinstance(write, Creation) for write in writes]
    if creations:
        made = await connection.execute(
            insert_tables(connection.dialect.name),
            [_new_table(writes[creations[code]]) for code in sorted(creations)],
        )
        for code in made.scalars():
            stored[creations[code]] = True
    return stored


def _new_table(write: Write) -> dict[str, Any]:
    assert isinstance(write, Creation)
    row = asdict(write.opening)
    at = row.pop("at")
    return {**row, "created_at": at, "changed_at": at}


async def _insert_entries(connection: AsyncConnection, offered: dict[Key, Stored]) -> set[Key]:
    """Insert the entries whose places are free, in an order that is the same for all servers, so
    that two of them never wait for each other.
    """
    if not offered:
        return set()
    done = await connection.execute(
        insert_entries(connection.dialect.name),
        [
            {"code": code, "version": version, "at": entry.at, "body": entry.body}
            for (code, version), entry in sorted(offered.items())
        ],
    )
    return {(code, version) for code, version in done}


async def _change_tables(connection: AsyncConnection, additions: Iterable[Addition]) -> None:
    changes = [
        {
            "of": addition.code,
            "new_status": addition.status,
            "new_listed": addition.listed,
            "new_owner": addition.owner,
            "new_due": addition.due,
            "now": addition.entries[-1].at if addition.entries else None,
        }
        for addition in sorted(additions, key=lambda addition: addition.code)
        if any(one is not None for one in changed(addition))
    ]
    if changes:
        await connection.execute(CHANGE, changes)


def changed(addition: Addition) -> tuple[object, ...]:
    """What an addition says about its table, each where it changes something."""
    return addition.status, addition.listed, addition.owner, addition.due


async def _finish(connection: AsyncConnection, additions: Iterable[Addition]) -> None:
    """Keep the records and results of games that are over, and rate who played them."""
    finished = {
        addition.code: (addition.finish, addition.entries[-1].at)
        for addition in additions
        if addition.finish is not None and addition.entries
    }
    if not finished:
        return
    found = await connection.execute(
        select(tables.c.code, tables.c.game, tables.c.series).where(tables.c.code.in_(finished))
    )
    of = {code: (game, series) for code, game, series in found}
    record_rows: list[dict[str, Any]] = []
    result_rows: list[dict[str, Any]] = []
    for code, (finish, at) in finished.items():
        game, series = of[code]
        shared = {"code": code, "game": game, "players": len(finish.results), "finished_at": at}
        record_rows.append(
            {
                **shared,
                "series": series,
                "text": finish.record,
                "listed": finish.listed,
                "key": finish.key,
            }
        )
        result_rows += [{**shared, **asdict(result)} for result in finish.results if finish.counts]
    await connection.execute(records.insert(), record_rows)
    if result_rows:
        await connection.execute(results.insert(), result_rows)
    await rate_games(
        connection,
        [
            (of[code][0], at, finish.results)
            for code, (finish, at) in finished.items()
            if finish.counts
        ],
    )


async def _select(connection: AsyncConnection, chosen: Iterable[Selection]) -> None:
    """Keep the last selection of each seat; one for an earlier question changes nothing."""
    last: dict[tuple[str, int], Selection] = {}
    for selection in chosen:
        key = selection.code, selection.seat
        if key not in last or last[key].question <= selection.question:
            last[key] = selection
    if not last:
        return
    await connection.execute(
        keep_selections(connection.dialect.name),
        [
            {"code": code, "seat": seat, "question": kept.question, "steps": kept.steps}
            for (code, seat), kept in sorted(last.items())
        ],
    )
