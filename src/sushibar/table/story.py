"""A finished or unfinished game told turn by turn."""

from sushibar.columns import in_columns, wrap
from sushibar.games import picture
from sushibar.games.events import Event, ends_round, ends_turn, is_deal
from sushibar.games.phrases import Telling
from sushibar.games.sheet import ScoreSheet, category_name
from sushibar.table.table import Table
from sushibar.texts import text


def tell_menu(table: Table) -> list[str]:
    """What is served, where there is a menu."""
    types = [category_name(type_, table.setup.edition) for type_ in table.setup.menu]
    return wrap(text("story-menu", types=", ".join(types))) if types else []


def tell(table: Table) -> str:
    """The whole game in words: deals, reveals, scores, winners."""
    lines = wrap(picture.title(table.setup)) + tell_menu(table)
    words, names, sheet = table.setup.words, seat_names(table), table.sheet
    moment = (0, 0)
    board: list[str] = []
    for event in table.events:
        told = words.tell(table.setup, event, names, None)
        if is_deal(event):
            lines += ["", told.head]
        elif told.rows and moment != (event.round, event.turn):
            moment = event.round, event.turn
            lines += ["", words.chapter(table.setup, event, names)]
        elif told.notes and moment != (event.round, event.turn):
            lines.append("")
        lines += tell_event(table, event, told)
        after = words.board(table.setup, table.config, event.after)
        if ends_turn(event) and after != board:
            board = after
            lines += board
        if ends_round(event) and not words.is_live():
            lines += ["", sheet.explain(event.round - 1)]
    return "\n".join([*lines, *tell_end(table, sheet)])


def tell_end(table: Table, sheet: ScoreSheet) -> list[str]:
    """The last points and the winners, or how far the game has come."""
    if not table.over:
        return [
            "",
            text(
                "story-unfinished", round=table.round, turn=table.turn, edition=table.setup.edition
            ),
        ]
    last = len(sheet.rows) - 1
    if table.setup.words.is_live():
        points = [text("sheet-final"), sheet.explain_all()]
    else:
        points = [sheet.row_name(last), sheet.explain(last)]
    return ["", *points, "", str(sheet), "", tell_winners(table)]


def tell_event(table: Table, event: Event, told: Telling) -> list[str]:
    """What the seats did, what their plates are then, and what came of it."""
    names = seat_names(table)
    if table.setup.words.is_live():
        rows = [[what] for _, what in told.rows]
    else:
        rows = [[names[seat], what, plate_after(table, event, seat)] for seat, what in told.rows]
    lines = in_columns(rows, gap=3) if rows else []
    return lines + [part for note in told.notes for part in wrap(note, "  ", under=4)]


def seat_names(table: Table) -> tuple[str, ...]:
    """What all seats are called, a dummy's included."""
    return table.setup.seat_names(table.names)


def plate_after(table: Table, event: Event, seat: int) -> str:
    """A seat's plate after an event."""
    groups = table.setup.words.groups(table.setup, event.after, seat, event.round)
    return " · ".join(groups)


def tell_winners(table: Table) -> str:
    """Who won."""
    winners = [table.names[seat] for seat in table.winners]
    return text("story-winners", winners=", ".join(winners), count=len(winners))
