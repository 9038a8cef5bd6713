"""Whatever comes over HTTP or a socket, the live server stands, and only what is valid counts."""

import asyncio
import contextlib
import json
import random
import sqlite3
import string
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from pydantic import ValidationError
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from live import PATIENCE, Api, Client, Server, serving
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.match.log import Answered
from sushibar.server import wire
from sushibar.server.app import create_app
from sushibar.server.config import Config
from sushibar.server.stored_log import entry_json

TOO_LARGE = 413
"""A refusal that schemathesis does not take for one."""
CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzzed")) as running:
        yield running
        said = running.stop()
        assert "Traceback" not in said
        assert "ERROR" not in said


# Requests


def test_the_description_says_how_everything_is_asked_and_answered() -> None:
    described = create_app(Config("sqlite:///never-opened.sqlite")).openapi()
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    assert described["components"]["securitySchemes"]["HTTPBearer"]["scheme"] == "bearer"
    assert "HTTPValidationError" not in described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            codes = {int(code) for code in answers}
            assert {429, 500} <= codes
            assert all(
                answers[str(code)]["content"] == problem for code in codes if code >= 400
            ) or (path == "/healthz")
            assert len([code for code in codes if code < 400]) == 1
            if method == "delete" or path.endswith(("salt", "bots", "start", "close", "rematch")):
                assert operation["security"] == [{"HTTPBearer": []}]
    record = described["paths"]["/api/records/{code}"]["get"]["responses"]["200"]
    assert record["content"] == {"text/plain": {"schema": {"type": "string"}}}


class Tables:
    """Tables and secrets that make some of the nonsense nearly right."""

    def __init__(self, url: str) -> None:
        self.held = asyncio.run(self._open(url))

    async def _open(self, url: str) -> list[tuple[str, str]]:
        async with Api(url) as api:
            open_one = await api.seats(["Aki"], start=False, players=4, listed=True)
            played = await api.seats(["Aki", "Ben"], game="wasabi")
            return [(code, secrets[0]) for code, secrets in (open_one, played)]


def fuzz_requests(server: Server, examples: int) -> Counter[int]:
    """Ask for everything in many ways; the statuses of the answers."""
    held = [("", ""), *Tables(server.url).held]
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    found: Counter[int] = Counter()
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        for mode in GenerationMode:
            cases = result.ok().as_strategy(generation_mode=mode)

            @seed(1)
            @settings(
                max_examples=examples,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(cases, st.sampled_from(held))
            def ask(case: Case[Any], place: tuple[str, str]) -> None:
                code, secret = place
                is_exact = not (code and case.path_parameters)
                if not is_exact:
                    case.path_parameters["code"] = code
                    case.headers["Authorization"] = f"Bearer {secret}"
                answer = case.call(timeout=PATIENCE)
                found[answer.status_code] += 1
                is_exact = is_exact and answer.status_code != TOO_LARGE
                case.validate_response(answer, checks=CHECKS if is_exact else CHECKS[:-1])

            with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with it
                ask()
    return found


def test_no_request_breaks_the_server_or_its_description(server: Server) -> None:
    found = fuzz_requests(server, 5)
    assert sum(found.values()) >= 150
    assert {200, 201, 400, 401, 404, 409, 422} <= set(found)


@pytest.mark.long
def test_no_request_of_thousands_breaks_the_server_or_its_description(server: Server) -> None:
    found = fuzz_requests(server, 300)
    assert sum(found.values()) >= 5_000
    assert {200, 201, 400, 401, 404, 409, 422} <= set(found)


def test_a_parameter_that_is_said_twice_is_refused(server: Server) -> None:
    twice = httpx.get(f"{server.url}/api/records?game=party&game=wasabi")
    assert twice.status_code == 422
    assert "query.game" in twice.json()["words"]
    several = httpx.get(f"{server.url}/api/menus/4?feel=quick&feel=close")
    assert several.status_code == 200


# Messages

CLOSING = {1002, 1006, 1007, 1009, 4400, 4401}
"""How the server may end a connection over which nonsense comes; of what is no text or too large it
does not wait for the rest, so that its last words may be lost (1006)."""
STRANGE = [
    "",
    "🍣" * 50,
    "\x00",
    "\u202e",
    "é" * 8_000,
    "null",
    "[]",
    "{}",
    "[" * 4_000,
    '{"type":' * 800,
    '{"type":"ping","id":1e999}',
    '{"type":"ping","id":NaN}',
    '{"type":"ping","id":' + "9" * 5_000 + "}",
    '{"type":"ping","id":-1}',
    '{"type":"ping","id":1.5}',
    '{"type":"ping","id":true}',
    '{"type":"hello"}{"type":"hello"}',
    '{"type":"answer","question":1,"steps":[]}',
    '{"type":"answer","question":1,"steps":"tempura"}',
    '{"type":"answer","question":1,"steps":["\\ud800"]}',
    '{"type":"say","phrase":"\\u0000"}',
]
FOOLISH = ["fugu", "take:fugu", "lay:99:99", "-", ":", "0", "x" * 60]
KEYS = ["type", "question", "steps", "secret", "since", "version", "phrase", "id", "language"]


class Fuzzer:
    """Makes messages of every kind of nonsense."""

    def __init__(self, luck: random.Random, actions: list[str]) -> None:
        self.luck, self.actions = luck, actions

    def wrong(self, question: int, *, formed: bool) -> str | bytes:
        """Something that must not change anything; with `formed`, it looks like a message."""
        luck = self.luck
        while True:
            if formed:
                made: str | bytes = luck.choice([self.untimely, self.foolish])(question)
            elif luck.random() < 0.02:
                made = luck.randbytes(luck.randrange(60))
            else:
                made = luck.choice([self.strange, self.noise, self.value, self.mutated])(question)
            if isinstance(made, bytes) or not may_count(made, question):
                return made

    def strange(self, question: int) -> str:
        """Something that has broken others."""
        return self.luck.choice(STRANGE)

    def noise(self, question: int) -> str:
        """Any characters."""
        alphabet = self.luck.choice([string.printable, '{}[]",:0123456789', "寿司🍣\u2028\x7f"])
        return "".join(self.luck.choices(alphabet, k=self.luck.randrange(200)))

    def value(self, question: int) -> str:
        """Any JSON."""
        return json.dumps(self._value(0))

    def _value(self, depth: int) -> Any:
        luck, kinds = self.luck, self.luck.randrange(8 if depth < 5 else 5)
        if kinds == 0:
            return luck.choice([None, True, False])
        if kinds == 1:
            return luck.choice([0, -1, 7, 2**63, 10**40, 0.5, 1e300])
        if kinds < 5:
            return luck.choice([*KEYS, *self.actions[:9], *PHRASES, *EMOTES, "", "🍣", "0" * 32])
        if kinds == 5:
            return [self._value(depth + 1) for _ in range(luck.randrange(5))]
        names = luck.choices(KEYS, k=luck.randrange(5))
        return {name: self._value(depth + 1) for name in names}

    def valid(self, question: int) -> dict[str, Any]:
        """A message of the right form; whether it is the right one is another matter."""
        luck = self.luck
        steps = luck.choices(self.actions, k=luck.randrange(1, 4))
        return luck.choice(
            [
                {"type": "hello", "secret": "0" * 32},
                {"type": "answer", "question": question, "steps": steps},
                {"type": "select", "question": question, "steps": steps},
                {"type": "preview", "question": question, "steps": steps[1:]},
                {"type": "hint", "question": question, "steps": steps},
                {"type": "scores"},
                {"type": "say", "phrase": luck.choice(PHRASES + EMOTES)},
                {"type": "return"},
                {"type": "ack", "version": luck.randrange(1_000_000)},
                {"type": "ping", "id": luck.randrange(1_000_000)},
            ]
        )

    def mutated(self, question: int) -> str:
        """A message with something wrong in it."""
        luck, message = self.luck, self.valid(question)
        match luck.randrange(5):
            case 0:
                message[luck.choice(KEYS)] = self._value(3)
            case 1:
                del message[luck.choice(list(message))]
            case 2:
                written = json.dumps(message)
                place = luck.randrange(len(written))
                return written[:place] + chr(luck.randrange(1, 0x2FF)) + written[place + 1 :]
            case 3:
                written = json.dumps(message)
                return written[: luck.randrange(len(written))]
            case 4:
                message["type"] = luck.choice(["", "welcome", "Answer", "hello ", 7])
        return json.dumps(message)

    def untimely(self, question: int) -> str:
        """An answer to another question than the one that is open."""
        message = self.valid(question)
        if "question" in message:
            message["question"] = self.luck.choice([0, question - 1, question + 1, 1_000_000])
        return json.dumps(message)

    def foolish(self, question: int) -> str:
        """Steps that nobody can take."""
        message = self.valid(question)
        if "steps" in message:
            message["steps"] = [self.luck.choice(FOOLISH), *message["steps"]]
        return json.dumps(message)


def may_count(message: str, question: int) -> bool:
    """Whether something may be stored because of a message from a seat."""
    try:
        meant = wire.from_client.validate_json(message)
    except ValidationError:
        return False
    if isinstance(meant, wire.Answer | wire.Select) and meant.question == question:
        return not meant.steps or meant.steps[0] not in FOOLISH
    return isinstance(meant, wire.Say)


def answers_in(message: str | bytes) -> Iterator[tuple[int, str]]:
    """The answer that a message is, if it is one."""
    with contextlib.suppress(ValidationError):
        meant = wire.from_client.validate_json(message)
        if isinstance(meant, wire.Answer):
            yield meant.question, " ".join(meant.steps)


class Careful(Client):
    """Somebody who plays on whatever else comes from the same seat."""

    def __init__(self, url: str, code: str, secret: str) -> None:
        super().__init__(url, code, secret)
        self.given: set[tuple[int, str]] = set()

    async def play_on(self, luck: random.Random) -> None:
        """Answer every question once, at random."""
        while self.view["phase"] == "playing":
            question = self.question
            steps = await self.whole_answer(luck)
            if steps:
                self.given.add((question, " ".join(steps)))
                await self.reply("answer", question=question, steps=steps)
            while self.view["phase"] == "playing" and self.question == question:
                await self.hear()


Make = Callable[[str | None, bool], str | bytes]
"""Makes a message for somebody who holds a seat, or does not; whether it shall have the form of
one."""
MANY_MESSAGES = 10_000
LAST = '{"type":"ping","id":77}'


class Assault:
    """Many connections over which nonsense comes, to one table."""

    def __init__(self, server: Server, code: str, secrets: list[str], luck: random.Random) -> None:
        self.server, self.code, self.luck = server, code, luck
        self.holders = [*secrets, None]
        self.taken = 0
        self.heard: Counter[str] = Counter()
        self.closed: Counter[int | None] = Counter()

    async def run(self, messages: int, make: Make) -> None:
        """Have this many messages looked at, over some connections at a time."""

        async def go_on() -> None:
            while self.taken < messages:
                await self._connect(make)

        at_a_time = 8 if messages < MANY_MESSAGES else 200
        await asyncio.gather(*(go_on() for _ in range(at_a_time)))

    async def _connect(self, make: Make) -> None:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.code}/socket"
        luck, holder = self.luck, self.luck.choice(self.holders)
        formed = luck.random() < 0.6
        sent = 0
        async with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
            hearing = asyncio.ensure_future(self._hear(socket))
            with contextlib.suppress(ConnectionClosed):
                if luck.random() < 0.95:
                    hello = {"type": "hello", "secret": holder} if holder else {"type": "hello"}
                    await socket.send(json.dumps(hello))
                for _ in range(luck.randrange(1, 90)):
                    message = make(holder, formed)
                    await socket.send(message, text=isinstance(message, str) or sent % 2 == 0)
                    sent += 1
                await socket.send(LAST)
            async with asyncio.timeout(PATIENCE):
                heard = await hearing
        self.taken += min(sent, heard)

    async def _hear(self, socket: ClientConnection) -> int:
        """Listen until the last ping is answered or the server has had enough; of how many
        messages it is known that they were looked at.
        """
        refused = 0
        try:
            while True:
                message = wire.from_server.validate_json(await socket.recv(), strict=False)
                self.heard[message["type"]] += 1
                refused += message["type"] == "refused"
                if message["type"] == "pong" and message["id"] == 77:
                    return sys.maxsize
        except ConnectionClosed:
            self.closed[socket.close_code] += 1
            return refused + 1


def stored(server: Server, code: str) -> list[tuple[Any, ...]]:
    """All that the database holds of a table."""
    file = server.database.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        queries = (
            "SELECT version, at, body FROM entries WHERE code = ? ORDER BY version",
            "SELECT seat, question, steps FROM selections WHERE code = ? ORDER BY seat",
            "SELECT status, seed FROM tables WHERE code = ?",
        )
        return [row for query in queries for row in database.execute(query, [code])]


def bodies(server: Server, code: str) -> list[str]:
    """The log of a table."""
    return [row[2] for row in stored(server, code) if str(row[-1]).startswith("{")]


def fuzz_sockets(server: Server, messages: int, luck: int = 0, **setup: Any) -> None:
    """First only what is wrong, then everything mixed with what is right."""
    chance = random.Random(f"{setup} {luck}")

    async def story() -> None:
        async with Api(server.url) as api:
            code, secrets = await api.seats(["Aki", "Ben"], **setup)
            await check_wrong(api, code, secrets)
            await check_mixed(api, code, secrets)

    async def check_wrong(api: Api, code: str, secrets: list[str]) -> None:
        before = stored(server, code)
        assault = Assault(server, code, secrets, chance)
        fuzzer = Fuzzer(chance, ["tempura", "maki-1", "rice", "wasabi", "pass"])
        for wanted in range(messages // 2, messages, 50):  # until somebody had to go
            await assault.run(wanted, lambda _, formed: fuzzer.wrong(1, formed=formed))
            if 4400 in assault.closed:
                break
        assert set(assault.closed) <= CLOSING
        assert 4400 in assault.closed
        assert {"welcome", "refused", "pong"} <= set(assault.heard)
        assert stored(server, code) == before

    async def check_mixed(api: Api, code: str, secrets: list[str]) -> None:
        players = [Careful(server.url, code, secret) for secret in secrets]
        assault, fuzzer = Assault(server, code, secrets, chance), Fuzzer(chance, ["tempura"])
        given = set[tuple[int, str]]()

        def make(holder: str | None, formed: bool) -> str | bytes:
            question = max(client.question for client in players)
            asked = players[secrets.index(holder)].asked if holder else None
            if asked:
                fuzzer.actions = [one["action"] for one in asked["choices"]]
            made = fuzzer.wrong(question, formed=formed)
            if chance.random() < 0.5:
                made = json.dumps(fuzzer.valid(question))
            given.update(answers_in(made))
            return made

        async with AsyncExitStack() as stack:
            for client in players:
                await stack.enter_async_context(client.connected())
                await client.hear()
            playing = [asyncio.ensure_future(client.play_on(chance)) for client in players]
            await assault.run(messages // 2, make)
            for task in playing:
                task.cancel()
            ends = await asyncio.gather(*playing, return_exceptions=True)
        assert all(end is None or isinstance(end, asyncio.CancelledError) for end in ends), ends
        assert set(assault.closed) <= CLOSING
        async with asyncio.timeout(PATIENCE):  # what came just before the end may still be done
            while (await api.ask("GET", f"/api/tables/{code}"))["version"] != len(
                written := bodies(server, code)
            ):
                await asyncio.sleep(0.05)
        entries = [entry_json.validate_json(body) for body in written]
        answers = {(e.question, e.steps) for e in entries if isinstance(e, Answered)}
        assert answers
        assert answers <= given.union(*(client.given for client in players))
        kinds = {entry.kind for entry in entries}
        assert kinds == {"opened", "joined", "started", "answered", "said"}

    asyncio.run(story())


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_no_message_breaks_the_server_and_only_valid_ones_count(server: Server, game: str) -> None:
    fuzz_sockets(server, 500, game=game)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_no_message_of_a_million_breaks_the_server(server: Server, game: str, part: int) -> None:
    fuzz_sockets(server, 34_000, luck=part, game=game)
