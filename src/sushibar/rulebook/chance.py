"""Chance is an argument: a record of buffered random words, the same on every target."""

from typing import Final

import numpy as np

from sushibar.rulebook.rule import Counts, Record, by_record, long_rule, rule, word

WORDS: Final = 16
CHACHA_WORDS: Final = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)

DEALER: Final = 0
PLAYERS: Final = 1
GUESSES: Final = 2
LANES: Final = 3
"""Lanes of one game's chance: what players draw never shifts what the dealer draws."""

Philox = np.dtype([("key", np.uint32), ("stream", np.uint32), ("count", np.uint32)])
"""A fast counter-based generator for simulation: Philox 2x32-7 (Salmon et al. 2011)."""

ChaCha = np.dtype(
    [
        ("key", np.uint32, 8),
        ("counter", np.uint32, 4),  # block, lane, 0, 0
        ("words", np.uint32, WORDS),
        ("used", np.uint32),  # how many of the words are spent
    ]
)
"""An unpredictable generator under a 256-bit key for live tables: ChaCha with 8 rounds."""


@rule
def philox(low: int, high: int, key: int) -> tuple[int, int]:
    """Philox 2x32-7: scramble two words under a key."""
    for _ in range(7):  # the paper found so many rounds to pass all of its tests
        product = low * word(0xD256D193)
        low, high = word((product >> 32) ^ key ^ high), word(product)
        key = word(key + 0x9E3779B9)
    return low, high


@rule
def seed_philox(rng: Record, seed: int, game: int, lane: int) -> None:
    """Start the fast generator for one lane of one game of a simulation."""
    # Twice, since a key has 32 bits and a seed 64.
    low, high = philox(word(game), word(game >> 32), word(seed))
    low, high = philox(word(low ^ lane), high, word(seed >> 32))
    rng.key = low
    rng.stream = high
    rng.count = 0


@rule
def philox_word(rng: Record) -> int:
    """The next word of the fast generator.

    Nothing is buffered: on a GPU the threads of a warp would refill their buffers at different
    times and wait for one another.
    """
    count = word(int(rng.count))
    rng.count = word(count + 1)
    low, _ = philox(count, word(int(rng.stream)), word(int(rng.key)))
    return low


def seed_chacha(rng: Record, key: bytes, lane: int = DEALER) -> None:
    """Start the strong generator under a key of 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"the key must have 32 bytes, not {len(key)}")
    rng.key[:] = np.frombuffer(key, "<u4")
    rng.counter[:] = (0, lane, 0, 0)
    rng.used = WORDS


@rule
def chacha_word(rng: Record) -> int:
    """The next word of the strong generator."""
    if rng.used == WORDS:
        chacha_block(rng)
    rng.used += 1
    return word(int(rng.words[rng.used - 1]))


@long_rule
def chacha_block(rng: Record) -> None:
    """Sixteen words by ChaCha8."""
    for i in range(4):
        rng.words[i] = CHACHA_WORDS[i]
    for i in range(8):
        rng.words[4 + i] = rng.key[i]
    for i in range(4):
        rng.words[12 + i] = rng.counter[i]
    for _ in range(4):  # two rounds each: columns, then diagonals
        for i in range(4):
            quarter_round(rng.words, i, i + 4, i + 8, i + 12)
        for i in range(4):
            quarter_round(rng.words, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    for i in range(4):
        add(rng.words, i, CHACHA_WORDS[i])
    for i in range(8):
        add(rng.words, 4 + i, int(rng.key[i]))
    for i in range(4):
        add(rng.words, 12 + i, int(rng.counter[i]))
    rng.counter[0] = word(int(rng.counter[0]) + 1)
    rng.used = 0


@rule
def add(words: Counts, i: int, value: int) -> None:
    """Add to a word modulo 2**32."""
    words[i] = word(int(words[i]) + value)


@rule
def turn_left(words: Counts, i: int, j: int, bits: int) -> None:
    """Xor a word with another and rotate it left."""
    mixed = word(int(words[i]) ^ int(words[j]))
    words[i] = word((mixed << bits) | (mixed >> (32 - bits)))


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


@by_record("words", having=chacha_word, lacking=philox_word)
def next_word(record: Record) -> int:
    """The next 32 random bits; the one place where randomness comes from."""
    return chacha_word(record) if record.dtype == ChaCha else philox_word(record)


@rule
def below(rng: Record, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly equally likely (Lemire's method)."""
    bound = word(n)
    product = next_word(rng) * bound
    if word(product) < bound:  # seldom, so that there is hardly ever a division
        unfair = 0x100000000 % n
        while word(product) < unfair:
            product = next_word(rng) * bound
    return word(product >> 32)


@rule
def two_below(rng: Record, n: int) -> tuple[int, int]:
    """Numbers from 0 to n - 1 and from 0 to n - 2 out of one word, each pair equally likely.

    What the first product leaves is as good as a fresh word for the second (Brackett-Rozinsky and
    Lemire 2024).
    """
    first, second = word(n), word(n - 1)
    pairs = first * second
    while True:
        product = next_word(rng) * first
        chosen = word(product >> 32)
        product = word(product) * second
        # The first comparison nearly always holds and saves the division.
        if word(product) >= pairs or word(product) >= 0x100000000 % pairs:
            return chosen, word(product >> 32)


@rule
def draw(rng: Record, counts: Counts, total: int) -> int:
    """The kind of a card drawn from `total` shuffled cards; the counts stay as they are."""
    return kind_at(counts, below(rng, total))


@rule
def kind_at(counts: Counts, place: int) -> int:
    """The kind of the card at that place, from 0 on, when the cards lie sorted by kind."""
    kind = word(0)
    passed = word(0)
    for candidate in range(counts.size):  # no early exit: a mispredicted branch costs more
        passed = word(passed + int(counts[candidate]))
        kind = word(kind + int(passed <= place))
    return kind
