"""The documentation site, built for the tests, and an application that serves one."""

import os
import subprocess
import sys
from pathlib import Path

from fastapi import FastAPI

from sushibar.server.documentation import add_documentation
from sushibar.server.hosts import Hosts
from sushibar.server.limits import Addresses
from sushibar.server.middleware import AccessMiddleware

ROOT = Path(__file__).parents[1]


def build_site(folder: Path) -> None:
    """Build the whole site; anything doubtful is an error."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr


def site_app(folder: Path) -> FastAPI:
    """A server of a site, with the headers that every answer has."""
    app = FastAPI(docs_url=None, redoc_url=None)
    add_documentation(app, folder)

    async def sockets(*_: object) -> bool:
        return False

    addresses = Addresses(9, 1e6)
    app.add_middleware(
        AccessMiddleware,
        sockets=sockets,
        addresses=addresses,
        origins=frozenset(),
        hosts=Hosts("127.0.0.1", ["*"]),
    )
    return app
