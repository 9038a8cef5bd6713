"""The records of Sushi Go!: its configuration, the whole table, and what one seat knows of it."""

from collections.abc import Collection
from typing import Final

import numpy as np

from sushibar.errors import SetupError
from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.steps import SETTLED
from sushibar.rulebook.rule import Record, if_kept, new, rule, word
from sushibar.rulebook.steps import ANSWERED

SEATS: Final = 5
DUMMY: Final = 2
"""The seat of the two-player variant's third hand: a pile that its controller draws from."""
NOTHING: Final = 255
RETURNED: Final = "returned"
"""The field that only views need."""

# Whatever is never negative is unsigned: an index then needs no check for counting from the end.
Config = np.dtype(
    [
        ("players", np.uint8),
        ("seats", np.uint8),  # the dummy's included
        ("hand", np.uint8),
        ("split_ties", np.uint8),
        ("optional_wasabi", np.uint8),
        ("pass_both_ways", np.uint8),
        ("dummy", np.uint8),
    ],
    align=True,
)

_TABLE = [
    ("this_round", np.uint8),  # 0 to 2; 3 when the game is over
    ("turn", np.uint8),
    ("chance", np.uint8),
    ("first_controller", np.uint8),
    ("drawn", np.uint8),  # the card that the dummy's controller drew this turn
    ("waiting", np.uint8),  # the seats that owe an answer, as bits
    ("step", np.uint8, SEATS),
    ("first", np.uint8, SEATS),  # actions chosen face down
    ("second", np.uint8, SEATS),
    ("for_dummy", np.uint8, SEATS),
    ("hands", np.uint8, (SEATS, dishes.KINDS)),  # in the order in which they went round at first
    ("holds", np.uint8, SEATS),  # which of them each seat holds now
    (RETURNED, np.uint8, SEATS),  # chopsticks that everybody saw go back into each of them
    ("plates", np.uint8, (ROUNDS, SEATS, dishes.KINDS)),
    ("dipped", np.uint8, (ROUNDS, SEATS, dishes.NIGIRI)),  # nigiri on wasabi, counted in plates too
    ("sheet", np.int8, (ROUNDS + 1, SEATS, len(dishes.CATEGORIES))),  # the last row is for puddings
]
State = np.dtype(
    [
        *_TABLE,
        ("undealt", np.uint8),  # how many cards of the deck are left, in no order
        ("deck", np.uint8, sum(dishes.DECK)),
    ],
    align=True,
)

View = np.dtype(
    [
        *_TABLE,
        ("seat", np.int8),
        ("unknown", np.uint8, SEATS),  # how many cards of the hand that each seat holds
        (
            "unseen",
            np.uint8,
            dishes.KINDS,
        ),  # the cards that the seat cannot place: deck and unknown ones
    ],
    align=True,
)
"""The table as one seat knows it: known cards stand in `hands`."""


def configure(
    players: int,
    edition: str = "gamewright",
    options: Collection[str] = (),
    menu: Collection[str] = (),
    book: object = None,
) -> Record:
    """The configuration of a game; a `SetupError` says which rule a wrong one breaks."""
    if edition not in dishes.EDITIONS:
        raise SetupError("error-edition", edition=edition, editions=", ".join(dishes.EDITIONS))
    if menu:
        raise SetupError("error-no-menus", game="sushi-go", menu=", ".join(menu))
    if book is not None:
        raise SetupError("error-no-books", game="sushi-go")
    rules = dishes.EDITIONS[edition]
    for option in options:
        if option not in rules.options:
            raise SetupError(
                "error-option", option=option, edition=edition, options=", ".join(rules.options)
            )
    if not rules.fewest_players <= players <= dishes.MOST_PLAYERS:
        raise SetupError(
            "error-players", fewest=rules.fewest_players, most=dishes.MOST_PLAYERS, players=players
        )
    dummy = "dummy" in options
    if dummy and players != 2:
        raise SetupError("error-dummy-players", players=players)
    config = new(Config)
    config.players = players
    config.seats = 3 if dummy else players
    config.hand = dishes.HAND_SIZES[int(config.seats)]
    config.split_ties = rules.split_ties
    config.optional_wasabi = rules.optional_wasabi
    config.pass_both_ways = "pass-both-ways" in options
    config.dummy = dummy
    return config


@rule
def clear(state: Record) -> None:
    """Empty the table."""
    state.this_round = 0
    state.turn = 0
    state.chance = SETTLED
    state.first_controller = 0
    state.drawn = NOTHING
    state.waiting = 0
    state.step[:] = ANSWERED
    state.first[:] = NOTHING
    state.second[:] = NOTHING
    state.for_dummy[:] = NOTHING
    state.hands[:] = 0
    forget_returned(state)
    state.plates[:] = 0
    state.dipped[:] = 0
    state.sheet[:] = 0
    for seat in range(state.holds.size):
        state.holds[seat] = seat


@if_kept(RETURNED)
def forget_returned(state: Record) -> None:
    """Forget which chopsticks went back into hands."""
    state.returned[:] = 0


@rule
def row_of(state: Record) -> int:
    """The row of plates and sheet for this round: the first of all where no past one is kept."""
    return word(int(state.this_round)) if state.plates.shape[0] == ROUNDS else word(0)


@rule
def over(state: Record) -> bool:
    """Whether the game has ended."""
    return int(state.this_round) == ROUNDS


@rule
def direction(config: Record, state: Record) -> int:
    """1 when hands pass to the left, -1 when they pass to the right."""
    return -1 if config.pass_both_ways and state.this_round == 1 else 1


@rule
def controls_dummy(config: Record, state: Record, seat: int) -> bool:
    """Whether this seat controls the dummy in this turn."""
    if not config.dummy:
        return False
    return seat == (int(state.first_controller) + int(state.this_round) + int(state.turn)) % 2


@rule
def hand_size(config: Record, state: Record, seat: int) -> int:
    """How many cards the seat held when this turn began."""
    drawn = 1 if controls_dummy(config, state, seat) else 0
    return int(config.hand) - int(state.turn) + drawn


@rule
def free_wasabi(state: Record, seat: int) -> int:
    """How many wasabi of this round lie in front of the seat without a nigiri."""
    row = row_of(state)
    free = word(int(state.plates[row, seat, dishes.WASABI]))
    for nigiri in range(dishes.NIGIRI):
        free = word(free - int(state.dipped[row, seat, nigiri]))
    return free


@rule
def is_nigiri(kind: int) -> bool:
    """Whether the card is an egg, salmon or squid nigiri."""
    return dishes.EGG <= kind < dishes.EGG + dishes.NIGIRI


@rule
def puddings_of(state: Record, seat: int) -> int:
    """How many puddings the seat has laid in all rounds."""
    cards = 0
    for past in range(state.plates.shape[0]):
        cards += int(state.plates[past, seat, dishes.PUDDING])
    return cards
