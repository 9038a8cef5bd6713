"""Random games of Wasabi!, compared question by question with a second implementation."""

from collections import Counter

import pytest

from sushibar.games.wasabi.rules.book import house_book
from wasabi_books import BOOKS
from wasabi_duel import POLICIES, Duel


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", POLICIES)
def test_games_with_the_house_book_go_as_the_plain_game_says(policy: str, players: int) -> None:
    Duel.new(players, house_book(), seed=players).play(POLICIES[policy])


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("policy", POLICIES)
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


def test_rare_things_happen_in_these_games() -> None:
    asked = Counter[str]()
    for policy in POLICIES:
        asked += Duel.new(4, BOOKS["three-kinds"], seed=7).play(POLICIES[policy]).asked
    for rare in ("fate", "serve", "discard", "room", "lifting", "on", "other", "lift", "nothing"):
        assert asked[rare] > 0, rare
