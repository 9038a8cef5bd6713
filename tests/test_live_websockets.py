"""Websockets of the live server: what is heard, in what order, and who is sent away."""

import asyncio
import contextlib
import json
import os
import socket
import struct
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from inside import Inside, Tell, address, closed, everything_logged, faults
from live import PATIENCE, Api, Client, serving
from sushibar.errors import StoreError
from sushibar.server import acknowledgements, connection, inbox, wire
from sushibar.server.websocket import MOST_WAITING

# Messages


def test_a_message_in_pieces_is_heard_whole(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with Client(server.url, code).connected() as crowd:
            await crowd.hear()
            assert crowd.socket is not None
            await crowd.socket.send(['{"type":"pi', 'ng","i', 'd":7}'])
            assert (await crowd.until(lambda message: message["type"] == "pong"))["id"] == 7
            waiting = await crowd.socket.ping(b"sushi")
            async with asyncio.timeout(PATIENCE):
                await waiting

    tell(story)


def test_a_message_in_endless_pieces_ends_the_connection(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            with contextlib.suppress(ConnectionClosed):
                await client.send([""] * 10_000)
            assert await closed(client) == 1009

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_what_was_said_before_a_goodbye_is_done(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        async with Client(server.url, code, mine).connected() as aki:
            view = (await aki.hear())["view"]
        steps = [view["game"]["asked"]["choices"][0]["action"]]
        async with connect(address(server, code)) as client:
            for message in (
                {"type": "hello", "secret": mine},
                {"type": "say", "phrase": "hello"},
                {"type": "answer", "question": 1, "steps": steps},
            ):
                await client.send(json.dumps(message))
        room = server.worker.rooms[code]
        async with asyncio.timeout(PATIENCE):
            while room.clients or await room.look(lambda match: match.given(0)) is None:
                await asyncio.sleep(0.01)
        assert server.worker.metrics.connections._value.get() == 0

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_everybody_there_hears_that_the_server_stops(tell: Tell) -> None:
    ends: list[int | None] = []

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        client = await connect(address(server, code))
        await client.send('{"type":"hello"}')
        await client.recv()

        server.server.should_exit = True
        ends.append(await closed(client))

    tell(story)
    assert ends == [1012]


def test_what_comes_too_quickly_waits_and_others_do_not(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine, theirs) = await api.seats(["Aki", "Ben"])
        async with (
            Client(server.url, code, mine).connected() as aki,
            Client(server.url, code, theirs).connected() as ben,
        ):
            await aki.hear()
            await ben.hear()
            for number in range(150):
                await aki.say("ping", id=number)
            assert (await ben.reply("ping", id=7))["id"] == 7
            heard: list[int] = []
            while len(heard) < 150:
                message = await aki.hear()
                heard += [message["id"]] if message["type"] == "pong" else []
            assert heard == list(range(150))

    tell(story)


# Slow and silent clients


class Deaf:
    """A client that speaks but never reads."""

    def __init__(self, server: Inside, code: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setblocking(False)
        self.server, self.code = server, code

    async def connect(self) -> None:
        """Become a socket, and read no more than that."""
        loop = asyncio.get_running_loop()
        await loop.sock_connect(self.socket, ("127.0.0.1", self.server.port))
        head = (
            f"GET /api/tables/{self.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await loop.sock_sendall(self.socket, head.encode())
        assert (await loop.sock_recv(self.socket, 12)).endswith(b"101")
        await self.say({"type": "hello"})

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.send(1, json.dumps(message).encode())

    async def send(self, kind: int, body: bytes) -> None:
        """Send a small frame."""
        frame = struct.pack("!BB4x", 0x80 | kind, 0x80 | len(body)) + body
        await asyncio.get_running_loop().sock_sendall(self.socket, frame)

    @property
    def place(self) -> tuple[str, int]:
        """Where the server sees it."""
        host, port = self.socket.getsockname()
        return host, port

    async def is_cut_off(self) -> None:
        """Return when the server has ended the connection."""
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                while await asyncio.get_running_loop().sock_recv(self.socket, 65_536):
                    pass
        self.socket.close()


def places(server: Inside) -> set[object]:
    """Where the server sees its clients."""
    connections = server.server.server_state.connections
    return {getattr(one, "client", None) for one in connections}


def narrow(server: Inside) -> None:
    """Let little fit between the server and its clients."""
    for listening in server.server.servers[0].sockets:
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            listening.setsockopt(socket.SOL_SOCKET, buffer, 4096)


def test_a_client_that_never_reads_is_dropped_and_nobody_waits_for_it(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sushibar.server.write_timeout.STALLED_SECONDS", 2.0)
    monkeypatch.setattr(inbox, "Bucket", Plenty)

    async def story(server: Inside, api: Api) -> None:
        narrow(server)
        code, (mine,) = await api.seats(["Aki"], ["greedy", "greedy"])
        room = server.worker.rooms[code]
        deaf = Deaf(server, code)
        async with Client(server.url, code, mine).connected() as aki:
            await aki.hear()
            await deaf.connect()
            async with asyncio.timeout(PATIENCE):
                while len(room.clients) < 2:
                    await asyncio.sleep(0.01)
            (client,) = (one for one in room.clients if not one.seats)
            assert isinstance(client, connection.Connection)
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while client in room.clients:
                        await deaf.say({"type": "scores"})
                        assert (await aki.reply("ping", id=1))["id"] == 1
            assert len(client.websocket._waiting) <= MOST_WAITING
            assert server.worker.metrics.dropped._value.get() == 1
            async with asyncio.timeout(PATIENCE):
                while deaf.place in places(server):
                    await asyncio.sleep(0.01)
            await deaf.is_cut_off()
            assert (await aki.reply("ping", id=2))["id"] == 2

    tell(story)


class Plenty:
    """A bucket that is never empty."""

    def __init__(self, **_: float) -> None:
        pass

    def take(self, amount: float = 1.0) -> bool:
        """Whether it may be done once more: yes."""
        return True


def memory(process: int) -> int:
    """The bytes that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def test_pings_that_nobody_reads_the_answers_of_cost_no_memory(tmp_path: Path) -> None:
    async def story(server: Any) -> None:
        async with Api(server.url) as api:
            code, _ = await api.seats(["Aki"], ["random"])
            deaf = Deaf(server, code)
            await deaf.connect()
            before = memory(server.process.pid)
            frame = struct.pack("!BB4x", 0x89, 0x80 | 125) + b"x" * 125
            with contextlib.suppress(ConnectionError, TimeoutError):  # not much of it is read
                async with asyncio.timeout(1):
                    for _ in range(40):
                        await asyncio.get_running_loop().sock_sendall(deaf.socket, frame * 8_000)
            assert memory(server.process.pid) - before < 15_000_000
            deaf.socket.close()
            await api.ask("GET", "/api/games")

    with serving(tmp_path) as server:
        asyncio.run(story(server))


def test_a_client_that_never_says_hello_is_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "HELLO_SECONDS", 0.2)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            assert await closed(client) == wire.SILENT

    tell(story)


def test_a_client_that_says_nothing_any_more_is_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inbox, "SILENT_SECONDS", 0.2)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki", "Ben"])
        room = await server.worker.room(code)  # a slow machine may forget it meanwhile
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"}')
            assert await closed(client) == wire.SILENT
        assert not room.clients

    tell(story)


def test_a_client_that_never_acknowledges_is_told_again_and_then_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acknowledgements, "RESEND_SECONDS", 0.01)

    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        async with connect(address(server, code)) as client:
            await client.send(json.dumps({"type": "hello", "secret": mine, "since": 0}))
            heard = []
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        heard.append(json.loads(await client.recv()))
            assert client.close_code == wire.SILENT
        news = [message for message in heard if message["type"] == "news"]
        assert len(news) == acknowledgements.MOST_RESENDS
        assert all(one["events"] == heard[0]["events"] for one in news)

    tell(story)


# Wrong clients


def test_nobody_is_let_in_by_a_wrong_secret_or_to_no_table(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send(json.dumps({"type": "hello", "secret": "0" * 32}))
            assert await closed(client) == wire.WRONG_SECRET
        for wrong in ("AAAAAA", code.lower(), "%00", "%ff", "%F0%9F%8D%A3", "A" * 4_000):
            async with connect(address(server, wrong)) as client:
                await client.send('{"type":"hello"}')
                assert await closed(client) == wire.NO_TABLE
        assert not server.worker.rooms[code].clients

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "sushi", b"\x00\x01", '{"type":"hello","secret":"x"}', "[]"]
)
def test_the_first_message_is_a_hello_or_the_last(tell: Tell, first: str | bytes) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send(first)
            assert await closed(client) == wire.BAD_MESSAGE

    tell(story)


def test_who_sends_too_much_that_is_no_message_is_sent_away(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"}')
            for _ in range(inbox.MOST_BAD_MESSAGES):
                await client.send('{"type":"fugu"}')
            await client.send('{"type":"ping","id":5}')
            while json.loads(await client.recv()).get("id") != 5:
                pass
            await client.send('{"type":"fugu"}')
            assert await closed(client) == wire.BAD_MESSAGE

    tell(story)


def test_a_client_says_hello_once(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with Client(server.url, code).connected() as crowd:
            await crowd.hear()
            told = await crowd.reply("hello", secret="0" * 32)
            assert (told["type"], told["reason"]) == ("refused", "hello")
            assert (await crowd.reply("ping", id=1))["id"] == 1

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_what_is_no_text_ends_the_connection_and_is_not_written_down(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send(b"\xff\xfe", text=True)
            assert await closed(client) == 1007

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_a_client_is_told_when_nothing_can_be_loaded(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        async def table(code: str) -> None:
            raise StoreError("error-store-broken", reason="fugu")

        monkeypatch.setattr(server.worker.store, "table", table)
        async with connect(address(server, "AAAAAA")) as client:
            await client.send('{"type":"hello"}')
            assert json.loads(await client.recv())["reason"] == "storage"
            assert await closed(client) == wire.NO_STORAGE

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)
