"""The log of a live table: everything that has been decided there, one entry after the other.

A match is what its log says. Entries hold secrets, such as answers that are not revealed yet: what
others may know of them is said by `showing`.
"""

import json
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, Literal

from sushibar.match.settings import Settings

By = Literal["player", "bot", "selected", "clock"]
"""Who gave an answer: the player, a bot at the seat, or, when time was up, what the player had
selected or what a bot would do."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; the shuffle is promised by the commitment."""

    kind: ClassVar = "opened"
    settings: Settings
    commitment: str
    before: str = ""
    """The code of the table that this one is a rematch of."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody sat down; the key is a hash of the seat's secret."""

    kind: ClassVar = "joined"
    seat: int
    name: str
    key: str
    salt: str = ""
    """Random bits of the player's own."""
    player: str = ""
    """Whose rating counts, as a hash; empty if nobody's."""


@dataclass(frozen=True, slots=True)
class Salted:
    """A player who sat there already has added random bits of its own."""

    kind: ClassVar = "salted"
    seat: int
    salt: str


@dataclass(frozen=True, slots=True)
class BotJoined:
    """A bot sat down."""

    kind: ClassVar = "bot-joined"
    seat: int
    name: str
    bot: str


@dataclass(frozen=True, slots=True)
class Left:
    """A seat became empty before the game began."""

    kind: ClassVar = "left"
    seat: int


@dataclass(frozen=True, slots=True)
class Started:
    """The cards are dealt."""

    kind: ClassVar = "started"


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat has given its whole answer to a question, face down, or replaced it."""

    kind: ClassVar = "answered"
    seat: int
    question: int
    steps: str
    by: By = "player"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for somebody who is not there."""

    kind: ClassVar = "stood-in"
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Returned:
    """The player has taken the seat back."""

    kind: ClassVar = "returned"
    seat: int


@dataclass(frozen=True, slots=True)
class Said:
    """A player said one of the phrases there are, or showed an emote."""

    kind: ClassVar = "said"
    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same players go on at another table."""

    kind: ClassVar = "rematched"
    code: str


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before the game was over."""

    kind: ClassVar = "closed"


Entry = (
    Opened
    | Joined
    | Salted
    | BotJoined
    | Left
    | Started
    | Answered
    | StoodIn
    | Returned
    | Said
    | Rematched
    | Closed
)

KINDS: Final[dict[str, type[Any]]] = {
    kind.kind: kind
    for kind in (
        Opened,
        Joined,
        Salted,
        BotJoined,
        Left,
        Started,
        Answered,
        StoodIn,
        Returned,
        Said,
        Rematched,
        Closed,
    )
}
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"))
_FIELDS: Final = {name: tuple(field.name for field in fields(kind)) for name, kind in KINDS.items()}


def write(entry: Entry) -> str:
    """An entry as a line of JSON."""
    body = {name: getattr(entry, name) for name in _FIELDS[entry.kind]}
    if isinstance(entry, Opened):
        body["settings"] = entry.settings.written
    return _ENCODER.encode({"kind": entry.kind, **body})


def read(body: str) -> Entry:
    """The entry that `write` wrote."""
    facts = json.loads(body)
    kind = KINDS[facts.pop("kind")]
    if kind is Opened:
        facts["settings"] = Settings.read(facts["settings"])
    entry: Entry = kind(**facts)
    return entry
