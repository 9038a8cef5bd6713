"""What must hold at every moment of Sushi Go Party!, as rules: for CPython and compiled alike."""

import numpy as np

from sushibar.games.drafting.rules import ROUNDS
from sushibar.games.party.rules.actions import ACTION_COUNT
from sushibar.games.party.rules.config import ABSENT, COLUMNS, NOTHING, ROLL_COLUMN
from sushibar.games.party.rules.dishes import DESSERT_KINDS, MOST_KINDS, NIGIRI_KINDS
from sushibar.games.party.rules.legal import legal
from sushibar.games.party.rules.state import (
    LOOKED_AT,
    SEATS,
    free_wasabi,
    is_blind,
    over,
    roll_icons,
    spent_wasabi,
)
from sushibar.games.party.rules.steps import (
    ACTIONS,
    BLIND_DRAWN,
    BLIND_DUE,
    DEAL_DUE,
    GIVEN,
    PICK,
    PICKS,
    SETTLED,
)
from sushibar.rulebook.rule import Counts, Record, long_rule, rule
from sushibar.rulebook.scoring import total
from sushibar.rulebook.steps import ANSWERED

INVARIANTS = (
    "all is well",
    "cards are conserved by kind",
    "as many desserts are in play as were served",
    "hands have their sizes",
    "nothing lies where nobody sits, and no kind that is not on the menu",
    "a seat is pending if and only if it is asked something",
    "a seat that is asked may do something, all others may do nothing",
    "copies and dipped nigiri are among the cards on the plate",
    "no wasabi is used twice",
    "nobody has ten uramaki while a place is open",
    "menus and takeout boxes never lie after a turn",
    "a turn starts with nothing left over from the last one",
    "unfinished rounds have no points but those of the uramaki race",
    "totals are the sums of the sheet",
    "a random action is legal",
    "taking back restores what was",
    "the same answer again leads to the same state",
    "a game ends, and soon enough",
    "a view and all that lies open account for every card",
    "a view names only cards that are there",
    "a view does not depend on what its seat cannot know",
    "a guess agrees with the view",
    "a guess has all cards",
    "a guess gives no hand what it lacks, and the deck what was seen there",
)
(
    FINE,
    CARDS,
    DESSERTS,
    HANDS,
    NOWHERE,
    PENDING,
    MASKS,
    PLATES,
    WASABI,
    URAMAKI,
    MENUS,
    LEFT_OVER,
    SHEET,
    TOTALS,
    LEGAL,
    RETRACT,
    SAME_AGAIN,
    ENDS,
    ACCOUNT,
    TRUTH,
    SECRETS,
    GUESS_VIEW,
    GUESS_CARDS,
    GUESS_KNOWN,
) = range(len(INVARIANTS))

Ledger = np.dtype(
    [
        ("kept_copies", np.int64, DESSERT_KINDS),  # special orders kept as these desserts
        ("seen", np.int64, SEATS),  # who has seen each hand in this round, as bits
        ("counts", np.int64, MOST_KINDS),  # room to count in
    ],
    align=True,
)
"""What the checks remember beside the game."""


@long_rule
def open_ledger(ledger: Record) -> None:
    """Nothing has happened yet."""
    ledger.kept_copies[:] = 0
    ledger.seen[:] = 0


@long_rule
def note_deal(config: Record, state: Record, ledger: Record) -> None:
    """Before a deal: remember which desserts are kept as special orders."""
    if state.chance == DEAL_DUE:
        ledger.seen[:] = 0
        for seat in range(config.players):
            for kind in range(config.dessert, config.kinds):
                ledger.kept_copies[kind - config.dessert] += int(state.copies[seat, kind])


@long_rule
def note_looks(config: Record, state: Record, ledger: Record) -> None:
    """Remember that every seat sees its hand, unless it is blind and has not revealed its card."""
    if over(state) or state.chance == DEAL_DUE:
        return
    hidden = state.phase == PICKS or state.chance == BLIND_DUE
    for seat in range(config.players):
        if not (hidden and is_blind(state, seat)):
            ledger.seen[state.holds[seat]] |= 1 << seat


@rule
def is_one_of(kind: int, first: int) -> bool:
    """Whether a card is one of three numbered ones."""
    return first <= kind < first + 3


# The table


@long_rule
def broken_at(config: Record, state: Record, ledger: Record, mask: Counts) -> int:
    """The first invariant that does not hold."""
    if not cards_are_conserved(config, state, ledger):
        return CARDS
    if not desserts_are_served(config, state):
        return DESSERTS
    if not hands_have_their_sizes(config, state):
        return HANDS
    if not nothing_lies_nowhere(config, state):
        return NOWHERE
    if not pending_is_asked(config, state):
        return PENDING
    if not masks_fit(config, state, mask):
        return MASKS
    if not plates_are_sound(config, state):
        return PLATES
    if not wasabi_is_sound(config, state):
        return WASABI
    if not uramaki_have_scored(config, state):
        return URAMAKI
    if state.phase == PICKS:
        if not numbered_cards_are_gone(config, state):
            return MENUS
        if not turn_is_fresh(state):
            return LEFT_OVER
    if not sheet_is_empty_ahead(config, state):
        return SHEET
    if not totals_are_sums(config, state):
        return TOTALS
    return FINE


@long_rule
def count_open(config: Record, state: Record, counts: Counts) -> int:
    """Count the cards in hands, chosen, shown, on plates and aside; returns the special orders.

    Works for views too: then these are the cards that the seat can place.
    """
    counts[:] = 0
    orders = int(state.kept_orders)
    for seat in range(config.players):
        for kind in range(config.kinds):
            copies = int(state.copies[seat, kind])
            orders += copies
            counts[kind] += int(state.hands[seat, kind]) + int(state.plates[seat, kind]) - copies
        if state.first[seat] < MOST_KINDS:
            counts[state.first[seat]] += 1
    for kind in range(config.kinds):
        counts[kind] += int(state.gone[kind])
    for place in range(LOOKED_AT):
        if state.shown[place] < MOST_KINDS:
            counts[state.shown[place]] += 1
    if state.actor != NOTHING and state.phase != GIVEN:  # the acting card lies nowhere
        if state.acting_copy:
            orders += 1
        else:
            counts[state.acting] += 1
    return orders


@long_rule
def is_whole_box(config: Record, state: Record, ledger: Record, orders: int) -> bool:
    """Whether the cards counted and the desserts kept are all cards there are."""
    counts = ledger.counts
    for kind in range(config.dessert, config.kinds):
        variant = kind - int(config.dessert)
        for seat in range(config.players):
            counts[kind] += int(state.kept[seat, variant])
        counts[kind] -= ledger.kept_copies[variant]
    if config.special_order != ABSENT:
        counts[config.special_order] += orders
    elif orders != 0:
        return False
    wrong = 0
    for kind in range(config.kinds):
        wrong += abs(int(counts[kind]) - int(config.copies[kind]))
    return wrong == 0


@long_rule
def cards_are_conserved(config: Record, state: Record, ledger: Record) -> bool:
    """Whether every card is somewhere, and only once."""
    orders = count_open(config, state, ledger.counts)
    for place in range(state.undealt):
        ledger.counts[state.deck[place]] += 1
    for kind in range(config.dessert, config.kinds):
        ledger.counts[kind] += int(state.box[kind - config.dessert])
    return is_whole_box(config, state, ledger, orders)


@long_rule
def desserts_are_served(config: Record, state: Record) -> bool:
    """Whether the box holds the desserts of the rounds to come."""
    boxed = 15
    dealt = int(state.this_round) + (0 if over(state) or state.chance == DEAL_DUE else 1)
    for past in range(dealt):
        boxed -= int(config.desserts[past])
    found = 0
    for variant in range(DESSERT_KINDS):
        found += int(state.box[variant])
    return boxed == found and boxed == int(state.boxed)


@rule
def cards_missing(config: Record, state: Record, seat: int) -> int:
    """How many cards the seat's hand has less than when the turn started."""
    if state.phase == PICKS:
        return 1 if state.first[seat] < MOST_KINDS else 0
    if state.chance == BLIND_DUE and is_blind(state, seat):
        return 0
    if state.phase == ACTIONS and seat == state.actor and state.first[seat] < MOST_KINDS:
        return 2 if is_one_of(int(state.acting), int(config.chopsticks)) else 1
    return 1


@long_rule
def hands_have_their_sizes(config: Record, state: Record) -> bool:
    """Whether every hand has a card less for every turn, and for what was taken in this one."""
    for seat in range(config.players):
        size = 0
        for kind in range(config.kinds):
            size += int(state.hands[state.holds[seat], kind])
        expected = int(config.hand) - int(state.turn) - cards_missing(config, state, seat)
        if over(state) or state.chance == DEAL_DUE:
            expected = 0
        if size != expected:
            return False
    return True


@long_rule
def nothing_lies_nowhere(config: Record, state: Record) -> bool:
    """Whether seats that nobody has and kinds that are not served have nothing."""
    for seat in range(SEATS):
        for kind in range(MOST_KINDS):
            if seat >= config.players or kind >= config.kinds:
                if state.hands[seat, kind] != 0 or state.plates[seat, kind] != 0:
                    return False
                if state.copies[seat, kind] != 0:
                    return False
        for variant in range(DESSERT_KINDS):
            served = seat < config.players and config.dessert + variant < config.kinds
            if state.kept[seat, variant] != 0 and not served:
                return False
        if seat >= config.players and state.face_down[seat] != 0:
            return False
    return True


@long_rule
def pending_is_asked(config: Record, state: Record) -> bool:
    """Whether the bits of the pending seats and their steps agree; nobody waits for two things."""
    for seat in range(SEATS):
        asked = state.step[seat] != ANSWERED
        if ((int(state.waiting) >> seat) & 1 == 1) != asked:
            return False
        if asked and (state.chance != SETTLED or over(state)):
            return False
    return True


@long_rule
def masks_fit(config: Record, state: Record, mask: Counts) -> bool:
    """Whether exactly those have a legal action who owe an answer or may change theirs."""
    for seat in range(config.players):
        legal(config, state, seat, mask)
        actions = 0
        for action in range(ACTION_COUNT):
            actions += int(mask[action])
        may = state.step[seat] != ANSWERED
        if state.waiting != 0:
            may = may or state.phase == PICKS
            may = may or drew_an_order(config, state, seat)
        if (actions > 0) != may:
            return False
    return True


@rule
def drew_an_order(config: Record, state: Record, seat: int) -> bool:
    """Whether a blind seat has drawn a special order that can copy several cards."""
    targets = 1 if state.face_down[seat] > 0 else 0
    for kind in range(config.kinds):
        targets += 1 if state.plates[seat, kind] > 0 else 0
    drew = is_blind(state, seat) and state.first[seat] == config.special_order
    return state.phase == BLIND_DRAWN and drew and targets > 1


@long_rule
def plates_are_sound(config: Record, state: Record) -> bool:
    """Whether special orders and dipped nigiri are counted among the cards on the plate."""
    for seat in range(config.players):
        for kind in range(config.kinds):
            if state.copies[seat, kind] > state.plates[seat, kind]:
                return False
        for nigiri in range(NIGIRI_KINDS):
            if state.dipped[seat, nigiri] > state.plates[seat, nigiri]:
                return False
    return True


@long_rule
def wasabi_is_sound(config: Record, state: Record) -> bool:
    """Whether every nigiri on wasabi has its own."""
    for seat in range(config.players):
        if free_wasabi(config, state, seat) < 0 or spent_wasabi(state, seat) < 0:
            return False
        if config.wasabi == ABSENT and state.used_wasabi[seat] != 0:
            return False
    return True


@long_rule
def uramaki_have_scored(config: Record, state: Record) -> bool:
    """Whether all who had ten rolls while a place was open have taken it."""
    if config.uramaki != ABSENT and state.uramaki_place < ROUNDS:
        for seat in range(config.players):
            if roll_icons(config, state, seat) >= 10:
                return False
    return True


@long_rule
def numbered_cards_are_gone(config: Record, state: Record) -> bool:
    """Whether no menu or takeout box lies in front of anybody."""
    for seat in range(config.players):
        for kind in range(config.kinds):
            acts = is_one_of(kind, int(config.menu)) or is_one_of(kind, int(config.takeout_box))
            if acts and state.plates[seat, kind] != 0:
                return False
    return True


@long_rule
def turn_is_fresh(state: Record) -> bool:
    """Whether nothing acts, is shown, turned, asked for or alone while all choose."""
    if state.actor != NOTHING or state.acting != NOTHING or state.request != NOTHING:
        return False
    if state.fresh_soups != 0 or state.lone_soup != NOTHING or state.turned != 0:
        return False
    for place in range(LOOKED_AT):
        if state.shown[place] != NOTHING:
            return False
    for seat in range(SEATS):
        chosen = state.first[seat] != NOTHING or state.copied[seat] != NOTHING
        if chosen and state.step[seat] == PICK:
            return False
    return int(state.blind_next) == 0


@long_rule
def sheet_is_empty_ahead(config: Record, state: Record) -> bool:
    """Whether only what is scored has points."""
    for row in range(ROUNDS + 1):
        for seat in range(SEATS):
            for column in range(COLUMNS):
                points = int(state.sheet[row, seat, column])
                scored = row < int(state.this_round) or over(state)
                if config.uramaki != ABSENT and column == ROLL_COLUMN:
                    scored = scored or row == int(state.this_round)
                if points != 0 and (seat >= config.players or not scored):
                    return False
    return True


@long_rule
def totals_are_sums(config: Record, state: Record) -> bool:
    """Whether the points of a seat are all points in its columns."""
    for seat in range(config.players):
        points = 0
        for column in range(COLUMNS):
            for row in range(ROUNDS + 1):
                points += int(state.sheet[row, seat, column])
        if points != total(state, seat):
            return False
    return True
