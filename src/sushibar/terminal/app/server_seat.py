"""A seat at a table of a server, over its socket; a lost connection is taken up again."""

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from websockets import WebSocketException
from websockets.asyncio.client import connect

from sushibar.errors import Refused, SushibarError
from sushibar.games.setup import Setup
from sushibar.match.scores import Scores
from sushibar.match.settings import Settings
from sushibar.match.updates import TableEvent
from sushibar.match.views import TableView
from sushibar.server.thinking import Advised
from sushibar.terminal.app.seat_client import Happened, NextStep
from sushibar.terminal.app.server_requests import Link, ask
from sushibar.terminal.files import own_command
from sushibar.texts import language, text

REPLIES: Final = {"answer": "accepted", "select": "selected"}
"""What a message is answered by, where it is not called the same."""
PING_SECONDS: Final = 20
LONGEST_WAIT_SECONDS: Final = 10
"""A lost connection is tried again after 1, 2, 4 … seconds, at most after this time."""


class ServerSeat:
    """A player's seat on a server."""

    def __init__(self, link: Link) -> None:
        """Take the seat that the link's secret holds."""
        self.link = link
        self.view = cast(TableView, {**ask(link, "GET"), "you": None, "yours": [], "game": None})
        self.happened: list[Happened] = []
        self.trouble = text("screen-connecting")
        self.begun: list[str] = []
        self.on_change: Callable[[], None] = lambda: None
        self.failure: SushibarError | None = None
        self._known = 0
        self._socket: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._connected = asyncio.Event()
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    # What is seen

    @property
    def setup(self) -> Setup:
        """What is played."""
        told = dict(cast(dict[str, Any], self.view["settings"]))
        lists = {key: tuple(told[key]) for key in ("options", "menu")}
        return Settings(**{**told, **lists}).setup

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, a dummy included."""
        return self.setup.seat_names([chair["name"] for chair in self.view["chairs"]])

    @property
    def promise(self) -> str:
        """The seal of the shuffle; after the game, where it is shown that it was kept."""
        if self.view["phase"] == "over":
            link, key = f"{self.link.server}/r/{self.link.code}", self.view["record_key"]
            return text("screen-record-at", link=f"{link}#{key}" if key else link)
        return text("play-sealed", commitment=self.view["commitment"])

    @property
    def unready(self) -> str:
        """Why a hint comes without figures: the server prepares them."""
        return text("hint-preparing")

    # The connection

    async def open(self) -> None:
        """Connect, and stay connected."""
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._ping())]

    async def close(self) -> None:
        """Get up; the seat stays ours."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _stay(self) -> None:
        """Connect again and again, each time telling what is known already."""
        wait = 1.0
        while True:
            try:
                async with connect(self.link.socket, max_size=None) as self._socket:
                    await self._say(self._hello)
                    async for message in self._socket:
                        self._hear(json.loads(message))
                        wait = 1.0
                if self._is_refused():
                    return
            except (OSError, TimeoutError, WebSocketException):
                if self._is_refused():
                    return
            finally:
                self._connected.clear()
                for waiting in self._waiting.values():
                    if not waiting.done():
                        waiting.set_exception(ConnectionError())
            self.trouble = text("screen-reconnecting")
            self.on_change()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    @property
    def _hello(self) -> dict[str, object]:
        hello: dict[str, object] = {"type": "hello", "since": self._known, "language": language()}
        return hello if self.link.secret is None else {**hello, "secret": self.link.secret}

    def _is_refused(self) -> bool:
        """Whether the server has closed the door for good: no such table, or no such seat."""
        if self._socket is None or self._socket.close_code not in (4401, 4404):
            return False
        words = self._socket.close_reason or str(self._socket.close_code)
        self.failure = Refused("refused-by-server", words=words)
        self.on_change()
        return True

    async def _ping(self) -> None:
        """Say something now and then."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            with contextlib.suppress(WebSocketException):
                if self._connected.is_set():
                    await self._say({"type": "ping"})

    async def _say(self, message: dict[str, object]) -> None:
        await self._socket.send(json.dumps(message))

    # What is heard

    def _hear(self, message: dict[str, Any]) -> None:
        """Take note of a message."""
        kind = message["type"]
        if kind in ("welcome", "news"):
            self._learn(message)
        elif kind == "notice":
            self.trouble = message["words"] if message["trouble"] else ""
            self.on_change()
        elif kind == "refused":
            self._settle(message["about"], Refused("refused-by-server", words=message["words"]))
        else:
            asked = {reply: about for about, reply in REPLIES.items()}.get(kind, kind)
            self._settle(asked, message)

    def _settle(self, about: str, answer: Any) -> None:
        waiting = self._waiting.pop(about, None)
        if waiting is None or waiting.done():
            return
        if isinstance(answer, Refused):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)

    def _learn(self, message: dict[str, Any]) -> None:
        """The table as it is now, and all that has happened meanwhile."""
        view, events = message["view"], cast(list[TableEvent], message["events"])
        if view is not None:
            if view["version"] < self._known:
                return
            new = [one for one in events if one["version"] > self._known]
            self.view, self._known = view, view["version"]
            self._look(message["now"])
        elif events and events[0]["version"] == self._known + 1 and self.view["game"]:
            new, self._known = events, message["version"]
            self.view["version"] = self._known
            self.view["game"]["pending"] = message["pending"]
            self.view["game"]["answered"] = message["answered"]
        else:
            self._later(self._say(self._hello))
            return
        self.happened += [told for one in new if (told := happening(one)) is not None]
        self.trouble = ""
        self._connected.set()
        self._later(self._say({"type": "ack", "version": self._known}))
        self.on_change()

    def _look(self, now: int) -> None:
        """Tell time by our own clock, and take the seat back from a bot that stood in."""
        you, game = self.view["you"], self.view["game"]
        if game is not None and game["deadline"] is not None:
            game["deadline"] += time.time_ns() // 1_000_000 - now
        if you is not None and self.view["phase"] == "playing" and self.view["chairs"][you]["bot"]:
            self._later(self._say({"type": "return"}))

    def _later(self, saying: Any) -> None:
        task = asyncio.ensure_future(saying)
        self._tasks = [one for one in self._tasks if not one.done()] + [task]

    # What the person asks for

    async def _request(self, kind: str, **facts: object) -> Any:
        """What is answered to a message; it is said again after a lost connection."""
        async with self._turns.setdefault(kind, asyncio.Lock()):
            while True:
                await self._connected.wait()
                waiting = self._waiting[kind] = asyncio.get_running_loop().create_future()
                try:
                    await self._say({"type": kind, **facts})
                    return await waiting
                except (ConnectionError, WebSocketException):
                    continue  # said again as soon as there is a connection

    @property
    def _question(self) -> int:
        game = self.view["game"]
        if game is None:
            raise Refused("refused-not-playing")
        return game["question"]

    async def take(self, seat: int) -> None:
        """Where people share the screen: one of them says that it is their turn to look."""
        await self._connected.wait()
        await self._say({"type": "take", "seat": seat})

    async def select(self, steps: Sequence[str]) -> NextStep:
        """What can follow some steps of an answer; the server notes it for the clock."""
        told = await self._request("select", question=self._question, steps=list(steps))
        return {"steps": told["steps"], "whole": told["whole"], "asked": told["asked"]}

    async def preview(self, steps: Sequence[str]) -> dict[str, str]:
        """What each choice after these steps would bring."""
        told = await self._request("preview", question=self._question, steps=list(steps))
        return cast(dict[str, str], told["brings"])

    async def answer(self, steps: Sequence[str]) -> None:
        """Give a whole answer, or another one until all are revealed."""
        await self._request("answer", question=self._question, steps=list(steps))

    async def hint(self, steps: Sequence[str]) -> Advised:
        """The best choices after these steps."""
        return cast(
            Advised, await self._request("hint", question=self._question, steps=list(steps))
        )

    async def scores(self) -> Scores:
        """The score sheet so far."""
        return cast(Scores, await self._request("scores"))

    async def rematch(self) -> "ServerSeat":
        """The same players at a new table, which starts when everybody is there."""
        moved = await asyncio.to_thread(ask, self.link, "POST", "/rematch", {})
        link = self.link._replace(code=moved["code"])
        with contextlib.suppress(Refused):  # it has started, or our bits are there already
            await asyncio.to_thread(ask, link, "POST", "/salt", {"salt": secrets.token_hex(16)})
        seat = await asyncio.to_thread(ServerSeat, link)
        people = [chair for chair in seat.view["chairs"] if chair["kind"] == "person"]
        if len(people) == 1:
            with contextlib.suppress(Refused):
                await seat.start()
        return seat

    async def start(self) -> None:
        """Start the game; only the host may."""
        await asyncio.to_thread(ask, self.link, "POST", "/start", {})

    async def add_bot(self) -> None:
        """Let a bot sit down; only the host may."""
        await asyncio.to_thread(ask, self.link, "POST", "/bots", {})

    def goodbye(self) -> list[str]:
        """How to come back to the seat, or where the game can be seen again."""
        if self.view["phase"] == "over":
            return [self.promise]
        link = f"{self.link.page}#{self.link.secret}"
        return [text("screen-left-seat", command=own_command(), link=link)]


def happening(event: TableEvent) -> Happened | None:
    """What has happened in the game; nothing if it was about the seats."""
    told = event.get("told")
    if told is None:
        return None
    return {
        "what": event["what"],
        "round": event["round"],
        "told": told,
        "cells": event.get("cells", []),
    }
