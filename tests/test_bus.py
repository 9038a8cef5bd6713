"""The bus: in the process, and over a real NATS server that comes and goes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from brokers import Nats, free_port
from sushibar.bus.bus import open_bus
from sushibar.errors import SetupError


@pytest.fixture(scope="module")
def nats() -> Iterator[Nats]:
    """A server for all tests of this module; one that stops it starts it again."""
    server = Nats()
    yield server
    server.stop()


@pytest.fixture(params=["local", "nats"])
def url(request: pytest.FixtureRequest) -> str | None:
    if request.param == "local":
        return None
    server: Nats = request.getfixturevalue("nats")
    return server.url


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 60))


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def test_everybody_who_subscribed_hears_a_message(url: str | None) -> None:
    async def scenario() -> None:
        bus = await open_bus(url)
        first: list[bytes] = []
        second: list[bytes] = []
        other: list[bytes] = []
        await bus.subscribe("table.MAKI", first.append)
        await bus.subscribe("table.MAKI", second.append)
        await bus.subscribe("table.SAKE", other.append)
        for number in range(10):
            await bus.publish("table.MAKI", b"%d" % number)
        assert first == []
        await until(lambda: len(first) == len(second) == 10)
        assert first == second == [b"%d" % number for number in range(10)]
        assert other == []
        assert bus.is_up
        await bus.close()
        assert not bus.is_up
        await bus.publish("table.MAKI", b"into the void")

    run(scenario())


def test_who_unsubscribed_hears_no_more(url: str | None) -> None:
    async def scenario() -> None:
        bus = await open_bus(url)
        heard: list[bytes] = []
        still: list[bytes] = []
        unsubscribe = await bus.subscribe("table.MAKI", heard.append)
        await bus.subscribe("table.MAKI", still.append)
        await unsubscribe()
        await unsubscribe()
        await bus.publish("table.MAKI", b"news")
        await until(lambda: still == [b"news"])
        assert heard == []
        await bus.close()

    run(scenario())


def test_a_hearer_that_fails_does_not_stop_the_bus(
    url: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(message: bytes) -> None:
        raise ValueError(message)

    async def scenario() -> None:
        bus = await open_bus(url)
        heard: list[bytes] = []
        await bus.subscribe("table.MAKI", fail)
        await bus.subscribe("table.MAKI", heard.append)
        await bus.publish("table.MAKI", b"one")
        await bus.publish("table.MAKI", b"two")
        await until(lambda: heard == [b"one", b"two"])
        await bus.close()

    with caplog.at_level(logging.ERROR, "sushibar.bus"):
        run(scenario())
    assert "a message could not be handled" in caplog.text


def test_servers_hear_each_other(nats: Nats) -> None:
    async def scenario() -> None:
        here, there = await open_bus(nats.url), await open_bus(nats.url)
        heard: list[bytes] = []
        await there.subscribe("table.MAKI", heard.append)
        await here.publish("table.MAKI", b"news")
        await until(lambda: heard == [b"news"])
        await here.publish("table.MAKI", b"the last")
        await here.close()
        await until(lambda: heard == [b"news", b"the last"])
        await there.close()

    run(scenario())


@asynccontextmanager
async def slow_line(nats: Nats) -> AsyncIterator[str]:
    """A way to the server on which every line that is sent takes its time."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", nats.port)

        async def back() -> None:
            while chunk := await from_server.read(4096):
                writer.write(chunk)
            writer.close()

        backward = asyncio.create_task(back())
        while line := await reader.readline():
            await asyncio.sleep(0.1)
            to_server.write(line)
        to_server.close()
        await backward

    server = await asyncio.start_server(carry, "127.0.0.1", 0)
    async with server:
        yield f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}"


def test_who_has_subscribed_hears_at_once_however_slow_the_line_is(nats: Nats) -> None:
    async def scenario() -> None:
        here = await open_bus(nats.url)
        async with slow_line(nats) as url:
            there = await open_bus(url)
            heard: list[bytes] = []
            await there.subscribe("table.MAKI", heard.append)
            await here.publish("table.MAKI", b"news")
            await until(lambda: heard == [b"news"])
            await there.close()
        await here.close()

    run(scenario())


def test_a_bus_that_was_away_comes_back_by_itself_and_says_so(nats: Nats) -> None:
    async def scenario() -> None:
        here, there = await open_bus(nats.url), await open_bus(nats.url)
        heard: list[bytes] = []
        returns: list[str] = []
        await there.subscribe("table.MAKI", heard.append)
        here.on_return(lambda: returns.append("here"))
        there.on_return(lambda: returns.append("there"))
        nats.stop()
        await until(lambda: not here.is_up and not there.is_up)
        await here.publish("table.MAKI", b"lost")
        unsubscribe = await there.subscribe("table.SAKE", heard.append)
        await unsubscribe()
        await there.subscribe("table.UNAGI", heard.append)
        nats.start()
        await until(lambda: sorted(returns) == ["here", "there"])
        await here.publish("table.MAKI", b"news")
        await here.publish("table.UNAGI", b"more")
        await here.publish("table.SAKE", b"nobody wants this")
        await until(lambda: sorted(heard) == [b"more", b"news"])
        nats.restart()
        await until(lambda: len(returns) == 4)
        await here.publish("table.MAKI", b"again")
        await until(lambda: b"again" in heard)
        await here.close()
        await there.close()

    run(scenario())


def test_a_bus_is_left_while_it_is_away(nats: Nats) -> None:
    async def scenario() -> None:
        bus = await open_bus(nats.url)
        nats.stop()
        await until(lambda: not bus.is_up)
        await bus.close()
        nats.start()

    run(scenario())


def test_who_hears_too_slowly_is_told_that_messages_were_missed(nats: Nats) -> None:
    async def scenario() -> None:
        bus = await open_bus(nats.url)
        missed = asyncio.Event()
        heard: list[bytes] = []
        bus.on_return(missed.set)
        await bus.subscribe("table.MAKI", heard.append)
        other = await open_bus(nats.url)
        while not missed.is_set():
            for _ in range(5_000):
                await other.publish("table.MAKI", b"")
            await asyncio.sleep(0)
        await other.close()
        await bus.close()

    run(scenario())


def test_a_message_that_is_too_big_is_no_error(nats: Nats) -> None:
    async def scenario() -> None:
        bus = await open_bus(nats.url)
        await bus.publish("table.MAKI", bytes(2 << 20))
        assert bus.is_up
        await bus.close()

    run(scenario())


def test_a_bus_that_is_not_there_is_named_without_its_password() -> None:
    port = free_port()
    with pytest.raises(SetupError, match=rf"no NATS server at nats://127.0.0.1:{port}: ") as caught:
        asyncio.run(open_bus(f"nats://me:secret@127.0.0.1:{port}"))
    assert "secret" not in str(caught.value)


def test_another_kind_of_bus_is_not_known() -> None:
    with pytest.raises(SetupError, match="“redis://host” is not a bus that sushibar knows"):
        asyncio.run(open_bus("redis://host"))
