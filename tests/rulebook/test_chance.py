"""Chance: the published test vectors, exact fairness, and lanes that never meet."""

import struct
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import numpy as np
import pytest

from fairness import assert_fair
from sushibar import Table, View
from sushibar.games.drafting.rules import draw_card, return_card
from sushibar.games.events import Chance
from sushibar.games.sushi_go.rules import GAME
from sushibar.rulebook.chance import (
    DEALER,
    PLAYERS,
    WORDS,
    ChaCha,
    below,
    chacha_block,
    draw,
    next_word,
    philox,
    seed_chacha,
    two_below,
)
from sushibar.rulebook.rule import Record, new
from sushibar.table.policy import RandomPolicy
from tables import begun, chance

WORD = 1 << 32


def telling(*words: int) -> Record:
    """A generator that gives exactly these words first."""
    rng = new(ChaCha)
    seed_chacha(rng, bytes(32))
    rng.used = WORDS - len(words)
    rng.words[WORDS - len(words) :] = words
    return rng


# The generators


@pytest.mark.parametrize(
    ("counter", "key", "output"),
    [
        ("00000000 00000000", "00000000", "257a3673 cd26be2a"),
        ("ffffffff ffffffff", "ffffffff", "ab302c4d 3dc9d239"),
        ("243f6a88 85a308d3", "13198a2e", "bedbbe6b e4c770b3"),
    ],
)
def test_philox_gives_the_published_words(counter: str, key: str, output: str) -> None:
    low, high = (int(word, 16) for word in counter.split())
    assert [f"{word:08x}" for word in philox(low, high, int(key, 16))] == output.split()


def test_every_word_of_philox_has_its_own_counter() -> None:
    rng = chance(seed=5, game=6, lane=PLAYERS)
    key, high = int(rng.key), int(rng.stream)
    assert [next_word(rng) for _ in range(40)] == [philox(low, high, key)[0] for low in range(40)]


def test_seed_game_and_lane_each_change_the_words() -> None:
    numbers = [0, 1, 1 << 31, 1 << 32, 1 << 63]
    chances = [chance(seed, game, lane) for seed in numbers for game in numbers for lane in (0, 1)]
    words = {tuple(next_word(rng) for _ in range(4)) for rng in chances}
    assert len(words) == len(chances)


def plain_chacha(key: Sequence[int], counter: Sequence[int], rounds: int = 8) -> bytes:
    """ChaCha as its paper describes it, without a care for speed."""

    def mix(a: int, b: int, c: int, d: int) -> None:
        for target, other, source, shift in (
            (a, b, d, 16),
            (c, d, b, 12),
            (a, b, d, 8),
            (c, d, b, 7),
        ):
            words[target] = (words[target] + words[other]) % WORD
            mixed = words[source] ^ words[target]
            words[source] = (mixed << shift | mixed >> 32 - shift) % WORD

    constants = struct.unpack("<4I", b"expand 32-byte k")
    start = [*constants, *key, *counter]
    words = list(start)
    for _ in range(rounds // 2):
        for column in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
            mix(*column)
        for diagonal in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
            mix(*diagonal)
    return struct.pack("<16I", *[(a + b) % WORD for a, b in zip(words, start, strict=True)])


def test_the_plain_chacha_of_this_test_gives_the_published_twenty_rounds() -> None:
    first = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
    assert plain_chacha([0] * 8, [0] * 4, rounds=20).hex().startswith(first)


def test_chacha_gives_the_published_first_block() -> None:
    rng = new(ChaCha)
    seed_chacha(rng, bytes(32))
    chacha_block(rng)
    assert rng.words.astype("<u4").tobytes().hex() == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )


@pytest.mark.parametrize("lane", [DEALER, PLAYERS])
def test_chacha_agrees_with_a_plain_implementation(lane: int) -> None:
    luck = Random(1)
    for _ in range(5):
        key = luck.randbytes(32)
        rng = new(ChaCha)
        seed_chacha(rng, key, lane)
        for block in range(3):
            words = [next_word(rng) for _ in range(WORDS)]
            expected = plain_chacha(struct.unpack("<8I", key), (block, lane, 0, 0))
            assert struct.pack("<16I", *words) == expected


def test_a_chacha_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        seed_chacha(new(ChaCha), bytes(31))


# Fair numbers and cards


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 10, 12, 100, 107, 108])
def test_below_gives_every_number_to_exactly_equally_many_words(n: int) -> None:
    share = WORD // n
    for number in range(n):
        first = -(-number * WORD // n)  # the words from here on begin with this number
        last = -(-(number + 1) * WORD // n) - 1
        accepted = last - share + 1
        assert first <= accepted <= first + 1
        assert below(telling(accepted), n) == number
        assert below(telling(last), n) == number
        if accepted > first:
            assert below(telling(first, WORD - 1), n) == n - 1
        accepting = telling(accepted, last)
        below(accepting, n)
        assert accepting.used == WORDS - 1, "no word is thrown away without need"


@pytest.mark.parametrize("n", [2, 3, 5, 12, 107, 108])
def test_two_below_gives_every_pair_to_exactly_equally_many_words(n: int) -> None:
    pairs = n * (n - 1)
    share = WORD // pairs
    for number in range(0, pairs, max(1, pairs // 500)):
        pair = divmod(number, n - 1)
        first = -(-number * WORD // pairs)  # the words from here on begin with this pair
        last = -(-(number + 1) * WORD // pairs) - 1
        accepted = last - share + 1
        assert first <= accepted <= first + 1
        assert two_below(telling(accepted), n) == pair
        assert two_below(telling(last), n) == pair
        if accepted > first:
            assert two_below(telling(first, WORD - 1), n) == (n - 1, n - 2)


def test_two_below_is_uniform() -> None:
    rng = chance(seed=11)
    pairs = [(first, second) for first in range(7) for second in range(6)]
    assert_fair((two_below(rng, 7) for _ in range(4000)), dict.fromkeys(pairs, 1))


@pytest.mark.parametrize("n", [2, 3, 12, 108])
def test_below_is_uniform(n: int) -> None:
    rng = chance(seed=n)
    assert_fair((below(rng, n) for _ in range(4000)), dict.fromkeys(range(n), 1))


def test_draw_takes_every_card_with_the_same_likelihood() -> None:
    counts = np.array([3, 0, 5, 1, 0, 4, 0], np.int8)
    rng = chance(seed=8)
    drawn = (draw(rng, counts, 13) for _ in range(4000))
    assert_fair(drawn, {kind: int(cards) for kind, cards in enumerate(counts) if cards})
    assert counts.sum() == 13


def test_draw_card_takes_every_card_of_the_deck_with_the_same_likelihood() -> None:
    cards = [0, 0, 0, 2, 2, 5, 11]
    rng = chance(seed=9)
    drawn = []
    for _ in range(3000):
        state = new(GAME.state)
        for kind in cards:
            return_card(state, kind)
        drawn.append((draw_card(state, rng), draw_card(state, rng)))
        left = Counter(int(kind) for kind in state.deck[: state.undealt])
        assert left + Counter(drawn[-1]) == Counter(cards)
    pairs = Counter(
        (cards[a], cards[b]) for a in range(len(cards)) for b in range(len(cards)) if a != b
    )
    assert_fair(drawn, pairs)


def test_every_place_of_a_deal_gets_every_kind_with_the_same_likelihood() -> None:
    config = GAME.configure(4)
    tempura = []
    for game in range(300):
        state = begun(config, chance(seed=10, game=game))
        tempura.append([int(state.hands[seat, 0]) for seat in range(4)])
    shares = np.array(tempura).sum(axis=0)
    assert_fair(
        (seat for seat, cards in enumerate(shares) for _ in range(cards)),
        dict.fromkeys(range(4), 1),
    )
    assert abs(shares.sum() / 300 - 14 * 32 / 108) < 0.4


# Lanes


def test_the_lanes_of_a_game_share_no_words() -> None:
    lanes = [chance(seed=12, lane=lane) for lane in (DEALER, PLAYERS)]
    words = [{next_word(rng) for _ in range(400)} for rng in lanes]
    assert not words[0] & words[1]


def deals(table: Table) -> list[Chance]:
    """Everything that chance decided."""
    return [event for event in table.events if isinstance(event, Chance)]


def first_legal(view: View) -> str:
    """A player who takes the first legal action."""
    return view.legal[0]


def last_legal(view: View) -> str:
    """A player who takes the last legal action."""
    return view.legal[-1]


@pytest.mark.parametrize(
    ("players", "edition", "options"),
    [(2, "gamewright", ("dummy",)), (3, "gamewright", ()), (4, "zoch", ("pass-both-ways",))],
)
def test_a_seed_deals_the_same_cards_whatever_the_players_choose(
    players: int, edition: str, options: tuple[str, ...]
) -> None:
    policies: list[Callable[[View], str | int]] = [
        first_legal,
        last_legal,
        RandomPolicy(1),
        RandomPolicy(2),
    ]
    games = [
        Table(players=players, edition=edition, options=options, seed="same").play(policy)
        for policy in policies
    ]
    assert len({table.record() for table in games}) == len(games)
    for table in games[1:]:
        assert deals(table) == deals(games[0])


def test_another_seed_deals_other_cards() -> None:
    assert deals(Table(players=3, seed=1)) != deals(Table(players=3, seed=2))


def test_a_salt_of_the_players_changes_the_deal() -> None:
    plain = Table(players=3, seed=1)
    salted = Table(players=3, seed=1, salts=["00", "01", "02"])
    assert deals(plain) != deals(salted)
    assert deals(salted) != deals(Table(players=3, seed=1, salts=["00", "01", "03"]))
