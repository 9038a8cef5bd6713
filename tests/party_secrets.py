"""What a seat knows and what it cannot know, as rules: for CPython and compiled alike."""

from party_invariants import (
    ACCOUNT,
    FINE,
    GUESS_CARDS,
    GUESS_KNOWN,
    TRUTH,
    cards_are_conserved,
    count_open,
    is_whole_box,
)
from sushibar.games.party.rules.answers import retract
from sushibar.games.party.rules.config import NOTHING
from sushibar.games.party.rules.dishes import MOST_KINDS, SPECIAL_KINDS
from sushibar.games.party.rules.state import LOOKED_AT, MOST_LOOKS, SEATS
from sushibar.games.party.rules.steps import ACTIONS, PICKS
from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Record, long_rule, rule
from sushibar.rulebook.steps import SPECTATOR, pending

# Views and guesses


@long_rule
def broken_in_view(config: Record, state: Record, view: Record, ledger: Record) -> int:
    """The first invariant about a view that does not hold."""
    orders = count_open(config, view, ledger.counts)
    places = int(state.undealt) + int(state.boxed)
    for place in range(LOOKED_AT):
        if view.shown[place] >= MOST_KINDS and view.shown[place] != NOTHING:
            places += 1
    for holder in range(SEATS):
        places += int(view.unknown[holder])
    for kind in range(MOST_KINDS):
        unplaced = int(view.unseen[kind]) + int(view.in_deck[kind])
        ledger.counts[kind] += unplaced
        places -= unplaced
    if places != 0 or not is_whole_box(config, state, ledger, orders):
        return ACCOUNT
    for holder in range(config.players):
        hand = int(state.holds[holder])
        for kind in range(config.kinds):
            held = int(state.hands[hand, kind])
            if holder != view.seat and state.phase in (PICKS, ACTIONS):
                held += 1 if state.first[holder] == kind else 0
            if view.hands[hand, kind] > held:
                return TRUTH
    return FINE


@rule
def sees(ledger: Record, hand: int, seat: int) -> bool:
    """Whether the seat has seen the hand in this round."""
    return seat != SPECTATOR and (int(ledger.seen[hand]) >> seat) & 1 == 1


@long_rule
def broken_in_guess(config: Record, view: Record, guess: Record, ledger: Record) -> int:
    """The first invariant about a guessed table that does not hold, but for its view."""
    if not cards_are_conserved(config, guess, ledger):
        return GUESS_CARDS
    ledger.counts[:] = 0
    for place in range(guess.undealt):
        ledger.counts[guess.deck[place]] += 1
    for place in range(LOOKED_AT):
        if view.shown[place] >= MOST_KINDS and view.shown[place] != NOTHING:
            ledger.counts[guess.shown[place]] += 1
    for kind in range(config.kinds):
        if ledger.counts[kind] < view.in_deck[kind]:
            return GUESS_KNOWN
        for holder in range(config.players):
            hand = int(view.holds[holder])
            guessed = int(guess.hands[hand, kind]) - int(view.hands[hand, kind])
            if guess.phase == PICKS and holder != view.seat and guess.first[holder] == kind:
                guessed += 1
            if guessed < 0 or (guessed > 0 and (int(view.lacks[hand]) >> kind) & 1):
                return GUESS_KNOWN
    return FINE


# Everything that a seat cannot know exchanged for something else


@long_rule
def change_secrets(config: Record, state: Record, seat: int, ledger: Record, luck: Record) -> None:
    """Exchange what a seat cannot know: answers of others, hands it has not seen, deck and box."""
    for other in range(config.players):
        if other != seat and pending(config, state) != 0:
            retract(config, state, other)
    for hand in range(config.players):
        if not sees(ledger, hand, seat):
            swap_hand(config, state, seat, hand, luck)
    if seat != state.actor:
        for place in range(LOOKED_AT):
            if state.shown[place] != NOTHING:
                state.shown[place] = swap_with_deck(state, int(state.shown[place]), luck)
    for look in range(MOST_LOOKS):
        if state.look_seat[look] != seat and state.look_played[look] != NOTHING:
            for place in range(LOOKED_AT):
                if state.look_cards[look, place] != NOTHING:
                    state.look_cards[look, place] = below(luck, int(config.kinds))
    if seat == SPECTATOR:
        state.returned[:] = 0
        state.lacks[:] = below(luck, 1000)
    for place in range(state.undealt):
        variant = int(state.deck[place]) - int(config.dessert)
        other = below(luck, int(config.kinds) - int(config.dessert))
        if variant >= 0 and state.box[other] > 0:
            state.deck[place] = int(config.dessert) + int(other)
            state.box[variant] += 1
            state.box[other] -= 1


@long_rule
def swap_hand(config: Record, state: Record, seat: int, hand: int, luck: Record) -> None:
    """Exchange the cards of a hand with the deck, except those that everybody saw go into it."""
    for kind in range(config.kinds):
        slot = kind - int(config.specials)
        seen = 0
        if seat != SPECTATOR and 0 <= slot < SPECIAL_KINDS and kind < config.dessert:
            seen = int(state.returned[hand, slot])
        for _ in range(int(state.hands[hand, kind]) - seen):
            state.hands[hand, kind] -= 1
            state.hands[hand, swap_with_deck(state, kind, luck)] += 1


@long_rule
def swap_with_deck(state: Record, kind: int, luck: Record) -> int:
    """Put a card into the deck and take any other for it."""
    if state.undealt == 0:
        return kind
    place = below(luck, int(state.undealt))
    taken = int(state.deck[place])
    state.deck[place] = kind
    return taken
