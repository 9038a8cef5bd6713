"""How much a server bears: thousands of tables at once, with scripted players over loopback.

    python -m benchmarks.load [--tables N] [--rate R] [--seconds S] [--game G] [--workers W]
                              [--database URL] [--bus URL] [--words] [--idle]

Starts a server of its own (SQLite in a temporary folder unless a database is named), seats four
players at every table, and lets them answer at about the given rate in all, each after a time to
think. Prints one JSON line: decisions a second, the time from sending a decision until the news
that hold it arrive (the median and the 99th percentile), the memory of the server, and with
`--idle` what a table takes when everybody is connected and nobody does anything; with `--seconds 0`
that is all.
"""

import argparse
import asyncio
import contextlib
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import httpx
import uvloop

from benchmarks.processes import ProcessorTime, memory
from benchmarks.simulation import processor
from benchmarks.websocket import Websocket
from sushibar.machine import cores
from sushibar.server.housekeeping import IDLE_SECONDS
from sushibar.server.serving import raise_descriptors

SEATS = 4
UNAVAILABLE = 503
WARM = 5.0
"""Seconds that loading compiled rules may take."""
ACK_AFTER = 2.0
PING_AFTER = 30.0
AT_ONCE = 50
"""Requests and handshakes under way at a time while tables are set up."""
SOCKETS_EACH = 20_000
"""Ports that an address has."""
KEEP_ALIVE = 2.0
"""Seconds after which an idle connection is not used again; the server ends it after five."""


@contextlib.contextmanager
def server(arguments: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """A server for a while: its URL and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/tables.sqlite"
        command = [sys.executable, "-m", "sushibar.cli", "serve", "--port", str(arguments.port)]
        command += ["--database", database, "--workers", str(arguments.workers)]
        command += ["--connections", "1000000", "--requests", "1000000", "--tables", "1000000"]
        if arguments.bus:
            command += ["--bus", arguments.bus]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            url = re.search(r"http://[^/]+", said)
            assert url is not None, said
            wait_for(f"{url[0]}/healthz")
            yield url[0], process.pid
        finally:
            process.terminate()
            process.wait(30)


def wait_for(url: str) -> None:
    """Wait until something answers there: workers take a moment."""
    while True:
        try:
            httpx.get(url).raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.1)


async def posted(http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    """What is answered; a server that cannot store anything at the moment is asked again."""
    while (answer := await http.post(path, json=body)).status_code == UNAVAILABLE:
        print(answer.text, file=sys.stderr)
        await asyncio.sleep(1)
    return answer.raise_for_status().json()


class Player:
    """Somebody who answers with the first choice there is, after a time to think."""

    def __init__(self, load: "Load", code: str, seat: int, secret: str) -> None:
        self.load, self.code, self.seat, self.secret = load, code, seat, secret
        self.address = f"127.0.0.{load.first_address + len(load.players) // SOCKETS_EACH}"
        self.sent_at: dict[int, float] = {}
        self.question = 0
        self.version = self.acked = -1
        self.websocket: Websocket | None = None
        self.welcomed = asyncio.Event()

    async def sit(self) -> None:
        """Connect and be welcomed; from now on everything is an answer to what is heard."""
        host, _, port = self.load.url.rpartition("/")[2].partition(":")
        path = f"/api/tables/{self.code}/socket"
        async with self.load.gate:
            _, self.websocket = await asyncio.get_running_loop().create_connection(
                lambda: Websocket(path, self.hear), host, int(port), local_addr=(self.address, 0)
            )
            await self.websocket.opened
            self.websocket.say(type="hello", secret=self.secret, words=self.load.words)
            await self.welcomed.wait()
        self.ping()

    def ping(self) -> None:
        """Say now and then that somebody is there."""
        assert self.websocket is not None
        if not self.websocket.closed:
            self.websocket.say(type="ping")
            asyncio.get_running_loop().call_later(PING_AFTER, self.ping)

    def hear(self, message: dict[str, Any]) -> None:
        """Answer what is asked; note how long it took until an answer was told."""
        kind = message["type"]
        if kind == "refused":
            self.load.refused += 1
        if kind not in ("welcome", "news"):
            return
        self.welcomed.set()
        view = message["view"]
        self.acknowledge((view or message)["version"])
        for event in message["events"]:
            if event["kind"] == "answered" and event["seat"] == self.seat and self.sent_at:
                self.load.note(self.sent_at.popitem()[1])
        if view is None:
            return
        game = view["game"]
        if game is None or game["asked"] is None or game["question"] == self.question:
            return
        self.question = game["question"]
        steps = [game["asked"]["choices"][0]["action"]]
        wait = self.load.think()
        asyncio.get_running_loop().call_later(wait, self.answer, self.question, steps)

    def acknowledge(self, version: int) -> None:
        """Acknowledge news, several at a time, as browsers do."""
        if self.version == self.acked:
            asyncio.get_running_loop().call_later(ACK_AFTER, self.send_ack)
        self.version = version

    def send_ack(self) -> None:
        """Say up to where all news have arrived."""
        self.acked = self.version
        assert self.websocket is not None
        self.websocket.say(type="ack", version=self.version)

    def answer(self, question: int, steps: list[str]) -> None:
        """Send a decision."""
        if not self.load.over:
            self.sent_at[question] = time.perf_counter()
            assert self.websocket is not None
            self.websocket.say(type="answer", question=question, steps=steps)


class Load:
    """All players, and what they measure."""

    def __init__(self, url: str, arguments: argparse.Namespace) -> None:
        self.url, self.words = url, arguments.words
        self.tables, self.rate, self.game = arguments.tables, arguments.rate, arguments.game
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.chance = random.Random(1)
        self.latencies: list[float] = []
        self.refused = 0
        self.measuring = self.over = self.waits = False
        self.players: list[Player] = []
        self.first_address = 1
        """The last number of the first address that players connect from."""

    def think(self) -> float:
        """A time to think; together everybody decides about as often as wanted.

        A table waits for the slowest of its players.
        """
        return self.chance.uniform(0, (SEATS + 1) * self.tables / self.rate)

    def note(self, sent_at: float) -> None:
        """A decision has been told."""
        if self.measuring:
            self.latencies.append(time.perf_counter() - sent_at)

    @property
    def sockets(self) -> int:
        """How many players are connected now."""
        connected = (player.websocket for player in self.players)
        return sum(websocket is not None and not websocket.closed for websocket in connected)

    async def warm(self) -> None:
        """Let the server load what it loads only once: compiled rules, above all."""
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            await self.open_one(http)
        await asyncio.sleep(WARM)

    async def open(self) -> None:
        """Open all tables; they are not started yet."""
        limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=KEEP_ALIVE)
        async with httpx.AsyncClient(base_url=self.url, timeout=120, limits=limits) as http:
            self.codes = await asyncio.gather(*(self.open_one(http) for _ in range(self.tables)))

    async def open_one(self, http: httpx.AsyncClient) -> tuple[str, list[str]]:
        """A table with four seats: its code, and their secrets."""
        async with self.gate:
            setup = {"game": self.game, "players": SEATS, "host": {"name": "North"}}
            told = await posted(http, "/api/tables", setup)
            code, secrets = told["code"], [told["secret"]]
            for name in ("East", "South", "West"):
                told = await posted(http, f"/api/tables/{code}/seats", {"name": name})
                secrets.append(told["secret"])
        return code, secrets

    async def start(self) -> None:
        """Deal the cards everywhere."""
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:

            async def one(code: str, secret: str) -> None:
                async with self.gate:
                    path = f"/api/tables/{code}/start"
                    answer = await http.post(path, headers={"Authorization": f"Bearer {secret}"})
                    answer.raise_for_status()

            await asyncio.gather(*(one(code, secrets[0]) for code, secrets in self.codes))

    async def connect(self) -> None:
        """Everybody sits down."""
        for code, secrets in self.codes:
            for seat, secret in enumerate(secrets):
                self.players.append(Player(self, code, seat, secret))
        await asyncio.gather(*(player.sit() for player in self.players))


async def measure(url: str, process: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Let everybody play for a while."""
    load = Load(url, arguments)
    await load.warm()
    empty = memory(process)
    await load.open()
    await load.connect()
    found: dict[str, Any] = {}
    if arguments.idle:
        await asyncio.sleep(IDLE_SECONDS + 30)
        found["idle_bytes_per_table"] = (memory(process) - empty) // load.tables
        found["idle_megabytes"] = round(memory(process) / 1e6)
        found["sockets"] = load.sockets
    if not arguments.seconds:
        return found
    began = time.perf_counter()
    await load.start()
    found["started_per_second"] = round(load.tables / (time.perf_counter() - began))
    await asyncio.sleep(arguments.warm_up)
    load.measuring = True
    began, used = time.perf_counter(), ProcessorTime.of(process)
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    elapsed, used = time.perf_counter() - began, ProcessorTime.of(process) - used
    load.over = True
    times = sorted(load.latencies)
    found |= {
        "decisions_per_second": round(len(times) / elapsed),
        "p50_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 1),
        "processor_us_per_decision": round(1e6 * sum(used) / len(times)),
        "of_these_in_the_kernel": round(1e6 * used.kernel / len(times)),
        "refused": load.refused,
        "bytes_per_busy_table": (memory(process) - empty) // load.tables,
    }
    found["failed"] = len(load.players) - load.sockets
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1600)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--warm-up", type=float, default=15)
    parser.add_argument("--game", default="sushi-go")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--idle", action="store_true")
    arguments = parser.parse_args()
    raise_descriptors()
    with server(arguments) as (url, process):
        found = uvloop.run(measure(url, process, arguments))
    kind = (arguments.database or "sqlite").partition(":")[0].partition("+")[0]
    shown = {name: getattr(arguments, name) for name in ("tables", "rate", "workers", "words")}
    print(
        json.dumps({"processor": processor(), "cores": cores(), "database": kind, **shown, **found})
    )


if __name__ == "__main__":
    main()
