"""What every drafting game does: deal hands, pass them on, count what a dish brings."""

from collections.abc import Callable
from typing import Final

from sushibar.games.drafting.dish import Counted, Sets, Steps
from sushibar.rulebook.chance import below, kind_at, two_below
from sushibar.rulebook.rule import WORD, Counts, Record, by_record, rule, word

ROUNDS: Final = 3
MOST_STEPS: Final = 6
"""With the nothing before them, as many as a positive 64-bit number has bytes."""


@rule
def move_card(source: Counts, target: Counts, kind: int) -> None:
    """Move one card from one place to another."""
    source[kind] -= 1
    target[kind] += 1


@rule
def return_card(state: Record, kind: int) -> None:
    """Put a card back into the deck."""
    state.deck[state.undealt] = kind
    state.undealt += 1


@rule
def take_card(state: Record, place: int) -> int:
    """Take the card at that place of the deck; the last one fills the gap."""
    kind = int(state.deck[place])
    state.undealt -= 1
    state.deck[place] = state.deck[state.undealt]
    return kind


@rule
def draw_card(state: Record, rng: Record) -> int:
    """Take a card from the deck, each equally likely: it is a bag, its order means nothing."""
    return take_card(state, below(rng, int(state.undealt)))


@rule
def deal_hands(config: Record, state: Record, rng: Record) -> None:
    """Deal every seat its cards, seat after seat, two out of one random word."""
    for seat in range(config.seats):
        hand = state.hands[state.holds[seat]]
        for _ in range(config.hand // 2):
            first, second = two_below(rng, int(state.undealt))
            hand[take_card(state, first)] += 1
            hand[take_card(state, second)] += 1
        if config.hand % 2:
            hand[draw_card(state, rng)] += 1


def hand_of(state: Record, seat: int) -> Counts:
    """The hand that the seat holds now; not a rule, because a GPU function cannot return arrays."""
    hand: Counts = state.hands[state.holds[seat]]
    return hand


HAND_WORDS: Final = "hand_words"
"""The field of a state whose hands can also be read four counts at a time."""
EACH_BYTE: Final = 0x01010101
SIGN_BITS: Final = 0x80808080


@rule
def card_by_count(state: Record, hand: int, place: int) -> int:
    """The kind of the card at that place of a sorted hand, count by count."""
    return kind_at(state.hands[hand], place)


@rule
def card_by_words(state: Record, hand: int, place: int) -> int:
    """The same, four counts at a time: a word times `EACH_BYTE` holds the sums up to each byte."""
    beyond = word((place + 1) * EACH_BYTE)
    passed = word(0)
    reached = word(0)
    for number in range(state.hand_words.shape[1]):
        sums = word((int(state.hand_words[hand, number]) + passed) * EACH_BYTE)
        passed = word(sums >> 24)
        # A byte keeps its sign bit where the sum lies beyond the place.
        reached = word(reached + (word((sums | SIGN_BITS) - beyond) >> 7 & EACH_BYTE))
    return word(WORD * state.hand_words.shape[1] - (word(reached * EACH_BYTE) >> 24))


@by_record(HAND_WORDS, having=card_by_words, lacking=card_by_count)
def card_at(state: Record, hand: int, place: int) -> int:
    """The kind of the card at that place, from 0 on, of a hand sorted by kind."""
    by_words = HAND_WORDS in (state.dtype.names or ())
    return card_by_words(state, hand, place) if by_words else card_by_count(state, hand, place)


@rule
def pass_hands(holds: Counts, players: int, direction: int) -> None:
    """Give every hand to the next seat: to the left with direction 1, to the right with -1."""
    if direction > 0:
        last = holds[players - 1]
        for seat in range(players - 1, 0, -1):
            holds[seat] = holds[seat - 1]
        holds[0] = last
    else:
        first = holds[0]
        for seat in range(players - 1):
            holds[seat] = holds[seat + 1]
        holds[players - 1] = first


@rule
def turns_since_held(player: int, holder: int, players: int, direction: int) -> int:
    """How many turns ago this player passed on the hand that the holder has now."""
    return (holder - player) * direction % players


def points_rule(scoring: Counted) -> Callable[[int], int]:
    """A rule (cards): what so many cards of a dish bring.

    Compiled, the numbers of the dish are constants: a GPU would wait for a table in memory.
    """
    if isinstance(scoring, Steps):
        last = len(scoring.steps)
        if last > MOST_STEPS or not all(0 <= step < 256 for step in scoring.steps):
            raise ValueError(f"steps {scoring.steps}: at most {MOST_STEPS}, each a byte")
        # A byte a step in one number: from a tuple, GPU code took the step after the right one.
        packed = int.from_bytes(bytes((0, *scoring.steps)), "little")

        @rule
        def by_steps(cards: int) -> int:
            return packed >> 8 * min(cards, last) & 0xFF

        return by_steps
    size, worth = (scoring.size if isinstance(scoring, Sets) else 1), scoring.worth

    @rule
    def by_sets(cards: int) -> int:
        return cards // size * worth

    return by_sets
