"""What every drafting game does: deal hands, wait for answers, pass the hands on."""

from typing import Final

from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Counts, Record, rule

ROUNDS: Final = 3

ANSWERED: Final = 0
"""The step of a seat that owes nothing; the other steps are the game's own."""


@rule
def pending(config: Record, state: Record) -> int:
    """The seats that still owe an answer, as a set of bits."""
    waiting = 0
    for seat in range(config.players):
        if state.step[seat] != ANSWERED:
            waiting |= 1 << seat
    return waiting


@rule
def cards_in(counts: Counts) -> int:
    """How many cards these are."""
    total = 0
    for kind in range(counts.size):
        total += int(counts[kind])
    return total


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
def draw_card(state: Record, rng: Record) -> int:
    """Take a card from the deck, each equally likely: it is a bag, its order means nothing."""
    last = int(state.undealt) - 1
    place = below(rng, last + 1)
    kind = int(state.deck[place])
    state.deck[place] = state.deck[last]
    state.undealt = last
    return kind


@rule
def deal_hands(config: Record, state: Record, rng: Record) -> None:
    """Deal every seat its cards, seat after seat."""
    for seat in range(config.seats):
        hand = hand_of(state, seat)
        for _ in range(config.hand):
            hand[draw_card(state, rng)] += 1


@rule
def hand_of(state: Record, seat: int) -> Counts:
    """The hand that the seat holds now, by kind."""
    return state.hands[state.holds[seat]]


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
