"""What has happened, told: reveals, scores with their reasons, the end."""

from sushibar.rulebook.sushi_go.state import puddings_of
from sushibar.table import sheet
from sushibar.table.events import Reveal
from sushibar.table.sushi_go import points_now
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.terminal.screen import PERSON, columns, route
from sushibar.texts import text

# Reveals


def reveal(table: Table, event: Reveal) -> str:
    """What everybody laid in a turn, the dummy last."""
    words = words_of(table.setup)
    rows, dummy = [], []
    for seat in table.seats:
        cards = words.laid(table.setup, event, seat)
        told = cards[0]
        if len(cards) == 2:
            told = text("play-reveal-chopsticks", first=cards[0], second=cards[1])
        rows.append([table.names[seat], told])
        given = words.laid_for_dummy(table.setup, event, seat)
        if given is not None:
            told = text("play-reveal-dummy", card=given, name=table.names[seat])
            dummy.append([text("dummy-name"), told])
    return columns([*rows, *dummy])


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
        heads.append(text("play-scores-now", round=table.round))
        for seat, points in enumerate(cells):
            points.append(points_now(table.config, table.state, seat))
    lines = [["", *heads, text("sheet-total")]]
    for name, points in zip(told.names, cells, strict=True):
        lines.append([f"  {name}", *map(str, points), str(sum(points))])
    return sheet.grid(lines)


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
        puddings = puddings_of(table.state, table.winners[0])
        told += " " + text("play-tie-broken", puddings=puddings)
    return told
