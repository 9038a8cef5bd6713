"""Contests and simulations on a cluster: the same as on one machine, whichever node dies."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster as LocalNodes

import sushibar
from commands import sushibar as command
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.atlas.making import Part, Study, measure_part, prepare_study
from sushibar.cluster import Cluster, connected
from sushibar.cluster.connection import ClusterUnreachable
from sushibar.errors import MissingExtra
from sushibar.extras import EXTRAS

pytestmark = [
    pytest.mark.long,  # starting Ray takes longer than all it is asked for here
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning:ray"),
]


@pytest.fixture(scope="module")
def nodes() -> Iterator[LocalNodes]:
    """A cluster of three nodes with a core each, on this machine."""
    cluster = LocalNodes(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


@pytest.fixture
def cluster(nodes: LocalNodes) -> Iterator[Cluster]:
    with connected(nodes.address) as cluster:
        yield cluster


def test_a_simulation_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    settings: dict[str, Any] = {"players": 3, "games": 5_000, "seed": 7, "per_game": True}
    for policy in ("random", ["greedy", "random", "greedy"]):
        here = sushibar.simulate("sushi-go", **settings, policy=policy)
        there = cluster.simulate("sushi-go", **settings, policy=policy)
        assert there.points is not None
        assert here.points is not None
        assert there.points.tobytes() == here.points.tobytes()
        assert (there.wins, there.spread) == (here.wins, here.spread)


def test_a_contest_is_the_same_on_a_cluster(cluster: Cluster) -> None:
    settings: dict[str, Any] = {"players": 2, "deals": 30, "seed": "tea"}
    here = sushibar.compete("sushi-go", ["search:50", "greedy"], **settings, processes=1)
    there = cluster.compete("sushi-go", ["search:50", "greedy"], **settings)
    assert [bot.points for bot in there.bots] == [bot.points for bot in here.bots]
    assert [bot.win_rate for bot in there.bots] == [bot.win_rate for bot in here.bots]


def test_a_node_that_dies_costs_its_unfinished_deals_only(
    cluster: Cluster, nodes: LocalNodes, tmp_path: Path
) -> None:
    doomed = nodes.add_node(num_cpus=1)
    contest = ContestSetup.checked("sushi-go", ["search:400", "greedy"], players=2, seed="tea")
    file, kept = tmp_path / "results.jsonl", []

    def kill(deals: int) -> None:
        if deals == 5:
            os.kill(doomed.all_processes["raylet"][0].process.pid, signal.SIGKILL)
            kept.append(file.read_text())

    outcome = play_contest(contest, 40, results=file, progress=kill, played=cluster.play_deals)
    alone = play_contest(contest, 40, processes=1)
    assert [bot.points for bot in outcome.bots] == [bot.points for bot in alone.bots]
    assert file.read_text().startswith(kept[0])
    assert len(file.read_text().splitlines()) == 41


def test_a_results_file_is_gone_on_with(cluster: Cluster, tmp_path: Path) -> None:
    contest = ContestSetup.checked("sushi-go", ["greedy", "random"], players=2)
    file = tmp_path / "results.jsonl"
    play_contest(contest, 10, results=file, processes=1)
    first = file.read_text()
    play_contest(contest, 60, results=file, played=cluster.play_deals)
    assert file.read_text().startswith(first)
    whole = play_contest(contest, 60, processes=1)
    again = play_contest(contest, 60, results=file, processes=1)
    assert [bot.points for bot in again.bots] == [bot.points for bot in whole.bots]


def test_menus_are_measured_alike_on_a_cluster(cluster: Cluster) -> None:
    study, parts = Study.checked(games=2), [Part(2, 0, 3), Part(5, 100, 2), Part(8, 7, 1)]
    prepare_study(study)
    here = [measure_part(study, part) for part in parts]
    there = cluster.measure_menus(study, parts)
    assert [one.tobytes() for one in there] == [one.tobytes() for one in here]


def test_puzzles_are_made_alike_on_a_cluster(nodes: LocalNodes, tmp_path: Path) -> None:
    here, there = tmp_path / "here.txt", tmp_path / "there.txt"
    make = "puzzles", "make", "sushi-go"
    assert command(*make, here, "--count", "2", "--seed", "tea").status == 0
    options = "--count", "2", "--seed", "tea", "--cluster", nodes.address
    assert command(*make, there, *options).status == 0
    assert there.read_text() == here.read_text()


def test_a_network_learns_from_games_that_a_cluster_plays(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from sushibar.train import TrainingSettings, train

    out = tmp_path / "mine.npz"
    settings = TrainingSettings(
        "sushi-go", minutes=0.2, games=48, steps=16, width=16, out=out, report_seconds=4, pool=0.5
    )
    *_, last = train(settings, cluster.collector)
    assert last.decisions % (48 * 16) == 0
    assert last.decisions > 0
    assert out.exists()


def test_the_commands_play_on_a_cluster(nodes: LocalNodes) -> None:
    alone = json.loads(command("sim", "sushi-go", "--games", "3000", "--json").printed)
    options = "--cluster", nodes.address, "--json"
    spread = json.loads(command("sim", "sushi-go", "--games", "3000", *options).printed)
    assert spread["mean_points"] == alone["mean_points"]
    contest = ("arena", "sushi-go", "--bots", "greedy,random", "--players", "2", "--deals", "20")
    here = json.loads(command(*contest, "--json").printed)
    there = json.loads(command(*contest, *options).printed)
    assert [bot["points"] for bot in there["bots"]] == [bot["points"] for bot in here["bots"]]


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(ClusterUnreachable, match=r"127\.0\.0\.1:9"), connected("127.0.0.1:9"):
        pass


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "cluster", ("no_such_package",))
    with pytest.raises(MissingExtra, match=r"sushibar\[cluster\]"), connected("local"):
        pass
