"""The decisions of a game, each as its seat saw the table then."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from sushibar.games.events import Reveal
from sushibar.games.notation import Action
from sushibar.games.view import View
from sushibar.rulebook.rule import Record

if TYPE_CHECKING:
    from sushibar.table.table import Table


@dataclass(frozen=True)
class Decision:
    """A choice that somebody had, and what was chosen."""

    event: Reveal = field(repr=False, compare=False)
    """The reveal that it was part of."""
    place: int
    """Where that stands among all events of the table, from 0."""
    reveal: int
    """The number of that reveal, from 0; those without any choice are not counted."""
    seat: int
    step: int
    """Which action of the seat's answer it is, from 0."""
    chosen: Action
    view: View = field(repr=False, compare=False)
    """What the seat knew then."""

    @property
    def legal(self) -> tuple[Action, ...]:
        """What might have been chosen."""
        return self.view.legal

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.event.round

    @property
    def turn(self) -> int:
        """The turn of the round, from 1."""
        return self.event.turn

    @property
    def answer(self) -> tuple[int, ...]:
        """What the seat had answered before it, as far as others are not concerned."""
        return self.event.numbers[self.seat][: self.step]


def decisions(table: "Table") -> Iterator[Decision]:
    """All decisions that were revealed, where there was more than one legal action."""
    reveal = 0
    for place, (before, event) in enumerate(pairwise(table.events), start=1):
        if not isinstance(event, Reveal) or event.forced:
            continue
        found = [
            one
            for seat in table.seats
            for one in answered(table, before.after, event, place, reveal, seat)
        ]
        yield from found
        reveal += bool(found)


def answered(
    table: "Table", asked: Record, event: Reveal, place: int, reveal: int, seat: int
) -> Iterator[Decision]:
    """The decisions of a seat's answer, step by step, from the state in which it was asked.

    Steps without a choice were taken before or after by themselves: the last card of a hand, what
    a special order copies where only one kind of card lies.
    """
    state = asked.copy()
    for step, action in enumerate(event.numbers[seat]):
        view = View(table.setup, table.config, state, seat, table.names)
        chosen = Action(table.called.actions[action], action)
        is_asked = table.game.pending(table.config, state) >> seat & 1
        if not is_asked or chosen not in view.legal:
            continue
        if len(view.legal) > 1:
            yield Decision(event, place, reveal, seat, step, chosen, view)
        table.game.choose(table.config, state, seat, action)
