"""The parts of a score pad's answer that all games share."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from sushibar.games.sheet import Line, Lines, points
from sushibar.texts import language

Answer: TypeAlias = dict[str, object]


def answer_round(rows: Sequence[Lines], warnings: list[str]) -> Answer:
    """The answer about a round."""
    answer: Answer = {"points": [points(lines) for lines in rows], "sheet": sheet_of(rows)}
    return _with_warnings(answer, warnings)


def answer_end(
    rows: Sequence[Lines],
    before: Sequence[int],
    desserts: Sequence[int],
    dummy: int | None,
    warnings: list[str],
) -> Answer:
    """The answer about the end of a game, from the points before it and the dessert cards."""
    gained = [points(lines) for lines in rows]
    totals = [total + gain for total, gain in zip(before, gained, strict=True)]
    answer: Answer = {
        "points": gained,
        "totals": totals,
        "winners": winners_of(totals, desserts, dummy),
        "sheet": sheet_of(rows),
    }
    return _with_warnings(answer, warnings)


def _with_warnings(answer: Answer, warnings: list[str]) -> Answer:
    return answer | {"warnings": warnings} if warnings else answer


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
