"""Bounds on what a connection may cost before and below the application: bytes and seconds.

They extend uvicorn's protocols, which wait for ever for a request to arrive and for a client to
read.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode

from sushibar.server.guards import HEADERS
from sushibar.server.socket import SEND_NOW

LARGEST_HEAD: Final = 32_768
"""Bytes of a request before its body."""
REQUEST_SECONDS: Final = 30.0
"""So long a whole request may take to arrive."""
STALLED_SECONDS: Final = 20.0
"""A client that has not read for so long, although much is to be read, is gone."""
MANY_UNREAD: Final = 8
"""Messages of a client that wait to be heard before nothing more is read from it."""


class Stalling(asyncio.Protocol):
    """Ends connections whose clients do not read."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More is to be sent than the client takes."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._go_on()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class BoundedSocket(Stalling, WebSocketsSansIOProtocol):
    """A socket that costs little even if its client never reads."""

    _has_mail = False
    """Whether texts wait to be written together."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, or close if it is no text: nothing to write down at length.

        A client is read from until several of its messages wait.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        else:
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        if not self.read_paused and self.queue.qsize() > MANY_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers to others have not been read."""
        if self.writable.is_set() or self._has_mail:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def send(self, message: Any) -> None:
        """Send something; a refusal ends the handshake, or uvicorn takes it for a mistake.

        After the handshake nobody needs its headers any more: thousands of sockets keep none.
        """
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True
        elif message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
            self.scope["headers"] = []

    def send_now(self, text: str) -> bool:
        """Send a text without a task that waits; False if the client does not read.

        What is sent in the same moment is written in one piece: a client is woken once to hear
        that its answer is stored and what came of it.
        """
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        if not self._has_mail:
            self._has_mail = True
            self.loop.call_soon(self.loop.call_soon, self._write_mail)
        return True

    def _write_mail(self) -> None:
        self._has_mail = False
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    async def run_asgi(self) -> None:
        """Serve the client; what it does not read in time after the end, it never will."""
        self.scope.setdefault("extensions", {})[SEND_NOW] = {"send": self.send_now}
        await super().run_asgi()
        self.loop.call_later(STALLED_SECONDS, self.transport.abort)


class BoundedHttp(Stalling, HttpToolsProtocol):
    """A connection for requests that have to arrive soon, and with a small head."""

    _late: asyncio.TimerHandle | None = None
    _head = 0
    _is_in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for a request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._arrived()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        if self._is_in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response(f"A head of at most {LARGEST_HEAD} bytes is read.")

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
        """A request has begun."""
        self._head, self._is_in_head = 0, True
        self._expect()
        super().on_message_begin()

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
