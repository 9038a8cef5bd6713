"""How many games and decisions a second the compiled rulebook plays, by threads and setup.

    python -m benchmarks.simulation [GAME] [--players N] [--menu MENU] [--policy P]
                                    [--device cpu|cuda]

Prints a JSON line for every setup: the best of several repeats, because other work on the machine
only ever makes a run slower.
"""

import argparse
import json
import platform
from pathlib import Path
from typing import Any

from sushibar.batch.parity import setups
from sushibar.batch.simulation import Result, simulate
from sushibar.games.kit import game_named
from sushibar.machine import cores


def processor() -> str:
    """What the machine says its processor is."""
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def best(repeats: int, **settings: Any) -> Result:
    """The quickest of several runs of the same simulation."""
    return min((simulate(**settings) for _ in range(repeats)), key=lambda run: run.seconds)


def main() -> None:
    """Measure every setup."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sushi-go")
    parser.add_argument("--players", type=int)
    parser.add_argument("--menu")
    parser.add_argument("--policy", default="random")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    print(json.dumps({"processor": processor(), "cores": cores(), "device": arguments.device}))
    for variant in setups(game, arguments.players, arguments.menu):
        rates = {}
        for threads in [1, cores()] if arguments.device == "cpu" else [1]:
            run = best(
                arguments.repeats,
                game_name=game.name,
                **variant._asdict(),
                policy=arguments.policy,
                games=arguments.games,
                device=arguments.device,
                threads=threads,
            )
            rates[f"threads_{threads}"] = round(run.games_per_s)
            rates[f"decisions_{threads}"] = round(run.decisions_per_s)
        print(json.dumps({**variant._asdict(), **rates}), flush=True)


if __name__ == "__main__":
    main()
