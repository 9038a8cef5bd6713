"""All games by name, each with a kit that names its parts and loads them when they are needed."""

from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sushibar.errors import UnknownName
from sushibar.rulebook.game import Game

if TYPE_CHECKING:
    from sushibar.games.bot_rules import BotRules
    from sushibar.games.features import Encoding
    from sushibar.games.parts import Adviser, Lesson, Manual, Pieces, Positions, ScorePad
    from sushibar.games.schema import Schema
    from sushibar.games.words import Words


class Kit:
    """All that belongs to one game: the modules of its folder under `games/`.

    Every game has the same parts. Each is loaded when it is first asked for: simulations load no
    words, and a table loads no bots.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._folder = f"{__package__}.{name.replace('-', '_')}"

    def _load(self, part: str) -> Any:
        return import_module(f"{self._folder}.{part}")

    @cached_property
    def rules(self) -> Game:
        """What can be done, and what comes of it."""
        game: Game = self._load("rules").GAME
        return game

    @cached_property
    def words(self) -> "Words":
        """What everything is called, asked and told."""
        words: Words = self._load("words")
        return words

    @cached_property
    def pieces(self) -> "Pieces":
        """What lies on the table, by name."""
        pieces: Pieces = self._load("pieces")
        return pieces

    @cached_property
    def position(self) -> "Positions":
        """Tables stated in the middle of a game."""
        position: Positions = self._load("position")
        return position

    @cached_property
    def schema(self) -> "Schema":
        """What a seat knows, as plain data."""
        schema: Schema = self._load("schema")
        return schema

    @cached_property
    def scorepad(self) -> "ScorePad":
        """Points of a real table."""
        scorepad: ScorePad = self._load("scorepad")
        return scorepad

    @cached_property
    def bot(self) -> "BotRules":
        """The rules that bots decide by."""
        rules: BotRules = self._load("bot").BOT
        return rules

    @cached_property
    def features(self) -> "Encoding":
        """What networks are shown and choose from."""
        encoding: Encoding = self._load("features").ENCODING
        return encoding

    @cached_property
    def advice(self) -> "Adviser":
        """Why a choice is good or bad."""
        advice: Adviser = self._load("advice")
        return advice

    @cached_property
    def lesson(self) -> "Lesson":
        """A table to learn at."""
        lesson: Lesson = self._load("lesson").LESSON
        return lesson

    @cached_property
    def manual(self) -> "Manual":
        """The rules page."""
        manual: Manual = self._load("manual")
        return manual


KITS: Final[Mapping[str, Kit]] = MappingProxyType(
    {
        "sushi-go": Kit("sushi-go"),
        "party": Kit("party"),
        "wasabi": Kit("wasabi"),
    }
)
"""All games. A new one is a folder, and a line here."""
USUAL_GAME: Final = next(iter(KITS))
"""The game that is meant when none is named."""


def kit_named(name: str) -> Kit:
    """The kit of the game of that name."""
    if name not in KITS:
        raise UnknownName("error-game", game=name, games=", ".join(KITS))
    return KITS[name]


def game_named(name: str) -> Game:
    """The rules of the game of that name."""
    return kit_named(name).rules
