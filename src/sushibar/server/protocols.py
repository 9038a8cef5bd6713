"""Uvicorn's protocols with limits: what a connection may cost below the application.

Without them uvicorn waits for ever for a request to arrive and for a client to
read.
"""

import asyncio
import re
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sushibar.server.limits import PlainLines
from sushibar.server.middleware import HEADERS, network
from sushibar.server.neighbours import Neighbours
from sushibar.server.read_budget import CONNECTION, ReadBudget
from sushibar.server.websocket import Flusher, Listener, Websocket, let_go
from sushibar.server.write_timeout import STALLED_SECONDS, WriteTimeout

LARGEST_HEAD_BYTES: Final = 32_768
"""Bytes of a request before its body."""
MOST_WAITING: Final = 8
"""Requests that may wait on a connection for the answer to the one before; browsers let none."""
TABLE_SOCKET: Final = re.compile(rb"/api/tables/([^/]+)/socket")
RETRY_SECONDS: Final = 0.005
MOST_TRIES: Final = 200
"""How often a connection is offered to a neighbour that has no time."""
REQUEST_SECONDS: Final = 30.0
"""How long a whole request may take to arrive."""
LINES: Final = "sushibar.lines"
"""Where the state of an application counts the connections of every address."""
NEIGHBOURS: Final = "sushibar.neighbours"
"""Where it has the other workers behind the same port, if there are any."""
HAND_OVER: Final = "sushibar.hand_over"
"""The extension of ASGI by which an application takes a socket over and returns."""


class WebsocketHandshake(WebSocketsSansIOProtocol):
    """A handshake; a client that is let in is handed over to a `Websocket`."""

    _is_handed_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Read nothing until the client is let in."""
        super().connection_made(transport)
        transport.pause_reading()

    def hand_over(self, flusher: Flusher, listener: Listener) -> Websocket:
        """From now on the listener hears what the client says."""
        if not self.queue.empty():  # it is gone, or it speaks before it was let in
            raise ClientDisconnected
        self._is_handed_over = True
        self.connections.discard(self)
        self.transport.resume_reading()
        return Websocket(self.transport, self.conn, listener, flusher, self.connections)

    def connection_lost(self, exc: Exception | None) -> None:
        """Hear no more."""
        super().connection_lost(exc)
        let_go(self.conn)

    async def send(self, message: Any) -> None:
        """Send something; a refusal ends the handshake, or uvicorn takes it for a mistake."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """Let the client in or refuse it; what is not read in time after that never will be."""
        extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
        extensions[HAND_OVER] = self.hand_over
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket broke")
            self.send_500_response()
        extensions.clear()
        if not self._is_handed_over:
            self.transport.close()
            self.loop.call_later(STALLED_SECONDS, self.transport.abort)


class HttpProtocol(WriteTimeout, ReadBudget, HttpToolsProtocol):
    """A connection for requests that arrive soon, with a small head, and whose answers are read.

    An address may have a limited number at a time, whether or not it says anything, and send so
    much over all of them.
    """

    _late: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _head = _told = 0
    """Bytes of a head, as they arrive and as they are understood."""
    _is_in_head = False
    _counted: str | None = None
    _answered: RequestResponseCycle | None = None
    """The request that is being answered; uvicorn remembers the last that has come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request, unless there are too many from that address already."""
        super().connection_made(transport)
        lines: PlainLines | None = self.app_state.get(LINES)
        address = network(self.client[0]) if self.client else "local"
        if lines is not None and not lines.enter(address):
            self.transport.abort()
            return
        self._counted = address
        if lines is not None:
            self._budget = lines.budget(address)
        if self._budget is not None:
            self._budget.charge(CONNECTION)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer, and answer nothing that still waits."""
        self._leave()
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
        self._arrived()
        self._go_on()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket, which is counted as one."""
        self._leave()
        self._arrived()
        self.parser = None  # type: ignore[assignment]  # it holds this connection
        self._forward(MOST_TRIES)

    def _forward(self, tries: int) -> None:
        """Let the worker serve the socket whose table it is; this one, if that cannot be done."""
        neighbours: Neighbours | None = self.app_state.get(NEIGHBOURS)
        table = TABLE_SOCKET.fullmatch(self.url)
        if neighbours is not None and table is not None:
            descriptor = self.transport.get_extra_info("socket").fileno()
            try:
                if neighbours.forward(table[1].decode(), descriptor, self._head_again()):
                    self.connections.discard(self)
                    self.transport.abort()  # here; the other worker has the connection too
                    return
            except BlockingIOError:
                if tries and not self.transport.is_closing():
                    self.transport.pause_reading()
                    self.loop.call_later(RETRY_SECONDS, self._forward, tries - 1)
                    return
        if not self.transport.is_closing():
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def _head_again(self) -> bytes:
        """The head of the request, as it can be read once more."""
        lines = [b"GET %b HTTP/1.1" % self.url, *(b"%b: %b" % one for one in self.headers)]
        return b"\r\n".join([*lines, b"", b""])

    def _leave(self) -> None:
        """The connection counts no longer."""
        lines: PlainLines | None = self.app_state.get(LINES)
        if lines is not None and self._counted is not None:
            lines.leave(self._counted)
        self._counted = None

    def pause_writing(self) -> None:
        """More is to be sent than the client takes."""
        super().pause_writing()
        self._stall()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._go_on()

    @property
    def is_read(self) -> bool:
        """Whether more is to be read: not while answers wait, nor of what is a socket now."""
        return self.parser is not None and not self.flow.read_paused

    def read(self, data: bytes) -> None:
        """Take a part of a request."""
        HttpToolsProtocol.data_received(self, data)
        if self._is_in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD_BYTES:
                self.send_400_response(f"A head of at most {LARGEST_HEAD_BYTES} bytes is read.")

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with something that is no request, and be done."""
        lines = [
            b"HTTP/1.1 400 Bad Request",
            *(b"%s: %s" % one for one in HEADERS.items()),
            b"content-type: text/plain; charset=utf-8",
            b"content-length: %d" % len(msg.encode()),
            b"connection: close",
            b"",
            msg.encode(),
        ]
        self.transport.write(b"\r\n".join(lines))
        self.transport.close()

    def on_message_begin(self) -> None:
        """A request has started; the parser ends what raises."""
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests wait for their answers")
        self._head, self._told, self._is_in_head = 0, 0, True
        self._expect()
        super().on_message_begin()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def on_url(self, url: bytes) -> None:
        """A part of what is asked for."""
        self._take_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head."""
        self._take_head(len(name) + len(value) + len(": \r\n"))
        super().on_header(name, value)

    def _take_head(self, size: int) -> None:
        """Count the bytes of a head that has arrived in one piece; the parser ends what raises."""
        self._told += size
        if self._told > LARGEST_HEAD_BYTES:
            raise ValueError("the head is too large")

    def on_headers_complete(self) -> None:
        """The head of a request is here."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A whole request is here."""
        self._arrived()
        super().on_message_complete()

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
