"""Random games of Wasabi!, compared question by question with a second implementation."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from sushibar.games.wasabi.rules.book import house_book
from wasabi_books import BOOKS
from wasabi_duel import POLICIES, Duel


def in_turn(values: Sequence[Any]) -> list[Any]:
    """Every policy with each of these values; one of them for every day, all values in turn."""
    return [
        pytest.param(policy, value, marks=() if (i + k) % len(values) == 0 else pytest.mark.long)
        for i, policy in enumerate(POLICIES)
        for k, value in enumerate(values)
    ]


@pytest.mark.parametrize(("policy", "players"), in_turn((2, 3, 4)))
def test_games_with_the_house_book_go_as_the_plain_game_says(policy: str, players: int) -> None:
    Duel.new(players, house_book(), seed=players).play(POLICIES[policy])


@pytest.mark.parametrize(("policy", "book"), in_turn(list(BOOKS)))
def test_games_with_odd_books_go_as_the_plain_game_says(policy: str, book: str) -> None:
    players = 2 + (list(POLICIES).index(policy) + list(BOOKS).index(book)) % 3
    Duel.new(players, BOOKS[book], seed=players).play(POLICIES[policy])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("policy", POLICIES)
def test_long_games_go_as_the_plain_game_says(policy: str, seed: int) -> None:
    for players in (2, 3, 4):
        for book in (house_book(), *BOOKS.values()):
            Duel.new(players, book, seed=100 + seed).play(POLICIES[policy])


@pytest.mark.long
def test_rare_things_happen_in_these_games() -> None:
    asked = Counter[str]()
    for policy in POLICIES:
        asked += Duel.new(4, BOOKS["three-kinds"], seed=7).play(POLICIES[policy]).asked
    for rare in ("fate", "serve", "discard", "room", "lifting", "on", "other", "lift", "nothing"):
        assert asked[rare] > 0, rare
