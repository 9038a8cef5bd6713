"""A read budget: requests are read no faster than their address may send them.

Answers are counted where they are made. This is about what comes before: a body of which every
byte is a chunk, empty lines without end, or a head after the other keep the parser as busy as
their sender likes.
"""

import asyncio
from typing import Final

from sushibar.server.limits import Bucket

BYTES: Final = 16_384
"""What may be sent at the price of a request; few requests take a tenth of it."""
CONNECTION: Final = 0.2
"""The price of a connection, in requests."""
WAIT_SECONDS: Final = 0.1
"""Between two looks at whether more may be read."""


class ReadBudget:
    """A part of a protocol: holds what its address sends too quickly, and reads it later."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _budget: Bucket | None = None
    """Of the address; none if it speaks for many."""
    _held = b""

    def read(self, data: bytes) -> None:
        """Take a part of a request."""
        raise NotImplementedError

    @property
    def is_read(self) -> bool:
        """Whether anything more is to be read, as far as everything else is concerned."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        """Read what has come, now or later."""
        if self._budget is None:
            self.read(data)
        elif self._held:
            self._held += data
            self.transport.pause_reading()
        elif self._budget.is_overdrawn:
            self._held = data
            self.transport.pause_reading()
            self.loop.call_later(WAIT_SECONDS, self._read_on)
        else:
            self._budget.charge(len(data) / BYTES)
            self.read(data)

    def _read_on(self) -> None:
        """Read what was held, if it may be read now."""
        assert self._budget is not None
        if self.transport.is_closing():
            self._held = b""
        elif self._budget.is_overdrawn:
            self.loop.call_later(WAIT_SECONDS, self._read_on)
        else:
            data, self._held = self._held, b""
            self._budget.charge(len(data) / BYTES)
            self.read(data)
            if self.is_read and not self.transport.is_closing():
                self.transport.resume_reading()
