"""How a network is trained: all numbers that one may want to change."""

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sushibar.batch.simulation import LARGEST_SEED, check_range
from sushibar.envs.batch import MOST_GAMES
from sushibar.errors import SetupError
from sushibar.games.kit import kit_named

DEVICES = ("cpu", "cuda")
MOST_MINUTES = 10_000
LEAST_WIDTH, MOST_WIDTH = 8, 1024
NETWORK_SUFFIX, CHECKPOINT_SUFFIX, CURVE_SUFFIX = ".npz", ".pt", ".svg"
MOST_TASTE = 100
MOST_FLATTENED = 100


@dataclass(frozen=True)
class TrainingSettings:
    """What to train, where, for how long, and how.

    Whatever is None depends on the device: a GPU plays tens of thousands of games at once.
    """

    game: str
    device: str = "cpu"
    minutes: float = 2.0
    """Of the whole training, with what a checkpoint has behind it already."""
    seed: int = 0
    start: Path | None = None
    """A checkpoint to go on from, or a network to begin with."""
    out: Path | None = None
    """Where the network is written; the checkpoint and the learning curve lie beside it."""
    against: Path | None = None
    """A network that plays all other seats and does not learn: train a best response to it."""
    pool: float = 0.0
    """In so large a part of the games the other seats are played by an earlier self; by the network
    of `against`, if there is one, which plays in all of them unless told.
    """
    pool_every: int = 100
    """Iterations until the next earlier self is kept."""
    pool_size: int = 8
    taste: float = 0.0
    """How far, at most, seats that do not learn are drawn to some choices, as a logarithm."""
    flattened: float = 1.0
    """By how much, at most, the logarithms of their policies are divided: 1 leaves them as sure of
    themselves as they are.
    """
    width: int | None = None
    """Numbers in each hidden layer."""
    games: int | None = None
    """Played at the same time."""
    steps: int = 32
    """Decisions in each game between two updates."""
    ahead: int = 64
    """Decisions of each game that are played before one is learned from: a seat's next decision,
    which says what came of the last one, has to lie among them. Where others take long to decide
    they have done well, so to leave such decisions out would teach that others never do.
    """
    rows: int | None = None
    """Decisions that one step of the optimizer looks at."""
    epochs: int = 2
    learning_rate: float = 7e-4
    last_learning_rate: float = 4e-5
    """How far the optimizer goes, at first and at last."""
    entropy: float = 0.1
    last_entropy: float = 0.01
    """What it is worth to keep choices open, at first and at last."""
    clip: float = 0.2
    gae_lambda: float = 0.9
    """Lambda of generalized advantages; rewards are not discounted."""
    margin_share: float = 0.5
    points_share: float = 0.0
    """What a lead of ten points is worth, and ten points, where a victory is worth 1."""
    value_share: float = 0.5
    """Of what heads say in what is optimized."""
    max_gradient_norm: float = 1.0
    menus: int = 96
    """Menus drawn for each number of players, beside the recommended ones."""
    report_seconds: float = 30.0
    """Between two reports, each with a checkpoint."""
    threads: int = 0
    """Of the processor; as many as there are cores if 0."""

    def __post_init__(self) -> None:
        kit_named(self.game)
        if self.device not in DEVICES:
            raise SetupError("error-device", device=self.device, devices=", ".join(DEVICES))
        check_range("minutes", math.ceil(self.minutes), 1, MOST_MINUTES)
        check_range("seed", self.seed, 0, LARGEST_SEED)
        check_range("pool", math.floor(self.pool), 0, 1)
        check_range("pool", math.ceil(self.pool), 0, 1)
        check_range("taste", math.floor(self.taste), 0, MOST_TASTE)
        check_range("flattened", math.floor(self.flattened), 1, MOST_FLATTENED)
        check_range("width", self.wide, LEAST_WIDTH, MOST_WIDTH)
        check_range("games", self.at_once, 1, MOST_GAMES)
        check_range("steps", self.steps, 2, MOST_GAMES)

    @property
    def wide(self) -> int:
        """Numbers in each hidden layer: files stay below two megabytes."""
        if self.width is not None:
            return self.width
        if self.device == "cpu":
            return 128
        return 512 if kit_named(self.game).features.layout.size < 512 else 448

    @property
    def at_once(self) -> int:
        """Games played at the same time."""
        return self.games or (1 << 15 if self.device == "cuda" else 512)

    @property
    def minibatch(self) -> int:
        """Decisions that one step of the optimizer looks at."""
        return self.rows or (1 << 16 if self.device == "cuda" else 4096)

    @property
    def network_file(self) -> Path:
        """Where the network is written: never where the checkpoint or the curve is."""
        out = self.out or Path(self.game)
        if out.suffix in (NETWORK_SUFFIX, CHECKPOINT_SUFFIX, CURVE_SUFFIX):
            return out.with_suffix(NETWORK_SUFFIX)
        return out.with_name(out.name + NETWORK_SUFFIX)

    @property
    def is_fixed(self) -> bool:
        """Whether the opponents never learn."""
        return self.against is not None

    @property
    def share_of_others(self) -> float:
        """In how large a part of the games one seat alone learns."""
        return self.pool or float(self.is_fixed)

    def learning_rate_at(self, progress: float) -> float:
        """How far the optimizer goes when so much of the training is done."""
        return between(self.learning_rate, self.last_learning_rate, progress)

    def entropy_at(self, progress: float) -> float:
        """What open choices are worth when so much of the training is done."""
        return between(self.entropy, self.last_entropy, progress)

    def as_json(self) -> dict[str, Any]:
        """All settings as plain data."""
        plain = asdict(self) | {"width": self.wide, "games": self.at_once, "rows": self.minibatch}
        return {
            name: value.name if isinstance(value, Path) else value for name, value in plain.items()
        }


def between(first: float, last: float, progress: float) -> float:
    """A number that falls by the same factor in every equal part of the way."""
    progress = min(1.0, max(0.0, progress))
    return float(first * (last / first) ** progress)
