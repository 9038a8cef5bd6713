"""The chairs of a live table, and who sits in them."""

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from sushibar.errors import Refused
from sushibar.match.look_alikes import BLANK, outline
from sushibar.texts import languages, speaking, text

SECRET: Final = re.compile(r"[0-9a-f]{32}")
"""128 bits: a seat's secret, a player's own random bits."""
LONGEST_NAME_CHARACTERS: Final = 24
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
    if any(label in outline(name) for label in bot_labels()):
        raise Refused("refused-name-bot")
    return name


def is_visible(name: str) -> bool:
    """Whether there is anything to be seen of a name: a letter, a digit, a sign, a picture."""
    return any(
        unicodedata.category(character)[0] in "LNPS" and character not in BLANK
        for character in unicodedata.normalize("NFKC", name)
    )


@cache
def bot_labels() -> tuple[str, ...]:
    """What the names of bots end with, in every language."""
    found = set()
    for spoken in languages():
        with speaking(spoken):
            found.add(outline(text("bot-label", name="")))
    return tuple(sorted(found))
