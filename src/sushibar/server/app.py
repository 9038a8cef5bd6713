"""The web application: rooms, requests and sockets put together."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sushibar import __version__
from sushibar.bus.bus import open_bus
from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.server import rest
from sushibar.server.config import Config
from sushibar.server.connection import Connection
from sushibar.server.guards import Guards, TooLarge
from sushibar.server.hall import Hall
from sushibar.server.limits import Addresses
from sushibar.server.metrics import Metrics
from sushibar.server.page import add_page
from sushibar.server.thinking import Thinking
from sushibar.store.store import Store
from sushibar.texts import text

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
}
"""How refusals are told over HTTP; all others conflict with how things are."""


def create_app(config: Config) -> FastAPI:
    """The application; it opens its database and its bus when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        bus = await open_bus(config.bus)
        thinking = Thinking()
        hall = app.state.hall = Hall(store, bus, thinking, Metrics())
        await hall.start()
        yield
        await hall.stop()
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
    app.include_router(rest.router)
    app.include_router(rest.health_router())
    add_page(app)

    @app.websocket("/api/tables/{code}/socket")
    async def socket(websocket: WebSocket, code: str) -> None:
        await Connection(app.state.hall, websocket, code).run()

    add_errors(app)
    app.add_middleware(
        Guards,
        addresses=Addresses(config.connections, config.requests),
        origins=frozenset(config.origins),
    )
    return app


def add_errors(app: FastAPI) -> None:
    """Tell every error as a problem: a reason for programs, words for people."""

    def problem(status: int, reason: str, words: str) -> JSONResponse:
        return JSONResponse({"reason": reason, "words": words}, status)

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
        return problem(413, "too-large", text("refused-too-large", most=65_536))


def from_environment() -> FastAPI:
    """The application of a worker process, which was told its configuration by its parent."""
    return create_app(Config.read(os.environ["SUSHIBAR_SERVE"]))
