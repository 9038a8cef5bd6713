"""What the environments of other libraries share: spaces, rewards by name, what a game came to."""

from typing import Any, Final

import numpy as np

from sushibar.envs.episodes import Array, Episodes
from sushibar.envs.stepping import REWARDS
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.games.features import MOST, Encoding

need("envs", "gymnasium")
from gymnasium import spaces  # noqa: E402

Observation = dict[str, Array]
"""`observation`, features of one seat, and `action_mask`, what it can choose."""
RENDER_MODES: Final = ("human", "ansi")


def observation_space(encoding: Encoding, choices: int | None = None) -> spaces.Dict:
    """Features, and a mask of so many choices, or of all that the game has."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (encoding.layout.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (choices or len(encoding.choices),), np.int8),
        }
    )


def choice_space(encoding: Encoding) -> spaces.Discrete:
    """The choices of a game."""
    return spaces.Discrete(len(encoding.choices))


def reward_number(name: str) -> int:
    """Which of the rewards is meant."""
    if name not in REWARDS:
        raise SetupError("error-reward", reward=name, rewards=", ".join(REWARDS))
    return REWARDS.index(name)


def result(episodes: Episodes, seat: int, place: int = 0) -> dict[str, Any]:
    """What a game has come to for a seat, by the names of `REWARDS`."""
    return dict(zip(REWARDS, episodes.rewards[place, seat].tolist(), strict=True))
