"""Counts of cards, sets of bits, and copies of arrays."""

from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Counts, Record, compiled_as, rule, word


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
def line_by_number(source: Counts, target: Counts) -> None:
    """Copy an array of one dimension number by number."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@rule
def sheet_by_number(source: Counts, target: Counts) -> None:
    """Copy an array of two dimensions number by number."""
    for i in range(source.shape[0]):
        line_by_number(source[i], target[i])


@rule
def book_by_number(source: Counts, target: Counts) -> None:
    """Copy an array of three dimensions number by number."""
    for i in range(source.shape[0]):
        sheet_by_number(source[i], target[i])


@compiled_as(line_by_number)
def copy_line(source: Counts, target: Counts) -> None:
    """Copy an array of one dimension."""
    target[:] = source


@compiled_as(sheet_by_number)
def copy_sheet(source: Counts, target: Counts) -> None:
    """Copy an array of two dimensions."""
    target[:] = source


@compiled_as(book_by_number)
def copy_book(source: Counts, target: Counts) -> None:
    """Copy an array of three dimensions."""
    target[:] = source
