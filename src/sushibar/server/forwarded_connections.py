"""Connections that another worker has accepted and forwarded, because their table is here."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.server import ServerState

from sushibar.server.config import Config
from sushibar.server.neighbours import Neighbours
from sushibar.server.protocols import NEIGHBOURS, HttpProtocol
from sushibar.server.uvicorn_options import options


@contextmanager
def serve_forwarded(
    app: ASGIApp, config: Config, state: dict[str, Any]
) -> Iterator[Neighbours | None]:
    """Serve them for a while, by an application with this state; the workers that forward them,
    if there are any.
    """
    if config.neighbours is None:
        yield None
        return
    quiet = {"log_config": None, "log_level": None}
    settings = uvicorn.Config(app, **{**options(config), **quiet})
    settings.load()
    server, loop = ServerState(), asyncio.get_running_loop()
    tasks: set[asyncio.Task[None]] = set()

    async def serve(connection: socket.socket, head: bytes) -> None:
        _, protocol = await loop.connect_accepted_socket(
            lambda: HttpProtocol(settings, server, state), connection
        )
        protocol.data_received(head)

    def take(connection: socket.socket, head: bytes) -> None:
        task = loop.create_task(serve(connection, head))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    neighbours = state[NEIGHBOURS] = Neighbours(Path(config.neighbours), take)
    try:
        yield neighbours
    finally:
        neighbours.stop()
        for connection in tuple(server.connections):
            connection.shutdown()
