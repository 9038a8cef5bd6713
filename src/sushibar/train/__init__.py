"""Networks that learn by playing against themselves: masked PPO over `sushibar.envs`.

    from sushibar.train import TrainingSettings, train

    for report in train(TrainingSettings("sushi-go", minutes=2)):
        print(report)

All seats are played by the network that learns; one network serves all numbers of players, editions
and menus of a game. Needs torch, NumPy and Numba alone: `python -m sushibar.train sushi-go`.
"""

from collections.abc import Callable, Iterator
from typing import Any

from sushibar.extras import need
from sushibar.train.report import Report
from sushibar.train.settings import TrainingSettings

__all__ = ["Report", "TrainingSettings", "train"]


def train(
    settings: TrainingSettings, collectors: Callable[..., Any] | None = None
) -> Iterator[Report]:
    """Train a network: reports come now and then, the last one when its file is written.

    `collectors` makes whoever plays the games instead of this machine, such as a cluster.
    """
    need("train")
    from sushibar.train.collector import Collector  # loads torch
    from sushibar.train.trainer import Trainer

    yield from Trainer(settings, collectors or Collector).run()
