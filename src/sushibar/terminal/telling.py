"""What has happened, told: reveals, scores with their reasons, the end."""

from sushibar.table import sheet
from sushibar.table.events import Event
from sushibar.table.story import ends_round, ends_turn
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal.console import wrap
from sushibar.terminal.screen import PERSON, columns, route
from sushibar.texts import text

# Events


def news(table: Table, event: Event) -> list[str]:
    """What has happened, what came of it, and where the hands go if they do."""
    setup, names = table.setup, table.setup.seat_names(table.names)
    told = words_of(setup).tell(setup, event, names, PERSON)
    lines = [told.head] if told.head else []
    if told.rows:
        lines.append(columns([[names[seat], what] for seat, what in told.rows]))
    for note in told.notes:
        lines += wrap(note)
    if ends_turn(event) and not ends_round(event):
        lines += wrap(passing(table, event.round))
    return lines


def passing(table: Table, round_: int) -> str:
    """Where the hands go in that round."""
    around = route(table, round_)
    return text(
        "play-passing",
        players=table.setup.players,
        right=int(around[1] != 1),
        route=" → ".join(table.names[seat] for seat in (around[-1], PERSON, around[1])),
        other=table.names[around[1]],
    )


# Scores


def scores(table: Table, rows: int, *, now: bool = False) -> str:
    """The first rows of the sheet, a line a player; with `now` this round as if it ended here."""
    told = table.sheet
    heads = [told.row_name(number) for number in range(rows)]
    cells = [
        [sheet.points(row[seat]) for row in told.rows[:rows]] for seat in range(len(told.names))
    ]
    if now:
        words = words_of(table.setup)
        heads.append(text("play-scores-now", round=table.round))
        for seat, points in enumerate(cells):
            points.append(words.points_now(table.config, table.state, seat))
    lines = [["", *heads, text("sheet-total")]]
    for name, points in zip(told.names, cells, strict=True):
        lines.append([f"  {name}", *map(str, points), str(sum(points))])
    return sheet.grid(lines)


def desserts(table: Table) -> str:
    """What is scored at the end of the game."""
    (category, *_) = table.sheet.rows[-1][PERSON]
    return text(f"category-{category}")


def outcome(table: Table) -> str:
    """Who has won, as the person likes to hear it."""
    best = max(table.points[seat] for seat in table.seats)
    tied = [seat for seat in table.seats if table.points[seat] == best]
    others = [table.names[seat] for seat in table.winners if seat != PERSON]
    if PERSON not in table.winners:
        key = "play-lost"
    else:
        key = "play-shared" if others else "play-won"
    told = text(key, names=", ".join(others), winners=len(others), points=best)
    if len(table.winners) < len(tied):
        broken = words_of(table.setup).tie_break(table.config, table.state, table.winners[0])
        told += f" {broken}"
    return told
