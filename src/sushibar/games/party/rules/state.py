"""The records of Sushi Go Party!: the whole table, and what one seat knows of it."""

from typing import Final

import numpy as np

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules import dishes
from sushibar.games.party.rules.config import ABSENT, COLUMNS, NOTHING, ROLL_COLUMN
from sushibar.games.party.rules.steps import PICKS, SETTLED
from sushibar.rulebook.rule import Record, if_kept, record_type, rule, signed
from sushibar.rulebook.steps import ANSWERED

SEATS: Final = dishes.MOST_PLAYERS

URAMAKI_ICONS: Final = dishes.TYPES[dishes.URAMAKI].icons
if list(URAMAKI_ICONS) != [*range(URAMAKI_ICONS[0], URAMAKI_ICONS[0] + len(URAMAKI_ICONS))]:
    raise ValueError(f"{URAMAKI_ICONS}: uramaki_icons() needs one more on each")
HIDDEN: Final = 254
"""A card that a seat must not see, where it may know that there is one."""
LOOKED_AT: Final = 4
"""So many cards of the deck a menu shows."""
MOST_LOOKS: Final = 6
"""Three menus and three special orders that copy one."""
MOST_TURNED: Final = 24
"""More cards than lie in front of anybody."""

RETURNED: Final = "returned"
LOOKS: Final = "looks"
PUT_BACK: Final = "put_back"
"""What everybody, or a seat, has seen: only views need it."""
TURNING: Final = "turning"
"""What only those need who take an answer back."""
NOT_PLAYED: Final = (
    RETURNED,
    LOOKS,
    "look_seat",
    "look_cards",
    "look_played",
    PUT_BACK,
    "kept_orders",
    "turned",
    TURNING,
)
"""All fields that a game can be played without."""

_TABLE = [
    ("lacks", np.uint32, SEATS),  # kinds, as bits, that no unknown card of each hand can be
    ("this_round", np.uint8),  # 0 to 2; 3 when the game is over
    ("turn", np.uint8),
    ("phase", np.uint8),
    ("chance", np.uint8),
    ("waiting", np.uint8),  # the seats that owe an answer, as bits
    ("blind", np.uint8),  # the seats that choose without looking in this turn, as bits
    ("blind_next", np.uint8),  # and in the next
    ("actor", np.uint8),  # whose numbered card acts
    ("acting", np.uint8),  # which kind it is
    ("acting_copy", np.uint8),  # whether it is a special order that copies that kind
    ("request", np.uint8),  # what a spoon asks for, as an action
    ("fresh_soups", np.uint8),  # how many miso soups have come into play in this turn
    ("lone_soup", np.uint8),  # in front of whom the only one of this turn lies
    ("lone_copy", np.uint8),  # whether that is a special order
    ("uramaki_place", np.uint8),  # the next place of the race
    (LOOKS, np.uint8),  # how many menus have been used in this round
    ("turned", np.uint8),  # how many cards the takeout box has turned so far
    ("step", np.uint8, SEATS),
    ("first", np.uint8, SEATS),  # actions chosen face down
    ("copied", np.uint8, SEATS),
    ("call", np.uint8, SEATS),
    (TURNING, np.uint8, MOST_TURNED),  # which cards the takeout box has turned, see `turn_over`
    ("shown", np.uint8, LOOKED_AT),  # the cards that a menu shows
    ("look_seat", np.uint8, MOST_LOOKS),  # who has looked at cards of the deck in this round,
    ("look_cards", np.uint8, (MOST_LOOKS, LOOKED_AT)),  # at which,
    ("look_played", np.uint8, MOST_LOOKS),  # and which one was played
    (
        "hands",
        np.uint8,
        (SEATS, dishes.MOST_KINDS),
    ),  # in the order in which they went round at first
    ("holds", np.uint8, SEATS),  # which of them each seat holds now
    (
        RETURNED,
        np.uint8,
        (SEATS, dishes.SPECIAL_KINDS),
    ),  # specials that everybody saw go into them
    (
        "plates",
        np.uint8,
        (SEATS, dishes.MOST_KINDS),
    ),  # of this round, special orders as what they copy
    ("copies", np.uint8, (SEATS, dishes.MOST_KINDS)),  # how many of those are special orders
    ("dipped", np.uint8, (SEATS, dishes.NIGIRI_KINDS)),  # nigiri on wasabi, counted in plates too
    ("used_wasabi", np.uint8, SEATS),  # wasabi that no nigiri can go on any more
    ("face_down", np.uint8, SEATS),
    ("gone", np.uint8, dishes.MOST_KINDS),  # cards of this round that are face down or set aside
    (
        "kept",
        np.uint8,
        (SEATS, dishes.DESSERT_KINDS),
    ),  # desserts of earlier rounds, copies included
    ("kept_orders", np.uint8),  # how many special orders are among them
    ("sheet", np.int8, (ROUNDS + 1, SEATS, COLUMNS)),  # the last row is for desserts
    (
        PUT_BACK,
        np.uint8,
        dishes.DESSERT_KINDS,
    ),  # desserts that everybody saw go back into the deck
    ("undealt", np.uint8),  # how many cards of the deck are left
    ("boxed", np.uint8),  # how many desserts are not in play yet
]
State = record_type(
    [
        *_TABLE,
        ("box", np.uint8, dishes.DESSERT_KINDS),  # desserts that are not in play yet
        ("deck", np.uint8, dishes.LARGEST_DECK),  # in no order
    ]
)

View = record_type(
    [
        *_TABLE,
        ("seat", np.int8),
        ("unknown", np.uint8, SEATS),  # how many cards of the hand that each seat holds
        (
            "in_deck",
            np.uint8,
            dishes.MOST_KINDS,
        ),  # cards that the seat has seen there in this round
        (
            "in_play",
            np.uint8,
            dishes.DESSERT_KINDS,
        ),  # unseen desserts that are surely not in the box
        (
            "unseen",
            np.uint8,
            dishes.MOST_KINDS,
        ),  # cards that it cannot place: deck, box, unknown ones
    ]
)
"""The table as one seat knows it: known cards stand in `hands`."""


@rule
def clear(state: Record) -> None:
    """Empty the table."""
    state.this_round = 0
    state.turn = 0
    state.phase = PICKS
    state.chance = SETTLED
    state.waiting = 0
    state.blind = 0
    state.blind_next = 0
    state.request = NOTHING
    state.step[:] = ANSWERED
    state.first[:] = NOTHING
    state.copied[:] = NOTHING
    state.call[:] = NOTHING
    state.shown[:] = NOTHING
    state.hands[:] = 0
    state.kept[:] = 0
    state.sheet[:] = 0
    forget_turned(state)
    forget_desserts(state)
    nobody_acts(state)
    forget_turn(state)
    clear_round(state)


@if_kept(TURNING)
def forget_turned(state: Record) -> None:
    """Let the takeout box have turned no card so far."""
    state.turned = 0
    state.turning[:] = 0


@if_kept(PUT_BACK)
def forget_desserts(state: Record) -> None:
    """Forget what is known of the desserts of all rounds."""
    state.kept_orders = 0
    state.put_back[:] = 0


@rule
def clear_round(state: Record) -> None:
    """Forget all that holds for one round only."""
    state.uramaki_place = 0
    state.lacks[:] = 0
    state.plates[:] = 0
    state.copies[:] = 0
    state.dipped[:] = 0
    state.used_wasabi[:] = 0
    state.face_down[:] = 0
    state.gone[:] = 0
    for seat in range(state.holds.size):
        state.holds[seat] = seat
    forget_looks(state)
    forget_returned(state)


@if_kept(LOOKS)
def forget_looks(state: Record) -> None:
    """Forget who has looked at cards of the deck."""
    state.looks = 0
    state.look_seat[:] = NOTHING
    state.look_cards[:] = NOTHING
    state.look_played[:] = NOTHING


@if_kept(RETURNED)
def forget_returned(state: Record) -> None:
    """Forget which specials went back into hands."""
    state.returned[:] = 0


@rule
def forget_turn(state: Record) -> None:
    """Forget all that holds for one turn only."""
    state.phase = PICKS
    state.fresh_soups = 0
    state.lone_soup = NOTHING
    state.lone_copy = 0


@rule
def nobody_acts(state: Record) -> None:
    """Let no numbered card act."""
    state.actor = NOTHING
    state.acting = NOTHING
    state.acting_copy = 0
    state.request = NOTHING


@rule
def over(state: Record) -> bool:
    """Whether the game has ended."""
    return int(state.this_round) == ROUNDS


@rule
def row_of(state: Record) -> int:
    """The row of the sheet for this round: the first of all where no past one is kept."""
    return int(state.this_round) if state.sheet.shape[0] > ROUNDS else 0


@rule
def hand_size(config: Record, state: Record) -> int:
    """How many cards every seat held when this turn began."""
    return int(config.hand) - int(state.turn)


@rule
def is_blind(state: Record, seat: int) -> bool:
    """Whether the seat must choose in this turn without looking."""
    return (int(state.blind) >> seat) & 1 == 1


@rule
def is_nigiri(kind: int) -> bool:
    """Whether the card is an egg, salmon or squid nigiri."""
    return kind < dishes.NIGIRI_KINDS


@rule
def printed(state: Record, seat: int, kind: int) -> int:
    """How many cards of that kind lie in front of the seat, special orders not counted."""
    return signed(state.plates[seat, kind]) - int(state.copies[seat, kind])


@rule
def free_wasabi(config: Record, state: Record, seat: int) -> int:
    """How many wasabi lie in front of the seat without ever having had a nigiri."""
    if config.wasabi == ABSENT:
        return 0
    return signed(state.plates[seat, config.wasabi]) - int(state.used_wasabi[seat])


@rule
def spent_wasabi(state: Record, seat: int) -> int:
    """How many used wasabi have no nigiri on them any more."""
    spent = signed(state.used_wasabi[seat])
    for nigiri in range(dishes.NIGIRI_KINDS):
        spent -= int(state.dipped[seat, nigiri])
    return spent


@rule
def icons_of(config: Record, state: Record, seat: int, column: int) -> int:
    """How many icons the cards of a dish in front of the seat show."""
    icons = 0
    first = int(config.first[column])
    for kind in range(first, first + int(config.variants[column])):
        icons += int(config.icons[kind]) * int(state.plates[seat, kind])
    return icons


@rule
def roll_icons(config: Record, state: Record, seat: int) -> int:
    """How many rolls the cards in front of the seat show."""
    return icons_of(config, state, seat, ROLL_COLUMN)


@rule
def uramaki_icons(config: Record, state: Record, seat: int) -> int:
    """The same where uramaki are on the menu: looked at after every card, so with constants.

    With icons from the configuration a GPU played such menus much slower: docs/performance.md.
    """
    first = int(config.uramaki)
    # Each kind shows one roll more than the last, so that none is multiplied: from 3, 4 and 5 times
    # three bytes side by side NVIDIA's compiler made a product of pairs of them (dp2a).
    cards, icons = 0, 0
    for place in range(1, len(URAMAKI_ICONS)):  # from the last kind on
        cards += int(state.plates[seat, first + len(URAMAKI_ICONS) - place])
        icons += cards
    cards += int(state.plates[seat, first])
    return icons + URAMAKI_ICONS[0] * cards
