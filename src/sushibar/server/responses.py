"""What is answered over HTTP."""

from typing import Any

from sushibar.server.seen import Part
from sushibar.server.shown import Lobby

Anything = dict[str, Any]


class Seat(Part):
    """A seat, and the secret that holds it."""

    code: str
    seat: int
    secret: str
    table: Lobby


class Moved(Part):
    """Where a table goes on."""

    code: str


class Tables(Part):
    """Tables that wait for players."""

    tables: list[Lobby]


class KeptResult(Part):
    """How a seat did in a finished game."""

    name: str
    bot: str | None
    points: int
    won: bool


class KeptRecord(Part):
    """A finished game; those of rematches belong to one series."""

    code: str
    series: str
    game: str
    players: int
    finished_at: int
    results: list[KeptResult]


class Records(Part):
    """Finished games, the last one first."""

    records: list[KeptRecord]


class MenuOffer(Part):
    """A recommended menu of Sushi Go Party!, and for how many players it is."""

    name: str
    title: str
    types: list[str]
    players: list[int]


class CardType(Part):
    """A type of card that a menu may have."""

    name: str
    title: str
    group: str
    players: list[int]


class OptionOffer(Part):
    """An option, and for how many players it is."""

    name: str
    players: list[int]


class EditionOffer(Part):
    """An edition of the rules: for how many players, and with which options."""

    name: str
    players: list[int]
    options: list[OptionOffer]


class GameOffer(Part):
    """A game, and what can be chosen for it."""

    name: str
    title: str
    version: int
    players: list[int]
    """The fewest and the most."""
    editions: list[EditionOffer]
    menus: list[MenuOffer]
    types: list[CardType]


class BotOffer(Part):
    """A bot that can be played against."""

    name: str
    level: int | None
    character: str
    games: list[str]
    limited: bool
    """Whether its spec may say how long it thinks."""


class Catalogue(Part):
    """Everything that a table can be set up with."""

    language: str
    languages: list[str]
    games: list[GameOffer]
    bots: list[BotOffer]
    phrases: dict[str, str]
    emotes: dict[str, str]


class CardRule(Part):
    """What one sort of card does."""

    name: str
    words: str
    cards: dict[str, str]
    listed: bool


class Rules(Part):
    """What a game is played with, how it goes, and what every card does."""

    setup: Anything
    names: dict[str, str]
    """What people call the cards, by their names in files."""
    welcome: list[str]
    rules: list[CardRule]


class Section(Part):
    """A part of the rules in words."""

    name: str
    title: str
    words: list[str]


class PrintedCard(Part):
    """A card, and how many of it there are."""

    name: str
    title: str
    copies: int | None


class ExplainedCards(Part):
    """What one sort of card does."""

    name: str
    title: str
    words: str
    cards: list[PrintedCard]
    players: list[int]
    """The fewest and the most that it is for; nothing if for all."""
    expansion: bool


class CardGroup(Part):
    """Cards that belong together."""

    name: str
    title: str
    rules: list[ExplainedCards]


class Manual(Part):
    """The rules of a game, for somebody who has never played it."""

    game: str
    edition: str
    editions: list[str]
    sections: list[Section]
    groups: list[CardGroup]


class Checked(Part):
    """Whether a wish can be fulfilled: what is wrong with it in words, else nothing."""

    problems: list[str]
    menu: list[str]


class Verdict(Part):
    """A record that holds: every card of it follows from its seed and the players' bits."""

    game: str
    over: bool
    sealed: bool
    names: list[str]
    points: list[int]
    winners: list[int]


class Bar(Part):
    """How often so many points were reached, by a seat in a game."""

    points: int
    seats: int


class Tally(Part):
    """How somebody, or a seat, did."""

    name: str
    games: int
    wins: float
    points: float


class Figures(Part):
    """Finished games, counted."""

    games: int
    seats: list[Tally]
    bots: list[Tally]
    people: list[Tally]
    spread: list[Bar]


class Rated(Part):
    """How strong somebody is believed to be."""

    name: str
    mu: float
    sigma: float
    games: int


class Ratings(Part):
    """The best of those who want to be rated."""

    ratings: list[Rated]


class Health(Part):
    """Whether everything that is needed is there."""

    ok: bool
    database: bool
    bus: bool
    version: str


class Problem(Part):
    """Why something was not done: a reason for programs, words for people."""

    reason: str
    words: str
