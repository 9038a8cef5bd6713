"""Sets as the bits of one number: cells, ingredients, cards, places in a hand.

A board has more cells than `drafting`'s words of 32 bits can hold.
"""

from sushibar.rulebook.counts import bit_at, lowest, size_of
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
    return signed(size_of(word(bits)) + size_of(word(bits >> 32)))


@rule
def first_bit(bits: int) -> int:
    """The lowest bit of a set that is not empty."""
    low = word(bits)
    return signed(lowest(low) if low != 0 else 32 + lowest(word(bits >> 32)))


@rule
def nth_bit(bits: int, rank: int) -> int:
    """The bit of a set that has so many lower ones."""
    in_low = signed(size_of(word(bits)))
    if rank < in_low:
        return signed(bit_at(word(bits), rank))
    return 32 + signed(bit_at(word(bits >> 32), rank - in_low))
