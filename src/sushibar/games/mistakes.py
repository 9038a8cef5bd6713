"""Names that nobody knows here: what may have been meant, and what would be right."""

from collections.abc import Iterable, Sequence
from typing import Final

from sushibar.errors import MOST_NAMES, UnknownName
from sushibar.rulebook.game import Names

LONGEST: Final = 40
"""A longer word looks like nothing."""


def unknown_action(names: Names, action: str, legal: Sequence[str] = ()) -> UnknownName:
    """The error for a word that is no action; where nothing is like it, with what is legal."""
    known = [name for name in names.actions if name]
    return _unknown("error-action", names, action, known, legal, action=action)


def unknown_card(names: Names, card: str) -> UnknownName:
    """The error for a word that is no card."""
    return _unknown("error-card", names, card, names.cards, (), card=card)


def _unknown(
    key: str,
    names: Names,
    word: str,
    known: Sequence[str],
    legal: Sequence[str],
    **facts: object,
) -> UnknownName:
    prefix, colon, plain = word.strip().lower().rpartition(":")
    meant = [name for name in known if name.rpartition(":")[0] == prefix]
    if plain in names.absent:
        menu = (name for name in names.categories if name != "face-down")
        return UnknownName(key, help="menu", name=plain, names=some(menu), **facts)
    if found := similar([name.rpartition(":")[2] for name in meant], plain):
        told = some(prefix + colon + name for name in found)
        return UnknownName(key, help="similar", name=word, names=told, **facts)
    return UnknownName(
        key, help="legal" if legal else "none", name=word, names=some(legal), **facts
    )


def similar(names: Iterable[str], word: str) -> list[str]:
    """Names that start like the word, or have it as a part, or look like it."""
    from difflib import get_close_matches

    names = list(dict.fromkeys(names))
    if not word or len(word) > LONGEST:
        return []
    return (
        [name for name in names if name.startswith(word)]
        or [name for name in names if word in name.split("-")]
        or get_close_matches(word, names, n=3)
    )


def some(names: Iterable[str]) -> str:
    """Names as an error lists them, not too many."""
    told = list(names)
    dots = ["…"] if len(told) > MOST_NAMES else []
    return ", ".join([*told[:MOST_NAMES], *dots])
