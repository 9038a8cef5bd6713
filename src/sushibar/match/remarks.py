"""One sentence for every seat: which sort of points has made the difference."""

from collections import Counter
from collections.abc import Sequence

from sushibar.games.sheet import Lines, category_name
from sushibar.table.table import Table
from sushibar.texts import is_message, text

Totals = Counter[str]
"""Points by category; they may be below zero."""


def remarks(table: Table) -> list[str]:
    """By seat: of the whole game when it is over, else of the last round that was scored."""
    sheet, finished = table.sheet, len(table.finished)
    if table.over:
        rows = sheet.rows
    elif finished and not table.setup.words.is_live():
        rows = sheet.rows[finished - 1 : finished]
    else:
        return ["" for _ in sheet.names]
    totals = [added(rows, seat) for seat in range(len(sheet.names))]
    players = range(table.setup.players)
    order = sorted(players, key=lambda seat: -sum(totals[seat].values()))
    if table.over:
        order.sort(key=lambda seat: seat not in table.winners)
    edition = table.setup.edition
    return [
        remark(sheet.names, totals, seat, order, edition) if seat in players else ""
        for seat in range(len(sheet.names))
    ]


def added(rows: Sequence[Sequence[Lines]], seat: int) -> Totals:
    """A seat's points of all rows, by category."""
    total: Totals = Counter()
    for row in rows:
        for category, line in row[seat].items():
            total[category] += line.points
    return total


def remark(
    names: Sequence[str], totals: Sequence[Totals], seat: int, order: Sequence[int], edition: str
) -> str:
    """What the first is ahead of the second by, and everybody else behind the first by."""
    is_first = seat == order[0]
    other = order[1] if is_first else order[0]
    ahead, behind = (seat, other) if is_first else (other, seat)
    shared = dict.fromkeys([*totals[ahead], *totals[behind]])
    apart = {name: totals[ahead][name] - totals[behind][name] for name in shared}
    category = max(apart, key=lambda name: apart[name], default="")
    if not category or apart[category] <= 0:
        return ""
    words = text(
        "remark-ahead" if is_first else "remark-behind",
        category=named(category, edition),
        points=apart[category],
        name=names[other],
        mine=plain(totals[seat][category]),
        theirs=plain(totals[other][category]),
    )
    return words[:1].upper() + words[1:]


def named(category: str, edition: str) -> str:
    """What a category is called in a remark, if it is not called so on the sheet."""
    key = f"remark-{category}"
    return text(key) if is_message(key) else category_name(category, edition)


def plain(points: int) -> str:
    """Points as they are written, with a minus and not a hyphen."""
    return str(points).replace("-", "−")
