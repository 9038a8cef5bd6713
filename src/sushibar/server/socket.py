"""A socket as the server of the web gives it to us: a few functions, and nothing in between."""

from typing import Final

from starlette.types import Receive, Scope, Send

SEND_NOW: Final = "sushibar.send_now"
"""The extension of ASGI by which our own protocol sends without waiting."""


class Gone(Exception):
    """The connection has ended, or has to: the closing code says why."""

    def __init__(self, code: int = 1005, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class Socket:
    """A client's socket; thousands of them are open at a time, so each is small."""

    __slots__ = ("_receive", "_send", "_send_now", "is_open")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._send_now = scope.get("extensions", {}).get(SEND_NOW, {}).get("send")
        self.is_open = False

    async def accept(self) -> None:
        """Let the client in."""
        await self._receive()  # that it wants to connect
        await self._send({"type": "websocket.accept"})
        self.is_open = True

    async def receive(self) -> str | None:
        """The next text; None if it was something else."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self.is_open = False
            raise Gone(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    def send_now(self, text: str) -> bool:
        """Send a text if that needs no waiting; whether it was sent."""
        return self._send_now is not None and self.is_open and bool(self._send_now(text))

    async def send(self, text: str) -> None:
        """Send a text; it waits while the client does not read."""
        await self._send({"type": "websocket.send", "text": text})

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        if self.is_open:
            self.is_open = False
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
