"""A client's line to a table that costs next to nothing, so that a server can be measured with it.

It speaks just as much of the WebSocket protocol as scripted players need.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, cast

from pydantic_core import from_json, to_json

NO_MASK = b"\0\0\0\0"
"""Clients have to mask what they send; this mask changes nothing."""


class Websocket(asyncio.Protocol):
    """A socket that tells every message to somebody."""

    def __init__(self, path: str, hear: Callable[[Any], None]) -> None:
        self.path, self.hear = path, hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._came = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        host, port = transport.get_extra_info("peername")[:2]
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """The server has gone, or we have."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError())

    def data_received(self, data: bytes) -> None:
        """Take what has come, and tell every whole message."""
        came = self._came + data
        if not self.opened.done():
            head, end, came = came.partition(b"\r\n\r\n")
            if not end:
                self._came = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head[:100]))
                return
            self.opened.set_result(None)
        place = 0
        while len(came) - place >= 2:
            kind, size, start = came[place], came[place + 1], place + 2
            if size > 125:
                form = "!H" if size == 126 else "!Q"
                start += struct.calcsize(form)
                if len(came) < start:
                    break
                (size,) = struct.unpack_from(form, came, place + 2)
            if len(came) < start + size:
                break
            place = start + size
            if kind == 0x81:  # a whole text
                self.hear(from_json(came[start:place]))
        self._came = came[place:]

    def say(self, **message: Any) -> None:
        """Send a message."""
        text = to_json(message)
        size = len(text)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        self.transport.write(b"\x81" + length + NO_MASK + text)
