"""A batch of games stepped by CPU threads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from sushibar.batch.states import stepped_state
from sushibar.envs.stepping import (
    ENDED,
    ILLEGAL,
    RESTART,
    SEAT_BITS,
    clear,
    random_choice,
    step_function,
)
from sushibar.games.features import Encoding
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, with_attributes

Array = np.ndarray[Any, Any]


def step_loop(game: Game, encoding: Encoding) -> Callable[..., int]:
    """The function that steps games `first` to `last` - 1; CPython runs it as it stands.

    It returns how many choices were illegal.
    """
    step = step_function(game, encoding)

    def step_games(
        configs: Any,
        tables: Any,
        which: Any,
        states: Any,
        rngs: Any,
        episodes: Any,
        seed: int,
        first: int,
        last: int,
        checked: bool,
        choices: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        rewards: Any,
        ends: Any,
    ) -> int:
        illegal = 0
        games = states.shape[0]
        for game in range(first, last):
            setup, choice = which[game], int(choices[game])
            if ends[game]:  # the only rewards that are not 0
                clear(rewards[game])
            outcome = step(
                configs[setup],
                tables[setup],
                states[game],
                rngs[game],
                seed,
                game + games * int(episodes[game]),
                choice,
                checked,
                observations[game],
                masks[game],
                rewards[game],
            )
            ended = outcome & ENDED != 0
            seats[game] = outcome & SEAT_BITS
            ends[game] = ended
            if ended or choice == RESTART:
                episodes[game] += 1
            if outcome & ILLEGAL != 0:
                illegal += 1
        return illegal

    return step_games


@cache
def step_kernel(game: Game, encoding: Encoding) -> Callable[..., int]:
    """The same, compiled."""
    step_games = step_loop(game, encoding)
    prepare()
    from numba import njit

    # Nothing is allocated, so nobody has to count who uses an array.
    kernel: Callable[..., int] = njit(nogil=True, cache=True, _nrt=False)(step_games)
    return kernel


def random_loop(masks: Any, seed: int, tick: int, first: int, last: int, choices: Any) -> None:
    """Choose at random for games `first` to `last` - 1."""
    for game in range(first, last):
        choices[game] = random_choice(masks[game], seed, tick, game)


@cache
def random_kernel() -> Callable[..., None]:
    """The same, compiled."""
    prepare()
    from numba import njit

    kernel: Callable[..., None] = njit(nogil=True, cache=True, _nrt=False)(random_loop)
    return kernel


class CpuGames:
    """Games in the computer's own memory, stepped by threads; or in CPython, to compare with."""

    def __init__(
        self,
        game: Game,
        encoding: Encoding,
        configs: Sequence[Record],
        which: Array,
        seed: int,
        threads: int,
        compiled: bool,
    ) -> None:
        count = len(which)
        attributes = (lambda dtype: dtype) if compiled else with_attributes
        self.configs = np.frombuffer(
            b"".join(config.tobytes() for config in configs), attributes(game.config)
        )
        self.tables = np.array([[*encoding.tables(config)] for config in configs], np.int16)
        self.which, self.seed = which, seed
        self.states = np.zeros(count, stepped_state(game) if compiled else attributes(game.state))
        self.rngs = np.zeros(count, attributes(Philox))
        self.episodes = np.zeros(count, np.int64)
        self.kernel = (step_kernel if compiled else step_loop)(game, encoding)
        self.choose = random_kernel() if compiled else random_loop
        bounds = [count * part // threads for part in range(threads + 1)]
        self.parts = [(first, last) for first, last in pairwise(bounds) if last > first]
        self.pool = ThreadPoolExecutor(len(self.parts)) if len(self.parts) > 1 else None

    def bind(self, array: Any, dtype: np.dtype[Any]) -> Array | None:
        """The array as kernels take it, without a copy; None if they cannot."""
        bound = np.asarray(array)
        if not bound.flags.c_contiguous or not bound.flags.writeable or bound.dtype != dtype:
            return None
        return bound.view(np.int8) if dtype.itemsize == 1 else bound

    def ready(self, bound: Sequence[Array]) -> Sequence[Array]:
        """The bound arrays of a step as kernels take them all together."""
        return bound

    def new(self, dtype: np.dtype[Any], shape: tuple[int, ...]) -> Array:
        """A new array."""
        return np.zeros(shape, dtype)

    def clear(self, array: Array) -> None:
        """Fill a bound array with zeros."""
        array.fill(0)

    def filled(self, count: int, choice: int) -> Array:
        """The same choice everywhere."""
        return np.full(count, choice, np.int64)

    def step(self, choices: Array, buffers: Sequence[Array], checked: bool) -> int:
        """Step all games; how many choices were illegal."""

        def step_part(part: tuple[int, int]) -> int:
            return self.kernel(
                self.configs,
                self.tables,
                self.which,
                self.states,
                self.rngs,
                self.episodes,
                self.seed,
                *part,
                checked,
                choices,
                *buffers,
            )

        return sum(self._on_all(step_part))

    def choose_at_random(self, masks: Array, tick: int, choices: Array) -> None:
        """Choose for all games."""
        self._on_all(lambda part: self.choose(masks, self.seed, tick, *part, choices))

    def _on_all(self, task: Callable[[tuple[int, int]], Any]) -> list[Any]:
        if self.pool is None:
            return [task(part) for part in self.parts]
        return list(self.pool.map(task, self.parts))
