"""A database as its administrator sees it: what is there, whose it is, how much space it takes."""

from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from typing import Any, Final, Self

from pydantic_core import to_json
from sqlalchemy import (
    ColumnElement,
    CompoundSelect,
    LargeBinary,
    Select,
    cast,
    delete,
    func,
    or_,
    select,
    union,
)

from sushibar.errors import SetupError
from sushibar.match.log import BotJoined, Joined
from sushibar.server.admin_lines import GameLine, TableLine, Usage, Use
from sushibar.server.stored_log import entry_json
from sushibar.store.engines import reading_engine, writing_engine
from sushibar.store.failures import told
from sushibar.store.migrate import migrate
from sushibar.store.retention import purge, remove
from sushibar.store.rows import RecordRow
from sushibar.store.schema import entries, ratings, records, results, tables
from sushibar.store.urls import checked_url, database_file, is_sqlite

JOINED, BOT_JOINED = '"kind":"joined"', '"kind":"bot-joined"'
"""What entries hold by which somebody sat down."""
MOST_CODES: Final = 500
"""Tables that are asked about, or removed, at a time."""


class Admin:
    """A database that is looked after, also while servers use it."""

    def __init__(self, url: str) -> None:
        """Prepare; `open` does the rest."""
        self.url = checked_url(url)
        self._is_sqlite = is_sqlite(self.url)
        if self._is_sqlite and not database_file(self.url).exists():
            raise SetupError("error-store-none", file=database_file(self.url))
        self._writing, self._reading = writing_engine(self.url), reading_engine(self.url)

    @classmethod
    async def open(cls, url: str) -> Self:
        """The database at a URL, brought up to date."""
        admin = cls(url)
        try:
            async with told(), admin._writing.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await admin.close()
            raise
        return admin

    async def close(self) -> None:
        """Let go of the database."""
        await self._reading.dispose()
        await self._writing.dispose()

    # What is there

    async def tables(
        self, limit: int, status: str | None = None, name: str | None = None
    ) -> list[TableLine]:
        """Live tables, those that changed last first; only those of a status or a name."""
        own = entries.c.code == tables.c.code
        query = select(
            tables.c.code,
            tables.c.game,
            tables.c.status,
            tables.c.listed,
            tables.c.created_at,
            tables.c.changed_at,
            select(func.count()).where(own).scalar_subquery(),
            select(func.coalesce(func.sum(self._size(entries.c.body)), 0))
            .where(own)
            .scalar_subquery(),
        ).order_by(tables.c.changed_at.desc(), tables.c.code)
        if status is not None:
            query = query.where(tables.c.status == status)
        if name is not None:
            query = query.where(tables.c.code.in_(self._of(name)))
        found = await self._rows(query.limit(limit))
        people, bots = await self._seated(row[0] for row in found)
        return [
            TableLine._make([*row[:-1], int(row[-1]), [*people[row[0]]], [*bots[row[0]]]])
            for row in found
        ]

    async def games(self, limit: int, name: str | None = None) -> list[GameLine]:
        """Finished games, the latest first; only those of a name.

        Who played is not known of those that do not count, such as lessons.
        """
        query = select(
            records.c.code, records.c.game, records.c.finished_at, self._size(records.c.text)
        ).order_by(records.c.finished_at.desc(), records.c.code)
        if name is not None:
            query = query.where(records.c.code.in_(self._of(name)))
        found = await self._rows(query.limit(limit))
        players: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for codes in in_parts(row[0] for row in found):
            columns = results.c.code, results.c.name, results.c.points
            seats = select(*columns).where(results.c.code.in_(codes)).order_by(results.c.seat)
            for code, who, points in await self._rows(seats):
                players[code].append((who, points))
        return [
            GameLine(code, game, at, players[code], int(size)) for code, game, at, size in found
        ]

    async def codes_of(self, name: str) -> list[str]:
        """The codes of all tables and games where somebody of that name sat."""
        return sorted({code for (code,) in await self._rows(self._of(name))})

    async def known(self, codes: Iterable[str]) -> list[str]:
        """Those of the codes that are codes of tables or games here."""
        wanted = list(dict.fromkeys(codes))
        found: set[str] = set()
        for some in in_parts(wanted):
            for column in (tables.c.code, records.c.code):
                rows = await self._rows(select(column).where(column.in_(some)))
                found |= {code for (code,) in rows}
        return [code for code in wanted if code in found]

    async def records(self, codes: Collection[str] | None = None) -> AsyncIterator[RecordRow]:
        """The records of finished games with these codes, or of all."""
        wanted = codes if codes is not None else await self._codes(records.c.code)
        for some in in_parts(wanted):
            query = select(records).where(records.c.code.in_(some)).order_by(records.c.code)
            for row in await self._rows(query):
                yield RecordRow(*row)

    async def usage(self) -> Usage:
        """How much there is, and who has it."""
        logs = select(tables.c.code, tables.c.game, func.sum(self._size(entries.c.body)))
        logs = logs.join_from(tables, entries).group_by(tables.c.code, tables.c.game)
        kept = select(records.c.code, records.c.game, self._size(records.c.text))
        sizes: dict[str, int] = defaultdict(int)
        games: dict[str, str] = {}
        logged, finished = await self._rows(logs), await self._rows(kept)
        for code, game, size in [*logged, *finished]:
            sizes[code] += int(size)
            games[code] = game
        of: dict[str, set[str]] = defaultdict(set)
        joined = select(entries.c.code, entries.c.body).where(entries.c.body.contains(JOINED))
        for code, body in await self._rows(joined):
            entry = entry_json.validate_json(body)
            assert isinstance(entry, Joined)
            of[entry.name].add(code)
        named = select(results.c.code, results.c.name).where(results.c.bot.is_(None))
        for code, name in await self._rows(named):
            of[name].add(code)
        by_game: dict[str, set[str]] = defaultdict(set)
        for code, game in games.items():
            by_game[game].add(code)
        live, over = {row[0] for row in logged}, {row[0] for row in finished}

        def used(groups: dict[str, set[str]]) -> list[Use]:
            lines = [
                Use(name, len(codes & live), len(codes & over), sum(sizes[code] for code in codes))
                for name, codes in groups.items()
            ]
            return sorted(lines, key=lambda line: (-line.bytes, line.name))

        statuses = select(tables.c.status, func.count()).group_by(tables.c.status)
        return Usage(
            bytes=await self._database_bytes(),
            tables=dict(sorted(await self._rows(statuses))),
            games=len(over),
            ratings=(await self._rows(select(func.count()).select_from(ratings)))[0][0],
            by_game=used(by_game),
            by_name=used(of),
        )

    # What is removed

    async def delete(self, codes: Collection[str]) -> None:
        """Delete tables, whatever is going on there, and the games that were played there."""
        for some in in_parts(sorted(codes)):
            async with told(), self._writing.begin() as connection:
                await remove(connection, some)

    async def forget_rating(self, name: str) -> int:
        """Delete the ratings of people who were last called that; how many they were."""
        async with told(), self._writing.begin() as connection:
            done = await connection.execute(delete(ratings).where(ratings.c.name == name))
        return int(done.rowcount)

    async def old(self, before: int) -> int:
        """How many games were finished before then."""
        query = select(func.count()).select_from(records).where(records.c.finished_at < before)
        return int((await self._rows(query))[0][0])

    async def purge(self, before: int) -> int:
        """Delete the games that were finished before then; how many they were."""
        return await purge(self._writing, before)

    # Inside

    async def _seated(
        self, codes: Iterable[str]
    ) -> tuple[dict[str, dict[str, None]], dict[str, dict[str, None]]]:
        """By code, the names of people and the specs of bots who sat there, each once, in order."""
        people: dict[str, dict[str, None]] = defaultdict(dict)
        bots: dict[str, dict[str, None]] = defaultdict(dict)
        for some in in_parts(codes):
            sat_down = or_(entries.c.body.contains(JOINED), entries.c.body.contains(BOT_JOINED))
            query = select(entries.c.code, entries.c.body).where(entries.c.code.in_(some), sat_down)
            for code, body in await self._rows(query.order_by(entries.c.version)):
                entry = entry_json.validate_json(body)
                if isinstance(entry, Joined):
                    people[code][entry.name] = None
                elif isinstance(entry, BotJoined):
                    bots[code][entry.bot] = None
        return people, bots

    def _of(self, name: str) -> CompoundSelect[tuple[str]]:
        """The codes of all tables and games of a name.

        In JSON quotes are escaped, so what is looked for is found nowhere else in an entry.
        """
        written = f'"name":{to_json(name).decode()},'
        found = (func.instr if self._is_sqlite else func.strpos)(entries.c.body, written)
        joined = select(entries.c.code).where(entries.c.body.contains(JOINED), found > 0)
        finished = select(results.c.code).where(results.c.name == name, results.c.bot.is_(None))
        return union(joined, finished)

    def _size(self, column: ColumnElement[str]) -> ColumnElement[int]:
        """How many bytes a text has."""
        if self._is_sqlite:
            return func.length(cast(column, LargeBinary))
        return func.octet_length(column)

    async def _database_bytes(self) -> int:
        if not self._is_sqlite:
            size = func.pg_database_size(func.current_database())
            return int((await self._rows(select(size)))[0][0])
        file = database_file(self.url)
        files = (file, file.with_name(f"{file.name}-wal"))
        return sum(one.stat().st_size for one in files if one.exists())

    async def _codes(self, column: ColumnElement[str]) -> list[str]:
        return [code for (code,) in await self._rows(select(column).order_by(column))]

    async def _rows(self, query: Select[Any] | CompoundSelect[Any]) -> list[Any]:
        async with told(), self._reading.connect() as connection:
            return list((await connection.execute(query)).all())


def in_parts(codes: Iterable[str]) -> Iterator[list[str]]:
    """Codes in lists that a database takes at once."""
    wanted = list(codes)
    for start in range(0, len(wanted), MOST_CODES):
        yield wanted[start : start + MOST_CODES]
