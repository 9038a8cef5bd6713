"""What has happened at a table: what chance decided, and what was revealed."""

from dataclasses import dataclass, field, replace
from typing import Final, TypeGuard

from sushibar.games.plain import reading
from sushibar.rulebook.game import ChanceOutcome, Names
from sushibar.rulebook.rule import Record

SEATS_CHOSEN: Final = ("controller", "first")
"""Kinds of chance that choose a seat; all others choose cards."""


@dataclass(frozen=True, repr=False)
class Chance:
    """Chance has decided what the game calls by this kind, such as a "deal"; see `chance_due`.

    `cards` and `seat` say what, by name; `outcome` is the same in the rulebook's numbers.
    """

    kind: str
    round: int
    turn: int
    outcome: ChanceOutcome
    called: Names = field(compare=False)
    before: Record = field(compare=False)
    after: Record = field(compare=False)

    @property
    def seat(self) -> int | None:
        """The seat that was chosen, if it was one that chance had to choose."""
        return self.outcome[0][0] if self.kind in SEATS_CHOSEN else None

    @property
    def cards(self) -> tuple[tuple[str, ...], ...]:
        """The cards that chance chose: all hands of a deal by seat, else what was drawn."""
        if self.kind in SEATS_CHOSEN:
            return ()
        names = self.called.cards
        return tuple(tuple(names[kind] for kind in group) for group in self.outcome)

    def __repr__(self) -> str:
        what = f"seat={self.seat}" if self.kind in SEATS_CHOSEN else f"cards={self.cards!r}"
        return f"Chance({self.kind!r}, round={self.round}, turn={self.turn}, {what})"


@dataclass(frozen=True, repr=False)
class Reveal:
    """All answers to a question were revealed; forced when nobody had a choice.

    A turn may have several questions; a seat that was not asked has an empty answer. `answers`
    are the actions by name; `numbers` are the same in the rulebook's numbers.
    """

    round: int
    turn: int
    numbers: tuple[tuple[int, ...], ...]
    forced: bool
    called: Names = field(compare=False)
    before: Record = field(compare=False)
    after: Record = field(compare=False)

    @property
    def answers(self) -> tuple[tuple[str, ...], ...]:
        """What every seat answered, action by action."""
        names = self.called.actions
        return tuple(tuple(names[action] for action in answer) for answer in self.numbers)

    def __repr__(self) -> str:
        forced = ", forced=True" if self.forced else ""
        return f"Reveal(round={self.round}, turn={self.turn}, answers={self.answers!r}{forced})"


Event = Chance | Reveal


def read(event: Event) -> Event:
    """The same event, its records to be looked at only: see `plain.reading`."""
    return replace(event, before=reading(event.before), after=reading(event.after))


# Where an event stands in the course of a game


def is_deal(event: Event) -> TypeGuard[Chance]:
    """Whether hands were dealt."""
    return isinstance(event, Chance) and event.kind == "deal"


def ends_round(event: Event) -> bool:
    """Whether an event was the last one of its round."""
    return int(event.before["this_round"]) != int(event.after["this_round"])


def ends_turn(event: Event) -> bool:
    """Whether an event was the last one of its turn."""
    return ends_round(event) or int(event.before["turn"]) != int(event.after["turn"])
