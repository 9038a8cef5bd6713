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
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvloop

from benchmarks.simulation import processor
from benchmarks.websocket import Websocket
from sushibar.machine import cores

PLAYER, STRANGER = "127.0.0.1", "127.0.0.2"
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


def asking(url: str, address: str) -> httpx.AsyncClient:
    """Requests from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)


async def opened(
    http: httpx.AsyncClient, bots: list[str], game: str = "sushi-go", **more: Any
) -> tuple[str, str]:
    """A table with bots where the game has started: its code and the secret of the one player."""
    wanted = {"game": game, "players": 1 + len(bots), "bots": bots, "host": {"name": "Guest"}}
    while True:
        told = await http.post("/api/tables", json={**wanted, **more})
        if told.status_code == 201:
            break
        await asyncio.sleep(0.5)
    seat = told.json()
    bearer = {"Authorization": f"Bearer {seat['secret']}"}
    while (await http.post(f"/api/tables/{seat['code']}/start", headers=bearer)).status_code != 200:
        await asyncio.sleep(0.5)
    return seat["code"], seat["secret"]


async def connected(url: str, code: str, address: str, hear: Callable[[Any], None]) -> Websocket:
    """A socket from an address."""
    host, _, port = url.rpartition("/")[2].partition(":")
    path = f"/api/tables/{code}/socket"
    _, websocket = await asyncio.get_running_loop().create_connection(
        lambda: Websocket(path, hear), host, int(port), local_addr=(address, 0)
    )
    await websocket.opened
    return websocket


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


# What the stranger does


def deaf(message: Any) -> None:
    """Hear nothing."""


async def flood(url: str, sockets: int, code: str, hello: dict[str, Any], message: Any) -> None:
    """Say the same over many sockets, as often as they take it."""
    lines = []
    for _ in range(sockets):
        with contextlib.suppress(ConnectionError):
            line = await connected(url, code, STRANGER, deaf)
            line.say(type="hello", **hello)
            lines.append(line)
        await asyncio.sleep(0.05)
    while True:
        for line in lines:
            if not line.transport.is_closing() and not line.transport.get_write_buffer_size():
                line.say(**message)
        await asyncio.sleep(0.005)


async def long_game(http: httpx.AsyncClient) -> tuple[str, str]:
    """A table of eight at Sushi Go Party!, the most that there is to tell."""
    return await opened(http, ["greedy"] * 7, "party")


async def scores(url: str) -> None:
    """Ask for the score sheet."""
    async with asking(url, STRANGER) as http:
        code, _ = await long_game(http)
    await flood(url, 50, code, {"since": 0}, {"type": "scores"})


async def hellos(url: str) -> None:
    """Say hello again and again, as somebody who has heard nothing."""
    async with asking(url, STRANGER) as http:
        code, _ = await long_game(http)
    await flood(url, 50, code, {"since": 0}, {"type": "hello", "since": 0})


async def searches(url: str) -> None:
    """Let four bots think for five seconds each at many tables."""
    async with asking(url, STRANGER) as http:
        tables = [await opened(http, ["search:5s"] * 4) for _ in range(6)]
        lines = [await connected(url, code, STRANGER, deaf) for code, _ in tables]
        for line, (_, secret) in zip(lines, tables, strict=True):
            line.say(type="hello", secret=secret)
        await asyncio.Event().wait()


async def hints(url: str) -> None:
    """Ask for hints over forty sockets of one seat."""
    async with asking(url, STRANGER) as http:
        code, secret = await long_game(http)
    await flood(url, 40, code, {"secret": secret}, {"type": "hint", "question": 1})


async def previews(url: str) -> None:
    """Ask what each choice would bring."""
    async with asking(url, STRANGER) as http:
        code, secret = await long_game(http)
    await flood(url, 40, code, {"secret": secret}, {"type": "preview", "question": 1})


async def replays(url: str) -> None:
    """Ask for the replays of games that were just finished, and have records verified."""
    async with asking(url, STRANGER) as http:
        codes = [await finished(url, http) for _ in range(3)]
        record = (await http.get(f"/api/records/{codes[0]}")).text

        async def ask(number: int) -> None:
            while True:
                if number % 2:
                    headers = {"Accept-Language": ("de", "fr", "it", "en")[number % 4]}
                    await http.get(f"/api/records/{codes[number % 3]}/replay", headers=headers)
                else:
                    changed = record.replace("end", f"# {number}\nend")
                    await http.post("/api/replays", json={"record": changed})

        await asyncio.gather(*(ask(number) for number in range(32)))


async def finished(url: str, http: httpx.AsyncClient) -> str:
    """The code of a listed game that is over: bots play for those who leave."""
    code, secret = await opened(http, ["greedy"] * 7, "party", listed=True)
    bearer = {"Authorization": f"Bearer {secret}"}
    await http.delete(f"/api/tables/{code}/seats/0", headers=bearer)
    while (await http.get(f"/api/records/{code}")).status_code != 200:
        await asyncio.sleep(0.5)
    return code


async def answers(url: str) -> None:
    """Change one's mind again and again, with many who look on."""
    async with asking(url, STRANGER) as http:
        wanted = {"game": "party", "players": 2, "host": {"name": "Guest"}}
        seat = (await http.post("/api/tables", json=wanted)).json()
        code, secret = seat["code"], seat["secret"]
        await http.post(f"/api/tables/{code}/seats", json={"name": "Other"})
        bearer = {"Authorization": f"Bearer {secret}"}
        await http.post(f"/api/tables/{code}/start", headers=bearer)
    asked: list[list[str]] = []

    def hear(message: Any) -> None:
        if message["type"] == "welcome":
            choices = message["view"]["game"]["asked"]["choices"]
            asked.append([one["action"] for one in choices])

    lines = [await connected(url, code, STRANGER, hear) for _ in range(40)]
    for line in lines:
        line.say(type="hello", secret=secret)
    turn = 0
    while True:
        for line in lines if asked else ():
            turn += 1
            if not line.transport.is_closing():
                steps = [asked[0][turn % len(asked[0])]]
                line.say(type="answer", question=1, steps=steps)
        await asyncio.sleep(0.01)


async def requests(url: str) -> None:
    """Ask for everything that there is over HTTP."""
    paths = ("/api/tables", "/api/games", "/api/records", "/api/statistics", "/metrics", "/")

    async with asking(url, STRANGER) as http:

        async def ask(number: int) -> None:
            while True:
                await http.get(paths[number % len(paths)])

        await asyncio.gather(*(ask(number) for number in range(24)))


async def silence(url: str) -> None:
    """Open connections and say nothing."""
    host, _, port = url.rpartition("/")[2].partition(":")
    held = []
    while True:
        with contextlib.suppress(OSError):
            held.append(await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0)))
        if len(held) > 1_500:
            await asyncio.sleep(0.05)


ATTACKS: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
    one.__name__: one
    for one in (
        scores, hellos, searches, hints, previews, replays, answers, requests, silence,
    )
}  # fmt: skip


# Measuring


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
