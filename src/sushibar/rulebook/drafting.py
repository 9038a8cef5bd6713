"""What every drafting game does: deal hands, wait for answers, pass the hands on."""

from collections.abc import Callable
from typing import Final

from sushibar.rulebook.chance import below, two_below
from sushibar.rulebook.rule import Counts, Record, rule, word

ROUNDS: Final = 3

SPECTATOR: Final = -1
"""The seat of somebody who only looks on."""

ANSWERED: Final = 0
"""The step of a seat that owes nothing; the other steps are the game's own."""


@rule
def pending(config: Record, state: Record) -> int:
    """The seats that still owe an answer, as a set of bits."""
    return int(state.waiting)


@rule
def set_step(state: Record, seat: int, step: int) -> None:
    """Move a seat to a step of its answer and note whether it still owes one."""
    state.step[seat] = step
    if step == ANSWERED:
        state.waiting &= 255 ^ (1 << seat)
    else:
        state.waiting |= 1 << seat


@rule
def take_step(
    retract: Callable[..., None],
    choose: Callable[..., None],
    advance: Callable[..., bool],
    config: Record,
    state: Record,
    seat: int,
    action: int,
    rng: Record,
) -> None:
    """Take one step of a seat's answer; a seat that has answered begins a new one.

    When the last seat has answered, everything is revealed and play goes on until somebody is
    asked again or the game is over.
    """
    if state.step[seat] == ANSWERED:
        retract(config, state, seat)
    choose(config, state, seat, action)
    while advance(config, state, rng):
        pass


@rule
def cards_in(counts: Counts) -> int:
    """How many cards these are."""
    total = 0
    for kind in range(counts.size):
        total += int(counts[kind])
    return total


@rule
def kinds_in(cards: Counts) -> int:
    """The kinds of which there is at least one card, as a set of bits."""
    kinds = word(0)
    for kind in range(cards.size):
        kinds = word(kinds | word(cards[kind] > 0) << kind)
    return kinds


@rule
def several(bits: int) -> bool:
    """Whether a set of bits has more than one."""
    return (bits & (bits - 1)) != 0


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit of a set; 31 if it is empty."""
    number = 0
    for width in (16, 8, 4, 2, 1):
        if bits & ((1 << width) - 1) == 0:
            bits >>= width
            number += width
    return number


@rule
def random_bit(rng: Record, bits: int) -> int:
    """The number of one bit of a set, each equally likely."""
    count = 0
    left = bits
    while left != 0:
        left = word(left & (left - 1))
        count += 1
    for _ in range(below(rng, count)):
        bits = word(bits & (bits - 1))
    return lowest(bits)


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


@rule
def copy_line(source: Counts, target: Counts) -> None:
    """Copy an array of one dimension."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@rule
def copy_sheet(source: Counts, target: Counts) -> None:
    """Copy an array of two dimensions."""
    for i in range(source.shape[0]):
        copy_line(source[i], target[i])


@rule
def copy_book(source: Counts, target: Counts) -> None:
    """Copy an array of three dimensions."""
    for i in range(source.shape[0]):
        copy_sheet(source[i], target[i])
