"""The web application: rooms, requests and sockets put together."""

import gc
import logging
import os
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from fastapi import Depends, FastAPI
from starlette.types import Receive, Scope, Send

from sushibar import __version__
from sushibar.bus.bus import open_bus, without_credentials
from sushibar.server import (
    guide,
    lessons,
    menus,
    puzzles,
    records,
    score_pad,
    statistics,
    tables,
)
from sushibar.server.allocator import return_freed_memory
from sushibar.server.config import Config
from sushibar.server.connection import Connection
from sushibar.server.dependencies import said_once
from sushibar.server.documentation import add_documentation
from sushibar.server.forwarded_connections import serve_forwarded
from sushibar.server.hosts import Hosts
from sushibar.server.housekeeping import Retention
from sushibar.server.limits import Addresses, PlainLines, Visitor
from sushibar.server.metrics import Metrics
from sushibar.server.middleware import AccessMiddleware
from sushibar.server.page import add_page
from sushibar.server.problems import Problem, add_errors, problem_response
from sushibar.server.protocols import HAND_OVER, LINES
from sushibar.server.replay_cache import ReplayCache
from sushibar.server.review_jobs import ReviewJobs
from sushibar.server.statistics_cache import StatisticsCache
from sushibar.server.thinking import Thinking
from sushibar.server.websocket import Flusher
from sushibar.server.worker import Worker
from sushibar.store.store import Store
from sushibar.store.urls import checked_url
from sushibar.texts import text

logger = logging.getLogger("sushibar.server")

GARBAGE_THRESHOLDS = (50_000, 50, 100)
"""New objects until the youngest are looked at, and how often that is done until the older are."""
SOCKET = re.compile(r"/api/tables/([^/]+)/socket")


def create_app(config: Config) -> FastAPI:
    """The application; it opens its database and its bus when it starts."""
    app = FastAPI(
        title="sushibar",
        version=__version__,
        summary="Live tables of Sushi Go!, Sushi Go Party! and Wasabi!",
        lifespan=lambda app: running(app, config),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    uvicorn_log = logging.getLogger("uvicorn.error")  # below INFO it has whole messages
    uvicorn_log.setLevel(max(logging.INFO, uvicorn_log.getEffectiveLevel()))
    for part in (guide, tables, statistics, score_pad, lessons, puzzles, records):
        app.include_router(part.router, dependencies=[Depends(said_once)])
    app.include_router(menus.router)  # its parameters are lists
    app.include_router(statistics.health_router())
    add_page(app)
    add_documentation(app)
    add_errors(app)
    app.add_middleware(
        AccessMiddleware,
        sockets=partial(accept_socket, app, Flusher()),
        addresses=Addresses(config.connections, config.requests),
        origins=frozenset(config.origins),
        hosts=Hosts(config.host, config.allow_hosts),
        access_log=config.access_log,
    )
    return app


@asynccontextmanager
async def running(app: FastAPI, config: Config) -> AsyncIterator[dict[str, Any]]:
    """All that an application needs while it runs; closed again, whatever goes wrong."""
    async with AsyncExitStack() as opened:
        store = await Store.open(config.database)
        opened.push_async_callback(store.close)
        bus = await open_bus(config.bus)
        opened.push_async_callback(bus.close)
        thinking = Thinking()
        opened.callback(thinking.stop)
        review_jobs = app.state.review_jobs = ReviewJobs()
        opened.callback(review_jobs.stop)
        app.state.replay_cache = ReplayCache()
        app.state.statistics_cache = StatisticsCache()
        worker = app.state.worker = Worker(
            store,
            bus,
            thinking,
            Metrics(),
            Retention(config.keep_days, config.idle_days),
            config.requests,
            config.tables,
        )
        opened.push_async_callback(worker.stop)
        await worker.start()
        logger.info(
            "started: sushibar %s, process %d, %s", __version__, os.getpid(), storage(config)
        )
        state: dict[str, Any] = {
            LINES: PlainLines(config.connections, config.requests, config.proxies)
        }
        worker.neighbours = opened.enter_context(serve_forwarded(app, config, state))
        yield state
    logger.info("stopped: process %d", os.getpid())


async def accept_socket(
    app: FastAPI, flusher: Flusher, scope: Scope, receive: Receive, send: Send, visitor: Visitor
) -> bool:
    """Let a client connect to a table; False if it wants to connect to anything else."""
    await receive()  # that the client wants to connect
    wanted = SOCKET.fullmatch(scope["path"])
    if wanted is None:
        problem: Problem = {"reason": "http", "words": text("refused-no-socket")}
        await problem_response(404, problem)(scope, receive, send)
        return False
    await send({"type": "websocket.accept"})
    hand_over = partial(scope["extensions"][HAND_OVER], flusher)
    Connection(app.state.worker, wanted[1], visitor).open(hand_over)
    return True


def storage(config: Config) -> str:
    """Where everything is kept and told, without the passwords for it."""
    database = checked_url(config.database).set(query={}).render_as_string(hide_password=True)
    bus = without_credentials(config.bus) if config.bus else "in process"
    return f"database {database}, bus {bus}"


def collect_garbage_rarely() -> None:
    """Look for unreachable objects seldom: there are millions of others to be looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    gc.enable()


def from_environment() -> FastAPI:
    """The application of a worker process, which was told its configuration by its parent."""
    return_freed_memory()
    collect_garbage_rarely()
    return create_app(Config.read(os.environ["SUSHIBAR_SERVE"]))
