"""What a view knows of Sushi Go! beside what all games have in common."""

from typing import Any

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.schema import cells_of
from sushibar.games.plain import repeated
from sushibar.games.sushi_go.rules.cards import CARDS, EGG, NIGIRI, PUDDING
from sushibar.games.sushi_go.rules.state import NOTHING, controls_dummy, direction
from sushibar.games.view import View

__all__ = ["cells_of", "own", "setup", "shared"]


def setup(view: View) -> dict[str, Any]:
    """Nothing more."""
    return {}


def shared(view: View) -> dict[str, Any]:
    """Plates, nigiri on wasabi, puddings of all rounds, and which way hands go."""
    numbers, seats = view.numbers, range(view.seats)
    dipped = numbers["dipped"][min(numbers["this_round"], ROUNDS - 1)]
    plates = numbers["plates"]
    way = direction(view.setup.reading, view.reading)
    return {
        "plates": [list(plate) for plate in view.plates],
        "on_wasabi": [repeated(CARDS[EGG : EGG + NIGIRI], dipped[seat]) for seat in seats],
        "puddings": [sum(plates[past][seat][PUDDING] for past in range(ROUNDS)) for seat in seats],
        "passing": "left" if way > 0 else "right",
    }


def own(view: View) -> dict[str, Any]:
    """Who serves the dummy, where there is one, and the card that was drawn for it."""
    config, drawn = view.setup.reading, view.reading.drawn
    if not config.dummy:
        return {}
    return {
        "dummy": {
            "seat": int(config.players),
            "served_by": 0 if controls_dummy(config, view.reading, 0) else 1,
            "drawn": None if drawn == NOTHING else CARDS[drawn],
        }
    }
