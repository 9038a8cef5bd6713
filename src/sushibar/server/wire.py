"""The wire protocol of live tables: every message that goes over a socket, in either direction.

This is its one schema. The browser's types are generated from it (`server/typescript.py`), and
whatever does not fit it is refused.
"""

from typing import Annotated, Final, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from sushibar.server.seen import Part
from sushibar.server.shown import Advised, Asked, Row, TableEvent, View

PROTOCOL: Final = 1
"""Raised whenever a client that follows the old one would misunderstand the new one."""
LARGEST_MESSAGE_BYTES: Final = 8_192
MOST_STEPS: Final = 40
"""More steps than any answer has."""

Secret = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]
Step = Annotated[str, StringConstraints(pattern=r"^[a-z0-9:_-]{1,60}$")]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


# From a client


class Hello(Part):
    """The first message: who is there, and what has been heard before."""

    type: Literal["hello"]
    secret: Secret | None = None
    since: Number | None = None
    """The last version that the client knows; without it no past events are told."""
    language: Language = "en"
    words: bool = True
    """Whether the table is told in words too; programs do without."""


class Answer(Part):
    """A seat's whole answer to a question; sent again it replaces, or changes nothing.

    With `after`, the last version that is known, it does not replace what was answered after that
    over another connection: a copy that arrives late undoes nothing.
    """

    type: Literal["answer"]
    question: Number
    steps: list[Step] = Field(min_length=1, max_length=MOST_STEPS)
    after: Number | None = None


class Select(Part):
    """What a player has selected so far: not binding, used when time is up."""

    type: Literal["select"]
    question: Number
    steps: list[Step] = Field(max_length=MOST_STEPS)


class AskPreview(Part):
    """What would each choice bring now, after these steps?"""

    type: Literal["preview"]
    question: Number
    steps: list[Step] = Field(default=[], max_length=MOST_STEPS)


class AskHint(Part):
    """Which choice is best, after these steps, and why?"""

    type: Literal["hint"]
    question: Number
    steps: list[Step] = Field(default=[], max_length=MOST_STEPS)
    simply: bool = False
    """Whether one good choice is enough: told at once, without figures, the same every time."""


class AskScores(Part):
    """What is on the score sheet, and why?"""

    type: Literal["scores"]


class Say(Part):
    """One of the phrases or emotes."""

    type: Literal["say"]
    phrase: Step


class ComeBack(Part):
    """The player takes the seat back from a bot."""

    type: Literal["return"]


class Ack(Part):
    """Everything up to this version has arrived."""

    type: Literal["ack"]
    version: Number


class Ping(Part):
    """Is anybody there?"""

    type: Literal["ping"]
    id: Number = 0


FromClient = Annotated[
    Hello | Answer | Select | AskPreview | AskHint | AskScores | Say | ComeBack | Ack | Ping,
    Field(discriminator="type"),
]
from_client: Final[TypeAdapter[FromClient]] = TypeAdapter(FromClient)


# To a client


class Welcome(Part):
    """The answer to a hello."""

    type: Literal["welcome"]
    protocol: int
    now: int
    """The server's time in milliseconds: deadlines are told by it."""
    present: list[int]
    events: list[TableEvent]
    view: View


class News(Part):
    """What has happened, and the table as it is now.

    Without a view it is as before, but for its version and who has answered.
    """

    type: Literal["news"]
    now: int
    version: int
    pending: list[int]
    answered: list[str] | None
    events: list[TableEvent]
    view: View | None


class Accepted(Part):
    """An answer is stored."""

    type: Literal["accepted"]
    question: int
    steps: list[str]


class Selected(Part):
    """What was selected is stored; and what is asked next."""

    type: Literal["selected"]
    question: int
    steps: list[str]
    whole: bool
    enough: bool
    """Whether it can be answered like that: the rest goes without saying."""
    asked: Asked | None


class Preview(Part):
    """What each choice would bring, by action."""

    type: Literal["preview"]
    question: int
    steps: list[str]
    brings: dict[str, str]


class Hint(Part):
    """All choices, the best first."""

    type: Literal["hint"]
    question: int
    steps: list[str]
    choices: list[Advised]
    is_ready: bool
    """Until figures can be computed there is only what a greedy player would choose."""


class Scores(Part):
    """The score sheet."""

    type: Literal["scores"]
    names: list[str]
    rows: list[Row]
    totals: list[int]
    winners: list[int]
    tie_break: str
    """What has decided between seats with equal points; empty if nothing had to."""


class Refusal(Part):
    """Something was not done; the reason is the same in every language, the words are not."""

    type: Literal["refused"]
    about: str
    reason: str
    words: str
    question: int | None = None


class Present(Part):
    """Whose players are connected."""

    type: Literal["present"]
    seats: list[int]


class Notice(Part):
    """Trouble that players should know about, or its end."""

    type: Literal["notice"]
    trouble: bool
    words: str


class Pong(Part):
    """Somebody is there."""

    type: Literal["pong"]
    id: int
    now: int


FromServer = Annotated[
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
    | Pong,
    Field(discriminator="type"),
]
from_server: Final[TypeAdapter[FromServer]] = TypeAdapter(FromServer)
