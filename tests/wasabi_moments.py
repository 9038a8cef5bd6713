"""Moments of games of Wasabi!: every question of a game, and what must hold at each."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from plain_wasabi import KITCHEN, TOKENS
from sushibar.games.wasabi.rules.board import NOTHING
from sushibar.games.wasabi.rules.book import house_book
from wasabi_books import BOOKS
from wasabi_duel import POLICIES, liking
from wasabi_scene import Scene
from wasabi_tables import STORIES

ALL_BOOKS = {"house": house_book(), "stories": STORIES, **BOOKS}


def moments(players: int, book: str, policy: str, seed: int = 1) -> Iterator[Scene]:
    """Every question of a game."""
    scene = Scene(players, ALL_BOOKS[book], seed)
    luck = Random(seed)
    while not scene.over:
        yield scene
        scene.act(some_action(luck, scene.legal, POLICIES[policy]))


def some_action(luck: Random, legal: set[str], likes: Mapping[str, float]) -> str:
    actions = sorted(legal)
    return luck.choices(actions, [liking(likes, action) for action in actions])[0]


games = pytest.mark.parametrize(
    ("players", "book", "policy"),
    [
        (2, "three-kinds", "playing-cards"),
        (3, "few-recipes", "passing"),
        (3, "house", "random"),
        (4, "few-tiles", "claiming"),
        (4, "three-kinds", "lifting"),
    ],
)


def assert_conserved(scene: Scene) -> None:
    """Check that everything of the box is somewhere, and only once."""
    tiles = scene.pantry + Counter(tile for stack in scene.board.values() for tile in stack)
    cards = scene.kitchen + Counter({"wasabi": len(scene.wasabis)})
    recipes = [recipe for length in TOKENS for recipe in scene.pile(length)]
    for seat in scene.seats:
        tiles += scene.tiles(seat)
        cards += scene.cards(seat)
        recipes += scene.recipes(seat) + [recipe for recipe, _ in scene.served(seat)]
        assert scene.cards(seat).total() <= 2
        assert scene.tiles(seat).total() <= 4
    assert tiles == Counter(dict(zip(scene.book.ingredients, scene.book.tiles, strict=True)))
    assert cards == Counter(KITCHEN[scene.players])
    assert sorted(recipes) == sorted(scene.book.recipes)
    assert len(scene.covered) == 4 * len(scene.wasabis)
    for buried in (scene.state.buried_cell, scene.state.buried_kind):
        assert (buried[int(scene.state.buried) :] == NOTHING).all()
    for seat in range(scene.players, 4):
        for held in (scene.state.tiles, scene.state.cards, scene.state.sheet[0]):
            assert not held[seat].any()
