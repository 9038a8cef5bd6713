"""What holds in every game of Wasabi!, whatever the book, the board and the choices."""

from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from plain_wasabi import COLUMNS
from sushibar.games.wasabi.rules import GAME
from sushibar.rulebook.chance import PLAYERS
from tables import chance
from wasabi_books import BOOKS
from wasabi_duel import POLICIES, Duel
from wasabi_moments import ALL_BOOKS, assert_conserved, games, moments, some_action
from wasabi_scene import Scene, is_cell
from wasabi_tables import random_table, set_table

MOST_ACTIONS = 96

# Any board: what is legal and what is complete


def play_from_anywhere(book: str, seeds: range) -> Counter[str]:
    """Play two turns from random tables, in lockstep with the plain game; count what was asked."""
    asked = Counter[str]()
    for seed in seeds:
        luck = Random(f"{book} {seed}")
        scene = random_table(luck, luck.choice([2, 3, 4]), ALL_BOOKS[book])
        duel = Duel.of(scene, seed)
        duel.play_turns(2, luck.choice(list(POLICIES.values())))
        asked += duel.asked
        asked["won at once"] += max(len(served) for served in duel.plain.served) == 10
        asked["over"] += duel.plain.over
    return asked


@pytest.mark.parametrize("book", ALL_BOOKS)
def test_turns_from_any_table_go_as_the_plain_game_says(book: str) -> None:
    play_from_anywhere(book, range(15))


@pytest.mark.long
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_long_turns_from_any_table_go_as_the_plain_game_says(book: str) -> None:
    play_from_anywhere(book, range(1000, 4000))


@pytest.mark.long
def test_much_happens_on_any_table() -> None:
    asked = play_from_anywhere("three-kinds", range(100, 220))
    for rare in ("serve", "fate", "room", "lifting", "on", "other", "won at once", "over"):
        assert asked[rare] > 0, rare


# Nothing is lost


@games
def test_tiles_cards_and_recipes_are_conserved_at_every_step(
    players: int, book: str, policy: str
) -> None:
    for scene in moments(players, book, policy):
        assert_conserved(scene)


# Questions


@games
def test_one_seat_is_asked_and_never_has_more_than_96_actions(
    players: int, book: str, policy: str
) -> None:
    for scene in moments(players, book, policy):
        assert scene.pending == [scene.player]
        assert 0 < len(scene.legal) <= MOST_ACTIONS
        for seat in scene.seats:
            assert seat == scene.player or scene.mask(seat) == []


def test_a_fully_stocked_turn_has_no_more_than_96_actions() -> None:
    scene = set_table(players=4, tiles="rice", cards="wasabi switch").play("rice")
    assert len(scene.legal) == 42 <= MOST_ACTIONS


@games
def test_random_actions_are_legal_and_all_legal_actions_occur(
    players: int, book: str, policy: str
) -> None:
    lots = chance(5, lane=PLAYERS)
    for number, scene in enumerate(moments(players, book, policy)):
        legal = set(scene.mask(scene.seat))
        draws = 40 * len(legal) if number % 29 == 0 else 3
        drawn = {
            int(GAME.random_action(scene.config, scene.state, scene.seat, lots))
            for _ in range(draws)
        }
        assert drawn <= legal
        if number % 29 == 0:
            assert drawn == legal


@games
def test_an_answer_taken_back_leaves_everything_as_it_was(
    players: int, book: str, policy: str
) -> None:
    luck = Random(3)
    for scene in moments(players, book, policy):
        if int(scene.state.steps) > 0:
            continue
        before, trial, seat = scene.state.tobytes(), scene.copy(), scene.seat
        while trial.pending:
            for other in scene.seats:
                taken_back = trial.copy()
                GAME.retract(trial.config, taken_back.state, other)
                expected = before if other == seat else trial.state.tobytes()
                assert taken_back.state.tobytes() == expected
            trial.choose(some_action(luck, trial.legal, {}))
        assert GAME.answer(trial.config, trial.state, seat) != ()
        GAME.retract(trial.config, trial.state, seat)
        assert trial.state.tobytes() == before


@games
def test_nothing_happens_before_an_answer_is_whole(players: int, book: str, policy: str) -> None:
    before: dict[str, object] = {}
    for scene in moments(players, book, policy):
        if int(scene.state.steps) == 0:
            before = scene.picture()
        assert scene.picture() == before


# The length of a game


class Lingerer:
    """Plays as long as it can: passes while it may, chops, stacks and lifts."""

    def __init__(self, seed: int, *, passing: bool) -> None:
        self.luck, self.passing = Random(seed), passing

    def __call__(self, scene: Scene) -> str:
        legal = scene.legal
        if "claim" in legal:
            return "claim"
        if self.passing and "pass" in legal and int(scene.state.passes) < 2 * scene.players - 1:
            return "pass"
        tiles = scene.tiles(scene.player).total()
        for wish in ("play:stack", "lift", "take:chop", "take:stack", "take:wasabi"):
            if wish in legal:
                return wish
        if tiles < 3 and "play:chop" in legal:
            return "play:chop"
        likes = {"draw:2": 9, "draw:3": 5, "pass": 0.01, "play:wasabi": 3, "nothing": 0.01}
        return some_action(self.luck, legal, likes)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("passing", [True, False], ids=["passing", "placing"])
@pytest.mark.parametrize("book", ["three-kinds", "few-recipes"])
def test_no_game_is_longer_than_the_bound(book: str, passing: bool, players: int) -> None:
    scene = Scene(players, BOOKS[book], seed=2)
    policy: Callable[[Scene], str] = Lingerer(2, passing=passing)
    cells = 6 * COLUMNS[players]
    placements, passes, longest = 0, 0, 0
    while not scene.over:
        action = policy(scene)
        placing = is_cell(action) and laid_by(scene) is not None
        passes = passes + 1 if action == "pass" else 0 if placing else passes
        longest = max(longest, passes)
        placements += placing
        assert int(scene.state.passes) <= 2 * players - 1
        scene.act(action)
        assert placements <= cells + 4 * 9 * players
        turns = int(scene.state.turn) if int(scene.state.this_round) == 1 else 0
        assert turns <= (placements + 1) * 2 * players
    assert placements >= cells // 2
    assert not passing or longest >= 2 * players - 1


def laid_by(scene: Scene) -> str | None:
    """The tile that the cell to be named next is for."""
    answer = GAME.answer(scene.config, scene.state, scene.player)
    words = [scene.names.actions[action] for action in answer]
    return words[-1] if words and words[-1] in scene.book.ingredients else None


def test_records_have_no_unused_bytes_that_a_copy_would_leave_to_chance() -> None:
    for record in (GAME.config, GAME.state, GAME.view):
        assert record.names is not None
        assert sum(record[name].itemsize for name in record.names) == record.itemsize
    assert np.dtype(GAME.state).itemsize % 4 == 0
