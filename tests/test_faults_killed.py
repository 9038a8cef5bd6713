"""The server is killed at random moments: nothing that was confirmed is lost, all games end."""

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

import httpx
import pytest

from live import Api, Server, serving
from stubborn import Player, check_log

TABLES: list[tuple[list[str], list[str], dict[str, Any]]] = [
    (["Aki", "Ben", "Chie"], ["greedy"], {"game": "sushi-go"}),
    (["Aki", "Ben"], ["greedy", "random"], {"game": "party", "menu": "random"}),
    (["Aki", "Ben"], ["greedy"], {"game": "wasabi"}),
    (["Aki"], ["greedy"], {"game": "sushi-go", "clock": 60}),
]


async def insist(api: Api, path: str, bearer: str = "", **body: Any) -> Any:
    """Ask until somebody answers; all of this may be asked twice."""
    while True:
        try:
            return await api.ask("POST", path, bearer, **body)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def open_table(
    server: Server, people: list[str], bots: list[str], setup: dict[str, Any]
) -> tuple[str, list[str]]:
    """A table where the game has started, although the server may be gone meanwhile."""
    keys = [secrets.token_hex(16) for _ in people]
    async with Api(server.url) as api:
        players = len(people) + len(bots)
        host = {"name": people[0], "secret": keys[0]}
        seat = await insist(api, "/api/tables", host=host, bots=bots, players=players, **setup)
        path = f"/api/tables/{seat['code']}"
        for name, key in zip(people[1:], keys[1:], strict=True):
            await insist(api, f"{path}/seats", name=name, secret=key)
        await insist(api, f"{path}/start", keys[0])
    return seat["code"], keys


async def play_on(server: Server, number: int, stop: asyncio.Event) -> list[list[Player]]:
    """Game after game at one table of the worker until the killing stops."""
    people, bots, setup = TABLES[number]
    games: list[list[Player]] = []
    while not stop.is_set():
        code, keys = await open_table(server, people, bots, setup)
        players = [Player(server.url, code, key, f"{number} {len(games)}") for key in keys]
        for player in players:
            player.fickle, player.pace = 0.1, 0.05
        games.append(players)
        await asyncio.gather(*(player.play() for player in players))
    return games


async def kill_often(server: Server, times: int, chance: random.Random) -> None:
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.05, 1.0))
        server.kill()
        await asyncio.to_thread(server.start)


async def story(server: Server, times: int, luck: str) -> list[list[Player]]:
    stop = asyncio.Event()
    playing = [asyncio.create_task(play_on(server, one, stop)) for one in range(len(TABLES))]
    killing = asyncio.create_task(kill_often(server, times, random.Random(luck)))
    everything = asyncio.gather(*playing, killing)  # if anybody fails, all do at once
    killing.add_done_callback(lambda _: stop.set())
    async with asyncio.timeout(60 + 20 * times):
        await everything
    return [game for one in playing for game in one.result()]


def killed(folder: Path, times: int, luck: str) -> None:
    with serving(folder) as server:
        games = asyncio.run(story(server, times, luck))
        assert "Traceback" not in server.stop()
        assert "broke" not in server.log

        async def check() -> None:
            for players in games:
                await check_log(server.database, players[0].code, players)

        asyncio.run(check())
        assert sum(player.came for players in games for player in players) > times


def test_a_server_killed_twice_loses_nothing_it_has_confirmed(tmp_path: Path) -> None:
    killed(tmp_path, 2, "twice")


@pytest.mark.long
@pytest.mark.parametrize("luck", [f"luck {number}" for number in range(20)])
def test_a_server_killed_a_thousand_times_loses_nothing(tmp_path: Path, luck: str) -> None:
    killed(tmp_path, 50, luck)
