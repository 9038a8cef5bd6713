"""The bus of a server that is alone: messages stay in its process."""

import asyncio
from collections.abc import Callable

from sushibar.bus.bus import Hear, Unsubscribe, deliver


class LocalBus:
    """Delivers on the event loop, right after whatever runs now."""

    def __init__(self) -> None:
        self._subscriptions: dict[object, tuple[str, Hear]] = {}
        self._closed = False

    @property
    def is_up(self) -> bool:
        """Whether messages flow now."""
        return not self._closed

    async def publish(self, subject: str, message: bytes) -> None:
        """Tell everybody who subscribed."""
        loop = asyncio.get_running_loop()
        for key, (wanted, _) in self._subscriptions.items():
            if wanted == subject:
                loop.call_soon(self._deliver, key, message)

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Hear every message of a subject from now on, until what is returned is called."""
        key = object()
        self._subscriptions[key] = subject, hear

        async def unsubscribe() -> None:
            self._subscriptions.pop(key, None)

        return unsubscribe

    def on_return(self, callback: Callable[[], None]) -> None:
        """Nothing is ever missed here, so nothing is ever called."""

    async def close(self) -> None:
        """Leave the bus."""
        self._closed = True
        self._subscriptions.clear()

    def _deliver(self, key: object, message: bytes) -> None:
        if key in self._subscriptions:  # else it was cancelled meanwhile
            deliver(self._subscriptions[key][1], message)
