"""The page of the browser: built files, and one address for every screen."""

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from sushibar.texts import text

BUILT: Final = Path(__file__).parent / "static"
SCREENS: Final = ("/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}")
PLACES: Final = ("/play", "/new/bots", "/new/friends", "/records", "/score", "/statistics", "/fair")
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Assets(StaticFiles):
    """Files whose names say what is in them: a browser need never ask again."""

    def file_response(self, *args: object, **settings: object) -> Response:
        """A file, to be kept."""
        response = super().file_response(*args, **settings)  # type: ignore[arg-type]
        response.headers.update(FOR_EVER)
        return response


def add_page(app: FastAPI) -> None:
    """Serve the page; without it, say what is missing."""

    async def page() -> Response:
        if not (BUILT / "index.html").exists():
            return PlainTextResponse(text("serve-no-page"), 503)
        return FileResponse(BUILT / "index.html", headers=ASK_AGAIN)

    async def icon() -> Response:
        return FileResponse(BUILT / "icon.svg", headers=ASK_AGAIN)

    for path in (*SCREENS, *PLACES):
        app.get(path, include_in_schema=False)(page)
    app.get("/icon.svg", include_in_schema=False)(icon)
    if (BUILT / "assets").exists():
        app.mount("/assets", Assets(directory=BUILT / "assets"), name="assets")
