"""The web application: rooms, requests and sockets put together."""

import gc
import logging
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from sushibar import __version__
from sushibar.bus.bus import open_bus
from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.server import guide, lessons, records, statistics, tables
from sushibar.server.config import Config
from sushibar.server.connection import Connection
from sushibar.server.limits import Addresses
from sushibar.server.metrics import Metrics
from sushibar.server.middleware import LARGEST_BODY_BYTES, AccessMiddleware, Leave, TooLarge
from sushibar.server.page import add_page
from sushibar.server.protocols import HAND_OVER
from sushibar.server.review_jobs import ReviewJobs
from sushibar.server.thinking import Thinking
from sushibar.server.websocket import Flusher
from sushibar.server.worker import Worker
from sushibar.store.store import Store
from sushibar.texts import text

SELDOM = (50_000, 50, 100)
"""New objects until the youngest are looked at, and how often that is done until the older are."""
SOCKET = re.compile(r"/api/tables/([^/]+)/socket")
STATUSES = {
    "no-table": 404,
    "no-record": 404,
    "seat": 404,
    "no-secret": 401,
    "wrong-secret": 401,
    "secret-form": 401,
    "not-host": 403,
    "storage": 503,
    "broken": 503,
    "clock": 400,
    "name": 400,
    "bot": 400,
    "bot-limit": 400,
    "phrase": 400,
    "long-record": 400,
    "too-many-requests": 429,
    "too-many-reviews": 429,
}
"""How refusals are told over HTTP; all others conflict with how things are."""


def create_app(config: Config) -> FastAPI:
    """The application; it opens its database and its bus when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        bus = await open_bus(config.bus)
        thinking = Thinking()
        review_jobs = app.state.review_jobs = ReviewJobs()
        worker = app.state.worker = Worker(store, bus, thinking, Metrics())
        await worker.start()
        yield
        await worker.stop()
        review_jobs.stop()
        thinking.stop()
        await bus.close()
        await store.close()

    app = FastAPI(
        title="sushibar",
        version=__version__,
        summary="Live tables of Sushi Go!, Sushi Go Party! and Wasabi!",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    uvicorn_log = logging.getLogger("uvicorn.error")  # below INFO it has whole messages
    uvicorn_log.setLevel(max(logging.INFO, uvicorn_log.getEffectiveLevel()))
    for part in (guide, tables, statistics, lessons, records):
        app.include_router(part.router)
    app.include_router(statistics.health_router())
    add_page(app)

    flusher = Flusher()

    async def sockets(scope: Scope, receive: Receive, send: Send, leave: Leave) -> bool:
        await receive()  # that the client wants to connect
        wanted = SOCKET.fullmatch(scope["path"])
        if wanted is None:
            await problem(404, "http", text("refused-no-socket"))(scope, receive, send)
            return False
        await send({"type": "websocket.accept"})
        hand_over = partial(scope["extensions"][HAND_OVER], flusher)
        Connection(app.state.worker, wanted[1], leave).open(hand_over)
        return True

    add_errors(app)
    app.add_middleware(
        AccessMiddleware,
        sockets=sockets,
        addresses=Addresses(config.connections, config.requests),
        origins=frozenset(config.origins),
    )
    return app


def tidy_seldom() -> None:
    """Look for unreachable objects seldom: there are millions of others to be looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def problem(status: int, reason: str, words: str) -> JSONResponse:
    """An answer that says what is wrong: a reason for programs, words for people."""
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else None
    return JSONResponse({"reason": reason, "words": words}, status, headers)


def add_errors(app: FastAPI) -> None:
    """Tell every error as a problem."""

    @app.exception_handler(SushibarError)
    async def mistake(request: Request, error: SushibarError) -> JSONResponse:
        if isinstance(error, Refused):
            return problem(STATUSES.get(error.reason, 409), error.reason, str(error))
        if isinstance(error, StoreError):
            return problem(503, "storage", text("refused-storage"))
        return problem(400, "not-allowed", str(error))

    @app.exception_handler(RequestValidationError)
    async def wrong_form(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        words = text("refused-message", place=place, problem=str(first["msg"]))
        return problem(422, "message", words)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        return problem(error.status_code, "http", str(error.detail))

    @app.exception_handler(TooLarge)
    async def too_large(request: Request, error: TooLarge) -> JSONResponse:
        return problem(413, "too-large", text("refused-too-large", most=LARGEST_BODY_BYTES))


def from_environment() -> FastAPI:
    """The application of a worker process, which was told its configuration by its parent."""
    tidy_seldom()
    return create_app(Config.read(os.environ["SUSHIBAR_SERVE"]))
