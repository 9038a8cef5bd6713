"""Each game's own words: plates in groups, reasons for points, questions, rules and news."""

from collections.abc import Sequence
from typing import Protocol

from sushibar.games.events import Event
from sushibar.games.phrases import Memory, Pile, Question, Rule, Telling
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines, ScoreSheet
from sushibar.games.standing import Race
from sushibar.rulebook.rule import Record


class Words(Protocol):
    """What a game's module of words offers."""

    # Points

    def rows(
        self, config: Record, finished: Sequence[Record], state: Record
    ) -> tuple[tuple[Lines, ...], ...]:
        """The rows of the score sheet, from the states after each scored round and the present one.

        A round that is still played has a row if it has brought points already.
        """

    def points_now(self, config: Record, state: Record, seat: int) -> int:
        """A seat's points of this round if it were scored now."""

    def lines_now(self, config: Record, state: Record) -> tuple[Lines, ...]:
        """Every seat's points of this round with their reasons, if it were scored now."""

    def races(self, config: Record, state: Record) -> tuple[Race, ...]:
        """Where seats are compared, and how they stand there now."""

    def is_live(self) -> bool:
        """Whether points count at once; else the sheet is filled in at the end of each round."""

    def row_names(self, config: Record) -> tuple[str, ...]:
        """What the rows of the score sheet are called; none where they are rounds and desserts."""

    def tie_break(self, config: Record, state: Record, seat: int) -> str:
        """What has decided for a seat, where points alone have not."""

    # The table

    def hands(self, setup: Setup, config: Record, record: Record) -> tuple[tuple[str, ...], ...]:
        """The cards that a view knows of every hand, by the seat that holds it now."""

    def unknown(self, config: Record, record: Record) -> tuple[int, ...]:
        """How many cards of every hand a view does not know."""

    def board(self, setup: Setup, config: Record, record: Record) -> list[str]:
        """The board drawn line by line, of a state or a view; nothing where there is none."""

    def in_front(
        self, setup: Setup, config: Record, record: Record, seat: int, hand: Sequence[str]
    ) -> list[str]:
        """All that a picture shows under a seat's name, of a state or a view."""

    def plate(self, setup: Setup, config: Record, record: Record, seat: int) -> tuple[str, ...]:
        """The cards in front of a seat, by their names in files; of a state or a view."""

    def groups(
        self, setup: Setup, state: Record, seat: int, round_: int | None = None
    ) -> list[str]:
        """A seat's plate of this round or an earlier one, sets grouped."""

    def piles(
        self, setup: Setup, state: Record, seat: int, round_: int | None = None
    ) -> list[Pile]:
        """A seat's plate as it can be drawn, group by group; nothing where there are no cards."""

    def notes(
        self, setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
    ) -> list[str]:
        """What the person at a seat should know beside the plates."""

    def progress(self, setup: Setup, config: Record, state: Record) -> str:
        """How far the game has come."""

    def memory(
        self, setup: Setup, config: Record, view: Record, names: Sequence[str], seat: int
    ) -> Memory:
        """What the person at a seat knows without seeing it, from the seat's view."""

    # Answers

    def question(
        self, setup: Setup, config: Record, state: Record, names: Sequence[str], seat: int
    ) -> Question:
        """What the person at a seat is asked now."""

    def order(self, config: Record, action: int) -> tuple[int, int]:
        """Where a choice stands among others."""

    def spoken(self, setup: Setup, action: int) -> str:
        """A choice as a person says it who has been asked."""

    def card_name(self, setup: Setup, name: str) -> str:
        """A card by its name in files, as a person calls it."""

    def brief(self, setup: Setup, action: int) -> str:
        """A choice under its picture, where the question stands beside it."""

    def action_name(self, setup: Setup, action: int) -> str:
        """An action as a person says it who tells about it."""

    def copies(self, config: Record, state: Record, seat: int, action: int) -> int:
        """How often a choice is there."""

    def preview(self, setup: Setup, config: Record, state: Record, seat: int, action: int) -> str:
        """What an action would bring now."""

    def refusal(self, config: Record, state: Record, seat: int, action: int) -> str:
        """The message that says why an action is not legal."""

    # Rules

    def welcome(self, setup: Setup) -> list[str]:
        """How the game goes, for somebody who has never played it."""

    def manual(self, setup: Setup) -> str:
        """All that can be typed."""

    def rules(self, setup: Setup) -> list[Rule]:
        """What every card does."""

    # News

    def tell(self, setup: Setup, event: Event, names: Sequence[str], seat: int | None) -> Telling:
        """What has happened; to a seat, or to `BYSTANDER`, only what it may know.

        With None everything is told, as in a replay.
        """

    def chapter(self, setup: Setup, event: Event, names: Sequence[str]) -> str:
        """What a replay calls the turn of an event."""


def sheet(
    setup: Setup, config: Record, finished: Sequence[Record], state: Record, names: Sequence[str]
) -> ScoreSheet:
    """The score sheet of a game so far, from the states after each round and the last one."""
    words, rounds = setup.words, setup.kit.rules.rounds
    rows = words.rows(config, finished, state)
    return ScoreSheet(
        setup.seat_names(names),
        rows,
        rounds,
        words.row_names(config),
        setup.edition,
        is_open=len(finished) < min(len(rows), rounds),
    )
