"""People who play on whatever happens.

They come back, send again what nobody has confirmed, and remember what they decided and what they
were told, so that it can be held against the log.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, NamedTuple, Protocol

from pydantic_core import from_json, to_json
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, InvalidMessage

from live import Gone
from sushibar.match import updates
from sushibar.match.log import Answered
from sushibar.match.match import Match
from sushibar.server.stored_log import entries_of
from sushibar.store.store import Store
from sushibar.table.record import verify

AGAIN = 0.7
"""Seconds after which something is sent again."""


class Line(Protocol):
    """What messages go through: a socket, or something worse."""

    async def send(self, message: str) -> None:
        """Send a message."""

    async def recv(self) -> str | bytes:
        """The next message."""


Dial = Callable[[str], contextlib.AbstractAsyncContextManager[Line]]


@contextlib.asynccontextmanager
async def plain(address: str) -> AsyncIterator[Line]:
    """A line that works for as long as there is one."""
    async with connect(address, max_size=None, open_timeout=10, close_timeout=1) as socket:
        yield socket


class Sent(NamedTuple):
    """An answer that was sent, maybe several times, and whether it was confirmed."""

    steps: list[str]
    accepted: bool


class Player:
    """Somebody at a seat who answers at random, once for each question unless minds change."""

    def __init__(self, url: str, code: str, secret: str, luck: str, dial: Dial = plain) -> None:
        self.url, self.code, self.secret, self.dial = url, code, secret, dial
        self.chance = random.Random(f"{luck} {secret}")
        self.fickle = 0.0
        """How likely it is that a confirmed answer is replaced."""
        self.restless = 0.0
        """How likely it is that it goes away and comes back after a confirmed answer."""
        self.pace = 0.0
        """The most seconds that it takes to think."""
        self.view: dict[str, Any] = {}
        self.events: dict[int, list[dict[str, Any]]] = {}
        """By version."""
        self.answers: dict[int, list[Sent]] = {}
        """By question, in order."""
        self.notices: list[bool] = []
        self.refusals: list[str] = []
        self.came = 0
        """How often it has been let in."""
        self._steps: list[str] | None = None
        self._choices: list[dict[str, Any]] = []

    async def play(self) -> None:
        """Play to the end of the game."""
        while not self.is_done:
            try:
                async with self.dial(self._address) as line:
                    await self._converse(line)
            except (*Gone, InvalidHandshake, InvalidMessage, TimeoutError, EOFError):
                await asyncio.sleep(0.1)

    @property
    def is_done(self) -> bool:
        """Whether the game is over, everything confirmed and everything heard."""
        is_over = self.view.get("phase") == "over" and self._open is None
        return is_over and len(self.events) == self.view["version"]

    @property
    def question(self) -> int:
        """The question that is open."""
        game = self.view.get("game")
        return int(game["question"]) if game else 0

    @property
    def _address(self) -> str:
        return f"{self.url.replace('http', 'ws')}/api/tables/{self.code}/socket"

    @property
    def _open(self) -> int | None:
        """A question whose answer is not confirmed."""
        for question, sent in reversed(self.answers.items()):
            return None if sent[-1].accepted else question
        return None

    async def _converse(self, line: Line) -> None:
        self._greeted = False
        await self._hail(line)
        while not self.is_done:
            try:
                async with asyncio.timeout(AGAIN):
                    raw = await line.recv()
            except TimeoutError:
                if self._greeted:
                    await self._urge(line)
                else:
                    await self._hail(line)
                continue
            message = json.loads(raw)
            await self._hear(line, message)
            if message["type"] == "accepted" and self.chance.random() < self.restless:
                return

    async def _hail(self, line: Line) -> None:
        hello = {"secret": self.secret, "since": self.view.get("version", 0)}
        await self._say(line, "hello", **hello)

    async def _say(self, line: Line, kind: str, **message: Any) -> None:
        await line.send(json.dumps({"type": kind, **message}))

    async def _hear(self, line: Line, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome" | "news":
                self.came += not self._greeted
                await self._learn(line, message)
                if not self._greeted:
                    self._greeted = True
                    await self._urge(line)
            case "selected":
                if (message["question"], message["steps"]) == (self.question, self._steps):
                    await self._go_on(line, message)
            case "accepted":
                await self._confirm(line, message)
            case "refused":
                self._be_refused(message)
            case "notice":
                self.notices.append(message["trouble"])

    async def _learn(self, line: Line, message: dict[str, Any]) -> None:
        """Take in what has happened; the same version is always told in the same words."""
        told: dict[int, list[dict[str, Any]]] = {}
        for event in message["events"]:
            told.setdefault(event["version"], []).append(event)
        for version, events in told.items():
            assert self.events.setdefault(version, events) == events
        self._see(message)
        # Only what has been heard without a gap is acknowledged.
        heard = next(number for number in range(1, 100_000) if number not in self.events) - 1
        await self._say(line, "ack", version=heard)
        if self._steps is None and self._open is None:
            await self._begin(line)

    def _see(self, message: dict[str, Any]) -> None:
        """The table as it is now; if only answers are announced, nothing may be missing before."""
        view, known = message["view"], self.view.get("version", 0)
        if view is not None and view["version"] >= known:
            before, self.view = self.question, view
            if self.question != before:
                self._steps = None
        elif view is None and known + 1 == message["events"][0]["version"]:
            self.view["version"] = message["version"]
            self.view["game"] |= {"pending": message["pending"], "answered": message["answered"]}

    async def _begin(self, line: Line) -> None:
        """Think about the question that is open, if this seat is asked."""
        game = self.view.get("game")
        if game is None or game["asked"] is None or self.question in self.answers:
            return
        await asyncio.sleep(self.pace * self.chance.random())
        await self._choose(line, [], game["asked"]["choices"])

    async def _choose(
        self, line: Line, steps: Sequence[str], choices: list[dict[str, Any]]
    ) -> None:
        self._steps = [*steps, self.chance.choice(choices)["action"]]
        await self._say(line, "select", question=self.question, steps=self._steps)

    async def _go_on(self, line: Line, message: dict[str, Any]) -> None:
        """One more step, or the answer if it is whole."""
        if not message["whole"]:
            await self._choose(line, message["steps"], message["asked"]["choices"])
            return
        self._steps = None
        sent = self.answers.setdefault(self.question, [])
        if not sent or sent[-1].steps != message["steps"]:
            sent.append(Sent(message["steps"], accepted=False))
            await self._urge(line)

    async def _urge(self, line: Line) -> None:
        """Send again what nobody has confirmed."""
        if self._steps is not None:
            await self._say(line, "select", question=self.question, steps=self._steps)
        elif (question := self._open) is not None:
            steps = self.answers[question][-1].steps
            await self._say(line, "answer", question=question, steps=steps)
        else:
            await self._say(line, "ping")

    async def _confirm(self, line: Line, message: dict[str, Any]) -> None:
        sent = self.answers[message["question"]]
        number = [one.steps for one in sent].index(message["steps"])
        first = not sent[number].accepted
        sent[number] = Sent(message["steps"], accepted=True)
        if first and message["question"] == self.question and self.chance.random() < self.fickle:
            self._steps = [message["steps"][0]]  # maybe the same again, maybe not
            await self._say(line, "select", question=self.question, steps=self._steps)
        elif self._open is None and self._steps is None:
            await self._begin(line)

    def _be_refused(self, message: dict[str, Any]) -> None:
        """Nothing that was not confirmed may be refused but for want of storage, or too late."""
        reason, question = message["reason"], int(message.get("question", 0))
        self.refusals.append(reason)
        assert reason in ("storage", "too-late", "over"), message
        if message["about"] == "answer" and reason != "storage":
            sent = self.answers[question]
            if not sent[-1].accepted:  # a second thought that came too late
                assert len(sent) > 1, message
                sent.pop()
        elif message["about"] == "select" and reason != "storage" and question == self.question:
            self._steps = None


async def check_log(
    url: str, code: str, players: Sequence[Player], *, clocked: bool = False
) -> Match:
    """Hold what a table's log says against what its players were told; the match.

    Versions have no gap and nothing is in the log twice; the record follows from the log and
    holds; every confirmed answer is there, and unless minds changed, exactly once; and everybody
    has seen everything that happened.
    """
    store = await Store.open(url)
    try:
        row, stored, kept = (
            await store.table(code),
            await store.entries(code),
            await store.record(code),
        )
    finally:
        await store.close()
    assert row is not None
    assert kept is not None
    assert [one.version for one in stored] == list(range(1, len(stored) + 1))
    entries = [entry for _, entry in entries_of(stored)]
    match = Match.of(code, row.seed, entries_of(stored))
    assert match.playing.record() == kept.text
    held = verify(kept.text)
    assert held.commitment
    assert held.result
    for player in players:
        seat = player.view["you"]
        answers: dict[int, list[str]] = {}
        for entry in entries:
            if isinstance(entry, Answered) and entry.seat == seat and entry.by == "player":
                answers.setdefault(entry.question, []).append(entry.steps)
        assert clocked or list(answers) == list(player.answers)
        for question, sent in player.answers.items():
            confirmed = max(number for number, one in enumerate(sent) if one.accepted)
            wanted = [" ".join(one.steps) for one in sent]
            assert answers[question][-1] in wanted[confirmed:]
            if len(wanted) == 1:
                assert answers[question] == wanted
        told = [one for version in sorted(player.events) for one in player.events[version]]
        assert told == from_json(to_json(updates.events(match, seat, 0, you=seat)))
    return match
