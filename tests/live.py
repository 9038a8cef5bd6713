"""A real server in a process of its own, and people who play at it over real sockets."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from sushibar.server.wire import from_server

LINE_OF_LOG = re.compile(r"\d{4}-\d\d-\d\d ")
PATIENCE = 60.0
"""Seconds after which something that should happen has not happened."""


class Server:
    """A server process on a free port; unless told otherwise it plays by rules in CPython."""

    rules = "plain"

    def __init__(
        self, *arguments: str, database: str, home: Path, port: int = 0, under: Sequence[str] = ()
    ) -> None:
        self.arguments, self.database, self.home = arguments, database, home
        self.port = port
        self.under = under
        """A command that runs it."""
        self.log = ""
        """What it has said so far, before the last start."""
        self.start()

    def start(self) -> None:
        """Start it, the second time on the same port."""
        command = [sys.executable, "-m", "sushibar.cli", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--connections", "10000", "--requests", "10000"]
        command += ["--tables", "100000"]
        command += ["--log-level", "warning"]
        self.process = subprocess.Popen(
            [*self.under, *command, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env={
                **os.environ,
                "SUSHIBAR_LANG": "en",
                "SUSHIBAR_RULES": self.rules,
                "XDG_DATA_HOME": str(self.home),
            },
        )
        assert self.process.stdout is not None
        self.said_before, self.said = "", self.process.stdout.readline()
        while self.said and LINE_OF_LOG.match(self.said):
            self.said_before += self.said
            self.said = self.process.stdout.readline()
        assert "sushibar serves tables" in self.said, self.said + self.process.stdout.read()
        self.port = int(self.said.partition("://")[2].partition("/")[0].rpartition(":")[2])

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, whatever it is doing."""
        self.process.kill()
        self.log += self.process.communicate()[0]

    def stop(self) -> str:
        """End it politely; what it has said."""
        self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=PATIENCE)
        self.log += said
        return said


@contextlib.contextmanager
def serving(folder: Path, *arguments: str, database: str | None = None) -> Any:
    """A server for a while; by default with a SQLite file in that folder."""
    url = database or f"sqlite:///{folder / 'tables.sqlite'}"
    server = Server(*arguments, database=url, home=folder)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Api:
    """The requests that people's browsers make."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)  # plain HTTP

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, bearer: str = "", status: int | None = None, **body: Any
    ) -> Any:
        """What is answered; the status must be the one that is expected, or one of success."""
        headers = {"Authorization": f"Bearer {bearer}"} if bearer else {}
        answer = await self.http.request(
            method, path, headers=headers, json=body if method == "POST" else None
        )
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def seats(
        self, people: Sequence[str], bots: Sequence[str] = (), *, start: bool = True, **setup: Any
    ) -> tuple[str, list[str]]:
        """A table with these people and bots: its code, and the people's secrets."""
        setup = {"players": len(people) + len(bots), **setup}
        seat = await self.ask(
            "POST", "/api/tables", host={"name": people[0]}, bots=list(bots), **setup
        )
        code, secrets = seat["code"], [seat["secret"]]
        for name in people[1:]:
            joined = await self.ask("POST", f"/api/tables/{code}/seats", name=name)
            secrets.append(joined["secret"])
        if start:
            await self.ask("POST", f"/api/tables/{code}/start", secrets[0])
        return code, secrets


class Client:
    """Somebody who looks at a table, or plays at it."""

    def __init__(self, url: str, code: str, secret: str | None = None, **hello: Any) -> None:
        self.url, self.code, self.secret, self.greeting = url, code, secret, hello
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        """Every message, in order."""
        self.raw: list[str] = []
        """The same as they came."""
        self.socket: ClientConnection | None = None

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator["Client"]:
        """A connection; the last version that is known is told, so that nothing is missed."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.code}/socket"
        async with connect(address, max_size=None, open_timeout=PATIENCE) as socket:
            self.socket = socket
            hello: dict[str, Any] = {"since": self.view.get("version", 0), **self.greeting}
            if self.secret is not None:
                hello["secret"] = self.secret
            await self.say("hello", **hello)
            yield self

    async def say(self, kind: str, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"type": kind, **message}))

    async def hear(self) -> dict[str, Any]:
        """The next message; news are acknowledged."""
        assert self.socket is not None
        async with asyncio.timeout(PATIENCE):
            raw = str(await self.socket.recv())
        message: dict[str, Any] = json.loads(raw)
        from_server.validate_json(raw)
        self.raw.append(raw)
        self.heard.append(message)
        if message["type"] in ("welcome", "news"):
            known = self.view.get("version", 0)
            self.events += [event for event in message["events"] if event["version"] > known]
            self.see(message)
            await self.say("ack", version=self.view["version"])
        return message

    def see(self, message: dict[str, Any]) -> None:
        """The table as it is told, unless something newer is known."""
        view = message["view"]
        if view is not None and view["version"] >= self.view.get("version", 0):
            self.view = view
        elif view is None and message["version"] > self.view["version"]:
            self.view["version"] = message["version"]
            self.view["game"]["pending"] = message["pending"]
            self.view["game"]["answered"] = message["answered"]

    async def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message of which something is true."""
        while True:
            message = await self.hear()
            if found(message):
                return message

    async def reply(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a message; what is answered to it, whatever else is told meanwhile."""
        answers = {"answer": "accepted", "select": "selected", "ping": "pong"}
        await self.say(kind, **message)
        return await self.until(
            lambda heard: (
                heard["type"] == answers.get(kind, kind)
                or (heard["type"] == "refused" and heard["about"] == kind)
            )
        )

    @property
    def asked(self) -> dict[str, Any] | None:
        """What the seat is asked now."""
        game = self.view.get("game")
        return game["asked"] if game else None

    @property
    def question(self) -> int:
        """The number of the question that is open."""
        return int(self.view["game"]["question"])

    async def whole_answer(self, chance: random.Random) -> list[str]:
        """Steps that answer the open question, drawn at random."""
        question, asked, steps = self.question, self.asked, list[str]()
        while asked is not None:
            steps.append(chance.choice(asked["choices"])["action"])
            told = await self.reply("select", question=question, steps=steps)
            if told["type"] == "refused":
                return []
            asked = told["asked"]
        return steps

    async def play(
        self, chance: random.Random, until: Callable[[dict[str, Any]], bool] | None = None
    ) -> None:
        """Play at random, to the end of the game or until something is true of the view."""
        answered = 0
        while not self.view:
            await self.hear()
        while self.view["phase"] != "over" and not (until and until(self.view)):
            if self.asked is None or self.question == answered:
                await self.hear()
                continue
            question = self.question
            steps = await self.whole_answer(chance)
            if steps:
                told = await self.reply("answer", question=question, steps=steps)
                assert told["type"] == "accepted" or told["reason"] == "too-late", told
            answered = question


async def play_to_the_end(
    server: Server, code: str, secrets: Sequence[str], luck: str
) -> list[Client]:
    """Everybody plays at random until the game is over."""
    clients = [Client(server.url, code, secret) for secret in secrets]

    async def sit(client: Client) -> None:
        async with client.connected():
            await client.play(random.Random(f"{luck} {client.secret}"))

    await asyncio.gather(*map(sit, clients))
    return clients


Gone = (websockets.ConnectionClosed, ConnectionError, OSError)
"""What happens to a client whose server is gone."""


Story = Callable[[Api, Server], Coroutine[Any, Any, None]]


def happen(server: Server, story: Story) -> None:
    """Let a story happen at a server."""

    async def tell() -> None:
        async with Api(server.url) as api:
            await story(api, server)

    asyncio.run(tell())
