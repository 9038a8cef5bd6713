"""Counts of cards, sets of bits, and copies of arrays."""

from sushibar.rulebook.chance import below
from sushibar.rulebook.rule import Counts, Record, compiled_as, instruction, rule, word


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


@instruction("cttz")
def zeros_below(value: int) -> int:
    """How many zeros a word that is not 0 ends with."""
    return (int(value) & -int(value)).bit_length() - 1


@instruction("ctpop")
def size_of(value: int) -> int:
    """How many bits of a word are set."""
    return int(value).bit_count()


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit of a set; 31 if it is empty."""
    return zeros_below(word(bits | 0x80000000))


@rule
def bit_at(bits: int, place: int) -> int:
    """The number of the bit of a set that has so many lower ones."""
    bits, place, number = word(bits), word(place), word(0)
    for width in (16, 8, 4, 2, 1):
        below_it = size_of(word(bits & ((1 << width) - 1)))
        if place >= below_it:
            place = word(place - below_it)
            bits = word(bits >> width)
            number = word(number + width)
    return number


@rule
def random_bit(rng: Record, bits: int) -> int:
    """The number of one bit of a set, each equally likely."""
    return bit_at(bits, below(rng, size_of(word(bits))))


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
