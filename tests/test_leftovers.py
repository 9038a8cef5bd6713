"""Nothing is left behind: half-opened tables, games that nobody comes back to, endless answers."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from inside import Inside, Tell, inside
from live import PATIENCE, Api, Client
from stores import addition, opened, opening, starts, stored
from sushibar.errors import StoreError
from sushibar.match.log import Answered
from sushibar.match.match import MOST_ANSWERS
from sushibar.server import autoplay, limits, prices, serving
from sushibar.server.config import Config
from sushibar.store.failures import STARTING
from sushibar.store.schema import NEVER, PLAYING
from sushibar.store.store import Store

# Tables


def test_a_table_is_opened_with_everybody_at_it_or_not_at_all(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        async def append(_: object) -> bool:
            raise StoreError("error-store-full", reason="fugu")

        with monkeypatch.context() as full:
            full.setattr(server.worker.store, "append", append)
            seat = await api.ask(
                "POST", "/api/tables", players=3, host={"name": "Aki"}, bots=["greedy", "random"]
            )
            kinds = [chair["kind"] for chair in seat["table"]["chairs"]]
            assert (kinds, seat["table"]["host"]) == (["person", "bot", "bot"], 0)
            lesson = await api.ask("POST", "/api/lessons", game="sushi-go", name="Aki")
            assert lesson["table"]["phase"] == "playing"
        assert len(await server.worker.store.entries(seat["code"])) == 4
        row = await server.worker.store.table(lesson["code"])
        assert row is not None
        assert (row.status, row.owner) == (PLAYING, server.worker.id)

    tell(story)


def test_an_address_has_so_many_tables_until_they_are_over(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        seats = [await api.ask("POST", "/api/tables", host={"name": "Aki"}) for _ in range(2)]
        told = await api.ask("POST", "/api/tables", status=429, host={"name": "Aki"})
        assert told["reason"] == "too-many-tables"
        await api.ask("POST", "/api/lessons", status=429, game="sushi-go", name="Aki")
        await api.ask("POST", f"/api/tables/{seats[0]['code']}/close", seats[0]["secret"])
        await api.ask("POST", "/api/tables", host={"name": "Aki"})

    tell(story, tables=2)


async def game_of_bots(api: Api, bots: int = 1, **setup: Any) -> tuple[str, str]:
    """A table that its only player has left, so that the game goes on by itself."""
    code, (secret,) = await api.seats(["Aki"], ["greedy"] * bots, **setup)
    await api.ask("DELETE", f"/api/tables/{code}/seats/0", secret)
    return code, secret


def test_who_lists_many_tables_hides_nobody_else_s(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
        async with Api(server.url) as other:
            other.http = httpx.AsyncClient(base_url=server.url, transport=transport)
            code, _ = await other.seats(["Aki"], start=False, players=2, listed=True)
        for _ in range(60):
            await api.seats(["Ben"], start=False, players=2, listed=True)
        found = [one["code"] for one in (await api.ask("GET", "/api/tables"))["tables"]]
        assert len(found) == 50
        assert code in found

    tell(story)


def test_all_who_ask_for_a_rematch_come_to_one_table_of_the_same_opener(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, secret = await game_of_bots(api)
        worker = server.worker
        async with asyncio.timeout(PATIENCE):
            while await worker.rooms[code].look(lambda match: match.phase) != "over":
                await asyncio.sleep(0.01)
        rematch = f"/api/tables/{code}/rematch"
        moved = await asyncio.gather(*(api.ask("POST", rematch, secret) for _ in range(8)))
        assert len({one["code"] for one in moved}) == 1
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)
        again = moved[0]["code"]
        assert worker.rooms[again].opened_by == worker.rooms[code].opened_by == "127.0.0.1"
        del worker.rooms[again]  # as if nobody had come for long
        assert (await worker.room(again)).opened_by == "127.0.0.1"

    tell(story)


def test_games_that_go_on_by_themselves_go_on_slowly(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, still: None
) -> None:
    monkeypatch.setattr(limits.Bucket, "debt_seconds", 1e6)
    requests = 3
    affordable = round(requests * limits.BURST_SECONDS / prices.BOT)

    async def story(server: Inside, api: Api) -> None:
        def answers(code: str) -> int:
            match = server.worker.rooms[code].match
            assert match is not None
            return sum(isinstance(one.entry, Answered) for one in match.moments)

        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
        async with Api(server.url) as other:
            other.http = httpx.AsyncClient(base_url=server.url, transport=transport)
            for guest in (api, other):  # one has no less because of the other
                code, _ = await game_of_bots(guest, 4)
                async with asyncio.timeout(PATIENCE):
                    while answers(code) < affordable:
                        await asyncio.sleep(0.01)
                assert answers(code) == affordable

    tell(story, requests=requests)


def test_clocks_that_answer_for_people_are_paid_for_like_bots(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, still: None
) -> None:
    monkeypatch.setattr(limits.Bucket, "debt_seconds", 1e6)
    monkeypatch.setattr(autoplay, "MOST_TIME_OUTS", 1_000)  # no bot takes over
    requests, people = 3, ["Aki", "Ben", "Cho", "Dai"]
    affordable = round(requests * limits.BURST_SECONDS / prices.BOT) // len(people)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(people, clock=3600)
        room, time_out = await server.worker.room(code), server.worker.autoplay._time_out
        for question in range(1, 1 + affordable):
            await time_out(room, question)
        late = asyncio.ensure_future(time_out(room, 1 + affordable))
        done, _ = await asyncio.wait([late], timeout=0.2)
        assert not done
        assert await room.look(lambda match: match.question) == 1 + affordable
        late.cancel()

    tell(story, requests=requests)


# Answers


def test_a_seat_changes_its_mind_so_often_and_then_no_more(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        async with Client(server.url, code, mine).connected() as aki:
            await aki.hear()
            assert aki.asked is not None
            cards = [one["action"] for one in aki.asked["choices"]][:2]
            for number in range(MOST_ANSWERS):
                told = await aki.reply("answer", question=1, steps=[cards[number % 2]])
                assert told["type"] == "accepted"
            told = await aki.reply("answer", question=1, steps=[cards[0]])
            assert told["reason"] == "too-many-answers"
            same = await aki.reply("answer", question=1, steps=[cards[1]])
            assert same["type"] == "accepted"  # it was that before
        match = server.worker.rooms[code].match
        assert match is not None
        assert match.given(0) == cards[1]
        assert sum(isinstance(one.entry, Answered) for one in match.moments) == MOST_ANSWERS

    tell(story)


# Games that nobody comes back to


def test_a_game_that_nobody_has_touched_for_long_is_removed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
            for code in ("OLD", "NEW", "OPEN"):
                assert await store.create(opening(code), stored(1, "open"))
            for code in ("OLD", "NEW"):
                assert await store.append(starts(code))
            assert await store.append(addition(2, "answer", code="NEW", at=9_000))
            assert await store.abandon(9_000) == 1
            assert await store.table("OLD") is None
            assert await store.entries("OLD") == []
            assert await store.table("NEW") is not None
            assert await store.table("OPEN") is not None

    asyncio.run(story())


def test_a_start_loads_only_tables_where_something_is_due(tmp_path: Path) -> None:
    codes: dict[str, str] = {}
    secrets: dict[str, str] = {}

    async def first() -> None:
        async with inside(tmp_path) as server, Api(server.url) as api:
            for kind, people, bots, clock in (
                ("people", ["Aki", "Ben"], [], None),
                ("clock", ["Aki", "Ben"], [], 600),
                ("bots", ["Aki"], ["greedy"], None),
                ("left", ["Aki"], ["greedy"], None),
            ):
                code, (secret, *_) = await api.seats(people, bots, clock=clock)
                codes[kind], secrets[kind] = code, secret
            room = server.worker.rooms[codes["bots"]]
            async with asyncio.timeout(PATIENCE):
                while await room.look(lambda match: match.pending) != (0,):
                    await asyncio.sleep(0.01)
            while room.is_busy:
                await asyncio.sleep(0.01)
            for kind, waits_for_people in (("people", True), ("clock", False), ("bots", True)):
                row = await server.worker.store.table(codes[kind])
                assert row is not None
                assert (row.due_at == NEVER) is waits_for_people, kind
            server.worker.autoplay.attend = lambda *_: None  # type: ignore[method-assign]
            await api.ask("DELETE", f"/api/tables/{codes['left']}/seats/0", secrets["left"])

    async def second() -> None:
        async with inside(tmp_path) as server, Api(server.url) as api:
            async with asyncio.timeout(PATIENCE):
                while codes["left"] not in server.worker.rooms:
                    await asyncio.sleep(0.01)
                while (await api.ask("GET", f"/api/tables/{codes['left']}"))["phase"] != "over":
                    await asyncio.sleep(0.05)
            assert set(server.worker.rooms) == {codes["left"]}
            async with Client(server.url, codes["bots"], secrets["bots"]).connected() as aki:
                await aki.hear()
                assert aki.asked is not None
                steps = [aki.asked["choices"][0]["action"]]
                await aki.reply("answer", question=aki.question, steps=steps)
                await aki.until(lambda _: aki.asked is not None and aki.question == 2)

    asyncio.run(first())
    asyncio.run(second())


def test_a_table_of_an_older_version_is_looked_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as server, Api(server.url) as api:
            code, _ = await api.seats(["Aki", "Ben"])
            store = server.worker.store
            await store.append(
                addition(4, '{"kind":"said","seat":0,"phrase":"hello"}', code=code, at=5_000)
            )
            unknown = replace(
                addition(5, '{"kind":"said","seat":0,"phrase":"hello"}', code=code),
                due=0,
                owner="dead",
            )
            await store.append(unknown)
            async with asyncio.timeout(PATIENCE):
                while (row := await store.table(code)) is not None and row.due_at != NEVER:
                    await asyncio.sleep(0.05)
            assert row is not None
            assert row.owner == server.worker.id

    asyncio.run(story())


# The start


def test_a_start_waits_for_a_database_that_recovers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried: list[str] = []
    really = Store.open

    async def recovering(url: str) -> Store:
        tried.append(url)
        if len(tried) < 3:
            raise StoreError(STARTING, reason="the database system is starting up")
        return await really(url)

    monkeypatch.setattr(Store, "open", recovering)
    monkeypatch.setattr(serving, "PAUSE_SECONDS", 0.0)
    config = Config(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    asyncio.run(serving.try_out(config))
    assert len(tried) == 3
    assert capsys.readouterr().err.count("starting up") == 2
    tried.clear()
    monkeypatch.setattr(serving, "PATIENCE_SECONDS", -1.0)
    with pytest.raises(StoreError):
        asyncio.run(serving.try_out(config))
    assert len(tried) == 1
