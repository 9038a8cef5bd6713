"""The page of the browser: built files, and one address for every screen."""

import gzip
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
)
from starlette.datastructures import Headers
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sushibar.server.link_preview import LinkPreview, preview_of, tags
from sushibar.server.page_build import BUILT, INDEX, build_digest
from sushibar.server.web_manifest import WebManifest, web_manifest
from sushibar.texts import text

SCREENS: Final = (
    "/",
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/rules/{rest:path}",
    "/learn/{rest:path}",
    "/puzzles/{rest:path}",
)
PLACES: Final = (
    "/play",
    "/new/bots",
    "/new/friends",
    "/new/here",
    "/replay",
    "/records",
    "/puzzles",
    "/menus",
    "/score",
    "/statistics",
    "/fair",
)
ROBOTS: Final = """\
User-agent: *
Disallow: /api/
Disallow: /r/
Disallow: /play
Disallow: /new/
"""
"""Replays are found by links that somebody was given; /play opens a table."""
NOT_INDEXED: Final = {"X-Robots-Tag": "noindex, nofollow"}
"""A table may be looked at by anyone who has its link, and is in no search engine."""
TITLE: Final = "<title>sushibar</title>"
"""What the tags of an address take the place of."""
UNNAMED_BUILD: Final = '<meta name="sushibar-build" content="" />'
NAMED_BUILD: Final = '<meta name="sushibar-build" content="%s" />'
"""By this the page knows whether it is the one that the server has."""
FILES: Final = (
    "icon.svg",
    "favicon.ico",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "worker.js",
)
FOR_OTHERS: Final = {"Cross-Origin-Resource-Policy": "cross-origin"}
"""Pictures of links are shown on pages elsewhere."""
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Assets(StaticFiles):
    """Files whose names say what is in them: a browser need never ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept; compressed for clients that can read that."""
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


class Pictures(StaticFiles):
    """What links show of themselves."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A picture, for everybody."""
        response = await super().get_response(path, scope)
        response.headers.update({**ASK_AGAIN, **FOR_OTHERS})
        return response


def built_file(name: str) -> Response:
    """A file of the page; without it, what is missing."""
    if not (BUILT / name).exists():
        return PlainTextResponse(text("serve-no-page"), 503)
    return FileResponse(BUILT / name, headers=ASK_AGAIN)


def built_page(request: Request, preview: LinkPreview | None = None, status: int = 200) -> Response:
    """The page, which shows the screen of its address, and says what that is about."""
    if not INDEX.exists():
        return PlainTextResponse(text("serve-no-page"), 503)
    page = INDEX.read_text(encoding="utf-8").replace(UNNAMED_BUILD, NAMED_BUILD % build_digest())
    if preview is not None:
        site = str(request.base_url).rstrip("/")
        page = page.replace(TITLE, tags(preview, site, request.url.path))
    return HTMLResponse(page, status, headers={**ASK_AGAIN, "Vary": "Accept-Language"})


def add_page(app: FastAPI) -> None:
    """Serve the page at the address of each screen, and what browsers and crawlers look for."""

    async def page(request: Request) -> Response:
        preview = await preview_of(request.app.state.worker, request.url.path)
        response = built_page(request, preview)
        if request.url.path.startswith("/t/"):
            response.headers.update(NOT_INDEXED)
        return response

    def file(name: str) -> Callable[[], Awaitable[Response]]:
        async def answer() -> Response:
            return built_file(name)

        return answer

    async def robots() -> Response:
        return PlainTextResponse(ROBOTS)

    async def manifest() -> JSONResponse:
        told: WebManifest = web_manifest()
        headers = {**ASK_AGAIN, "Vary": "Accept-Language"}
        return JSONResponse(told, headers=headers, media_type="application/manifest+json")

    app.get("/manifest.webmanifest", include_in_schema=False)(manifest)
    for path in (*SCREENS, *PLACES):
        app.get(path, include_in_schema=False)(page)
    for name in FILES:
        app.get(f"/{name}", include_in_schema=False)(file(name))
    app.get("/robots.txt", include_in_schema=False)(robots)
    for folder, serving in (("assets", Assets), ("pictures", Pictures)):
        if (BUILT / folder).exists():
            app.mount(f"/{folder}", serving(directory=BUILT / folder), name=folder)
