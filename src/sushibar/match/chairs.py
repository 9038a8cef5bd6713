"""The chairs of a live table, and who sits in them."""

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from sushibar.errors import Refused
from sushibar.texts import languages, speaking, text

SECRET: Final = re.compile(r"[0-9a-f]{32}")
"""128 bits: a seat's secret, a player's own random bits."""
LONGEST_NAME_CHARACTERS: Final = 24
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
MARKS_NOT_SEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Marks that change at most how the character before them is drawn."""
STAND_IN: Final = "greedy"
"""The bot that plays for a player who has left."""


@dataclass
class Chair:
    """A chair; empty if it has neither a key nor a bot."""

    name: str = ""
    key: str = ""
    """A hash of the secret that its player holds."""
    bot: str = ""
    """The spec of the bot that sits there, or stands in."""
    salt: str = ""
    player: str = ""
    accepted: bool = True
    """Whether its player has come; at a rematch seats are kept for those who have not."""

    @property
    def is_empty(self) -> bool:
        """Whether anybody may sit down."""
        return not self.key and not self.bot

    @property
    def is_awaited(self) -> bool:
        """Whether it is kept for a player who has not come yet."""
        return self.is_person and not self.accepted

    @property
    def is_person(self) -> bool:
        """Whether it belongs to a player, even if a bot stands in."""
        return bool(self.key)


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(f"sushibar seat\n{secret}\n".encode()).hexdigest()


def check_secret(secret: str) -> str:
    """The secret or salt itself, if it is one."""
    if not SECRET.fullmatch(secret):
        raise Refused("refused-secret-form")
    return secret


def check_name(name: str) -> str:
    """A player's name without spaces around it, if a record can hold it, a screen show it, and
    nobody take it for a bot's.
    """
    name = " ".join(name.split())
    if (
        not is_visible(name)
        or len(name) > LONGEST_NAME_CHARACTERS
        or not name.isprintable()
        or set(name) & set("|#")
    ):
        raise Refused("refused-name", longest=LONGEST_NAME_CHARACTERS)
    if plain(name).endswith(bot_labels()):
        raise Refused("refused-name-bot")
    return name


def is_visible(name: str) -> bool:
    """Whether there is anything to be seen of a name: a letter, a digit, a sign, a picture."""
    return any(
        unicodedata.category(character)[0] in "LNPS" and character not in BLANK
        for character in unicodedata.normalize("NFKC", name)
    )


def plain(name: str) -> str:
    """A name as it is read, however it is written: without case, width and what is invisible."""
    folded = MARKS_NOT_SEEN.sub("", unicodedata.normalize("NFKC", name).casefold())
    return "".join(one for one in folded if not one.isspace() and one not in BLANK)


@cache
def bot_labels() -> tuple[str, ...]:
    """What the names of bots end with, in every language."""
    found = set()
    for spoken in languages():
        with speaking(spoken):
            found.add(plain(text("bot-label", name="")))
    return tuple(sorted(found))
