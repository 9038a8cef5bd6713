"""Chance is an argument: a record of buffered random words, the same on every target."""

from typing import Final

import numpy as np

from sushibar.rulebook.rule import Counts, Record, long_rule, new, rule

WORDS: Final = 16
MASK: Final = 0xFFFFFFFF

STATED: Final = 0
"""No generator at all: outcomes are entered from outside, as at a real table."""
PHILOX: Final = 1
"""Philox 4x32 with 7 rounds (Salmon et al. 2011): fast, for simulation."""
CHACHA: Final = 2
"""ChaCha with 8 rounds under a 256-bit key: unpredictable, for live tables."""

DEALER: Final = 0
PLAYERS: Final = 1
"""Lanes of one game's chance: what players draw never shifts what the dealer draws."""

Rng = np.dtype(
    [
        ("method", np.int8),
        ("used", np.int8),  # how many of the buffered words are spent
        ("key", np.uint32, 8),
        ("counter", np.uint32, 4),  # block, lane, game (two words)
        ("words", np.uint32, WORDS),
    ],
    align=True,
)


@rule
def seed_philox(rng: Record, seed: int, game: int, lane: int) -> None:
    """Start the fast generator for one lane of one game of a simulation."""
    rng.method = PHILOX
    rng.used = WORDS
    rng.key[0] = seed & MASK
    rng.key[1] = (seed >> 32) & MASK
    rng.counter[0] = 0
    rng.counter[1] = lane
    rng.counter[2] = game & MASK
    rng.counter[3] = (game >> 32) & MASK


def seed_chacha(rng: Record, key: bytes, lane: int = DEALER) -> None:
    """Start the strong generator under a key of 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"the key must have 32 bytes, not {len(key)}")
    rng.method = CHACHA
    rng.used = WORDS
    rng.key[:] = np.frombuffer(key, "<u4")
    rng.counter[:] = (0, lane, 0, 0)


def stated() -> Record:
    """Chance that waits to be told what happened."""
    return new(Rng)


@long_rule
def refill(rng: Record) -> None:
    """Make the next words; the one place where randomness comes from."""
    if rng.method == CHACHA:
        chacha_block(rng)
    else:
        for start in range(0, WORDS, 4):
            philox_block(rng, start)
    rng.used = 0


@rule
def philox_block(rng: Record, start: int) -> None:
    """Four words by Philox 4x32-7."""
    a, b = int(rng.counter[0]) & MASK, int(rng.counter[1]) & MASK
    c, d = int(rng.counter[2]) & MASK, int(rng.counter[3]) & MASK
    low_key, high_key = int(rng.key[0]) & MASK, int(rng.key[1]) & MASK
    for _ in range(7):
        left, right = a * 0xD2511F53, c * 0xCD9E8D57
        a, b, c, d = (
            ((right >> 32) & MASK) ^ b ^ low_key,
            right & MASK,
            ((left >> 32) & MASK) ^ d ^ high_key,
            left & MASK,
        )
        low_key = (low_key + 0x9E3779B9) & MASK
        high_key = (high_key + 0xBB67AE85) & MASK
    rng.words[start] = a
    rng.words[start + 1] = b
    rng.words[start + 2] = c
    rng.words[start + 3] = d
    rng.counter[0] = (int(rng.counter[0]) + 1) & MASK


@rule
def chacha_block(rng: Record) -> None:
    """Sixteen words by ChaCha8."""
    rng.words[0], rng.words[1] = 0x61707865, 0x3320646E
    rng.words[2], rng.words[3] = 0x79622D32, 0x6B206574
    for i in range(8):
        rng.words[4 + i] = rng.key[i]
    for i in range(4):
        rng.words[12 + i] = rng.counter[i]
    for _ in range(4):
        for i in range(4):
            quarter_round(rng.words, i, i + 4, i + 8, i + 12)
        for i in range(4):
            quarter_round(rng.words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    add(rng.words, 0, 0x61707865)
    add(rng.words, 1, 0x3320646E)
    add(rng.words, 2, 0x79622D32)
    add(rng.words, 3, 0x6B206574)
    for i in range(8):
        add(rng.words, 4 + i, int(rng.key[i]))
    for i in range(4):
        add(rng.words, 12 + i, int(rng.counter[i]))
    rng.counter[0] = (int(rng.counter[0]) + 1) & MASK


@rule
def add(words: Counts, i: int, value: int) -> None:
    """Add to a word modulo 2**32."""
    words[i] = (int(words[i]) + value) & MASK


@rule
def turn_left(words: Counts, i: int, j: int, bits: int) -> None:
    """Xor a word with another and rotate it left."""
    mixed = (int(words[i]) ^ int(words[j])) & MASK
    words[i] = ((mixed << bits) | (mixed >> (32 - bits))) & MASK


@rule
def quarter_round(words: Counts, a: int, b: int, c: int, d: int) -> None:
    """ChaCha's mixing of four words."""
    add(words, a, int(words[b]))
    turn_left(words, d, a, 16)
    add(words, c, int(words[d]))
    turn_left(words, b, c, 12)
    add(words, a, int(words[b]))
    turn_left(words, d, a, 8)
    add(words, c, int(words[d]))
    turn_left(words, b, c, 7)


@rule
def next_word(rng: Record) -> int:
    """The next 32 random bits."""
    if rng.used == WORDS:
        refill(rng)
    word = int(rng.words[rng.used]) & MASK
    rng.used += 1
    return word


@rule
def below(rng: Record, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly equally likely (Lemire's method)."""
    product = next_word(rng) * n
    if product & MASK < n:
        unfair = 0x100000000 % n
        while product & MASK < unfair:
            product = next_word(rng) * n
    return product >> 32


@rule
def draw(rng: Record, counts: Counts, total: int) -> int:
    """The kind of a card drawn from `total` shuffled cards; the counts stay as they are."""
    rank = below(rng, total)
    kind = 0
    passed = 0
    for candidate in range(counts.size):  # no early exit: a mispredicted branch costs more
        passed += int(counts[candidate])
        if passed <= rank:
            kind = candidate + 1
    return kind
