"""Thousands of games as one environment, stepped in one compiled call."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from sushibar.batch.simulation import LARGEST_SEED, MOST_THREADS, check_range
from sushibar.envs.cpu import CpuGames
from sushibar.envs.stepping import RESTART, REWARDS
from sushibar.errors import IllegalAction, SetupError
from sushibar.games.features import Layout
from sushibar.games.kit import kit_named
from sushibar.games.setup import Setup

DEVICES: Final = ("cpu", "cuda", "python")
"""Threads of the processor, a GPU, or CPython, many times slower, to compare with."""
MOST_GAMES: Final = 1 << 24

Array: TypeAlias = Any
"""A NumPy array, a torch tensor, or whatever tells its memory by `__cuda_array_interface__`."""
Setups: TypeAlias = Setup | Mapping[str, Any] | Iterable[Setup | Mapping[str, Any]] | None
"""A setup, its keywords, several of either, or every number of players."""


class Field(NamedTuple):
    """What one array of the buffers has to be."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...]


class Buffers:
    """The arrays that a step writes into, one row for each game; made by a batch."""

    def __init__(self, arrays: Mapping[str, Array], bound: Sequence[Any]) -> None:
        self.observations = arrays["observations"]
        """int8 (games, features): what the seat that is asked may know."""
        self.masks = arrays["masks"]
        """bool (games, choices): what it can choose."""
        self.seats = arrays["seats"]
        """int8 (games): which seat that is."""
        self.rewards = arrays["rewards"]
        """float32 (games, seats, 3): see `REWARDS`; 0 unless a game has ended with this step."""
        self.ends = arrays["ends"]
        """bool (games): whether it has; the next one has started already."""
        self.bound = bound
        """The same memory as kernels take it."""


class Batch:
    """Games that are stepped together, one decision in each game a step."""

    def __init__(
        self,
        game: str,
        setups: Setups = None,
        games: int = 4096,
        device: str = "cpu",
        *,
        seed: int = 0,
        threads: int = 1,
        checked: bool | None = None,
    ) -> None:
        """Set up; `reset` starts the games.

        Every setup has as many games as the others, one after the other. `checked` choices that
        are illegal are refused; without, they may break anything. On a GPU that has to be asked
        for, because it makes every step wait.
        """
        kit = kit_named(game)
        check_range("games", games, 1, MOST_GAMES)
        check_range("threads", threads, 1, MOST_THREADS)
        check_range("seed", seed, 0, LARGEST_SEED)
        self.game, self.encoding = kit.rules, kit.features
        self.setups = all_setups(game, setups)
        self.games, self.device, self.seed = games, device, seed
        self.features: Layout = self.encoding.layout
        self.choices = self.encoding.choices
        self.which = np.arange(games, dtype=np.int64) * len(self.setups) // games
        self.which = self.which.astype(np.int32)
        self.players = np.array([setup.players for setup in self.setups], np.int8)[self.which]
        """By game."""
        self.checked = device != "cuda" if checked is None else checked
        self.ticks = 0
        configs = [setup.config for setup in self.setups]
        if device == "cuda":
            from sushibar.envs.cuda import CudaGames

            self.backend: Any = CudaGames(self.game, self.encoding, configs, self.which, seed)
        elif device in DEVICES:
            compiled = device == "cpu"
            self.backend = CpuGames(
                self.game, self.encoding, configs, self.which, seed, threads, compiled
            )
        else:
            raise SetupError("error-device", device=device, devices=", ".join(DEVICES))

    @property
    def fields(self) -> dict[str, Field]:
        """What the buffers have to be, by name."""
        games = self.games
        return {
            "observations": Field(np.dtype(np.int8), (games, self.features.size)),
            "masks": Field(np.dtype(np.bool_), (games, len(self.choices))),
            "seats": Field(np.dtype(np.int8), (games,)),
            "rewards": Field(np.dtype(np.float32), (games, self.game.seats, len(REWARDS))),
            "ends": Field(np.dtype(np.bool_), (games,)),
        }

    def buffers(self) -> Buffers:
        """New buffers."""
        return self.bind(**{name: self.backend.new(*field) for name, field in self.fields.items()})

    def bind(
        self, observations: Array, masks: Array, seats: Array, rewards: Array, ends: Array
    ) -> Buffers:
        """Buffers of the caller's own arrays, such as one step's part of all that is collected.

        Nothing is copied. Rewards and ends are set to 0 here, and belong to the batch afterwards:
        it writes only those rewards that change.
        """
        arrays = {
            "observations": observations,
            "masks": masks,
            "seats": seats,
            "rewards": rewards,
            "ends": ends,
        }
        bound = [self._bound(name, arrays[name], field) for name, field in self.fields.items()]
        for name, array in zip(arrays, bound, strict=True):
            if name in ("rewards", "ends"):
                self.backend.clear(array)
        return Buffers(arrays, self.backend.ready(bound))

    def _bound(self, name: str, array: Array, field: Field) -> Any:
        bound = self.backend.bind(array, field.dtype)
        if bound is None or tuple(bound.shape) != field.shape:
            raise SetupError(
                "error-buffer",
                name=name,
                dtype=str(field.dtype),
                shape=str(field.shape),
                device=self.device,
            )
        return bound

    def reset(self, buffers: Buffers) -> None:
        """Start a new game everywhere."""
        self.backend.step(self.backend.filled(self.games, RESTART), buffers.bound, False)

    def step(self, choices: Array, buffers: Buffers) -> None:
        """Take one decision in each game: int64 (games), or -1 where a new game is to start."""
        bound = self._bound("choices", choices, Field(np.dtype(np.int64), (self.games,)))
        illegal = self.backend.step(bound, buffers.bound, self.checked)
        if illegal:
            raise IllegalAction("error-choices", games=illegal)

    def choose_at_random(self, buffers: Buffers, choices: Array) -> None:
        """Choose for every game with equal chances: as a first opponent, or to measure."""
        bound = self._bound("choices", choices, Field(np.dtype(np.int64), (self.games,)))
        self.backend.choose_at_random(buffers.bound[1], self.ticks, bound)
        self.ticks += 1


def all_setups(game: str, setups: Setups) -> list[Setup]:
    """The setups that somebody means."""
    if setups is None:
        rules = kit_named(game).rules
        return [Setup.checked(game, players) for players in range(2, rules.seats + 1)]
    if isinstance(setups, Setup | Mapping):
        setups = [setups]
    made = [
        one if isinstance(one, Setup) else Setup.checked(game, **{"players": 2, **one})
        for one in setups
    ]
    if not made:
        raise SetupError("error-no-setups")
    return made
