"""What programs are told: everything that their seat knows, by the names that files use."""

from typing import Any, Final

from sushibar.bots.bot import Limit
from sushibar.games.kit import game_named
from sushibar.games.schema import described, seen
from sushibar.games.view import View

PROTOCOL: Final = 1
"""Raised whenever a program that follows the old one would misunderstand the new one."""
GOODBYE: Final = {"type": "goodbye"}


def hello(view: View, luck: str) -> dict[str, Any]:
    """The first message: what is played, and where the program sits."""
    setup = view.setup
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": setup.game,
        "rules": game_named(setup.game).version,
        "players": setup.players,
        "seat": view.seat,
        "names": list(view.names),
        "luck": luck,
        "setup": described(view),
    }


def question(view: View, limit: Limit) -> dict[str, Any]:
    """The message that asks for one step of an answer."""
    assert view.seat is not None
    known = seen(view)
    chosen = view.game.answer(view.config, view.record, view.seat)
    return {
        "type": "choose",
        "seat": view.seat,
        "round": known.pop("round"),
        "turn": known.pop("turn"),
        "legal": [str(action) for action in view.legal],
        "answer": [view.called.actions[action] for action in chosen],
        "limit": {name: getattr(limit, name) for name in ("seconds", "playouts", "threads")},
        **known,
    }
