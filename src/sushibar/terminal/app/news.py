"""What has happened in words: the latest in a line or two, all of it in the log."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from sushibar.match.updates import ToldEvent
from sushibar.terminal.app.seat_client import Happened

MOST_MOVES: Final = 3
"""Moves of single players that are told at once."""


def headline(happened: Sequence[Happened], names: Sequence[str]) -> Text:
    """The latest in a line or two: what everybody has shown, or the last few moves of some."""
    lines: list[Text] = []
    for one in reversed(happened):
        words = in_a_row(one["told"], names)
        is_move = len(one["told"]["rows"]) == 1
        if words.plain and (is_move or not lines):
            lines.insert(0, words)
        if lines and (not is_move or len(lines) == MOST_MOVES):
            break
    return Text("\n").join(lines)


def in_a_row(told: ToldEvent, names: Sequence[str]) -> Text:
    """What happened, who did what, and what came of it, without a line break."""
    rows = Text(" · ").join(
        Text().append(names[seat], "bold").append(f" {what}") for seat, what in told["rows"]
    )
    parts = [Text(told["head"]), rows, *map(Text, told["notes"])]
    return Text(" ").join(part for part in parts if part.plain)


def in_lines(told: ToldEvent, names: Sequence[str]) -> Text:
    """What happened, a line for everybody who did something."""
    words = Text()
    if told["head"]:
        words.append(f"{told['head']}\n", "underline")
    for seat, what in told["rows"]:
        words.append(f"{names[seat]} ", "bold").append(f"{what}\n")
    for note in told["notes"]:
        words.append(f"{note}\n")
    return words
