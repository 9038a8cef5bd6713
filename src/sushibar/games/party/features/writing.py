"""Writing what a seat of Sushi Go Party! may know, straight from the table."""

from typing import Any

from sushibar.games.features import clipped
from sushibar.games.party.features import layout
from sushibar.games.party.features.layout import (
    CHOSEN,
    FACE_COUNT,
    HAND,
    HAND_LENGTH,
    HANDS,
    PLATE_LENGTH,
    PLATES,
    STANDINGS,
    UNSEEN,
)
from sushibar.games.party.features.numbering import CARD_OF, DESSERT_FACE, FACE_OF, SERVED
from sushibar.games.party.rules import actions, dishes, steps
from sushibar.games.party.rules.actions import BLIND, kinds_asked
from sushibar.games.party.rules.config import COLUMNS, NOTHING
from sushibar.games.party.rules.effects import physical
from sushibar.games.party.rules.knowledge import holds_unseen
from sushibar.games.party.rules.state import (
    LOOKED_AT,
    free_wasabi,
    hand_size,
    is_blind,
    roll_icons,
)
from sushibar.rulebook.rule import Counts, Record, rule, signed, word

PUDDING = DESSERT_FACE
"""The first of the desserts."""


@rule
def write(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what the seat may know, and nothing else."""
    row[:] = 0
    write_hands(config, tables, state, seat, row)
    write_plates(config, tables, state, seat, row)
    write_standings(config, row)
    write_answer(config, tables, state, seat, row)
    write_unseen(config, tables, state, seat, row)
    write_moment(config, tables, state, seat, row)


# Hands


@rule
def write_hands(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write the seat's own hand, and the others by the turns until they come to it."""
    players, turn = signed(config.players), signed(state.turn)
    own = int(state.holds[seat])
    if not holds_unseen(state, seat) or players <= turn:
        for kind in range(config.kinds):
            row[HAND + tables[CARD_OF + kind]] = state.hands[own, kind]
    else:
        for slot in range(config.dessert - config.specials):
            kind = int(config.specials) + slot
            row[HAND + tables[CARD_OF + kind]] = state.returned[own, slot]
    holder = signed(seat)
    for turns in range(1, players):
        holder = holder - 1 if holder > 0 else players - 1
        start = HANDS + (turns - 1) * HAND_LENGTH
        hand = int(state.holds[holder])
        chosen = int(state.first[holder])
        hidden = state.phase == steps.PICKS and chosen != NOTHING and chosen != BLIND
        # It was the seat's own `players - turns` turns ago.
        if players - turns <= turn:
            row[start + layout.HELD] = 1
            for kind in range(config.kinds):
                row[start + tables[FACE_OF + kind]] += state.hands[hand, kind]
            if hidden:
                row[start + tables[FACE_OF + chosen]] += 1
        else:
            unknown = 1 if hidden else 0
            for kind in range(config.kinds):
                unknown += int(state.hands[hand, kind])
            for slot in range(config.dessert - config.specials):
                cards = int(state.returned[hand, slot])
                row[start + tables[FACE_OF + int(config.specials) + slot]] += cards
                unknown -= cards
            row[start + layout.UNKNOWN] = unknown


# Plates


@rule
def write_plates(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write all plates and points by the turns until a seat gets the seat's hand."""
    players = signed(config.players)
    owner = signed(seat)
    for turns in range(players):
        write_plate(config, tables, state, owner, row, PLATES + turns * PLATE_LENGTH)
        owner = owner + 1 if owner + 1 < players else 0


@rule
def write_plate(
    config: Record, tables: Any, state: Record, owner: int, row: Counts, start: int
) -> None:
    """Write what lies in front of a seat and what it has scored."""
    colours = word(0)
    for kind in range(config.kinds):
        cards = int(state.plates[owner, kind])
        row[start + tables[FACE_OF + kind]] += cards
        colours = word(colours | word(cards > 0) << int(config.colour[kind]))
    while colours != 0:
        colours = word(colours & (colours - 1))
        row[start + layout.COLOURS] += 1
    for nigiri in range(dishes.NIGIRI_KINDS):
        row[start + layout.DIPPED + nigiri] = state.dipped[owner, nigiri]
    for variant in range(config.kinds - config.dessert):
        face = int(tables[FACE_OF + int(config.dessert) + variant]) - DESSERT_FACE
        row[start + layout.KEPT + face] = state.kept[owner, variant]
    row[start + layout.FREE] = free_wasabi(config, state, owner)
    row[start + layout.DOWN] = state.face_down[owner]
    row[start + layout.ICONS] = roll_icons(config, state, owner)
    points = 0
    for past in range(int(state.this_round) + 1):
        for column in range(COLUMNS):
            points += int(state.sheet[past, owner, column])
    row[start + layout.POINTS] = clipped(points)
    row[start + layout.IS_BLIND] = is_blind(state, owner)
    if state.phase != steps.PICKS:
        row[start + layout.CALLED] = int(state.call[owner]) < actions.NO_CALL
    row[start + layout.SEATED] = 1


@rule
def write_standings(config: Record, row: Counts) -> None:
    """Compare the seat with the others, by what is written of all."""
    icons, puddings = signed(row[PLATES + layout.ICONS]), puddings_at(row, PLATES)
    most_icons, fewest_icons, most, fewest, ahead = 0, 127, 0, 127, 0
    for turns in range(1, config.players):
        start = PLATES + turns * PLATE_LENGTH
        others = signed(row[start + layout.ICONS])
        most_icons, fewest_icons = max(most_icons, others), min(fewest_icons, others)
        ahead += int(others > icons)
        desserts = puddings_at(row, start)
        most, fewest = max(most, desserts), min(fewest, desserts)
        lead = int(row[PLATES + layout.POINTS]) - int(row[start + layout.POINTS])
        row[start + layout.LEAD] = clipped(lead)
    row[STANDINGS] = icons - most_icons
    row[STANDINGS + 1] = icons - fewest_icons
    row[STANDINGS + 2] = puddings - most
    row[STANDINGS + 3] = puddings - fewest
    row[STANDINGS + 4] = ahead


@rule
def puddings_at(row: Counts, start: int) -> int:
    """How many puddings a seat has, by what is written of it."""
    return signed(row[start + PUDDING]) + int(row[start + layout.KEPT])


# The seat's own answer, and when it is asked


@rule
def write_answer(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what the seat has chosen so far, and what it looks at meanwhile."""
    chosen = int(state.first[seat])
    if chosen < dishes.MOST_KINDS:
        row[CHOSEN + tables[FACE_OF + chosen]] = 1
    if seat == int(state.actor):
        for place in range(LOOKED_AT):
            if state.shown[place] != NOTHING:
                row[layout.SHOWN + tables[FACE_OF + int(state.shown[place])]] += 1
    if state.step[seat] == steps.GIVE:
        asked = kinds_asked(config, int(state.request))
        for kind in range(config.kinds):
            if (asked >> kind) & 1:
                row[layout.REQUEST + tables[FACE_OF + kind]] = 1
    row[layout.TURNED] = state.turned


@rule
def write_unseen(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what is left of the box without all that the seat can place."""
    for kind in range(config.kinds):
        face = int(tables[FACE_OF + kind])
        cards = int(config.copies[kind]) - int(state.gone[kind])
        row[UNSEEN + face] += cards - int(row[HAND + tables[CARD_OF + kind]])
    for face in range(FACE_COUNT):
        cards = int(row[CHOSEN + face]) + int(row[layout.SHOWN + face])
        for turns in range(config.players - 1):
            cards += int(row[HANDS + turns * HAND_LENGTH + face])
        for turns in range(config.players):
            cards += int(row[PLATES + turns * PLATE_LENGTH + face])
        row[UNSEEN + face] -= cards
    for turns in range(config.players):
        for variant in range(layout.FREE - layout.KEPT):
            cards = int(row[PLATES + turns * PLATE_LENGTH + layout.KEPT + variant])
            row[UNSEEN + DESSERT_FACE + variant] -= cards
    copied = signed(state.kept_orders)
    for owner in range(config.players):
        for kind in range(config.kinds):
            orders = int(state.copies[owner, kind])
            copied += orders
            row[UNSEEN + tables[FACE_OF + kind]] += orders
    if copied > 0:
        row[UNSEEN + tables[FACE_OF + int(config.special_order)]] -= copied
    if state.actor != NOTHING:
        acting = physical(config, int(state.acting), int(state.acting_copy))
        row[UNSEEN + tables[FACE_OF + acting]] -= 1


@rule
def write_moment(config: Record, tables: Any, state: Record, seat: int, row: Counts) -> None:
    """Write what is asked, when, and on which menu."""
    players = int(config.players)
    row[layout.STEP + int(state.step[seat]) - steps.PICK] = 1
    row[layout.ROUND + int(state.this_round)] = 1
    row[layout.CARDS_LEFT + hand_size(config, state) - 1] = 1
    row[layout.PLAYERS + players - 2] = 1
    row[layout.RACE + min(int(state.uramaki_place), layout.PLACES - 1)] = 1
    if state.actor != NOTHING:
        row[layout.ACTOR + (signed(state.actor) - seat + players) % players] = 1
    row[layout.BOX] = state.boxed
    for number in range(layout.TYPE_COUNT):
        row[layout.MENU + number] = tables[SERVED + number]
