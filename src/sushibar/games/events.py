"""What has happened at a table: what chance decided, and what was revealed."""

from dataclasses import dataclass, field, replace

from sushibar.games.plain import reading
from sushibar.rulebook.game import Outcome
from sushibar.rulebook.rule import Record


@dataclass(frozen=True)
class Chance:
    """Chance has decided what the game calls by this kind, such as a "deal"; see `chance_due`."""

    kind: str
    round: int
    turn: int
    outcome: Outcome
    before: Record = field(repr=False, compare=False)
    after: Record = field(repr=False, compare=False)


@dataclass(frozen=True)
class Reveal:
    """All answers to a question were revealed; forced when nobody had a choice.

    A turn may have several questions; a seat that was not asked has an empty answer.
    """

    round: int
    turn: int
    answers: tuple[tuple[int, ...], ...]
    forced: bool
    before: Record = field(repr=False, compare=False)
    after: Record = field(repr=False, compare=False)


Event = Chance | Reveal


def read(event: Event) -> Event:
    """The same event, its records to be looked at only: see `plain.reading`."""
    return replace(event, before=reading(event.before), after=reading(event.after))
