"""A server in this very process, behind a real port: tests can look into it while it serves."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from live import PATIENCE, Api
from sushibar.server import room
from sushibar.server.app import create_app
from sushibar.server.config import Config
from sushibar.server.uvicorn_options import options
from sushibar.server.worker import Worker

PLENTY = {"connections": 10_000, "requests": 1e6, "tables": 100_000}
"""Limits that nobody meets."""


class Inside:
    """A server that runs, and what is inside it."""

    def __init__(self, server: uvicorn.Server, worker: Worker, database: Path) -> None:
        self.server, self.worker, self.database = server, worker, database
        self.port: int = server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"


@contextlib.asynccontextmanager
async def inside(folder: Path, **wanted: Any) -> AsyncIterator[Inside]:
    """A server for a while, in the loop of the caller; it plays by the rules in CPython.

    Compiled ones would be used by all other tests in this process from then on.
    """
    with patch.object(room, "quick_soon"):
        async with running(folder, **wanted) as server:
            yield server


@contextlib.asynccontextmanager
async def running(folder: Path, **wanted: Any) -> AsyncIterator[Inside]:
    """A server for a while."""
    database = folder / "tables.sqlite"
    config = Config(f"sqlite:///{database}", port=0, **{**PLENTY, **wanted})
    app = create_app(config)
    quiet = {"log_config": None, "log_level": None}
    server = uvicorn.Server(uvicorn.Config(app, **{**options(config), **quiet}))
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        assert not serving.done(), serving.exception()
        await asyncio.sleep(0.01)
    try:
        yield Inside(server, app.state.worker, database)
    finally:
        server.should_exit = True
        await serving


class Kept(logging.Handler):
    """All that is logged, as it would be written down."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextlib.contextmanager
def everything_logged() -> Iterator[list[str]]:
    """What is logged for a while, however unimportant, by whatever library."""
    root, kept = logging.getLogger(), Kept()
    level = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    try:
        yield kept.lines
    finally:
        root.setLevel(level)
        root.removeHandler(kept)


# Stories

Story = Callable[[Inside, Api], Coroutine[Any, Any, None]]


class Tell:
    """Lets stories happen at a server, each with some configuration."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, story: Story, **config: Any) -> None:
        """Let a story happen."""

        async def whole() -> None:
            async with inside(self.folder, **config) as server, Api(server.url) as api:
                await story(server, api)

        asyncio.run(whole())


def address(server: Inside, code: str) -> str:
    """Of a table's socket."""
    return f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"


async def closed(client: ClientConnection) -> int:
    """The code with which the server closes, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await client.recv()
    assert client.close_code is not None
    return client.close_code


def faults(logged: list[str]) -> list[str]:
    """What should never happen."""
    return [line for line in logged if line.split()[1] == "ERROR"]
