"""What a view knows as plain data: numbers and texts in lists, by the names that files use."""

from typing import Any, Protocol

from sushibar.games.events import Event
from sushibar.games.setup import Setup
from sushibar.games.view import View


class Schema(Protocol):
    """What a game's views tell beside what all games have in common."""

    def setup(self, view: View) -> dict[str, Any]:
        """What is played with."""

    def shared(self, view: View) -> dict[str, Any]:
        """What everybody sees alike."""

    def own(self, view: View) -> dict[str, Any]:
        """What one seat knows otherwise than another."""

    def cells_of(self, setup: Setup, event: Event) -> list[str]:
        """The cells of the board that an event is about; none where there is no board."""


def described(view: View) -> dict[str, Any]:
    """What is played with, the same for everybody from the first moment to the last."""
    return {
        "edition": view.setup.edition,
        "options": list(view.setup.options),
        "cards": list(view.called.cards),
        **view.setup.kit.schema.setup(view),
    }


def seen(view: View) -> dict[str, Any]:
    """What the seat or the spectator of a view knows now, and nothing else."""
    return {**shared(view), **own(view)}


def shared(view: View) -> dict[str, Any]:
    """What everybody sees alike: the same of every view, a spectator's too."""
    numbers = view.numbers
    return {
        "round": min(numbers["this_round"] + 1, view.game.rounds),
        "turn": numbers["turn"] + 1,
        "points": list(view.points),
        **view.setup.kit.schema.shared(view),
    }


def own(view: View) -> dict[str, Any]:
    """What one seat knows otherwise than another: the hands above all."""
    return {
        "hand": list(view.hand),
        "hands": [list(hand) for hand in view.hands],
        "unknown": list(view.unknown),
        "unseen": view.unseen,
        **view.setup.kit.schema.own(view),
    }
