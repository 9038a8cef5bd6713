"""What has happened at a live table, as far as a seat may know it; with None, everybody."""

from typing import Literal

from sushibar.games.events import Event, Reveal
from sushibar.games.moves import Move
from sushibar.games.phrases import BYSTANDER, Telling
from sushibar.match.log import (
    Answered,
    BotJoined,
    By,
    Entry,
    Joined,
    Left,
    RematchAccepted,
    Rematched,
    Renamed,
    Returned,
    Said,
    Salted,
    StoodIn,
)
from sushibar.match.match import Match
from sushibar.match.match_state import Moment
from sushibar.shapes import NotRequired, TypedDict
from sushibar.table.table import Table
from sushibar.texts import text

Kind = Literal[
    "opened",
    "joined",
    "salted",
    "accepted",
    "bot-joined",
    "left",
    "changed",
    "renamed",
    "started",
    "answered",
    "stood-in",
    "returned",
    "said",
    "rematched",
    "closed",
    "happened",
]


class ToldEvent(TypedDict):
    """What has happened, in words."""

    head: str
    rows: list[tuple[int, str]]
    notes: list[str]
    then: str


class EventDetails(TypedDict):
    """What there is to say about an event, each where it belongs."""

    seat: NotRequired[int]
    name: NotRequired[str]
    bot: NotRequired[str]
    by: NotRequired[By]
    phrase: NotRequired[str]
    code: NotRequired[str]
    what: NotRequired[str]
    round: NotRequired[int]
    turn: NotRequired[int]
    step: NotRequired[int]
    """Which step of the game's replay it is, from 0."""
    cells: NotRequired[list[str]]
    """The cells of the board that it is about."""
    moves: NotRequired[list[Move]]
    """What cards did in it, as far as everybody sees it."""
    told: NotRequired[ToldEvent | None]


class TableEvent(EventDetails):
    """Something that has happened at a table."""

    kind: Kind
    version: int
    at: int


def is_quiet(match: Match, since: int) -> bool:
    """Whether nothing has changed after a version but who has answered, face down."""
    return all(
        isinstance(moment.entry, Answered | Said) and moment.first == moment.last
        for moment in match.moments[since:]
    )


def events(
    match: Match, seat: int | None, since: int, *, words: bool = True, you: int | None = None
) -> list[TableEvent]:
    """All that has happened after a version, as far as a seat may know it."""
    return [
        one
        for moment in match.moments[since:]
        for one in told(match, moment, seat, words=words, you=you)
    ]


def told(
    match: Match, moment: Moment, seat: int | None, *, words: bool, you: int | None = None
) -> list[TableEvent]:
    """What came of an entry of the log: something about the seats, then what the game did.

    In sentences one seat is called you, if it alone reads them.
    """
    version, at, entry, first, last = moment
    one: TableEvent = {"kind": entry.kind, "version": version, "at": at, **details(entry, seat)}
    if first == last or match.table is None:
        return [one]
    happened = match.table.events_since(first)[: last - first]
    return [one] + [
        {
            "kind": "happened",
            "version": version,
            "at": at,
            "step": step,
            **happening(match.table, event, seat, words=words, you=you),
        }
        for step, event in enumerate(happened, start=first)
    ]


def details(entry: Entry, seat: int | None) -> EventDetails:
    """What a seat may know of an entry: never an answer, a key or a salt."""
    match entry:
        case Joined() | Renamed():
            return {"seat": entry.seat, "name": entry.name}
        case BotJoined():
            return {"seat": entry.seat, "name": entry.name, "bot": entry.bot}
        case Answered():
            return {"seat": entry.seat, "by": entry.by}
        case StoodIn():
            return {"seat": entry.seat, "bot": entry.bot}
        case Said():
            return {"seat": entry.seat, "phrase": entry.phrase}
        case Rematched() if seat is not None:
            asked: EventDetails = {"code": entry.code}
            return asked if entry.seat is None else {**asked, "seat": entry.seat}
        case Left() | Salted() | RematchAccepted() | Returned():
            return {"seat": entry.seat}
    return {}


def happening(
    table: Table, event: Event, seat: int | None, *, words: bool, you: int | None = None
) -> EventDetails:
    """An event of the game, in the words for that seat."""
    one: EventDetails = {
        "what": "reveal" if isinstance(event, Reveal) else event.kind,
        "round": event.round,
        "turn": event.turn,
        "told": None,
    }
    schema = table.setup.kit.schema
    cells = schema.cells_of(table.setup, event)
    if cells:
        one["cells"] = cells
    if words:
        moves = schema.moves_of(table.setup, event)
        if moves:
            one["moves"] = moves
        viewer = BYSTANDER if seat is None else seat
        names = [
            text("play-you") if number == you else name
            for number, name in enumerate(table.setup.seat_names(table.names))
        ]
        one["told"] = in_words(table.setup.words.tell(table.setup, event, names, viewer))
    return one


def in_words(telling: Telling) -> ToldEvent:
    """What has happened in words, as plain data."""
    return {
        "head": telling.head,
        "rows": list(telling.rows),
        "notes": list(telling.notes),
        "then": telling.then,
    }
