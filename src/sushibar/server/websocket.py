"""A WebSocket after its handshake.

Thousands are open at a time, so each is small, and no task waits for what comes in or goes
out. Usual messages are read and written here (`frames.py`); the websockets library does the rest:
the handshake, pieces, pings, the end, and whatever is not allowed.
"""

import asyncio
from typing import Any, Final, Protocol

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from sushibar.server.frames import (
    LARGEST_MESSAGE_BYTES,
    OPCODE_BITS,
    frame_end,
    text_frame,
    usual_text,
)
from sushibar.server.write_timeout import WriteTimeout

MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
"""The frames of which messages consist."""
MOST_FRAMES: Final = 64
"""Frames that a message may consist of."""
MOST_WAITING: Final = 64
"""A client that lets more messages wait is given up."""
MANY_WAITING: Final = 4
PAUSE_SECONDS: Final = 0.05
CLOSE_SECONDS: Final = 10.0
"""How long a client may take to close its end too."""


def let_go(protocol: ServerProtocol) -> None:
    """Break the circles in which a protocol that is over would hold itself."""
    protocol.parser.close()
    protocol.parser_exc = None


class Listener(Protocol):
    """Who is at our end of a websocket."""

    @property
    def is_full(self) -> bool:
        """Whether too much waits to be heard for anything more to be read."""

    def allows_frame(self) -> bool:
        """Whether a frame may be read that is no whole text; if not now, then soon."""

    def hear(self, text: str | None) -> None:
        """A message; None if it is no text."""

    def hear_end(self, code: int) -> None:
        """The client is gone; nothing more is heard."""

    def hear_drained(self) -> None:
        """All that had to wait has been sent."""

    def hear_overflow(self) -> None:
        """Too much waits to be sent."""


class Flusher:
    """Writes in one go what websockets have to send in one moment.

    A client is woken once to hear that its answer is stored and what came of it.
    """

    __slots__ = ("_websockets",)

    def __init__(self) -> None:
        self._websockets: list[Websocket] = []

    def add(self, websocket: "Websocket") -> None:
        """Write soon what a websocket has to send."""
        if not self._websockets:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._flush)
        self._websockets.append(websocket)

    def _flush(self) -> None:
        websockets, self._websockets = self._websockets, []
        for websocket in websockets:
            websocket.flush()


class Websocket(WriteTimeout, asyncio.Protocol):
    """Reads and writes a client's messages; what cannot be written yet waits in order."""

    __slots__ = (
        "_flusher",
        "_frames",
        "_is_reading",
        "_is_writable",
        "_late",
        "_listener",
        "_open_ones",
        "_output",
        "_protocol",
        "_rest",
        "_waiting",
        "client",
        "transport",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        protocol: ServerProtocol,
        listener: Listener,
        flusher: Flusher,
        open_ones: set[Any],
    ) -> None:
        """Take a transport over; as long as it is open, it is one of `open_ones`."""
        self.client = transport.get_extra_info("peername")
        self.transport, self._protocol, self._open_ones = transport, protocol, open_ones
        self._listener: Listener | None = listener
        self._flusher = flusher
        self._frames: list[Frame] = []
        """Of a message that comes in pieces."""
        self._rest = b""
        """What was not read yet: the start of a frame, or more than may be heard now."""
        self._late = 0
        """Bytes that have come since it ends."""
        self._output: list[bytes] = []
        self._waiting: list[bytes] = []
        self._is_reading = self._is_writable = True
        self._stalled = None
        open_ones.add(self)
        transport.set_protocol(self)

    # In

    def data_received(self, data: bytes) -> None:
        """Hand on whatever messages are complete."""
        self._rest = self._rest + data if self._rest else data
        self._read()

    def _read(self) -> None:
        """Hand on what is there until the listener has enough; the rest is read later."""
        data, self._rest, place = self._rest, b"", 0
        while place < len(data):
            if self._protocol.state is not State.OPEN or self._listener is None:
                self._read_end(data[place:])
                return
            if self._listener.is_full:
                self._pause()
                break
            usual = None if self._frames else usual_text(data, place)
            if usual is not None:
                text, place = usual
                self._hear(text)
                continue
            end = frame_end(data, place)
            if end is None:
                break
            if not self._listener.allows_frame():
                self._pause()
                asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.read_on)
                break
            self._receive(data[place:end])
            place = end
        self._rest = data[place:]

    def _read_end(self, data: bytes) -> None:
        """It ends: all that counts is the client's goodbye, if it comes soon."""
        self._late += len(data)
        if self._late > LARGEST_MESSAGE_BYTES:
            self.transport.abort()
            return
        place = 0
        while place < len(data) and (end := frame_end(data, place)) is not None:
            if data[place] & OPCODE_BITS == Opcode.CLOSE:
                self._receive(data[place:end])
            place = end
        self._rest = data[place:]

    def _pause(self) -> None:
        if self._is_reading:
            self._is_reading = False
            self.transport.pause_reading()

    def _receive(self, data: bytes) -> None:
        """Let the library read something: whole frames, or what is not allowed."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in MESSAGES:
                self._take(event)
        self._reply()

    def read_on(self) -> None:
        """Read again after the listener was full."""
        if not self._is_reading and not self.transport.is_closing():
            self._is_reading = True
            self.transport.resume_reading()
            self._read()

    def _take(self, frame: Frame) -> None:
        if self._listener is None:
            return
        self._frames.append(frame)
        if len(self._frames) > MOST_FRAMES:
            self._fail(CloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            frames, self._frames = self._frames, []
            if frames[0].opcode is Opcode.TEXT:
                self._hear(b"".join(part.data for part in frames))
            else:
                self._listener.hear(None)

    def _hear(self, message: bytes) -> None:
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)
            return
        if self._listener is not None:
            self._listener.hear(text)

    def _fail(self, code: CloseCode) -> None:
        """End what is against the protocol; nothing more is heard."""
        self._frames = []
        self._protocol.fail(code)
        self._end(code)
        self._reply()

    def _reply(self) -> None:
        """Write what the protocol has to say by itself: answers to pings, and the end.

        Who does not read is not answered either.
        """
        if self._output:
            return
        parts = self._protocol.data_to_send()
        if self._is_writable or b"" in parts:
            self._write(parts)

    # Out

    @property
    def is_slow(self) -> bool:
        """Whether more waits than a client leaves that reads."""
        return len(self._waiting) > MANY_WAITING

    def post(self, text: bytes) -> None:
        """Send a message, which is UTF-8, without waiting for it."""
        if self._listener is None:
            return
        if self._is_writable and not self._waiting:
            self._send(text)
        elif len(self._waiting) < MOST_WAITING:
            self._waiting.append(text)
        else:
            self._listener.hear_overflow()

    def _send(self, text: bytes) -> None:
        if self._protocol.state is not State.OPEN:  # the client has just said goodbye
            return
        if not self._output:
            self._flusher.add(self)
        self._output.append(text_frame(text))

    def flush(self) -> None:
        """Write what has been sent until now."""
        output, self._output = self._output, []
        self._write(output + self._protocol.data_to_send())

    def _write(self, parts: list[bytes]) -> None:
        """Write parts of the protocol; an empty one means that there is nothing after it."""
        if not parts or self.transport.is_closing():
            return
        self.transport.write(b"".join(parts))
        if b"" in parts:
            self.transport.close()
            why = self._protocol.close_rcvd or self._protocol.close_sent
            self._end(why.code if why is not None else CloseCode.ABNORMAL_CLOSURE)

    def pause_writing(self) -> None:
        """More is to be sent than the client takes."""
        self._is_writable = False
        self._stall()

    def resume_writing(self) -> None:
        """The client has read: send what waits."""
        self._is_writable = True
        self._go_on()
        waiting, self._waiting = self._waiting, []
        if self._listener is None:
            return
        for text in waiting:
            self._send(text)
        self._listener.hear_drained()

    # The end

    def forget(self) -> None:
        """Send nothing of what waits."""
        self._waiting.clear()

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye after all that waits; the client may answer for a while."""
        if self._listener is None:
            return
        self._listener = None
        if self._protocol.state is State.OPEN:
            self._output += map(text_frame, self._waiting)
            self._protocol.send_close(code, reason)
        self._waiting.clear()
        self.flush()
        self.read_on()
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        listener = self._listener
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()
        if listener is not None:
            listener.hear_end(CloseCode.SERVICE_RESTART)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._go_on()
        self._open_ones.discard(self)
        self._end(CloseCode.NO_STATUS_RCVD)
        let_go(self._protocol)

    def _end(self, code: int) -> None:
        listener, self._listener = self._listener, None
        self._waiting.clear()
        if listener is not None:
            listener.hear_end(code)
