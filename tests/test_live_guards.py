"""What the live server lets in, how much of it, and what becomes of those who misbehave."""

import asyncio
import contextlib
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from inside import Inside, everything_logged, inside
from live import PATIENCE, Api, Client, serving
from sushibar.errors import StoreError
from sushibar.server import bounds, connection, limits
from sushibar.server.guards import HEADERS, LARGEST_BODY
from sushibar.server.line import MOST_WAITING
from sushibar.server.wire import LARGEST_MESSAGE

Story = Callable[[Inside, Api], Coroutine[Any, Any, None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[..., None]:
    """Lets a story happen at a server with some configuration."""

    def happen(story: Story, **config: Any) -> None:
        async def whole() -> None:
            async with inside(tmp_path, **config) as server, Api(server.url) as api:
                await story(server, api)

        asyncio.run(whole())

    return happen


Tell = Callable[..., None]


@pytest.fixture
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no time pass, as far as rates are concerned."""

    class Clock:
        @staticmethod
        def monotonic() -> float:
            return 0.0

    monkeypatch.setattr(limits, "time", Clock)


still = pytest.mark.usefixtures("_still")


def address(server: Inside, code: str) -> str:
    """Of a table's socket."""
    return f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"


async def closed(client: ClientConnection) -> int:
    """The code with which the server closes, whatever it says before."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await client.recv()
    assert client.close_code is not None
    return client.close_code


async def refused(server: Inside, code: str, **how: Any) -> httpx.Response:
    """How a socket is refused before it is one."""
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(address(server, code), **how):
            pass
    answer = refusal.value.response
    return httpx.Response(
        answer.status_code, headers=list(answer.headers.raw_items()), content=bytes(answer.body)
    )


def faults(logged: list[str]) -> list[str]:
    """What should never happen."""
    return [line for line in logged if line.split()[1] == "ERROR"]


# Origins


def test_sockets_are_open_to_own_pages_allowed_ones_and_programs(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        own = f"http://127.0.0.1:{server.port}"
        for welcome in (None, Origin(own), Origin("https://sushi.example")):
            async with connect(address(server, code), origin=welcome) as client:
                assert client.response is not None
                assert "server" not in client.response.headers
                await client.send('{"type":"hello"}')
                assert json.loads(await client.recv())["type"] == "welcome"
        for foreign in ("https://fugu.example", "null", f"{own}0", "http://", "http://["):
            answer = await refused(server, code, origin=foreign)
            assert (answer.status_code, answer.json()["reason"]) == (403, "origin")

    tell(story, origins=("https://sushi.example",))


def test_requests_that_change_something_come_from_the_same_pages(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        body = {"host": {"name": "Aki"}}
        for welcome in ("", server.url, "https://sushi.example"):
            headers = {"Origin": welcome} if welcome else {}
            answer = await api.http.post("/api/tables", json=body, headers=headers)
            assert answer.status_code == 201
        for foreign in ("https://fugu.example", "null", "http://127.0.0.1", "http://["):
            headers = {"Origin": foreign}
            answer = await api.http.post("/api/tables", json=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
            answer = await api.http.get("/api/tables", headers=headers)
            assert "access-control-allow-origin" not in answer.headers  # no browser shows it

    tell(story, origins=("https://sushi.example",))


def test_the_browser_of_an_allowed_page_may_ask_and_read(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        asks = {"Access-Control-Request-Method": "POST"}
        allowed = {"Origin": "https://sushi.example"}
        answer = await api.http.options("/api/tables", headers={**asks, **allowed})
        assert answer.status_code == 204
        assert answer.headers["access-control-allow-origin"] == "https://sushi.example"
        assert "POST" in answer.headers["access-control-allow-methods"]
        assert "authorization" in answer.headers["access-control-allow-headers"]
        answer = await api.http.get("/api/games", headers=allowed)
        assert answer.headers["access-control-allow-origin"] == "https://sushi.example"
        assert answer.headers["vary"] == "Origin"
        foreign = {"Origin": "https://fugu.example"}
        answer = await api.http.options("/api/tables", headers={**asks, **foreign})
        assert answer.status_code == 403
        assert "access-control-allow-origin" not in answer.headers

    tell(story, origins=("https://sushi.example",))


# Sizes


def test_a_message_that_is_too_large_ends_the_connection(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"' + " " * (LARGEST_MESSAGE - 16) + "}")
            assert json.loads(await client.recv())["type"] == "welcome"
            await client.send('{"type":"scores"' + " " * (LARGEST_MESSAGE - 16) + "}")
            assert await closed(client) == 1009
        async with connect(address(server, code)) as client:
            await client.send(["{" * 4000, "{" * 4000, "{" * 4000])
            assert await closed(client) == 1009

    tell(story)


async def parts(size: int) -> AsyncIterator[bytes]:
    """A body whose length nobody tells."""
    for _ in range(0, size, 1024):
        yield b" " * 1024


def test_a_body_that_is_too_large_is_refused_with_its_length_told_or_not(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        whole = b" " * (LARGEST_BODY + 1024)
        for body in (whole, parts(LARGEST_BODY + 1024)):
            answer = await api.http.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        answer = await api.http.post("/api/tables", content=parts(LARGEST_BODY))
        assert answer.status_code == 422

    tell(story)


def test_an_endless_head_is_not_read_to_its_end(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for line in (b"GET /", b"GET / HTTP/1.1\r\nSushi: ", b"GET / HTTP/1.1\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(line)
            with contextlib.suppress(ConnectionError):
                for number in range(10_000):
                    writer.write(b"X%d: fugu\r\n" % number if line[-1:] == b"\n" else b"f" * 12)
                    await writer.drain()
            with contextlib.suppress(ConnectionError):
                assert (await reader.read()).startswith((b"HTTP/1.1 400", b""))
            writer.close()
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()

    tell(story)


def test_what_is_no_request_is_answered_with_the_same_headers(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for nonsense in (b"FUGU\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9\r\n\r\n"):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(nonsense)
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
            status, *lines = head.decode().split("\r\n")
            assert status == "HTTP/1.1 400 Bad Request"
            pairs = [(name, value) for name, _, value in (line.partition(": ") for line in lines)]
            guarded(httpx.Response(400, headers=pairs, content=body))
            writer.close()

    tell(story)


# Rates


def test_an_address_has_so_many_sockets_at_a_time(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)):
            async with connect(address(server, code)):
                answer = await refused(server, code)
                assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-sockets")
                elsewhere = ("127.0.0.2", 0)
                async with connect(address(server, code), local_addr=elsewhere):
                    pass
            async with asyncio.timeout(PATIENCE):
                while server.hall.metrics.connections._value.get() > 1:
                    await asyncio.sleep(0.01)
            async with connect(address(server, code)):
                pass

    tell(story, connections=2)


async def statuses(server: Inside, count: int, **headers: str) -> set[int]:
    """What many requests at once are answered."""
    async with Api(server.url) as api:
        answers = [
            await api.http.get("/api/tables/AAAAAA", headers=dict(headers)) for _ in range(count)
        ]
    return {answer.status_code for answer in answers}


@still
def test_an_address_makes_so_many_requests_in_a_second(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        assert await statuses(server, 4) == {404}
        answer = await api.http.get("/api/games")
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")
        assert int(answer.headers["retry-after"]) >= 1
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=elsewhere, base_url=server.url) as other:
            assert (await other.get("/api/games")).status_code == 200

    tell(story, requests=1.0)


@still
def test_an_address_opens_so_many_sockets_in_a_second(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for _ in range(4):
            async with connect(address(server, "AAAAAA")):
                pass
        answer = await refused(server, "AAAAAA")
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")

    tell(story, requests=1.0)


@still
def test_many_addresses_of_one_network_are_one(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        found = set()
        for number in range(6):
            theirs = {"X-Forwarded-For": f"2001:db8:1:2::{number}"}
            found.add((await api.http.get("/api/tables/AAAAAA", headers=theirs)).status_code)
        assert found == {404, 429}
        theirs = {"X-Forwarded-For": "2001:db8:1:3::1"}
        assert (await api.http.get("/api/tables/AAAAAA", headers=theirs)).status_code == 404

    tell(story, requests=1.0, proxies="127.0.0.1")


@still
@pytest.mark.parametrize("proxies", ["", "10.0.0.1"])
def test_nobody_but_a_known_proxy_is_believed_about_addresses(tell: Tell, proxies: str) -> None:
    async def story(server: Inside, api: Api) -> None:
        found = set()
        for number in range(6):
            theirs = {"X-Forwarded-For": f"10.1.1.{number}", "X-Forwarded-Proto": "https"}
            found.add((await api.http.get("/api/tables/AAAAAA", headers=theirs)).status_code)
        assert found == {404, 429}

    tell(story, requests=1.0, proxies=proxies)


@still
def test_a_known_proxy_is_believed_about_the_address_that_it_saw_itself(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for number in range(6):
            theirs = {"X-Forwarded-For": f"10.1.1.{number}"}
            answer = await api.http.get("/api/tables/AAAAAA", headers=theirs)
            assert answer.status_code == 404
        found = set()
        for number in range(6):
            lie = {"X-Forwarded-For": f"10.2.2.{number}, 10.3.3.3"}
            found.add((await api.http.get("/api/tables/AAAAAA", headers=lie)).status_code)
        assert found == {404, 429}

    tell(story, requests=1.0, proxies="127.0.0.1")


def test_sockets_come_from_the_address_that_a_known_proxy_saw(tell: Tell) -> None:
    def from_elsewhere(server: Inside, last: int) -> connect:
        headers = {"X-Forwarded-For": f"10.1.1.{last}"}
        return connect(address(server, "AAAAAA"), additional_headers=headers)

    async def believed(server: Inside, api: Api) -> None:
        async with from_elsewhere(server, 1), from_elsewhere(server, 2):
            answer = await refused(
                server, "AAAAAA", additional_headers={"X-Forwarded-For": "10.1.1.2"}
            )
            assert answer.status_code == 429

    async def doubted(server: Inside, api: Api) -> None:
        async with from_elsewhere(server, 1):
            answer = await refused(
                server, "AAAAAA", additional_headers={"X-Forwarded-For": "10.1.1.2"}
            )
            assert answer.status_code == 429

    tell(believed, connections=1, proxies="127.0.0.1")
    tell(doubted, connections=1)


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
            f"GET /api/tables/{self.code}/socket HTTP/1.1\r\nHost: sushi\r\n"
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
    monkeypatch.setattr("sushibar.server.line.STALLED_SECONDS", 2.0)
    monkeypatch.setattr(connection, "Bucket", Plenty)

    async def story(server: Inside, api: Api) -> None:
        narrow(server)
        code, (mine,) = await api.seats(["Aki"], ["greedy", "greedy"])
        room = server.hall.rooms[code]
        deaf = Deaf(server, code)
        async with Client(server.url, code, mine).connected() as aki:
            await aki.hear()
            await deaf.connect()
            async with asyncio.timeout(PATIENCE):
                while len(room.guests) < 2:
                    await asyncio.sleep(0.01)
            (guest,) = (one for one in room.guests if one.seat is None)
            assert isinstance(guest, connection.Connection)
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(PATIENCE):
                    while guest in room.guests:
                        await deaf.say({"type": "scores"})
                        assert (await aki.reply("ping", id=1))["id"] == 1
            assert len(guest.line._waiting) <= MOST_WAITING
            assert server.hall.metrics.dropped._value.get() == 1
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
            with contextlib.suppress(ConnectionError):
                loop = asyncio.get_running_loop()
                for _ in range(40):
                    await loop.sock_sendall(deaf.socket, frame * 8_000)
            assert memory(server.process.pid) - before < 15_000_000
            deaf.socket.close()
            await api.ask("GET", "/api/games")

    with serving(tmp_path) as server:
        asyncio.run(story(server))


def test_a_request_that_does_not_arrive_is_not_waited_for(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "REQUEST_SECONDS", 0.3)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        body = b"POST /api/tables HTTP/1.1\r\nHost: sushi\r\nContent-Length: 9\r\n\r\n{"
        async with Client(server.url, code).connected() as crowd:
            await crowd.hear()
            for begun in (b"", b"GET /api/ga", b"GET / HTTP/1.1\r\nHost: su", body):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(begun)
                async with asyncio.timeout(PATIENCE):
                    await reader.read()
                writer.close()
            assert (await crowd.reply("ping", id=1))["id"] == 1  # that was for requests only

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_a_client_that_never_says_hello_is_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HELLO_SECONDS", 0.2)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            assert await closed(client) == connection.SILENT

    tell(story)


def test_a_client_that_says_nothing_any_more_is_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "SILENT_SECONDS", 0.2)

    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki", "Ben"])
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"}')
            assert await closed(client) == connection.SILENT
        assert not server.hall.rooms[code].guests

    tell(story)


def test_a_client_that_never_acknowledges_is_told_again_and_then_sent_away(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "RESEND_SECONDS", 0.01)

    async def story(server: Inside, api: Api) -> None:
        code, (mine, _) = await api.seats(["Aki", "Ben"])
        async with connect(address(server, code)) as client:
            await client.send(json.dumps({"type": "hello", "secret": mine, "since": 0}))
            heard = []
            with contextlib.suppress(ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        heard.append(json.loads(await client.recv()))
            assert client.close_code == connection.SILENT
        news = [message for message in heard if message["type"] == "news"]
        assert len(news) == connection.MOST_RESENDS
        assert all(one["events"] == heard[0]["events"] for one in news)

    tell(story)


# Wrong clients


def test_nobody_is_let_in_by_a_wrong_secret_or_to_no_table(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send(json.dumps({"type": "hello", "secret": "0" * 32}))
            assert await closed(client) == connection.WRONG_SECRET
        for wrong in ("AAAAAA", code.lower(), "%00", "%ff", "%F0%9F%8D%A3", "A" * 4_000):
            async with connect(address(server, wrong)) as client:
                await client.send('{"type":"hello"}')
                assert await closed(client) == connection.NO_TABLE
        assert not server.hall.rooms[code].guests

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_who_has_no_secret_is_told_how_to_show_one(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, (mine,) = await api.seats(["Aki"], ["random"], start=False)
        path = f"/api/tables/{code}/start"
        for wrong in ("", "Bearer", f"Basic {mine}", "Bearer 0", f"Bearer {'0' * 32}", "Bearer ß"):
            answer = await api.http.post(path, headers={b"Authorization": wrong.encode("latin-1")})
            assert answer.status_code == 401
            assert answer.headers["www-authenticate"] == "Bearer"
        answer = await api.http.post(path, headers={"Authorization": f"bearer {mine}"})
        assert answer.status_code == 200

    tell(story)


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "sushi", b"\x00\x01", '{"type":"hello","secret":"x"}', "[]"]
)
def test_the_first_message_is_a_hello_or_the_last(tell: Tell, first: str | bytes) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send(first)
            assert await closed(client) == connection.BAD_MESSAGE

    tell(story)


def test_who_sends_too_much_that_is_no_message_is_sent_away(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"}')
            for _ in range(connection.MOST_WRONG):
                await client.send('{"type":"fugu"}')
            await client.send('{"type":"ping","id":5}')
            while json.loads(await client.recv()).get("id") != 5:
                pass
            await client.send('{"type":"fugu"}')
            assert await closed(client) == connection.BAD_MESSAGE

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

        monkeypatch.setattr(server.hall.store, "table", table)
        async with connect(address(server, "AAAAAA")) as client:
            await client.send('{"type":"hello"}')
            assert json.loads(await client.recv())["reason"] == "storage"
            assert await closed(client) == connection.NO_STORAGE

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


# Headers


def guarded(answer: httpx.Response) -> None:
    """Check that an answer has all that protects who reads it."""
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in answer.headers
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


@still
def test_every_answer_has_the_headers_that_protect_who_reads_it(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        async def records(*_: object) -> None:
            raise RuntimeError("fugu")

        monkeypatch.setattr(server.hall.store, "records", records)
        foreign = {"Origin": "https://fugu.example"}
        answers = {
            "games": await api.http.get("/api/games"),
            "healthz": await api.http.get("/healthz"),
            "metrics": await api.http.get("/metrics"),
            "openapi": await api.http.get("/api/openapi.json"),
            "head": await api.http.head("/api/games"),
            "missing": await api.http.get("/fugu"),
            "method": await api.http.put("/api/games"),
            "form": await api.http.post("/api/tables", content="{"),
            "table": await api.http.get("/api/tables/AAAAAA"),
            "large": await api.http.post("/api/tables", content=b" " * (LARGEST_BODY + 1)),
            "larger": await api.http.post("/api/tables", content=parts(LARGEST_BODY + 1024)),
            "origin": await api.http.post("/api/tables", headers=foreign),
            "preflight": await api.http.options("/api/tables", headers=foreign),
            "broken": await api.http.get("/api/records"),
            "socket": await refused(server, "AAAAAA", origin="https://fugu.example"),
            "slash": await api.http.get("/api/games/"),
        }
        while (answer := await api.http.get("/healthz")).status_code != 429:
            pass
        answers["many"] = answer
        for answer in answers.values():
            guarded(answer)
        assert answers["broken"].status_code == 500
        assert answers["broken"].json()["reason"] == "fault"
        found = {name: answer.status_code for name, answer in answers.items()}
        assert found["missing"] == 404
        assert found["method"] == 405
        for answer in (answers["missing"], answers["method"], answers["form"]):
            assert set(answer.json()) == {"reason", "words"}

    with everything_logged() as logged:
        tell(story, requests=10.0)
    (fault,) = faults(logged)
    assert "RuntimeError: fugu" in fault
