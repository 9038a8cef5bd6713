"""A full disk, a read-only database: a clear refusal, nothing lost, and on it goes."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest

from databases import new_url, postgres
from live import PATIENCE, Api, Client, Server
from slow import first
from stubborn import Player, check_log

MOUNTING = 'mount -t tmpfs -o size=4m,mode=700 tmpfs "$0" && exec "$@"'


def in_own_mounts() -> list[str]:
    """A command that runs another where it may mount disks that nobody else sees."""
    ways = (["unshare", "--mount"], ["unshare", "--user", "--map-root-user", "--mount"])
    for way in ways if shutil.which("unshare") else ():
        tried = subprocess.run(
            [*way, "sh", "-c", MOUNTING, "/mnt", "true"], capture_output=True, check=False
        )
        if tried.returncode == 0:
            return way
    return []


def fill(path: Path) -> None:
    """Write until it is not possible any more."""
    with path.open("wb", buffering=0) as ballast:
        while True:
            ballast.write(bytes(512))


class Kept(Protocol):
    """A server whose database can be made useless and useful again."""

    server: Server

    def spoil(self) -> None:
        """Nothing can be stored from now on."""

    def mend(self) -> None:
        """It can be again."""

    def url(self) -> str:
        """The database after the server has been stopped politely."""


class SmallDisk:
    """A disk of four megabytes that something else fills up."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.disk = folder, folder / "disk"
        self.disk.mkdir()
        self.server = Server(
            database=f"sqlite:///{self.disk / 'tables.sqlite'}",
            home=folder,
            under=[*in_own_mounts(), "sh", "-c", MOUNTING, str(self.disk)],
        )
        self.seen = Path(f"/proc/{self.server.process.pid}/root{self.disk}")

    def spoil(self) -> None:
        with pytest.raises(OSError, match="No space left"):
            fill(self.seen / "ballast")

    def mend(self) -> None:
        (self.seen / "ballast").unlink()

    def url(self) -> str:
        copy = self.folder / "copy"
        shutil.copytree(self.seen, copy)
        self.server.stop()
        return f"sqlite:///{copy / 'tables.sqlite'}"


class SmallFiles:
    """Files that may not grow, as the system says."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(database=f"sqlite:///{folder / 'tables.sqlite'}", home=folder)
        self.usual = self.limit()

    def limit(self, *sizes: tuple[int, int]) -> tuple[int, int]:
        """The size that files had as their limit so far; from now on they have another."""
        resource = pytest.importorskip("resource", reason="this system has no such limits")
        process = self.server.process.pid
        usual: tuple[int, int] = resource.prlimit(process, resource.RLIMIT_FSIZE, *sizes)
        return usual

    def spoil(self) -> None:
        self.limit((0, self.usual[1]))

    def mend(self) -> None:
        self.limit(self.usual)

    def url(self) -> str:
        self.server.stop()
        return self.server.database


class ReadOnly:
    """A PostgreSQL database that is turned read-only."""

    def __init__(self, folder: Path) -> None:
        self.server = Server(database=new_url("postgres", folder), home=folder)
        self.name = self.server.database.partition("@/")[2].partition("?")[0]

    def spoil(self) -> None:
        self._alter("SET default_transaction_read_only = on")

    def mend(self) -> None:
        self._alter("RESET default_transaction_read_only")

    def url(self) -> str:
        self.server.stop()
        return self.server.database

    def _alter(self, how: str) -> None:
        say = postgres().say
        say(f"ALTER DATABASE {self.name} {how}")
        say(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'")


KINDS = (
    first(1, [SmallDisk, ReadOnly, SmallFiles])
    if in_own_mounts()
    else first(1, [SmallFiles, ReadOnly])  # not everybody may mount a disk
)


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    kept = request.param(tmp_path)
    yield kept
    if kept.server.process.poll() is None:
        kept.server.kill()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


def test_what_cannot_be_stored_is_refused_and_the_game_goes_on_when_it_can(kept: Kept) -> None:
    server = kept.server

    async def spoiled(api: Api, players: Sequence[Player], timed: str) -> None:
        """Nothing can be stored, and everybody hears that."""
        await until(lambda: any("storage" in player.refusals for player in players))
        await until(lambda: all(player.notices == [True] for player in players))
        health = await api.ask("GET", "/healthz", "", 503)
        assert (health["ok"], health["database"]) == (False, False)
        told = await api.ask("POST", "/api/tables", "", 503, host={"name": "Eri"}, players=2)
        assert told["reason"] == "storage"
        crowd = Client(server.url, players[0].code)
        async with crowd.connected():  # anyone who comes now can see the table, and hears it too
            await crowd.until(lambda message: message["type"] == "notice" and message["trouble"])
        watch = Client(server.url, timed)
        async with watch.connected():
            await watch.hear()
            assert watch.question == 1
            await watch.until(lambda message: message["type"] == "notice" and message["trouble"])

    async def story() -> list[Player]:
        async with Api(server.url) as api:
            code, keys = await api.seats(["Aki", "Ben"], ["greedy"])
            players = [Player(server.url, code, key, "full") for key in keys]
            async with asyncio.timeout(2 * PATIENCE), asyncio.TaskGroup() as tasks:
                for player in players:
                    player.pace = 0.1
                    tasks.create_task(player.play())
                await until(lambda: all(player.question >= 3 for player in players))
                timed, _ = await api.seats(["Chie", "Dai"], clock=5)  # who never come
                kept.spoil()
                try:
                    await spoiled(api, players, timed)
                finally:
                    kept.mend()
            watch = Client(server.url, timed)
            async with watch.connected():
                await watch.until(lambda _: watch.question >= 2)
            assert (await api.ask("GET", "/healthz"))["ok"]
        for player in players:
            assert player.notices == [True, False]
            assert player.came == 1
        return players

    players = asyncio.run(story())
    asyncio.run(check_log(kept.url(), players[0].code, players))
    assert "Traceback" not in server.log, server.log
    assert "broke" not in server.log
