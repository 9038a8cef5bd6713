"""The bus of a server that is alone: messages stay in its process."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from sushibar.bus.bus import Hear, Unsubscribe, deliver


class Subscription(NamedTuple):
    """Who hears a subject."""

    subject: str
    hear: Hear


class LocalBus:
    """Delivers on the event loop, right after whatever runs now."""

    def __init__(self) -> None:
        self._subjects: dict[str, dict[int, Subscription]] = {}
        self._closed = False

    @property
    def is_up(self) -> bool:
        """Whether messages flow now."""
        return not self._closed

    async def publish(self, subject: str, message: bytes) -> None:
        """Tell everybody who subscribed."""
        loop = asyncio.get_running_loop()
        for subscription in self._subjects.get(subject, {}).values():
            loop.call_soon(self._deliver, subscription, message)

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Hear every message of a subject from now on, until what is returned is called."""
        subscription = Subscription(subject, hear)
        self._subjects.setdefault(subject, {})[id(subscription)] = subscription

        async def unsubscribe() -> None:
            others = self._subjects.get(subject, {})
            others.pop(id(subscription), None)
            if not others:
                self._subjects.pop(subject, None)

        return unsubscribe

    def on_return(self, callback: Callable[[], None]) -> None:
        """Nothing is ever missed here, so nothing is ever called."""

    async def close(self) -> None:
        """Leave the bus."""
        self._closed = True
        self._subjects.clear()

    def _deliver(self, subscription: Subscription, message: bytes) -> None:
        if id(subscription) in self._subjects.get(subscription.subject, {}):
            deliver(subscription.hear, message)
