"""Cards by name: exactly as in JSON, or briefly as a person writes a plate."""

import re
from collections.abc import Mapping
from typing import Final, TypeAlias

from sushibar.errors import ScoreError, UnknownName
from sushibar.games.mistakes import similar as similar_names
from sushibar.games.score_question import EMPTY_PLATE, short
from sushibar.texts import text

Names: TypeAlias = Mapping[str, int]
"""All names that a game's cards go by, with all that can stand before them, and what they mean."""

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
    """The card of that name, or the only one whose name begins like that.

    `chop` is `chopsticks`, even if there are also `chopsticks-1` to `chopsticks-3`.
    """
    wanted = word.lower()
    if wanted in names:
        return names[wanted]
    meant = [name for name in names if _begins(name, wanted)]
    shortest = min(meant, key=len, default=word)
    same = [name for name in meant if names[name] == names[shortest] or _begins(name, shortest)]
    if not meant or same != meant:
        raise unknown_card(game, names, word)
    return names[shortest]


def _begins(name: str, word: str) -> bool:
    """Whether a name begins like the word, before and after every colon."""
    parts, wanted = name.split(":"), word.split(":")
    return len(parts) == len(wanted) and all(map(str.startswith, parts, wanted))


def unknown_card(game: str, names: Names, word: str) -> UnknownName:
    """The error for a name that is no card, with what may have been meant."""
    wanted = word.strip().lower()
    if wanted.startswith(BESIDE):
        nigiri = [name for name in names if name.startswith(BESIDE) and name.count(":") == 1]
        return UnknownName("score-beside", card=short(word), cards=", ".join(nigiri))
    plain = [name for name in names if ":" not in name]
    prefix, colon, card = wanted.rpartition(":")
    similar = [prefix + colon + name for name in similar_names(plain, card)]
    similar = [name for name in similar if name in names]
    return UnknownName(
        "score-similar-card" if similar else "score-card",
        card=short(word),
        game=text(f"game-{game}"),
        cards=", ".join(similar or plain),
    )


def _read_copies(word: str, number: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", number) or int(number) == 0:
        raise ScoreError("score-copies", word=short(word), most=MOST_COPIES)
    return int(number)
