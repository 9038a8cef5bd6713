"""What a stranger can do to a server from one address: all attacks of `benchmarks.fire`."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import httpx

from benchmarks.websocket import Websocket

STRANGER = "127.0.0.2"


def asking(url: str, address: str) -> httpx.AsyncClient:
    """Requests from an address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=60)


async def opened(
    http: httpx.AsyncClient, bots: list[str], game: str = "sushi-go", **more: Any
) -> tuple[str, str]:
    """A table with bots where the game has started: its code and the secret of the one player."""
    wanted = {"game": game, "players": 1 + len(bots), "bots": bots, "host": {"name": "Guest"}}
    while True:
        told = await http.post("/api/tables", json={**wanted, **more})
        if told.status_code == 201:
            break
        await asyncio.sleep(0.5)
    seat = told.json()
    bearer = {"Authorization": f"Bearer {seat['secret']}"}
    while (await http.post(f"/api/tables/{seat['code']}/start", headers=bearer)).status_code != 200:
        await asyncio.sleep(0.5)
    return seat["code"], seat["secret"]


async def connected(url: str, code: str, address: str, hear: Callable[[Any], None]) -> Websocket:
    """A socket from an address."""
    host, _, port = url.rpartition("/")[2].partition(":")
    path = f"/api/tables/{code}/socket"
    _, websocket = await asyncio.get_running_loop().create_connection(
        lambda: Websocket(path, hear), host, int(port), local_addr=(address, 0)
    )
    await websocket.opened
    return websocket


def deaf(message: Any) -> None:
    """Hear nothing."""


async def as_many(
    url: str, sockets: int, code: str, hear: Callable[[Any], None], hello: dict[str, Any]
) -> list[Websocket]:
    """So many sockets of the stranger, or as many as it is allowed, with their hello said."""
    lines = []
    for _ in range(sockets):
        with contextlib.suppress(ConnectionError):
            line = await connected(url, code, STRANGER, hear)
            line.say(type="hello", **hello)
            lines.append(line)
        await asyncio.sleep(0.05)
    return lines


async def flood(url: str, sockets: int, code: str, hello: dict[str, Any], message: Any) -> None:
    """Say the same over many sockets, as often as they take it."""
    lines = await as_many(url, sockets, code, deaf, hello)
    while True:
        for line in lines:
            if not line.transport.is_closing() and not line.transport.get_write_buffer_size():
                line.say(**message)
        await asyncio.sleep(0.005)


async def long_game(http: httpx.AsyncClient) -> tuple[str, str]:
    """A table of eight at Sushi Go Party!, the most that there is to tell."""
    return await opened(http, ["greedy"] * 7, "party")


async def scores(url: str) -> None:
    """Ask for the score sheet."""
    async with asking(url, STRANGER) as http:
        code, _ = await long_game(http)
    await flood(url, 50, code, {"since": 0}, {"type": "scores"})


async def hellos(url: str) -> None:
    """Say hello again and again, as somebody who has heard nothing."""
    async with asking(url, STRANGER) as http:
        code, _ = await long_game(http)
    await flood(url, 50, code, {"since": 0}, {"type": "hello", "since": 0})


async def searches(url: str) -> None:
    """Let four bots think for five seconds each at many tables."""
    async with asking(url, STRANGER) as http:
        tables = [await opened(http, ["search:5s"] * 4) for _ in range(6)]
        lines = [await connected(url, code, STRANGER, deaf) for code, _ in tables]
        for line, (_, secret) in zip(lines, tables, strict=True):
            line.say(type="hello", secret=secret)
        await asyncio.Event().wait()


async def hints(url: str) -> None:
    """Ask for hints over forty sockets of one seat."""
    async with asking(url, STRANGER) as http:
        code, secret = await long_game(http)
    await flood(url, 40, code, {"secret": secret}, {"type": "hint", "question": 1})


async def previews(url: str) -> None:
    """Ask what each choice would bring."""
    async with asking(url, STRANGER) as http:
        code, secret = await long_game(http)
    await flood(url, 40, code, {"secret": secret}, {"type": "preview", "question": 1})


async def replays(url: str) -> None:
    """Ask for the replays of games that were just finished, and have records verified."""
    async with asking(url, STRANGER) as http:
        codes = [await finished(url, http) for _ in range(3)]
        record = (await http.get(f"/api/records/{codes[0]}")).text

        async def ask(number: int) -> None:
            while True:
                if number % 2:
                    headers = {"Accept-Language": ("de", "fr", "it", "en")[number % 4]}
                    await http.get(f"/api/records/{codes[number % 3]}/replay", headers=headers)
                else:
                    changed = record.replace("end", f"# {number}\nend")
                    await http.post("/api/replays", json={"record": changed})

        await asyncio.gather(*(ask(number) for number in range(32)))


async def finished(url: str, http: httpx.AsyncClient) -> str:
    """The code of a listed game that is over: bots play for those who leave."""
    code, secret = await opened(http, ["greedy"] * 7, "party", listed=True)
    bearer = {"Authorization": f"Bearer {secret}"}
    await http.delete(f"/api/tables/{code}/seats/0", headers=bearer)
    while (await http.get(f"/api/records/{code}")).status_code != 200:
        await asyncio.sleep(0.5)
    return code


async def pads(url: str) -> None:
    """Have score pads read that are full of words."""
    plates = [[" ".join(["wasabi salmon nigiri"] * 90)] * 8] * 3
    pad = {"game": "party", "players": 8, "rounds": plates}

    async with asking(url, STRANGER) as http:

        async def ask() -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):  # refused before it was read
                    await http.post("/api/pad", json=pad)

        await asyncio.gather(*(ask() for _ in range(24)))


async def answers(url: str) -> None:
    """Change one's mind again and again, with many who look on."""
    async with asking(url, STRANGER) as http:
        wanted = {"game": "party", "players": 2, "host": {"name": "Guest"}}
        seat = (await http.post("/api/tables", json=wanted)).json()
        code, secret = seat["code"], seat["secret"]
        await http.post(f"/api/tables/{code}/seats", json={"name": "Other"})
        bearer = {"Authorization": f"Bearer {secret}"}
        await http.post(f"/api/tables/{code}/start", headers=bearer)
    asked: list[list[str]] = []

    def hear(message: Any) -> None:
        if message["type"] == "welcome":
            choices = message["view"]["game"]["asked"]["choices"]
            asked.append([one["action"] for one in choices])

    lines = await as_many(url, 40, code, hear, {"secret": secret})
    turn = 0
    while True:
        for line in lines if asked else ():
            turn += 1
            if not line.transport.is_closing():
                steps = [asked[0][turn % len(asked[0])]]
                line.say(type="answer", question=1, steps=steps)
        await asyncio.sleep(0.01)


async def requests(url: str) -> None:
    """Ask for everything that there is over HTTP."""
    paths = ("/api/tables", "/api/games", "/api/records", "/api/statistics", "/metrics", "/")

    async with asking(url, STRANGER) as http:

        async def ask(number: int) -> None:
            while True:
                await http.get(paths[number % len(paths)])

        await asyncio.gather(*(ask(number) for number in range(24)))


async def silence(url: str) -> None:
    """Open connections and say nothing."""
    host, _, port = url.rpartition("/")[2].partition(":")
    held = []
    while True:
        with contextlib.suppress(OSError):
            held.append(await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0)))
        if len(held) > 1_500:
            await asyncio.sleep(0.05)


async def abandoned(url: str) -> None:
    """Start games of bots and leave them, so that the server plays them by itself."""
    async with asking(url, STRANGER) as http:

        async def leave() -> None:
            while True:
                code, secret = await long_game(http)
                bearer = {"Authorization": f"Bearer {secret}"}
                await http.delete(f"/api/tables/{code}/seats/0", headers=bearer)

        await asyncio.gather(*(leave() for _ in range(8)))


async def stream(url: str, first: bytes, more: bytes, connections: int = 20) -> None:
    """Send bytes over connections as fast as they are read, over new ones when they are closed."""
    host, _, port = url.rpartition("/")[2].partition(":")

    async def send() -> None:
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
                writer.write(first)
                while not writer.is_closing():
                    writer.write(more)
                    await writer.drain()
                    await asyncio.sleep(0)

    await asyncio.gather(*(send() for _ in range(connections)))


async def refusals(url: str) -> None:
    """Ask for another host and be refused, a few requests at a time over many connections."""
    host, _, port = url.rpartition("/")[2].partition(":")
    asked, few = b"GET / HTTP/1.1\r\nHost: fugu.example\r\n\r\n", 8

    async def ask() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(
                    host, int(port), local_addr=(STRANGER, 0)
                )
                while True:
                    writer.write(asked * few)
                    for _ in range(few):
                        await reader.readuntil(b"}")

    await asyncio.gather(*(ask() for _ in range(150)))


async def pipelines(url: str) -> None:
    """Send requests without waiting for answers."""
    await stream(url, b"", b"GET / HTTP/1.1\r\n\r\n" * 10_000)


async def chunks(url: str) -> None:
    """Send bodies without end, a byte at a time, to where nobody reads them."""
    head = b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    await stream(url, head, b"1\r\nx\r\n" * 30_000)


async def pings(url: str) -> None:
    """Send pings without end over sockets."""
    async with asking(url, STRANGER) as http:
        code, _ = await long_game(http)
    head = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await stream(url, head.encode(), b"\x89\x80\0\0\0\0" * 30_000)


ATTACKS: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
    one.__name__: one
    for one in (
        scores, hellos, searches, hints, previews, replays, answers, requests, silence,
        abandoned, pipelines, chunks, pings, refusals, pads,
    )
}  # fmt: skip
