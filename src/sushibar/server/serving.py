"""Running the server: one process, or several workers behind one port."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import tempfile
import time
import webbrowser
from dataclasses import replace
from typing import Final

import uvicorn

from sushibar.bus.bus import open_bus
from sushibar.errors import SetupError, StoreError
from sushibar.server.allocator import return_freed_memory
from sushibar.server.app import collect_garbage_rarely, create_app
from sushibar.server.config import Config
from sushibar.server.invitation import invitation, url
from sushibar.server.logs import LEVELS
from sushibar.server.neighbours import IS_POSSIBLE
from sushibar.server.uvicorn_options import options
from sushibar.store.failures import STARTING
from sushibar.store.store import Store
from sushibar.store.urls import checked_url, is_sqlite
from sushibar.texts import text

PATIENCE_SECONDS: Final = 120.0
"""How long a database may take to start, or to recover."""
PAUSE_SECONDS: Final = 2.0


class Announcing(uvicorn.Server):
    """A server that says when it is ready, and opens a browser if wanted."""

    def __init__(self, config: uvicorn.Config, opens: bool, is_proxied: bool = False) -> None:
        super().__init__(config)
        self._opens, self._is_proxied = opens, is_proxied

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and say where."""
        await super().startup(sockets)
        if self.started:
            for server in self.servers:
                for listening in server.sockets[:1]:
                    host, port = listening.getsockname()[:2]
                    announce("serve-ready", host, port, self._is_proxied)
                    if self._opens:
                        webbrowser.open(f"{url(host, port)}play")


def announce(key: str, host: str, port: int, is_proxied: bool, **facts: object) -> None:
    """Say where the server is; to phones too, unless a proxy stands between."""
    print(text(key, url=url(host, port), **facts), flush=True)
    if not is_proxied:
        for line in invitation(host, port):
            print(line, flush=True)


def serve(config: Config) -> int:
    """Serve until told to stop; the exit status."""
    check(config)
    raise_descriptors()
    return_freed_memory()
    if config.workers == 1:
        server = Announcing(
            uvicorn.Config(create_app(config), **options(config)),
            config.opens,
            bool(config.proxies),
        )
        collect_garbage_rarely()
        # The server stops by itself, then raises the signal again: that is no failure.
        signal.signal(signal.SIGTERM, lambda *_: None)
        server.run()
        return 0 if server.started else 1
    announce(
        "serve-workers", config.host, config.port, bool(config.proxies), workers=config.workers
    )
    collect_garbage_rarely()
    with tempfile.TemporaryDirectory(prefix="sushibar-", ignore_cleanup_errors=True) as folder:
        shared = replace(config, neighbours=folder if IS_POSSIBLE else None)
        os.environ["SUSHIBAR_SERVE"] = shared.write()
        uvicorn.run(
            "sushibar.server.app:from_environment",
            factory=True,
            workers=config.workers,
            **options(config),
        )
    return 0


def raise_descriptors() -> None:
    """Allow as many open files as the system lets us: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def check(config: Config) -> None:
    """Refuse what cannot work before anything is started."""
    if config.workers < 1:
        raise SetupError("error-workers", workers=config.workers)
    if min(config.connections, config.tables) < 1 or not config.requests >= 1:
        raise SetupError("error-limits")
    if config.log_level not in LEVELS:
        raise SetupError("error-log-level", level=config.log_level, levels=", ".join(LEVELS))
    if config.workers > 1 and (is_sqlite(checked_url(config.database)) or not config.bus):
        raise SetupError("error-workers-alone", workers=config.workers)
    asyncio.run(try_out(config))
    with socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET) as probe:
        if os.name == "posix":  # on Windows it would let two servers have one port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((config.host, config.port))
        except OSError as error:
            reason = error.strerror or str(error)
            raise SetupError(
                "error-port", host=config.host, port=str(config.port), reason=reason
            ) from None


async def try_out(config: Config) -> None:
    """Open the database and the bus once, so that what is wrong is said in one line.

    A database that is just starting is waited for.
    """
    end = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            store = await Store.open(config.database)
            break
        except StoreError as error:
            if error.key != STARTING or time.monotonic() > end:
                raise
            print(text("serve-waits", reason=str(error)), file=sys.stderr, flush=True)
            await asyncio.sleep(PAUSE_SECONDS)
    await store.close()
    bus = await open_bus(config.bus)
    await bus.close()
