"""Printing what has happened: reveals, scores with their reasons, the end."""

from collections.abc import Mapping

from sushibar.bots.roster import checked_kind
from sushibar.columns import wrap
from sushibar.games import sheet
from sushibar.games.events import Event
from sushibar.table.table import Table
from sushibar.terminal.screen import columns
from sushibar.texts import text

# Opponents


def opponents(table: Table, bots: Mapping[int, str]) -> str:
    """Who sits there: a line for every bot with its level and character."""
    rows = []
    for seat, spec in bots.items():
        kind = checked_kind(spec, table.setup.game)
        level = "" if kind.level is None else text("bot-level", level=kind.level)
        rows.append([table.names[seat], level, kind.character])
    return columns(rows)


# Events


def news(table: Table, event: Event, viewer: int, *, again: bool = False) -> list[str]:
    """What has happened and what came of it, in words for a seat or for everybody.

    An empty line stands before it, unless it goes on with what was told before, and not `again`.
    """
    setup, names = table.setup, table.setup.seat_names(table.names)
    words = setup.words
    told = words.tell(setup, event, names, viewer)
    lines = [told.head] if told.head else []
    if told.rows:
        width = max(map(len, names)) if words.is_live() else 0
        lines.append(columns([[names[seat].ljust(width), what] for seat, what in told.rows]))
    for note in told.notes:
        lines += wrap(note)
    lines += wrap(told.then)
    return ["", *lines] if lines and (again or not told.goes_on) else lines


# Scores


def scores(table: Table, rows: int, *, now: bool = False) -> str:
    """The first rows of the sheet, a line a player; with `now` this round as if it ended here."""
    told = table.sheet
    heads = [told.row_name(number) for number in range(rows)]
    cells = [
        [sheet.points(row[seat]) for row in told.rows[:rows]] for seat in range(len(told.names))
    ]
    if now:
        words = table.setup.words
        heads.append(text("play-scores-now", round=table.round, edition=table.setup.edition))
        for seat, points in enumerate(cells):
            points.append(words.points_now(table.config, table.state, seat))
    lines = [["", *heads, text("sheet-total")]]
    for name, points in zip(told.names, cells, strict=True):
        lines.append([f"  {name}", *map(str, points), str(sum(points))])
    return sheet.grid(lines)


def standing(table: Table) -> str:
    """The points so far, this round as if it ended now."""
    if table.setup.words.is_live():
        return scores(table, len(table.sheet.rows))
    return scores(table, table.round - 1, now=True)


def desserts(table: Table) -> str:
    """What is scored at the end of the game."""
    (category, *_) = table.sheet.rows[-1][0]
    return sheet.category_name(category, table.setup.edition)


def outcome(table: Table, seat: int | None) -> str:
    """Who has won, as the person at a seat likes to hear it; with None, everybody."""
    best = max(table.points[one] for one in table.seats)
    tied = tuple(one for one in table.seats if table.points[one] == best)
    points = table.points[table.winners[0]]
    others = [table.names[winner] for winner in table.winners if winner != seat]
    if seat not in table.winners:
        key = "play-lost"
    else:
        key = "play-shared" if others else "play-won"
    told = text(key, names=", ".join(others), winners=len(others), points=points)
    if table.winners != tied:
        broken = table.setup.words.tie_break(table.config, table.state, table.winners[0])
        told += f" {broken}"
    return told
