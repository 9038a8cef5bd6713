"""A websocket reads usual messages itself and leaves the rest to a library: nobody can tell."""

import asyncio
import itertools
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from sushibar.server.frames import LARGEST_MESSAGE_BYTES, text_frame
from sushibar.server.websocket import MESSAGES, Flusher, Websocket

MASK = b"\0\0\0\0"


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written, self.is_closed, self.is_read = b"", False, True

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_closed = True

    abort = close

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def is_closing(self) -> bool:
        return self.is_closed


class Listener:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.heard: list[str | None] = []
        self.end: int | None = None
        self.room = self.frames = 1_000_000
        """For how many messages, and for how many other frames."""

    @property
    def is_full(self) -> bool:
        return len(self.heard) >= self.room

    def allows_frame(self) -> bool:
        self.frames -= 1
        return self.frames >= 0

    def hear(self, text: str | None) -> None:
        self.heard.append(text)

    def hear_end(self, code: int) -> None:
        self.end = code

    def hear_drained(self) -> None:
        pass

    def hear_overflow(self) -> None:
        pass


def opened() -> ServerProtocol:
    """The protocol of a client that was let in."""
    protocol = ServerProtocol(max_size=LARGEST_MESSAGE_BYTES)
    protocol.receive_data(
        b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    (request,) = protocol.events_received()
    assert isinstance(request, Request)
    protocol.send_response(protocol.accept(request))
    protocol.data_to_send()
    return protocol


def heard_by_the_library(data: bytes) -> tuple[list[str | None], bytes]:
    """What was said, byte by byte, up to what ends a connection; and what is written in return."""
    protocol, heard, pieces = opened(), list[str | None](), list[Frame]()
    for byte in data:
        protocol.receive_data(bytes([byte]))
        for event in protocol.events_received():
            if isinstance(event, Frame) and event.opcode in MESSAGES:
                pieces.append(event)
        if protocol.state is not State.OPEN:
            break
        if pieces and pieces[-1].fin:
            text = b"".join(one.data for one in pieces)
            try:
                heard.append(text.decode() if pieces[0].opcode is Opcode.TEXT else None)
            except UnicodeDecodeError:
                protocol.fail(CloseCode.INVALID_DATA)
                break
            pieces = []
    return heard, b"".join(protocol.data_to_send())


def heard_by_us(parts: list[bytes]) -> tuple[list[str | None], bytes]:
    """The same of what comes part by part."""

    async def story() -> tuple[list[str | None], bytes]:
        transport, listener = Transport(), Listener()
        websocket = Websocket(transport, opened(), listener, Flusher(), set())
        for part in parts:
            if not transport.is_closed:
                websocket.data_received(part)
        return listener.heard, transport.written

    return asyncio.run(story())


def frame(kind: Opcode, body: bytes, fin: bool) -> bytes:
    """A frame as a client sends it, whether or not that is allowed."""
    head = Frame(Opcode.TEXT, body, True).serialize(mask=True)
    return bytes([(0x80 if fin else 0) | kind]) + head[1:]


texts = st.binary(max_size=200) | st.builds(
    lambda size: b"x" * size, st.sampled_from([0, 125, 126, LARGEST_MESSAGE_BYTES, 70_000])
)
kinds = st.sampled_from([Opcode.TEXT] * 6 + list(Opcode))
frames = st.builds(frame, kinds, texts, st.sampled_from([True, True, True, False]))
anything = st.binary(min_size=1, max_size=20) | texts.map(text_frame)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(frames | frames | frames | anything, max_size=8),
    st.lists(st.integers(0, 2_000), max_size=6),
)
def test_whatever_comes_is_heard_as_the_library_hears_it(
    said: list[bytes], cuts: list[int]
) -> None:
    data = b"".join(said)
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    parts = [data[first:last] for first, last in itertools.pairwise(places)]
    assert heard_by_us(parts) == heard_by_the_library(data)


def test_no_more_is_read_than_may_be_heard() -> None:
    async def story() -> None:
        transport, listener = Transport(), Listener()
        websocket = Websocket(transport, opened(), listener, Flusher(), set())
        listener.room = 3
        websocket.data_received(frame(Opcode.TEXT, b"ebi", True) * 1_000)
        assert listener.heard == ["ebi"] * 3
        assert not transport.is_read
        listener.room = 5
        websocket.read_on()
        assert listener.heard == ["ebi"] * 5
        listener.room, listener.frames = 2_000, 2
        websocket.read_on()
        assert (len(listener.heard), transport.is_read) == (1_000, True)
        websocket.data_received(frame(Opcode.PING, b"", True) * 1_000)
        assert transport.written.count(b"\x8a") == 2
        assert not transport.is_read

    asyncio.run(story())


def test_after_the_end_only_a_goodbye_is_read_and_not_for_long() -> None:
    async def story() -> None:
        for late, is_over in ((b"", False), (frame(Opcode.CLOSE, b"", True), True)):
            transport, listener = Transport(), Listener()
            websocket = Websocket(transport, opened(), listener, Flusher(), set())
            websocket.close(CloseCode.NORMAL_CLOSURE)
            goodbye = transport.written
            listener.frames = 0
            websocket.data_received(frame(Opcode.PING, b"", True) * 1_000 + late)
            assert (transport.written, transport.is_closed) == (goodbye, is_over)
            websocket.data_received(frame(Opcode.PING, b"", True) * 1_000)
            assert transport.is_closed

    asyncio.run(story())


def test_a_text_is_sent_as_the_library_sends_it() -> None:
    for size in (0, 1, 125, 126, 65_535, 65_536):
        text = b"x" * size
        assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
