"""What is shown of the points of a match: the score sheet, and what lay on the plates for it."""

from collections.abc import Sequence
from typing import Any

from sushibar.games.phrases import Pile
from sushibar.games.sheet import Lines, category_name
from sushibar.rulebook.rule import Record
from sushibar.table.table import Table

Shown = dict[str, Any]
"""Plain data, as it is sent."""


def sheet(table: Table) -> Shown:
    """The score sheet so far, every number with its reason."""
    told, finished = table.sheet, table.finished
    return {
        "names": list(told.names),
        "rows": [
            {
                "name": told.row_name(number),
                "seats": [reasons(lines, table.setup.edition) for lines in row],
                **plates_scored(table, finished, number),
            }
            for number, row in enumerate(told.rows)
        ],
        "totals": list(table.points),
        "winners": list(table.winners),
        "tie_break": broken_tie(table),
    }


def reasons(lines: Lines, edition: str) -> list[Shown]:
    """What a seat has points for, and why."""
    return [
        {
            "category": category,
            "name": category_name(category, edition),
            "points": line.points,
            "reason": line.reason,
        }
        for category, line in lines.items()
        if not line.idle
    ]


def plates_scored(table: Table, finished: Sequence[Record], row: int) -> Shown:
    """The plates as they lay when the round of a row was scored; none for other rows."""
    of_game, setup, round_ = table.setup.words, table.setup, row + 1
    if of_game.is_live() or row >= len(finished):
        return {"plates": [], "piles": []}
    state, seats = finished[row], range(int(table.config.seats))
    return {
        "plates": [of_game.groups(setup, state, seat, round_) for seat in seats],
        "piles": [drawn(of_game.piles(setup, state, seat, round_)) for seat in seats],
    }


def broken_tie(table: Table) -> str:
    """What has decided between seats with equal points; nothing if nothing had to."""
    best = max(table.points)
    tied = tuple(seat for seat in table.seats if table.points[seat] == best)
    if not table.over or table.winners == tied:
        return ""
    return table.setup.words.tie_break(table.config, table.state, table.winners[0])


def drawn(piles: Sequence[Pile]) -> list[Shown]:
    """Groups of a plate as they can be drawn."""
    return [{"cards": list(pile.cards), "mark": pile.mark} for pile in piles]
