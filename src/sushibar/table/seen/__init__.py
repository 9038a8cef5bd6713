"""What a view knows as plain data: numbers and texts in lists, by the names that files use."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sushibar.games.events import Event
from sushibar.games.party import schema as party
from sushibar.games.setup import Setup
from sushibar.games.sushi_go import schema as sushi_go
from sushibar.games.view import View
from sushibar.games.wasabi import schema as wasabi

SETUPS: Final[Mapping[str, Callable[[View], dict[str, Any]]]] = {
    "sushi-go": sushi_go.setup,
    "party": party.setup,
    "wasabi": wasabi.setup,
}
SHARED: Final[Mapping[str, Callable[[View], dict[str, Any]]]] = {
    "sushi-go": sushi_go.shared,
    "party": party.shared,
    "wasabi": wasabi.shared,
}
OWN: Final[Mapping[str, Callable[[View], dict[str, Any]]]] = {
    "sushi-go": sushi_go.own,
    "party": party.own,
    "wasabi": wasabi.own,
}
"""By game, what there is to know beside what all games have in common."""


def described(view: View) -> dict[str, Any]:
    """What is played with, the same for everybody from the first moment to the last."""
    return {
        "edition": view.setup.edition,
        "options": list(view.setup.options),
        "cards": list(view.called.cards),
        **SETUPS[view.setup.game](view),
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
        **SHARED[view.setup.game](view),
    }


def own(view: View) -> dict[str, Any]:
    """What one seat knows otherwise than another: the hands above all."""
    return {
        "hand": list(view.hand),
        "hands": [list(hand) for hand in view.hands],
        "unknown": list(view.unknown),
        "unseen": view.unseen,
        **OWN[view.setup.game](view),
    }


def cells_of(setup: Setup, event: Event) -> list[str]:
    """The cells of the board that an event is about, where there is one."""
    return wasabi.cells_of(setup, event) if setup.game == "wasabi" else []
