"""Sushi Go! in the middle of a game: a position becomes the rulebook's own record."""

from collections import Counter
from typing import Final

from sushibar.errors import SetupError
from sushibar.games.drafting.card_names import card_named
from sushibar.games.drafting.position import deal, read_hands, refuse_early, set_moment, set_points
from sushibar.games.drafting.rules import return_card
from sushibar.games.position import (
    Position,
    by_seat,
    check_copies,
    check_keys,
    number,
    numbers,
    read,
)
from sushibar.games.setup import Setup
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.actions import BESIDE, card_of
from sushibar.games.sushi_go.rules.play import begin_turn, lay
from sushibar.games.sushi_go.rules.state import clear, direction, free_wasabi
from sushibar.games.sushi_go.rules.steps import DRAW_DUE
from sushibar.games.sushi_go.scorepad.points import GAME, NAMES
from sushibar.rulebook.rule import Record

KEYS: Final = (
    "round",
    "turn",
    "hands",
    "plates",
    "points",
    "puddings",
    "discarded",
    "controller",
)
HELD: Final = {name: action for name, action in NAMES.items() if action < BESIDE}
"""What can be in a hand, by every name it goes by."""


def lay_out(
    setup: Setup, config: Record, state: Record, position: Position, rng: Record | None
) -> None:
    """Let the state be what a position says; a `SetupError` says why it cannot be."""
    check_keys(setup.game, position, KEYS)
    clear(state)
    set_moment(config, state, position)
    refuse_early(state, position, "points", "puddings", "discarded")
    if "controller" in position and not config.dummy:
        raise SetupError("error-position-controller")
    plates = read_plates(config, state, position)
    hands = read_hands(config, state, position, held)
    puddings = numbers(position, "puddings", int(config.seats), 0, dishes.DECK[dishes.PUDDING])
    discarded = read("discarded", None, position.get("discarded", ()), held)
    check_discarded(config, state, position, len(discarded) + sum(puddings))
    used = Counter(discarded) + Counter({dishes.PUDDING: sum(puddings)})
    used.update(card_of(action) for plate in plates for action in plate)
    used.update(kind for hand in hands for kind in hand or ())
    check_copies(dishes.CARDS, used, dishes.DECK)
    state.undealt = 0
    for kind in range(dishes.KINDS):
        for _ in range(dishes.DECK[kind] - used[kind]):
            return_card(state, kind)
    for seat, plate in enumerate(plates):
        state.plates[0, seat, dishes.PUDDING] += puddings[seat]
        for action in plate:
            lay(state, seat, action, free_wasabi(state, seat))
    set_points(config, state, position)
    deal(config, state, hands, rng, direction(config, state))
    if config.dummy:
        controller = number(position, "controller", 0, int(config.players) - 1, 0)
        state.first_controller = (controller - int(state.this_round) - int(state.turn)) % 2
        state.chance = DRAW_DUE
    else:
        begin_turn(config, state)


def held(name: str) -> int:
    """The kind of a card in a hand."""
    return card_named(GAME, HELD, name)


def read_plates(config: Record, state: Record, position: Position) -> list[list[int]]:
    """The plates as the actions that laid their cards: each seat has laid one in every turn."""
    seats, turns = int(config.seats), int(state.turn)
    plates = []
    for seat, cards in enumerate(by_seat(position, "plates", seats)):
        plate = read("plates", seat, cards, lambda name: card_named(GAME, NAMES, name))
        if len(plate) != turns:
            raise SetupError(
                "error-position-plate", seat=seat, cards=len(plate), turn=turns + 1, expected=turns
            )
        plates.append(plate)
    return plates


def check_discarded(config: Record, state: Record, position: Position, cards: int) -> None:
    """Refuse more cards of earlier rounds than were laid; where all are stated, fewer too."""
    laid = int(config.seats) * int(config.hand) * int(state.this_round)
    if cards > laid or ("discarded" in position and cards < laid):
        raise SetupError("error-position-discarded", cards=cards, expected=laid)
