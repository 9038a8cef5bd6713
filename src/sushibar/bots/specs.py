"""A bot as people name it: a kind, and how much it may think about each decision."""

import re
from dataclasses import dataclass
from typing import Final

from sushibar.bots.bot import USUAL, Limit
from sushibar.errors import UnknownName

SPEC: Final = re.compile(r"(?P<name>[^\s:,]+)(:(?P<limit>[^\s,]*))?")
TIME: Final = re.compile(r"(?P<number>\d{1,9}(\.\d{1,6})?)(?P<unit>ms|s)", re.ASCII)
PLAYOUTS: Final = re.compile(r"\d{1,12}", re.ASCII)


@dataclass(frozen=True)
class Spec:
    """A kind of bot, and a limit for each of its decisions."""

    name: str
    limit: Limit = USUAL

    @property
    def spelled(self) -> str:
        """The one way to write it."""
        return f"{self.name}:{self.limit.spelled}" if self.limit.spelled else self.name


def parse_spec(words: str) -> Spec:
    """The bot that is meant by `NAME` or `NAME:LIMIT`, whether or not there is one of that name.

    >>> parse_spec("search:50ms").limit
    Limit(seconds=0.05, playouts=None, threads=None)
    >>> parse_spec("search:2500").limit.playouts
    2500
    """
    spec = SPEC.fullmatch(words)
    if spec is None:
        raise UnknownName("error-bot-spec", spec=words)
    name, limit = spec["name"], spec["limit"]
    return Spec(name) if limit is None else Spec(name, parse_limit(name, limit))


def parse_limit(name: str, words: str) -> Limit:
    """The limit that is meant by a time or a number of playouts."""
    if PLAYOUTS.fullmatch(words) and int(words):
        return Limit(playouts=int(words))
    time = TIME.fullmatch(words)
    if time is None or not float(time["number"]):
        raise UnknownName("error-bot-limit", bot=name, limit=words)
    return Limit(seconds=float(time["number"]) / (1000 if time["unit"] == "ms" else 1))


def split_specs(words: str) -> list[str]:
    """Several specs out of a list with commas between."""
    return [spec.strip() for spec in words.split(",")]
