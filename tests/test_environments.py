"""Environments of other libraries: what they themselves check, and that the games are ours."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import sushibar.envs.gymnasium
import sushibar.envs.openspiel
from slow import first
from sushibar.envs import REWARDS, Batch, pettingzoo
from sushibar.envs.episodes import Episodes
from sushibar.envs.parity import every_setup
from sushibar.errors import IllegalAction, SetupError
from sushibar.games.kit import KITS
from sushibar.games.setup import Setup

SEED = 7
EVERY = {name: [setup.keywords for setup in every_setup(name)] for name in KITS}
"""Every edition, number of players, option and recommended menu."""


def a_setup_each(name: str) -> list[dict[str, Any]]:
    return [{**setup, "game": name} for setup in EVERY[name]]


SOME_SETUPS = [EVERY["sushi-go"][place] | {"game": "sushi-go"} for place in (0, -1)]
EVERY_SETUP = [setup for name in KITS for setup in a_setup_each(name)]


def legal_at_random(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.asarray(mask).nonzero()[0]))


# Episodes


def check_against_a_batch(setup: Setup, games: int = 2) -> None:
    """The same choices lead to the same features, masks and rewards as in a batch."""
    batch = Batch(setup.game, setup, 1, "cpu", seed=SEED)
    buffers, choices = batch.buffers(), np.zeros(1, np.int64)
    batch.reset(buffers)
    episodes = Episodes(setup, seed=SEED)
    episodes.start()
    episodes.play_on()
    while games:
        seat = int(buffers.seats[0])
        assert episodes.owing[0] & -episodes.owing[0] == 1 << seat
        assert episodes.observations[0, seat].tobytes() == buffers.observations[0].tobytes()
        assert episodes.masks[0, seat].tobytes() == buffers.masks[0].tobytes()
        batch.choose_at_random(buffers, choices)
        episodes.choose(seat, int(choices[0]))
        episodes.play_on()
        batch.step(choices, buffers)
        assert episodes.over() == bool(buffers.ends[0])
        if episodes.over():
            assert np.array_equal(episodes.rewards[0], buffers.rewards[0, : setup.players])
            episodes.start()
            episodes.play_on()
            games -= 1


def test_episodes_are_the_games_of_a_batch() -> None:
    for setup in SOME_SETUPS:
        check_against_a_batch(Setup.checked(**setup))


@pytest.mark.long
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_long_episodes_are_the_games_of_a_batch(setup: dict[str, Any]) -> None:
    check_against_a_batch(Setup.checked(**setup))


def test_the_order_in_which_seats_answer_does_not_matter() -> None:
    setup = Setup.checked("sushi-go", 4)
    ends = []
    for step in (1, -1):
        episodes, rng = Episodes(setup, seed=SEED), np.random.default_rng(SEED)
        episodes.start()
        episodes.play_on()
        while not episodes.over():
            owing = [seat for seat in range(4) if episodes.owes(seat)]
            chosen = {seat: legal_at_random(episodes.masks[0, seat], rng) for seat in owing}
            for seat in owing[::step]:
                episodes.choose(seat, chosen[seat])
                episodes.play_on()
        ends.append(episodes.rewards.tobytes())
    assert ends[0] == ends[1]


def test_a_seat_that_owes_nothing_cannot_choose() -> None:
    episodes = Episodes(Setup.checked("sushi-go", 3))
    episodes.start()
    episodes.play_on()
    choice = int(episodes.masks[0, 0].argmax())
    episodes.choose(0, choice)
    episodes.play_on()
    with pytest.raises(IllegalAction, match="seat 0"):
        episodes.choose(0, choice)


# PettingZoo


def check_by_pettingzoo(game: str, **setup: Any) -> None:
    def one_by_one(render_mode: str | None = None) -> Any:
        return pettingzoo.env(game, render_mode=render_mode, **setup)

    def all_at_once() -> Any:
        return pettingzoo.parallel_env(game, **setup)

    api_test(one_by_one(), num_cycles=120)
    parallel_api_test(all_at_once(), num_cycles=60)
    seed_test(one_by_one, num_cycles=20)
    parallel_seed_test(all_at_once, num_cycles=20)
    render_test(one_by_one)


# Theirs warn of observations with a mask, which their documentation recommends.
pettingzoo_warns = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@pettingzoo_warns
@pytest.mark.parametrize("setup", SOME_SETUPS, ids=str)
def test_pettingzoo_finds_nothing_wrong(setup: dict[str, Any]) -> None:
    check_by_pettingzoo(**setup)


@pytest.mark.long
@pettingzoo_warns
@pytest.mark.parametrize("setup", EVERY_SETUP, ids=str)
def test_long_pettingzoo_finds_nothing_wrong(setup: dict[str, Any]) -> None:
    check_by_pettingzoo(**setup)


def test_agents_that_choose_at_the_same_time_play_the_same_game_as_one_after_the_other() -> None:
    alone, together = pettingzoo.env(players=3), pettingzoo.parallel_env(players=3)
    alone.reset(seed=SEED)
    seen, _ = together.reset(seed=SEED)
    rng = np.random.default_rng(SEED)
    while together.agents:
        actions = {}
        for agent in together.agents:
            mask = seen[agent]["action_mask"]
            if mask[-1]:
                assert together.choices[-1] == "wait"
                actions[agent] = len(mask) - 1
            else:
                actions[agent] = legal_at_random(mask, rng)
                assert np.array_equal(
                    alone.observe(agent)["observation"], seen[agent]["observation"]
                )
        asked = [agent for agent in together.agents if not seen[agent]["action_mask"][-1]]
        seen, rewards, ends, _, infos = together.step(actions)
        for agent in asked:
            alone.episodes.choose(alone.seats[agent], actions[agent])
            alone.episodes.play_on()
    assert all(ends.values())
    assert sum(rewards.values()) == pytest.approx(1)
    points = [infos[f"seat_{seat}"]["points"] for seat in range(3)]
    assert points == alone.episodes.rewards[0, :, REWARDS.index("points")].tolist()


def test_an_illegal_action_ends_the_game_without_rewards() -> None:
    env = pettingzoo.env(players=2)
    env.reset(seed=SEED)
    env.step(env.choices.index("call-chopsticks"))
    assert all(env.truncations.values())
    assert env.infos["seat_0"] == {"illegal": True}
    together = pettingzoo.parallel_env(players=2)
    together.reset(seed=SEED)
    *_, cuts, infos = together.step(dict.fromkeys(together.agents, len(together.choices) - 1))
    assert all(cuts.values())
    assert infos["seat_1"] == {"illegal": True}
    assert not together.agents


# Gymnasium


def play_alone(env: Any, seed: int | None, games: int = 1) -> list[float]:
    rng, rewards = np.random.default_rng(SEED), []
    for _ in range(games):
        seen, _ = env.reset(seed=seed)
        seed, ended = None, False
        while not ended:
            seen, _, ended, cut, info = env.step(legal_at_random(seen["action_mask"], rng))
            assert not cut
        rewards.append(info["points"])
    return rewards


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
@pytest.mark.parametrize("name", first(1, [*KITS]))
def test_gymnasium_finds_nothing_wrong(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = "".join(word.capitalize() for word in name.split("-"))
    env = gymnasium.make(f"sushibar/{words}-v1", players=2)
    check_env(env.unwrapped)
    assert "points" in capsys.readouterr().out


def test_a_seed_deals_the_same_games_again() -> None:
    env = gymnasium.make("sushibar/SushiGo-v1", players=3, bots=["greedy", "random"])
    first_time = play_alone(env, SEED, games=3)
    assert play_alone(env, SEED, games=3) == first_time
    assert play_alone(env, SEED + 1, games=3) != first_time


def test_any_bot_can_sit_in_the_other_seats() -> None:
    bots: list[Any] = ["beginner", lambda view: view.legal[0], sushibar.bot("greedy", luck="tea")]
    env = gymnasium.make("sushibar/SushiGo-v1", players=4, seat=2, bots=bots, reward="margin")
    assert len(play_alone(env, SEED, games=2)) == 2
    env.close()


def test_a_vector_plays_what_single_environments_play() -> None:
    many = gymnasium.make_vec("sushibar/SushiGo-v1", num_envs=8, players=4, bots="greedy")
    seen, _ = many.reset(seed=SEED)
    rng, ended, points = np.random.default_rng(SEED), 0, []
    episodes = Episodes(Setup.checked("sushi-go", 4), 8, SEED, [0], [-1, 1, 1, 1])
    for place in range(8):
        episodes.start(place)
    episodes.play_on()
    while ended < 12:
        assert np.array_equal(seen["observation"], episodes.observations[:, 0])
        actions = np.array([legal_at_random(mask, rng) for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = many.step(actions)
        assert not cut.any()
        for place in range(8):
            only = np.arange(8) == place
            episodes.choose(0, int(actions[place]), place)
            episodes.play_on(only)
            assert episodes.over(place) == bool(over[place])
            if over[place]:
                assert infos["final_info"]["points"][place] == episodes.rewards[place, 0, 2]
                assert infos["_final_info"][place]
                points.append(float(rewards[place]))
                episodes.start(place)
                episodes.play_on(only)
                ended += 1


def test_illegal_actions_in_a_vector_start_those_games_again() -> None:
    many = gymnasium.make_vec("sushibar/SushiGo-v1", num_envs=3, players=2)
    seen, _ = many.reset(seed=SEED)
    actions = seen["action_mask"].argmax(1)
    actions[1] = 1000
    before = seen["observation"].copy()
    seen, _, over, cut, infos = many.step(actions)
    assert over.tolist() == [False, True, False]
    assert not cut.any()
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    assert not np.array_equal(seen["observation"][1], before[1])
    assert seen["action_mask"].any(axis=1).all()


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2, "players": 2},
        {"bots": ["greedy"] * 3, "players": 3},
        {"reward": "glory"},
        {"players": 9},
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        sushibar.envs.gymnasium.SeatEnv("sushi-go", **wrong)


# OpenSpiel


SPIELS = [
    "sushibar_sushi_go",
    "sushibar_sushi_go_turn_based",
    "sushibar_party",
    "sushibar_party_turn_based",
    "sushibar_wasabi",
]


@pytest.mark.parametrize("name", first(2, SPIELS))
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    game = pyspiel.load_game(name, {"players": 3, "deals": 8})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_cfr_solves_the_last_turns_of_a_game() -> None:
    game = pyspiel.load_game("sushibar_sushi_go_turn_based", {"players": 2, "deals": 1, "skip": 54})
    solver = cfr.CFRSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < min(before, 0.02)


def test_information_set_mcts_chooses_by_what_its_seat_knows() -> None:
    game = pyspiel.load_game("sushibar_sushi_go_turn_based", {"players": 2, "deals": 8})
    state = game.new_initial_state()
    state.apply_action(3)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(SEED))
    bot = ismcts.ISMCTSBot(game=game, evaluator=rollouts, uct_c=2.0, max_simulations=8)
    for _ in range(2):
        assert state.current_player() in (0, 1)
        state.apply_action(bot.step(state))
    guessed = state.resample_from_infostate(state.current_player(), np.random.default_rng(1).random)
    assert guessed.current_player() == state.current_player()
    seen = [one.observation_tensor(one.current_player()) for one in (state, guessed)]
    assert seen[0] == seen[1]


def test_seats_choose_at_the_same_time_where_they_do() -> None:
    state = pyspiel.load_game("sushibar_sushi_go", {"players": 3}).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(0)
    assert state.is_simultaneous_node()
    state.apply_actions([state.legal_actions(seat)[0] for seat in range(3)])
    names = {game.short_name for game in pyspiel.registered_games()}
    assert set(SPIELS) <= names
