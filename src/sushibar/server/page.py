"""The page of the browser: built files, and one address for every screen."""

import gzip
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sushibar.texts import text

BUILT: Final = Path(__file__).parent / "static"
SCREENS: Final = (
    "/",
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
)
PLACES: Final = (
    "/play",
    "/new/bots",
    "/new/friends",
    "/replay",
    "/records",
    "/score",
    "/statistics",
    "/fair",
)
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /t/
Disallow: /r/
Disallow: /play
Disallow: /new/
"""
"""Tables and replays are found by links that somebody was given; /play opens a table."""
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Assets(StaticFiles):
    """Files whose names say what is in them: a browser need never ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept; compressed for whoever can read that."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse):
            if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                kind = response.media_type
                response = Response(compressed(Path(response.path)), media_type=kind)
                response.headers["Content-Encoding"] = "gzip"
            response.headers["Vary"] = "Accept-Encoding"
            response.headers.update(FOR_EVER)
        return response


@cache
def compressed(path: Path) -> bytes:
    """What a file holds, in fewer bytes."""
    return gzip.compress(path.read_bytes(), mtime=0)


def built_file(name: str, status: int = 200) -> Response:
    """A file of the page; without it, what is missing."""
    if not (BUILT / name).exists():
        return PlainTextResponse(text("serve-no-page"), 503)
    return FileResponse(BUILT / name, status, headers=ASK_AGAIN)


def built_page(status: int = 200) -> Response:
    """The page, which shows the screen of its address."""
    return built_file("index.html", status)


def add_page(app: FastAPI) -> None:
    """Serve the page at the address of each screen, and what browsers and crawlers look for."""

    async def page() -> Response:
        return built_page()

    async def icon() -> Response:
        return built_file("icon.svg")

    async def favicon() -> Response:
        return built_file("favicon.ico")

    async def robots() -> Response:
        return PlainTextResponse(ROBOTS)

    for path in (*SCREENS, *PLACES):
        app.get(path, include_in_schema=False)(page)
    for path, file in (("/icon.svg", icon), ("/favicon.ico", favicon), ("/robots.txt", robots)):
        app.get(path, include_in_schema=False)(file)
    if (BUILT / "assets").exists():
        app.mount("/assets", Assets(directory=BUILT / "assets"), name="assets")
