"""What tables take when everybody is connected and nobody plays: more than one process can hold.

    python -m benchmarks.crowd [--tables N] [--clients C] [--workers W] [--database URL] [--bus URL]

Every socket is an open file at both ends, and a process may have so many. So the players of
four-seat tables are spread over several client processes, each at an address of its own, and the
server may have several workers, which need PostgreSQL and NATS. Prints one JSON line: tables,
sockets that are open a minute and a half after the last player has come, and for the server with
all its workers megabytes and open files. Memory that workers share counts for each of them.
"""

import argparse
import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import uvloop

from benchmarks.load import AT_ONCE, Load, server
from benchmarks.processes import members, memory
from benchmarks.simulation import processor
from sushibar.machine import cores
from sushibar.server.housekeeping import IDLE_SECONDS
from sushibar.server.serving import raise_descriptors

START_SECONDS = 20
"""After this all workers have started, and tables belong to one of them for good."""
REST_SECONDS = IDLE_SECONDS + 30
"""After this matches that nobody plays are not in memory any more."""


async def be_there(url: str, arguments: argparse.Namespace) -> None:
    """Be some of the players; say how many are connected whenever somebody asks."""
    load = Load(url, arguments)
    load.first_address += arguments.part
    load.gate = asyncio.Semaphore(AT_ONCE // arguments.clients)
    await load.open()
    await load.connect()
    print(load.sockets, flush=True)
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        print(load.sockets, flush=True)


class Client:
    """A process with some of the players."""

    def __init__(self, part: int, clients: int, tables: int, url: str) -> None:
        command = [sys.executable, "-m", "benchmarks.crowd", "--part", str(part), "--url", url]
        self.process = subprocess.Popen(
            [*command, "--clients", str(clients), "--tables", str(tables)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )

    def hear(self) -> int:
        """How many of its players are connected; waits until it says so."""
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def ask(self) -> int:
        """How many they are now."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.hear()


async def measure(url: str, process: int, arguments: argparse.Namespace) -> dict[str, Any]:
    """Let everybody come, and wait."""
    if arguments.workers > 1:
        await asyncio.sleep(START_SECONDS)
    empty = memory(process)
    share, more = divmod(arguments.tables, arguments.clients)
    clients = [
        Client(part, arguments.clients, share + (part < more), url)
        for part in range(arguments.clients)
    ]
    try:
        came = sum(client.hear() for client in clients)
        await asyncio.sleep(REST_SECONDS)
        stayed = sum(client.ask() for client in clients)
        taken = memory(process)
        files = [len([*Path(f"/proc/{one}/fd").iterdir()]) for one, _ in members(process)]
    finally:
        for client in clients:
            client.process.kill()
            client.process.wait()
    return {
        "came": came,
        "sockets": stayed,
        "megabytes": round(taken / 1e6),
        "bytes_per_table": (taken - empty) // arguments.tables,
        "open_files": files,
    }


def main() -> None:
    """Measure and print; or be some of the players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--part", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.set_defaults(game="sushi-go", rate=1.0, words=False)
    arguments = parser.parse_args()
    raise_descriptors()
    if arguments.part is not None:
        uvloop.run(be_there(arguments.url, arguments))
        return
    with server(arguments) as (url, process):
        found = uvloop.run(measure(url, process, arguments))
    shown = {name: getattr(arguments, name) for name in ("tables", "clients", "workers")}
    print(json.dumps({"processor": processor(), "cores": cores(), **shown, **found}))


if __name__ == "__main__":
    main()
