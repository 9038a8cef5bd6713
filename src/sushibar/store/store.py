"""The store: everything that the live server must not lose, in SQLite or PostgreSQL."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Self

from sqlalchemy import Select, delete, literal_column, select, update

from sushibar.store import ownership
from sushibar.store.engines import reading_engine, writing_engine
from sushibar.store.failures import told
from sushibar.store.journal import Journal
from sushibar.store.lock import locked
from sushibar.store.migrate import migrate
from sushibar.store.retention import forget_some, in_batches, purge
from sushibar.store.rows import (
    Addition,
    Creation,
    Keys,
    Opening,
    RatingRow,
    RecordLine,
    RecordRow,
    SeatResult,
    Selection,
    Statistics,
    Stored,
    TableRow,
)
from sushibar.store.schema import (
    NEVER,
    OPEN,
    PLAYING,
    entries,
    insert,
    ratings,
    records,
    results,
    selections,
    tables,
    workers,
)
from sushibar.store.statistics import count, has_results, readable
from sushibar.store.urls import checked_url, database_file, is_sqlite

NOBODY = ""
"""The worker whose row is written to see whether that is possible."""


class Store:
    """A database that is open; every failure of it is a `StoreError`."""

    def __init__(self, url: str) -> None:
        """Prepare; `open` does the rest."""
        self.url = checked_url(url)
        self._lock = locked(database_file(self.url)) if is_sqlite(self.url) else None
        self._writing = writing_engine(self.url)
        self._reading = reading_engine(self.url)
        self._journal = Journal(self._writing)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The store at a database's URL, brought up to date."""
        store = cls(url)
        try:
            async with told(), store._writing.begin() as connection:
                await connection.run_sync(migrate)
                if store._lock is not None:  # nobody else can be alive
                    await connection.execute(delete(workers))
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what is left and let go of the database."""
        await self._journal.close()
        await self._reading.dispose()
        await self._writing.dispose()  # the last connection of SQLite tidies its log away
        if self._lock is not None:
            self._lock.release()

    # The logs of tables

    async def create(self, opening: Opening, beginning: Iterable[Stored]) -> bool:
        """Open a table; False if its code is taken."""
        return await self._journal.write(Creation(opening, tuple(beginning)))

    async def append(self, addition: Addition) -> bool:
        """Go on with a table's log; False if somebody else has done so: then nothing is stored.

        True means that it is committed and durable.
        """
        return await self._journal.write(addition)

    async def table(self, code: str) -> TableRow | None:
        """A table by its code."""
        found = await self._rows(select(tables).where(tables.c.code == code))
        return TableRow(*found[0]) if found else None

    async def entries(self, code: str, after: int = 0) -> list[Stored]:
        """The log of a table after a version, in order."""
        columns = entries.c.version, entries.c.at, entries.c.body
        found = await self._rows(
            select(*columns)
            .where(entries.c.code == code, entries.c.version > after)
            .order_by(entries.c.version)
        )
        return [Stored(*row) for row in found]

    async def select(self, code: str, seat: int, question: int, steps: str) -> None:
        """Remember what a seat has selected for a question."""
        await self._journal.write(Selection(code, seat, question, steps))

    async def selections(self, code: str) -> dict[int, tuple[int, str]]:
        """By seat, the question and what has been selected for it."""
        columns = selections.c.seat, selections.c.question, selections.c.steps
        found = await self._rows(select(*columns).where(selections.c.code == code))
        return {seat: (question, steps) for seat, question, steps in found}

    async def open_tables(self, limit: int) -> list[TableRow]:
        """The tables that anybody may join, the newest first."""
        found = await self._rows(
            select(tables)
            .where(tables.c.listed, tables.c.status == literal_column(f"'{OPEN}'"))
            .order_by(tables.c.created_at.desc(), tables.c.code)
            .limit(limit)
        )
        return [TableRow(*row) for row in found]

    async def forget(self, before: int) -> int:
        """Remove open and closed tables that nobody has touched since then; how many they were.

        Records of finished games stay.
        """
        return await in_batches(self._writing, partial(forget_some, before=before))

    async def abandon(self, before: int) -> int:
        """Remove games in play that nobody has touched since then; how many they were."""
        forget = partial(forget_some, before=before, statuses=[PLAYING])
        return await in_batches(self._writing, forget)

    async def purge(self, before: int) -> int:
        """Remove games that were finished before then, with their tables; how many they were.

        So are ratings that have not changed since: nothing is left that they came from.
        """
        return await purge(self._writing, before)

    # Finished games

    async def records(
        self,
        limit: int,
        before: int | None = None,
        game: str | None = None,
        keys: Keys | None = None,
    ) -> list[RecordLine]:
        """Finished games that count and are for everybody, the latest first; or those of the keys.

        Only those before a time, or of one game, if that is wanted.
        """
        hidden = ("text", "listed", "key")
        columns: list[Any] = [column for column in records.c if column.name not in hidden]
        query = select(*columns).where(readable(keys), has_results())
        query = query.order_by(records.c.finished_at.desc(), records.c.code)
        if before is not None:
            query = query.where(records.c.finished_at < before)
        if game is not None:
            query = query.where(records.c.game == game)
        async with told(), self._reading.connect() as connection:
            lines: list[Any] = list(await connection.execute(query.limit(limit)))
            found = await connection.execute(
                select(
                    results.c.code,
                    results.c.seat,
                    results.c.name,
                    results.c.player,
                    results.c.bot,
                    results.c.points,
                    results.c.share,
                )
                .where(results.c.code.in_([line.code for line in lines]))
                .order_by(results.c.code, results.c.seat)
            )
            seats: dict[str, list[SeatResult]] = {line.code: [] for line in lines}
            for code, *result in found:
                seats[code].append(SeatResult(*result))
        return [RecordLine(**line._mapping, results=tuple(seats[line.code])) for line in lines]

    async def record(self, code: str) -> RecordRow | None:
        """A finished game by the code of its table."""
        found = await self._rows(select(records).where(records.c.code == code))
        return RecordRow(*found[0]) if found else None

    async def statistics(self, game: str | None = None, keys: Keys | None = None) -> Statistics:
        """How seats, bots and people did in the games that are for everybody, or in those of the
        keys; in all of them, or in one game.
        """
        wanted = [readable(keys)] if game is None else [readable(keys), records.c.game == game]
        async with told(), self._reading.connect() as connection:
            return await count(connection, wanted)

    async def series_statistics(self, series: str) -> Statistics:
        """The same of a row of rematches, for all seats."""
        async with told(), self._reading.connect() as connection:
            return await count(connection, [records.c.series == series])

    async def ratings(self, game: str, limit: int) -> list[RatingRow]:
        """The strongest people in a game."""
        columns = [column for column in ratings.c if column.name != "game"]
        found = await self._rows(
            select(*columns)
            .where(ratings.c.game == game)
            .order_by(ratings.c.mu.desc(), ratings.c.player)
            .limit(limit)
        )
        return [RatingRow(*row) for row in found]

    # Servers that share the database

    async def beat(self, worker: str, at: int) -> None:
        """A worker says that it is alive."""
        async with told(), self._writing.begin() as connection:
            await ownership.see(connection, worker, at)

    async def forget_worker(self, worker: str) -> None:
        """A worker has gone; others may claim its tables at once."""
        async with told(), self._writing.begin() as connection:
            await connection.execute(delete(workers).where(workers.c.id == worker))

    async def alive(self, since: int) -> set[str]:
        """The workers that were seen since then."""
        found = await self._rows(ownership.alive(since))
        return {worker for (worker,) in found}

    async def claim(self, worker: str, since: int, limit: int, at: int = NEVER - 1) -> list[str]:
        """The codes of tables in play where something is due at that time and that nobody alive
        since then owns; this worker does now.

        Two workers never get the same one.
        """
        async with told(), self._writing.begin() as connection:
            return await ownership.claim(connection, worker, since, limit, at)

    async def adopt(self, worker: str, code: str, since: int) -> bool:
        """Own a table in play, unless somebody alive since then does: whether this worker does."""
        async with told(), self._writing.begin() as connection:
            return await ownership.adopt(connection, worker, code, since)

    async def settle(self, code: str) -> None:
        """Nothing is due at a table of which that was not known."""
        unknown = (tables.c.code == code) & (tables.c.due_at == 0)
        async with told(), self._writing.begin() as connection:
            await connection.execute(update(tables).where(unknown).values(due_at=NEVER))

    async def live(self, codes: Iterable[str]) -> set[str]:
        """Those of some tables that are open or in play."""
        found = await self._rows(
            select(tables.c.code).where(
                tables.c.code.in_(list(codes)), tables.c.status.in_([OPEN, PLAYING])
            )
        )
        return {code for (code,) in found}

    async def check(self) -> None:
        """Write a little; a `StoreError` says why that cannot be done."""
        async with told(), self._writing.begin() as connection:
            statement = insert(connection.dialect.name, workers).values(id=NOBODY, seen_at=0)
            await connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["id"], set_={"seen_at": workers.c.seen_at - 1}
                )
            )

    async def _rows(self, query: Select[Any]) -> list[Any]:
        async with told(), self._reading.connect() as connection:
            return list((await connection.execute(query)).all())
