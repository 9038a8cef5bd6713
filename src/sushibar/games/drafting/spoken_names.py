"""Cards as people say them: by their names in every language that there is a catalogue for."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from sushibar.texts import language, languages, speaking

Spell: TypeAlias = Callable[[str], Iterable[str]]
"""(card by its name in files): what it is called in the current language, in every edition."""
Spoken: TypeAlias = Mapping[str, str]
"""What somebody may type, and the card by its name in files."""

SHORTEST_FOREIGN_CHARACTERS: Final = 3
"""What is shorter, and has no accents, is rather the beginning of a name than another language."""
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def fold(words: str) -> str:
    """Words without capitals, accents, spaces and the like: `Stäbchen 1` is `stabchen-1`."""
    letters = unicodedata.normalize("NFKD", words.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@lru_cache(maxsize=500)
def spoken_in(spell: Spell, cards: tuple[str, ...], name: str) -> Spoken:
    """All that cards are called in a language; what could be two of them is none."""
    found: dict[str, set[str]] = {}
    with speaking(name):
        for card in cards:
            for words in spell(card):
                for typed in {fold(words), fold(words.casefold().translate(UMLAUTS))}:
                    found.setdefault(typed, set()).add(card)
    return {typed: next(iter(meant)) for typed, meant in found.items() if len(meant) == 1}


class SpokenNames:
    """The cards of a game by what they are called anywhere, the current language first."""

    def __init__(self, spell: Spell, cards: Iterable[str]) -> None:
        self.spell = spell
        self.cards = tuple(cards)

    def exactly_here(self, word: str) -> str | None:
        """The card of that name in the current language; what stands before a colon stays."""
        before, colon, name = word.lower().rpartition(":")
        card = spoken_in(self.spell, self.cards, language()).get(fold(name))
        return None if card is None else before + colon + card

    def exactly(self, word: str) -> str | None:
        """The card of that name in any language."""
        return self._found(word, lambda wanted, name: wanted == name)

    def beginning(self, word: str) -> str | None:
        """The only card with a word in its name that starts like that, here or elsewhere."""
        return self._found(word, lambda wanted, name: f"-{wanted}" in f"-{name}")

    def _found(self, word: str, fits: Callable[[str, str], bool]) -> str | None:
        """The only card with a fitting name, in the first language that has one."""
        before, colon, name = word.lower().rpartition(":")
        wanted = fold(name)
        if not wanted:
            return None
        is_short = name.isascii() and len(wanted) < SHORTEST_FOREIGN_CHARACTERS
        for here in [language()] if is_short else dict.fromkeys((language(), *languages())):
            spoken = spoken_in(self.spell, self.cards, here)
            meant = {card for typed, card in spoken.items() if fits(wanted, typed)}
            if len(meant) == 1:
                return before + colon + meant.pop()
        return None

    def here(self) -> list[str]:
        """What the cards are called in the current language, as they can be typed."""
        with_accents: dict[str, None] = {}
        for card in self.cards:
            for words in self.spell(card):
                with_accents[re.sub(r"[\s’']+", "-", words.casefold())] = None
        return list(with_accents)
