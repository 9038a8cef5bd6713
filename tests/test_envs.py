"""Batches of games as environments: stepped, rewarded and started again as the rulebook plays."""

import json
import subprocess
import sys
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from slow import first
from sushibar.batch.cuda import BLOCK_BYTES
from sushibar.batch.states import stepped_state
from sushibar.envs import MARGIN, POINTS, REWARDS, WIN, Batch
from sushibar.envs.cuda import shape_for
from sushibar.envs.parity import compare, every_setup
from sushibar.errors import IllegalAction, SetupError, UnknownName
from sushibar.games.kit import KITS, kit_named
from sushibar.rulebook.chance import DEALER, Philox, seed_philox
from sushibar.rulebook.rule import new
from without import run_without

SOME: dict[str, list[dict[str, Any]]] = {
    "sushi-go": [
        {"players": 2, "options": ["dummy"]},
        {"players": 3, "edition": "zoch"},
        {"players": 5, "options": ["pass-both-ways"]},
    ],
    "party": [
        {"players": 2, "menu": "uramaki,tofu,onigiri,miso-soup,menu,sake,fruit"},
        {"players": 4, "menu": "temaki,eel,sukeroku,edamame,spoon,special-order,pudding"},
        {"players": 8, "menu": "maki,tempura,sashimi,dumpling,chopsticks,takeout-box,fruit"},
    ],
    "wasabi": [{"players": 2}, {"players": 3}, {"players": 4}],
}
each_game = pytest.mark.parametrize("name", KITS)
SEED = 7
STEPS = {"sushi-go": 150, "party": 150, "wasabi": 450}
"""Enough for one game to end."""


def started(name: str, games: int, device: str = "python", **settings: Any) -> tuple[Any, Any, Any]:
    """A batch of some setups, its buffers and choices, at the first decision of all games."""
    batch = Batch(name, SOME[name], games, device, seed=SEED, **settings)
    buffers = batch.buffers()
    batch.reset(buffers)
    return batch, buffers, np.zeros(games, np.int64)


class Replay:
    """One game of a batch, played again step by step by the rulebook in CPython."""

    def __init__(self, batch: Batch, place: int) -> None:
        self.batch, self.place, self.game = batch, place, batch.game
        self.config = batch.setups[batch.which[place]].config
        self.encoding = kit_named(self.game.name).features
        self.tables = np.array([*self.encoding.tables(self.config)], np.int16)
        self.state, self.rng = new(self.game.state), new(Philox)
        self.episode = 0
        self.start()

    def start(self) -> None:
        number = self.place + self.batch.games * self.episode
        seed_philox(self.rng, SEED, number, DEALER)
        self.game.start(self.config, self.state)
        while self.game.advance(self.config, self.state, self.rng):
            pass
        self.episode += 1

    def asked(self) -> tuple[int, list[int]]:
        """Who is asked, and the legal actions, of which there are several."""
        while True:
            seat = bin(self.game.pending(self.config, self.state))[::-1].index("1")
            mask = np.zeros(self.game.actions, np.int8)
            self.game.legal(self.config, self.state, seat, mask)
            actions = [int(action) for action in mask.nonzero()[0]]
            if len(actions) > 1:
                return seat, actions
            self.game.act(self.config, self.state, seat, actions[0], self.rng)

    def act(self, seat: int, choice: int) -> bool:
        """Take a choice; whether that has ended the game."""
        action = self.encoding.action(self.config, self.tables, self.state, seat, choice)
        self.game.act(self.config, self.state, seat, action, self.rng)
        while not self.game.over(self.state):
            owing = self.game.pending(self.config, self.state)
            seat = bin(owing)[::-1].index("1")
            mask = np.zeros(self.game.actions, np.int8)
            self.game.legal(self.config, self.state, seat, mask)
            if mask.sum() > 1:
                return False
            self.game.act(self.config, self.state, seat, int(mask.argmax()), self.rng)
        return True

    def rewards(self) -> list[list[float]]:
        """What every seat gets now that the game has ended."""
        players = int(self.config.players)
        points = [self.game.total(self.state, seat) for seat in range(players)]
        winners = self.game.winners(self.config, self.state)
        shares = [winners >> seat & 1 for seat in range(players)]
        rows = [
            [
                shares[seat] / sum(shares),
                points[seat] - max(points[:seat] + points[seat + 1 :]),
                points[seat],
            ]
            for seat in range(players)
        ]
        return rows + [[0, 0, 0]] * (self.game.seats - players)


@each_game
def test_a_batch_plays_what_the_rulebook_plays(name: str) -> None:
    batch, buffers, choices = started(name, 3)
    replays = [Replay(batch, place) for place in range(3)]
    ended = 0
    for _ in range(STEPS[name]):
        for place, replay in enumerate(replays):
            seat, actions = replay.asked()
            assert buffers.seats[place] == seat
            row = np.zeros(batch.features.size, np.int8)
            replay.encoding.write(replay.config, replay.tables, replay.state, seat, row)
            assert buffers.observations[place].tobytes() == row.tobytes()
            assert buffers.masks[place].sum() == len(actions)
        batch.choose_at_random(buffers, choices)
        asked = buffers.seats.copy()
        batch.step(choices, buffers)
        for place, replay in enumerate(replays):
            over = replay.act(int(asked[place]), int(choices[place]))
            assert buffers.ends[place] == over
            rewards = replay.rewards() if over else np.zeros((batch.game.seats, len(REWARDS)))
            assert np.allclose(buffers.rewards[place], rewards)
            if over:
                ended += 1
                replay.start()
    assert ended > 0


@pytest.mark.parametrize("name", first(1, [*KITS]))
def test_features_masks_and_rewards_are_alike_in_cpython_and_compiled(name: str) -> None:
    compared = compare(name, SOME[name], ("python", "cpu"), 6, 120, 3)
    assert compared.equal == compared.steps
    assert compared.ended > 0


@pytest.mark.long
@each_game
def test_long_every_setup_is_alike_in_cpython_and_compiled(name: str) -> None:
    setups = every_setup(name)
    compared = compare(name, setups, ("python", "cpu"), 2 * len(setups), 400, 4)
    assert compared.equal == compared.steps
    assert compared.ended > len(setups)


def test_every_feature_and_choice_of_sushi_go_comes_up() -> None:
    batch = Batch("sushi-go", every_setup("sushi-go"), 1500, seed=1)
    buffers, choices = batch.buffers(), np.zeros(1500, np.int64)
    batch.reset(buffers)
    features, chosen = np.zeros(batch.features.size, bool), np.zeros(len(batch.choices), bool)
    for _ in range(400):
        features |= (buffers.observations != 0).any(axis=0)
        chosen |= buffers.masks.any(axis=0)
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
    assert not features[batch.features[-1].end :].any()
    missing = {int(place) for place in (~features).nonzero()[0]}
    lead = batch.features.start("plates") + 19  # of oneself on oneself
    spare = set(range(batch.features[-1].end, batch.features.size))
    assert missing <= {lead, *spare}
    assert chosen.all()


def test_the_winner_has_the_whole_reward_and_a_positive_margin() -> None:
    batch, buffers, choices = started("sushi-go", 300, "cpu")
    ended = 0
    for _ in range(300):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
        for game in buffers.ends.nonzero()[0]:
            rewards = buffers.rewards[game, : batch.players[game]]
            assert np.isclose(rewards[:, WIN].sum(), 1)
            assert (rewards[rewards[:, WIN] > 0, MARGIN] >= 0).all()
            assert (rewards[rewards[:, WIN] > 0, POINTS] == rewards[:, POINTS].max()).all()
            ended += 1
        assert not buffers.rewards[~buffers.ends].any()
    assert ended > 300


def test_threads_change_nothing() -> None:
    one, buffers, choices = started("sushi-go", 50, "cpu")
    other, others, same = started("sushi-go", 50, "cpu", threads=3)
    for _ in range(100):
        one.choose_at_random(buffers, choices)
        other.choose_at_random(others, same)
        one.step(choices, buffers)
        other.step(same, others)
    assert buffers.observations.tobytes() == others.observations.tobytes()


def test_a_game_starts_again_when_asked_to() -> None:
    batch, buffers, choices = started("sushi-go", 3)
    first = buffers.observations.copy()
    batch.choose_at_random(buffers, choices)
    choices[1] = -1
    batch.step(choices, buffers)
    again = Replay(batch, 1)
    again.start()
    row = np.zeros(batch.features.size, np.int8)
    again.encoding.write(again.config, again.tables, again.state, 0, row)
    assert buffers.observations[1].tobytes() == row.tobytes()
    assert buffers.observations[1].tobytes() != first[1].tobytes()
    assert not buffers.ends.any()


# Buffers


def test_a_batch_writes_into_arrays_of_the_caller() -> None:
    batch = Batch("sushi-go", {"players": 3}, 4, "cpu")
    steps = {
        name: np.full((5, *field.shape), 7).astype(field.dtype)
        for name, field in batch.fields.items()
    }
    slots = [batch.bind(**{name: steps[name][step] for name in steps}) for step in range(5)]
    batch.reset(slots[0])
    choices = np.zeros(4, np.int64)
    for before, after in pairwise(slots):
        batch.choose_at_random(before, choices)
        batch.step(choices, after)
    assert len({one.tobytes() for one in steps["observations"]}) == 5
    assert steps["seats"][:, 0].tolist() == [0, 1, 2, 0, 1]
    assert steps["masks"].any(axis=2).all()
    assert not steps["rewards"].any()


def test_torch_tensors_are_written_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("sushi-go", {"players": 3}, 4, "cpu")
    buffers = batch.bind(
        **{
            name: torch.zeros(field.shape, dtype=getattr(torch, field.dtype.name))
            for name, field in batch.fields.items()
        }
    )
    batch.reset(buffers)
    batch.step(buffers.masks.float().argmax(1), buffers)
    assert buffers.observations.any()
    assert buffers.seats.tolist() == [1] * 4


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("observations", np.zeros((4, 240), np.float32)),
        ("observations", np.zeros((4, 480), np.int8)[:, ::2]),
        ("masks", np.zeros((3, 29), bool)),
        ("ends", np.zeros(4, np.int64)),
    ],
)
def test_wrong_buffers_are_refused(name: str, wrong: np.ndarray[Any, Any]) -> None:
    batch = Batch("sushi-go", {"players": 3}, 4, "python")
    arrays = {one: np.zeros(field.shape, field.dtype) for one, field in batch.fields.items()}
    with pytest.raises(SetupError, match=name):
        batch.bind(**{**arrays, name: wrong})


def test_an_illegal_choice_is_refused_and_does_nothing() -> None:
    batch, buffers, choices = started("sushi-go", 3)
    before = buffers.observations.copy()
    choices[:] = batch.choices.index("call-chopsticks")
    with pytest.raises(IllegalAction, match="3"):
        batch.step(choices, buffers)
    choices[:] = len(batch.choices)
    with pytest.raises(IllegalAction):
        batch.step(choices, buffers)
    assert before.tobytes() == buffers.observations.tobytes()


# Setups


def test_setups_share_the_games_in_their_order() -> None:
    batch = Batch("sushi-go", games=8, device="python")
    assert batch.players.tolist() == [2, 2, 3, 3, 4, 4, 5, 5]
    assert Batch("party", {"players": 8}, 2, "python").players.tolist() == [8, 8]


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"game": "chess"}, UnknownName),
        ({"device": "abacus"}, SetupError),
        ({"games": 0}, SetupError),
        ({"seed": -1}, SetupError),
        ({"threads": 0}, SetupError),
        ({"setups": []}, SetupError),
        ({"setups": {"players": 9}}, SetupError),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        Batch(**{"game": "sushi-go", "device": "python", "games": 2, **settings})


@each_game
def test_the_games_of_a_block_fit_into_the_shared_memory_of_a_gpu(name: str) -> None:
    kit = kit_named(name)
    state = stepped_state(kit.rules, *(setup.config for setup in every_setup(name)))
    shape = shape_for(state, kit.features)
    assert shape.bytes <= BLOCK_BYTES
    assert shape.state_words % 2 == 1
    assert shape.row_words % 2 == 1
    assert shape.block * shape.mask_bytes % 4 == 0  # each block of masks begins with a word


@each_game
def test_states_rows_and_masks_of_a_block_lie_one_after_the_other(name: str) -> None:
    kit = kit_named(name)
    state = stepped_state(kit.rules)
    shape = shape_for(state, kit.features)
    memory = np.zeros(1, shape.memory)[0]
    memory["rows"][-1, : kit.features.layout.size] = 1
    memory["masks"][:] = 2
    content = np.frombuffer(memory["words"].tobytes(), np.int8)
    assert len(content) == shape.bytes
    assert not content[: shape.block * state.itemsize].any()
    assert np.count_nonzero(content == 1) == kit.features.layout.size
    assert (content[-shape.block * len(kit.features.choices) :] == 2).all()


def test_a_state_that_is_only_stepped_keeps_no_past_rounds() -> None:
    rules = kit_named("sushi-go").rules
    assert stepped_state(rules).itemsize < rules.state.itemsize
    assert stepped_state(rules)["plates"].shape[0] == 2


# The command


def test_the_command_compares_targets_and_names_features() -> None:
    command = [sys.executable, "-m", "sushibar.envs"]
    few = ["--targets", "python", "cpu", "--games", "15", "--steps", "5"]
    done = subprocess.run([*command, "parity", "sushi-go", *few], capture_output=True, check=True)
    assert json.loads(done.stdout)["equal"] == 5
    done = subprocess.run([*command, "features", "wasabi"], capture_output=True, check=True)
    slices = [json.loads(line) for line in done.stdout.splitlines()]
    assert slices[0] == kit_named("wasabi").features.layout[0]._asdict()
    assert slices[-1]["size"] == 1232


def test_environments_need_numpy_and_numba_alone(tmp_path: Path) -> None:
    lacking = {"fluent", "filelock", "platformdirs", "pydantic", "typer", "typing_extensions"}
    program = """
from sushibar.envs import Batch
import numpy as np
for game in ("sushi-go", "party", "wasabi"):
    batch = Batch(game, games=4, device="python")
    buffers, choices = batch.buffers(), np.zeros(4, np.int64)
    batch.reset(buffers)
    batch.choose_at_random(buffers, choices)
    batch.step(choices, buffers)
print(batch.features.size)
"""
    printed = run_without(lacking, program, tmp_path, commands=False)
    assert printed.strip() == "1232"


def test_a_comparison_is_told_as_json() -> None:
    compared = compare("sushi-go", {"players": 2}, ("python", "python"), 2, 3, 1)
    assert json.loads(json.dumps(asdict(compared)))["steps"] == 3
