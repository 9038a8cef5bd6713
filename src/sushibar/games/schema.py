"""What a view knows as plain data: numbers and texts in lists, by the names that files use.

Lists by seat start with seat 0 and include the dummy.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from sushibar.games.events import Event
from sushibar.games.moves import Move
from sushibar.games.setup import Setup
from sushibar.games.view import View
from sushibar.shapes import TypedDict

Amounts = dict[str, int]
"""How many there are of each, by name."""


class CommonSetup(TypedDict):
    """What every game is played with."""

    edition: str
    options: list[str]
    cards: list[str]


class CommonShared(TypedDict):
    """What everybody sees alike, in every game."""

    round: int
    turn: int
    points: list[int]


class CommonOwn(TypedDict):
    """What one seat knows otherwise than another, in every game."""

    hand: list[str]
    hands: list[list[str]]
    """By seat, the cards that are known to be in the hand that it holds now."""
    unknown: list[int]
    """By seat, how many more there are."""
    unseen: Amounts
    """The cards that cannot be placed, in hands or in the deck."""


class CommonKnown(CommonShared, CommonOwn):
    """What a seat knows of any game; each game's own `Known` says all of it, and which it is."""


class Schema(Protocol):
    """What a game's views tell beside what all games have in common."""

    @property
    def PlayedWith(self) -> type[CommonSetup]:  # noqa: N802
        """The shape of all that is played with."""

    @property
    def Known(self) -> type[CommonKnown]:  # noqa: N802
        """The shape of all that a seat knows."""

    def setup(self, view: View, common: CommonSetup) -> CommonSetup:
        """What is played with, beside what is common."""

    def shared(self, view: View) -> Mapping[str, Any]:
        """What everybody sees alike."""

    def own(self, view: View) -> Mapping[str, Any]:
        """What one seat knows otherwise than another."""

    def cells_of(self, setup: Setup, event: Event) -> list[str]:
        """The cells of the board that an event is about; none where there is no board."""

    def moves_of(self, setup: Setup, event: Event) -> list[Move]:
        """What cards did in an event, as far as everybody sees it."""


def described(view: View) -> CommonSetup:
    """What is played with, the same for everybody from the first moment to the last."""
    common: CommonSetup = {
        "edition": view.setup.edition,
        "options": list(view.setup.options),
        "cards": list(view.called.cards),
    }
    return view.setup.kit.schema.setup(view, common)


def seen(view: View) -> dict[str, Any]:
    """What the seat or the spectator of a view knows now, and nothing else."""
    return {**shared(view), **own(view)}


def shared(view: View) -> dict[str, Any]:
    """What everybody sees alike: the same of every view, a spectator's too."""
    numbers = view.numbers
    common: CommonShared = {
        "round": min(numbers["this_round"] + 1, view.game.rounds),
        "turn": numbers["turn"] + 1,
        "points": list(view.points),
    }
    return {**common, **view.setup.kit.schema.shared(view)}


def own(view: View) -> dict[str, Any]:
    """What one seat knows otherwise than another: the hands above all."""
    common: CommonOwn = {
        "hand": list(view.hand),
        "hands": [list(hand) for hand in view.hands],
        "unknown": list(view.unknown),
        "unseen": view.unseen,
    }
    return {**common, **view.setup.kit.schema.own(view)}
