"""What lies on a table of Sushi Go Party! beside hands and plates, by name."""

from typing import Final

from sushibar.games.drafting.drawing import draw as draw
from sushibar.games.drafting.printed import faces, number, row
from sushibar.games.party.rules.dishes import EGG, FEW_PLAYERS, NIGIRI_KINDS, TYPES
from sushibar.games.party.rules.plate import RACE_POINTS
from sushibar.games.party.rules.score import (
    FRUIT_POINTS,
    MOST_EATERS,
    SHAPES,
    SOY_SAUCE_POINTS,
    score_sukeroku,
)
from sushibar.games.plain import Numbers, Way, repeated
from sushibar.games.printed import PrintedFace
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record

COVER: Final = ("temaki", "onigiri-triangle")
SIGNS: Final = {
    "uramaki": "/".join(map(str, RACE_POINTS)),
    "onigiri": row([shapes * shapes for shapes in range(1, SHAPES + 1)]),
    "edamame": f"1…{MOST_EATERS}",
    "sukeroku": f"1+1 = {score_sukeroku(1, 1)}",
    "soy-sauce": str(SOY_SAUCE_POINTS),
    "tea": "1×",
    "fruit": f"{number(FRUIT_POINTS[0])}…{FRUIT_POINTS[-1]}",
}
"""What dishes bring that score by functions of their own, as their cards show it."""


def printed(players: int) -> dict[str, PrintedFace]:
    """What every card shows beside its picture, at a table of this many players."""
    return faces(TYPES, players, FEW_PLAYERS, SIGNS)


def on_wasabi(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The nigiri on wasabi, by seat."""
    nigiri = setup.called.cards[EGG : EGG + NIGIRI_KINDS]
    return tuple(tuple(repeated(nigiri, dipped)) for dipped in numbers["dipped"][: setup.players])


def desserts(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The desserts of earlier rounds, by seat, special orders as what they copy."""
    kinds = setup.called.cards[int(setup.config.dessert) :]
    return tuple(tuple(repeated(kinds, kept)) for kept in numbers["kept"][: setup.players])


def passing(setup: Setup, numbers: Numbers) -> Way:
    """Which way hands are passed on: always the same."""
    return "left"


def ending(setup: Setup, state: Record) -> str:
    """What ended the game."""
    return "rounds"
