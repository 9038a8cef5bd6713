"""The wire protocol of live tables: every message that goes over a socket, in either direction.

What clients send is checked against it, and whatever does not fit is refused. What the server sends
is plain data of these shapes. The browser's types are made from both (`codegen/wire_types.py`).
"""

import time
from collections.abc import Sequence
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from pydantic_core import to_json

from sushibar.match.scores import Scores
from sushibar.match.updates import TableEvent
from sushibar.match.views import Foreseen, QuestionView, TableView
from sushibar.server.thinking import AdvisedChoice
from sushibar.shapes import NotRequired, TypedDict

PROTOCOL: Final = 1
"""Raised whenever a client that follows the old one would misunderstand the new one."""
MOST_STEPS: Final = 40
"""More steps than any answer has."""

# Codes with which a connection is closed
FAULT: Final = 1011
BAD_MESSAGE: Final = 4400
WRONG_SECRET: Final = 4401
NO_TABLE: Final = 4404
SILENT: Final = 4408
TOO_SLOW: Final = 4413
NO_STORAGE: Final = 4503
"""What is at the table cannot be read at the moment; the client should come again."""

Secret = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
Step = Annotated[str, StringConstraints(pattern=r"^[a-z0-9:_-]{1,60}$")]
SeatNumber = Annotated[int, Field(ge=0, le=7)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


# From a client


class Incoming(BaseModel):
    """What a client sends; nothing in it is guessed, nothing passed over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, hide_input_in_errors=True)


class Hello(Incoming):
    """The first message: who is there, and what has been heard before."""

    type: Literal["hello"]
    secret: Secret | None = None
    since: Number | None = None
    """The last version that the client knows; without it no past events are told."""
    language: Language = "en"
    words: bool = True
    """Whether the table is told in words too; programs do without."""
    seat: SeatNumber | None = None
    """Where people share a device: who was looking at it when the last connection was lost."""


class Answer(Incoming):
    """A seat's whole answer to a question; sent again it replaces, or changes nothing.

    With `after`, the last version that is known, it does not replace what was answered after that
    over another connection: a copy that arrives late undoes nothing.
    """

    type: Literal["answer"]
    question: Number
    steps: list[Step] = Field(min_length=1, max_length=MOST_STEPS)
    after: Number | None = None


class Select(Incoming):
    """What a player has selected so far: not binding, used when time is up."""

    type: Literal["select"]
    question: Number
    steps: list[Step] = Field(max_length=MOST_STEPS)


class AskPreview(Incoming):
    """What would each choice bring now, after these steps?"""

    type: Literal["preview"]
    question: Number
    steps: list[Step] = Field(default=[], max_length=MOST_STEPS)


class AskHint(Incoming):
    """Which choice is best, after these steps, and why?"""

    type: Literal["hint"]
    question: Number
    steps: list[Step] = Field(default=[], max_length=MOST_STEPS)
    simply: bool = False
    """Whether one good choice is enough: told at once, without figures, the same every time."""


class AskScores(Incoming):
    """What is on the score sheet, and why?"""

    type: Literal["scores"]


class Say(Incoming):
    """One of the phrases or emotes."""

    type: Literal["say"]
    phrase: Step


class ComeBack(Incoming):
    """The player takes the seat back from a bot."""

    type: Literal["return"]


class Take(Incoming):
    """Where people share a device: it is this seat's player who looks at it now."""

    type: Literal["take"]
    seat: SeatNumber


class Cover(Incoming):
    """Where people share a device: nobody looks at it."""

    type: Literal["cover"]


class Ack(Incoming):
    """Everything up to this version has arrived."""

    type: Literal["ack"]
    version: Number


class Ping(Incoming):
    """Is anybody there?"""

    type: Literal["ping"]
    id: Number = 0


FromClient = Annotated[
    Hello
    | Answer
    | Select
    | AskPreview
    | AskHint
    | AskScores
    | Say
    | ComeBack
    | Take
    | Cover
    | Ack
    | Ping,
    Field(discriminator="type"),
]
from_client: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)


# To a client


class Welcome(TypedDict):
    """The answer to a hello."""

    type: Literal["welcome"]
    protocol: int
    now: int
    """The server's time in milliseconds: deadlines are told by it."""
    present: list[int]
    onlookers: int
    """How many look on, the receiver included."""
    events: list[TableEvent]
    view: TableView


class News(TypedDict):
    """What has happened, and the table as it is now.

    Without a view it is as before, but for its version and who has answered.
    """

    type: Literal["news"]
    now: int
    version: int
    pending: tuple[int, ...]
    answered: list[str] | None
    events: list[TableEvent]
    view: TableView | None


class Accepted(TypedDict):
    """An answer is stored."""

    type: Literal["accepted"]
    question: int
    steps: list[str]


class Selected(TypedDict):
    """What was selected is stored; and what is asked next."""

    type: Literal["selected"]
    question: int
    steps: list[str]
    whole: bool
    enough: bool
    """Whether it can be answered like that: the rest goes without saying."""
    asked: QuestionView | None
    then: Foreseen | None
    """What the same seat is asked after that answer, if that is known beforehand: steps can go on
    with it, and are a plan then. Only the first answer of a plan is played when time is up."""


class Preview(TypedDict):
    """What each choice would bring, by action."""

    type: Literal["preview"]
    question: int
    steps: list[str]
    brings: dict[str, str]


class Hint(TypedDict):
    """All choices, the best first."""

    type: Literal["hint"]
    question: int
    steps: list[str]
    choices: list[AdvisedChoice]
    is_ready: bool
    """Until figures can be computed there is only what a greedy player would choose."""


class Refusal(TypedDict):
    """Something was not done; the reason is the same in every language, the words are not."""

    type: Literal["refused"]
    about: str
    reason: str
    words: str
    question: NotRequired[int]


class Present(TypedDict):
    """Whose players are connected, and how many look on."""

    type: Literal["present"]
    seats: list[int]
    onlookers: int


class Notice(TypedDict):
    """Trouble that players should know about, or its end."""

    type: Literal["notice"]
    trouble: bool
    words: str


class Pong(TypedDict):
    """Somebody is there."""

    type: Literal["pong"]
    id: int
    now: int


FromServer = (
    Welcome
    | News
    | Accepted
    | Selected
    | Preview
    | Hint
    | Scores
    | Refusal
    | Present
    | Notice
    | Pong
)
from_server: Final[TypeAdapter[FromServer]] = TypeAdapter(
    Annotated[FromServer, Field(discriminator="type")],
    config=ConfigDict(extra="forbid", strict=True),
)
"""What clients may rely on; the server itself sends without looking."""


def encoded(message: FromServer) -> bytes:
    """A message as it is sent."""
    return to_json(message)


def welcome(present: Sequence[int], onlookers: int, events: bytes, view: bytes) -> bytes:
    """A `Welcome` as it is sent, with events and view that are JSON already."""
    head = b'{"type":"welcome","protocol":%d,"now":%d,"present":%b,"onlookers":%d' % (
        PROTOCOL,
        now(),
        to_json(present),
        onlookers,
    )
    return b'%b,"events":%b,"view":%b}' % (head, events, view)


def news(
    version: int,
    pending: Sequence[int],
    answered: Sequence[str] | None,
    events: bytes,
    view: bytes = b"null",
) -> bytes:
    """A `News` as it is sent, with events and view that are JSON already."""
    head = b'{"type":"news","now":%d,"version":%d,"pending":%b,"answered":%b' % (
        now(),
        version,
        to_json(pending),
        to_json(answered),
    )
    return b'%b,"events":%b,"view":%b}' % (head, events, view)


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000
