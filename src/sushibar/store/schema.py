"""The tables of the database, as they are after the last migration."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
NEVER: Final = 1 << 62
"""When something happens at a table by itself where only people are waited for."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("keeper", Text, key="owner"),  # as the first migration called it
    Column("series", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    CheckConstraint("status IN ('open', 'playing', 'over', 'closed')", name="tables_status"),
    Index("tables_by_status", "status", "changed_at"),
    Index(
        "tables_due",
        "due_at",
        postgresql_where=text("status = 'playing'"),
        sqlite_where=text("status = 'playing'"),
    ),
    Index(
        "tables_listed",
        "created_at",
        postgresql_where=text("listed AND status = 'open'"),
        sqlite_where=text("listed AND status = 'open'"),
    ),
)
"""The live tables; `series` is the code of the first in a row of rematches, `due_at` says when bots
or the clock go on there.
"""

entries = Table(
    "entries",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log of each table: what happened, in order, from version 1."""

selections = Table(
    "selections",
    metadata,
    Column("code", Text, ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("steps", Text, nullable=False),
)
"""What each seat has selected and not yet decided."""

records = Table(
    "records",
    metadata,
    Column("code", Text, primary_key=True),
    Column("series", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("key", Text, nullable=False),
    Index("records_by_time", "finished_at"),
    Index("records_by_game", "game", "finished_at"),
    Index("records_by_series", "series"),
    Index(
        "records_listed",
        "finished_at",
        postgresql_where=text("listed = true"),
        sqlite_where=text("listed = 1"),
    ),
)
"""The finished games; they stay when their tables are forgotten.

Those of listed tables are for everybody, the others for who has the key; without one, for players.
"""

results = Table(
    "results",
    metadata,
    Column("code", Text, ForeignKey("records.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("player", Text),
    Column("bot", Text),
    Column("points", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Index("results_by_game", "game"),
    Index("results_by_player", "player"),
)
"""How each seat of a finished game did; `share` is what it has of the victory."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ratings_by_game", "game", "mu"),
)
"""How strong each person is believed to be, by game."""

workers = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
"""The servers that share this database, and when each was last seen."""


def insert(dialect: str, table: Table) -> Any:
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`, for a kind of server."""
    if dialect == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
