"""Kernels for an NVIDIA GPU, by numba-cuda."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from sushibar.batch import playout
from sushibar.batch.playout import Tally, count_game, seed_game
from sushibar.errors import SetupError
from sushibar.extras import need
from sushibar.rulebook.chance import DEALER, LANES, PLAYERS, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import SPARE, Record, record_type

WARP_THREADS = 32
BLOCK_THREADS = 2 * WARP_THREADS
BLOCK_BYTES = 48 * 1024
MULTIPROCESSOR_BYTES = 227 * 1024
"""Bytes that the states of a block's threads may have together, and all of a multiprocessor's."""
RESERVED_BYTES = 1024
"""Bytes of that which each block costs beside its states."""
ALL_REGISTERS = 64 * 1024
"""Of a multiprocessor."""
REGISTERS = 168
"""Of a thread: with fewer it is slower than more threads can make up, more make nothing faster."""
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
    """How many threads play at once on a multiprocessor."""

    block: int
    blocks: int

    @property
    def threads(self) -> int:
        """All of them."""
        return self.block * self.blocks


def shape_for(state: np.dtype[Any]) -> Shape:
    """The shape with most threads that have registers enough and their states in shared memory."""
    shapes = []
    for block in (BLOCK_THREADS, WARP_THREADS):
        size = block * state.itemsize
        if size <= BLOCK_BYTES:
            by_memory = MULTIPROCESSOR_BYTES // (size + RESERVED_BYTES)
            shapes.append(Shape(block, min(by_memory, ALL_REGISTERS // (REGISTERS * block))))
    return max(shapes, key=lambda shape: shape.threads)


def state_for(game: Game, *configs: Record) -> np.dtype[Any]:
    """The game's state with rows only for the seats and kinds of cards that are in play somewhere.

    The less memory a state needs, the more threads have theirs at hand.
    """
    used = {
        size: max(int(config[field]) for config in configs) for size, field in game.shrinks.items()
    }
    fields = []
    for name in game.state.names or ():
        kind, shape = game.state[name].base, game.state[name].shape
        rows = tuple(used.get(size, size) for size in shape)
        if name != SPARE:
            fields.append((name, kind, rows))
    return record_type(fields)


def play_function(
    game: Game, policy: Callable[..., int], state: np.dtype[Any]
) -> Callable[..., None]:
    """The kernel (configs, seed, first, games, tallies) before it is compiled."""
    from numba import cuda, from_dtype

    total, winners = game.total, game.winners
    state_type, rng_type = from_dtype(state), from_dtype(Philox)
    config_type = from_dtype(game.config)
    tally_type = from_dtype(Tally)
    block = shape_for(state).block

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def meet() -> None:
        cuda.syncwarp()

    play_game = playout.play_function(game, policy, meet)
    prepare()

    def play_games(configs: Any, seed: int, first: int, games: int, tallies: Any) -> None:
        # Shared memory is the only quick one that has room for a state.
        state = cuda.shared.array(block, state_type)[cuda.threadIdx.x]
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
        # A copy of its own, which the compiler can keep in registers.
        own = cuda.local.array(1, config_type)
        own[0] = configs[0]
        config = own[0]
        for number in range(first + cuda.grid(1), first + games, cuda.gridsize(1)):
            seed_game(rng, luck, seed, number)
            tally.decisions += play_game(config, state, rng, luck)
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
def play_kernel(game: Game, policy: Callable[..., int], state: np.dtype[Any]) -> Any:
    """The compiled kernel that plays and counts, with states of that type."""
    return load().jit(play_function(game, policy, state), max_registers=REGISTERS)


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
    state = state_for(game, config)
    kernel = play_kernel(game, policy, state)
    configs = on_device(config)
    shape = shape_for(state)
    blocks = cuda.get_current_device().MULTIPROCESSOR_COUNT * shape.blocks * WAVES
    for first in range(0, games, LAUNCH_GAMES):
        tallies = np.zeros(1, Tally)
        sums = cuda.to_device(tallies.view(np.int64))
        kernel[blocks, shape.block](configs, seed, first, min(LAUNCH_GAMES, games - first), sums)
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
