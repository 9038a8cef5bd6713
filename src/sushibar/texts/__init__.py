"""Everything a person reads: Fluent catalogues, one folder a language, English as the fallback."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

FALLBACK: Final = "en"
VARIABLES: Final = ("SUSHIBAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names the language: ours, then as POSIX has it; the first one counts."""
ANY: Final = "*"
"""What a browser sends that takes any language."""
WANTED: Final = re.compile(
    r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]*)?\s*(?:;\s*[qQ]=([0-9.]{1,5})\s*)?"
)
MOST_WANTED: Final = 50
"""Languages of a browser's list that are looked at."""
ENTRY: Final = re.compile(r"^(?=[a-z][a-z0-9-]* *=)", re.MULTILINE)
"""Where a message of a catalogue starts."""
LONGEST_CHARACTERS: Final = 2_000
"""Fluent refuses more than 2,500 characters in one place; facts are cut before that."""

_chosen: str | None = None
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    folders = resources.files(__name__).iterdir()
    return tuple(sorted(folder.name for folder in folders if len(folder.name) == 2))


def language() -> str:
    """The current language: the one spoken here, else the one chosen, else the environment's."""
    spoken = _spoken.get() or _chosen
    if spoken is not None:
        return spoken
    named = (os.environ.get(variable) for variable in VARIABLES)
    return known(next(filter(None, named), FALLBACK))


def known(name: str) -> str:
    """The language of that name, such as `de` or `de_CH.UTF-8`; English if there is no such."""
    return name[:2] if name[:2] in languages() else FALLBACK


def use_language(name: str | None) -> None:
    """Choose the language of all texts from now on; None goes back to the environment's."""
    global _chosen
    _chosen = None if name is None else known(name)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Speak a language for a while, in this thread or task alone.

    >>> with speaking("en"):
    ...     text("sheet-total")
    'Total'
    """
    token = _spoken.set(known(name))
    try:
        yield
    finally:
        _spoken.reset(token)


def wanted_language(header: str) -> str:
    """The best of our languages for somebody whose browser sends this Accept-Language.

    >>> wanted_language("tlh, en-GB;q=0.9, *;q=0.1")
    'en'
    """
    found = [match for part in header.split(",", MOST_WANTED) if (match := WANTED.fullmatch(part))]
    best, wish = FALLBACK, 0.0
    for match in found:
        name = FALLBACK if match[1] == ANY else match[1].lower()
        weight = quality(match[2])
        if name in languages() and weight > wish:
            best, wish = name, weight
    return best


def quality(written: str | None) -> float:
    """How much a language is wanted, from 0 to 1; wholly where nothing is said."""
    try:
        return 1.0 if written is None else min(float(written), 1.0)
    except ValueError:
        return 0.0


def text(key: str, /, **facts: object) -> str:
    """A message in the current language, with its facts filled in."""
    return _format(language(), key, tuple(facts.items()))


def unbroken(words: str) -> str:
    """Words that stay on one line."""
    return words.replace(" ", "\u00a0")


def is_message(key: str) -> bool:
    """Whether there is a message of that key."""
    return key in _written(FALLBACK)


@cache
def _written(name: str) -> dict[str, str]:
    """By key, the messages of a language as their files have them; English where it has none."""
    written: dict[str, str] = {}
    for language_name in dict.fromkeys((FALLBACK, name)):
        for file in resources.files(__name__).joinpath(language_name).iterdir():
            for entry in ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
                written[entry.partition("=")[0].strip()] = entry
    return written


@cache
def _bundle(name: str) -> Any:
    from fluent.runtime import FluentBundle

    return FluentBundle([name], use_isolating=False)


def _message(name: str, key: str) -> Any:
    """A message, read when it is first needed: reading all of them takes half a second."""
    from fluent.runtime import FluentResource

    bundle = _bundle(name)
    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(_written(name)[key]), allow_overrides=True)
    return bundle.get_message(key)


@lru_cache(maxsize=4_000)
def _format(name: str, key: str, facts: tuple[tuple[str, object], ...]) -> str:
    try:
        message = _message(name, key)
    except ModuleNotFoundError:  # where only NumPy and Numba are installed
        return " ".join([key, *(f"{fact}={value}" for fact, value in facts)])
    spoken = {fact: value if isinstance(value, int) else _short(value) for fact, value in facts}
    words, problems = _bundle(name).format_pattern(message.value, spoken)
    if problems:
        raise problems[0]
    return str(words)


def _short(value: object) -> str:
    words = str(value)
    return words if len(words) <= LONGEST_CHARACTERS else f"{words[: LONGEST_CHARACTERS - 1]}…"
