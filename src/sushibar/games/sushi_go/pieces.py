"""What lies on a table of Sushi Go! beside hands and plates, by name."""

from typing import Final

from sushibar.games.drafting.drawing import draw as draw
from sushibar.games.drafting.printed import faces
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.plain import Numbers, Way, repeated
from sushibar.games.printed import PrintedFace
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules import dishes
from sushibar.rulebook.rule import Record

COVER: Final = ("salmon-nigiri", "maki-3")


def printed(players: int) -> dict[str, PrintedFace]:
    """What every card shows beside its picture, at a table of this many players."""
    return faces(dishes.DISHES, players, dishes.MOST_PLAYERS, {})


def on_wasabi(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The nigiri on wasabi, by seat."""
    dipped = numbers["dipped"][min(numbers["this_round"], ROUNDS - 1)]
    nigiri = dishes.CARDS[dishes.EGG : dishes.EGG + dishes.NIGIRI]
    return tuple(tuple(repeated(nigiri, dipped[seat])) for seat in range(setup.config.seats))


def desserts(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The puddings of earlier rounds, by seat."""
    earlier = numbers["plates"][: min(numbers["this_round"], ROUNDS - 1)]
    return tuple(
        (dishes.CARDS[dishes.PUDDING],) * sum(plates[seat][dishes.PUDDING] for plates in earlier)
        for seat in range(setup.config.seats)
    )


def passing(setup: Setup, numbers: Numbers) -> Way:
    """Which way hands are passed on in this round."""
    is_right = setup.config.pass_both_ways and numbers["this_round"] == 1
    return "right" if is_right else "left"


def ending(setup: Setup, state: Record) -> str:
    """What ended the game."""
    return "rounds"
