"""The search that a network guides: trees, looks at the next turn, limits and luck."""

from collections.abc import Callable

import numpy as np
import pytest

from sushibar import Limit, Table
from sushibar.bots.guided import search
from sushibar.bots.guided.nodes import (
    NO_ROOM,
    best_choice,
    drawn_choice,
    find_node,
    key_of,
    learn_at,
    nodes_for,
    set_priors,
)
from sushibar.bots.guided.paired import compare_function
from sushibar.bots.guided.search import GuidedSearcher, guided_figures, simulated
from sushibar.bots.guided.simulation import simulate_function
from sushibar.bots.guided.tree import (
    CROWD,
    PAIRED,
    TREE,
    GuidedStyle,
    GuidedTree,
    best_action,
    usual_style,
)
from sushibar.bots.network.file import network_for
from sushibar.bots.network.policy import NetworkPlayer
from sushibar.bots.roster import bot
from sushibar.bots.search.record import POINTS, TRIES
from sushibar.games.view import View
from sushibar.rulebook.game import Game
from sushibar.table.policy import luck
from untrained import small_network


def opening(players: int = 2, seed: int = 4) -> View:
    return Table("sushi-go", players=players, seed=seed).view(0)


# Nodes


def test_a_node_is_known_by_what_its_seat_is_shown() -> None:
    row = np.array([0, 3, 0, -1], np.int8)
    other = np.array([0, 3, -1, 0], np.int8)
    keys = {key_of(row, 0), key_of(row, 1), key_of(other, 0), key_of(other, 1)}
    assert len(keys) == 4
    nodes = nodes_for(2, 4)
    first = find_node(nodes, key_of(row, 0))
    assert find_node(nodes, key_of(row, 1)) != first
    assert find_node(nodes, key_of(row, 0)) == first
    for key in range(3, 2 * nodes.visits.size + 3, 2):
        find_node(nodes, key)
    assert find_node(nodes, 999_999_999) == NO_ROOM


def test_priors_are_flattened_and_leave_out_what_cannot_be_chosen() -> None:
    priors = np.zeros(3, np.float32)
    set_priors(np.array([3.0, 0.0, 9.0]), np.array([1, 1, 0], np.int8), 3, 3.0, priors)
    assert priors[2] == 0
    assert priors[0] / priors[1] == pytest.approx(np.e)
    chance = luck("draw")
    drawn = [drawn_choice(priors, 3, 3.0, chance) for _ in range(400)]
    assert 2 not in drawn
    assert 0.01 < drawn.count(1) / 400 < 0.12  # e to the third times rarer, unflattened


def test_a_choice_that_brought_more_is_preferred_and_untried_ones_are_tried() -> None:
    nodes = nodes_for(2, 4)
    row = find_node(nodes, 5)
    mask = np.ones(2, np.int8)
    nodes.priors[row] = [0.5, 0.5]
    learn_at(nodes, row, 0, 0.2)
    assert best_choice(nodes, row, mask, 2, 1.0) == 1
    learn_at(nodes, row, 1, 0.9)
    assert best_choice(nodes, row, mask, 2, 0.1) == 1
    assert best_choice(nodes, row, np.array([1, 0], np.int8), 2, 0.1) == 0


# Searching


def test_drafting_games_are_searched_in_a_tree_and_wasabi_choice_by_choice() -> None:
    assert usual_style(opening(4)) is TREE
    assert usual_style(opening(5)) is CROWD
    assert usual_style(Table("party", players=8, seed=1).view(0)) is CROWD
    assert usual_style(Table("wasabi", players=2, seed=1).view(0)) is PAIRED


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_luck_and_limit_choose_the_same(players: int) -> None:
    view = opening(players)
    chosen = {bot("search:60", "a", "sushi-go")(view) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= {action.number for action in view.legal}


@pytest.mark.parametrize("players", [2, 5])
def test_figures_tell_of_every_choice(players: int) -> None:
    network = network_for("sushi-go")
    assert network is not None
    view = opening(players)
    found = guided_figures(view, network, Limit(playouts=80))
    assert {*found} == {action.number for action in view.legal}
    for figures in found.values():
        assert figures.tries > 0
        assert 0 <= figures.wins.mean <= 1
        assert 10 < figures.points.mean < 80
        assert abs(figures.margin.mean) < 40


def test_a_tree_learns_too_where_only_the_other_seat_is_asked_next() -> None:
    """Played by cooks of Wasabi!, who take turns; in CPython."""
    table = Table("wasabi", players=2, seed=1)
    for _ in range(2):  # of three ingredients in the hand; then it is the other's turn
        table.act(0, table.view(0).legal[0].number)
    view = table.view(0)
    tree = GuidedTree(view, small_network("wasabi"), 8, 1, 0, style=TREE)
    tree.grow(simulate_function(view.game), 6)
    assert tree.playouts == 6
    assert best_action([tree]) in [action.number for action in view.legal]


@pytest.mark.parametrize(
    ("style", "function"), [(TREE, simulate_function), (PAIRED, compare_function)]
)
def test_looking_ahead_to_the_end_counts_what_the_game_brings(
    style: GuidedStyle, function: Callable[[Game], Callable[..., None]]
) -> None:
    """In CPython: what the network expects is never a whole number, what a game brings is."""
    view = Table("sushi-go", players=3, seed=1).play().at(3, 6).view(0)
    for ahead, is_whole in ((0, False), (99, True)):
        looking = style._replace(ahead=ahead)
        tree = GuidedTree(view, small_network("sushi-go"), 8, 1, 0, style=looking)
        tree.grow(function(view.game), 6)
        points = tree.sums[:, POINTS]
        assert np.allclose(points, points.round(), atol=1e-6) is is_whole
        assert points.any()


def test_turns_that_are_only_played_on_leave_no_nodes() -> None:
    view = opening(5)
    trees = [
        GuidedTree(view, small_network("sushi-go"), 8, 1, 0, style=TREE._replace(ahead=ahead))
        for ahead in (1, 2)
    ]
    for tree in trees:
        tree.grow(simulate_function(view.game), 3)
    nearer, further = trees
    assert nearer.search.evaluations < further.search.evaluations
    assert nearer.nodes.used[0] == further.nodes.used[0]


def test_several_threads_share_the_work() -> None:
    network = network_for("sushi-go")
    assert network is not None
    trees = simulated(opening(2), network, Limit(playouts=101, threads=2), "a")
    assert [tree.playouts for tree in trees] == [51, 51]
    best = best_action(trees)
    assert sum(tree.sums[best, TRIES] for tree in trees) >= 101 / len(opening(2).legal)


def test_a_whole_game_is_played_with_the_last_turns_solved() -> None:
    table = Table("sushi-go", players=2, seed=8)
    network = network_for("sushi-go")
    assert network is not None
    player = GuidedSearcher("a", network)
    while not table.over:
        seat = table.pending[0]
        table.act(seat, player.choose(table.view(seat), Limit(playouts=8)))
    assert min(table.points) > 20


def test_a_search_that_is_too_late_at_once_still_chooses_what_is_legal() -> None:
    network = network_for("sushi-go")
    assert network is not None
    for seed in range(8):
        view = Table("sushi-go", players=2, seed=seed).view(0)
        chosen = GuidedSearcher("a", network).choose(view, Limit(1e-9, threads=1))
        assert chosen in [action.number for action in view.legal]


def test_until_it_is_compiled_a_quicker_bot_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(search.GUIDED, "is_ready", lambda game: False)
    monkeypatch.setattr(search.GUIDED, "soon", asked.append)
    network = network_for("sushi-go")
    assert network is not None
    view = opening(3)
    assert bot("search:50ms", "a", "sushi-go")(view) == NetworkPlayer(network).choose(view, Limit())
    assert asked == ["sushi-go"]
