"""Several workers, one database, one bus: any of them may go away, and the tables go on."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from brokers import Nats, free_port
from databases import Postgres, new_url, postgres
from live import PATIENCE, Api, Client, Server
from slow import first
from stubborn import Player, check_log
from sushibar.store.store import Store

EVER = 1
"""A time since which every worker was seen; at 0 the store notes that it can be written to."""
each_game = pytest.mark.parametrize("game", first(1, ["sushi-go", "party", "wasabi"]))


class House(NamedTuple):
    """Two workers and what they share."""

    database: Postgres
    bus: Nats
    here: Server
    there: Server

    @property
    def url(self) -> str:
        """Of the database."""
        return self.here.database


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder, bus = tmp_path_factory.mktemp("house"), Nats()
    url = new_url("postgres", folder)
    servers: list[Server] = []
    try:
        for _ in range(2):
            servers.append(Server("--bus", bus.url, database=url, home=folder))
        yield House(postgres(), bus, *servers)
    finally:
        for server in servers:
            server.kill()
        bus.stop()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def seated(house: House, luck: str, game: str = "sushi-go") -> list[Player]:
    """Four people at one table, two at each worker, and a bot that the first worker plays."""
    async with Api(house.here.url) as api:
        code, keys = await api.seats(
            ["Aki", "Ben", "Chie", "Dai"][: 3 + (game != "wasabi")], ["greedy"], game=game
        )
    players = [
        Player((house.here, house.there)[seat % 2].url, code, key, luck)
        for seat, key in enumerate(keys)
    ]
    for player in players:
        player.pace = 0.05
    return players


async def play(players: list[Player], fault: Callable[[], object]) -> None:
    """Play to the end; in the middle something happens."""
    async with asyncio.timeout(4 * PATIENCE), asyncio.TaskGroup() as tasks:
        for player in players:
            tasks.create_task(player.play())
        await until(lambda: all(player.question >= 5 for player in players))
        happened = fault()
        if asyncio.iscoroutine(happened):
            await happened


def test_players_of_a_dead_worker_go_on_at_another_and_so_do_its_bots_and_clocks(
    house: House,
) -> None:
    async def story() -> None:
        async with Api(house.here.url) as api:
            timed, _ = await api.seats(["Aki", "Ben"], clock=5)
        crowd = Client(house.there.url, timed)
        players = await seated(house, "worker")

        async def die() -> None:
            house.here.kill()
            for player in players:
                player.url = house.there.url

        await play(players, die)
        async with crowd.connected():
            await crowd.until(lambda _: crowd.question >= 3)
        match = await check_log(house.url, players[0].code, players)
        assert sum(player.came for player in players) == len(players) + 2
        assert match.phase == "over"

    try:
        asyncio.run(story())
    finally:
        house.here.start()


@each_game
def test_a_bus_that_goes_away_and_comes_back_only_costs_time(house: House, game: str) -> None:
    async def story() -> None:
        players = await seated(house, "bus", game)

        async def fault() -> None:
            house.bus.stop()
            async with httpx.AsyncClient(timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
                while (health := await http.get(f"{house.here.url}/healthz")).is_success:
                    await asyncio.sleep(0.05)
            assert (health.status_code, health.json()["bus"]) == (503, False)
            house.bus.start()

        await play(players, fault)
        await check_log(house.url, players[0].code, players)
        assert all(player.came == 1 for player in players)

    asyncio.run(story())


def test_who_changes_to_another_worker_finds_there_what_the_first_one_told(house: House) -> None:
    """Even if the second one has not heard of it: the bus is away, or only slow."""

    async def story() -> None:
        async with Api(house.here.url) as here, Api(house.there.url) as there:
            code, (mine,) = await here.seats(["Aki"], start=False, players=2)
            path = f"/api/tables/{code}"
            await there.ask("GET", path)
            house.bus.stop()
            theirs = (await here.ask("POST", f"{path}/seats", name="Ben"))["secret"]
            await there.ask("POST", f"{path}/start", mine)  # all seats are taken, it finds
            chie = await here.ask("POST", f"{path}/seats", "", 409, name="Chie")
            assert chie["reason"] == "started"
            ben = Client(house.here.url, code, theirs)
            async with ben.connected():
                assert (await ben.hear())["view"]["you"] == 1
                steps = await ben.whole_answer(random.Random(1))
                await ben.reply("answer", question=1, steps=steps)
                assert ben.events[-1]["kind"] == "answered"
            ben.url = house.there.url
            async with ben.connected():
                assert (await ben.hear())["view"]["version"] == ben.events[-1]["version"]

    try:
        asyncio.run(story())
    finally:
        house.bus.start()


def test_a_table_goes_on_while_the_bus_is_away(house: House) -> None:
    async def story() -> None:
        async with Api(house.here.url) as api:
            code, keys = await api.seats(["Aki", "Ben"])
        aki, ben = (
            Client(server.url, code, key)
            for server, key in zip((house.here, house.there), keys, strict=True)
        )
        async with aki.connected(), ben.connected():
            for client in (aki, ben):
                await client.hear()
            house.bus.stop()
            for client in (aki, ben):
                steps = await client.whole_answer(random.Random(1))
                await client.reply("answer", question=1, steps=steps)
            for client in (aki, ben):
                while client.question == 1:
                    await client.hear()

    try:
        asyncio.run(story())
    finally:
        house.bus.start()


@pytest.mark.long
def test_workers_that_return_to_the_bus_one_after_the_other_miss_nothing(house: House) -> None:
    """What one of them stores while only the other is back, the other hears of all the same."""

    async def story() -> None:
        for number in range(3):
            players = await seated(house, f"return {number}")
            for player in players:
                player.pace = 0.2
            await play(players, house.bus.restart)
            await check_log(house.url, players[0].code, players)

    asyncio.run(story())


@each_game
def test_a_database_that_goes_away_and_comes_back_is_told_of(house: House, game: str) -> None:
    async def story() -> None:
        players = await seated(house, "database", game)
        async with Api(house.here.url) as api:
            unknown, _ = await api.seats(["Aki", "Ben"])  # the other worker has not seen it yet
        crowd = Client(house.there.url, unknown)

        async def fault() -> None:
            house.database.stop()
            try:
                await until(lambda: any(player.notices == [True] for player in players))
                async with crowd.connected():
                    assert (await crowd.hear())["reason"] == "storage"
                    with pytest.raises(ConnectionClosed, match="4503"):
                        await crowd.hear()
                async with httpx.AsyncClient() as http:
                    health = await http.get(f"{house.here.url}/healthz", timeout=PATIENCE)
                assert (health.status_code, health.json()["database"]) == (503, False)
            finally:
                house.database.start()

        await play(players, fault)
        await check_log(house.url, players[0].code, players)
        heard = [player.notices for player in players if player.notices]
        assert all(notices == [True, False] for notices in heard), heard
        assert all(player.came == 1 for player in players)
        assert {reason for player in players for reason in player.refusals} <= {"storage"}

    asyncio.run(story())


@pytest.mark.long
def test_everything_goes_away_again_and_again(house: House) -> None:
    async def story() -> None:
        for number, game in enumerate(["sushi-go", "party", "wasabi"] * 2):
            players = await seated(house, f"again {number}", game)

            async def fault() -> None:
                for _ in range(3):
                    house.bus.restart()
                    await asyncio.sleep(0.3)
                    house.database.stop()
                    await asyncio.sleep(0.5)
                    house.database.start()
                    await asyncio.sleep(0.3)

            await play(players, fault)
            await check_log(house.url, players[0].code, players)

    asyncio.run(story())


async def until_answered(server: Server) -> None:
    """Wait for a server that has only just been started."""
    async with httpx.AsyncClient() as http, asyncio.timeout(3 * PATIENCE):
        while True:
            try:
                assert (await http.get(f"{server.url}/healthz")).is_success
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)


async def both_workers(store: Store) -> set[str]:
    """The workers that have said that they are alive, once there are two."""
    async with asyncio.timeout(3 * PATIENCE):
        while len(workers := await store.alive(EVER)) < 2:
            await asyncio.sleep(0.1)
    return workers


@each_game
def test_the_processes_of_one_server_play_one_game_together(tmp_path: Path, game: str) -> None:
    async def story(server: Server) -> None:
        await until_answered(server)
        store = await Store.open(server.database)
        try:
            workers = await both_workers(store)
            async with Api(server.url) as api:
                code, keys = await api.seats(["Aki", "Ben"], ["greedy"], game=game)
            players = [Player(server.url, code, key, "workers") for key in keys]
            for player in players:
                player.restless = 0.2
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play() for player in players))
            await check_log(server.database, code, players)
            assert await store.alive(EVER) == workers
        finally:
            await store.close()

    bus, url, port = Nats(), new_url("postgres", tmp_path), free_port()
    server = Server("--workers", "2", "--bus", bus.url, database=url, home=tmp_path, port=port)
    try:
        asyncio.run(story(server))
    finally:
        said = server.stop()
        bus.stop()
    assert (said, server.process.returncode) == ("", 0)
