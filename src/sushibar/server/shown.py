"""What is shown of a table, as the wire protocol has it; filled in by `match.showing`."""

from typing import Literal

from sushibar.server.seen import Part, SeenGame


class TableSettings(Part):
    """What a table is set up with."""

    game: str
    players: int
    edition: str
    options: list[str]
    menu: list[str]
    clock: int | None
    listed: bool
    rated: bool
    lesson: bool


class ShownChair(Part):
    """Who sits on a chair."""

    name: str
    kind: Literal["empty", "person", "bot"]
    bot: str
    """The bot that sits there or stands in for a person; empty if there is none."""
    level: int | None
    salted: bool


class Lobby(Part):
    """What everybody may know of a table."""

    code: str
    phase: Literal["open", "playing", "over", "closed"]
    version: int
    settings: TableSettings
    commitment: str
    host: int | None
    chairs: list[ShownChair]
    rematch: str


class Choice(Part):
    """An action that may be taken."""

    action: str
    spoken: str
    brief: str
    """As it can be written under a picture of it."""
    copies: int


class Asked(Part):
    """A question to a seat."""

    head: str
    ask: str
    choices: list[Choice]
    about: str = ""
    """What is asked for, where a game asks for many things."""


class Pile(Part):
    """Cards of a plate that belong together, one of each sort, and how many they are."""

    cards: list[str]
    mark: str


class Words(Part):
    """The table in words."""

    progress: str
    plates: list[list[str]]
    piles: list[list[Pile]]
    """How to draw the cards that each of these words is about."""
    notes: list[str]


class Game(Part):
    """A game as a seat sees it."""

    question: int
    pending: list[int]
    deadline: int | None
    answered: list[str] | None
    asked: Asked | None
    winners: list[int]
    seen: SeenGame
    """What the seat knows, by the names that files use."""
    words: Words | None


class View(Lobby):
    """A table as a seat sees it, or a bystander."""

    you: int | None
    game: Game | None


class Telling(Part):
    """What has happened, in words."""

    head: str
    rows: list[tuple[int, str]]
    notes: list[str]
    then: str


class TableEvent(Part):
    """Something that has happened at a table."""

    kind: Literal[
        "opened",
        "joined",
        "salted",
        "bot-joined",
        "left",
        "started",
        "answered",
        "stood-in",
        "returned",
        "said",
        "rematched",
        "closed",
        "happened",
    ]
    version: int
    at: int
    seat: int | None = None
    name: str | None = None
    bot: str | None = None
    by: Literal["player", "bot", "selected", "clock"] | None = None
    phrase: str | None = None
    code: str | None = None
    what: str | None = None
    round: int | None = None
    turn: int | None = None
    step: int | None = None
    """Which step of the game's replay it is, from 0."""
    cells: list[str] | None = None
    """The cells of the board that it is about."""
    told: Telling | None = None


class Estimate(Part):
    """A figure and its standard error."""

    mean: float
    error: float


class Advised(Part):
    """A choice, what it is expected to bring, and why."""

    action: str
    spoken: str
    points: Estimate | None
    margin: Estimate | None
    wins: Estimate | None
    why: str


class Line(Part):
    """Points and the reason for them."""

    category: str
    name: str
    points: int
    reason: str


class Row(Part):
    """A row of the score sheet, seat by seat."""

    name: str
    seats: list[list[Line]]
    plates: list[list[str]]
    """Of a round: what lay there when it was scored, in words; none for other rows."""
    piles: list[list[Pile]]
