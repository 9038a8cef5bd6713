"""A finished or unfinished game told turn by turn."""

from typing import TypeGuard

from sushibar.table import picture
from sushibar.table.events import Chance, Event
from sushibar.table.phrases import Telling
from sushibar.table.sheet import ScoreSheet
from sushibar.table.table import Table
from sushibar.table.words import words_of
from sushibar.texts import text

# Events


def is_deal(event: Event) -> TypeGuard[Chance]:
    """Whether hands were dealt."""
    return isinstance(event, Chance) and event.kind == "deal"


def ends_round(event: Event) -> bool:
    """Whether an event was the last one of its round."""
    return int(event.before.this_round) != int(event.after.this_round)


def ends_turn(event: Event) -> bool:
    """Whether an event was the last one of its turn: after it the hands were passed."""
    return ends_round(event) or int(event.before.turn) != int(event.after.turn)


# The whole game


def tell_menu(table: Table) -> list[str]:
    """What is served, where there is a menu."""
    types = [text(f"category-{type_}") for type_ in table.setup.menu]
    return [text("story-menu", types=", ".join(types))] if types else []


def tell(table: Table) -> str:
    """The whole game in words: deals, reveals, scores, winners."""
    lines = [picture.title(table.setup), *tell_menu(table)]
    sheet = table.sheet
    moment = (0, 0)
    for event in table.events:
        if is_deal(event):
            lines += tell_deal(table, event)
            continue
        told = words_of(table.setup).tell(table.setup, event, seat_names(table), None)
        if told.rows and moment != (event.round, event.turn):
            moment = event.round, event.turn
            lines += ["", text("story-turn", round=event.round, turn=event.turn)]
        elif told.notes and moment != (event.round, event.turn):
            lines.append("")
        lines += tell_event(table, event, told)
        if ends_round(event):
            lines += ["", sheet.explain(event.round - 1)]
    return "\n".join([*lines, *tell_end(table, sheet)])


def tell_end(table: Table, sheet: ScoreSheet) -> list[str]:
    """The desserts and the winners, or how far the game has come."""
    if not table.over:
        return ["", text("story-unfinished", round=table.round, turn=table.turn)]
    last = len(sheet.rows) - 1
    return ["", sheet.row_name(last), sheet.explain(last), "", str(sheet), "", tell_winners(table)]


def tell_event(table: Table, event: Event, told: Telling) -> list[str]:
    """What the seats did, what their plates are then, and what came of it."""
    names = seat_names(table)
    rows = [[f"  {names[seat]}", what, plate_after(table, event, seat)] for seat, what in told.rows]
    return [*in_columns(rows), *(f"  {note}" for note in told.notes)]


def tell_deal(table: Table, event: Chance) -> list[str]:
    """The hands that were dealt."""
    dealt = [
        f"  {name}: {picture.cards(table.setup, [table.called.cards[kind] for kind in group])}"
        for name, group in zip(seat_names(table), event.outcome, strict=True)
    ]
    return ["", text("story-deal", round=event.round), *dealt]


def seat_names(table: Table) -> tuple[str, ...]:
    """What all seats are called, a dummy's included."""
    return table.setup.seat_names(table.names)


def plate_after(table: Table, event: Event, seat: int) -> str:
    """A seat's plate after an event."""
    groups = words_of(table.setup).groups(table.setup, event.after, seat, event.round)
    return " · ".join(groups)


def in_columns(rows: list[list[str]]) -> list[str]:
    """Rows of cells, aligned to the left."""
    if not rows:
        return []
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "   ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def tell_winners(table: Table) -> str:
    """Who won."""
    winners = [table.names[seat] for seat in table.winners]
    return text("story-winners", winners=", ".join(winners), count=len(winners))
