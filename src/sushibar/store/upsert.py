"""Inserts that say what happens to a row that is there already, for both databases alike."""

from typing import Any

from sqlalchemy import Dialect, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert(dialect: Dialect, table: Table) -> Any:
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`."""
    if dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)
