"""What everybody may know of a live table, whether a game is on or not."""

from functools import lru_cache
from typing import Literal

from sushibar.bots.roster import checked_kind
from sushibar.errors import SushibarError
from sushibar.match.match import Match
from sushibar.match.match_state import Phase
from sushibar.match.settings import Settings
from sushibar.shapes import TypedDict
from sushibar.table.dealer import commitment


class ChairView(TypedDict):
    """Who sits on a chair."""

    name: str
    kind: Literal["empty", "person", "bot"]
    bot: str
    """The bot that sits there or stands in for a person; empty if there is none."""
    level: int | None
    salted: bool
    accepted: bool
    """Whether its player has come; at a rematch seats are kept for those who have not."""


class ForPlayers(TypedDict):
    """What only the players of a table may know of it; empty for everybody else."""

    rematch: str
    """The code of the table where the same players go on; empty if nobody has asked for it."""
    rematch_by: int | None
    record_key: str
    """What reads the record of the finished game, for players and those they hand it to; empty
    at a lesson, whose record needs the secret of its seat.
    """


class Lobby(ForPlayers):
    """What everybody may know of a table, and what only its players may."""

    code: str
    phase: Phase
    version: int
    settings: Settings
    commitment: str
    host: int | None
    chairs: list[ChairView]


def lobby(match: Match, seat: int | None = None) -> Lobby:
    """The table and who sits there, for the player of a seat or for everybody."""
    return {
        "code": match.code,
        "phase": match.phase,
        "version": match.version,
        "settings": match.settings,
        "commitment": commitment(match.seed),
        "host": match.host,
        "chairs": [chair(match, seat) for seat in range(len(match.chairs))],
        **for_players(match, is_player=seat is not None),
    }


def for_players(match: Match, *, is_player: bool) -> ForPlayers:
    """What players may know, and nobody else."""
    if not is_player:
        return {"rematch": "", "rematch_by": None, "record_key": ""}
    return {
        "rematch": match.rematch,
        "rematch_by": match.rematch_by,
        "record_key": match.record_key if match.phase == "over" else "",
    }


def chair(match: Match, seat: int) -> ChairView:
    """Who sits on a chair; of a person only the name."""
    one = match.chairs[seat]
    return {
        "name": one.name,
        "kind": "empty" if one.is_empty else "person" if one.is_person else "bot",
        "bot": one.bot,
        "level": level(one.bot, match.settings.game) if one.bot else None,
        "salted": bool(one.salt),
        "accepted": not one.is_awaited,
    }


@lru_cache(maxsize=1000)
def level(spec: str, game: str) -> int | None:
    """How strong a bot is, where that is known."""
    try:
        return checked_kind(spec, game).level
    except SushibarError:  # a guest that is not there any more
        return None
