"""What programs are told: everything that their seat knows, by the names that files use."""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any, Final

from sushibar.bots.bot import Limit
from sushibar.bots.programs import party, sushi_go, wasabi
from sushibar.rulebook.games import game_named
from sushibar.table.view import View

PROTOCOL: Final = 1
"""Raised whenever a program that follows the old one would misunderstand the new one."""
GOODBYE: Final = {"type": "goodbye"}

SETUPS: Final[Mapping[str, Callable[[View], dict[str, Any]]]] = {
    "sushi-go": sushi_go.setup,
    "party": party.setup,
    "wasabi": wasabi.setup,
}
DETAILS: Final[Mapping[str, Callable[[View], dict[str, Any]]]] = {
    "sushi-go": sushi_go.details,
    "party": party.details,
    "wasabi": wasabi.details,
}
"""By game, what there is to tell beside what all games have in common."""


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
        "setup": {
            "edition": setup.edition,
            "options": list(setup.options),
            "cards": list(view.called.cards),
            **SETUPS[setup.game](view),
        },
    }


def question(view: View, limit: Limit) -> dict[str, Any]:
    """The message that asks for one step of an answer."""
    assert view.seat is not None
    game, record = view.game, view.record
    seats = range(int(view.config.seats))
    chosen = game.answer(view.config, record, view.seat)
    return {
        "type": "choose",
        "seat": view.seat,
        "round": min(int(record.this_round) + 1, game.rounds),
        "turn": int(record.turn) + 1,
        "legal": [str(action) for action in view.legal],
        "answer": [view.called.actions[action] for action in chosen],
        "limit": asdict(limit),
        "points": [int(game.total(record, seat)) for seat in seats],
        "hand": list(view.hand),
        "hands": [list(hand) for hand in view.hands],
        "unknown": list(view.unknown),
        "unseen": view.unseen,
        "plates": [list(plate) for plate in view.plates],
        **DETAILS[view.setup.game](view),
    }
