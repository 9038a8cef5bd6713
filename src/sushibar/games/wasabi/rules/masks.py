"""Sets as the bits of one number: cells, ingredients, cards, places in a hand.

A board has more cells than `drafting`'s words of 32 bits can hold.
"""

from sushibar.rulebook.rule import Counts, rule, signed, word


@rule
def mask_of(words: Counts) -> int:
    """The mask that two words hold: 42 bits, one a cell."""
    return signed(words[0]) | signed(words[1]) << 32


@rule
def set_mask(words: Counts, mask: int) -> None:
    """Store a mask in two words."""
    words[0] = word(mask)
    words[1] = word(mask >> 32)


@rule
def add_bit(words: Counts, bit: int) -> None:
    """Add a bit to a stored set."""
    set_mask(words, mask_of(words) | signed(1) << bit)


@rule
def remove_bit(words: Counts, bit: int) -> None:
    """Take a bit out of a stored set."""
    set_mask(words, mask_of(words) & ~(signed(1) << bit))


@rule
def holds(bits: int, bit: int) -> bool:
    """Whether a set has a bit."""
    return bits >> bit & 1 == 1


@rule
def count_bits(bits: int) -> int:
    """How many bits a set has."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def first_bit(bits: int) -> int:
    """The lowest bit of a set that is not empty."""
    bit = 0
    for width in (32, 16, 8, 4, 2, 1):
        if bits & ((signed(1) << width) - 1) == 0:
            bits >>= width
            bit += width
    return bit


@rule
def nth_bit(bits: int, rank: int) -> int:
    """The bit of a set that has so many lower ones."""
    for _ in range(rank):
        bits &= bits - 1
    return first_bit(bits)
