"""Finished games over HTTP: records, replays, reviews; of records that are brought along too."""

import gzip
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic_core import to_json

from sushibar.errors import Refused
from sushibar.server.dependencies import (
    Asker,
    Bearer,
    Code,
    TheReplayCache,
    TheReviewJobs,
    TheWorker,
    may_read,
    plain_text,
)
from sushibar.server.problems import PROBLEMS
from sushibar.server.replays import Replay, replayed_brought, replayed_kept
from sushibar.server.requests import (
    GAME,
    LATEST,
    MOST_LISTED,
    BroughtRecord,
    BroughtReview,
    OwnRecords,
)
from sushibar.server.review_jobs import ReviewLine
from sushibar.shapes import TypedDict
from sushibar.store.rows import RecordLine, RecordRow
from sushibar.texts import language

LINES: Final = "application/x-ndjson"
REVIEWED: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Lines of JSON: how far the review has come, finally the review itself",
        "content": {LINES: {"schema": {"type": "string"}}},
    }
}


class ResultSummary(TypedDict):
    """How a seat did in a finished game."""

    name: str
    bot: str | None
    points: int
    won: bool


class RecordSummary(TypedDict):
    """A finished game; those of rematches belong to one series."""

    code: str
    series: str
    game: str
    players: int
    finished_at: int
    results: list[ResultSummary]


class Records(TypedDict):
    """Finished games, the last one first."""

    records: list[RecordSummary]


router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)


@router.get("/records")
async def list_records(
    worker: TheWorker,
    game: Annotated[str | None, Query(pattern=GAME)] = None,
    before: Annotated[int | None, Query(ge=0, le=LATEST)] = None,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = 20,
) -> Records:
    """Finished games of listed tables, the last one first."""
    return summaries(await worker.store.records(limit, before, game))


@router.post("/records/own")
async def list_own_records(wanted: OwnRecords, worker: TheWorker) -> Records:
    """The same of one's own games, for which one has the keys; others are passed over."""
    return summaries(
        await worker.store.records(wanted.limit, wanted.before, wanted.game, wanted.keys)
    )


def summaries(found: Iterable[RecordLine]) -> Records:
    """Finished games without who exactly anybody is."""
    return {
        "records": [
            {
                "code": row.code,
                "series": row.series,
                "game": row.game,
                "players": row.players,
                "finished_at": row.finished_at,
                "results": [
                    {"name": one.name, "bot": one.bot, "points": one.points, "won": one.share > 0}
                    for one in row.results
                ],
            }
            for row in found
        ]
    }


async def kept_record(code: Code, worker: TheWorker, secret: Bearer) -> RecordRow:
    """A finished game, if it is kept here and may be read: everybody may read those of listed
    tables, the others who has the key or a seat. Nobody else learns that there is such a game.
    """
    row = await worker.store.record(code)
    if row is None or not (row.listed or await may_read(worker, code, row.key, secret)):
        raise Refused("refused-no-record", code=code)
    return row


TheRecord = Annotated[RecordRow, Depends(kept_record)]


@router.get("/records/{code}", response_class=Response, responses=plain_text("The record"))
async def download_record(row: TheRecord) -> Response:
    """A finished game as a record: what `sushibar replay` and `sushibar verify` read."""
    name = f'attachment; filename="{row.game}-{row.code}.txt"'
    return PlainTextResponse(row.text, headers={"Content-Disposition": name})


# Replays


def answered(packed: bytes, request: Request, media_type: str = "application/json") -> Response:
    """The answer to who asks, unpacked for those who cannot do it themselves."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type=media_type, headers=headers)


@router.get("/records/{code}/replay", response_model=Replay)
async def replay_record(
    row: TheRecord,
    review_jobs: TheReviewJobs,
    cache: TheReplayCache,
    asker: Asker,
    request: Request,
) -> Response:
    """A finished game step by step, with all hands, in words."""
    key = row.code, row.finished_at, language()

    async def make() -> bytes:
        return await review_jobs.read(row.text, replayed_kept, asker)

    return answered(await cache.get(key, make), request)


@router.post("/replays", response_model=Replay)
async def replay_brought(
    brought: BroughtRecord, review_jobs: TheReviewJobs, asker: Asker, request: Request
) -> Response:
    """The same of a record that is brought along, finished or not; nothing of it is kept."""
    return answered(await review_jobs.read(brought.record, replayed_brought, asker), request)


# Reviews


@router.get("/records/{code}/review", response_class=StreamingResponse, responses=REVIEWED)
async def review_record(
    row: TheRecord,
    review_jobs: TheReviewJobs,
    asker: Asker,
    request: Request,
    seat: Annotated[int, Query(ge=0, le=7)] = 0,
) -> Response:
    """Where a seat lost points and chances to win in a finished game."""
    packed = review_jobs.packed(row.text, seat)
    if packed is not None:
        return answered(packed, request, LINES)
    found = await review_jobs.review(row.text, seat, asker)
    return StreamingResponse(lines(found), media_type=LINES)


@router.post("/reviews", response_class=StreamingResponse, responses=REVIEWED)
async def review_brought(
    brought: BroughtReview, review_jobs: TheReviewJobs, asker: Asker
) -> StreamingResponse:
    """The same of a record that is brought along; nothing of it is kept."""
    found = await review_jobs.review(brought.record, brought.seat, asker)
    return StreamingResponse(lines(found), media_type=LINES)


async def lines(found: AsyncIterator[ReviewLine]) -> AsyncIterator[bytes]:
    """A review as it is sent, line by line."""
    async for one in found:
        yield to_json(one) + b"\n"
