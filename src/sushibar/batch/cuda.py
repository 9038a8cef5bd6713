"""Kernels for an NVIDIA GPU, by numba-cuda."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from sushibar.batch import playout
from sushibar.batch.playout import Tally, count_game, seed_game
from sushibar.batch.states import played_state
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.rulebook.chance import DEALER, LANES, PLAYERS, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record

WARP_THREADS = 32
WHOLE_WARP = (1 << WARP_THREADS) - 1
"""All of its threads, as bits."""
BLOCK_THREADS = 2 * WARP_THREADS
BLOCKS_OF_THREADS = (4 * WARP_THREADS, 2 * WARP_THREADS, WARP_THREADS)
BLOCK_BYTES = 48 * 1024
MULTIPROCESSOR_BYTES = 227 * 1024
"""Bytes that the states of a block's threads may have together, and all of a multiprocessor's."""
RESERVED_BYTES = 1024
"""Bytes of that which each block costs beside its states."""
ALL_REGISTERS = 64 * 1024
"""Of a multiprocessor."""
FEWEST_REGISTERS = 64
MOST_REGISTERS = 168
REGISTER_STEP = 8
"""Of a thread: as many as all threads together leave it; more than the most make nothing faster."""
WAVES = 2
"""How many blocks follow one another on a multiprocessor: an early one makes room."""
ALIGNMENT_BYTES = 16
LAUNCH_GAMES = 1 << 27
"""Games a launch: a fraction of a second, so that progress can be shown."""


@cache
def load() -> Any:
    """numba-cuda with a device to run on; a `SetupError` says that there is none."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # numba-cuda 0.30 still asks for names that NumPy 2.5 dropped
            setattr(np, old, getattr(np, new))
    need("cuda")
    from numba import cuda

    if not cuda.is_available():
        raise SetupError("error-no-cuda", reason=str(cuda.cuda_error() or "no GPU"))
    prepare()
    return cuda


class Shape(NamedTuple):
    """How many threads play at once on a multiprocessor, and with how many registers each."""

    block: int
    blocks: int
    registers: int

    @property
    def threads(self) -> int:
        """All of them."""
        return self.block * self.blocks


def shape_for(state: np.dtype[Any]) -> Shape:
    """The shape with most threads whose states have room in shared memory."""
    shapes = []
    for block in BLOCKS_OF_THREADS:
        size = block * state.itemsize
        if size <= BLOCK_BYTES:
            by_memory = MULTIPROCESSOR_BYTES // (size + RESERVED_BYTES)
            blocks = min(by_memory, ALL_REGISTERS // (FEWEST_REGISTERS * block))
            registers = ALL_REGISTERS // (blocks * block) // REGISTER_STEP * REGISTER_STEP
            shapes.append(Shape(block, blocks, min(registers, MOST_REGISTERS)))
    return max(shapes, key=lambda shape: shape.threads)


def play_function(
    game: Game, policy: Callable[..., int], config: Record, shape: Shape
) -> Callable[..., None]:
    """The kernel (seed, first, games, tallies) for one configuration before it is compiled."""
    from numba import cuda, from_dtype

    total, winners = game.total, game.winners
    state_type, rng_type = from_dtype(played_state(game, config)), from_dtype(Philox)
    tally_type = from_dtype(Tally)
    block = shape.block
    configs = np.array([config.item()], config.dtype)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def meet(playing: bool) -> bool:
        return bool(cuda.any_sync(WHOLE_WARP, playing))

    play_game = playout.play_function(game, policy, meet)
    prepare()

    def play_games(seed: int, first: int, games: int, tallies: Any) -> None:
        # Shared memory is the only quick one that has room for a state.
        state = cuda.shared.array(block, state_type, ALIGNMENT_BYTES)[cuda.threadIdx.x]
        rngs = cuda.local.array(2, rng_type, ALIGNMENT_BYTES)
        rng, luck = rngs[DEALER], rngs[PLAYERS]
        tally = cuda.local.array(1, tally_type, ALIGNMENT_BYTES)[0]
        # Local memory is not zeroed.
        tally.games = 0
        tally.decisions = 0
        tally.ties = 0
        tally.shared = 0
        tally.points[:] = 0
        tally.categories[:] = 0
        # Known to the compiler: what these rules never ask for is not in the kernel at all.
        config = cuda.const.array_like(configs)[0]
        after = first + games
        # All threads of a block play equally many games, since they meet in each: what some of
        # them play beyond the last game is not counted.
        for start in range(first + cuda.blockIdx.x * block, after, cuda.gridsize(1)):
            number = start + cuda.threadIdx.x
            seed_game(rng, luck, seed, number)
            decisions = play_game(config, state, rng, luck)
            if number < after:
                tally.decisions += decisions
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
    """The kernel (configs, seed, states, views, guesses, masks, traces) before it is compiled.

    A row of each array is a game's own: in local memory they would take the compiler minutes.
    """
    from numba import cuda, from_dtype

    trace_game = playout.trace_function(game, policy)
    prepare()
    rng_type = from_dtype(Philox)

    def trace_games(
        configs: Any, seed: int, states: Any, views: Any, guesses: Any, masks: Any, traces: Any
    ) -> None:
        rngs = cuda.local.array(LANES, rng_type, ALIGNMENT_BYTES)
        for number in range(cuda.grid(1), states.size, cuda.gridsize(1)):
            seed_game(rngs[DEALER], rngs[PLAYERS], seed, number)
            traces[number] = trace_game(
                configs[0], states[number], rngs, views[number], guesses[number], masks[number]
            )

    return trace_games


@cache
def play_kernel(game: Game, policy: Callable[..., int], config: bytes) -> tuple[Any, Shape]:
    """The compiled kernel that plays and counts with that configuration, and its shape."""
    record = np.frombuffer(config, game.config)[0]
    shape = shape_for(played_state(game, record))
    function = play_function(game, policy, record, shape)
    return load().jit(function, max_registers=shape.registers), shape


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
    kernel, shape = play_kernel(game, policy, config.tobytes())
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * shape.blocks * WAVES
    for first in range(0, games, LAUNCH_GAMES):
        tallies = np.zeros(1, Tally)
        sums = cuda.to_device(tallies.view(np.int64))
        kernel[blocks, shape.block](seed, first, min(LAUNCH_GAMES, games - first), sums)
        yield sums.copy_to_host().view(Tally)[0]


def trace_games(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> tuple[Any, Any]:
    """Final states and traces of games 0 to `games` - 1."""
    cuda = load()
    states = cuda.to_device(np.zeros(games, game.state))
    views = cuda.to_device(np.zeros(games, game.view))
    guesses = cuda.to_device(np.zeros(games, game.state))
    masks = cuda.to_device(np.zeros((games, game.actions), np.int8))
    traces = cuda.to_device(np.zeros(games, np.int64))
    trace_kernel(game, policy)[-(-games // BLOCK_THREADS), BLOCK_THREADS](
        on_device(config), seed, states, views, guesses, masks, traces
    )
    return states.copy_to_host(), traces.copy_to_host()
