"""Simulations of Wasabi!: policies, recipe books, and games that always end."""

from pathlib import Path

import numpy as np
import pytest

from sushibar.batch.parity import play_in_python
from sushibar.batch.playout import Tally, count_game, policy_named
from sushibar.batch.simulation import simulate
from sushibar.errors import BookError, SetupError, UnknownName
from sushibar.games.wasabi.rules import GAME
from sushibar.games.wasabi.rules.book import house_book, house_text
from sushibar.rulebook.rule import new


def test_a_simulation_counts_what_its_games_come_to() -> None:
    games, policy = 12, policy_named(GAME, "greedy")
    config = GAME.configure(3)
    tally = new(Tally)
    for state in play_in_python(GAME, policy, config, 5, games).view(np.recarray):
        count_game(GAME.total, GAME.winners, config, state, tally)
    result = simulate("wasabi", players=3, games=games, seed=5, policy="greedy")
    assert result.mean_points == tuple(int(points) / games for points in tally.points[:3])
    assert result.ties == int(tally.ties) / games
    assert list(result.mean_by_category) == [
        "length-2",
        "length-3",
        "length-4",
        "length-5",
        "style",
        "wasabi",
    ]


def test_greedy_cooks_complete_recipes_of_every_length() -> None:
    result = simulate("wasabi", players=2, games=1000, policy="greedy")
    recipes = {
        length: result.mean_by_category[f"length-{length}"] / points
        for length, points in ((2, 2), (3, 3), (4, 5), (5, 8))
    }
    assert 1.5 < recipes[2] < 4
    assert 0.8 < recipes[3] < 3
    assert 0.5 < recipes[4] < 2
    assert 0.3 < recipes[5] < 1
    assert min(result.mean_points) > 15


def test_a_simulation_can_use_another_book(tmp_path: Path) -> None:
    dull = tmp_path / "dull.toml"
    dull.write_text(house_text().replace('["tuna", "maki"]', '["tuna", "rice"]'))
    house = simulate("wasabi", players=2, games=200, seed=3, policy="greedy")
    other = simulate("wasabi", players=2, games=200, seed=3, policy="greedy", book=dull)
    assert house.mean_points != other.mean_points


def test_a_wrong_book_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(house_text().replace("tuna = 5", "tuna = 500"))
    with pytest.raises(BookError, match="tuna"):
        simulate("wasabi", players=2, games=1, book=wrong)
    with pytest.raises(SetupError, match="no recipes"):
        simulate("party", players=2, games=1, book=house_book())


def test_an_unknown_policy_is_told_those_that_there_are() -> None:
    with pytest.raises(UnknownName, match="random, greedy, beginner"):
        simulate("wasabi", players=2, games=1, policy="clairvoyant")
