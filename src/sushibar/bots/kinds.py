"""A kind of bots: what people are told about it, and how one of its bots is made."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sushibar.bots.bot import Bot
from sushibar.errors import BotError
from sushibar.games.kit import KITS

NAME: Final = re.compile(r"[^\s:,/\\|#]+")
"""What a kind may be called, so that specs can name it and records can hold it."""
HIGHEST_LEVEL: Final = 5


@dataclass(frozen=True)
class BotKind:
    """A kind of bots, built-in or external; it is named where it is listed.

    `make(luck, game)` gives a bot: with the same luck, one that plays the same.
    """

    make: Callable[[str, str], Bot]
    character: str
    """How it plays, told to players in a few words without a full stop."""
    games: Sequence[str] = field(default_factory=lambda: tuple(KITS))
    level: int | None = None
    """How strong it is, from 0 to 5 as the built-in ones are; None if nobody knows."""
    limited: bool = False
    """Whether it thinks for as long as it is allowed; else a limit for it is refused."""
    first_names: Sequence[str] = ()
    """What its bots are called at a table; the name of the kind if there is none."""
    lasting: bool = True
    """Whether a bot stays for a whole sitting; else each answer is given by a new one, so that a
    game goes on in the same way after it was interrupted.
    """
    prepare: Callable[[str], None] | None = None
    """(game): what has to be done once before bots are measured, such as compiling."""


def checked(name: str, kind: Any) -> BotKind:
    """A kind that somebody else has described, or an error that says what is wrong with it."""
    if not NAME.fullmatch(name):
        raise BotError("error-bot-name", bot=name)
    if not isinstance(kind, BotKind):
        raise BotError("error-bot-kind", bot=name, what=repr(kind))
    faults = {
        "make": not callable(kind.make),
        "character": not is_line(kind.character),
        "games": isinstance(kind.games, str) or not kind.games or not {*kind.games} <= {*KITS},
        "level": kind.level is not None and kind.level not in range(HIGHEST_LEVEL + 1),
        "first_names": isinstance(kind.first_names, str)
        or not all(isinstance(one, str) and NAME.fullmatch(one) for one in kind.first_names),
    }
    for what, wrong in faults.items():
        if wrong:
            raise BotError("error-bot-field", bot=name, what=what, value=repr(getattr(kind, what)))
    return kind


def is_line(words: object) -> bool:
    """Whether something is a text that fits into a line."""
    return isinstance(words, str) and words.isprintable() and bool(words.strip())
