"""A bot as people name it: a kind, and how much it may think about each decision."""

import re
from dataclasses import dataclass
from typing import Final

from sushibar.errors import UnknownName

SPEC: Final = re.compile(r"(?P<name>[^\s:,]+)(:(?P<limit>[^\s,]*))?")
TIME: Final = re.compile(r"(?P<number>\d{1,9}(\.\d{1,6})?)(?P<unit>ms|s)", re.ASCII)
PLAYOUTS: Final = re.compile(r"\d{1,12}", re.ASCII)


@dataclass(frozen=True)
class Spec:
    """A kind of bot, and a limit for each decision: a time, or a number of playouts, or none."""

    name: str
    seconds: float | None = None
    playouts: int | None = None

    @property
    def spelled(self) -> str:
        """The one way to write it."""
        if self.playouts is not None:
            return f"{self.name}:{self.playouts}"
        if self.seconds is None:
            return self.name
        if self.seconds >= 1:
            return f"{self.name}:{plain(self.seconds)}s"
        return f"{self.name}:{plain(1000 * self.seconds)}ms"


def parse_spec(words: str) -> Spec:
    """The bot that is meant by `NAME` or `NAME:LIMIT`, whether or not there is one of that name.

    >>> parse_spec("search:50ms")
    Spec(name='search', seconds=0.05, playouts=None)
    >>> parse_spec("search:2500").playouts
    2500
    """
    spec = SPEC.fullmatch(words)
    if spec is None:
        raise UnknownName("error-bot-spec", spec=words)
    name, limit = spec["name"], spec["limit"]
    if limit is None:
        return Spec(name)
    if PLAYOUTS.fullmatch(limit) and int(limit):
        return Spec(name, playouts=int(limit))
    time = TIME.fullmatch(limit)
    if time is None or not float(time["number"]):
        raise UnknownName("error-bot-limit", bot=name, limit=limit)
    return Spec(name, seconds=float(time["number"]) / (1000 if time["unit"] == "ms" else 1))


def plain(number: float) -> str:
    """A number without an exponent and without zeros at its end."""
    return f"{number:.9f}".rstrip("0").rstrip(".")
