"""Networks that learn: small trainings on the processor, resumed, exported and asked again."""

# ruff: noqa: E402 (what is imported below needs torch, which may be missing)

import json
import subprocess
import sys
import xml.etree.ElementTree as Xml
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from sushibar.bots.network.file import HEADS, read
from sushibar.bots.network.inference import plain_forward, scratch_for
from sushibar.bots.network.policy import forward_kernel
from sushibar.envs import Batch
from sushibar.errors import NetworkError, SetupError, UnknownName
from sushibar.train import TrainingSettings, train
from sushibar.train.advantages import normalized, returns, weighed
from sushibar.train.collector import Collector
from sushibar.train.network import Learner, learner_of, quickest_precision
from sushibar.train.setups import Rollouts, is_usual, training_setups
from sushibar.train.trainer import Trainer
from without import run_without

SMALL: dict[str, Any] = {"games": 128, "rows": 1024, "width": 32, "threads": 1}


def trained(out: Path, **settings: Any) -> list[Any]:
    return list(train(TrainingSettings("sushi-go", out=out, **{**SMALL, **settings})))


def test_training_learns_to_beat_random_players_in_seconds(tmp_path: Path) -> None:
    """Measured in iterations and not in time: a busy machine learns as much, only later."""
    torch.manual_seed(1)
    trainer = Trainer(TrainingSettings("sushi-go", out=tmp_path / "net.npz", seed=1, **SMALL))
    before = trainer.share_of(None)
    for iteration in range(40):
        trainer.collector.collect(trainer.learner, None)
        trainer.optimizer.learn(trainer.collector, iteration / 40)
        trainer.collector.go_on()
    after = trainer.share_of(None)
    assert before < 1.6
    assert after > 1.9
    assert after > before + 0.5


def test_a_training_writes_a_network_a_checkpoint_and_a_curve_and_goes_on(tmp_path: Path) -> None:
    first = trained(tmp_path / "one.npz", minutes=0.02)
    steps = TrainingSettings("sushi-go", **SMALL).steps
    assert first[-1].decisions >= SMALL["games"] * steps
    assert first[-1].decisions % (SMALL["games"] * steps) == 0
    assert Xml.fromstring((tmp_path / "one.svg").read_text(encoding="utf-8")).tag.endswith("svg")
    card = read(tmp_path / "one.npz", "sushi-go").card
    assert card["trained"]["decisions"] == first[-1].decisions
    assert card["trained"]["settings"]["width"] == 32
    again = trained(tmp_path / "two.npz", minutes=0.04, start=tmp_path / "one.pt")
    assert again[-1].decisions > first[-1].decisions
    checkpoint = torch.load(tmp_path / "two.pt", weights_only=True)
    assert [one["decisions"] for one in checkpoint["curve"]] == [
        one.decisions for one in [*first, *again]
    ]


def test_a_training_starts_with_what_a_checkpoint_or_a_network_has_learned(tmp_path: Path) -> None:
    trained(tmp_path / "one.npz", minutes=0.0001)
    learned = learner_of(read(tmp_path / "one.npz", "sushi-go"), "cpu").state()
    fresh = Trainer(TrainingSettings("sushi-go", **SMALL))
    assert not torch.allclose(fresh.learner.state()[0], learned[0], atol=1e-3)
    for start in ("one.npz", "one.pt"):
        trainer = Trainer(TrainingSettings("sushi-go", start=tmp_path / start, **SMALL))
        for ours, theirs in zip(trainer.learner.state(), learned, strict=True):
            assert torch.allclose(ours, theirs, rtol=1e-3, atol=1e-6)  # halves in the file
    assert trainer.decisions == trainer.curve[-1].decisions > 0
    assert trainer.optimizer.adam.state_dict()["state"]


def test_a_card_tells_all_trainings_of_a_network(tmp_path: Path) -> None:
    trained(tmp_path / "one.npz", minutes=0.0001)
    trained(tmp_path / "two.npz", minutes=0.0001, start=tmp_path / "one.npz")
    trained(tmp_path / "three.npz", minutes=0.0001, start=tmp_path / "two.npz")
    one, two = (read(tmp_path / f"{name}.npz").card["trained"] for name in ("one", "two"))
    three = read(tmp_path / "three.npz").card["trained"]
    assert one["before"] == []
    assert [past["decisions"] for past in three["before"]] == [one["decisions"], two["decisions"]]


@pytest.mark.parametrize(
    ("out", "network"),
    [("net.npz", "net.npz"), ("net.pt", "net.npz"), ("net.svg", "net.npz"), ("v1.2", "v1.2.npz")],
)
def test_a_network_lies_beside_its_checkpoint_whatever_it_is_called(
    tmp_path: Path, out: str, network: str
) -> None:
    trained(tmp_path / out, minutes=0.0001)
    stem = network.removesuffix(".npz")
    assert {path.name for path in tmp_path.iterdir()} == {network, f"{stem}.pt", f"{stem}.svg"}
    assert read(tmp_path / network, "sushi-go").game == "sushi-go"
    assert torch.load(tmp_path / f"{stem}.pt", weights_only=True)["decisions"] > 0


def test_games_that_taught_nothing_yet_change_nothing_and_do_not_stop_a_training(
    tmp_path: Path,
) -> None:
    """Of two steps the first teaches something only if the same seat decides again."""
    few = {"games": 1, "steps": 2, "ahead": 0, "minutes": 1e-6}
    trainer = Trainer(TrainingSettings("sushi-go", out=tmp_path / "net.npz", **{**SMALL, **few}))
    before = trainer.learner.state()
    trainer.collector.collect(trainer.learner, None)
    assert trainer.optimizer.learn(trainer.collector, 0.0) is None
    assert all(map(torch.equal, before, trainer.learner.state()))
    (report,) = trained(tmp_path / "net.npz", **few)
    assert report.as_json()["entropy"] is None
    assert json.loads(json.dumps(report.as_json(), allow_nan=False))["decisions"] == 2
    assert Xml.fromstring((tmp_path / "net.svg").read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize(
    "settings",
    [
        {"pool": 0.5, "pool_every": 1, "taste": 4.0},
        {"against": "one.npz"},
        {"against": "one.npz", "pool": 0.5},
    ],
)
def test_others_can_play_the_other_seats(tmp_path: Path, settings: dict[str, Any]) -> None:
    trained(tmp_path / "one.npz", minutes=0.005)
    if "against" in settings:
        settings = {**settings, "against": tmp_path / "one.npz"}
    out = {"out": tmp_path / "two.npz", "minutes": 0.005}
    trainer = Trainer(TrainingSettings("sushi-go", **SMALL | out | settings))
    assert trainer.others is not None
    with_others = (trainer.collector.learns.sum(1) == 1).sum()
    before = trainer.others.state()
    list(trainer.run())
    if "pool" in settings:
        assert with_others == 50 + 28  # of the first and of the second hundred games
    else:
        assert with_others == SMALL["games"]
    if trainer.settings.is_fixed:
        assert all(map(torch.equal, before, trainer.others.state()))
    else:
        played = trainer.others.state()
        assert any(all(map(torch.equal, one, played)) for one in trainer.pool)


def test_seats_that_do_not_learn_have_tastes_that_last_for_a_game() -> None:
    """A taste stronger than any policy is what such a seat chooses by, and nobody else does."""
    setups = training_setups("sushi-go", 0, 1)
    torch.manual_seed(2)
    rollouts = Rollouts("sushi-go", setups, 200, 60, 0, "cpu", 3, with_others=0.5, taste=1e6)
    collector = Collector(rollouts, 1)
    learner = Learner("sushi-go", 32, "cpu", seed=1)
    first = collector.tastes.clone()
    collector.collect(learner, learner)
    is_liked = torch.zeros(60, 200, dtype=torch.bool)
    for step in range(60):
        ended = collector.kept["ends"][1 : step + 1].any(0)[collector.lone]
        seats = collector.kept["seats"][step].long()[collector.lone]
        tastes = first[torch.arange(len(seats)), seats]
        masks = collector.kept["masks"][step][collector.lone]
        liked = tastes.masked_fill(~masks, -torch.inf).argmax(1)
        is_liked[step, collector.lone] = (
            collector.choices[step, collector.lone] == liked
        ) | ended  # a new game, a new taste
    assert is_liked[:, collector.lone][~collector.learning[:, collector.lone]].all()
    assert not is_liked[:, collector.lone][collector.learning[:, collector.lone]].all()
    assert collector.learning[:, [n for n in range(200) if n not in collector.lone]].all()
    over = collector.kept["ends"][1:].any(0)[collector.lone]
    assert over.any()
    assert not over.all()
    assert ((collector.tastes != first).flatten(1).any(1) == over).all()


def test_seats_that_do_not_learn_can_be_unsure_of_their_policy() -> None:
    """Then they often choose what their policy finds less likely; the learner never does."""
    setups = training_setups("sushi-go", 0, 1)
    learner = Learner("sushi-go", 32, "cpu", seed=1)
    with torch.no_grad():
        learner.parameters[6].mul_(1e5)  # so sure of itself that it always does the same
    for flattened, least, most in ((1.0, 0.0, 0.01), (1e7, 0.1, 0.9)):
        rollouts = Rollouts(
            "sushi-go", setups, 200, 60, 0, "cpu", 3, with_others=0.5, flattened=flattened
        )
        collector = Collector(rollouts, 1)
        collector.collect(learner, learner)
        seen, masks = (collector.kept[name][:-1] for name in ("observations", "masks"))
        with torch.no_grad():
            likeliest = learner(seen.flatten(0, 1), masks.flatten(0, 1))[0].argmax(1)
        is_other = collector.choices != likeliest.view_as(collector.choices)
        assert is_other[collector.learning].float().mean() < 0.01
        assert least <= is_other[~collector.learning].float().mean() < most
        assert masks.gather(2, collector.choices[..., None]).all()


def test_what_came_of_a_decision_is_known_when_it_is_learned_from() -> None:
    """Cooks take turns of many decisions: without a look ahead a long one of others hides it."""

    def known(ahead: int) -> Any:
        torch.manual_seed(1)
        rollouts = Rollouts("wasabi", training_setups("wasabi", 0, 1), 24, 16, ahead, "cpu", 3)
        collector = Collector(rollouts, 1)
        collector.collect(Learner("wasabi", 16, "cpu", seed=1), None)
        rows = collector.kept
        found = returns(
            collector.values, rows["seats"][:-1], rows["rewards"][1:], rows["ends"][1:], 0.9
        )
        return found.known[:16]

    assert not known(0).all()
    assert known(96).all()


def test_every_decision_is_learned_from_once() -> None:
    def collected(steps: int, times: int) -> list[Any]:
        torch.manual_seed(1)
        rollouts = Rollouts(
            "sushi-go", training_setups("sushi-go", 0, 1), 40, steps, 24, "cpu", 3, 0.5, 2.0
        )
        collector, learner = Collector(rollouts, 1), Learner("sushi-go", 16, "cpu", seed=1)
        rows, points = [], []
        for _ in range(times):
            collector.collect(learner, learner)
            rows.append([row[:steps].clone() for row in collector.rows])
            points.append(collector.points())
            collector.go_on()
        return [*map(torch.cat, zip(*rows, strict=True)), *map(sum, zip(*points, strict=True))]

    for by_parts, at_once in zip(collected(20, 3), collected(60, 1), strict=True):
        assert torch.equal(torch.as_tensor(by_parts), torch.as_tensor(at_once))


def test_what_people_mostly_play_is_trained_most() -> None:
    setups = training_setups("sushi-go", 0, 1)
    usual = [setup for setup in setups if is_usual(setup)]
    assert {setup.edition for setup in usual} == {"gamewright"}
    assert {setup.edition for setup in setups} == {"gamewright", "zoch"}
    assert len(usual) > len(setups) / 2


def test_half_precision_says_nearly_the_same() -> None:
    assert quickest_precision("cuda") is torch.bfloat16
    assert quickest_precision("cpu") in (torch.bfloat16, torch.float32)
    learner = Learner("sushi-go", 64, "cpu", seed=3)
    batch = Batch("sushi-go", games=64, seed=5)
    buffers = batch.buffers()
    batch.reset(buffers)
    seen, masks = torch.from_numpy(buffers.observations), torch.from_numpy(buffers.masks)
    with torch.no_grad():
        exact, exact_heads = learner(seen, masks)
        learner.precision = torch.bfloat16
        half, half_heads = learner(seen, masks)
    assert half.dtype == exact.dtype == torch.float32
    assert not torch.equal(half, exact)
    assert torch.allclose(half.exp(), exact.exp(), atol=0.01)
    assert torch.allclose(half_heads, exact_heads, atol=0.01)


def test_a_networks_answer_is_the_same_in_torch_and_compiled(tmp_path: Path) -> None:
    learner = Learner("sushi-go", 512, "cpu", seed=3)
    with torch.no_grad():
        learner.parameters[6].mul_(100)  # as sure of itself as one that has learned
    network = learner.network({"game": "sushi-go"})
    same = learner_of(network, "cpu")
    batch = Batch("sushi-go", games=64, seed=5)
    buffers, choices = batch.buffers(), np.zeros(64, np.int64)
    batch.reset(buffers)
    for _ in range(40):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
    scratch, answers = scratch_for(network.compact), []
    for row in buffers.observations:
        forward_kernel()(network.compact, row, scratch)
        answers.append(scratch.said[: len(batch.choices) + len(HEADS)].copy())
    said = np.array(answers)
    masks = torch.from_numpy(buffers.masks)
    with torch.no_grad():
        chances, heads = same(torch.from_numpy(buffers.observations), masks)
    ours = torch.log_softmax(
        torch.from_numpy(said[:, : len(batch.choices)]).masked_fill(~masks, -1e9), 1
    )
    assert torch.allclose(ours.exp(), chances.exp(), atol=1e-5)
    assert np.abs(said[:, len(batch.choices) :] - heads.numpy()).max() < 1e-5
    plain = plain_forward(network.weights, buffers.observations)
    assert np.abs(said - plain).max() < 1e-4


def test_returns_follow_each_seats_own_decisions() -> None:
    """Two seats take turns; the game ends with the third decision, won by seat 1."""
    values = torch.tensor([[[0.5, 0, 0]], [[0.4, 0, 0]], [[0.6, 0, 0]], [[0.1, 0, 0]]])
    seats = torch.tensor([[0], [1], [0], [0]], dtype=torch.int8)
    rewards, ends = torch.zeros(4, 1, 2, 3), torch.zeros(4, 1, dtype=torch.bool)
    rewards[2, 0, 1, 0], ends[2, 0] = 1.0, True
    found = returns(values, seats, rewards, ends, 0.9)
    wins = found.advantages[:, 0, 0]
    assert wins[2] == pytest.approx(0 - 0.6)
    assert wins[1] == pytest.approx(1 - 0.4)
    assert wins[0] == pytest.approx(0.6 - 0.5 + 0.9 * wins[2].item())
    assert found.known[:, 0].tolist() == [True, True, True, False]
    assert found.targets[1, 0, 0] == pytest.approx(1.0)


def test_a_victory_a_lead_and_points_are_weighed() -> None:
    advantages = torch.tensor([[0.5, 2.0, 3.0], [0.0, 0.0, -1.0]])
    assert weighed(advantages, 0.5, 0.0).tolist() == [1.5, 0.0]
    assert weighed(advantages, 0.0, 2.0).tolist() == [6.5, -2.0]


def test_advantages_are_of_one_size_for_every_number_of_players() -> None:
    gained = torch.tensor([[1.0, 30.0], [3.0, 10.0]])
    known = torch.ones(2, 2, dtype=torch.bool)
    scaled = normalized(gained, torch.tensor([2, 5]), known)
    assert torch.allclose(scaled, torch.tensor([[-1.0, 1.0], [1.0, -1.0]]), atol=1e-3)


def test_menus_are_drawn_beside_the_recommended_ones() -> None:
    setups = training_setups("party", 3, seed=1)
    assert {setup.players for setup in setups} == {*range(2, 9)}
    assert setups != training_setups("party", 3, seed=2)
    assert {setup.players for setup in training_setups("wasabi", 3, seed=1)} == {2, 3, 4}


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"game": "chess"}, UnknownName),
        ({"device": "abacus"}, SetupError),
        ({"minutes": -1}, SetupError),
        ({"pool": 2}, SetupError),
        ({"taste": -1.0}, SetupError),
        ({"flattened": 0.5}, SetupError),
        ({"width": 4}, SetupError),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        TrainingSettings(**{"game": "sushi-go", **settings})


def test_a_checkpoint_that_does_not_fit_is_refused(tmp_path: Path) -> None:
    trained(tmp_path / "one.npz", minutes=0.001)
    with pytest.raises(NetworkError, match="plays sushi-go, not wasabi"):
        list(train(TrainingSettings("wasabi", start=tmp_path / "one.pt", out=tmp_path / "two.npz")))
    with pytest.raises(NetworkError):
        trained(tmp_path / "two.npz", start=tmp_path / "none.pt")


# Commands


def test_training_needs_torch_numpy_and_numba_alone(tmp_path: Path) -> None:
    lacking = {"fluent", "filelock", "platformdirs", "pydantic", "typer", "rich", "textual"}
    program = """
from sushibar.train.__main__ import main
print(main(["sushi-go", "--minutes", "0.002", "--games", "16", "--width", "16", "--threads", "1"]))
"""
    *reports, status = run_without(lacking, program, tmp_path, commands=False).splitlines()
    assert status == "0"
    assert json.loads(reports[-1])["decisions"] > 0
    assert (tmp_path / "sushi-go.npz").exists()


def test_the_command_prints_a_table(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sushibar", "train", "sushi-go"]
    small = ["--minutes", "0.002", "--width", "16", "--out", "net.npz"]
    done = subprocess.run(
        [*command, *small], capture_output=True, cwd=tmp_path, encoding="utf-8", check=True
    )
    head, *rows, last = done.stdout.splitlines()
    assert head.split()[:2] == ["time", "decisions"]
    assert len(rows) >= 1
    assert "net.npz" in last
    done = subprocess.run(
        [*command, "--from", "no.npz"], capture_output=True, cwd=tmp_path, encoding="utf-8"
    )
    assert done.returncode != 0
    assert "there is no file" in done.stderr
