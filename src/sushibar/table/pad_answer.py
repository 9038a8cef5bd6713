"""What a score pad comes to as plain data: what the browser shows."""

from collections.abc import Sequence
from typing import Literal

from sushibar.games.score_answer import ScoreAnswer, answer_round, sheet_of
from sushibar.games.sheet import points
from sushibar.shapes import TypedDict
from sushibar.table.pad import Pad


class PadAnswer(TypedDict):
    """What a score pad comes to so far."""

    rounds: list[ScoreAnswer | None]
    """By round; none where nothing has been entered."""
    end: ScoreAnswer | None
    """What is only scored at the end, as if the game ended now."""
    before: list[int]
    """Everybody's points of all rounds, without the end."""
    totals: list[int]
    winners: list[int]
    tie: Literal["broken", "shared", "tokens"] | None
    """Where points alone do not say who wins: "broken", "shared", or "tokens" of Wasabi!."""


def answer(pad: Pad) -> PadAnswer:
    """What stands on a pad, scored; the end as if the game ended now."""
    numbers = range(1, pad.rounds + 1)
    rounds = [
        answer_round(pad.score(number), pad.warnings(number)) if pad.is_begun(number) else None
        for number in numbers
    ]
    told = [one for one in rounds if one is not None]
    before = [sum(one["points"][seat] for one in told) for seat in range(pad.seats)]
    totals = before
    end: ScoreAnswer | None = None
    winners: list[int] = []
    if told:
        ending = pad.ending
        if ending.rows:
            gained = [points(lines) for lines in ending.rows]
            totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
            end = {"points": gained, "totals": totals, "sheet": sheet_of(ending.rows)}
            if ending.warnings:
                end["warnings"] = ending.warnings
        winners = ending.winners(totals)
    return {
        "rounds": rounds,
        "end": end,
        "before": before,
        "totals": totals,
        "winners": winners,
        "tie": tie_of(totals[: pad.setup.players], winners),
    }


def tie_of(
    totals: Sequence[int], winners: Sequence[int]
) -> Literal["broken", "shared", "tokens"] | None:
    """Why the winner has won, where points alone do not say it."""
    if not winners:
        return None
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if not set(winners) <= set(leaders):
        return "tokens"
    if len(leaders) == 1:
        return None
    return "broken" if len(winners) < len(leaders) else "shared"
