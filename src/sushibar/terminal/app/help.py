"""The help screen: all keys, how the game goes, and what every card does."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sushibar.terminal.app.seat_client import SeatClient
from sushibar.terminal.app.things import Things
from sushibar.texts import text

KEYS: Final = (
    ("1–9", "screen-help-number"),
    ("↑ ↓ Enter", "screen-help-enter"),
    ("Tab", "screen-help-board"),
    ("u, Esc", "screen-help-undo"),
    ("h", "screen-help-hint"),
    ("s", "screen-help-scores"),
    ("l", "screen-help-log"),
    ("m", "screen-help-memory"),
    ("r", "screen-help-rematch"),
    ("q", "screen-help-quit"),
)


def help_words(seat: SeatClient, things: Things) -> list[RenderableType]:
    """All there is to know."""
    setup = seat.setup
    keys = grid()
    for key, words in KEYS:
        keys.add_row(Text(key, "bold"), text(words))
    cards = grid()
    for rule in things.rules:
        if rule.listed:
            first = next(iter(rule.cards), "")
            colour = things.colour(first) if things.has_colour(first) else ""
            cards.add_row(Text("▌", colour).append(rule.name, "bold"), rule.words)
    told = [Text(words) for words in setup.words.welcome(setup)]
    return [keys, Text(), *told, Text(), cards, Text(), Text(seat.promise, "dim")]


def grid() -> Grid:
    """Two columns, the second of which wraps."""
    lines = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    lines.add_column(no_wrap=True)
    lines.add_column()
    return lines
