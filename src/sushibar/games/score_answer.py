"""The parts of a score pad's answer that all games share."""

from collections.abc import Sequence
from functools import lru_cache

from sushibar.games.sheet import Line, Lines, points
from sushibar.shapes import NotRequired, TypedDict
from sushibar.texts import language


class ScoredLine(TypedDict):
    """Points of a type, and the reason for them."""

    points: int
    reason: str


class ScoreAnswer(TypedDict):
    """What the score pad answers."""

    points: list[int]
    sheet: list[dict[str, ScoredLine]]
    totals: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    warnings: NotRequired[list[str]]


def answer_round(rows: Sequence[Lines], warnings: list[str]) -> ScoreAnswer:
    """The answer about a round."""
    answer: ScoreAnswer = {"points": [points(lines) for lines in rows], "sheet": sheet_of(rows)}
    return _with_warnings(answer, warnings)


def answer_end(
    rows: Sequence[Lines],
    before: Sequence[int],
    desserts: Sequence[int],
    dummy: int | None,
    warnings: list[str],
) -> ScoreAnswer:
    """The answer about the end of a game, from the points before it and the dessert cards."""
    gained = [points(lines) for lines in rows]
    totals = [total + gain for total, gain in zip(before, gained, strict=True)]
    answer: ScoreAnswer = {
        "points": gained,
        "totals": totals,
        "winners": winners_of(totals, desserts, dummy),
        "sheet": sheet_of(rows),
    }
    return _with_warnings(answer, warnings)


def _with_warnings(answer: ScoreAnswer, warnings: list[str]) -> ScoreAnswer:
    return {**answer, "warnings": warnings} if warnings else answer


def sheet_of(rows: Sequence[Lines]) -> list[dict[str, ScoredLine]]:
    """Every seat's points by type, with the reason for each."""
    spoken = language()
    return [
        {
            category: {"points": line.points, "reason": _reason(spoken, line)}
            for category, line in lines.items()
        }
        for lines in rows
    ]


@lru_cache(maxsize=4_000)
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
