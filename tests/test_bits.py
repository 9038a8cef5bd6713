"""Sets of bits: where processors have an instruction of their own, it says what CPython says."""

import numpy as np
import pytest

from sushibar.games.drafting.rules import card_by_count, card_by_words
from sushibar.games.wasabi.rules.masks import count_bits, first_bit, nth_bit
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.counts import bit_at, lowest, size_of

WORDS = [1, 2, 3, 6, 0x80, 0x80000000, 0x80000001, 0xFFFFFFFF, 0x12345678, 0xF0F00000]
BOARDS = [1, 1 << 41, 1 << 32, 1 << 31, (1 << 42) - 1, 0x2AA_AAAA_AAAA, 0x155_0000_0001]


def places(bits: int) -> list[int]:
    """The numbers of the bits of a set."""
    return [number for number in range(64) if bits >> number & 1]


@pytest.mark.parametrize("bits", WORDS)
def test_a_set_of_bits_is_counted_and_looked_up(bits: int) -> None:
    assert size_of(bits) == len(places(bits))
    assert lowest(bits) == places(bits)[0]
    assert [bit_at(bits, place) for place in range(size_of(bits))] == places(bits)


@pytest.mark.parametrize("bits", BOARDS)
def test_a_set_of_cells_is_counted_and_looked_up(bits: int) -> None:
    assert count_bits(bits) == len(places(bits))
    assert first_bit(bits) == places(bits)[0]
    assert [nth_bit(bits, place) for place in range(count_bits(bits))] == places(bits)


def test_compiled_sets_of_bits_are_the_same() -> None:
    prepare()
    from numba import njit

    @njit
    def looked_up(words, boards, found):  # type: ignore[no-untyped-def]
        for i in range(words.size):
            found[i, 0] = size_of(words[i])
            found[i, 1] = lowest(words[i])
            found[i, 2] = bit_at(words[i], size_of(words[i]) - 1)
        for i in range(boards.size):
            found[words.size + i, 0] = count_bits(boards[i])
            found[words.size + i, 1] = first_bit(boards[i])
            found[words.size + i, 2] = nth_bit(boards[i], count_bits(boards[i]) - 1)

    found = np.zeros((len(WORDS) + len(BOARDS), 3), np.int64)
    looked_up(np.array(WORDS, np.uint32), np.array(BOARDS, np.int64), found)
    expected = [places(bits) for bits in (*WORDS, *BOARDS)]
    assert found.tolist() == [[len(bits), bits[0], bits[-1]] for bits in expected]


def test_the_empty_set_has_the_last_bit_as_its_lowest() -> None:
    assert lowest(0) == 31


def test_a_card_is_found_four_counts_at_a_time() -> None:
    packed = np.dtype(
        {
            "names": ["hands", "hand_words"],
            "formats": [(np.uint8, (1, 12)), (np.uint32, (1, 3))],
            "offsets": [0, 0],
        }
    )
    table = np.zeros(1, packed).view(np.recarray)[0]
    generator = np.random.default_rng(4)
    for _ in range(50):
        cards = np.sort(generator.integers(0, 12, 10))
        table.hands[0] = np.bincount(cards, minlength=12)
        for place, kind in enumerate(cards):
            assert card_by_words(table, 0, place) == card_by_count(table, 0, place) == kind
