"""What a view knows of Sushi Go! beside what all games have in common."""

from typing import Any

from sushibar.rulebook.drafting import ROUNDS
from sushibar.rulebook.sushi_go.cards import CARDS, EGG, NIGIRI, PUDDING
from sushibar.rulebook.sushi_go.state import NOTHING, controls_dummy, direction
from sushibar.table.plain import repeated
from sushibar.table.view import View


def setup(view: View) -> dict[str, Any]:
    """Nothing more."""
    return {}


def details(view: View) -> dict[str, Any]:
    """Nigiri on wasabi, puddings of all rounds, which way hands go, and who serves the dummy."""
    config, numbers = view.setup.reading, view.numbers
    seats, plates = range(view.seats), numbers["plates"]
    dipped = numbers["dipped"][min(numbers["this_round"], ROUNDS - 1)]
    told: dict[str, Any] = {
        "on_wasabi": [repeated(CARDS[EGG : EGG + NIGIRI], dipped[seat]) for seat in seats],
        "puddings": [sum(plates[past][seat][PUDDING] for past in range(ROUNDS)) for seat in seats],
        "passing": "left" if direction(config, view.reading) > 0 else "right",
    }
    if config.dummy:
        drawn = numbers["drawn"]
        told["dummy"] = {
            "seat": int(config.players),
            "served_by": 0 if controls_dummy(config, view.reading, 0) else 1,
            "drawn": None if drawn == NOTHING else CARDS[drawn],
        }
    return told
