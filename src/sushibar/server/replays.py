"""Replays and verdicts of records, made in the process that reads them (`record_process.py`)."""

import gzip
from typing import Final

from pydantic_core import to_json

from sushibar.errors import Refused
from sushibar.match.replay import GameReplay, replay
from sushibar.server.catalogue import Rules, rules_of
from sushibar.shapes import TypedDict
from sushibar.table.record import verify
from sushibar.table.table import Table

MOST_EVENTS: Final = 1_500
"""More than any game that people have played to its end."""


class Replay(GameReplay):
    """A game step by step, with all hands, and what it is played with."""

    rules: Rules


class Verdict(TypedDict):
    """A record that holds: every card of it follows from its seed and the players' bits."""

    game: str
    over: bool
    sealed: bool
    names: list[str]
    points: list[int]
    winners: list[int]


def read(record: str) -> Table:
    """The table that a record describes, unless it is longer than any game."""
    table = Table.from_record(record)
    if table.happened > MOST_EVENTS:
        raise Refused("refused-long-record", most=MOST_EVENTS)
    return table


def seats(record: str) -> tuple[int, ...]:
    """The seats of the game that a record tells."""
    return tuple(read(record).seats)


def replayed_kept(record: str) -> bytes:
    """The replay of a game that was played here."""
    return replayed(Table.from_record(record))


def replayed_brought(record: str) -> bytes:
    """The replay of a game that somebody has brought along."""
    return replayed(read(record))


def replayed(table: Table) -> bytes:
    """A game step by step, and what it is played with: JSON that is much the same from step to
    step, so it is packed.
    """
    whole: Replay = {**replay(table), "rules": rules_of(table.setup)}
    return gzip.compress(to_json(whole), mtime=0)


def verdict(record: str) -> Verdict:
    """What is said of a record that holds."""
    found = verify(record)
    table = found.table
    return {
        "game": table.setup.game,
        "over": table.over,
        "sealed": found.commitment,
        "names": list(table.names),
        "points": list(table.points),
        "winners": list(table.winners) if table.over else [],
    }
