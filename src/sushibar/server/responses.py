"""What is answered over HTTP about games: what can be played, and the rules in words."""

from typing import Any

from sushibar.shapes import TypedDict


class MenuOffer(TypedDict):
    """A recommended menu of Sushi Go Party!, and for how many players it is."""

    name: str
    title: str
    types: list[str]
    players: list[int]


class CardType(TypedDict):
    """A type of card that a menu may have."""

    name: str
    title: str
    group: str
    players: list[int]


class OptionOffer(TypedDict):
    """An option, and for how many players it is."""

    name: str
    players: list[int]


class EditionOffer(TypedDict):
    """An edition of the rules: for how many players, and with which options."""

    name: str
    players: list[int]
    options: list[OptionOffer]


class GameOffer(TypedDict):
    """A game, and what can be chosen for it."""

    name: str
    title: str
    version: int
    players: list[int]
    """The fewest and the most."""
    editions: list[EditionOffer]
    menus: list[MenuOffer]
    types: list[CardType]


class BotOffer(TypedDict):
    """A bot that can be played against."""

    name: str
    level: int | None
    character: str
    games: list[str]
    limited: bool
    """Whether its spec may say how long it thinks."""


class Catalogue(TypedDict):
    """Everything that a table can be set up with."""

    language: str
    languages: list[str]
    games: list[GameOffer]
    bots: list[BotOffer]
    phrases: dict[str, str]
    emotes: dict[str, str]


class CardRule(TypedDict):
    """What one sort of card does."""

    name: str
    words: str
    cards: dict[str, str]
    listed: bool


class Rules(TypedDict):
    """What a game is played with, how it goes, and what every card does."""

    setup: dict[str, Any]
    names: dict[str, str]
    """What people call the cards, by their names in files."""
    welcome: list[str]
    rules: list[CardRule]


class Section(TypedDict):
    """A part of the rules in words."""

    name: str
    title: str
    words: list[str]


class PrintedCard(TypedDict):
    """A card, and how many of it there are."""

    name: str
    title: str
    copies: int | None


class ExplainedCards(TypedDict):
    """What one sort of card does."""

    name: str
    title: str
    words: str
    cards: list[PrintedCard]
    players: list[int]
    """The fewest and the most that it is for; nothing if for all."""
    expansion: bool


class CardGroup(TypedDict):
    """Cards that belong together."""

    name: str
    title: str
    rules: list[ExplainedCards]


class Manual(TypedDict):
    """The rules of a game, for somebody who has never played it."""

    game: str
    edition: str
    editions: list[str]
    sections: list[Section]
    groups: list[CardGroup]
