"""Earlier moments of a game: a table as it was, played again by the rules."""

from typing import TYPE_CHECKING

from sushibar.errors import IllegalAction
from sushibar.games.events import Reveal
from sushibar.table import entries

if TYPE_CHECKING:
    from sushibar.table.table import Table


def at(table: "Table", round_: int, turn: int) -> "Table":
    """The table as it was when that turn started and its players were first asked."""
    past = table.from_start()
    lines = iter(entries.lines(table))
    while (past.round, past.turn) <= (round_, turn) and not past.over:
        if past.pending and (past.round, past.turn) == (round_, turn):
            return past
        line = next(lines, None)
        if line is None:
            break
        past.enter(line)
    raise IllegalAction("error-never-asked", round=round_, turn=turn)


def before_last_reveal(table: "Table") -> "Table":
    """The table as it was before the last answers that anybody had a choice about."""
    events = table.events
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, Reveal) and not event.forced:
            past = table.from_start()
            for line in entries.lines_about(table, events[:place]):
                past.enter(line)
            return past
    raise IllegalAction("error-nothing-to-undo")
