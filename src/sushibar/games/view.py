"""The table as one seat knows it."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from sushibar.games import picture
from sushibar.games.kit import game_named
from sushibar.games.notation import Action, named
from sushibar.games.plain import Numbers, amounts, numbers, reading
from sushibar.games.readiness import rules_of
from sushibar.games.setup import Setup
from sushibar.games.shown import Shown
from sushibar.rulebook.rule import Counts, Record, new
from sushibar.rulebook.steps import SPECTATOR


class View(Shown):
    """What a seat knows: its hand, all plates, and what it has seen of other hands.

    `record` is the rulebook's own view, for bots that are compiled.
    """

    def __init__(
        self,
        setup: Setup,
        config: Record,
        state: Record,
        seat: int | None,
        names: Sequence[str],
        mask: Counts | None = None,
    ) -> None:
        """What a seat knows of a state; a mask that is known already need not be made."""
        self._prepare(setup, config, seat, names)
        self.record: Record = new(self.game.view)
        self.rules.observe(config, state, SPECTATOR if seat is None else seat, self.record)
        self.mask: Counts = np.zeros(self.game.actions, np.int8) if mask is None else mask
        """The legal actions by number: 1 for each that the seat may take now."""
        if mask is None and seat is not None and not self.rules.over(state):
            self.rules.legal(config, state, seat, self.mask)

    @classmethod
    def of_record(
        cls,
        setup: Setup,
        config: Record,
        seat: int,
        names: Sequence[str],
        record: Record,
        mask: Counts,
    ) -> "View":
        """The view that the rulebook has filled in already, with the mask of legal actions."""
        view = cls.__new__(cls)
        view._prepare(setup, config, seat, names)
        view.record, view.mask = record, mask
        return view

    def _prepare(
        self, setup: Setup, config: Record, seat: int | None, names: Sequence[str]
    ) -> None:
        self.setup = setup
        self.config = config
        self.seat = seat
        self.names = tuple(names)
        self.game = game_named(setup.game)
        self.rules = rules_of(setup.game)
        self.called = setup.called

    @property
    def legal(self) -> tuple[Action, ...]:
        """The actions that the seat may take now."""
        return named(self.called, self.mask)

    @cached_property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The cards of every hand that this seat knows, by the seat that holds it now."""
        return super().hands

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's own cards."""
        return () if self.seat is None else self.hands[self.seat]

    @property
    def unknown(self) -> tuple[int, ...]:
        """How many cards of every hand this seat does not know."""
        return self.setup.words.unknown(self.config, self.reading)

    @property
    def unseen(self) -> dict[str, int]:
        """The cards that this seat cannot place: those unknown in hands, and the deck."""
        return amounts(self.called.cards, self.reading.unseen.tolist())

    @cached_property
    def plates(self) -> tuple[tuple[str, ...], ...]:
        """The cards in front of every seat in this round; in Wasabi! completed recipes."""
        return super().plates

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat (a dummy's included)."""
        return tuple(int(self.rules.total(self.record, seat)) for seat in range(self.seats))

    @property
    def seats(self) -> int:
        """How many seats there are, a dummy's included."""
        return int(self.config["seats"])

    @cached_property
    def reading(self) -> Record:
        """The record for rules and words that only look at it."""
        return reading(self.record)

    @cached_property
    def numbers(self) -> Numbers:
        """The record as Python's own numbers."""
        return numbers(self.record)

    def _reading(self) -> Record:
        return self.reading

    def _numbers(self) -> Numbers:
        return self.numbers

    def __repr__(self) -> str:
        return f"<View of {self.setup.game} from seat {self.seat}>"

    def __str__(self) -> str:
        return picture.view(self)
