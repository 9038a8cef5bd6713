"""What is to be sent to a client: in order, and never so much that it could not be borne."""

import asyncio
from collections.abc import Callable
from typing import Final

from sushibar.server.socket import Gone, Socket

MOST_WAITING: Final = 64
"""A client that lets more messages wait is given up."""
MANY_WAITING: Final = 4


class Outbox:
    """Sends messages one after the other, while everybody else goes on."""

    __slots__ = ("_drained", "_overflows", "_sender", "_socket", "_waiting")

    def __init__(
        self, socket: Socket, drained: Callable[[], None], overflows: Callable[[], None]
    ) -> None:
        """`drained` is called whenever all is sent, `overflows` if too much waits."""
        self._socket = socket
        self._drained, self._overflows = drained, overflows
        self._waiting: list[str] = []
        self._sender: asyncio.Task[None] | None = None

    @property
    def is_slow(self) -> bool:
        """Whether more waits than a client leaves that reads."""
        return len(self._waiting) > MANY_WAITING

    def post(self, message: str) -> None:
        """Send a message without waiting for it."""
        if len(self._waiting) >= MOST_WAITING:
            self._overflows()
            return
        if self._sender is None and self._socket.send_now(message):
            return
        self._waiting.append(message)
        if self._sender is None:
            self._sender = asyncio.ensure_future(self._send_all())

    async def flush(self) -> None:
        """Wait until everything is sent."""
        if self._sender is not None:
            await self._sender

    def stop(self) -> None:
        """Send nothing more."""
        if self._sender is not None:
            self._sender.cancel()
            self._sender = None

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                await self._socket.send(self._waiting[0])
                del self._waiting[0]
        except (Gone, RuntimeError, OSError):
            self._waiting.clear()
        finally:
            self._sender = None
        self._drained()
