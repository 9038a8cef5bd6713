"""What `sushibar admin` prints: tables, games and who uses how much, in columns."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sushibar.columns import in_columns
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.server.admin_lines import GameLine, TableLine, Usage, Use

UNITS: Final = ("B", "kB", "MB", "GB", "TB")
STEP: Final = 1_000
NUMBERS: Final = {"size", "tables", "games"}
"""Columns that hold numbers."""


def tables_report(found: Sequence["TableLine"]) -> str:
    """A line for each table."""
    if not found:
        return text("admin-no-tables")
    head = ("code", "game", "status", "changed", "size", "who")
    return titled(
        head,
        [
            [
                line.code,
                line.game,
                text("admin-status", status=line.status),
                moment(line.changed_at),
                size(line.bytes),
                ", ".join([*line.people, *line.bots]),
            ]
            for line in found
        ],
    )


def games_report(found: Sequence["GameLine"]) -> str:
    """A line for each finished game."""
    if not found:
        return text("admin-no-games")
    head = ("code", "game", "finished", "size", "points")
    return titled(
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
    rows = [[size(use.bytes), str(use.tables), str(use.games), use.name] for use in uses]
    return titled(("size", "tables", "games", head), rows)


def titled(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows under their titles; columns of numbers end flush."""
    titles = [text(f"admin-column-{column}") for column in head]
    numbers = [place for place, column in enumerate(head) if column in NUMBERS]
    return "\n".join(in_columns([titles, *rows], right=numbers, indent=0))


def moment(milliseconds: int) -> str:
    """A time of this machine's clock: the hour of today, else the day, such as 2026-03-01."""
    then, now = time.localtime(milliseconds / 1_000), time.localtime()
    is_today = then[:3] == now[:3]
    return time.strftime("%H:%M" if is_today else "%Y-%m-%d", then)


def size(count: int) -> str:
    """A number of bytes in few digits.

    >>> size(999), size(2_500), size(3_200_000)
    ('999 B', '2.5 kB', '3.2 MB')
    """
    amount, unit = float(count), 0
    while amount >= STEP and unit < len(UNITS) - 1:
        amount, unit = amount / STEP, unit + 1
    return f"{amount:.0f} {UNITS[unit]}" if unit == 0 else f"{amount:.1f} {UNITS[unit]}"
