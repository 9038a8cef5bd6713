"""Figures over HTTP: statistics, ratings, the score pad, and how the server is."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import JSONResponse

from sushibar import __version__
from sushibar.errors import Refused, StoreError
from sushibar.server.dependencies import PROBLEMS, Code, TheWorker, plain_text
from sushibar.server.requests import Score
from sushibar.server.responses import Anything, Bar, Figures, Health, Rated, Ratings, Tally
from sushibar.store import rows
from sushibar.table.scorepad import answer

router = APIRouter(prefix="/api", responses=PROBLEMS)


def counted(found: rows.Statistics) -> Figures:
    """Statistics without who exactly anybody is."""

    def tallies(some: Iterable[rows.Tally]) -> list[Tally]:
        return [
            Tally(name=one.name, games=one.games, wins=one.wins, points=one.points) for one in some
        ]

    return Figures(
        games=found.games,
        seats=tallies(found.seats),
        bots=tallies(found.bots),
        people=tallies(found.people),
        spread=[Bar(points=points, seats=seats) for points, seats in found.spread],
    )


@router.get("/statistics", tags=["figures"])
async def statistics(
    worker: TheWorker, game: Annotated[str | None, Query(pattern=r"^[a-z-]{1,20}$")] = None
) -> Figures:
    """Games, points and wins by seat, by bot and by player, of all tables."""
    return counted(await worker.store.statistics(game=game))


@router.get("/tables/{code}/statistics", tags=["figures"])
async def table_statistics(code: Code, worker: TheWorker) -> Figures:
    """The same of one table and its rematches."""
    row = await worker.store.table(code)
    if row is None:
        raise Refused("refused-no-table", code=code)
    return counted(await worker.store.statistics(series=row.series))


@router.get("/ratings/{game}", tags=["figures"])
async def ratings(
    game: Annotated[str, Path(pattern=r"^[a-z-]{1,20}$")],
    worker: TheWorker,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Ratings:
    """The best players of those who want to be rated."""
    found = await worker.store.ratings(game, limit)
    return Ratings(
        ratings=[Rated(name=row.name, mu=row.mu, sigma=row.sigma, games=row.games) for row in found]
    )


@router.post("/score", tags=["score pad"])
def score(line: Score) -> Anything:
    """Score plates of a real table, as `sushibar score --json` does."""
    return answer(line.model_dump())


# The server itself


def health_router() -> APIRouter:
    """Whether the server is well, and its figures."""
    own = APIRouter(tags=["server"], responses={one: PROBLEMS[one] for one in (429, 500)})

    @own.get("/healthz", response_model=Health, responses={503: {"model": Health}})
    async def healthz(worker: TheWorker) -> JSONResponse:
        """Whether the database and the bus can be reached."""
        try:
            await worker.store.check()
            database = True
        except StoreError:
            database = False
        health = Health(
            ok=database and worker.bus.is_up,
            database=database,
            bus=worker.bus.is_up,
            version=__version__,
        )
        return JSONResponse(health.model_dump(), 200 if health.ok else 503)

    @own.get("/metrics", response_class=Response, responses=plain_text("The figures"))
    async def metrics(worker: TheWorker) -> Response:
        """Figures for Prometheus, of this worker."""
        worker.metrics.rooms.set(len(worker.rooms))
        return Response(worker.metrics.text(), media_type="text/plain; version=0.0.4")

    return own
