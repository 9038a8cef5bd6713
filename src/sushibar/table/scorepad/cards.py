"""Cards by name: exactly as in JSON, or briefly as a person writes a plate."""

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from sushibar.errors import ScoreError, UnknownName
from sushibar.table.scorepad.question import LONGEST, short
from sushibar.texts import text

Names: TypeAlias = Mapping[str, int]
"""All names that a game's cards go by, and what they mean; `beside:` is part of a name."""

EMPTY_PLATE: Final = "-"
BESIDE: Final = "beside:"
MOST_COPIES: Final = 99


def card_named(game: str, names: Names, word: str) -> int:
    """The card of exactly that name."""
    number = names.get(word)
    if number is None:
        number = names.get(word.strip().lower())
    if number is None:
        raise unknown_card(game, names, word)
    return number


def read_plate(game: str, names: Names, plate: str) -> list[int]:
    """A plate as a person writes it: names or their beginnings, `2*tempura` or `2 tempura`."""
    words = re.sub(r"\s*\*\s*", "*", plate.replace(",", " ")).split()
    if words == [EMPTY_PLATE]:
        return []
    cards: list[int] = []
    copies: int | None = None
    for word in words:
        number, star, name = word.rpartition("*")
        if not star and word.isascii() and word.isdigit():
            number, name = word, ""
        if number or star:
            if copies is not None:
                raise ScoreError("score-lonely-number", number=copies)
            copies = _read_copies(word, number)
        if name:
            cards += [card_abbreviated(game, names, name)] * (copies or 1)
            copies = None
    if copies is not None:
        raise ScoreError("score-lonely-number", number=copies)
    return cards


def card_abbreviated(game: str, names: Names, word: str) -> int:
    """The card of that name, or the only one whose name begins like that."""
    wanted = word.lower()
    if wanted in names:
        return names[wanted]
    meant = {number for name, number in names.items() if name.startswith(wanted)}
    if len(meant) != 1:
        raise unknown_card(game, names, word)
    return meant.pop()


def unknown_card(game: str, names: Names, word: str) -> UnknownName:
    """The error for a name that is no card, with what may have been meant."""
    if word.strip().lower().startswith(BESIDE):
        nigiri = [name for name in names if name.startswith(BESIDE)]
        return UnknownName("score-beside", card=short(word), cards=", ".join(nigiri))
    plain = [name for name in names if not name.startswith(BESIDE)]
    similar = _similar(plain, word.strip().lower())
    return UnknownName(
        "score-similar-card" if similar else "score-card",
        card=short(word),
        game=text(f"game-{game}"),
        cards=", ".join(similar or plain),
    )


def _similar(names: list[str], word: str) -> list[str]:
    """Names that begin like the word, or have it as a part, or look like it."""
    from difflib import get_close_matches

    if not word or ":" in word or len(word) > LONGEST:
        return []
    return (
        [name for name in names if name.startswith(word)]
        or [name for name in names if word in name.split("-")]
        or get_close_matches(word, names, n=3)
    )


def _read_copies(word: str, number: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", number) or int(number) == 0:
        raise ScoreError("score-copies", word=short(word), most=MOST_COPIES)
    return int(number)
