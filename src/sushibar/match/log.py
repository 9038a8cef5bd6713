"""The log of a live table: everything that has been decided there, one entry after the other.

A match is what its log says. Entries hold secrets, such as answers that are not revealed yet: what
others may know of them is said by `views`.
"""

from dataclasses import dataclass
from typing import Literal

from sushibar.match.settings import Settings

By = Literal["player", "bot", "selected", "clock"]
"""Who gave an answer: the player, a bot at the seat, or, when time was up, what the player had
selected or what a bot would do."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table was opened; the shuffle is promised by the commitment."""

    settings: Settings
    commitment: str
    before: str = ""
    """The code of the table that this one is a rematch of."""
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody sat down; the key is a hash of the seat's secret."""

    seat: int
    name: str
    key: str
    salt: str = ""
    """Random bits of the player's own."""
    player: str = ""
    """Whose rating counts, as a hash; empty if nobody's."""
    accepted: bool = True
    """Whether it was the player who sat down; at a rematch the seat is only kept for them."""
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Salted:
    """A player who sat there already has added random bits of its own."""

    seat: int
    salt: str
    kind: Literal["salted"] = "salted"


@dataclass(frozen=True, slots=True)
class RematchAccepted:
    """A player whose seat was kept has come to the rematch."""

    seat: int
    kind: Literal["accepted"] = "accepted"


@dataclass(frozen=True, slots=True)
class BotJoined:
    """A bot sat down."""

    seat: int
    name: str
    bot: str
    kind: Literal["bot-joined"] = "bot-joined"


@dataclass(frozen=True, slots=True)
class Left:
    """A seat became empty before the game started."""

    seat: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Changed:
    """The table has other settings; bots on chairs that are gone have left."""

    settings: Settings
    kind: Literal["changed"] = "changed"


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player has another name."""

    seat: int
    name: str
    kind: Literal["renamed"] = "renamed"


@dataclass(frozen=True, slots=True)
class Started:
    """The cards are dealt."""

    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat has given its whole answer to a question, face down, or replaced it."""

    seat: int
    question: int
    steps: str
    by: By = "player"
    kind: Literal["answered"] = "answered"


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot plays for somebody who is not there."""

    seat: int
    bot: str
    kind: Literal["stood-in"] = "stood-in"


@dataclass(frozen=True, slots=True)
class Returned:
    """The player has taken the seat back."""

    seat: int
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Said:
    """A player said one of the phrases there are, or showed an emote."""

    seat: int
    phrase: str
    kind: Literal["said"] = "said"


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same players go on at another table."""

    code: str
    seat: int | None = None
    """Who asked for it."""
    kind: Literal["rematched"] = "rematched"


@dataclass(frozen=True, slots=True)
class Closed:
    """The table was closed before the game was over."""

    kind: Literal["closed"] = "closed"


Entry = (
    Opened
    | Joined
    | Salted
    | RematchAccepted
    | BotJoined
    | Left
    | Changed
    | Renamed
    | Started
    | Answered
    | StoodIn
    | Returned
    | Said
    | Rematched
    | Closed
)
