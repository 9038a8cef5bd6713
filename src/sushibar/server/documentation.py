"""The documentation under /docs, where `make docs` has built it."""

import base64
import hashlib
import os
import re
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import RedirectResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from sushibar.server.middleware import HEADERS

BUILT: Final = Path(__file__).parent / "site"
ADDRESS: Final = "/docs"
INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
"""A script that stands in a page itself."""
POLICY: Final = "content-security-policy"
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Documentation(StaticFiles):
    """Pages that may run the scripts they were built with, and no others."""

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or word that it has not changed: that word carries the page's policy too."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers.update(ASK_AGAIN)
        if str(full_path).endswith(".html"):
            response.headers[POLICY] = policy(Path(full_path))
        return response


@cache
def policy(page: Path) -> str:
    """The content security policy of a page: that of the game, and the page's own scripts."""
    scripts = INLINE.findall(page.read_text(encoding="utf-8"))
    hashes = sorted({base64.b64encode(hashlib.sha256(one.encode()).digest()) for one in scripts})
    allowed = " ".join(f"'sha256-{one.decode()}'" for one in hashes)
    usual = HEADERS[POLICY.encode()].decode()
    return usual.replace("script-src 'self'", f"script-src 'self' {allowed}".rstrip())


def add_documentation(app: FastAPI, built: Path = BUILT) -> None:
    """Serve the documentation, if there is any."""
    if (built / "index.html").exists():

        async def start() -> Response:
            return RedirectResponse(f"{ADDRESS}/")

        app.get(ADDRESS, include_in_schema=False)(start)
        app.mount(ADDRESS, Documentation(directory=built, html=True), name="documentation")
