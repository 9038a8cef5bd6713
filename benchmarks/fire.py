"""How long somebody waits for a turn while a stranger does all that one address is allowed.

    python -m benchmarks.fire [--seconds S] [--only NAME ...]

Starts a server with its usual limits. One player, at 127.0.0.1, plays Sushi Go! against two greedy
bots and pauses a little before every answer. Meanwhile a process of its own, at 127.0.0.2, does one
thing after the other as hard as it can. Prints one JSON line for each: how long the player waited
from an answer until the next question (the median, the 99th percentile, the longest), and how much
of a processor the server's own threads were given in the meantime. The stranger needs a processor
too and runs at low priority; on a machine with two cores it is felt all the same.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.attacks import ATTACKS, asking, connected, opened
from benchmarks.simulation import processor
from benchmarks.websocket import Websocket
from sushibar.machine import cores

PLAYER = "127.0.0.1"
PAUSE = 0.05
"""Seconds that the player thinks."""
SETTLE = 4.0
"""Seconds before it counts: compiled rules are loaded, and the stranger has started."""


@contextlib.contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server with its usual limits: its URL and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sushibar.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite", "--log-level", "warning"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        try:
            assert process.stdout is not None
            url = re.search(r"http://[^/]+", process.stdout.readline())
            assert url is not None
            yield url[0], process.pid
        finally:
            process.terminate()
            process.wait(30)


class Player:
    """Somebody who plays game after game, and how long it took to hear of each turn."""

    def __init__(self, url: str) -> None:
        self.url, self.waited = url, list[float]()
        self.sent_at = 0.0
        self.question = 0
        self.over = asyncio.Event()
        self.websocket: Websocket | None = None

    async def play(self) -> None:
        """Play until cancelled."""
        async with asking(self.url, PLAYER) as http:
            while True:
                code, secret = await opened(http, ["greedy", "greedy"])
                self.over.clear()
                self.question, self.sent_at = 0, 0.0
                self.websocket = await connected(self.url, code, PLAYER, self.hear)
                self.websocket.say(type="hello", secret=secret)
                await self.over.wait()
                self.websocket.transport.close()

    def hear(self, message: Any) -> None:
        """Answer what is asked."""
        if message["type"] not in ("welcome", "news") or message["view"] is None:
            return
        game = message["view"]["game"]
        assert self.websocket is not None
        self.websocket.say(type="ack", version=message["view"]["version"])
        if game["question"] == self.question:
            return
        if self.sent_at:
            self.waited.append(time.perf_counter() - self.sent_at)
        self.question, self.sent_at = game["question"], 0.0
        if message["view"]["phase"] == "over":
            self.over.set()
        elif game["asked"] is not None:
            steps = [game["asked"]["choices"][0]["action"]]
            asyncio.get_running_loop().call_later(PAUSE, self.answer, self.question, steps)

    def answer(self, question: int, steps: list[str]) -> None:
        """Give an answer; the clock runs."""
        self.sent_at = time.perf_counter()
        assert self.websocket is not None
        self.websocket.say(type="answer", question=question, steps=steps)


def processor_seconds(process: int) -> float:
    """The time that a process itself has had a processor."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, process: int, seconds: float, attack: str | None) -> dict[str, Any]:
    """How long the player waits while something is done, or nothing."""
    player = Player(url)
    stranger: subprocess.Popen[bytes] | None = None
    if attack is not None:
        command = [sys.executable, "-m", "benchmarks.fire", "--attack", attack, "--url", url]
        stranger = subprocess.Popen(["nice", "-n", "15", *command])
    playing = asyncio.ensure_future(player.play())
    try:
        await asyncio.sleep(SETTLE)
        player.waited.clear()
        used, began = processor_seconds(process), time.perf_counter()
        await asyncio.sleep(seconds)
        used = (processor_seconds(process) - used) / (time.perf_counter() - began)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        if stranger is not None:
            stranger.kill()
            stranger.wait()
    times = sorted(player.waited) or [float("inf")]
    return {
        "attack": attack or "none",
        "turns": len(player.waited),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 1),
        "longest_ms": round(1000 * times[-1], 1),
        "processor": round(used, 2),
    }


async def measure_all(url: str, process: int, arguments: argparse.Namespace) -> None:
    """One attack after the other, each against a server that has seen those before it."""
    print(json.dumps({"processor": processor(), "cores": cores()}))
    await measure(url, process, 1.0, None)  # compiled rules are loaded
    for attack in arguments.only or [None, *ATTACKS]:
        attack = None if attack == "none" else attack
        found = await measure(url, process, arguments.seconds, attack)
        print(json.dumps(found), flush=True)


def main() -> None:
    """Measure and print; or be the stranger."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", nargs="*", choices=["none", *ATTACKS])
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.attack:
        uvloop.run(ATTACKS[arguments.attack](arguments.url))
        return
    with server() as (url, process):
        uvloop.run(measure_all(url, process, arguments))


if __name__ == "__main__":
    main()
