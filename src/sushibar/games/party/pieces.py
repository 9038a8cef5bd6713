"""What lies on a table of Sushi Go Party! beside hands and plates, by name."""

from sushibar.games.drafting.drawing import draw as draw
from sushibar.games.party.rules.dishes import EGG, NIGIRI_KINDS
from sushibar.games.plain import Numbers, repeated
from sushibar.games.setup import Setup
from sushibar.rulebook.rule import Record


def on_wasabi(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The nigiri on wasabi, by seat."""
    nigiri = setup.called.cards[EGG : EGG + NIGIRI_KINDS]
    return tuple(tuple(repeated(nigiri, dipped)) for dipped in numbers["dipped"][: setup.players])


def desserts(setup: Setup, numbers: Numbers) -> tuple[tuple[str, ...], ...]:
    """The desserts of all rounds, by seat, special orders as what they copy."""
    first = int(setup.config.dessert)
    kinds = setup.called.cards[first:]
    return tuple(
        tuple(
            repeated(kinds, [kept + laid for kept, laid in zip(keeps, plate[first:], strict=False)])
        )
        for keeps, plate in zip(
            numbers["kept"][: setup.players], numbers["plates"][: setup.players], strict=True
        )
    )


def passing(setup: Setup, numbers: Numbers) -> str:
    """Which way hands are passed on: always the same."""
    return "left"


def ending(setup: Setup, state: Record) -> str:
    """What ended the game."""
    return "rounds"
