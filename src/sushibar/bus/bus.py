"""A bus: messages by subject, to all servers that want to hear them."""

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from sushibar.errors import SetupError
from sushibar.extras import need

Hear = Callable[[bytes], None]
"""What is done with a message."""
Unsubscribe = Callable[[], Awaitable[None]]

log = logging.getLogger("sushibar.bus")


class Bus(Protocol):
    """What every bus can do; it may lose messages, and then says so when it can."""

    @property
    def is_up(self) -> bool:
        """Whether messages flow now."""

    async def publish(self, subject: str, message: bytes) -> None:
        """Tell everybody who subscribed, this process included; best effort, never an error."""

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Hear every message of a subject from now on, until what is returned is called."""

    def on_return(self, callback: Callable[[], None]) -> None:
        """Have this called whenever messages may have been missed and flow again."""

    async def close(self) -> None:
        """Leave the bus."""


async def open_bus(url: str | None) -> Bus:
    """The bus at a URL; without one, a bus in this process for a server that is alone."""
    if url is None:
        from sushibar.bus.local import LocalBus

        return LocalBus()
    if not url.startswith(("nats://", "tls://")):
        raise SetupError("error-bus-url", url=url)
    need("nats")
    from sushibar.bus.nats import NatsBus

    return await NatsBus.connect(url)


def deliver(hear: Hear, message: bytes) -> None:
    """Hand a message over; a mistake of the hearer's is its own and does not stop the bus."""
    try:
        hear(message)
    except Exception:
        log.exception("a message could not be handled")


def without_credentials(url: str) -> str:
    """A URL as anybody may read it."""
    return ",".join(
        f"{scheme}://{rest.rpartition('@')[2]}"
        for scheme, _, rest in (server.partition("://") for server in url.split(","))
    )
