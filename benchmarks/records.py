"""How fast games are written down as records, and how fast many records are read.

python -m benchmarks.records [GAME] [--players N] [--games N]
"""

import argparse
import tempfile
import time
from pathlib import Path

from sushibar.batch.simulation import simulate
from sushibar.records import read_many
from sushibar.records.recording import Recording


def main() -> None:
    """Write games of random and greedy players, and read them again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="sushi-go")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=3)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for policy in ("random", "greedy"):
            for repeat in range(chosen.repeats):
                file = Path(folder) / f"{policy}-{repeat}.txt"
                recording = Recording(file, chosen.game)
                began = time.thread_time()
                simulate(
                    chosen.game,
                    players=chosen.players,
                    policy=policy,
                    games=chosen.games,
                    seed=repeat,
                    played=recording.play_games,
                )
                written = time.thread_time() - began
                read_many(file)  # compiles, or loads what is compiled
                began = time.thread_time()
                tables = read_many(file)
                read = time.thread_time() - began
                print(
                    f"{chosen.game}, {chosen.players} {policy} players: "
                    f"{chosen.games / written:,.0f} records written and "
                    f"{chosen.games / read:,.0f} read for a second of processor time, "
                    f"{file.stat().st_size / chosen.games:,.0f} bytes and "
                    f"{tables.decisions.num_rows / chosen.games:.0f} decisions each"
                )


if __name__ == "__main__":
    main()
