"""Networks as files and as players: read, refused, asked, and the same games every time."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sushibar import Limit, Table, bot
from sushibar.bots import best_search
from sushibar.bots.best_search import is_guided
from sushibar.bots.builtin import builtin_kind
from sushibar.bots.guided.search import GuidedSearcher
from sushibar.bots.network import file, halves
from sushibar.bots.network.file import (
    Network,
    layout_digest,
    network_for,
    read,
    shipped,
)
from sushibar.bots.network.policy import NetworkAnswer, NetworkPlayer, flattened_for
from sushibar.bots.roster import bots_for
from sushibar.bots.search.search import Searcher
from sushibar.errors import NetworkError
from sushibar.games.kit import KITS, kit_named
from untrained import small_network

each_game = pytest.mark.parametrize("game", KITS)
GOLDEN = Path(__file__).parent / "golden" / "networks"
KILOBYTES = 1000
PATIENCE_SECONDS = 60.0


@pytest.fixture
def without_networks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The package as if it had come without networks."""
    monkeypatch.setattr(file, "FOLDER", tmp_path)
    network_for.cache_clear()
    yield
    network_for.cache_clear()


# Files


@each_game
def test_a_network_comes_with_every_game(game: str) -> None:
    network = network_for(game)
    assert network is not None
    assert network.card["rules"] == kit_named(game).rules.version
    assert network.card["features"] == layout_digest(game)
    assert network.card["trained"]["decisions"] > 1_000_000
    assert 1_200 * KILOBYTES <= shipped(game).stat().st_size <= 2_000 * KILOBYTES


def test_a_network_is_written_and_read(tmp_path: Path) -> None:
    network = small_network("sushi-go", note="small")
    network.write(tmp_path / "net.npz")
    again = read(tmp_path / "net.npz", "sushi-go")
    assert again.card == network.card
    for one, other in zip(again.weights, network.weights, strict=True):
        assert (one == other).all()
        assert one.dtype == np.float32


def test_halves_are_read_as_the_numbers_of_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the processor cannot read halves, whole numbers take their place and say the same."""
    view, network = Table("sushi-go", players=3, seed=7).view(0), network_for("sushi-go")
    assert network is not None
    by_halves = NetworkAnswer(view, network, compiled=True)
    monkeypatch.setattr(halves, "are_read", lambda: False)
    whole = Network(network.card, network.weights)
    assert whole.compact.second.dtype == np.float32
    answer = NetworkAnswer(view, whole, compiled=True)
    assert (answer.logits == by_halves.logits).all()
    assert (answer.heads == by_halves.heads).all()


def test_a_half_is_the_same_number_in_cpython() -> None:
    numbers = np.array([0.0, 2.0**-24, -1.5, 65504.0], np.float16)
    assert [halves.single(half) for half in numbers.view(np.uint16)] == numbers.tolist()
    assert halves.single(np.float32(0.1)) == np.float32(0.1)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"rules": 99}, "trained for version 99 of the rules, this program plays version 1"),
        ({"features": "old"}, r"expects to be shown other features \(old\)"),
        ({"game": "chess"}, "plays chess, not sushi-go"),
        ({"game": "party"}, "plays party, not sushi-go"),
        ({"format": "other"}, "not a network of sushibar"),
    ],
)
def test_networks_of_another_version_are_refused_in_words(
    tmp_path: Path, card: dict[str, Any], said: str
) -> None:
    small_network("sushi-go", **card).write(tmp_path / "net.npz")
    with pytest.raises(NetworkError, match=said):
        read(tmp_path / "net.npz", "sushi-go")


def test_damaged_and_missing_files_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(NetworkError, match="there is no file"):
        read(tmp_path / "none.npz")
    (tmp_path / "bad.npz").write_bytes(b"PK\x03\x04 something else")
    with pytest.raises(NetworkError, match="damaged"):
        read(tmp_path / "bad.npz")
    network = small_network("sushi-go")
    odd = network.weights._replace(second=network.weights.second[:-1])
    Network(network.card, odd).write(tmp_path / "odd.npz")
    with pytest.raises(NetworkError, match="damaged"):
        read(tmp_path / "odd.npz")


# Players


def played(game: str, players: int, seed: int, **setup: Any) -> list[str]:
    """A game of the shipped network against itself: what was chosen, then the points."""
    network = network_for(game)
    assert network is not None
    player = NetworkPlayer(network)
    table, told = Table(game, players=players, seed=seed, **setup), []
    while not table.over:
        seat = table.pending[0]
        number = player.choose(table.view(seat), Limit())
        told.append(f"{seat} {table.called.actions[number]}")
        table.act(seat, number)
    return [*told, f"points {' '.join(map(str, table.points))}"]


@pytest.mark.parametrize(("game", "players"), [("sushi-go", 4), ("party", 3), ("wasabi", 2)])
def test_the_shipped_network_plays_its_golden_game(game: str, players: int) -> None:
    golden = GOLDEN / f"{game}.txt"
    assert played(game, players, seed=11) == golden.read_text(encoding="utf-8").splitlines()


@each_game
def test_a_network_is_shown_what_the_seat_knows_and_nothing_else(game: str) -> None:
    """The features of a view are those of the table, whatever is drawn for what is hidden."""
    network, encoding = small_network(game), kit_named(game).features
    table = Table(game, players=2, seed=3)
    tables = np.array([*encoding.tables(table.config)], np.int16)
    for _ in range(25):
        seat = table.pending[0]
        view = table.view(seat)
        row = np.zeros(encoding.layout.size, np.int8)
        encoding.write(table.config, tables, table.state, seat, row)
        answer = NetworkAnswer(view, network)
        assert answer.row.tobytes() == row.tobytes()
        assert {*answer.chances()} == {action.number for action in view.legal}
        assert sum(answer.chances().values()) == pytest.approx(1)
        assert 0 <= answer.win <= 1
        table.act(seat, view.legal[0])


def test_nimble_beats_greedy_players() -> None:
    table_wins = 0.0
    for seed in range(12):
        table = Table("sushi-go", players=2, seed=f"nimble {seed}")
        seats = {seed % 2: bot("nimble"), 1 - seed % 2: bot("greedy", luck=str(seed))}
        winners = table.play(seats).winners
        table_wins += (seed % 2 in winners) / len(winners)
    assert table_wins >= 8


@each_game
def test_a_rating_says_how_well_a_network_plays(game: str) -> None:
    """The lower it is, the more often something else is chosen than the network finds best."""
    network = network_for(game)
    assert network is not None
    ratings, flattened = network.card["ratings"]
    assert len(ratings) >= 3
    assert sorted(zip(flattened, ratings, strict=True), reverse=True)[0][1] == min(ratings)
    assert flattened_for(network, min(ratings)) == pytest.approx(max(flattened))
    view = Table(game, players=2, seed=2).view(0)
    best = NetworkPlayer(network).choose(view, Limit())
    chosen = {
        rating: [
            NetworkPlayer(network, str(luck)).choose(view, Limit(playouts=rating))
            for luck in range(12)
        ]
        for rating in (1, 5000)
    }
    assert chosen[5000].count(best) >= chosen[1].count(best)
    assert len({*chosen[1]}) > 1
    again = NetworkPlayer(network, "0").choose(view, Limit(playouts=1))
    assert again == chosen[1][0]


@pytest.mark.usefixtures("without_networks")
def test_without_networks_everything_is_as_before() -> None:
    assert network_for("sushi-go") is None
    assert "nimble" not in bots_for("sushi-go")
    kind = builtin_kind("search")
    assert kind is not None
    made = kind.make("luck", "sushi-go")
    assert isinstance(made, Searcher)
    assert best_search.is_compiled("party") is False


def test_with_networks_the_search_is_guided() -> None:
    for game in ("sushi-go", "party", "wasabi"):
        assert is_guided(game)
        kind = builtin_kind("search")
        assert kind is not None
        assert isinstance(kind.make("luck", game), GuidedSearcher)


@pytest.mark.usefixtures("without_networks")
def test_a_shipped_network_for_other_rules_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    small_network("sushi-go", rules=99).write(tmp_path / "sushi-go.npz")
    assert network_for("sushi-go") is None
    assert "version 99" in caplog.text
