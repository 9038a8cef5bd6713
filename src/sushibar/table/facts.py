"""What can be read off a table: who is asked, what is legal, what lies there, who leads."""

import numpy as np

from sushibar.errors import IllegalAction, UnknownName
from sushibar.games import picture
from sushibar.games.events import Event
from sushibar.games.notation import Action, action_number, named
from sushibar.games.plain import Numbers, numbers, reading
from sushibar.games.position import Position
from sushibar.games.readiness import rules_of
from sushibar.games.sheet import ScoreSheet
from sushibar.games.shown import Shown
from sushibar.games.view import View
from sushibar.games.words import sheet
from sushibar.rulebook.game import Game, Names
from sushibar.rulebook.rule import Counts, Record, copied
from sushibar.table.outcome import Outcome, outcome_of
from sushibar.table.positions import sheet_after


class TableFacts(Shown):
    """A table as it stands; `Table` adds what can happen to it."""

    game: Game
    called: Names
    position: Position | None
    """What was stated at first, where the game did not start with its deal."""
    _state: Record
    _events: list[Event]
    _finished: list[Record]
    _pending: tuple[Record | None, tuple[int, ...]]
    _over: tuple[Record | None, bool]
    _masks: tuple[Record | None, dict[int, Counts]]
    """Of the state as it was when they were made, by seat; nobody writes into them."""

    @property
    def rules(self) -> Game:
        """The game, with compiled rules as soon as they are ready: see `rulebook.readiness`."""
        return rules_of(self.setup.game)

    # What is asked

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        state, pending = self._pending
        if state is not self._state:  # records are replaced, never changed
            bits = self.rules.pending(self.config, self._state)
            pending = tuple(seat for seat in self.seats if bits >> seat & 1)
            self._pending = self._state, pending
        return pending

    def legal(self, seat: int) -> tuple[Action, ...]:
        """The actions that the seat may take now; all of them if it may still change its mind."""
        self._check_seat(seat)
        return named(self.called, self._mask(seat))

    def given(self, seat: int) -> tuple[int, ...]:
        """The numbers of the actions that the seat has answered with so far, unrevealed."""
        self._check_seat(seat)
        return self.game.answer(self.config, self._state, seat)

    @property
    def due(self) -> str | None:
        """What people have to state next, such as a "deal", or nothing."""
        return None if self.over else self.game.chance_due(self._state)

    # What it looks like

    @property
    def seats(self) -> range:
        """The players' seats."""
        return range(self.setup.players)

    @property
    def round(self) -> int:
        """The round, from 1; after the game the last one."""
        return min(int(self._state["this_round"]) + 1, self.game.rounds)

    @property
    def turn(self) -> int:
        """The turn of the round, from 1."""
        return int(self._state["turn"]) + 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        state, over = self._over
        if state is not self._state:
            over = bool(self.game.over(self._state))
            self._over = self._state, over
        return over

    @property
    def state(self) -> Record:
        """A copy of the rulebook's own record."""
        return copied(self._state)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened so far."""
        return tuple(self._events)

    @property
    def happened(self) -> int:
        """How many events there have been so far."""
        return len(self._events)

    def events_since(self, number: int) -> tuple[Event, ...]:
        """What has happened since there had been this many events."""
        return tuple(self._events[max(number, 0) :])

    def view(self, seat: int | None) -> View:
        """The table as a seat knows it; with None as a spectator does."""
        if seat is not None:
            self._check_seat(seat)
        mask = None if seat is None else self._mask(seat).copy()
        return View(self.setup, self.config, self._state, seat, self.names, mask)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat holds."""
        return self.view(seat).hand

    @property
    def sheet(self) -> ScoreSheet:
        """The score sheet so far, with a reason for every number."""
        told = sheet(self.setup, self.config, self._finished, self._state, self.names)
        return told if self.position is None else sheet_after(told, self.setup, self.position)

    @property
    def finished(self) -> tuple[Record, ...]:
        """The states right after each round was scored; the last round's is the final one."""
        return tuple(copied(state) for state in self._finished)

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far, by seat (a dummy's included)."""
        return tuple(int(self.rules.total(self._state, seat)) for seat in range(self.config.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; none before the end."""
        if not self.over:
            return ()
        bits = self.game.winners(self.config, self._state)
        return tuple(seat for seat in self.seats if bits >> seat & 1)

    def preview(self, seat: int) -> dict[str, str]:
        """What each legal action would bring, in words."""
        actions = self.legal(seat)
        return {
            action: self.setup.words.preview(
                self.setup, self.config, self._state, seat, action.number
            )
            for action in actions
        }

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended and why these seats have won; nothing before the end."""
        return outcome_of(self)

    def __str__(self) -> str:
        hands = self.hands[: self.setup.players]
        return picture.draw(self.setup, self.config, self._state, self.names, hands, self.points)

    # Inside

    def _reading(self) -> Record:
        return reading(self._state)

    def _numbers(self) -> Numbers:
        return numbers(self._state)

    def _number(self, seat: int, action: str | int) -> int:
        try:
            return action_number(self.called, action)
        except UnknownName:
            return action_number(self.called, action, self.legal(seat))

    def _mask(self, seat: int) -> Counts:
        state, masks = self._masks
        if state is not self._state:
            masks = {}
            self._masks = self._state, masks
        if seat not in masks:
            masks[seat] = np.zeros(self.game.actions, np.int8)
            if not self.over:
                self.rules.legal(self.config, self._state, seat, masks[seat])
        return masks[seat]

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.setup.players:
            raise UnknownName("error-seat", seat=str(seat), last=self.setup.players - 1)

    def _illegal(self, seat: int, number: int) -> IllegalAction:
        name = self.called.actions[number]
        if self.over:
            return IllegalAction("error-over", seat=seat, action=name)
        if not self.pending:
            return IllegalAction("error-chance-due", due=self.due)
        key = self.setup.words.refusal(self.config, self._state, seat, number)
        return IllegalAction(key, seat=seat, action=name, legal=self.legal(seat))
