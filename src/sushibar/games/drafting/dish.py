"""A dish is a value: its cards, how many of them there are, and how they score.

Whatever follows from that is derived: points, reasons, previews, rules, plates, hints, bots.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sushibar.games.drafting.colours import colour_from


@dataclass(frozen=True)
class Steps:
    """Points for one card, for two, and so on; the last number counts for more."""

    steps: tuple[int, ...]

    def points(self, cards: int) -> int:
        """What this number of cards brings."""
        return self.steps[min(cards, len(self.steps)) - 1] if cards else 0


@dataclass(frozen=True)
class Sets:
    """Points for every complete set of `size` cards."""

    size: int
    worth: int

    def points(self, cards: int) -> int:
        """What this number of cards brings."""
        return cards // self.size * self.worth


@dataclass(frozen=True)
class Each:
    """Points for every card."""

    worth: int

    def points(self, cards: int) -> int:
        """What this number of cards brings."""
        return cards * self.worth


@dataclass(frozen=True)
class Places:
    """Points for the most, the second most, and so on; with many players there may be others."""

    few: tuple[int, ...]
    many: tuple[int, ...] = ()


@dataclass(frozen=True)
class Extremes:
    """Points for the most, of which there must be a few, and a loss for the fewest."""

    gain: int
    loss: int
    least: int = 0


@dataclass(frozen=True)
class Own:
    """Points by a function of its own: the game's `score.py` says which."""


NOTHING: Final = Each(0)
"""For cards that bring no points themselves."""

Counted: TypeAlias = Steps | Sets | Each
"""What nobody else has a say in, and the number of cards alone decides."""
Scoring: TypeAlias = Counted | Places | Extremes | Own


@dataclass(frozen=True)
class Dish:
    """A sort of cards: what a menu chooses, or a deck always has."""

    name: str
    group: str
    copies: int | dict[str, int]
    """How many cards the box holds; of several kinds, by their names."""
    scoring: Scoring = Own()
    icons: tuple[int, ...] = ()
    """What every kind shows, where it is not once."""
    players: tuple[int, int] = (2, 8)
    """The fewest and the most players that it is for."""
    colour: str = ""
    """What its cards are printed on (see `colours`); one made from its name if nothing is said."""
    acts: bool = False
    """Whether it does something when it is laid: a function of the game says what."""
    expansion: bool = False

    @property
    def background(self) -> str:
        """The colour of its cards, as the web writes it."""
        return self.colour or colour_from(self.name)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Its cards by name."""
        return (self.name,) if isinstance(self.copies, int) else tuple(self.copies)

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many cards of every kind the box holds."""
        return (self.copies,) if isinstance(self.copies, int) else tuple(self.copies.values())

    @property
    def counted(self) -> Counted | None:
        """How its cards score, if their number alone decides."""
        return self.scoring if isinstance(self.scoring, Steps | Sets | Each) else None

    @property
    def shows(self) -> tuple[int, ...]:
        """How many icons every kind shows."""
        return self.icons or (1,) * len(self.kinds)


def number_of(dishes: Sequence[Dish], name: str) -> int:
    """Where a dish stands in a list."""
    return next(number for number, dish in enumerate(dishes) if dish.name == name)


def point_table(counted: Counted | None, length: int) -> list[int]:
    """What 0, 1, 2 … cards bring, for compiled code; zeros where something else decides."""
    return [0 if counted is None else counted.points(cards) for cards in range(length)]
