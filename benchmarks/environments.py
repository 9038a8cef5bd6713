"""Our environments beside others' card games: decisions a second in one process, in one run.

    python -m benchmarks.environments [--seconds S] [--repeats N]

Every environment is played at random through its own interface, in one thread; the acting player
draws from the mask or the list of legal actions that the environment gives. Those of RLCard need
`pip install rlcard`, PettingZoo's card games too; what is not installed is left out. Prints a JSON
line for each: the best of several repeats, by the seconds that the thread itself has worked,
because other work on the machine only ever makes a run slower.
"""

import argparse
import importlib
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from sushibar.extras import is_importable

RLCARD = ("leduc-holdem", "limit-holdem", "gin-rummy", "uno", "doudizhu")
OPENSPIEL = ("kuhn_poker", "leduc_poker", "hearts", "gin_rummy", "crazy_eights", "euchre")

Stepper = Iterator[int]
"""Plays on, and says how many decisions that took."""


def from_mask(luck: np.random.Generator, mask: Any) -> int:
    """A legal action at random."""
    legal = np.flatnonzero(mask)
    return int(legal[int(luck.random() * len(legal))])


# Interfaces


def pettingzoo_aec(make: Callable[[], Any]) -> Stepper:
    """An environment of PettingZoo in which one agent after the other acts."""
    env, luck, seed = make(), np.random.default_rng(1), 0
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(from_mask(luck, mask))
            yield 1


def gymnasium_one(make: Callable[[], Any]) -> Stepper:
    """A Gymnasium environment of one seat; the decisions of bots are not counted."""
    env, luck, seed = make(), np.random.default_rng(1), 0
    while True:
        seen, _ = env.reset(seed=seed)
        seed, over = seed + 1, False
        while not over:
            seen, _, ended, cut, _ = env.step(from_mask(luck, seen["action_mask"]))
            over = ended or cut
            yield 1


def gymnasium_many(make: Callable[[], Any]) -> Stepper:
    """A vector of Gymnasium."""
    envs, luck = make(), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    while True:
        masks = seen["action_mask"]
        drawn = np.where(masks, luck.random(masks.shape, np.float32), -1.0)
        seen, *_ = envs.step(drawn.argmax(axis=1))
        yield len(masks)


def batch(make: Callable[[], Any]) -> Stepper:
    """Our batch; it draws at random itself, compiled."""
    games = make()
    buffers, choices = games.buffers(), np.zeros(games.games, np.int64)
    games.reset(buffers)
    while True:
        games.choose_at_random(buffers, choices)
        games.step(choices, buffers)
        yield games.games


def openspiel(make: Callable[[], Any]) -> Stepper:
    """A game of OpenSpiel, with the information state or observation of the player who decides."""
    game, luck = make(), np.random.default_rng(1)
    kinds = game.get_type()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(outcomes[int(luck.choice(len(outcomes), p=chances))])
                continue
            player = state.current_player()
            if kinds.provides_observation_tensor:
                state.observation_tensor(player)
            else:
                state.information_state_tensor(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
            yield 1


def rlcard(make: Callable[[], Any]) -> Stepper:
    """An environment of RLCard."""
    env, luck = make(), np.random.default_rng(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(luck.random() * len(legal))])
            yield 1


# Who plays


def ours() -> dict[str, Stepper]:
    """The environments of this package."""
    import gymnasium
    import pyspiel

    import sushibar.envs.gymnasium
    import sushibar.envs.openspiel
    import sushibar.envs.pettingzoo
    from sushibar.envs import Batch

    names = {"sushi-go": "SushiGo", "party": "Party", "wasabi": "Wasabi"}
    found: dict[str, Stepper] = {}
    for game in names:
        found[f"sushibar Batch, {game}, 1,024 games"] = batch(
            partial(Batch, game, {"players": 4}, games=1024, threads=1)
        )
    found |= {
        "sushibar Gymnasium vector, sushi-go, 1,024 games": gymnasium_many(
            lambda: gymnasium.make_vec(
                "sushibar/SushiGo-v1", num_envs=1024, players=4, bots="random"
            )
        ),
        "sushibar Gymnasium, sushi-go": gymnasium_one(
            lambda: gymnasium.make("sushibar/SushiGo-v1", players=4, bots="random")
        ),
        "sushibar PettingZoo, sushi-go": pettingzoo_aec(
            lambda: sushibar.envs.pettingzoo.env("sushi-go", players=4)
        ),
        "sushibar OpenSpiel, sushi-go": openspiel(
            lambda: pyspiel.load_game("sushibar_sushi_go_turn_based", {"players": 4})
        ),
    }
    return found


def theirs() -> dict[str, Stepper]:
    """The card games of others that are installed, and Connect Four for orientation."""
    found: dict[str, Stepper] = {}
    for module, name in (
        ("connect_four_v3", "connect four"),
        ("leduc_holdem_v4", "leduc hold’em"),
        ("texas_holdem_v4", "texas hold’em"),
        ("gin_rummy_v4", "gin rummy"),
    ):
        try:
            made = importlib.import_module(f"pettingzoo.classic.{module}")
            made.env()
        except (ImportError, AttributeError):
            continue
        found[f"PettingZoo {name}"] = pettingzoo_aec(made.env)
    for name in RLCARD if is_importable("rlcard") else ():
        cards = importlib.import_module("rlcard")
        found[f"RLCard {name}"] = rlcard(partial(cards.make, name, config={"seed": 1}))
    import pyspiel

    for name in OPENSPIEL:
        found[f"OpenSpiel {name}"] = openspiel(partial(pyspiel.load_game, name))
    return found


def measured(steps: Stepper, seconds: float, repeats: int) -> float:
    """Decisions a second of the quickest repeat; what comes first is not counted."""
    next(steps)
    best = 0.0
    for _ in range(repeats):
        began, decisions = time.thread_time(), 0
        while (worked := time.thread_time() - began) < seconds:
            decisions += next(steps)
        best = max(best, decisions / worked)
    return best


def main() -> None:
    """Measure all of them in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    for name, steps in {**ours(), **theirs()}.items():
        rate = measured(steps, chosen.seconds, chosen.repeats)
        print(json.dumps({"environment": name, "decisions_per_cpu_s": round(rate)}), flush=True)


if __name__ == "__main__":
    main()
