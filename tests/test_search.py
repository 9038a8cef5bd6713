"""The bot that searches: its playouts, its table, its limits, and that it is worth the time."""

import math
from statistics import stdev

import numpy as np
import pytest

from sushibar import GreedyPolicy, Table
from sushibar.bots import roster
from sushibar.bots.bot import Limit, Seated, Thoughtless
from sushibar.bots.figures import estimate
from sushibar.bots.guided.search import GuidedSearcher
from sushibar.bots.network.file import network_for
from sushibar.bots.roster import bot, bots_for, check_bot, display_names
from sushibar.bots.search import search
from sushibar.bots.search import tree as trees
from sushibar.bots.search.bandits import (
    EMPTY,
    ROOT,
    SEEN,
    UNDECIDED,
    after,
    find,
    highest_bound,
    is_familiar,
    learn,
    list_actions,
    memory_for,
)
from sushibar.bots.search.playouts import kernel, play_function
from sushibar.bots.search.record import TRIES, WINS
from sushibar.bots.search.search import Searcher, figures, think
from sushibar.bots.search.tree import Tree
from sushibar.errors import UnknownName
from sushibar.games.kit import KITS
from sushibar.games.view import View
from sushibar.table.policy import luck


def opening(game: str, players: int = 2, **setup: str) -> View:
    """What the first seat that is asked sees, in Wasabi! when the board has some tiles."""
    table = Table(game, players=players, seed=4, **setup)  # type: ignore[arg-type]
    cook = bot("greedy", "luck", game)
    while game == "wasabi" and (table.round, table.turn) < (2, 6):
        table.act(table.pending[0], cook(table.view(table.pending[0])))
    return table.view(table.pending[0])


# Bandits


def test_keys_of_places_differ_by_order_and_are_never_empty() -> None:
    steps = range(200)
    keys = {after(after(ROOT, first), second) for first in steps for second in steps}
    assert len(keys) == 200 * 200
    assert EMPTY not in keys
    assert all(0 < key < 1 << 62 for key in keys)


def test_a_bandit_is_found_again_behind_others() -> None:
    memory = memory_for(actions=3, places=16, rows=8)
    places = [(number << 24) + 3 for number in range(5)]
    found = [find(memory, place) for place in places]
    assert memory.used[0] == len({*found}) == 5
    assert [find(memory, place) for place in places] == found
    assert [int(row) for row in memory.bandits[found].row] == [0, 1, 2, 3, 4]


def test_where_there_is_no_more_room_only_known_bandits_are_found() -> None:
    memory = memory_for(actions=3, places=16, rows=2)
    found = [find(memory, after(ROOT, step)) for step in range(3)]
    assert UNDECIDED not in found[:2]
    assert found[2] == UNDECIDED
    assert find(memory, after(ROOT, 1)) == found[1]


def test_a_place_that_was_reached_several_times_is_familiar() -> None:
    memory = memory_for(actions=3, places=16, rows=8)
    assert [is_familiar(memory, ROOT) for _ in range(SEEN + 2)] == [False] * SEEN + [True] * 2


def bandit(*tried: tuple[int, float]) -> int:
    """The action with the highest bound, where each was tried so often with so much worth."""
    memory, found = memory_for(len(tried), 16, 8), np.zeros(len(tried) + 1, np.int64)
    number = list_actions(np.ones(len(tried), np.int8), found)
    here = find(memory, ROOT)
    for action, (tries, worth) in enumerate(tried):
        for _ in range(tries):
            learn(memory, here, action, worth / tries, 0.5)
    return highest_bound(memory, here, found, number, luck("coins"))


def test_only_marked_actions_are_listed() -> None:
    found = np.zeros(6, np.int64)
    assert list_actions(np.array([0, 1, 0, 1, 1], np.int8), found) == 3
    assert found[:3].tolist() == [1, 3, 4]


def test_bandits_learn_means() -> None:
    memory = memory_for(actions=2, places=16, rows=8)
    here = find(memory, ROOT)
    for action, reward in [(0, 0.5), (0, 1.0), (1, 0.0)]:
        learn(memory, here, action, reward, 0.5)
    assert memory.arms[0].tries.tolist() == [2, 1]
    assert memory.arms[0].average.tolist() == pytest.approx([0.75, 0.0])
    assert float(memory.bandits[here].average) == pytest.approx(0.5)


def test_the_better_of_two_actions_that_were_tried_as_often_is_tried_again() -> None:
    assert bandit((50, 20.0), (50, 30.0)) == 1


def test_what_was_hardly_ever_tried_may_be_better_than_it_seems() -> None:
    assert bandit((1000, 600.0), (5, 2.5)) == 1


def test_what_was_never_tried_comes_after_what_is_far_better_than_the_average() -> None:
    assert bandit((3, 3.0), (3, 0.0), (0, 0.0)) == 0
    assert bandit((30, 15.0), (30, 14.0), (0, 0.0)) == 2


def test_where_nothing_was_tried_nothing_is_known() -> None:
    assert bandit((0, 0.0), (0, 0.0)) == UNDECIDED


# Playouts


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("sushi-go", {}),
        ("sushi-go", {"edition": "zoch"}),
        ("party", {"menu": "master-menu"}),
        ("party", {"menu": "cutthroat-combo"}),
        ("wasabi", {}),
    ],
)
def test_playouts_try_every_legal_action_and_nothing_else(game: str, setup: dict[str, str]) -> None:
    view = opening(game, 3, **setup)
    tree = Tree(view, 1000, 1, 0)
    tree.grow(play_function(view.game, view.setup.kit.bot.search), 40)
    assert {*np.flatnonzero(tree.sums[:, TRIES])} == {action.number for action in view.legal}
    assert tree.playouts == 40
    assert np.all(tree.sums[:, WINS] >= 0)
    assert np.all(tree.sums[:, WINS] <= tree.sums[:, TRIES])


@pytest.mark.parametrize("game", KITS)
def test_what_is_known_can_be_recalled_once_and_completed_often(game: str) -> None:
    view = opening(game, 3)
    states = np.zeros(3, view.game.state).view(np.recarray)
    known, completed, drawn = states
    first, second = luck("same"), luck("same")
    view.game.recall(view.config, view.record, known)
    for _ in range(5):
        states[1] = known
        view.game.guess(view.config, view.record, first, completed)
        view.game.determinize(view.config, view.record, second, drawn)
        assert completed == drawn


@pytest.mark.parametrize("players", [2, 3])
def test_compiled_playouts_are_those_of_cpython(players: int) -> None:
    view = opening("sushi-go", players)
    plain, compiled = (Tree(view, 1000, 7, 0) for _ in range(2))
    plain.grow(play_function(view.game, view.setup.kit.bot.search), 60)
    compiled.grow(kernel(view.game, view.setup.kit.bot.search), 60)
    for field in ("key", "row", "visits"):
        assert np.array_equal(plain.memory.bandits[field], compiled.memory.bandits[field])
    assert np.array_equal(plain.memory.reached, compiled.memory.reached)
    assert np.array_equal(plain.memory.arms.tries, compiled.memory.arms.tries)
    assert plain.memory.arms.average == pytest.approx(compiled.memory.arms.average)
    assert plain.sums == pytest.approx(compiled.sums)


def test_a_memory_that_is_full_ends_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "LARGEST_BYTES", 1 << 13)
    view = opening("sushi-go", 2)
    tree = Tree(view, 20_000, 1, 0)
    tree.grow(kernel(view.game, view.setup.kit.bot.search), 20_000)
    assert int(tree.memory.used[0]) == tree.memory.arms.shape[0] < 1 << 8
    assert tree.playouts == 20_000


# Decisions


def test_the_same_luck_and_playouts_choose_the_same() -> None:
    view = opening("sushi-go", 4)
    assert len({Searcher("a").choose(view, Limit(playouts=400)) for _ in range(3)}) == 1


def test_several_threads_share_the_playouts() -> None:
    grown = think(opening("sushi-go"), Limit(playouts=1001, threads=2), "a")
    assert [tree.playouts for tree in grown] == [501, 501]


def test_a_time_is_used() -> None:
    (tree,) = think(opening("sushi-go"), Limit(0.5, threads=1), "a")
    assert tree.playouts > search.FIRST_CHUNK_PLAYOUTS


@pytest.mark.parametrize("is_guided", [False, True])
def test_a_search_ends_with_the_best_so_far_if_its_time_is_up_sooner(is_guided: bool) -> None:
    looks: list[bool] = []

    def is_up() -> bool:
        looks.append(len(looks) == 2)
        return looks[-1]

    view, network = opening("sushi-go"), network_for("sushi-go")
    assert network is not None
    searcher = GuidedSearcher("a", network, seconds=60) if is_guided else Searcher("a", seconds=60)
    chosen = searcher.choose(view, Limit(threads=1, is_up=is_up))
    assert chosen in [action.number for action in view.legal]
    assert looks == [False, False, True]


def test_who_has_no_choice_is_not_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "think", None)
    table = Table("sushi-go", players=2, stated=True)
    table.enter("deal 1 10*tempura | 5*maki-1 5*sashimi")
    view = table.view(0)
    assert Searcher("a").choose(view, Limit(playouts=10)) == view.legal[0].number


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(search.SEARCH, "is_ready", lambda game: False)
    monkeypatch.setattr(search.SEARCH, "soon", asked.append)
    view = opening("sushi-go")
    player = Searcher("a", meanwhile=Thoughtless(GreedyPolicy()))
    assert player.choose(view, Limit(0.05)) == GreedyPolicy()(view)
    assert asked == ["sushi-go"]


@pytest.mark.parametrize(("players", "least"), [(2, 7.0), (4, 5.0)])
def test_search_beats_greedy(players: int, least: float) -> None:
    won = 0.0
    for deal in range(10):
        table = Table("sushi-go", players=players, seed=deal)
        seat = deal % players
        seated = Seated(Searcher("a"), Limit(playouts=1500))
        table.play(dict.fromkeys(table.seats, GreedyPolicy()) | {seat: seated})
        won += (seat in table.winners) / len(table.winners)
    assert won >= least


# Figures


def test_figures_say_what_every_choice_brings_and_how_sure_that_is() -> None:
    view = opening("sushi-go")
    found = figures(view, Limit(playouts=2000), "a")
    assert {*found} == {action.number for action in view.legal}
    assert sum(one.tries for one in found.values()) == 2000
    for one in found.values():
        assert 0 < one.wins.mean < 1
        assert 0 < one.points.error < 1
        assert 0 < one.margin.error < 1


def test_estimates_are_means_with_standard_errors() -> None:
    sample = [1.0, 2.0, 4.0, 7.0]
    mean, error = estimate(4, sum(sample), sum(value * value for value in sample))
    assert mean == pytest.approx(3.5)
    assert error == pytest.approx(stdev(sample) / 2)
    assert math.isnan(estimate(0, 0.0, 0.0).mean)
    assert estimate(1, 5.0, 25.0) == (5.0, math.inf)


# Specs


def test_every_game_can_be_searched() -> None:
    for game in KITS:
        assert "search" in bots_for(game)
        assert check_bot("search:50ms", game) == "search:50ms"


def test_only_bots_that_think_have_limits() -> None:
    with pytest.raises(UnknownName, match="greedy bots do not think"):
        bot("greedy:50ms", "a", "sushi-go")


def test_a_searching_bot_has_a_name_whatever_its_limit() -> None:
    assert display_names("search:2s") == display_names("search")
    assert roster.kind_called(display_names("search")[0]) == "search"
