"""The last line: what the keys do; each can be clicked."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static


class Key(NamedTuple):
    """A key, what it does in a word, and the action that is meant."""

    key: str
    words: str
    action: str


class KeyBar(Static):
    """Keys and what they do, in one line."""

    def __init__(self, keys: Sequence[Key]) -> None:
        parts = [
            Content.from_markup(
                f"[@click={one.action}][$accent bold]$key[/] $words[/]",
                key=one.key,
                words=one.words,
            )
            for one in keys
        ]
        super().__init__(Content("  ").join(parts), id="keys")
