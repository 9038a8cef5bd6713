"""Ratings of people: what a finished game says about how strong they are."""

import math
from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from sushibar.arena.ratings import MU, SIGMA, Rating, rate
from sushibar.store.rows import SeatResult
from sushibar.store.schema import insert, ratings

TAU: Final = MU / 300
"""How much the doubt grows before each game: people learn, and forget."""

Key = tuple[str, str]
"""A player and a game."""


async def rate_games(
    connection: AsyncConnection, games: Iterable[tuple[str, int, Sequence[SeatResult]]]
) -> None:
    """Take account of finished games, each with its name, its time and its results, in order."""
    rated = [(game, at, people(results)) for game, at, results in games]
    rated = [(game, at, results) for game, at, results in rated if len(results) > 1]
    keys = sorted({(result.player or "", game) for game, _, results in rated for result in results})
    if not keys:
        return
    believed = await _load(connection, keys)
    news: dict[Key, dict[str, object]] = {}
    for game, at, results in rated:
        held = [(result.player or "", game) for result in results]
        before = [doubted(believed[key][0]) for key in held]
        after = rate(before, range(len(held)), ranks(results))
        for key, result, rating in zip(held, results, after, strict=True):
            played = believed[key][1] + 1
            believed[key] = rating, played
            news[key] = {
                "player": key[0],
                "game": game,
                "name": result.name,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "games": played,
                "changed_at": at,
            }
    statement = insert(connection.dialect.name, ratings)
    changes = {
        column: statement.excluded[column]
        for column in ("name", "mu", "sigma", "games", "changed_at")
    }
    await connection.execute(
        statement.on_conflict_do_update(index_elements=["player", "game"], set_=changes),
        [news[key] for key in keys],
    )


def people(results: Sequence[SeatResult]) -> list[SeatResult]:
    """The results that are rated: of people known by a hash, the best of those with two seats."""
    best: dict[str, SeatResult] = {}
    for result in sorted(results, key=standing):
        if result.player is not None:
            best.setdefault(result.player, result)
    return list(best.values())


def ranks(results: Sequence[SeatResult]) -> list[int]:
    """The place of each, from 0; those who won come first, then points decide."""
    return [sum(standing(other) < standing(result) for other in results) for result in results]


def standing(result: SeatResult) -> tuple[float, int]:
    """What a result is sorted by: low is good."""
    return -result.share, -result.points


def doubted(rating: Rating) -> Rating:
    """A rating just before the next game."""
    return Rating(rating.mu, math.hypot(rating.sigma, TAU))


async def _load(connection: AsyncConnection, keys: Sequence[Key]) -> dict[Key, tuple[Rating, int]]:
    """What is believed so far, locked until the end of the transaction where rows can be.

    Everybody is inserted first, so that there is a row to lock; the order is the same in all
    transactions, so that none waits for another in a circle.
    """
    await connection.execute(
        insert(connection.dialect.name, ratings).on_conflict_do_nothing(),
        [
            {
                "player": player,
                "game": game,
                "name": "",
                "mu": MU,
                "sigma": SIGMA,
                "games": 0,
                "changed_at": 0,
            }
            for player, game in keys
        ],
    )
    found = await connection.execute(
        select(ratings.c.player, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .where(tuple_(ratings.c.player, ratings.c.game).in_(keys))
        .order_by(ratings.c.player, ratings.c.game)
        .with_for_update()
    )
    return {(player, game): (Rating(mu, sigma), games) for player, game, mu, sigma, games in found}
