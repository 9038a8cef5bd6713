"""What somebody typed: a name, or an unambiguous start of one."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from sushibar.games.notation import ALIASES, canonical

Thing = TypeVar("Thing")


def plain(words: str) -> str:
    """Words in small letters with single spaces."""
    return " ".join(words.lower().replace("-", " ").replace(":", " ").split())


def spellings(spoken: str, name: str) -> tuple[str, ...]:
    """All that something answers to: as people say it, as files write it, as boxes print it."""
    aliases = [alias for alias, meant in ALIASES.items() if meant == canonical(name)]
    return tuple(map(plain, (spoken, name, *aliases)))


def shortened(typed: str) -> str:
    """What was typed, short enough to be repeated."""
    return typed if len(typed) <= 30 else f"{typed[:29]}…"


def find(typed: str, things: Mapping[Thing, Iterable[str]]) -> list[Thing]:
    """The things that may be meant: by a whole name, else by its start, else by a word's."""
    wanted = plain(typed)
    if not wanted:
        return []
    rules = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted}" in name,
    )
    for fits in rules:
        found = [thing for thing, names in things.items() if any(map(fits, names))]
        if found:
            return found
    return []
