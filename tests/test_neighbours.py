"""Workers behind one port pass the sockets of a table on to the one whose table it is."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from inside import Inside, address, closed, everything_logged, faults, inside
from live import PATIENCE, Api, Client
from sushibar.server import wire
from sushibar.server.neighbours import IS_POSSIBLE, Neighbours

pytestmark = pytest.mark.skipif(not IS_POSSIBLE, reason="this system forwards no connections")


def names_in(door: Path) -> set[str]:
    """Who can be reached."""
    return {path.name for path in door.iterdir()}


async def table_of(server: Inside, name: str, door: Path) -> tuple[str, list[str]]:
    """A table of that worker."""
    looking = Neighbours(door, lambda *_: None)
    looking.stop()  # it only knows whose table a table is
    async with Api(server.url) as api:
        while True:
            code, secrets = await api.seats(["Aki"], ["random"])
            if looking.home(code) == name:
                return code, secrets


def test_all_sockets_of_a_table_come_to_the_worker_whose_table_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "door").mkdir()
        async with contextlib.AsyncExitStack() as stack:
            servers, names = [], list[str]()
            for name in ("here", "there"):
                (tmp_path / name).mkdir()
                worker = inside(tmp_path / name, neighbours=str(tmp_path / "door"))
                servers.append(await stack.enter_async_context(worker))
                (new,) = names_in(tmp_path / "door") - set(names)
                names.append(new)
            for server, name in zip(servers, names, strict=True):
                code, (secret,) = await table_of(server, name, tmp_path / "door")
                for door in servers:  # whichever the system gives the connection to
                    async with Client(door.url, code, secret).connected() as aki:
                        assert (await aki.hear())["type"] == "welcome"
                        assert (await aki.reply("ping", id=7))["id"] == 7
                        assert len(server.worker.rooms[code].clients) == 1
                async with asyncio.timeout(PATIENCE):
                    while server.worker.rooms[code].clients:
                        await asyncio.sleep(0.01)
            lost, _ = await table_of(servers[1], names[1], tmp_path / "door")
            client = await connect(address(servers[0], lost))
            await client.send('{"type":"hello"}')
            await client.recv()
        assert await closed(client) == 1012  # the worker whose table it is has stopped

    with everything_logged() as logged:
        asyncio.run(story())
    assert not faults(logged)


def test_a_worker_serves_the_tables_of_one_that_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        door = tmp_path / "door"
        door.mkdir()
        async with inside(tmp_path, neighbours=str(door)) as server:
            (name,) = names_in(door)
            dead = Neighbours(door, lambda *_: None)
            dead._loop.remove_reader(dead._letterbox)
            dead._letterbox.close()  # nobody has tidied up
            async with Api(server.url) as api:
                code, (secret,) = await api.seats(["Aki"], ["random"])
                while dead.home(code) != dead.name:
                    code, (secret,) = await api.seats(["Aki"], ["random"])
            async with Client(server.url, code, secret).connected() as aki:
                assert (await aki.hear())["type"] == "welcome"
            assert names_in(door) == {name}
            async with connect(address(server, "NOBODY")) as stranger:
                await stranger.send('{"type":"hello"}')
                assert await closed(stranger) == wire.NO_TABLE

    with everything_logged() as logged:
        asyncio.run(story())
    assert not faults(logged)
