"""What lies on a table of Sushi Go Party! beside hands and plates, by name."""

from typing import Final

from sushibar.games.drafting.drawing import draw as draw
from sushibar.games.party.rules.dishes import EGG, NIGIRI_KINDS
from sushibar.games.plain import Numbers, Way, repeated
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record

COVER: Final = ("temaki", "onigiri-triangle")


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
