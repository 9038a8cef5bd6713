"""Acknowledgements: what a client has received; the rest is sent again."""

import asyncio
from collections.abc import Callable
from typing import Final

RESEND_SECONDS: Final = 5.0
"""News that are not acknowledged after this time are sent again, then after twice as long."""
MOST_RESENDS: Final = 5


def ignore(version: int = 0) -> None:
    """Do nothing for a client that is gone."""


class Acknowledgements:
    """Knows what was told and acknowledged, and has the rest told again."""

    __slots__ = ("_again", "_give_up", "_loop", "_resends", "_timer", "acked", "sent")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        again: Callable[[int], None],
        give_up: Callable[[], None],
    ) -> None:
        """`again` tells what comes after a version; `give_up` is called if that does not help."""
        self._loop, self._again, self._give_up = loop, again, give_up
        self.sent = 0
        """The version of the last news that were sent."""
        self.acked = 0
        self._resends = 0
        self._timer: asyncio.TimerHandle | None = None

    def tell(self, version: int) -> None:
        """All news up to a version have been sent."""
        self.sent = version
        self._expect()

    def acknowledge(self, version: int) -> None:
        """The client says that they have arrived."""
        self.acked = max(self.acked, min(version, self.sent))

    def stop(self) -> None:
        """Expect nothing more, and hold nobody."""
        if self._timer is not None:
            self._timer.cancel()
        self._again, self._give_up = ignore, ignore

    def _expect(self) -> None:
        if self._timer is None and self.acked < self.sent:
            wait = RESEND_SECONDS * 2**self._resends
            self._timer = self._loop.call_later(wait, self._check, self.acked)

    def _check(self, acked: int) -> None:
        """Have told again what has not arrived; a client that never says so is not there."""
        self._timer = None
        if self.acked > acked:
            self._resends = 0
            self._expect()
        elif self._resends == MOST_RESENDS:
            self._give_up()
        else:
            self._resends += 1
            self._again(acked)
