"""The chairs of a live table, and who sits in them."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Final

from sushibar.errors import Refused

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
    """A player's name without spaces around it, if a record can hold it and a screen show it."""
    name = " ".join(name.split())
    if (
        not name
        or len(name) > LONGEST_NAME_CHARACTERS
        or not name.isprintable()
        or set(name) & set("|#")
    ):
        raise Refused("refused-name", longest=LONGEST_NAME_CHARACTERS)
    return name
