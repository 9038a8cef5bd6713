"""The web app manifest: what a browser needs to install the page, in its person's language."""

from sushibar.shapes import TypedDict
from sushibar.texts import language, text

PAPER = "#fff7ec"


class Icon(TypedDict):
    """A picture for the home screen; one that is maskable may be cut to any shape."""

    src: str
    sizes: str
    type: str
    purpose: str


class Shortcut(TypedDict):
    """A place of the page that can be opened at once."""

    name: str
    url: str


class WebManifest(TypedDict):
    """A web app manifest."""

    id: str
    name: str
    short_name: str
    description: str
    lang: str
    start_url: str
    scope: str
    display: str
    background_color: str
    theme_color: str
    icons: list[Icon]
    shortcuts: list[Shortcut]


def web_manifest() -> WebManifest:
    """The page as an app."""
    return {
        "id": "/",
        "name": "sushibar",
        "short_name": "sushibar",
        "description": text("web-motto"),
        "lang": language(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            icon("icon-192.png", 192),
            icon("icon-512.png", 512),
            icon("icon-maskable-512.png", 512, "maskable"),
        ],
        "shortcuts": [
            {"name": text("web-play-bots"), "url": "/play"},
            {"name": text("web-score-pad"), "url": "/score"},
        ],
    }


def icon(name: str, size: int, purpose: str = "any") -> Icon:
    """A picture by its file's name."""
    return {
        "src": f"/{name}",
        "sizes": f"{size}x{size}",
        "type": "image/png",
        "purpose": purpose,
    }
