"""What the live server lets in, how much of it, and what becomes of those who misbehave."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from inside import Inside, Tell, address, closed, everything_logged, faults, inside
from live import PATIENCE, Api, Client
from sushibar.server import limits, middleware, protocols, read_budget
from sushibar.server.frames import LARGEST_MESSAGE_BYTES
from sushibar.server.middleware import HEADERS, LARGEST_BODY_BYTES


async def refused(server: Inside, code: str, **how: Any) -> httpx.Response:
    """How a socket is refused before it is one."""
    with pytest.raises(InvalidStatus) as refusal:
        async with connect(address(server, code), **how):
            pass
    answer = refusal.value.response
    return httpx.Response(
        answer.status_code, headers=list(answer.headers.raw_items()), content=bytes(answer.body)
    )


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
        tls = own.replace("http", "https")
        for foreign in ("https://fugu.example", "null", f"{own}0", tls, "http://", "http://["):
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


# Hosts


def test_names_that_nobody_has_allowed_are_not_answered(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        port = server.port
        known = ("127.0.0.1", "localhost", "LOCALHOST.", f"localhost:{port}", "[::1]", "192.0.2.7")
        for host in (*known, "sushi.example", "Sushi.Example:443"):
            answer = await api.http.get("/api/games", headers={"Host": host})
            assert answer.status_code == 200, host
        for host in ("fugu.example", f"fugu.example:{port}", "localhost.fugu.example", "[", "0x7f"):
            for method, path in (("GET", "/api/games/"), ("POST", "/api/tables"), ("GET", "/")):
                answer = await api.http.request(method, path, headers={"Host": host})
                assert (answer.status_code, answer.json()["reason"]) == (421, "host")
                assert "fugu" not in str(answer.headers)
        answer = await refused(server, "AAAAAA", additional_headers={"Host": "fugu.example"})
        assert answer.status_code in (400, 421)

    tell(story, allow_hosts=("sushi.example",))


def test_a_redirect_stays_where_it_was_asked_for(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        answer = await api.http.get("/api/games/", headers={"Host": "localhost"})
        assert answer.is_redirect
        assert answer.headers["location"] == "http://localhost/api/games"

    tell(story)


# Connections


async def is_heard(server: Inside, address: str) -> bool:
    """Whether a connection from an address is not cut off at once."""
    try:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", server.port, local_addr=(address, 0)
        )
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            said = await reader.read()
        writer.close()
    except ConnectionError:
        return False
    return said.startswith(b"HTTP/1.1 200")


def test_an_address_has_so_many_connections_that_say_nothing(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        silent = [
            await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.3", 0))
            for _ in range(3)
        ]
        assert not await is_heard(server, "127.0.0.3")
        assert await is_heard(server, "127.0.0.4")
        silent.pop()[1].close()
        async with asyncio.timeout(PATIENCE):
            while not await is_heard(server, "127.0.0.3"):
                await asyncio.sleep(0.01)
        for _, writer in silent:
            writer.close()

    with everything_logged() as logged:
        tell(story, connections=3)
    assert not faults(logged)


def test_a_socket_is_no_other_connection_any_more_and_a_proxy_has_many(tell: Tell) -> None:
    async def socketed(server: Inside, api: Api) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(
                    connect(address(server, "AAAAAA"), local_addr=("127.0.0.3", 0))
                )
            assert await is_heard(server, "127.0.0.3")

    async def proxied(server: Inside, api: Api) -> None:
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
        assert await is_heard(server, "127.0.0.1")
        for _, writer in lines:
            writer.close()

    tell(socketed, connections=3)
    tell(proxied, connections=3, proxies="127.0.0.0/24")


# Sizes


def test_a_message_that_is_too_large_ends_the_connection(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        async with connect(address(server, code)) as client:
            await client.send('{"type":"hello"' + " " * (LARGEST_MESSAGE_BYTES - 16) + "}")
            assert json.loads(await client.recv())["type"] == "welcome"
            await client.send('{"type":"scores"' + " " * (LARGEST_MESSAGE_BYTES - 16) + "}")
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
        whole = b" " * (LARGEST_BODY_BYTES + 1024)
        for body in (whole, parts(LARGEST_BODY_BYTES + 1024)):
            answer = await api.http.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
        answer = await api.http.post("/api/tables", content=parts(LARGEST_BODY_BYTES))
        assert answer.status_code == 422

    tell(story)


async def said(server: Inside, data: bytes, address: str = "127.0.0.1") -> bytes:
    """All that is answered to this until the connection ends."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(address, 0)
    )
    writer.write(data)
    async with asyncio.timeout(PATIENCE):
        answered = await reader.read()
    writer.close()
    return answered


def test_a_length_of_many_digits_is_too_large(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        length = b"Content-Length: %b2\r\nConnection: close\r\n\r\n{}" % (b"0" * 5_000)
        head = b"POST /api/check HTTP/1.1\r\nHost: localhost\r\n"
        assert (await said(server, head + length)).startswith(b"HTTP/1.1 413")

    with everything_logged() as logged:
        tell(story)
    assert not faults(logged)


def test_few_requests_wait_on_a_connection_for_the_one_before(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        one = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        few = await said(server, one * protocols.MOST_WAITING + last)
        assert few.count(b"HTTP/1.1 200") == 1 + protocols.MOST_WAITING
        assert b"HTTP/1.1 400" in await said(server, one * 1_000)

    tell(story)


def test_requests_of_a_client_that_is_gone_are_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    uvloop = pytest.importorskip("uvloop", reason="other loops let one write to nobody")
    monkeypatch.setattr(middleware, "REFUSAL_SECONDS", 0.1)

    async def story() -> None:
        async with inside(tmp_path, requests=0.25) as server, asyncio.timeout(PATIENCE):
            state = server.server.server_state
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
            while not state.tasks or state.total_requests == 0:  # the second one is refused soon
                await asyncio.sleep(0.001)
            writer.transport.abort()
            while state.tasks or state.connections:
                await asyncio.sleep(0.001)

    with everything_logged() as logged:
        uvloop.run(story())
    assert not faults(logged)


def test_who_sends_much_is_read_slowly_and_others_are_not(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Clock:
        now = 0.0

        @classmethod
        def monotonic(cls) -> float:
            return cls.now

    monkeypatch.setattr(limits, "time", Clock)
    monkeypatch.setattr(read_budget, "WAIT_SECONDS", 0.001)
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

    async def story(server: Inside, api: Api) -> None:
        much = asyncio.ensure_future(said(server, b"\r\n" * 1_000_000 + asked, "127.0.0.3"))
        for _ in range(5):
            assert b"HTTP/1.1 200" in await said(server, asked, "127.0.0.4")
        more = asyncio.ensure_future(said(server, asked, "127.0.0.3"))
        for _ in range(5):
            assert b"HTTP/1.1 200" in await said(server, asked, "127.0.0.4")
        assert not much.done()
        assert not more.done()
        while not (much.done() and more.done()):
            Clock.now += 1
            await asyncio.sleep(0.001)
        assert b"HTTP/1.1 200" in much.result()
        assert b"HTTP/1.1 200" in more.result()

    tell(story, requests=4)


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


def test_a_head_is_too_large_however_it_arrives(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for head in (
            b"GET / HTTP/1.1\r\nHost: localhost\r\nSushi: %b\r\n\r\n" % (b"f" * 33_000),
            b"GET /%b HTTP/1.1\r\nHost: localhost\r\n\r\n" % (b"f" * 33_000),
            b"GET / HTTP/1.1\r\nHost: localhost\r\n%b\r\n" % (b"Sushi: fugu\r\n" * 3_000),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1 << 20)
            writer.write(head)  # in one piece
            assert (await reader.read()).startswith(b"HTTP/1.1 400")
            writer.close()

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
                while server.worker.metrics.connections._value.get() > 1:
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


@pytest.mark.usefixtures("still")
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


@pytest.mark.usefixtures("still")
def test_an_address_opens_so_many_sockets_in_a_second(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        for _ in range(4):
            async with connect(address(server, "AAAAAA")):
                pass
        answer = await refused(server, "AAAAAA")
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-requests")

    tell(story, requests=1.0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(
    ("wrong", "status"),
    [({"Host": "fugu.example"}, 421), ({"Origin": "http://fugu.example"}, 403)],
)
def test_what_is_for_others_or_from_other_pages_counts_too(
    tell: Tell, wrong: dict[str, str], status: int
) -> None:
    async def story(server: Inside, api: Api) -> None:
        statuses = [
            (await api.http.post("/api/tables", headers=wrong)).status_code for _ in range(3)
        ]
        assert statuses == [status, status, 429]

    tell(story, requests=1.0)


@pytest.mark.usefixtures("still")
def test_sockets_for_others_count_too(tell: Tell) -> None:
    async def story(server: Inside, api: Api) -> None:
        statuses = [
            (await refused(server, "AAAAAA", origin=Origin("http://fugu.example"))).status_code
            for _ in range(5)
        ]
        assert statuses == [403, 403, 403, 403, 429]

    tell(story, requests=1.0)


@pytest.mark.usefixtures("still")
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


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("proxies", ["", "10.0.0.1"])
def test_nobody_but_a_known_proxy_is_believed_about_addresses(tell: Tell, proxies: str) -> None:
    async def story(server: Inside, api: Api) -> None:
        found = set()
        for number in range(6):
            theirs = {"X-Forwarded-For": f"10.1.1.{number}", "X-Forwarded-Proto": "https"}
            found.add((await api.http.get("/api/tables/AAAAAA", headers=theirs)).status_code)
        assert found == {404, 429}

    tell(story, requests=1.0, proxies=proxies)


@pytest.mark.usefixtures("still")
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


def test_a_request_that_does_not_arrive_is_not_waited_for(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        code, _ = await api.seats(["Aki"], ["random"])
        monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.3)
        body = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"
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


# Headers


def guarded(answer: httpx.Response) -> None:
    """Check that an answer has all that protects who reads it."""
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in answer.headers
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.usefixtures("still")
def test_every_answer_has_the_headers_that_protect_who_reads_it(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Inside, api: Api) -> None:
        async def records(*_: object) -> None:
            raise RuntimeError("fugu")

        monkeypatch.setattr(server.worker.store, "records", records)
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
            "large": await api.http.post("/api/tables", content=b" " * (LARGEST_BODY_BYTES + 1)),
            "larger": await api.http.post("/api/tables", content=parts(LARGEST_BODY_BYTES + 1024)),
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
