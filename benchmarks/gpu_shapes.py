"""How threads, blocks and registers per multiprocessor decide the speed on a GPU."""

import json
import sys
import time

import numpy as np

from sushibar.batch import cuda
from sushibar.batch.states import played_state
from sushibar.games.kit import game_named

GAMES = 1 << 27
REGISTERS = (64, 80, 96, 128, 168)


def shapes(state: "np.dtype[np.void]") -> list[cuda.Shape]:
    """As many blocks as shared memory has room for, of every size, with as many registers."""
    found = []
    for block in cuda.BLOCKS_OF_THREADS:
        size = block * state.itemsize
        if size <= cuda.BLOCK_BYTES:
            by_memory = cuda.MULTIPROCESSOR_BYTES // (size + cuda.RESERVED_BYTES)
            for registers in REGISTERS:
                blocks = min(by_memory, cuda.ALL_REGISTERS // (registers * block))
                found.append(cuda.Shape(block, blocks, registers))
    return found


def main() -> None:
    """Print a JSON line for every shape."""
    game = game_named(sys.argv[1] if len(sys.argv) > 1 else "sushi-go")
    config = game.configure(4, game.editions[0])
    state = played_state(game, config)
    for shape in shapes(state):
        cuda.shape_for = lambda _, shape=shape: shape  # type: ignore[misc]
        cuda.play_kernel.cache_clear()
        cuda.warm_up(game, game.random_action, config)
        for cuda.WAVES in (1, 2, 4):
            started = time.perf_counter()
            for _ in cuda.play_games(game, game.random_action, config, 0, GAMES):
                pass
            rate = GAMES / (time.perf_counter() - started)
            result = {
                "state_bytes": state.itemsize,
                **shape._asdict(),
                "waves": cuda.WAVES,
                "million_games_per_s": round(rate / 1e6, 1),
            }
            print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
