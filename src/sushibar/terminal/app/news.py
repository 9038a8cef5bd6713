"""What has happened in words: the latest in a line or two, all of it in the log."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from sushibar.match.updates import ToldEvent
from sushibar.terminal.app.seat import Happened

MOST_MOVES: Final = 3
"""So many moves of single players are told at once."""


def headline(happened: Sequence[Happened], names: Sequence[str]) -> Text:
    """The latest in a line or two: what everybody has shown, or the last few moves of some."""
    lines: list[Text] = []
    for one in reversed(happened):
        words = in_a_row(one["told"], names)
        if words.plain.strip() and len(lines) < MOST_MOVES:
            lines.insert(0, words)
            if len(one["told"]["rows"]) != 1:
                break
    if len(lines) > 1 and len(happened[-1]["told"]["rows"]) > 1:
        lines = lines[-1:]
    return Text("\n").join(lines[-MOST_MOVES:])


def in_a_row(told: ToldEvent, names: Sequence[str]) -> Text:
    """What happened, who did what, and what came of it, without a line break."""
    words = Text(told["head"] + (" " if told["head"] else ""))
    for place, (seat, what) in enumerate(told["rows"]):
        words.append(" · " if place else "")
        words.append(names[seat], "bold").append(f" {what}")
    for note in told["notes"]:
        words.append(f" {note}")
    return words


def log_lines(happened: Sequence[Happened], names: Sequence[str]) -> Text:
    """All that has happened, an empty line before what has a heading."""
    log = Text()
    for one in happened:
        if one["told"]["head"] and log.plain:
            log.append("\n")
        log.append_text(in_lines(one["told"], names))
    return log


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
