"""The bus of several servers: a NATS server that carries their messages."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Self

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, SlowConsumerError

from sushibar.bus.bus import Hear, Unsubscribe, deliver, log, without_credentials
from sushibar.errors import SetupError

CONNECT_SECONDS: Final = 5
"""How long the first connection may take."""
PING_SECONDS: Final = 5
"""A connection on which two pings in a row get no answer is lost."""
UNSENT_BYTES: Final = 1 << 20
"""Bytes that may wait to be sent; more is dropped, the store has it."""
UNHEARD_MESSAGES: Final = 1_000
"""Messages that may wait on one subject."""


class NatsBus:
    """A connection to NATS that comes back by itself for as long as it is open."""

    def __init__(self) -> None:
        """Prepare; `connect` does the rest."""
        self._client = Client()
        self._callbacks: list[Callable[[], None]] = []
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def connect(cls, url: str) -> Self:
        """A bus at the URL of a server, or of several with commas between."""
        bus = cls()
        trouble: list[Exception] = []

        async def note(error: Exception) -> None:
            trouble.append(error)
            bus._note(error)

        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await bus._client.connect(
                    url.split(","),
                    name="sushibar",
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    ping_interval=PING_SECONDS,
                    pending_size=UNSENT_BYTES,
                    error_cb=note,
                    disconnected_cb=bus._say_lost,
                    reconnected_cb=bus._say_back,
                )
        except (Error, OSError, TimeoutError, ValueError) as error:
            await bus._client.close()
            reason = str(trouble[-1] if trouble else error) or type(error).__name__
            raise SetupError(
                "error-bus-away", url=without_credentials(url), reason=reason
            ) from error
        return bus

    @property
    def is_up(self) -> bool:
        """Whether messages flow now."""
        return self._client.is_connected

    async def publish(self, subject: str, message: bytes) -> None:
        """Tell everybody who subscribed; without a connection, nobody."""
        if not self.is_up:
            return
        try:
            await self._client.publish(subject, message)
        except (Error, OSError) as error:
            log.warning("a message of %d bytes was not sent: %r", len(message), error)

    async def subscribe(self, subject: str, hear: Hear) -> Unsubscribe:
        """Hear every message of a subject from now on, until what is returned is called."""

        async def receive(message: Msg) -> None:
            deliver(hear, message.data)

        subscription = await self._client.subscribe(
            subject, cb=receive, pending_msgs_limit=UNHEARD_MESSAGES
        )
        if self.is_up:  # otherwise it is subscribed to when the connection is back
            with suppress(Error, OSError, TimeoutError):
                await self._settle(CONNECT_SECONDS)

        async def unsubscribe() -> None:
            with suppress(Error, OSError):
                await subscription.unsubscribe()

        return unsubscribe

    def on_return(self, callback: Callable[[], None]) -> None:
        """Have this called whenever messages may have been missed and flow again."""
        self._callbacks.append(callback)

    async def close(self) -> None:
        """Leave the bus; what has been published goes out first if it can."""
        if self.is_up:
            with suppress(Error, OSError, TimeoutError):
                await self._settle(1)
        await self._client.close()

    async def _settle(self, patience: int) -> None:
        """Wait until the server has heard everything that was said until now.

        The client's question whether the server is there overtakes what still waits to be
        sent; only a second one comes after it.
        """
        await self._client.flush(patience)
        await self._client.flush(patience)

    def _note(self, error: Exception) -> None:
        log.debug("NATS: %r", error)
        if isinstance(error, SlowConsumerError):
            self._tell_back()

    async def _say_lost(self) -> None:
        if not self._client.is_closed:
            log.warning("the connection to NATS is lost")

    async def _say_back(self) -> None:
        log.warning("the connection to NATS is back")
        self._tell_back()

    def _tell_back(self) -> None:
        for callback in self._callbacks:
            self._loop.call_soon(callback)
