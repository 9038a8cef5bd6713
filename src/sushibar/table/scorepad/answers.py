"""The parts of a score pad's answer that all games share."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from sushibar.table.sheet import Line, Lines
from sushibar.texts import language

Answer: TypeAlias = dict[str, object]


def sheet_of(rows: Sequence[Lines]) -> list[Answer]:
    """Every seat's points by type, with the reason for each."""
    spoken = language()
    return [
        {
            category: {"points": line.points, "reason": _reason(spoken, line)}
            for category, line in lines.items()
        }
        for lines in rows
    ]


@lru_cache(maxsize=20_000)
def _reason(_language: str, line: Line) -> str:
    return line.reason


def winners_of(totals: Sequence[int], desserts: Sequence[int], dummy: int | None) -> list[int]:
    """The seats with the most points, then the most dessert cards; never the dummy."""
    standings = {
        seat: standing
        for seat, standing in enumerate(zip(totals, desserts, strict=True))
        if seat != dummy
    }
    best = max(standings.values())
    return [seat for seat, standing in standings.items() if standing == best]
