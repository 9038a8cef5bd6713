"""What went wrong in the database, told as one of our own errors."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sushibar.errors import StoreError

AWAY: Final = "error-store-away"
STARTING: Final = "error-store-starting"
FULL: Final = "error-store-full"
READ_ONLY: Final = "error-store-read-only"
BROKEN: Final = "error-store-broken"
REFUSED: Final = "error-store-refused"

SQLITE: Final = {
    sqlite3.SQLITE_BUSY: AWAY,
    sqlite3.SQLITE_LOCKED: AWAY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CONSTRAINT: REFUSED,
    sqlite3.SQLITE_MISMATCH: REFUSED,
    sqlite3.SQLITE_TOOBIG: REFUSED,
}
"""By SQLite's primary result codes; all others mean that it is broken."""

POSTGRES: Final = {
    "53100": FULL,
    "25006": READ_ONLY,
    "42501": READ_ONLY,
    "08": AWAY,
    "40": AWAY,
    "53": AWAY,
    "55P03": AWAY,
    "57": AWAY,
    "57P03": STARTING,
    "22": REFUSED,
    "23": REFUSED,
    "54": REFUSED,
}
"""By PostgreSQL's states, or their first two signs; all others mean that it is broken."""


def failure(error: Exception) -> StoreError:
    """Our own error for one from the database or on the way there."""
    if isinstance(error, StoreError):
        return error
    causes = list(_causes(error))
    reason = str(causes[-1]).strip().splitlines()
    return StoreError(_kind(error, causes), reason=reason[0] if reason else type(error).__name__)


@asynccontextmanager
async def told() -> AsyncIterator[None]:
    """Around anything that asks the database: what goes wrong there is a `StoreError`."""
    try:
        yield
    except (SQLAlchemyError, OSError, sqlite3.Error, UnicodeError, OverflowError) as error:
        raise failure(error) from error
    except Exception as error:
        if not _is_asyncpgs(error):
            raise
        raise failure(error) from error  # while connecting nobody wraps it


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, and what it came from, outside in."""
    while error is not None:
        yield error
        error = (error.orig if isinstance(error, DBAPIError) else None) or error.__cause__


def _kind(error: Exception, causes: list[BaseException]) -> str:
    for cause in causes:
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None:
            return SQLITE.get(code & 0xFF, BROKEN)
        state = getattr(cause, "sqlstate", None)
        if state:
            return POSTGRES.get(state) or POSTGRES.get(state[:2], BROKEN)
    if isinstance(error, PoolTimeout) or any(isinstance(cause, OSError) for cause in causes):
        return AWAY
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return AWAY
    if any(map(_is_asyncpgs, causes)):
        return REFUSED if any(isinstance(cause, ValueError) for cause in causes) else AWAY
    return REFUSED


def _is_asyncpgs(error: BaseException) -> bool:
    """Whether an error is the driver's own, which is not installed everywhere."""
    return type(error).__module__.startswith("asyncpg")
