"""A finished or unfinished game told turn by turn."""

from sushibar.table import picture
from sushibar.table.events import Chance, Reveal
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.texts import text


def tell(table: Table) -> str:
    """The whole game in words: deals, reveals, scores, winners."""
    lines = [picture.title(table.setup)]
    sheet = table.sheet
    reveals = [event for event in table.events if isinstance(event, Reveal)]
    last_turns = {event.round: event.turn for event in reveals}
    for event in table.events:
        if isinstance(event, Chance):
            lines += tell_chance(table, event)
        else:
            lines += tell_reveal(table, event)
            if event.turn == last_turns[event.round] and event.round <= len(sheet.rows):
                lines += ["", sheet.explain(event.round - 1)]
    if table.over:
        lines += ["", sheet.row_name(len(sheet.rows) - 1), sheet.explain(len(sheet.rows) - 1)]
        lines += ["", str(sheet), "", tell_winners(table)]
    else:
        lines += ["", text("story-unfinished", round=table.round, turn=table.turn)]
    return "\n".join(lines)


def tell_chance(table: Table, event: Chance) -> list[str]:
    """What chance decided."""
    names = table.setup.seat_names(table.names)
    if event.kind == "controller":
        return ["", text("story-controller", name=names[event.outcome[0][0]])]
    groups = [
        picture.cards(table.setup, [table.game.cards[kind] for kind in group])
        for group in event.outcome
    ]
    if event.kind == "draw":
        return ["", text("story-draw", card=groups[0])]
    dealt = [f"  {name}: {cards}" for name, cards in zip(names, groups, strict=True)]
    return ["", text("story-deal", round=event.round), *dealt]


def tell_reveal(table: Table, event: Reveal) -> list[str]:
    """What everybody laid in a turn, and what their plates are then."""
    words = words_of(table.setup)
    rows = []
    for seat, name in enumerate(table.names):
        cards = text("story-and").join(words.laid(table.setup, event, seat))
        rows.append([f"  {name}", cards, plate_after(table, event, seat)])
        given = words.laid_for_dummy(table.setup, event, seat)
        if given is not None:
            dummy = table.setup.players
            rows.append([f"  {text('dummy-name')}", given, plate_after(table, event, dummy)])
    rows.sort(key=lambda row: row[0] == f"  {text('dummy-name')}")
    return ["", text("story-turn", round=event.round, turn=event.turn), *in_columns(rows)]


def plate_after(table: Table, event: Reveal, seat: int) -> str:
    """A seat's plate after a turn."""
    groups = words_of(table.setup).groups(table.setup, event.after, seat, event.round)
    return " · ".join(groups)


def in_columns(rows: list[list[str]]) -> list[str]:
    """Rows of cells, aligned to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def tell_winners(table: Table) -> str:
    """Who won."""
    winners = [table.names[seat] for seat in table.winners]
    return text("story-winners", winners=", ".join(winners), count=len(winners))
