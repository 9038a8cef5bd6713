"""A bad network: messages are lost, come twice, come late, overtake each other; no matter."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from live import Api, Client, Server, serving
from lossy import lossy
from stubborn import Player, check_log

TABLES: list[tuple[list[str], list[str], dict[str, Any]]] = [
    (["Aki", "Ben", "Chie"], ["greedy"], {"game": "sushi-go"}),
    (["Aki", "Ben"], ["random"], {"game": "party", "menu": "random"}),
    (["Aki", "Ben"], [], {"game": "wasabi"}),
]


async def play_badly(
    server: Server, luck: str, tables: int, **network: float
) -> list[list[Player]]:
    """The first tables, up to a number, everybody with a network of that kind."""
    games = []
    async with Api(server.url) as api:
        for number, (people, bots, setup) in enumerate(TABLES[:tables]):
            code, keys = await api.seats(people, bots, **setup)
            dials = [lossy(f"{luck} {number} {seat}", **network) for seat in range(len(keys))]
            games.append(
                [
                    Player(server.url, code, key, luck, dial)
                    for key, dial in zip(keys, dials, strict=True)
                ]
            )
    async with asyncio.timeout(600):
        await asyncio.gather(*(player.play() for players in games for player in players))
    return games


def on_a_bad_network(folder: Path, lucks: list[str], tables: int, **network: float) -> None:
    with serving(folder) as server:
        games = []
        for luck in lucks:
            games += asyncio.run(play_badly(server, luck, tables, **network))
        assert server.stop() == ""

        async def check() -> None:
            for players in games:
                await check_log(server.database, players[0].code, players)

        asyncio.run(check())


def test_on_bad_lines_every_question_is_answered_once_as_it_was_decided(tmp_path: Path) -> None:
    on_a_bad_network(tmp_path, ["quick"], 1, lost=0.02, doubled=0.2, late=0.1)


@pytest.mark.long
def test_on_very_bad_lines_too(tmp_path: Path) -> None:
    on_a_bad_network(
        tmp_path, [f"long {number}" for number in range(4)], 3, lost=0.1, doubled=0.2, late=0.4
    )


def test_a_second_hello_is_answered_with_what_was_not_acknowledged(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Api(server.url) as api:
            code, (mine, _) = await api.seats(["Aki", "Ben"])
        aki = Client(server.url, code, mine)
        async with aki.connected():
            welcome = await aki.hear()
            await aki.say("hello", secret=mine, since=0)
            news = await aki.hear()
            assert news["type"] == "news"
            assert news["view"] == welcome["view"]

    with serving(tmp_path) as server:
        asyncio.run(story(server))
        assert server.stop() == ""
