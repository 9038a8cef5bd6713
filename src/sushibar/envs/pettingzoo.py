"""The games as PettingZoo environments: one seat after the other, or all at the same time.

    from sushibar.envs import pettingzoo

    env = pettingzoo.env("sushi-go", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))

Observations, masks and rewards are those of `sushibar.envs.Batch`. An agent is asked only where it
has at least two choices; in the parallel environment whoever is not asked can only `wait`. An
illegal action ends the game: all agents are truncated, nobody is rewarded, and the info of whoever
chose it says `illegal`.
"""

import copy
import secrets
from typing import Any

import numpy as np

from sushibar.batch.simulation import LARGEST_SEED
from sushibar.envs.episodes import Episodes
from sushibar.envs.spaces import (
    RENDER_MODES,
    Observation,
    observation_space,
    result,
    reward_number,
)
from sushibar.extras import need
from sushibar.games.kit import USUAL_GAME
from sushibar.games.setup import Setup

need("envs", "pettingzoo")
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402


def env(game: str = USUAL_GAME, **settings: Any) -> "OneByOne":
    """Agents that are asked one after the other, and do not see what others have chosen."""
    return OneByOne(game, **settings)


def parallel_env(game: str = USUAL_GAME, **settings: Any) -> "AllAtOnce":
    """Agents that choose at the same time."""
    return AllAtOnce(game, **settings)


class _Seats:
    """What both environments share: the game, its agents and their spaces."""

    metadata: dict[str, Any]
    also: tuple[str, ...] = ()
    """Choices beside those of the game."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """Set up; `setup` as for `Table`: `players`, `edition`, `options`, `menu`, `book`.

        `reward` is one of `REWARDS`, paid when the game ends.
        """
        self.setup = Setup.checked(game, **{"players": 2, **setup})
        self.reward, self.render_mode = reward_number(reward), render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.setup.kit.features.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.episodes = Episodes(self.setup, seed=secrets.randbelow(LARGEST_SEED))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.choices = (*self.episodes.encoding.choices, *self.also)
        """What an action means, by its number."""
        seen = observation_space(self.episodes.encoding, len(self.choices))
        agents = self.possible_agents
        self.observation_spaces = {agent: copy.deepcopy(seen) for agent in agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.choices)) for agent in agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Features and a mask of what can be chosen."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The choices of the game."""
        return self.action_spaces[agent]

    def _start(self, seed: int | None) -> None:
        """Deal the next game, or the first one of another seed."""
        if seed is not None:
            self.episodes.seed = seed
            self.episodes.start(episode=0)
        else:
            self.episodes.start()
        self.episodes.play_on()
        self.agents = list(self.possible_agents)

    def observe(self, agent: str) -> Observation:
        """What an agent may know; what it saw when it was last asked, if it is not asked now."""
        seat = self.seats[agent]
        return {
            "observation": self.episodes.observations[0, seat].copy(),
            "action_mask": self.episodes.masks[0, seat].copy(),
        }

    def _is_asked(self, agent: str) -> bool:
        return self.episodes.owes(self.seats[agent])

    def _could(self, agent: str, action: int | None) -> bool:
        """Whether an agent that is asked may choose that."""
        return action is not None and self.episodes.is_legal(self.seats[agent], int(action))

    def _takes(self, actions: dict[str, Any]) -> bool:
        """Let agents that are asked choose, if all that they choose is legal."""
        if not all(self._could(*chosen) for chosen in actions.items()):
            return False
        for agent, action in actions.items():
            self.episodes.choose(self.seats[agent], int(action))
            self.episodes.play_on()
        return True

    def _rewarded(self, agents: list[str]) -> tuple[dict[str, float], dict[str, dict[str, Any]]]:
        """What agents get, and what they are told of it; nothing before the end."""
        episodes, over = self.episodes, self.episodes.over()
        rewards = {
            agent: float(episodes.rewards[0, self.seats[agent], self.reward]) for agent in agents
        }
        told = {agent: result(episodes, self.seats[agent]) if over else {} for agent in agents}
        return rewards, told

    def render(self) -> str | None:
        """The table in words, as the seat sees it that is asked."""
        owing = [seat for agent, seat in self.seats.items() if self._is_asked(agent)]
        picture = str(self.episodes.view(owing[0] if owing else None))
        if self.render_mode == "ansi":
            return picture
        if self.render_mode == "human":
            print(picture)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class OneByOne(_Seats, AECEnv):  # type: ignore[misc]
    """An environment in which agents act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed the game after the last one."""
        self._start(seed)
        everybody: list[str] = self.agents
        self.rewards = dict.fromkeys(everybody, 0.0)
        self._cumulative_rewards = dict.fromkeys(everybody, 0.0)
        self.terminations = dict.fromkeys(everybody, False)
        self.truncations = dict.fromkeys(everybody, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in everybody}
        self._select()

    def step(self, action: int | None) -> None:
        """Let the selected agent choose."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._takes({agent: action}):
            if self.episodes.over():
                self.rewards, self.infos = self._rewarded(self.agents)
                self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos[agent] = {"illegal": True}
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Turn to the first agent that has to choose; at the end to the first of all."""
        owing = int(self.episodes.owing[0])
        self.agent_selection = self.agents[(owing & -owing).bit_length() - 1 if owing else 0]


class AllAtOnce(_Seats, ParallelEnv):  # type: ignore[misc]
    """An environment in which agents act at the same time."""

    also = ("wait",)
    """For agents that are not asked, and for nobody else."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal; without a seed the game after the last one."""
        self._start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let every agent choose that is asked."""
        agents = self.agents
        asked = {agent: actions.get(agent) for agent in agents if self._is_asked(agent)}
        legal = self._takes(asked)
        over = legal and self.episodes.over()
        rewards, infos = self._rewarded(agents)
        for agent, action in asked.items():
            if not legal and not self._could(agent, action):
                infos[agent] = {"illegal": True}
        if over or not legal:
            self.agents = []
        ends, cuts = dict.fromkeys(agents, over), dict.fromkeys(agents, not legal)
        return self._observations(agents), rewards, ends, cuts, infos

    def observe(self, agent: str) -> Observation:
        """What an agent may know, and whether it can only wait."""
        seen = super().observe(agent)
        mask = seen["action_mask"]
        return {**seen, "action_mask": np.append(mask, np.int8(not mask.any()))}

    def _observations(self, agents: list[str] | None = None) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in (agents or self.agents)}
