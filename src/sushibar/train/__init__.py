"""Networks that learn by playing against themselves: masked PPO over `sushibar.envs`.

    from sushibar.train import TrainingSettings, train

    for report in train(TrainingSettings("sushi-go", minutes=2)):
        print(report)

All seats are played by the network that learns; one network serves all numbers of players, editions
and menus of a game. Needs torch, NumPy and Numba alone: `python -m sushibar.train sushi-go`.
"""

from collections.abc import Iterator

from sushibar.extras import need
from sushibar.train.report import Report
from sushibar.train.settings import TrainingSettings

__all__ = ["Report", "TrainingSettings", "train"]


def train(settings: TrainingSettings) -> Iterator[Report]:
    """Train a network: reports come now and then, the last one when its file is written."""
    need("train")
    from sushibar.train.trainer import Trainer  # loads torch

    yield from Trainer(settings).run()
