"""Cards by name: exactly as in JSON, or briefly as a person writes a plate."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, TypeAlias

from sushibar.errors import ScoreError, UnknownName
from sushibar.games.drafting.spoken_names import SpokenNames
from sushibar.games.mistakes import similar as similar_names
from sushibar.games.score_question import EMPTY_PLATE, short
from sushibar.texts import FALLBACK, language, text

Names: TypeAlias = Mapping[str, int]
"""All names that a game's cards go by, with all that can stand before them, and what they mean."""

BESIDE: Final = "beside:"
MOST_COPIES: Final = 99
MOST_WORDS: Final = 5
"""No name in any language has more."""


def card_named(game: str, names: Names, word: str) -> int:
    """The card of exactly that name."""
    number = names.get(word)
    if number is None:
        number = names.get(word.strip().lower())
    if number is None:
        raise unknown_card(game, names, word)
    return number


def read_plate(game: str, names: Names, plate: str, spoken: SpokenNames | None = None) -> list[int]:
    """A plate as a person writes it: names or their beginnings, `2*tempura` or `2 tempura`.

    With `spoken`, names of all languages too, also those of several words.
    """
    words = re.sub(r"\s*\*\s*", "*", plate.replace(",", " , ")).split()
    if [word for word in words if word != ","] == [EMPTY_PLATE]:
        return []
    cards: list[int] = []
    copies: int | None = None
    for word in joined(names, words, spoken):
        number, star, name = word.rpartition("*")
        if not star and word.isascii() and word.isdigit():
            number, name = word, ""
        if number or star:
            if copies is not None:
                raise ScoreError("score-lonely-number", number=copies)
            copies = _read_copies(word, number)
        if name:
            cards += [card_meant(game, names, name, spoken)] * (copies or 1)
            copies = None
    if copies is not None:
        raise ScoreError("score-lonely-number", number=copies)
    return cards


def joined(names: Names, words: list[str], spoken: SpokenNames | None) -> list[str]:
    """Words without commas; those that are one name together are one, with hyphens between."""
    whole: list[str] = []
    place = 0
    while place < len(words):
        size = 1
        if spoken is not None and not words[place].isdigit():
            most = min(len(words) - place, MOST_WORDS)
            size = next(
                (
                    size
                    for size in range(most, 1, -1)
                    if is_name(names, words[place:][:size], spoken)
                ),
                1,
            )
        if words[place] != ",":
            whole.append("-".join(words[place : place + size]))
        place += size
    return whole


def is_name(names: Names, words: list[str], spoken: SpokenNames) -> bool:
    """Whether several words are one name; a number starts another card."""
    if "," in words or any(word.isdigit() or {*word} & {*"*:"} for word in words[1:]):
        return False
    name = "-".join(words).rpartition("*")[2].lower()
    return name in names or spoken.exactly(name) is not None


def card_meant(game: str, names: Names, word: str, spoken: SpokenNames | None) -> int:
    """The card of that name in files or in some language, else the only one that starts so."""
    if spoken is None or word.lower() in names:
        return card_abbreviated(game, names, word)
    for meant in spoken.exactly_here(word), word, spoken.exactly(word), spoken.beginning(word):
        with suppress(UnknownName):
            if meant is not None:
                return card_abbreviated(game, names, meant)
    raise unknown_card(game, names, word, spoken)


def card_abbreviated(game: str, names: Names, word: str) -> int:
    """The card of that name, or the only one whose name starts like that.

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
    """Whether a name starts like the word, before and after every colon."""
    parts, wanted = name.split(":"), word.split(":")
    return len(parts) == len(wanted) and all(map(str.startswith, parts, wanted))


def unknown_card(
    game: str, names: Names, word: str, spoken: SpokenNames | None = None
) -> UnknownName:
    """The error for a name that is no card, with what may have been meant."""
    wanted = word.strip().lower()
    if wanted.startswith(BESIDE):
        nigiri = [name for name in names if name.startswith(BESIDE) and name.count(":") == 1]
        return UnknownName("score-beside", card=short(word), cards=", ".join(nigiri))
    plain = [name for name in names if ":" not in name]
    prefix, colon, card = wanted.rpartition(":")
    similar = [prefix + colon + name for name in similar_names(plain, card)]
    similar = [name for name in similar if name in names]
    if spoken is not None and language() != FALLBACK:
        plain = spoken.here()
        similar = [prefix + colon + name for name in similar_names(plain, card)]
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
