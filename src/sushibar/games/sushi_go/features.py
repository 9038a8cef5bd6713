"""What a network is shown of Sushi Go!, relative to the seat that it decides for."""

from collections.abc import Iterable
from typing import Any, Final

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.features import Encoding, Layout, clipped, same_number
from sushibar.games.sushi_go.rules import dishes, steps
from sushibar.games.sushi_go.rules.actions import ACTION_NAMES, BESIDE, card_of, legal
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import (
    DUMMY,
    NOTHING,
    SEATS,
    controls_dummy,
    direction,
    free_wasabi,
    hand_size,
    puddings_of,
    row_of,
)
from sushibar.rulebook.rule import Counts, Record, rule, signed
from sushibar.rulebook.scoring import total

OTHERS: Final = SEATS - 1
MOST_CARDS: Final = max(dishes.HAND_SIZES.values())
"""In a hand; the dummy's controller has one more than others, but not more than this."""
HAND_LENGTH: Final = dishes.KINDS + 2
DIPPED: Final = dishes.KINDS
(FREE, MAKI, PUDDINGS, POINTS, LEAD, PAIR, TRIPLE, SEATED) = range(
    DIPPED + dishes.NIGIRI, DIPPED + dishes.NIGIRI + 8
)
PLATE_LENGTH: Final = SEATED + 1
"""Places within the slice of one plate."""

LAYOUT: Final = Layout.of(
    ("hand", dishes.KINDS, 2, "the cards in my hand, by kind, less those already chosen"),
    (
        "hands",
        OTHERS * HAND_LENGTH,
        2,
        "for 1, 2, 3, 4 turns until a hand comes to me: its cards as far as I know them, by kind; "
        "how many of them I do not know; whether I have held it",
    ),
    (
        "plates",
        SEATS * PLATE_LENGTH,
        3,
        "for 0 (me), 1, 2, 3, 4 turns until a seat gets my hand (the dummy is the third): the "
        "cards on its plate, by kind; its dipped egg, salmon, squid; free wasabi; maki rolls; "
        "puddings of all rounds; points of the rounds before; my lead on it; whether a tempura, "
        "how many sashimi are of no set yet; whether somebody sits there",
    ),
    ("unseen", dishes.KINDS, 4, "the cards that I cannot place, in the deck or in hands, by kind"),
    ("chosen", dishes.KINDS + 1, 1, "what I have chosen face down; whether it goes beside wasabi"),
    (
        "standings",
        4,
        4,
        "my lead in maki rolls, in puddings on who has most, in puddings on who has fewest of the "
        "others; how many have more maki rolls",
    ),
    ("step", 4, 1, "what is asked: a card, to call chopsticks, a second card, one for the dummy"),
    ("round", ROUNDS, 1, "which round it is"),
    ("cards", MOST_CARDS, 1, "with how many cards in my hand I began the turn, 1 to 10"),
    ("players", 4, 1, "2, 3, 4 or 5 players"),
    (
        "rules",
        6,
        1,
        "whether ties split points; a nigiri may lie beside wasabi; hands pass both ways; they "
        "pass to the right now; there is a dummy; I control it now",
    ),
)
HAND: Final = LAYOUT.start("hand")
HANDS: Final = LAYOUT.start("hands")
PLATES: Final = LAYOUT.start("plates")
UNSEEN: Final = LAYOUT.start("unseen")
CHOSEN: Final = LAYOUT.start("chosen")
STANDINGS: Final = LAYOUT.start("standings")
STEP: Final = LAYOUT.start("step")
ROUND: Final = LAYOUT.start("round")
CARDS: Final = LAYOUT.start("cards")
PLAYERS: Final = LAYOUT.start("players")
RULES: Final = LAYOUT.start("rules")
SIZE: Final = LAYOUT.size


def tables(config: Record) -> Iterable[int]:
    """How many cards of every kind the box holds."""
    return dishes.DECK


@rule
def write(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what the seat may know, and nothing else."""
    row[:] = 0
    for kind in range(dishes.KINDS):
        row[UNSEEN + kind] = tables[kind]
    write_chosen(state, seat, row)
    write_hands(config, state, seat, row)
    write_plates(config, state, seat, row)
    write_moment(config, state, seat, row)


@rule
def write_chosen(state: Record, seat: int, row: Counts) -> None:
    """Write what the seat has chosen so far in this turn."""
    add_chosen(row, CHOSEN, int(state.first[seat]))
    add_chosen(row, CHOSEN, int(state.second[seat]))
    add_chosen(row, CHOSEN, int(state.for_dummy[seat]))
    for kind in range(dishes.KINDS):
        row[UNSEEN + kind] -= row[CHOSEN + kind]
    if BESIDE <= int(state.first[seat]) < BESIDE + dishes.NIGIRI:
        row[CHOSEN + dishes.KINDS] = 1


@rule
def add_chosen(row: Counts, start: int, action: int) -> None:
    """Count the card that an action has taken, if it was any."""
    if action != NOTHING:
        row[start + card_of(action)] += 1


@rule
def write_hands(config: Record, state: Record, seat: int, row: Counts) -> None:
    """Write the seat's own hand, and the others by the turns until they come to it."""
    own = int(state.holds[seat])
    for kind in range(dishes.KINDS):
        row[HAND + kind] = state.hands[own, kind]
        row[UNSEEN + kind] -= state.hands[own, kind]
    players, way = signed(config.players), direction(config, state)
    holder = signed(seat)
    for turns in range(1, players):
        holder -= way
        if holder < 0:
            holder += players
        elif holder >= players:
            holder -= players
        start = HANDS + (turns - 1) * HAND_LENGTH
        # It was the seat's own `players - turns` turns ago.
        if players - turns <= signed(state.turn):
            write_known_hand(config, state, holder, row, start)
        else:
            held = int(state.returned[state.holds[holder]])
            row[start + dishes.CHOPSTICKS] = held
            row[start + dishes.KINDS] = hand_size(config, state, holder) - held
            row[UNSEEN + dishes.CHOPSTICKS] -= held


@rule
def write_known_hand(config: Record, state: Record, holder: int, row: Counts, start: int) -> None:
    """Write a hand that the seat has held: all that was taken from it since was revealed."""
    hand = int(state.holds[holder])
    for kind in range(dishes.KINDS):
        row[start + kind] = state.hands[hand, kind]
    add_chosen(row, start, int(state.first[holder]))
    add_chosen(row, start, int(state.second[holder]))
    add_chosen(row, start, int(state.for_dummy[holder]))
    if state.drawn != NOTHING and controls_dummy(config, state, holder):
        row[start + int(state.drawn)] -= 1
        row[start + dishes.KINDS] = 1
    row[start + dishes.KINDS + 1] = 1
    for kind in range(dishes.KINDS):
        row[UNSEEN + kind] -= row[start + kind]


@rule
def write_plates(config: Record, state: Record, seat: int, row: Counts) -> None:
    """Write all plates, points and puddings by the turns until a seat gets the seat's hand."""
    players, way = signed(config.players), direction(config, state)
    owner = signed(seat)
    for turns in range(players):
        write_plate(state, owner, row, PLATES + turns * PLATE_LENGTH)
        owner += way
        if owner < 0:
            owner += players
        elif owner >= players:
            owner -= players
    if config.dummy:
        write_plate(state, DUMMY, row, PLATES + DUMMY * PLATE_LENGTH)
    best_maki, most, fewest, ahead = 0, 0, 127, 0
    for turns in range(1, config.seats):
        start = PLATES + turns * PLATE_LENGTH
        row[start + LEAD] = clipped(int(row[PLATES + POINTS]) - int(row[start + POINTS]))
        maki, puddings = int(row[start + MAKI]), int(row[start + PUDDINGS])
        best_maki = max(best_maki, maki)
        most = max(most, puddings)
        fewest = min(fewest, puddings)
        ahead += int(maki > int(row[PLATES + MAKI]))
    row[STANDINGS] = int(row[PLATES + MAKI]) - best_maki
    row[STANDINGS + 1] = int(row[PLATES + PUDDINGS]) - most
    row[STANDINGS + 2] = int(row[PLATES + PUDDINGS]) - fewest
    row[STANDINGS + 3] = ahead


@rule
def write_plate(state: Record, owner: int, row: Counts, start: int) -> None:
    """Write what lies in front of a seat and what it has scored."""
    this_round = row_of(state)
    plate = state.plates[this_round, owner]
    for kind in range(dishes.KINDS):
        row[start + kind] = plate[kind]
    for nigiri in range(dishes.NIGIRI):
        row[start + DIPPED + nigiri] = state.dipped[this_round, owner, nigiri]
    row[start + FREE] = free_wasabi(state, owner)
    row[start + MAKI] = maki_icons(plate)
    row[start + PUDDINGS] = puddings_of(state, owner)
    row[start + PAIR] = int(plate[dishes.TEMPURA]) & 1
    row[start + TRIPLE] = int(plate[dishes.SASHIMI]) % 3
    row[start + SEATED] = 1
    for round_ in range(state.plates.shape[0]):
        for kind in range(dishes.KINDS):
            row[UNSEEN + kind] -= state.plates[round_, owner, kind]
    row[start + POINTS] = clipped(total(state, owner))


@rule
def write_moment(config: Record, state: Record, seat: int, row: Counts) -> None:
    """Write what is asked, when, and by which rules."""
    row[STEP + int(state.step[seat]) - steps.FIRST_CARD] = 1
    row[ROUND + int(state.this_round)] = 1
    row[CARDS + hand_size(config, state, seat) - 1] = 1
    row[PLAYERS + int(config.players) - 2] = 1
    row[RULES] = config.split_ties
    row[RULES + 1] = config.optional_wasabi
    row[RULES + 2] = config.pass_both_ways
    row[RULES + 3] = direction(config, state) < 0
    row[RULES + 4] = config.dummy
    row[RULES + 5] = controls_dummy(config, state, seat)


@rule
def mark(config: Record, tables: Any, state: Record, seat: int, mask: Counts) -> None:
    """Mark what the seat can choose."""
    legal(config, state, seat, mask)


ENCODING: Final = Encoding(
    version=1,
    layout=LAYOUT,
    choices=ACTION_NAMES,
    tables=tables,
    write=write,
    mark=mark,
    action=same_number,
)
