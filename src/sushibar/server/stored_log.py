"""The log as it is stored: an entry a line of JSON, told apart by its kind."""

from collections.abc import Iterable
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from sushibar.match.log import Entry
from sushibar.store.rows import Stored

entry_json: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def stored(version: int, at: int, entry: Entry) -> Stored:
    """An entry for the store."""
    return Stored(version, at, entry_json.dump_json(entry).decode())


def entries_of(rows: Iterable[Stored]) -> Iterable[tuple[int, Entry]]:
    """Entries from the store, with their times."""
    return ((row.at, entry_json.validate_json(row.body)) for row in rows)
