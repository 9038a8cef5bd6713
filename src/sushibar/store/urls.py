"""Where the database is: a URL, by default a SQLite file in the user's data folder."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from sushibar.errors import SetupError
from sushibar.folders import data_folder

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""What may stand before the colon, and what it means."""


def default_url() -> str:
    """The URL of the database in the user's data folder, whether it exists or not."""
    return f"sqlite+aiosqlite:///{data_folder() / 'sushibar.sqlite'}"


def checked_url(url: str) -> URL:
    """A database's URL with the driver that we use for it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise SetupError("error-store-url", url=_without_password(url)) from error
    if parsed.drivername not in DRIVERS:
        raise SetupError("error-store-url", url=_without_password(url))
    known = parsed.set(drivername=DRIVERS[parsed.drivername])
    if is_sqlite(known) and known.database in (None, "", ":memory:"):
        raise SetupError("error-store-memory", url=url)
    if "sslmode" in known.query:  # as other programs call what asyncpg calls `ssl`
        mode = known.query["sslmode"]
        known = known.difference_update_query(["sslmode"])
        known = known.update_query_pairs([("ssl", str(mode))])
    return known


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of SQLite's."""
    return url.get_backend_name() == "sqlite"


def database_file(url: URL) -> Path:
    """The file of a SQLite database."""
    assert url.database is not None
    return Path(url.database).absolute()


def _without_password(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    return f"{scheme}{separator}***@{rest.rpartition('@')[2]}" if "@" in rest else url
