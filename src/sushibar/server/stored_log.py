"""What is stored of a match: its log, an entry a line of JSON, and its record when it is over."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Final, NamedTuple

from pydantic import Field, TypeAdapter

from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.store.rows import Addition, Finish, SeatResult, Stored
from sushibar.store.schema import NEVER

entry_json: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


class MatchStatus(NamedTuple):
    """What the store knows of a match beside its log."""

    phase: str
    listed: bool
    due: int | None

    @classmethod
    def of(cls, match: Match) -> "MatchStatus":
        """How a match stands now."""
        return cls(match.phase, match.settings.listed, match.due)


def due_at(match: Match) -> int:
    """When something is to happen by itself, as it is stored."""
    return NEVER if match.due is None else match.due


def stored(version: int, at: int, entry: Entry) -> Stored:
    """An entry for the store."""
    return Stored(version, at, entry_json.dump_json(entry).decode())


def entries_of(rows: Iterable[Stored]) -> Iterable[tuple[int, Entry]]:
    """Entries from the store, with their times."""
    return ((row.at, entry_json.validate_json(row.body)) for row in rows)


def addition(
    match: Match, entries: Sequence[Stored], before: MatchStatus, owner: str | None
) -> Addition:
    """New entries of a match that stood like that before them, with all that follows from them."""
    phase, listed, due = before
    has_ended = match.phase == "over" and phase != "over"
    return Addition(
        code=match.code,
        version=entries[0].version - 1,
        entries=tuple(entries),
        status=match.phase if match.phase != phase else None,
        listed=match.settings.listed if match.settings.listed != listed else None,
        owner=owner,
        due=due_at(match) if match.due != due else None,
        finish=finish(match) if has_ended else None,
    )


def finish(match: Match) -> Finish:
    """The record of a game that is over, and everybody's result."""
    table = match.playing
    share = 1 / len(table.winners)
    return Finish(
        table.record(),
        tuple(
            SeatResult(
                seat,
                chair.name,
                (chair.player or None) if match.settings.rated else None,
                chair.bot or None,
                table.points[seat],
                share if seat in table.winners else 0.0,
            )
            for seat, chair in enumerate(match.chairs)
        ),
        key=match.record_key,
        listed=match.settings.listed,
        counts=not match.settings.lesson,
    )
