"""Nothing that a seat may not know leaves the server: byte for byte, through real sockets."""

import asyncio
import copy
import json
import random
import re
from collections import Counter
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from pydantic import ValidationError
from websockets import ConnectionClosed

from hidden import choose_something, exchanged, luck_record, other_events
from inside import Inside, everything_logged, inside
from live import Api, Client
from sushibar.games.phrases import BYSTANDER
from sushibar.match.chairs import hashed, new_secret
from sushibar.match.log import Answered
from sushibar.match.match import Match
from sushibar.rulebook.rule import Record
from sushibar.server import acknowledgements, allowances, inbox, tables, thinking
from sushibar.server.connection import Connection
from sushibar.server.problems import add_errors
from sushibar.server.requests import SitDown
from sushibar.table.dealer import record_key
from sushibar.table.table import Table

Setup = dict[str, Any]

SETUPS: list[Setup] = [
    {"game": "sushi-go", "players": 2, "options": ["dummy"]},
    {"game": "sushi-go", "players": 3, "options": ["pass-both-ways"]},
    {"game": "party", "players": 2, "menu": "uramaki,tofu,onigiri,miso-soup,menu,sake,fruit"},
    {"game": "party", "players": 3, "menu": "temaki,eel,tofu,onigiri,spoon,special-order,fruit"},
    {"game": "party", "players": 3, "menu": "maki,tempura,tofu,onigiri,menu,takeout-box,fruit"},
    {"game": "wasabi", "players": 2},
    {"game": "sushi-go", "players": 4, "edition": "zoch"},
    {"game": "party", "players": 4, "menu": "maki,eel,tofu,dumpling,spoon,chopsticks,pudding"},
    {"game": "wasabi", "players": 3},
]
each_setup, some_setups = (
    pytest.mark.parametrize("setup", some, ids=lambda one: f"{one['game']}-{one['players']}")
    for some in (SETUPS, SETUPS[1:6:2])
)
NAMES = ("Aki", "Ben", "Chie", "Dai")
NOW = re.compile(r'"now":\d+')
"""When something was sent: the one thing that may differ."""


@pytest.fixture(autouse=True)
def _unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, nothing is told twice and nobody is taken for gone; and hints are
    as they are until figures can be computed: the same whenever they are asked for.
    """
    monkeypatch.setattr(inbox, "SILENT_SECONDS", 1e6)
    monkeypatch.setattr(acknowledgements, "RESEND_SECONDS", 1e6)
    monkeypatch.setattr(allowances, "MOST_HINTS", 1e6)
    monkeypatch.setattr(thinking, "is_compiled", lambda game: False)
    monkeypatch.setattr(thinking, "compile_soon", lambda game: None)


# Worlds that a seat cannot tell apart


def answered_otherwise(table: Table, state: Record, seat: int, luck: random.Random) -> Record:
    """The state in which the others who have answered have answered something else."""
    game, config, other = table.game, table.config, state.copy()
    asked = game.pending(config, state)
    given = [one for one in table.seats if one != seat and game.answer(config, state, one)]
    for one in given if asked else ():
        game.retract(config, other, one)
        while game.pending(config, other) >> one & 1 and not asked >> one & 1:
            choose_something(game, config, other, one, luck)
    return other


def other_world(match: Match, seat: int | None, since: int, luck: random.Random) -> Match:
    """The match as it may as well be, for all that a seat knows."""
    twin, viewer = copy.copy(match), BYSTANDER if seat is None else seat
    twin.chairs = [
        chair
        if number == seat
        else replace(chair, key=hashed(new_secret()), salt=chair.salt and new_secret())
        for number, chair in enumerate(match.chairs)
    ]
    twin.moments = [
        moment._replace(entry=replace(moment.entry, steps="sashimi"))
        if isinstance(moment.entry, Answered)
        else moment
        for moment in match.moments
    ]
    twin._given = {
        place: steps if place[1] == seat else "sashimi" for place, steps in match._given.items()
    }
    twin._tried = None
    table = twin.table = match.playing.copy()
    table.seed, table._chance = new_secret(), luck_record(luck)
    first = match.moments[since].first if since < len(match.moments) else table.happened
    for number in range(first, table.happened):
        for other in other_events(table, table._events[number], viewer, luck):
            table._events[number] = other
    if not table.over:
        state = exchanged(table, match.playing.state, viewer, luck)
        table._state = answered_otherwise(table, state, viewer, luck)
    return twin


async def all_that_is_told(server: Inside, client: Client, since: int) -> list[str]:
    """Everything that somebody can get to hear at a moment, as it comes."""
    room = server.worker.rooms[client.code]
    match, others = room.match, set(room.clients)
    assert match is not None
    table = match.playing
    ear = Client(server.url, client.code, client.secret, since=since)
    async with ear.connected():
        await ear.hear()
        (connected,) = (one for one in room.clients if one not in others)
        assert isinstance(connected, Connection)
        question, seat = ear.question, connected.device.seat
        if ear.asked is not None:
            steps = [ear.asked["choices"][0]["action"]]
            await ear.reply("select", question=question, steps=steps)
            await ear.reply("preview", question=question)
            await ear.reply("preview", question=question, steps=steps)
            await ear.reply("hint", question=question)
        if seat is not None:
            wrong = sorted({*filter(None, table.called.actions)} - set(table.legal(seat)))
            for action in random.Random(question).sample(wrong, 3):
                told = await ear.reply("answer", question=question, steps=[action])
                assert told["type"] == "refused"
        await ear.reply("scores")
        connected._acknowledgements.sent = since
        connected.hear_news(match)
        await ear.until(lambda message: message["type"] == "news")
    return [NOW.sub('"now":0', raw) for raw in ear.raw]


class Watched:
    """A game at random during which, now and then, the unknown is exchanged."""

    def __init__(self, server: Inside, luck: random.Random, share: float) -> None:
        self.server, self.luck, self.share = server, luck, share
        self.compared: Counter[str] = Counter()

    async def play(self, **setup: Any) -> None:
        """Play to the end."""
        async with Api(self.server.url) as api, AsyncExitStack() as stack:
            people = NAMES[: setup["players"]]
            self.code, secrets = await api.seats(people, **setup)
            holders = [*secrets, None]
            self.clients = [Client(self.server.url, self.code, one, words=False) for one in holders]
            for client in self.clients:
                await stack.enter_async_context(client.connected())
            self.since = 0
            while await self._everybody_knows() == "playing":
                await self._answer_all()
            self.since = 0
            for client in self.luck.sample(self.clients, ceil(self.share * len(self.clients))):
                await self._compare(client)

    @property
    def match(self) -> Match:
        """The match as the server has it."""
        match = self.server.worker.rooms[self.code].match
        assert match is not None
        return match

    async def _everybody_knows(self) -> str:
        for client in self.clients:
            while client.view.get("version", 0) < self.match.version:
                await client.hear()
        return self.match.phase

    async def _answer_all(self) -> None:
        """Everybody who is asked answers, one after the other, under the eyes of some."""
        version, question = self.match.version, self.match.question
        for seat in self.luck.sample(self.match.pending, len(self.match.pending)):
            for client in self.clients:
                if self.luck.random() < self.share:
                    await self._compare(client)
            steps = await self.clients[seat].whole_answer(self.luck)
            await self.clients[seat].reply("answer", question=question, steps=steps)
            await self._everybody_knows()
        self.since = version

    async def _compare(self, client: Client) -> None:
        """Ask for the same in two worlds that the client cannot tell apart."""
        room, match = self.server.worker.rooms[self.code], self.match
        seat = client.view["you"]
        told = await all_that_is_told(self.server, client, self.since)
        room.match = other_world(match, seat, self.since, self.luck)
        for other in {*match.playing.seats} - {seat}:
            await self.server.worker.store.select(self.code, other, match.question, "sashimi")
        try:
            assert await all_that_is_told(self.server, client, self.since) == told
            self.compared["states"] += bytes_of(room.match) != bytes_of(match)
        finally:
            room.match = match
        self.compared.update(json.loads(one)["type"] for one in told)


def bytes_of(match: Match) -> bytes:
    """The state of the game, to the byte."""
    return bytes(match.playing.state.tobytes())


def watched(folder: Path, setup: Setup, seed: str, share: float) -> Counter[str]:
    """What was compared in the course of a whole game."""
    luck = random.Random(seed)

    async def story() -> Counter[str]:
        async with inside(folder) as server:
            game = Watched(server, luck, share)
            await game.play(**setup)
            return game.compared

    with pytest.MonkeyPatch.context() as patch:  # the same game whenever it is looked at again
        patch.setattr(tables, "fresh_seed", lambda: f"{luck.getrandbits(128):032x}")
        return asyncio.run(story())


KINDS = ("welcome", "news", "selected", "preview", "hint", "scores", "refused")


@some_setups
def test_what_cannot_be_known_changes_no_byte_of_what_is_sent(tmp_path: Path, setup: Setup) -> None:
    compared = watched(tmp_path, setup, "short", share=0.08)
    assert compared["states"] > 5
    assert set(KINDS) <= set(compared)


@pytest.mark.long
@each_setup
@pytest.mark.parametrize("seed", range(2))
def test_what_cannot_be_known_changes_no_byte_for_anybody(
    tmp_path: Path, setup: Setup, seed: int
) -> None:
    compared = watched(tmp_path, setup, f"long {seed}", share=1.0)
    assert compared["states"] > 50
    assert set(KINDS) <= set(compared)


# Seeds, salts, secrets, keys


class Spying(Api):
    """Requests whose answers are all kept."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.answers: list[str] = []
        self.http.event_hooks["response"].append(self._keep)

    async def _keep(self, answer: httpx.Response) -> None:
        await answer.aread()
        self.answers.append(f"{answer.headers}\n{answer.text}")

    async def look_everywhere(self, code: str, secret: str) -> None:
        """Ask for all that there is to be asked for, rightly and wrongly."""
        right, wrong = ({"Authorization": f"Bearer {one}"} for one in (secret, secret[::-1]))
        body = {"salt": secret[::-1], "name": secret[::-1], "secret": 7, "bot": "fugu"}
        for path, methods in (await self.ask("GET", "/api/openapi.json"))["paths"].items():
            path = path.format(code=code, game="sushi-go", players=2, seat=1, number=1)
            for method in methods:
                await self.http.request(method, path)
                await self.http.request(method, path, headers=wrong, json=body)
                await self.http.request(method, path, headers=wrong, content=b'{"name": "')
            await self.http.get(path, headers=right)
            await self.http.put(path, headers=right, json=body)


OURS = ("websockets.client ", "httpx ", "httpcore")
"""Those who log here on behalf of the clients."""


def test_no_secret_is_in_anything_that_is_sent_or_logged(tmp_path: Path) -> None:
    secrets, salts, players = ([new_secret() for _ in range(2)] for _ in range(3))
    hidden = [*secrets, *salts, *players, *map(hashed, [*secrets, *players])]

    async def story() -> None:
        async with inside(tmp_path) as server, Spying(server.url) as api:
            whos = [
                {"name": name, "secret": secret, "salt": salt, "player": player}
                for name, secret, salt, player in zip(NAMES, secrets, salts, players, strict=False)
            ]
            opened = await api.ask("POST", "/api/tables", players=2, rated=True, host=whos[0])
            code = opened["code"]
            await api.http.post(f"/api/tables/{code}/seats", json=whos[1])
            await api.ask("POST", f"/api/tables/{code}/start", secrets[0])
            assert sum(secret in told for told in api.answers for secret in secrets) == 2
            del api.answers[:]  # who sits down is told the secret, and nobody is later
            row = await server.worker.store.table(code)
            assert row is not None
            hidden.append(row.seed)
            clients = [Client(server.url, code, one) for one in (*secrets, None)]
            thief = Client(server.url, code, new_secret())
            async with AsyncExitStack() as stack:
                for client in clients:
                    await stack.enter_async_context(client.connected())
                    await client.hear()
                await api.look_everywhere(code, secrets[0])
                with pytest.raises(ConnectionClosed):
                    async with thief.connected():
                        await thief.hear()
                await clients[0].say("hello", secret=secrets[0], language="en", salt=salts[0])
                playing = [client.play(random.Random(1)) for client in clients[:2]]
                await asyncio.gather(*playing, clients[2].until(is_over))
            told = [*(raw for client in clients for raw in client.raw), *api.answers]
            assert not found(hidden, told)
            key = record_key(row.seed)
            hidden.append(key)
            assert [bool(found([key], client.raw)) for client in clients] == [True, True, False]
            assert not found([key], api.answers)
            record = await api.ask("GET", f"/api/records/{code}", secrets[0])
            assert found([row.seed, *salts], [record]) == {row.seed, *salts}
            moved = await api.ask("POST", f"/api/tables/{code}/rematch", secrets[1])
            await api.look_everywhere(moved["code"], secrets[0])
            assert not found([*secrets, *players, *map(hashed, secrets)], api.answers)

    with everything_logged() as logged:
        asyncio.run(story())
    lines = [line for line in logged if not line.startswith(OURS)]
    assert lines
    assert not found(hidden, lines)


def is_over(message: dict[str, Any]) -> bool:
    """Whether news tell of the end of a game."""
    view = message["view"] if message["type"] == "news" else None
    return view is not None and view["phase"] == "over"


def found(secrets: Iterable[str], told: Iterable[str]) -> set[str]:
    """Those of the secrets that were told."""
    everything = "\n".join(told)
    return {secret for secret in secrets if secret in everything}


def test_secrets_are_stored_only_as_hashes(tmp_path: Path) -> None:
    secret, player = new_secret(), new_secret()

    async def story() -> None:
        async with inside(tmp_path) as server, Api(server.url) as api:
            host = {"name": "Aki", "secret": secret, "player": player}
            opened = await api.ask("POST", "/api/tables", players=2, rated=True, host=host)
            joined = await api.ask("POST", f"/api/tables/{opened['code']}/seats", name="Ben")
            await api.ask("POST", f"/api/tables/{opened['code']}/start", secret)
            secrets = [secret, joined["secret"]]
            async with Client(server.url, opened["code"], secret).connected() as aki:
                await aki.hear()
                await aki.whole_answer(random.Random(1))
            kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert all(hashed(one).encode() in kept for one in (*secrets, player))
            assert not any(one.encode() in kept for one in (*secrets, player))

    asyncio.run(story())


def test_an_answer_of_another_shape_is_not_written_down_with_what_it_holds(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = FastAPI()
    add_errors(app)

    @app.get("/seat")
    def seat() -> tables.Seat:
        answer: Any = {"code": "ABCDEF", "seat": "x", "secret": "0" * 32, "table": None}
        return answer  # type: ignore[no-any-return]

    async def ask() -> httpx.Response:
        inside = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=inside, base_url="http://here") as http:
            return await http.get("/seat")

    answered = asyncio.run(ask())
    assert (answered.status_code, answered.json()["reason"]) == (500, "fault")
    assert "seat" in caplog.text
    assert "0" * 32 not in caplog.text + answered.text


def test_a_fault_in_a_message_is_not_written_down_with_what_it_holds() -> None:
    with pytest.raises(ValidationError) as fault:
        SitDown.model_validate({"name": "Aki", "secret": "0" * 31})
    assert "0" * 31 not in str(fault.value)
