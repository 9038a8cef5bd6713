"""Link previews: the Open Graph tags of a page, in the reader's language.

A table's link names who invites, since anyone who has it can see that anyway; no other does.
"""

from html import escape
from typing import Final, NamedTuple

from sushibar.errors import SushibarError
from sushibar.games.kit import KITS
from sushibar.match.match import Match
from sushibar.server.worker import Worker
from sushibar.texts import language, text

PICTURE_SIZE: Final = (1200, 630)
HOUSE: Final = "sushibar"
"""The picture of what belongs to no game,"""
PUZZLES: Final = "puzzles"
"""and of puzzles, with which days are shared."""


class LinkPreview(NamedTuple):
    """What a link leads to."""

    title: str
    words: str
    picture: str = HOUSE
    """A game's name, or what else has one of its own."""


async def preview_of(worker: Worker, path: str) -> LinkPreview:
    """What the page at an address is about, as far as everybody may know who has the address."""
    first, _, second = path.strip("/").partition("/")
    if first == "t":
        return await table_preview(worker, second.upper())
    if first in ("rules", "learn") and second in KITS:
        return game_preview(second)
    if first == PUZZLES:
        return LinkPreview(text("web-puzzle-day"), text("web-puzzle-about"), PUZZLES)
    return LinkPreview(HOUSE, text("web-motto"))


async def table_preview(worker: Worker, code: str) -> LinkPreview:
    """A table that can be joined, and who invites to it; else only what is played there."""
    try:
        room = await worker.room(code)
        return await room.look(invitation)
    except SushibarError:  # there is none, or it cannot be read now
        return LinkPreview(HOUSE, text("web-motto"))


def invitation(match: Match) -> LinkPreview:
    """What anyone who has a table's link is told about it."""
    game = match.settings.game
    if match.phase != "open" or match.host is None:
        return game_preview(game)
    called, host = text(f"web-game-{game}"), match.chairs[match.host].name
    words = f"{text(f'web-blurb-{game}')} {text('link-how')}"
    return LinkPreview(text("web-invites", name=host, game=called), words, game)


def game_preview(game: str) -> LinkPreview:
    """A game."""
    return LinkPreview(text(f"web-game-{game}"), text(f"web-blurb-{game}"), game)


def tags(preview: LinkPreview, site: str, path: str) -> str:
    """The tags of a page at an address of this site, which is named as others reach it."""
    width, height = PICTURE_SIZE
    properties = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.words,
        "og:url": f"{site}{path}",
        "og:image": f"{site}/pictures/{preview.picture}.png",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
        "og:locale": language(),
    }
    named = {"description": preview.words, "twitter:card": "summary_large_image"}
    return "\n    ".join(
        [f"<title>{escape(preview.title)}</title>"]
        + [
            f'<meta property="{key}" content="{escape(words)}" />'
            for key, words in properties.items()
        ]
        + [f'<meta name="{key}" content="{escape(words)}" />' for key, words in named.items()]
    )
