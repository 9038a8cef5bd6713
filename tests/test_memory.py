"""Nothing that is over stays in memory, and nobody has to look for garbage to be rid of it."""

import asyncio
import gc
import platform
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from inside import Inside, Tell, address, closed
from live import PATIENCE, Api, Client
from sushibar.bots.plugins import plug_in
from sushibar.games.art import drawing_of
from sushibar.games.drafting.spoken_names import spoken_in
from sushibar.games.party.rules.actions import _names as party_names
from sushibar.games.party.rules.config import kinds_of
from sushibar.games.party.rules.menu import all_menus
from sushibar.games.party.scorepad.tables import config_with
from sushibar.games.wasabi.rules.actions import _names as wasabi_names
from sushibar.games.wasabi.words.board import labels
from sushibar.match.match import Match
from sushibar.server import housekeeping
from sushibar.server.connection import Connection
from sushibar.server.operations import Operation
from sushibar.server.protocols import HttpProtocol, WebsocketHandshake
from sushibar.server.room import Room
from sushibar.server.websocket import Websocket
from sushibar.table.table import Table

WATCHED = (
    Connection,
    HttpProtocol,
    Match,
    Operation,
    Room,
    ServerProtocol,
    Table,
    Websocket,
    WebsocketHandshake,
)
GAMES = 3


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Objects go when nobody holds them, or never."""
    gc.disable()
    yield
    gc.enable()


def in_memory() -> Counter[str]:
    """How many there are of everything that a game or a connection consists of."""
    found = (type(one) for one in gc.get_objects())
    return Counter(kind.__name__ for kind in found if kind in WATCHED)


async def play(server: Inside, api: Api, luck: int) -> None:
    """A game with all that can happen to its connections."""
    code, (mine,) = await api.seats(["Aki"], ["random"], listed=True)
    async with Client(server.url, code, mine).connected() as aki:
        await aki.hear()
        told = await aki.reply("answer", question=1, steps=["fugu"])
        assert told["type"] == "refused"
        assert aki.socket is not None
        aki.socket.transport.abort()
    async with connect(address(server, code)) as stranger:
        await stranger.send('{"type":"hello","secret":"%s"}' % ("0" * 32))
        await closed(stranger)
    async with connect(address(server, code)) as stranger:
        await stranger.send("fugu" * 10_000)
        await closed(stranger)
    async with Client(server.url, code, mine).connected() as aki:
        await aki.play(random.Random(luck))
    await api.ask("GET", f"/api/records/{code}/replay")
    await api.ask("GET", "/api/tables/NOBODY", status=404)
    await api.ask("POST", f"/api/tables/{code}/start", mine, status=409)


@pytest.mark.usefixtures("no_collector")
def test_games_and_connections_that_are_over_are_not_in_memory(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, _: Api) -> None:
        monkeypatch.setattr(housekeeping, "LEFT_SECONDS", 0.0)
        before = in_memory()  # there may be garbage of other tests
        for number in range(GAMES):
            async with Api(server.url) as api:
                await play(server, api, number)
        async with asyncio.timeout(PATIENCE):
            while server.worker.rooms or server.server.server_state.connections:
                server.worker.housekeeping.forget_idle()
                await asyncio.sleep(0.05)
        assert in_memory() == before

    tell(story)


@pytest.mark.parametrize(
    "remembering",
    [kinds_of, party_names, wasabi_names, spoken_in, labels, config_with, drawing_of, plug_in],
    ids=lambda one: f"{one.__module__}.{one.__name__}",
)
def test_what_is_remembered_of_names_that_anybody_may_send_has_an_end(remembering: Any) -> None:
    most = remembering.cache_info().maxsize
    assert most is not None
    assert most <= 500


def test_a_menu_that_was_forgotten_has_its_names_again() -> None:
    menus = all_menus(4)[:600]
    first = Table("party", players=4, menu=menus[0], seed=1)
    before = first.view(0).legal
    for menu in menus:
        Table("party", players=4, menu=menu, seed=1)
    again = Table("party", players=4, menu=menus[0], seed=1)
    assert again.view(0).legal == before == first.view(0).legal
    assert party_names.cache_info().currsize <= 500


MANY_TREES: Final = """
import random, threading
import numpy as np
from sushibar.server.allocator import return_freed_memory

def megabytes():
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * 4096 / 1e6

assert return_freed_memory()
kept = []

def search(number):
    luck = random.Random(number)
    for _ in range(60):
        trees = [np.ones(luck.randrange(1 << 17, 1 << 20)) for _ in range(3)]
        kept.append(np.ones(100))
        del trees

before = megabytes()
threads = [threading.Thread(target=search, args=(number,)) for number in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(megabytes() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other allocators do it themselves")
def test_trees_of_searches_leave_no_memory_behind() -> None:
    """More than a hundred megabytes stayed with threads before the allocator was told."""
    said = subprocess.run(
        [sys.executable, "-c", MANY_TREES], capture_output=True, check=True, text=True
    )
    assert float(said.stdout) < 20
