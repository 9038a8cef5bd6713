"""Each game's own words: plates in groups, reasons for points, previews and refusals."""

from collections.abc import Sequence
from typing import Protocol

from sushibar.rulebook.rule import Record
from sushibar.table import sushi_go
from sushibar.table.events import Reveal
from sushibar.table.setup import Setup
from sushibar.table.sheet import Lines, ScoreSheet


class Words(Protocol):
    """What a game's module of words offers."""

    def rows(self, config: Record, state: Record) -> tuple[tuple[Lines, ...], ...]:
        """The finished rows of the score sheet."""

    def groups(
        self, setup: Setup, state: Record, seat: int, round_: int | None = None
    ) -> list[str]:
        """A seat's plate of this round or an earlier one, sets grouped."""

    def laid(self, setup: Setup, event: Reveal, seat: int) -> list[str]:
        """The cards that a seat laid for itself, and how."""

    def laid_for_dummy(self, setup: Setup, event: Reveal, seat: int) -> str | None:
        """The card that a seat laid for the dummy, and how."""

    def preview(self, setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
        """What an action would bring now."""

    def refusal(self, config: Record, state: Record, seat: int, action: int) -> str:
        """The message that says why an action is not legal."""

    def progress(self, config: Record, state: Record) -> str:
        """How far the game has come."""

    def action_name(self, setup: Setup, action: int) -> str:
        """An action as a person says it."""


WORDS: dict[str, Words] = {"sushi-go": sushi_go}


def words_of(setup: Setup) -> Words:
    """The words of the game that is set up."""
    return WORDS[setup.game]


def sheet(setup: Setup, config: Record, state: Record, names: Sequence[str]) -> ScoreSheet:
    """The score sheet of a game so far."""
    return ScoreSheet(setup.seat_names(names), words_of(setup).rows(config, state))
