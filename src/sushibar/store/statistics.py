"""Statistics of finished games, counted by the database."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, func, null, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from sushibar.store.rows import Keys, Statistics, Tally
from sushibar.store.schema import records, results

MOST_TALLIES: Final = 100
"""Bots, and people, that are listed at most."""


async def count(connection: AsyncConnection, wanted: Sequence[ColumnElement[bool]]) -> Statistics:
    """The finished games of whose records this is true."""
    games = await connection.scalar(
        select(func.count()).select_from(records).where(*wanted, has_results())
    )
    seat, bot = results.c.seat, results.c.bot
    person = func.coalesce(results.c.player, results.c.name)
    seats = _tallies(seat, null(), wanted).group_by(seat).order_by(seat)
    bots = _most(_tallies(bot, null(), wanted).where(bot.is_not(None)).group_by(bot), bot)
    people = _most(
        _tallies(func.max(results.c.name), func.max(results.c.player), wanted)
        .where(bot.is_(None))
        .group_by(person),
        person,
    )
    return Statistics(
        games or 0,
        await _fetch(connection, seats),
        await _fetch(connection, bots),
        await _fetch(connection, people),
        await _spread(connection, wanted),
    )


def has_results() -> ColumnElement[bool]:
    """Whether a record is one of a game that counts."""
    return select(results.c.code).where(results.c.code == records.c.code).exists()


def readable(keys: Keys | None) -> ColumnElement[bool]:
    """Whether a record is for everybody, or one of those that these keys read."""
    if keys is None:
        return records.c.listed
    return tuple_(records.c.code, records.c.key).in_(list(keys.items()))


async def _spread(
    connection: AsyncConnection, wanted: Sequence[ColumnElement[bool]]
) -> tuple[tuple[int, int], ...]:
    points = results.c.points
    counted = select(points, func.count())
    counted = counted.join_from(results, records).where(*wanted)
    found = await connection.execute(counted.group_by(points).order_by(points))
    return tuple((int(reached), int(seats)) for reached, seats in found)


def _tallies(name: Any, player: Any, wanted: Sequence[ColumnElement[bool]]) -> Select[Any]:
    counted = select(
        name,
        player,
        func.count(),
        func.avg(results.c.share),
        func.avg(results.c.points),
    )
    return counted.join_from(results, records).where(*wanted)


def _most(tallies: Select[Any], name: Any) -> Select[Any]:
    return tallies.order_by(func.count().desc(), name).limit(MOST_TALLIES)


async def _fetch(connection: AsyncConnection, tallies: Select[Any]) -> tuple[Tally, ...]:
    return tuple(
        Tally(str(name), player, games, float(wins), float(points))
        for name, player, games, wins, points in await connection.execute(tallies)
    )
