"""What requests depend on: the tables they are about, the secrets they carry."""

from hmac import compare_digest
from typing import Annotated, Any

from fastapi import Depends, Path, Request
from fastapi.exceptions import RequestValidationError
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sushibar.errors import Refused
from sushibar.match.chairs import SECRET, hashed
from sushibar.server.middleware import address_of
from sushibar.server.replay_cache import ReplayCache
from sushibar.server.requests import CODE
from sushibar.server.review_jobs import ReviewJobs
from sushibar.server.room import Room
from sushibar.server.statistics_cache import StatisticsCache
from sushibar.server.worker import Worker

Code = Annotated[str, Path(pattern=CODE)]


def plain_text(description: str) -> dict[int | str, dict[str, Any]]:
    """How an answer that is plain text is described."""
    content = {"text/plain": {"schema": {"type": "string"}}}
    return {200: {"description": description, "content": content}}


# Those that are not async would each be run in a thread.


async def worker_of(request: Request) -> Worker:
    """The tables of this worker."""
    worker: Worker = request.app.state.worker
    return worker


async def review_jobs_of(request: Request) -> ReviewJobs:
    """Who reads and reviews at this worker."""
    review_jobs: ReviewJobs = request.app.state.review_jobs
    return review_jobs


async def replay_cache_of(request: Request) -> ReplayCache:
    """Replays that this worker has made."""
    cache: ReplayCache = request.app.state.replay_cache
    return cache


async def statistics_cache_of(request: Request) -> StatisticsCache:
    """Statistics that this worker has counted."""
    cache: StatisticsCache = request.app.state.statistics_cache
    return cache


async def said_once(request: Request) -> None:
    """Refuse parameters that are said twice: which of them counts would be anybody's guess."""
    for name in request.query_params:
        if len(request.query_params.getlist(name)) > 1:
            raise RequestValidationError([{"loc": ("query", name), "msg": "said more than once"}])


async def asker_of(request: Request) -> str:
    """The address that asks."""
    return address_of(request.scope)


async def secret_of(
    authorization: Annotated[
        HTTPAuthorizationCredentials | None,
        Depends(
            HTTPBearer(auto_error=False, description="The secret of a seat, or the key of a game")
        ),
    ],
) -> str | None:
    """The secret that a request carries, if it carries one."""
    return None if authorization is None else authorization.credentials


TheWorker = Annotated[Worker, Depends(worker_of)]
TheReviewJobs = Annotated[ReviewJobs, Depends(review_jobs_of)]
TheReplayCache = Annotated[ReplayCache, Depends(replay_cache_of)]
TheStatisticsCache = Annotated[StatisticsCache, Depends(statistics_cache_of)]
Asker = Annotated[str, Depends(asker_of)]
Bearer = Annotated[str | None, Depends(secret_of)]


async def room_of(code: Code, worker: TheWorker) -> Room:
    """The room of the table that a request is about."""
    return await worker.room(code)


async def may_read(worker: Worker, code: str, key: str, secret: str | None) -> bool:
    """Whether somebody may read what was played at a table that is not listed: with the key of
    its game, or with the secret of a seat.
    """
    if secret is None or not SECRET.fullmatch(secret):
        return False
    if compare_digest(secret, key):
        return True
    try:
        room = await worker.room(code)
    except Refused:  # the table is forgotten
        return False
    return await room.look(lambda match: match.seat_of(hashed(secret)) is not None)


TheRoom = Annotated[Room, Depends(room_of)]
