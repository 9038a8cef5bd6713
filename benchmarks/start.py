"""How long a server takes to start, with nothing stored and with thousands of games in play.

    python -m benchmarks.start [--games N] [--due]

Plays one game of Sushi Go! between four greedy bots, stores the first half of its log N times, as
games where people are waited for, and starts a server on that database and on an empty one, in
turns. With `--due` it is a bot's turn in all of them, which then play on at once. Prints a JSON
line for each start: seconds from starting the process until it has answered a request, the
processor time that it has used until then, and its memory.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable

import httpx

from benchmarks.processes import ProcessorTime, memory
from benchmarks.simulation import processor
from sushibar.machine import cores
from sushibar.match.log import Entry
from sushibar.match.match import Match
from sushibar.match.seated_bots import SeatedBots, whole_answer
from sushibar.match.settings import Settings
from sushibar.server.stored_log import stored
from sushibar.server.worker import new_code
from sushibar.store.rows import Opening, Stored
from sushibar.store.schema import NEVER
from sushibar.store.store import Store

PLAYERS = 4
REVEALS = 15
REPEATS = 3


def half_a_game(seed: str) -> list[Stored]:
    """The log of a game that has come to its middle."""
    match, bots, log = Match("START", seed), SeatedBots(threads=1), list[Stored]()
    at = time.time_ns() // 1_000_000

    def do(entries: Iterable[Entry]) -> None:
        for entry in entries:
            match.apply(entry, at)
            log.append(stored(match.version, at, entry))

    do(match.open(Settings.checked("sushi-go", PLAYERS, seed)))
    for seat in range(PLAYERS):
        do(match.join(f"Guest {seat}", f"{seat:064}"))
    do(match.start())
    while match.question <= REVEALS:
        seat = match.pending[0]
        player = bots.player("START", match.playing, seat, "greedy")
        steps = whole_answer(match.playing.copy(), seat, player)
        do(match.answer(seat, match.question, steps))
    return log


async def fill(url: str, games: int, due: bool) -> None:
    """Store this many games in play."""
    seed = "0" * 64
    log = half_a_game(seed)
    store = await Store.open(url)
    settings, at = "{}", log[-1].at
    for first in range(0, games, 500):
        await asyncio.gather(
            *(
                store.create(
                    Opening(
                        code=(code := new_code()),
                        game="sushi-go",
                        listed=False,
                        settings=settings,
                        seed=seed,
                        series=code,
                        at=at,
                        status="playing",
                        owner="somebody who is gone",
                        due_at=at if due else NEVER,
                    ),
                    log,
                )
                for _ in range(min(500, games - first))
            )
        )
    await store.close()


def start(url: str) -> dict[str, float]:
    """Start a server, ask it something, and stop it."""
    command = [sys.executable, "-m", "sushibar.cli", "serve", "--port", "0", "--database", url]
    began = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--log-level", "warning"], stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://[^/]+", process.stdout.readline())
        assert address is not None
        httpx.get(f"{address[0]}/healthz").raise_for_status()
        return {
            "seconds": round(time.perf_counter() - began, 2),
            "processor_seconds": round(sum(ProcessorTime.of(process.pid)), 2),
            "megabytes": round(memory(process.pid) / 1e6),
        }
    finally:
        process.terminate()
        process.wait(30)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--due", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        full, empty = (f"sqlite:///{folder}/{name}.sqlite" for name in ("full", "empty"))
        asyncio.run(fill(full, arguments.games, arguments.due))
        print(json.dumps({"processor": processor(), "cores": cores()}))
        for _ in range(REPEATS):
            for games, url in ((0, empty), (arguments.games, full)):
                print(json.dumps({"games": games, **start(url)}), flush=True)


if __name__ == "__main__":
    main()
