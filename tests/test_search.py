"""The bot that searches: its playouts, its table, its limits, and that it is worth the time."""

import numpy as np
import pytest

from sushibar import GreedyPolicy, Table
from sushibar.bots import roster
from sushibar.bots.roster import bot, bots_for, check_bot, display_names
from sushibar.bots.search import search
from sushibar.bots.search.bandits import EMPTY, ROOT, Entry, after, find, has_room
from sushibar.bots.search.playouts import kernel, play_function
from sushibar.bots.search.search import SearchPolicy, Tree
from sushibar.errors import UnknownName
from sushibar.rulebook.games import GAMES
from sushibar.table.view import View


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


def test_an_entry_is_found_again_behind_others() -> None:
    table = np.zeros(8, Entry).view(np.recarray)
    keys = [8 * number + 3 for number in range(5)]
    for key in keys:
        table[find(table, key)].key = key
    assert [int(table[find(table, key)].key) for key in keys] == keys
    assert has_room(table, 2, 3)
    assert not has_room(table, 5, 1)


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
    assert view.seat is not None
    tree = Tree(view.game, 1000, 1, 0)
    tree.grow(play_function(view.game), view, 25)
    names = enumerate(view.called.actions)
    tried = {number: tree.tried(view.seat, number) for number, name in names if name}
    assert {number for number, (visits, _) in tried.items() if visits} == {
        action.number for action in view.legal
    }
    assert sum(visits for visits, _ in tried.values()) == 25
    assert all(0 <= worth <= visits for visits, worth in tried.values())


def test_compiled_playouts_are_those_of_cpython() -> None:
    view = opening("sushi-go", 3)
    trees = [Tree(view.game, 1000, 7, 0) for _ in range(2)]
    trees[0].grow(play_function(view.game), view, 60)
    trees[1].grow(kernel(view.game), view, 60)
    plain, compiled = (tree.table for tree in trees)
    for field in ("key", "visits", "chances"):
        assert plain[field].tolist() == compiled[field].tolist()
    assert plain["worth"].tolist() == pytest.approx(compiled["worth"].tolist())


def test_a_table_that_is_full_ends_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SMALLEST_TABLE", 1 << 11)
    monkeypatch.setattr(search, "LARGEST_TABLE", 1 << 11)
    view = opening("sushi-go", 5)
    tree = Tree(view.game, 20_000, 1, 0)
    tree.grow(kernel(view.game), view, 20_000)
    assert int(tree.used[0]) == np.count_nonzero(tree.table.key) < 1 << 11


# Decisions


def test_the_same_luck_and_playouts_choose_the_same() -> None:
    view = opening("sushi-go", 4)
    assert {SearchPolicy("a", playouts=400)(view) for _ in range(3)} == {
        bot("search:400", "a", "sushi-go")(view)
    }


def test_several_threads_share_the_playouts() -> None:
    trees = SearchPolicy("a", playouts=1001, threads=2).think(opening("sushi-go"))
    assert [tree.playouts for tree in trees] == [501, 501]


def test_a_time_is_used() -> None:
    (tree,) = SearchPolicy("a", seconds=0.02, threads=1).think(opening("sushi-go"))
    assert tree.playouts >= search.CHUNK


def test_who_has_no_choice_is_not_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchPolicy, "think", None)
    table = Table("sushi-go", players=2, stated=True)
    table.enter("deal 1 10*tempura | 5*maki-1 5*sashimi")
    view = table.view(0)
    assert SearchPolicy("a", playouts=10)(view) == view.legal[0].number


def test_nobody_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(search, "is_compiled", lambda game: False)
    monkeypatch.setattr(search, "compile_soon", asked.append)
    view = opening("sushi-go")
    assert bot("search:50ms", "a", "sushi-go")(view) == GreedyPolicy()(view)
    assert asked == ["sushi-go"]


def test_search_beats_greedy() -> None:
    won = 0.0
    for deal in range(10):
        table = Table("sushi-go", players=2, seed=deal)
        seat = deal % 2
        table.play({seat: SearchPolicy("a", playouts=1500), 1 - seat: GreedyPolicy()})
        won += (seat in table.winners) / len(table.winners)
    assert won >= 7


# Specs


def test_every_game_can_be_searched() -> None:
    for game in GAMES:
        assert "search" in bots_for(game)
        assert check_bot("search:50ms", game) == "search:50ms"


def test_only_bots_that_think_have_limits() -> None:
    with pytest.raises(UnknownName, match="greedy bots do not think"):
        bot("greedy:50ms", "a", "sushi-go")


def test_a_searching_bot_has_a_name_whatever_its_limit() -> None:
    assert display_names("search:2s") == display_names("search")
    assert roster.kind_called(display_names("search")[0]) == "search"
