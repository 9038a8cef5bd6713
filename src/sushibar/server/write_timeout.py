"""A write timeout: connections end whose clients do not read what they are sent."""

import asyncio
from typing import Final

STALLED_SECONDS: Final = 20.0
"""A client that has not read for this long, although much is to be read, is gone."""


class WriteTimeout:
    """A part of a protocol: ends the connection of a client that does not read for too long."""

    __slots__ = ("_stalled",)

    transport: asyncio.Transport
    _stalled: asyncio.TimerHandle | None

    def _stall(self) -> None:
        """More is to be sent than the client takes."""
        if self._stalled is None:
            wait = asyncio.get_running_loop().call_later
            self._stalled = wait(STALLED_SECONDS, self.transport.abort)

    def _go_on(self) -> None:
        """The client has read, or nobody waits for it any more."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
