"""How many decisions a second a batch of games steps, with observations and masks written.

    python -m benchmarks.envs [GAME ...] [--device cpu|cuda] [--games N] [--players N]

Choices are made at random by the batch itself, which counts. Prints a JSON line for every game:
the best of several repeats, because other work on the machine only ever makes a run slower; on the
CPU also by the seconds that the thread itself has worked.
"""

import argparse
import json
import time
from typing import Any

from sushibar.envs import Batch
from sushibar.envs.parity import every_setup
from sushibar.games.kit import KITS

WARM_UP_STEPS = 300
"""So that games have come apart: they start together."""


def synchronize(device: str) -> None:
    """Wait for the GPU."""
    if device == "cuda":
        from sushibar.batch.cuda import load

        load().synchronize()


def measured(batch: Batch, steps: int, repeats: int) -> dict[str, Any]:
    """Decisions a second of the quickest repeat."""
    buffers, choices = batch.buffers(), batch.backend.filled(batch.games, 0)
    batch.reset(buffers)
    started = time.perf_counter()
    rates: dict[str, list[float]] = {"decisions_per_s": [], "decisions_per_cpu_s": []}
    for repeat in range(repeats + 1):
        synchronize(batch.device)
        wall, worked = time.perf_counter(), time.thread_time()
        count = steps if repeat else WARM_UP_STEPS
        for _ in range(count):
            batch.choose_at_random(buffers, choices)
            batch.step(choices, buffers)
        synchronize(batch.device)
        if repeat:
            decisions = count * batch.games
            rates["decisions_per_s"].append(decisions / (time.perf_counter() - wall))
            rates["decisions_per_cpu_s"].append(decisions / (time.thread_time() - worked))
        else:
            first_s = round(time.perf_counter() - started, 1)
    best = {name: round(max(values)) for name, values in rates.items()}
    if batch.device != "cpu":
        del best["decisions_per_cpu_s"]
    return {**best, "warm_up_s": first_s}


def main() -> None:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(KITS))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int)
    parser.add_argument("--players", type=int)
    parser.add_argument("--menu")
    parser.add_argument("--steps", type=int)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    on_gpu = arguments.device == "cuda"
    games = arguments.games or (1 << 18 if on_gpu else 1 << 12)
    steps = arguments.steps or (200 if on_gpu else 100)
    for game in arguments.game:
        setups = every_setup(game, arguments.players, arguments.menu)
        batch = Batch(
            game,
            setups,
            games,
            arguments.device,
            threads=arguments.threads,
            checked=False,
        )
        figures = measured(batch, steps, arguments.repeats)
        facts = {"game": game, "setups": len(setups), "games": games, "device": arguments.device}
        features = {"features": batch.features.size, "choices": len(batch.choices)}
        print(json.dumps({**facts, **features, **figures}), flush=True)


if __name__ == "__main__":
    main()
