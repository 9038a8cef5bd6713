"""The games as Gymnasium environments: one seat to learn in, bots in the others.

    import gymnasium
    import sushibar.envs.gymnasium  # registers the games

    env = gymnasium.make("sushibar/SushiGo-v1", players=4, bots="greedy")
    many = gymnasium.make_vec("sushibar/SushiGo-v1", num_envs=1024, players=4, bots="greedy")

Observations, masks and rewards are those of `sushibar.envs.Batch`; the learner is asked only where
it has at least two choices. In a vector of environments bots that are rules (`random`, `beginner`,
`greedy`) play inside of compiled code; all others are asked one by one.
"""

import secrets
from collections.abc import Sequence
from typing import Any, cast

import numpy as np

from sushibar.batch.mixed import AnyPolicy
from sushibar.batch.seats import NO_RULE, policy_number
from sushibar.batch.simulation import LARGEST_SEED
from sushibar.bots.players import player
from sushibar.envs.episodes import Array, Episodes
from sushibar.envs.spaces import (
    RENDER_MODES,
    Observation,
    choice_space,
    observation_space,
    result,
    reward_number,
)
from sushibar.envs.stepping import REWARDS
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.games.kit import KITS, USUAL_GAME
from sushibar.games.setup import Setup
from sushibar.table.policy import Player

need("envs", "gymnasium")
import gymnasium  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

Sitters = AnyPolicy | Sequence[AnyPolicy]
"""One bot for all other seats, or one for each, in the order of their seats."""


class LearnersGames:
    """Games with a learner in one seat and bots in the others."""

    def __init__(
        self, game: str, games: int, seat: int, bots: Sitters, setup: dict[str, Any]
    ) -> None:
        self.setup = Setup.checked(game, **{"players": 2, **setup})
        others = [one for one in range(self.setup.players) if one != seat]
        if len(others) == self.setup.players:
            raise SetupError("error-seat", seat=seat, last=self.setup.players - 1)
        alone = isinstance(bots, str) or not isinstance(bots, Sequence)
        seated = (
            [cast(AnyPolicy, bots)] * len(others) if alone else [*cast(Sequence[AnyPolicy], bots)]
        )
        if len(seated) != len(others):
            raise SetupError("error-players-for-seats", players=len(seated), seats=len(others))
        self.seat, self.bots = seat, dict(zip(others, seated, strict=True))
        numbers = [policy_number(self.bots.get(one), ()) for one in range(self.setup.players)]
        self.thinking = [one for one in others if numbers[one] == NO_RULE]
        """Seats of bots that are no rules."""
        self.episodes = Episodes(
            self.setup, games, secrets.randbelow(LARGEST_SEED), [seat], numbers
        )
        self.players: list[list[Player]] = [[] for _ in range(games)]

    def start(self, place: int, episode: int | None = None) -> None:
        """Set up the next game of a place, with bots that know nothing of the last one."""
        self.leave(place)
        episodes = self.episodes
        episodes.start(place, episode)
        luck = f"{episodes.seed}:{place}:{episodes.episodes[place]}"
        made = {
            seat: player(self.bots[seat], f"{luck}:{seat}", self.setup.game, threads=1)
            for seat in self.thinking
        }
        self.players[place] = [*made.values()]
        episodes.deciding[place] = made

    def leave(self, place: int) -> None:
        """Let the bots of a place go."""
        for one in self.players[place]:
            one.close()
        self.players[place] = []

    def observation(self) -> Observation:
        """What the learner may know in every game, and what it can choose."""
        seat, episodes = self.seat, self.episodes
        return {
            "observation": episodes.observations[:, seat].copy(),
            "action_mask": episodes.masks[:, seat].copy(),
        }


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table to learn in."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012 (theirs is one)

    def __init__(
        self,
        game: str = USUAL_GAME,
        *,
        seat: int = 0,
        bots: Sitters = "greedy",
        reward: str = "win",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        """Set up; `setup` as for `Table`: `players`, `edition`, `options`, `menu`, `book`.

        `reward` is one of `REWARDS`, paid at the end. An illegal action ends the game without any:
        it is `terminated`, with `info["illegal"]`.
        """
        self.games = LearnersGames(game, 1, seat, bots, setup)
        self.reward, self.render_mode = reward_number(reward), render_mode
        encoding = self.games.episodes.encoding
        self.observation_space, self.action_space = (
            observation_space(encoding),
            choice_space(encoding),
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal; without a seed the game after the last one."""
        super().reset(seed=seed)
        episodes = self.games.episodes
        if seed is not None:
            episodes.seed = seed
        while True:
            self.games.start(0, None if seed is None else 0)
            episodes.play_on()
            if not episodes.over():  # else the learner has had no choice in all of the game
                return self._observation(), {}
            seed = None

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose, and play on until the learner is asked again or the game is over."""
        episodes, seat = self.games.episodes, self.games.seat
        if not episodes.is_legal(seat, int(action)):
            return self._observation(), 0.0, True, False, {"illegal": True}
        episodes.choose(seat, int(action))
        episodes.play_on()
        over = episodes.over()
        reward = float(episodes.rewards[0, seat, self.reward])
        return self._observation(), reward, over, False, result(episodes, seat) if over else {}

    def action_masks(self) -> Array:
        """What can be chosen, as maskable learners ask for it."""
        masks: Array = self.games.episodes.masks[0, self.games.seat].astype(bool)
        return masks

    def render(self) -> str | None:
        """The table in words, as the learner sees it."""
        picture = str(self.games.episodes.view(self.games.seat))
        if self.render_mode == "human":
            print(picture)
        return picture if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Let the bots go."""
        self.games.leave(0)

    def _observation(self) -> Observation:
        return {name: array[0] for name, array in self.games.observation().items()}


class SeatVectorEnv(VectorEnv[Observation, Array, Array]):
    """The same seat of many tables; a game that has ended starts again in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str = USUAL_GAME,
        num_envs: int = 1,
        *,
        seat: int = 0,
        bots: Sitters = "greedy",
        reward: str = "win",
        **setup: Any,
    ) -> None:
        """Set up; see `SeatEnv`."""
        self.num_envs, self.reward = num_envs, reward_number(reward)
        self.games = LearnersGames(game, num_envs, seat, bots, setup)
        encoding = self.games.episodes.encoding
        self.single_observation_space = observation_space(encoding)
        self.single_action_space = choice_space(encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal everywhere; one seed stands for all games."""
        if isinstance(seed, list):
            raise SetupError("error-one-seed")
        if seed is not None:
            self.games.episodes.seed = seed
        for place in range(self.num_envs):
            self.games.start(place, None if seed is None else 0)
        self._play_on(np.ones(self.num_envs, bool))
        return self.games.observation(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Choose in every game."""
        episodes, seat = self.games.episodes, self.games.seat
        choices = np.asarray(actions, np.int64)
        within = np.clip(choices, 0, episodes.masks.shape[2] - 1)
        legal = (within == choices) & (episodes.masks[np.arange(self.num_envs), seat, within] != 0)
        episodes.asked[legal], episodes.choices[:] = seat, within
        episodes.play_on(legal)
        over = legal & (episodes.owing == 0)
        ended = over | ~legal
        rewards = np.where(over, episodes.rewards[:, seat, self.reward], 0.0)
        infos: dict[str, Any] = {}
        if ended.any():
            infos = self._final(ended, ~legal)
            for place in ended.nonzero()[0]:
                self.games.start(int(place))
            self._play_on(ended)
        return self.games.observation(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def close_extras(self, **_: Any) -> None:
        """Let the bots go."""
        for place in range(self.num_envs):
            self.games.leave(place)

    def _final(self, ended: Array, illegal: Array) -> dict[str, Any]:
        """What games that have ended came to, as Gymnasium tells it."""
        seen, episodes = self.games.observation(), self.games.episodes
        last = np.full(self.num_envs, None, object)
        for place in ended.nonzero()[0]:
            last[place] = {name: array[place] for name, array in seen.items()}
        rewards = {
            name: np.where(ended & ~illegal, episodes.rewards[:, self.games.seat, number], 0)
            for number, name in enumerate(REWARDS)
        }
        final = {**rewards, "illegal": illegal & ended}
        marked = {f"_{name}": ended for name in final}
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": {**final, **marked},
            "_final_info": ended,
        }

    def _play_on(self, active: Array) -> None:
        """Play on where games were started, past those in which the learner has no choice."""
        episodes = self.games.episodes
        while active.any():
            episodes.play_on(active)
            active = active & (episodes.owing == 0)
            for place in active.nonzero()[0]:
                self.games.start(int(place))


def register() -> None:
    """Tell Gymnasium of all games, each by a name with the version of its rules and features."""
    for name, kit in KITS.items():
        words = "".join(word.capitalize() for word in name.split("-"))
        gymnasium.register(
            f"sushibar/{words}-v{kit.features.version}",
            entry_point="sushibar.envs.gymnasium:SeatEnv",
            vector_entry_point="sushibar.envs.gymnasium:SeatVectorEnv",
            kwargs={"game": name},
        )


register()
