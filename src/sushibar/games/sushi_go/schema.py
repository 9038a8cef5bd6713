"""What a view knows of Sushi Go! beside what all games have in common."""

from typing import Literal

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.drafting.schema import cells_of
from sushibar.games.schema import CommonOwn, CommonSetup, CommonShared
from sushibar.games.sushi_go.rules.dishes import CARDS, PUDDING
from sushibar.games.sushi_go.rules.state import NOTHING, controls_dummy
from sushibar.games.sushi_go.words.moves import moves_of
from sushibar.games.view import View
from sushibar.shapes import NotRequired, TypedDict

__all__ = ["Known", "PlayedWith", "cells_of", "moves_of", "own", "setup", "shared"]


PlayedWith = CommonSetup


def setup(view: View, common: CommonSetup) -> CommonSetup:
    """Nothing more."""
    return common


class SushiGoShared(TypedDict):
    """What everybody sees alike."""

    plates: list[list[str]]
    on_wasabi: list[list[str]]
    puddings: list[int]
    passing: Literal["left", "right"]


class DummyView(TypedDict):
    """The dummy, and the card drawn for it if that is known."""

    seat: int
    served_by: int
    drawn: str | None


class SushiGoOwn(TypedDict):
    """What one seat knows otherwise than another."""

    dummy: NotRequired[DummyView]


class SushiGoView(CommonShared, CommonOwn, SushiGoShared, SushiGoOwn):
    """Sushi Go! as a seat sees it."""

    game: Literal["sushi-go"]


Known = SushiGoView


def shared(view: View) -> SushiGoShared:
    """Plates, nigiri on wasabi, puddings of all rounds, and which way hands go."""
    plates = view.numbers["plates"]
    return {
        "plates": [list(plate) for plate in view.plates],
        "on_wasabi": [list(nigiri) for nigiri in view.on_wasabi],
        "puddings": [
            sum(plates[past][seat][PUDDING] for past in range(ROUNDS)) for seat in range(view.seats)
        ],
        "passing": view.passing,
    }


def own(view: View) -> SushiGoOwn:
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
