"""Everything a person reads: Fluent catalogues, one folder a language, English as the fallback."""

import os
from functools import cache, lru_cache
from importlib import resources
from typing import Any, Final

FALLBACK: Final = "en"
LONGEST: Final = 2_000
"""Fluent refuses more than 2,500 characters in one place; facts are cut before that."""

_chosen: str | None = None


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    folders = resources.files(__name__).iterdir()
    return tuple(sorted(folder.name for folder in folders if len(folder.name) == 2))


def language() -> str:
    """The current language: the one chosen, else the environment's; English if there is no such."""
    wanted = _chosen or os.environ.get("SUSHIBAR_LANG") or os.environ.get("LANG") or FALLBACK
    return wanted[:2] if wanted[:2] in languages() else FALLBACK


def use_language(name: str | None) -> None:
    """Choose the language of all texts from now on; None goes back to the environment's."""
    global _chosen
    _chosen = name


def text(key: str, /, **facts: object) -> str:
    """A message in the current language, with its facts filled in."""
    return _format(language(), key, tuple(facts.items()))


@cache
def _bundle(name: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([name], use_isolating=False)
    for language_name in dict.fromkeys((FALLBACK, name)):
        for file in sorted(
            resources.files(__name__).joinpath(language_name).iterdir(), key=lambda file: file.name
        ):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=language_name != FALLBACK)
    return bundle


@lru_cache(maxsize=20_000)
def _format(name: str, key: str, facts: tuple[tuple[str, object], ...]) -> str:
    try:
        bundle = _bundle(name)
    except ModuleNotFoundError:  # where only NumPy and Numba are installed
        return " ".join([key, *(f"{fact}={value}" for fact, value in facts)])
    message = bundle.get_message(key)
    spoken = {fact: value if isinstance(value, int) else _short(value) for fact, value in facts}
    words, problems = bundle.format_pattern(message.value, spoken)
    if problems:
        raise problems[0]
    return str(words)


def _short(value: object) -> str:
    words = str(value)
    return words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
