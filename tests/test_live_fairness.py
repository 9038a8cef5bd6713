"""One table never slows another: what strangers ask for is made once, and they pay for it."""

import asyncio
import contextlib
import json
import random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from inside import Inside, Tell, address, everything_logged, faults
from live import PATIENCE, Api, Client
from sushibar.errors import StoreError
from sushibar.match import updates, views
from sushibar.match.scores import scores
from sushibar.server import database_check, view_cache
from sushibar.server.connection import Connection
from sushibar.server.record_process import RecordProcess
from sushibar.store.store import Store


class Counted:
    """A function, and how often it was called."""

    def __init__(self, function: Any) -> None:
        self.function, self.calls = function, 0

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        self.calls += 1
        return self.function(*arguments, **named)


async def until_heard(client: ClientConnection, **wanted: object) -> None:
    """Wait for a message with this in it."""
    async with asyncio.timeout(PATIENCE):
        while not wanted.items() <= json.loads(await client.recv()).items():
            pass


# Made once


def test_sheets_and_views_are_made_once_for_all_who_look_on(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets, shown = Counted(scores), Counted(views.table_view)
    monkeypatch.setattr(view_cache, "scores", sheets)
    monkeypatch.setattr(views, "table_view", shown)

    async def story(server: Inside, api: Api) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"], game="party")
        onlookers = [Client(server.url, code, since=0) for _ in range(4)]
        onlookers.append(Client(server.url, code, since=0, language="de"))
        async with contextlib.AsyncExitStack() as stack:
            for one in onlookers:
                await stack.enter_async_context(one.connected())
                await one.hear()
                first = await one.reply("scores")
                assert await one.reply("scores") == first
                await one.say("hello", **one.greeting)
                await one.until(lambda message: message["type"] == "news")
            assert sheets.calls == 2  # one a language
            assert shown.calls == 2
            asked = onlookers[0].view["version"]
            players = [Client(server.url, code, secret) for secret in (mine, theirs)]
            for one in players:
                await stack.enter_async_context(one.connected())
                await one.hear()
            sheets.calls = 0
            for one in players:
                assert one.asked is not None
                steps = [one.asked["choices"][0]["action"]]
                await one.reply("answer", question=1, steps=steps)
            for one in onlookers:
                await one.until(lambda _, one=one: one.view["version"] >= asked + 2)  # type: ignore[misc]
                await one.reply("scores")
            assert sheets.calls == 2

    tell(story)


def test_the_past_is_told_in_words_once_for_all_who_were_not_there(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Counted(updates.told)

    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        async with Client(server.url, code, mine).connected() as aki:
            await aki.hear()
            for _ in range(3):
                await aki.say("say", phrase="hello")
            await aki.until(lambda _: aki.view["version"] == 7)
        monkeypatch.setattr(updates, "told", told)
        heard = []
        for since in (0, 0, 1, 2):
            async with Client(server.url, code, since=since).connected() as crowd:
                heard.append((await crowd.hear())["events"])
        assert told.calls == 7
        whole = heard[0]
        assert {event["version"] for event in whole} == set(range(1, 8))
        assert heard[1:] == [whole, whole[1:], whole[2:]]

    tell(story)


def test_a_replay_is_packed_once_in_each_language(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = Counted(RecordProcess.run)
    monkeypatch.setattr(RecordProcess, "run", lambda *arguments: packed(*arguments))

    async def story(server: Inside, api: Api) -> None:
        code, (mine,) = await api.seats(["Aki"], ["random"], listed=True)
        async with Client(server.url, code, mine).connected() as aki:
            await aki.play(random.Random(1))
        path = f"/api/records/{code}/replay"
        answers = await asyncio.gather(*(api.http.get(path) for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert packed.calls == 1
        german = await api.http.get(path, headers={"Accept-Language": "de"})
        assert german.content != answers[0].content
        assert packed.calls == 2

    tell(story)


def test_statistics_are_counted_once_after_each_game(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(Store.statistics)
    monkeypatch.setattr(Store, "statistics", lambda *arguments: counted(*arguments))

    async def story(server: Inside, api: Api) -> None:
        for games in (1, 2):
            code, (mine,) = await api.seats(["Aki"], ["random"], listed=True)
            async with Client(server.url, code, mine).connected() as aki:
                await aki.play(random.Random(games))
            asked = (api.ask("GET", "/api/statistics") for _ in range(5))
            assert {told["games"] for told in await asyncio.gather(*asked)} == {games}
            assert (await api.ask("GET", "/api/statistics"))["games"] == games
            assert counted.calls == games
        await api.ask("GET", "/api/statistics?game=party")
        assert counted.calls == 3
        await api.ask("GET", "/api/statistics?game=fugu", status=422)

    tell(story)


# Paid for


@pytest.mark.usefixtures("still")
def test_the_database_is_tried_once_for_all_who_ask_how_it_is(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def check(store: Store) -> None:
        tried.append(store)
        if len(tried) > 1:
            raise StoreError("error-store-away", reason="gone")

    monkeypatch.setattr(Store, "check", check)
    monkeypatch.setattr(database_check, "FRESH_SECONDS", 1e6)

    async def story(server: Inside, api: Api) -> None:
        for _ in range(3):
            told = await asyncio.gather(*(api.ask("GET", "/healthz") for _ in range(5)))
            assert all(one["database"] for one in told)
        assert len(tried) == 1
        monkeypatch.setattr(database_check, "FRESH_SECONDS", -1.0)
        assert not (await api.ask("GET", "/healthz", status=503))["database"]

    tell(story)


def test_who_asks_for_too_much_waits_and_others_do_not(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with Api(server.url) as other:
            other.http = httpx.AsyncClient(transport=elsewhere, base_url=server.url)
            code, (mine, _) = await other.seats(["Aki", "Ben"])
            async with (
                connect(address(server, code), close_timeout=0.1) as crowd,
                connect(address(server, code), local_addr=("127.0.0.2", 0)) as aki,
            ):
                await crowd.send('{"type":"hello","since":0}')
                for _ in range(80):
                    await crowd.send('{"type":"scores"}')
                    await crowd.send('{"type":"hello","since":0}')
                await until_heard(crowd, type="scores")
                await aki.send(json.dumps({"type": "hello", "secret": mine}))
                await aki.send('{"type":"ping","id":7}')
                await until_heard(aki, id=7)
                assert server.worker.metrics.busy.messages["scores"] < 80

    tell(story, requests=2.0)


@pytest.mark.usefixtures("still")
def test_hints_are_counted_by_seat_not_by_connection(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        told: list[str] = []
        for _ in range(4):
            async with Client(server.url, code, mine).connected() as aki:
                await aki.hear()
                for _ in range(2):
                    told.append((await aki.reply("hint", question=1))["type"])
        assert told == ["hint"] * 5 + ["refused"] * 3

    tell(story)


@pytest.mark.usefixtures("still")
def test_what_a_client_that_is_gone_still_wanted_is_dropped(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        counted = server.worker.metrics.busy.messages
        async with connect(address(server, code), close_timeout=0.1) as client:
            await client.send(json.dumps({"type": "hello", "secret": mine, "since": 0}))
            await client.recv()
            room = server.worker.rooms[code]
            (connection,) = room.clients
            assert isinstance(connection, Connection)
            for _ in range(200):
                await client.send('{"type":"scores"}')
            await client.send('{"type":"say","phrase":"hello"}')
        async with asyncio.timeout(PATIENCE):
            while room.clients or connection._doing is not None:
                await asyncio.sleep(0.01)
        assert connection._unheard == []
        assert counted["scores"] < 120  # of its own rate alone it may have a hundred at once

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)
