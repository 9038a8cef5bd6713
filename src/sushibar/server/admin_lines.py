"""What an administrator sees of a database: lines of tables, of games and of who uses it."""

from typing import NamedTuple


class TableLine(NamedTuple):
    """A live table, who sits or sat there, and how much of the database it takes."""

    code: str
    game: str
    status: str
    listed: bool
    created_at: int
    changed_at: int
    entries: int
    bytes: int
    people: list[str]
    bots: list[str]


class GameLine(NamedTuple):
    """A finished game, who played it with how many points, and how long its record is."""

    code: str
    game: str
    finished_at: int
    players: list[tuple[str, int]]
    bytes: int


class Use(NamedTuple):
    """How much somebody, or some game, has in the database."""

    name: str
    tables: int
    games: int
    bytes: int


class Usage(NamedTuple):
    """How much there is in the whole database, and by name and by game."""

    bytes: int
    """Of the database itself: indexes and free space too."""
    tables: dict[str, int]
    """By status."""
    games: int
    ratings: int
    by_game: list[Use]
    by_name: list[Use]
    """Of people, those with the most first; a table counts for everybody who sat at it."""
