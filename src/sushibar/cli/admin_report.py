"""What `sushibar admin` prints: tables, games and who uses how much, in columns."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.server.admin_lines import GameLine, TableLine, Usage, Use

UNITS: Final = ("B", "kB", "MB", "GB", "TB")
STEP: Final = 1_000


def tables_report(found: Sequence["TableLine"]) -> str:
    """A line for each table."""
    if not found:
        return text("admin-no-tables")
    head = ("code", "game", "status", "changed", "entries", "size", "who")
    return in_columns(
        head,
        [
            [
                line.code,
                line.game,
                text("admin-status", status=line.status),
                moment(line.changed_at),
                str(line.entries),
                size(line.bytes),
                ", ".join([*line.people, *line.bots]),
            ]
            for line in found
        ],
        right={"entries", "size"},
    )


def games_report(found: Sequence["GameLine"]) -> str:
    """A line for each finished game."""
    if not found:
        return text("admin-no-games")
    head = ("code", "game", "finished", "size", "points")
    return in_columns(
        head,
        [
            [
                line.code,
                line.game,
                moment(line.finished_at),
                size(line.bytes),
                ", ".join(f"{name} {points}" for name, points in line.players),
            ]
            for line in found
        ],
        right={"size"},
    )


def usage_report(found: "Usage", limit: int) -> str:
    """The whole, then by game and by name."""
    statuses = ", ".join(
        f"{count} {text('admin-status', status=status)}" for status, count in found.tables.items()
    )
    whole = [
        text("admin-size", size=size(found.bytes)),
        text("admin-tables", tables=sum(found.tables.values()), statuses=statuses or "0"),
        text("admin-games", games=found.games, ratings=found.ratings),
    ]
    blocks = [whole]
    for head, uses in (("game", found.by_game), ("name", found.by_name)):
        if uses:
            blocks.append([use_report(head, uses[:limit])])
    return "\n\n".join("\n".join(block) for block in blocks)


def use_report(head: str, uses: Sequence["Use"]) -> str:
    """A line for each game or name."""
    rows = [[use.name, str(use.tables), str(use.games), size(use.bytes)] for use in uses]
    counted = ("tables", "games", "size")
    return in_columns((head, *counted), rows, right={*counted})


def in_columns(head: Sequence[str], rows: Sequence[Sequence[str]], right: set[str]) -> str:
    """Rows under their titles; columns of numbers stand on the right."""
    titled = [[text(f"admin-column-{column}") for column in head], *rows]
    widths = [max(len(row[place]) for row in titled) for place in range(len(head))]
    lines = []
    for row in titled:
        cells = [
            cell.rjust(width) if column in right else cell.ljust(width)
            for column, cell, width in zip(head, row, widths, strict=True)
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def moment(milliseconds: int) -> str:
    """A time of this machine's clock, such as 2026-03-01 18:30."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(milliseconds / 1_000))


def size(count: int) -> str:
    """So many bytes in few digits.

    >>> size(999), size(2_500), size(3_200_000)
    ('999 B', '2.5 kB', '3.2 MB')
    """
    amount, unit = float(count), 0
    while amount >= STEP and unit < len(UNITS) - 1:
        amount, unit = amount / STEP, unit + 1
    return f"{amount:.0f} {UNITS[unit]}" if unit == 0 else f"{amount:.1f} {UNITS[unit]}"
