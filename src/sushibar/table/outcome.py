"""How a game ended: who has won, with how many points, and what decided."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.facts import TableFacts


@dataclass(frozen=True)
class Outcome:
    """The end of a game."""

    winners: tuple[int, ...]
    """The winning seats; several share the victory."""
    points: tuple[int, ...]
    """By seat, a dummy's included."""
    ending: str
    """What ended the game: "rounds"; in Wasabi! "tokens", "board" or "passes"."""
    decided_by: str
    """What the winners won by: "points", "tie-break", "tokens", or "nothing" if they share it."""
    reason: str
    """The same in words, in the language that was current."""

    @property
    def winner(self) -> int | None:
        """The only winner, if there is only one."""
        return self.winners[0] if len(self.winners) == 1 else None


def outcome_of(table: "TableFacts") -> Outcome | None:
    """The outcome of a table's game; nothing before its end."""
    if not table.over:
        return None
    ending = table.setup.kit.pieces.ending(table.setup, table.state)
    winners, points = table.winners, table.points
    best = max(points[seat] for seat in table.seats)
    tied = [seat for seat in table.seats if points[seat] == best]
    broken = table.setup.words.tie_break(table.config, table.state, winners[0]).strip("()")
    if ending == "tokens":
        decided_by, reason = "tokens", broken
    elif len(winners) > 1:
        decided_by = "nothing"
        reason = text("outcome-shared", winners=len(winners), points=best)
    elif len(tied) > 1:
        decided_by, reason = "tie-break", broken
    else:
        decided_by, reason = "points", text("outcome-points", points=best)
    return Outcome(winners, points, ending, decided_by, reason)
