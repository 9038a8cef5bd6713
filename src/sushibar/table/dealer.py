"""The dealer's secret: a seed that is promised before the game and can be checked after it."""

import hashlib
import re
import secrets
from collections.abc import Sequence

from sushibar.errors import SetupError
from sushibar.rulebook.chance import ChaCha, seed_chacha
from sushibar.rulebook.rule import Record, new


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """The promise that is shown before the game: it fixes the seed and gives nothing away."""
    return hashlib.sha256(f"sushibar commitment\n{seed}\n".encode()).hexdigest()


def record_key(seed: str) -> str:
    """What reads the record of a game that is not for everybody: anyone who knows the seed has it,
    and it does not tell the seed.
    """
    return hashlib.sha256(f"sushibar record\n{seed}\n".encode()).hexdigest()[:32]


def deal_key(seed: str, salts: Sequence[str] = ()) -> bytes:
    """The key of all chance in a game: the dealer's seed and every player's own random bits."""
    lines = ["sushibar deal", seed, *salts]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).digest()


def check_seed(seed: str) -> str:
    """The seed itself, if it can stand on a line of a record."""
    if not seed or seed != seed.strip() or not seed.isprintable() or "#" in seed:
        raise SetupError("error-seed", seed=repr(seed))
    return seed


def check_salts(salts: Sequence[str]) -> tuple[str, ...]:
    """The players' random bits, if they are hexadecimal."""
    for salt in salts:
        if not re.fullmatch(r"[0-9a-f]+", salt):
            raise SetupError("error-salt", salt=repr(salt))
    return tuple(salts)


def dealer(seed: str, salts: Sequence[str] = ()) -> Record:
    """The chance of a table."""
    rng = new(ChaCha)
    seed_chacha(rng, deal_key(seed, salts))
    return rng
