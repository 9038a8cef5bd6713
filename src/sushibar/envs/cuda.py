"""A batch of games stepped by an NVIDIA GPU, by numba-cuda."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.batch.cuda import ALIGNMENT_BYTES, BLOCK_BYTES, MOST_REGISTERS, load
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
from sushibar.extras import is_importable
from sushibar.games.features import Encoding
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import WORD, Record

BLOCKS: Final = (32, 16, 8)
"""Threads of a block, each with a game of its own: as many as its shared memory has room for."""
SMALL_BYTES: Final = 64
"""A configuration of at most so many bytes is copied for every thread."""
AHEAD: Final = 8
"""So many words are under way at once between a GPU's memories."""
RANDOM_THREADS: Final = 128


class SharedLayout(NamedTuple):
    """Where everything of one thread lies in its block's shared memory."""

    block: int
    state_words: int
    row_words: int
    """Of features, padded so that rows lie in different banks of memory."""
    mask_bytes: int

    @property
    def rows_start(self) -> int:
        """The word with which the rows of features begin, after all states."""
        return self.block * self.state_words

    @property
    def masks_start(self) -> int:
        """The word with which the masks begin, after all rows; they lie side by side."""
        return self.rows_start + self.block * self.row_words

    @property
    def bytes(self) -> int:
        """Of a block."""
        return self.masks_start * WORD + self.block * self.mask_bytes

    @property
    def memory(self) -> np.dtype[Any]:
        """All of it as one record: rows, masks, and every byte once more as a part of a word.

        An array in a record has a size that the compiler knows, unlike a part of another array.
        """
        layout: Any = {
            "names": ["words", "rows", "masks"],
            "formats": [
                (np.uint32, self.bytes // WORD),
                (np.int8, (self.block, self.row_words * WORD)),
                (np.int8, (self.block, self.mask_bytes)),
            ],
            "offsets": [0, self.rows_start * WORD, self.masks_start * WORD],
            "itemsize": self.bytes,
        }
        memory: np.dtype[Any] = np.dtype(layout)
        return memory


def shape_for(state: np.dtype[Any], encoding: Encoding) -> SharedLayout:
    """The shape with most threads."""
    row_words, choices = -(-encoding.layout.size // WORD) | 1, len(encoding.choices)
    shapes = [SharedLayout(block, state.itemsize // WORD, row_words, choices) for block in BLOCKS]
    return next(shape for shape in shapes if shape.bytes <= BLOCK_BYTES)


def step_kernel_function(
    game: Game, encoding: Encoding, state: np.dtype[Any]
) -> Callable[..., None]:
    """The kernel that steps all games, before it is compiled.

    Threads of a block bring their states into shared memory together, word by word, so that their
    reads lie side by side; there each steps its own, and writes its row beside; together they
    bring all of it back.
    """
    from numba import cuda, from_dtype, uint64

    shape = shape_for(state, encoding)
    block, state_words, row_words = shape.block, shape.state_words, shape.row_words
    rows_start, masks_start = shape.rows_start, shape.masks_start
    features, choices_count = encoding.layout.size, len(encoding.choices)
    feature_words = features // WORD
    state_type, rng_type = from_dtype(state), from_dtype(Philox)
    memory_type = from_dtype(shape.memory)
    config_type = from_dtype(game.config)
    step = step_function(game, encoding)
    prepare()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def copy_words(
        source: Any, source_start: int, target: Any, target_start: int, count: int
    ) -> None:
        place = cuda.threadIdx.x
        # Several reads are under way before the first is waited for.
        while place + (AHEAD - 1) * block < count:
            a = source[uint64(source_start + place)]
            b = source[uint64(source_start + place + block)]
            c = source[uint64(source_start + place + 2 * block)]
            d = source[uint64(source_start + place + 3 * block)]
            e = source[uint64(source_start + place + 4 * block)]
            f = source[uint64(source_start + place + 5 * block)]
            g = source[uint64(source_start + place + 6 * block)]
            h = source[uint64(source_start + place + 7 * block)]
            target[uint64(target_start + place)] = a
            target[uint64(target_start + place + block)] = b
            target[uint64(target_start + place + 2 * block)] = c
            target[uint64(target_start + place + 3 * block)] = d
            target[uint64(target_start + place + 4 * block)] = e
            target[uint64(target_start + place + 5 * block)] = f
            target[uint64(target_start + place + 6 * block)] = g
            target[uint64(target_start + place + 7 * block)] = h
            place += AHEAD * block
        while place < count:
            target[uint64(target_start + place)] = source[uint64(source_start + place)]
            place += block

    if game.config.itemsize <= SMALL_BYTES:

        @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
        def step_one(configs: Any, setup: int, *others: Any) -> int:
            # A copy of its own, which the compiler can keep in registers.
            own = cuda.local.array(1, config_type)
            own[0] = configs[setup]
            return step(own[0], *others)
    else:

        @cuda.jit(device=True, forceinline=True)  # type: ignore[untyped-decorator]
        def step_one(configs: Any, setup: int, *others: Any) -> int:
            return step(configs[setup], *others)

    def step_games(
        configs: Any,
        tables: Any,
        which: Any,
        words: Any,
        rngs: Any,
        episodes: Any,
        seed: int,
        checked: bool,
        choices: Any,
        observations: Any,
        masks: Any,
        seats: Any,
        rewards: Any,
        ends: Any,
        in_words: bool,
        observation_words: Any,
        mask_words: Any,
        illegal: Any,
    ) -> None:
        # Both are the same memory.
        shared_states = cuda.shared.array(0, state_type)
        memory = cuda.shared.array(0, memory_type, ALIGNMENT_BYTES)[0]
        shared_words, rows, block_masks = memory.words, memory.rows, memory.masks
        games = seats.shape[0]
        lane = cuda.threadIdx.x
        first = cuda.blockIdx.x * block
        here = min(block, games - first)
        copy_words(words, first * state_words, shared_words, 0, here * state_words)
        cuda.syncthreads()
        if lane < here:
            game = first + lane
            setup, choice = which[game], choices[game]
            if ends[game]:
                clear(rewards[game])
            own_rng = cuda.local.array(1, rng_type, ALIGNMENT_BYTES)
            own_rng[0] = rngs[game]
            number = game + games * episodes[game]
            outcome = step_one(
                configs,
                setup,
                tables[setup],
                shared_states[lane],
                own_rng[0],
                seed,
                number,
                choice,
                checked,
                rows[lane],
                block_masks[lane],
                rewards[game],
            )
            rngs[game] = own_rng[0]
            seats[game] = outcome & SEAT_BITS
            ended = outcome & ENDED != 0
            ends[game] = ended
            if ended or choice == RESTART:
                episodes[game] += 1
            if outcome & ILLEGAL != 0:
                cuda.atomic.add(illegal, 0, 1)
        cuda.syncthreads()
        copy_words(shared_words, 0, words, first * state_words, here * state_words)
        if in_words:
            for other in range(here):
                start, target = rows_start + other * row_words, (first + other) * feature_words
                for place in range(lane, feature_words, block):
                    observation_words[uint64(target + place)] = shared_words[uint64(start + place)]
            # A block of masks begins with a whole word, and all but the last end with one.
            words_here = here * choices_count // WORD
            copy_words(
                shared_words, masks_start, mask_words, first * choices_count // WORD, words_here
            )
            bytes_left = words_here * WORD + lane
            if bytes_left < here * choices_count:
                game, place = bytes_left // choices_count, bytes_left % choices_count
                masks[first + game, place] = block_masks[game, place]
        else:
            for other in range(here):
                for place in range(lane, features, block):
                    observations[first + other, place] = rows[other, place]
                for place in range(lane, choices_count, block):
                    masks[first + other, place] = block_masks[other, place]

    return step_games


@cache
def step_kernel(game: Game, encoding: Encoding, state: np.dtype[Any]) -> Any:
    """The same, compiled."""
    return load().jit(step_kernel_function(game, encoding, state), max_registers=MOST_REGISTERS)


def random_kernel_function() -> Callable[..., None]:
    """The kernel that chooses at random for all games, before it is compiled."""
    from numba import cuda

    prepare()

    def choose(masks: Any, seed: int, tick: int, choices: Any) -> None:
        game = cuda.grid(1)
        if game < choices.shape[0]:
            choices[game] = random_choice(masks[game], seed, tick, game)

    return choose


@cache
def random_kernel() -> Any:
    """The same, compiled."""
    return load().jit(random_kernel_function())


class _Memory:
    """Somebody's array on the GPU, seen as numbers of another type."""

    def __init__(self, interface: dict[str, Any], owner: Any, **changes: Any) -> None:
        self.__cuda_array_interface__ = {**interface, **changes}
        self.owner = owner


class CudaGames:
    """Games in a GPU's memory."""

    def __init__(
        self,
        game: Game,
        encoding: Encoding,
        configs: Sequence[Record],
        which: np.ndarray[Any, Any],
        seed: int,
    ) -> None:
        self.cuda = load()
        state, count = stepped_state(game, *configs), len(which)
        self.shape, self.seed, self.count = shape_for(state, encoding), seed, count
        joined = b"".join(config.tobytes() for config in configs)
        put = self.cuda.to_device
        self.configs = put(np.frombuffer(joined, game.config))
        self.tables = put(np.array([[*encoding.tables(config)] for config in configs], np.int16))
        self.which = put(which)
        self.words = put(np.zeros(count * self.shape.state_words, np.uint32))
        self.rngs = put(np.zeros(count, Philox))
        self.episodes = put(np.zeros(count, np.int64))
        self.illegal = put(np.zeros(1, np.int32))
        self.kernel = step_kernel(game, encoding, state)
        self.choose = random_kernel()
        self.seen: tuple[Any, Any] = (None, None)

    def bind(self, array: Any, dtype: np.dtype[Any]) -> Any:
        """The array as kernels take it, without a copy; None if they cannot."""
        if array is self.seen[0]:  # the choices, mostly: telling it anew takes as long as a step
            return self.seen[1]
        interface = getattr(array, "__cuda_array_interface__", None)
        if interface is None or np.dtype(interface["typestr"]) != dtype:
            return None
        typestr = "|i1" if dtype.itemsize == 1 else interface["typestr"]
        bound = self.cuda.as_cuda_array(_Memory(interface, array, typestr=typestr))
        if not bound.is_c_contiguous():
            return None
        self.seen = (array, bound)
        return bound

    def ready(self, bound: Sequence[Any]) -> Sequence[Any]:
        """The bound arrays of a step, with the rows and masks among them as words too.

        Where both do not begin with a whole word, kernels write byte by byte.
        """
        rows, masks = bound[0], bound[1]
        starts = [array.__cuda_array_interface__["data"][0] for array in (rows, masks)]
        in_words = rows.shape[1] % WORD == 0 and all(start % WORD == 0 for start in starts)
        if not in_words or masks.size < WORD:
            return (*bound, False, self.words, self.words)
        return (*bound, True, self._in_words(rows), self._in_words(masks))

    def _in_words(self, array: Any) -> Any:
        memory = _Memory(
            array.__cuda_array_interface__,
            array,
            typestr="<u4",
            shape=(array.size // WORD,),
            strides=None,
        )
        return self.cuda.as_cuda_array(memory)

    def new(self, dtype: np.dtype[Any], shape: tuple[int, ...]) -> Any:
        """A new array: torch's where there is torch, which speaks DLPack too."""
        if is_importable("torch"):
            torch = import_module("torch")
            return torch.zeros(shape, dtype=getattr(torch, dtype.name), device="cuda")
        return self.cuda.to_device(np.zeros(shape, dtype))

    def clear(self, array: Any) -> None:
        """Fill a bound array with zeros."""
        array.copy_to_device(np.zeros(array.shape, array.dtype))

    def filled(self, count: int, choice: int) -> Any:
        """The same choice everywhere."""
        return self.cuda.to_device(np.full(count, choice, np.int64))

    def step(self, choices: Any, buffers: Sequence[Any], checked: bool) -> int:
        """Step all games; how many choices were illegal, if they are checked."""
        blocks = -(-self.count // self.shape.block)
        self.kernel[blocks, self.shape.block, 0, self.shape.bytes](
            self.configs,
            self.tables,
            self.which,
            self.words,
            self.rngs,
            self.episodes,
            self.seed,
            checked,
            choices,
            *buffers,
            self.illegal,
        )
        if not checked:
            return 0
        illegal = int(self.illegal.copy_to_host()[0])
        if illegal:
            self.illegal.copy_to_device(np.zeros(1, np.int32))
        return illegal

    def choose_at_random(self, masks: Any, tick: int, choices: Any) -> None:
        """Choose for all games."""
        blocks = -(-self.count // RANDOM_THREADS)
        self.choose[blocks, RANDOM_THREADS](masks, self.seed, tick, choices)
