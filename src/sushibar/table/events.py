"""What has happened at a table: what chance decided, and what was revealed."""

from dataclasses import dataclass, field

from sushibar.rulebook.game import Outcome
from sushibar.rulebook.rule import Record


@dataclass(frozen=True)
class Chance:
    """Chance has decided something: a deal, a card drawn for the dummy, who controls it first."""

    kind: str
    round: int
    turn: int
    outcome: Outcome


@dataclass(frozen=True)
class Reveal:
    """All answers of a turn were revealed; a turn is forced when nobody had a choice."""

    round: int
    turn: int
    answers: tuple[tuple[int, ...], ...]
    forced: bool
    before: Record = field(repr=False, compare=False)
    after: Record = field(repr=False, compare=False)


Event = Chance | Reveal
