"""Kernels for an NVIDIA GPU, by numba-cuda."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from sushibar.batch.compiler import prepare
from sushibar.batch.playout import Tally, count_game, play_out, seed_game, trace_game
from sushibar.errors import SetupError
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record

BLOCK = 64
BLOCKS_PER_MULTIPROCESSOR = 12
REGISTERS = 168
"""At most this many a thread: as many as the threads that fit by their shared memory can have."""
ALIGNMENT = 16
SLICE = 1 << 27
"""Games a launch: a fraction of a second, so that progress can be shown."""


@cache
def load() -> Any:
    """numba-cuda with a device to run on; a `SetupError` says what is missing."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # numba-cuda 0.30 still asks for names that NumPy 2.5 dropped
            setattr(np, old, getattr(np, new))
    try:
        from numba import cuda
    except ImportError as error:
        raise SetupError("error-no-cuda", reason=str(error)) from error
    if not cuda.is_available():
        raise SetupError("error-no-cuda", reason=str(cuda.cuda_error() or "no GPU"))
    prepare()
    return cuda


def play_function(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """The kernel (configs, seed, first, games, tallies) before it is compiled."""
    from numba import cuda, from_dtype

    start, pending, total, winners = game.start, game.pending, game.total, game.winners
    choose, advance = game.choose, game.advance
    state_type, rng_type = from_dtype(game.state), from_dtype(Philox)
    config_type = from_dtype(game.config)
    tally_type = from_dtype(Tally)
    block = BLOCK

    def play_games(configs: Any, seed: int, first: int, games: int, tallies: Any) -> None:
        state = cuda.shared.array(block, state_type)[cuda.threadIdx.x]
        rngs = cuda.local.array(2, rng_type, ALIGNMENT)
        rng, luck = rngs[0], rngs[1]
        tally = cuda.local.array(1, tally_type, ALIGNMENT)[0]
        tally.games = 0
        tally.decisions = 0
        tally.ties = 0
        tally.shared = 0
        tally.points[:] = 0
        tally.categories[:] = 0
        own = cuda.local.array(1, config_type)
        own[0] = configs[0]
        config = own[0]
        for number in range(first + cuda.grid(1), first + games, cuda.gridsize(1)):
            seed_game(rng, luck, seed, number)
            tally.decisions += play_out(
                start, pending, choose, advance, policy, config, state, rng, luck
            )
            count_game(total, winners, config, state, tally)
        cuda.atomic.add(tallies, 0, tally.games)
        cuda.atomic.add(tallies, 1, tally.decisions)
        cuda.atomic.add(tallies, 2, tally.ties)
        cuda.atomic.add(tallies, 3, tally.shared)
        for seat in range(config.seats):
            cuda.atomic.add(tallies, 4 + seat, tally.points[seat])
        for column in range(state.sheet.shape[2]):
            place = 4 + tally.points.shape[0] + column
            cuda.atomic.add(tallies, place, tally.categories[column])

    return play_games


def trace_function(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """The kernel (configs, seed, states, traces) before it is compiled."""
    from numba import cuda, from_dtype, types

    start, pending, legal, choose = game.start, game.pending, game.legal, game.choose
    advance, act, retract = game.advance, game.act, game.retract
    observe, determinize = game.observe, game.determinize
    state_type, rng_type, view_type = map(from_dtype, (game.state, Philox, game.view))
    actions = len(game.actions)

    def trace_games(configs: Any, seed: int, states: Any, traces: Any) -> None:
        rngs = cuda.local.array(3, rng_type, ALIGNMENT)
        guess = cuda.local.array(1, state_type, ALIGNMENT)[0]
        view = cuda.local.array(1, view_type, ALIGNMENT)[0]
        mask = cuda.local.array(actions, types.int8)
        for number in range(cuda.grid(1), states.size, cuda.gridsize(1)):
            seed_game(rngs[0], rngs[1], seed, number)
            traces[number] = trace_game(
                start,
                pending,
                legal,
                choose,
                advance,
                act,
                retract,
                observe,
                determinize,
                policy,
                configs[0],
                states[number],
                rngs[0],
                rngs[1],
                rngs[2],
                view,
                guess,
                mask,
            )

    return trace_games


@cache
def play_kernel(game: Game, policy: Callable[..., int]) -> Any:
    """The compiled kernel that plays and counts."""
    return load().jit(play_function(game, policy), max_registers=REGISTERS)


@cache
def trace_kernel(game: Game, policy: Callable[..., int]) -> Any:
    """The compiled kernel that traces."""
    return load().jit(trace_function(game, policy))


def on_device(config: Record) -> Any:
    """The configuration in the GPU's memory."""
    return load().to_device(np.array([config.item()], config.dtype))


def warm_up(game: Game, policy: Callable[..., int], config: Record) -> None:
    """Compile before the clock starts."""
    for _ in play_games(game, policy, config, 0, 1):
        pass


def play_games(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Iterator[Any]:
    """Play games 0 to `games` - 1 on the GPU; yields a tally a launch."""
    cuda = load()
    kernel = play_kernel(game, policy)
    configs = on_device(config)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS_PER_MULTIPROCESSOR
    for first in range(0, games, SLICE):
        tallies = np.zeros(1, Tally)
        sums = cuda.to_device(tallies.view(np.int64))
        kernel[blocks, BLOCK](configs, seed, first, min(SLICE, games - first), sums)
        yield sums.copy_to_host().view(Tally)[0]


def trace_games(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> tuple[Any, Any]:
    """Final states and traces of games 0 to `games` - 1."""
    cuda = load()
    states = cuda.to_device(np.zeros(games, game.state))
    traces = cuda.to_device(np.zeros(games, np.int64))
    trace_kernel(game, policy)[-(-games // BLOCK), BLOCK](on_device(config), seed, states, traces)
    return states.copy_to_host(), traces.copy_to_host()
