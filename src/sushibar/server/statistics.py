"""Statistics over HTTP: games and ratings, and how the server is."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import JSONResponse

from sushibar import __version__
from sushibar.errors import Refused
from sushibar.server.database_check import DatabaseCheck
from sushibar.server.dependencies import (
    Bearer,
    Code,
    TheStatisticsCache,
    TheWorker,
    may_read,
    plain_text,
)
from sushibar.server.problems import PROBLEMS
from sushibar.server.requests import GAME, GameName, OwnGames
from sushibar.shapes import TypedDict
from sushibar.store import rows


class PointsCount(TypedDict):
    """How often each number of points was reached, by a seat in a game."""

    points: int
    seats: int


class TallyView(TypedDict):
    """How somebody, or a seat, did."""

    name: str
    games: int
    wins: float
    points: float


class StatisticsView(TypedDict):
    """Finished games, counted."""

    games: int
    seats: list[TallyView]
    bots: list[TallyView]
    people: list[TallyView]
    spread: list[PointsCount]


class Rated(TypedDict):
    """How strong somebody is believed to be."""

    name: str
    mu: float
    sigma: float
    games: int


class Ratings(TypedDict):
    """The best of those who want to be rated."""

    ratings: list[Rated]


class Health(TypedDict):
    """Whether everything that is needed is there."""

    ok: bool
    database: bool
    bus: bool
    version: str


router = APIRouter(prefix="/api", responses=PROBLEMS)


def counted(found: rows.Statistics) -> StatisticsView:
    """Statistics without who exactly anybody is."""

    def tallies(some: Iterable[rows.Tally]) -> list[TallyView]:
        return [
            {"name": one.name, "games": one.games, "wins": one.wins, "points": one.points}
            for one in some
        ]

    return {
        "games": found.games,
        "seats": tallies(found.seats),
        "bots": tallies(found.bots),
        "people": tallies(found.people),
        "spread": [{"points": points, "seats": seats} for points, seats in found.spread],
    }


@router.get("/statistics", tags=["statistics"])
async def statistics(
    worker: TheWorker, cache: TheStatisticsCache, game: GameName | None = None
) -> StatisticsView:
    """Games, points and wins by seat, by bot and by player, of all listed tables."""
    return counted(await cache.get(worker.store, game))


@router.post("/statistics/own", tags=["statistics"])
async def own_statistics(wanted: OwnGames, worker: TheWorker) -> StatisticsView:
    """The same of one's own games, for which one has the keys; others are passed over."""
    return counted(await worker.store.statistics(wanted.game, wanted.keys))


@router.get("/tables/{code}/statistics", tags=["statistics"])
async def table_statistics(code: Code, worker: TheWorker, secret: Bearer) -> StatisticsView:
    """The same of one table and its rematches; if it is not listed, for its players only, and for
    anyone who has the key of its game.
    """
    row = await worker.store.table(code)
    if row is not None and not row.listed:
        record = await worker.store.record(code)
        if not await may_read(worker, code, record.key if record else "", secret):
            row = None
    if row is None:
        raise Refused("refused-no-table", code=code)
    return counted(await worker.store.series_statistics(row.series))


@router.get("/ratings/{game}", tags=["statistics"])
async def ratings(
    game: Annotated[str, Path(pattern=GAME)],
    worker: TheWorker,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Ratings:
    """The best players of those who want to be rated."""
    found = await worker.store.ratings(game, limit)
    return {
        "ratings": [
            {"name": row.name, "mu": row.mu, "sigma": row.sigma, "games": row.games}
            for row in found
        ]
    }


# The server itself


def health_router() -> APIRouter:
    """Whether the server is well, and its metrics."""
    own = APIRouter(tags=["server"], responses={one: PROBLEMS[one] for one in (429, 500)})
    check = DatabaseCheck()

    @own.get("/healthz", response_model=Health, responses={503: {"model": Health}})
    async def healthz(worker: TheWorker) -> JSONResponse:
        """Whether the database and the bus can be reached."""
        database = await check.is_well(worker.store)
        health: Health = {
            "ok": database and worker.bus.is_up,
            "database": database,
            "bus": worker.bus.is_up,
            "version": __version__,
        }
        return JSONResponse(health, 200 if health["ok"] else 503)

    @own.get("/metrics", response_class=Response, responses=plain_text("The metrics"))
    async def metrics(worker: TheWorker) -> Response:
        """Metrics for Prometheus, of this worker."""
        worker.metrics.rooms.set(len(worker.rooms))
        return Response(worker.metrics.text(), media_type="text/plain; version=0.0.4")

    return own
