"""What is given to the store and what it gives back; times are in milliseconds."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from sushibar.store.schema import NEVER, OPEN


class Stored(NamedTuple):
    """One entry of a table's log."""

    version: int
    at: int
    body: str
    """Text that the store never looks into."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that is to be opened."""

    code: str
    game: str
    listed: bool
    settings: str
    seed: str
    series: str
    at: int
    status: str = OPEN
    owner: str | None = None
    due_at: int = NEVER


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat did: a person with or without a hash that tells who, or a bot by its spec."""

    seat: int
    name: str
    player: str | None
    bot: str | None
    points: int
    share: float
    """What it has of the victory: 1 divided by the number of winners, or 0."""


@dataclass(frozen=True, slots=True)
class Finish:
    """A game that is over."""

    record: str
    results: tuple[SeatResult, ...]
    key: str = ""
    """What reads it if it is not for everybody; empty if nothing does."""
    listed: bool = False
    """Whether it is for everybody."""
    counts: bool = True
    """Whether it is listed, counted and rated; its record is kept all the same."""


@dataclass(frozen=True, slots=True)
class Addition:
    """What happened at a table whose last known version this is; None changes nothing."""

    code: str
    version: int
    entries: tuple[Stored, ...]
    status: str | None = None
    listed: bool | None = None
    owner: str | None = None
    due: int | None = None
    """When something is to happen at the table by itself."""
    finish: Finish | None = None


@dataclass(frozen=True, slots=True)
class Creation:
    """A new table with the start of its log."""

    opening: Opening
    entries: tuple[Stored, ...]

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.opening.code


@dataclass(frozen=True, slots=True)
class Selection:
    """What a seat would answer to its question if its time were over."""

    code: str
    seat: int
    question: int
    steps: str


Keys = Mapping[str, str]
"""Games of somebody's own: by code, the key of each."""

Write = Creation | Addition | Selection
"""Anything that goes through the journal."""


class TableRow(NamedTuple):
    """A live table without its log."""

    code: str
    game: str
    status: str
    listed: bool
    created_at: int
    changed_at: int
    """When an addition last changed anything here."""
    settings: str
    seed: str
    owner: str | None
    series: str
    due_at: int


class RecordRow(NamedTuple):
    """A finished game."""

    code: str
    series: str
    game: str
    players: int
    finished_at: int
    text: str
    listed: bool
    key: str


class RecordLine(NamedTuple):
    """A finished game in a list of many."""

    code: str
    series: str
    game: str
    players: int
    finished_at: int
    results: tuple[SeatResult, ...]


class RatingRow(NamedTuple):
    """How strong a person is believed to be."""

    player: str
    name: str
    mu: float
    sigma: float
    games: int
    changed_at: int


class Tally(NamedTuple):
    """How somebody, or a seat, did in all of the games counted."""

    name: str
    """The number of the seat, the spec of the bot or the name of the person."""
    player: str | None
    games: int
    wins: float
    """The share of games won; a victory of two counts half for each."""
    points: float
    """The mean."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Finished games, counted; those with the most games come first, seats in their order."""

    games: int
    seats: tuple[Tally, ...]
    bots: tuple[Tally, ...]
    people: tuple[Tally, ...]
    spread: tuple[tuple[int, int], ...] = ()
    """How many seats have finished with how many points, the fewest points first."""
