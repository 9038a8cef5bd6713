"""What a program is told of Sushi Go! beside what all games have in common."""

from typing import Any

from sushibar.rulebook.sushi_go.cards import CARDS, EGG
from sushibar.rulebook.sushi_go.state import NOTHING, controls_dummy, direction, puddings_of
from sushibar.table.view import View


def setup(view: View) -> dict[str, Any]:
    """Nothing more."""
    return {}


def details(view: View) -> dict[str, Any]:
    """Nigiri on wasabi, puddings of all rounds, which way hands go, and who serves the dummy."""
    config, record = view.config, view.record
    seats = range(int(config.seats))
    told: dict[str, Any] = {
        "on_wasabi": [on_wasabi(view, seat) for seat in seats],
        "puddings": [puddings_of(record, seat) for seat in seats],
        "passing": "left" if direction(config, record) > 0 else "right",
    }
    if config.dummy:
        drawn = int(record.drawn)
        told["dummy"] = {
            "seat": int(config.players),
            "served_by": 0 if controls_dummy(config, record, 0) else 1,
            "drawn": None if drawn == NOTHING else CARDS[drawn],
        }
    return told


def on_wasabi(view: View, seat: int) -> list[str]:
    """The nigiri of this round that lie on wasabi."""
    dipped = view.record.dipped[int(view.record.this_round), seat]
    return [CARDS[EGG + nigiri] for nigiri, cards in enumerate(dipped) for _ in range(int(cards))]
