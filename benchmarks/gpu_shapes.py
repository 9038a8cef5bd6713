"""How registers and blocks per multiprocessor decide the speed on a GPU."""

import json
import sys
import time

from sushibar.batch import cuda
from sushibar.games.kit import game_named

GAMES = 1 << 26


def main() -> None:
    """Print a JSON line for every shape."""
    game = game_named(sys.argv[1] if len(sys.argv) > 1 else "sushi-go")
    config = game.configure(4, game.editions[0])
    state = cuda.state_for(game, config)
    for cuda.REGISTERS in (96, 128, 168, 248):
        cuda.play_kernel.cache_clear()
        cuda.warm_up(game, game.random_action, config)
        for cuda.WAVES in (1, 2, 4):
            started = time.perf_counter()
            for _ in cuda.play_games(game, game.random_action, config, 0, GAMES):
                pass
            rate = GAMES / (time.perf_counter() - started)
            shape = cuda.shape_for(state)
            result = {
                "state_bytes": state.itemsize,
                "block": shape.block,
                "blocks_per_multiprocessor": shape.blocks,
                "registers": cuda.REGISTERS,
                "waves": cuda.WAVES,
                "million_games_per_s": round(rate / 1e6, 1),
            }
            print(json.dumps(result), flush=True)


if __name__ == "__main__":
    main()
