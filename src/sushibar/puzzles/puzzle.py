"""A puzzle: a game up to a decision, whose it is, and what a long search says of every choice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sushibar.advice.advice import Advice
from sushibar.bots.figures import Figures
from sushibar.bots.roster import USUAL_BOT, first_names, kind_named
from sushibar.games.view import View
from sushibar.table.table import Table
from sushibar.texts import text

LEVELS: Final = (1, 2, 3)
"""Easy, tricky and hard: what a greedy player finds; what only a search does; what even a short
search often misses.
"""
EXACTLY: Final = "exact"
BY_SEARCH: Final = "search"
"""How an answer was checked: the endgame was solved too, or it was only searched for long."""


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best choice."""

    record: str
    """The game up to the decision, with its seed: nothing that a solver may see."""
    seat: int
    level: int
    checked: str
    """`EXACTLY` or `BY_SEARCH`."""
    figures: Mapping[str, Figures]
    """What a long search says of every choice, by its action."""

    @property
    def best(self) -> str:
        """The choice with the best chance to win."""
        return max(self.figures, key=lambda action: self.figures[action].wins.mean)

    def sit_down(self) -> Table:
        """The table when the seat is asked, every line of the record checked; the seat is yours."""
        table = Table.from_record(self.record)
        others = iter(first_names(USUAL_BOT, kind_named(USUAL_BOT)))
        table.names = tuple(
            text("play-you") if seat == self.seat else next(others) for seat in table.seats
        )
        return table

    def choices(self, view: View) -> tuple[Advice, ...]:
        """Every choice with its figures, the best first; `view` is what the seat knows."""
        given = (Advice(action, self.figures[action], view) for action in view.legal)
        return tuple(sorted(given, key=lambda advice: advice.rank, reverse=True))
