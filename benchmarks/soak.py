"""Whether a server that runs for long goes on as it started: half an hour of games, memory watched.

    python -m benchmarks.soak [--minutes M] [--tables N]

Plays games of all kinds at a server of its own, one after the other at every table: people over
sockets, bots at the other seats, hints, score sheets, replays, connections that break. Prints a
JSON line every minute, and at last how much the memory of the server has grown since the fifth
minute: it should be within 5 %. The first minute starts when all code is compiled and loaded, which
takes memory too. Processes that read records for it are told apart.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.load import server
from benchmarks.processes import memory
from benchmarks.simulation import processor
from benchmarks.websocket import Websocket
from sushibar.machine import cores

SETTLED_MINUTES = 5
PAUSE_SECONDS = 0.2
WARM_SECONDS = 5.0
"""Between two looks at whether everything is compiled."""
SETUPS: tuple[dict[str, Any], ...] = (
    {"game": "sushi-go", "players": 3, "bots": ["greedy", "random"]},
    {"game": "party", "players": 4, "bots": ["greedy"] * 3, "menu": "random"},
    {"game": "wasabi", "players": 2, "bots": ["greedy"]},
    {"game": "sushi-go", "players": 2, "bots": ["search:20ms"], "clock": 30, "listed": True},
)


class Regular:
    """Somebody who plays game after game at tables of one kind."""

    def __init__(self, url: str, http: httpx.AsyncClient, number: int) -> None:
        self.url, self.http, self.setup = url, http, SETUPS[number % len(SETUPS)]
        self.chance = random.Random(number)
        self.games = self.decisions = 0
        self.line: Websocket | None = None

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            with contextlib.suppress(httpx.HTTPError, ConnectionError, TimeoutError):
                await self.play_once()
                self.games += 1

    async def play_once(self) -> None:
        """Open a table, play the game, look at its replay."""
        seat = (
            await self.http.post("/api/tables", json={**self.setup, "host": {"name": "Guest"}})
        ).json()
        code, secret = seat["code"], seat["secret"]
        bearer = {"Authorization": f"Bearer {secret}"}
        await self.http.post(f"/api/tables/{code}/start", headers=bearer)
        self.question, self.over = 0, asyncio.get_running_loop().create_future()
        while not self.over.done():
            await self.connect(code, secret)
            breaks_after = self.chance.uniform(1, 20)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(breaks_after):
                    await asyncio.shield(self.over)
            assert self.line is not None
            self.line.transport.abort()
            self.question = 0
        await self.http.get(f"/api/records/{code}/replay", headers=bearer)

    async def connect(self, code: str, secret: str) -> None:
        """Sit down, once more."""
        self.line = await connected(self.url, code, secret, self.hear)

    def hear(self, message: dict[str, Any]) -> None:
        """Answer what is asked, step by step."""
        line = self.line
        assert line is not None
        if message["type"] == "selected" and message["question"] == self.question:
            self.go_on(line, message)
        if message["type"] not in ("welcome", "news") or message["view"] is None:
            return
        view = message["view"]
        line.say(type="ack", version=view["version"])
        game = view["game"]
        if view["phase"] == "over":
            if not self.over.done():
                self.over.set_result(None)
        elif game["asked"] is not None and game["question"] != self.question:
            self.question = game["question"]
            steps = [self.chance.choice(game["asked"]["choices"])["action"]]
            curious = self.chance.choice(("hint", "preview"))
            line.say(type=curious, question=self.question)
            line.say(type="scores")
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.select, line, steps)

    def select(self, line: Websocket, steps: list[str]) -> None:
        """Say what would be answered."""
        if not line.transport.is_closing():
            line.say(type="select", question=self.question, steps=steps)

    def go_on(self, line: Websocket, selected: dict[str, Any]) -> None:
        """Answer, or take the next step."""
        steps = selected["steps"]
        if selected["asked"] is None:
            self.decisions += 1
            line.say(type="answer", question=self.question, steps=steps)
        else:
            self.select(line, [*steps, self.chance.choice(selected["asked"]["choices"])["action"]])


async def connected(url: str, code: str, secret: str, hear: Callable[[Any], None]) -> Websocket:
    """A player's line to a table."""
    host, _, port = url.rpartition("/")[2].partition(":")
    path = f"/api/tables/{code}/socket"
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Websocket(path, hear), host, int(port)
    )
    await line.opened
    line.say(type="hello", secret=secret, since=0)
    return line


async def compiled(url: str, http: httpx.AsyncClient, setup: dict[str, Any]) -> None:
    """Ask for hints in a game until they come with figures: then all is compiled and loaded."""
    wanted = {**setup, "host": {"name": "Guest"}, "clock": None}
    seat = (await http.post("/api/tables", json=wanted)).json()
    code, secret = seat["code"], seat["secret"]
    bearer = {"Authorization": f"Bearer {secret}"}
    await http.post(f"/api/tables/{code}/start", headers=bearer)
    ready, question = asyncio.Event(), 1

    def hear(message: dict[str, Any]) -> None:
        nonlocal question
        if message["type"] == "hint" and message["is_ready"]:
            ready.set()
        elif message.get("view"):  # the bot may have had the first turn
            question = message["view"]["game"]["question"]

    while not ready.is_set():
        line = await connected(url, code, secret, hear)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WARM_SECONDS):
                line.say(type="hint", question=question)
                await ready.wait()
        line.transport.abort()
    await http.post(f"/api/tables/{code}/close", headers=bearer)


def own_memory(process: int) -> int:
    """The bytes of memory that a process itself holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def watch(url: str, process: int, arguments: argparse.Namespace) -> None:
    """Let everybody play, and look at the memory every minute."""
    limits = httpx.Limits(max_connections=arguments.tables + 10, keepalive_expiry=2.0)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as http:
        await asyncio.gather(*(compiled(url, http, setup) for setup in SETUPS))
        regulars = [Regular(url, http, number) for number in range(arguments.tables)]
        playing = [asyncio.ensure_future(one.play()) for one in regulars]
        settled, now = 0, 0
        began = time.monotonic()
        for minute in itertools.count(1):
            await asyncio.sleep(max(0.0, began + 60 * minute - time.monotonic()))
            now = own_memory(process)
            if minute == SETTLED_MINUTES:
                settled = now
            told = {
                "minute": minute,
                "megabytes": round(now / 1e6, 1),
                "helpers_megabytes": round((memory(process) - now) / 1e6, 1),
                "games": sum(one.games for one in regulars),
                "decisions": sum(one.decisions for one in regulars),
            }
            print(json.dumps(told), flush=True)
            if minute >= arguments.minutes:
                break
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    if settled:
        growth = round(100 * (now / settled - 1), 1)
        print(json.dumps({"processor": processor(), "cores": cores(), "grown_percent": growth}))


def main() -> None:
    """Soak and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--port", type=int, default=8766)
    parser.set_defaults(database=None, bus=None, workers=1)
    arguments = parser.parse_args()
    with server(arguments) as (url, process):
        uvloop.run(watch(url, process, arguments))


if __name__ == "__main__":
    main()
