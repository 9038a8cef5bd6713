"""An inbox: what one client says, done one after the other, not too fast, until it is gone.

Everything that is done for a client is charged to its purse. A client that has overdrawn it waits
until it is filled again; others do not.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from sushibar.server import prices, wire
from sushibar.server.frames import LARGEST_MESSAGE_BYTES
from sushibar.server.limits import Bucket
from sushibar.server.prices import Purse
from sushibar.server.websocket import Websocket

if TYPE_CHECKING:
    from sushibar.server.worker import Worker

HELLO_SECONDS: Final = 10.0
"""How long a client may take to say who it is."""
SILENT_SECONDS: Final = 75.0
"""A client that has not said anything for this long is gone; it should ping more often."""
PAUSE_SECONDS: Final = 0.05
MOST_BAD_MESSAGES: Final = 10
FRAME_RATE: Final = 20.0
FRAMES_AT_ONCE: Final = 100.0
"""Frames of a client that are no whole texts: so many in a second, so many at once."""
MANY_UNHEARD: Final = 8
"""Messages that wait to be heard before nothing more is read from a client."""
LASTING: Final = (wire.Answer, wire.Say, wire.ComeBack)
"""What is done although the client that asked is gone: others see what comes of it."""


class Gone(Exception):
    """The connection has to end: the closing code says why."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class Inbox(ABC):
    """Takes what a websocket hears; a message that has to wait for others is done in a task."""

    websocket: Websocket

    def __init__(self, worker: "Worker", purse: Purse) -> None:
        self.worker, self.purse = worker, purse
        self._rate = Bucket(rate=50, most=100)
        self._frames = Bucket(rate=FRAME_RATE, most=FRAMES_AT_ONCE)
        self._unheard: list[str | Gone | None] = []
        self._heard: str | Gone | None = None
        """What is being done."""
        self._doing: asyncio.Task[None] | None = None
        self.is_known = self._is_over = False
        self._heard_at = 0.0
        self._bad_messages = 0

    @abstractmethod
    def obey(self, message: wire.FromClient | None) -> Coroutine[Any, Any, None] | None:
        """Do what a message says; what is left to do, if that has to wait for others.

        None is something that was no message, and has been refused.
        """

    @abstractmethod
    def refuse_message(self, error: ValidationError) -> None:
        """Say that something was no message."""

    @abstractmethod
    def end(self, gone: Gone) -> None:
        """The client is gone, or is sent away."""

    # What a websocket tells

    @property
    def is_full(self) -> bool:
        """Whether nothing more should be read from the client for now."""
        return len(self._unheard) > MANY_UNHEARD

    def allows_frame(self) -> bool:
        """Whether a frame may be read that is no whole text: pieces, pings, a goodbye."""
        if self.purse.is_overdrawn or not self._frames.take():
            return False
        self.purse.charge(prices.MESSAGE)
        return True

    def hear(self, text: str | None) -> None:
        """Take a message; None is none."""
        self._heard_at = time.monotonic()
        self._unheard.append(text)
        self._go_on()

    def hear_end(self, code: int) -> None:
        """The client is gone; what it has decided before is still done, the rest is dropped."""
        lasting = [one for one in self._unheard if is_lasting(one)]
        if self.is_known or not lasting:
            self._unheard = lasting
            if self._doing is not None and not is_lasting(self._heard):
                self._doing.cancel()
        self._unheard.append(Gone(code))
        self._go_on()

    # Silence

    def listen(self, seconds: float) -> None:
        """Look after this time whether the client has said anything since."""
        since = time.monotonic()
        self._silence = self.worker.loop.call_later(seconds, self._check_silence, since)

    def _check_silence(self, since: float) -> None:
        if self._heard_at < since:
            self.drop(Gone(wire.SILENT, "silent"))
        else:
            self.listen(SILENT_SECONDS - (time.monotonic() - self._heard_at))

    def drop(self, gone: Gone) -> None:
        """End the connection although the client does not read."""
        if not self._is_over:
            self.worker.metrics.dropped.inc()
            self.websocket.forget()
            self._end(gone)

    def _end(self, gone: Gone) -> None:
        if not self._is_over:
            self._is_over = True
            self._unheard.clear()
            self._silence.cancel()
            self.end(gone)
            self.websocket.close(gone.code, gone.reason)

    # One message after the other

    def _go_on(self) -> None:
        try:
            while self._unheard and self._doing is None and not self._is_over:
                heard = self._heard = self._unheard.pop(0)
                if isinstance(heard, Gone):
                    self._end(heard)
                elif (doing := self._take(heard)) is not None:
                    self._doing = self.worker.loop.create_task(doing)
                    self._doing.add_done_callback(self._done)
        except Gone as gone:
            self._end(gone)

    def _done(self, doing: "asyncio.Task[None]") -> None:
        """A message was done, or the client that sent it is gone."""
        self._doing = None
        error = None if doing.cancelled() else doing.exception()
        if isinstance(error, Gone):
            self._end(error)
        elif isinstance(error, Exception):
            self.worker.log_error(error)
            self._end(Gone(wire.FAULT, "fault"))
        self._go_on()
        if not self.is_full:
            self.websocket.read_on()

    def _take(self, raw: str | None) -> Coroutine[Any, Any, None] | None:
        if self.websocket.is_slow or self.purse.is_overdrawn or not self._rate.take():
            return self._take_later(raw)
        return self._read(raw)

    async def _take_later(self, raw: str | None) -> None:
        """Let what comes too quickly wait, and answers go out in between."""
        await asyncio.sleep(0)
        while self.purse.is_overdrawn or not self._rate.take():
            await asyncio.sleep(PAUSE_SECONDS)
        doing = self._read(raw)
        if doing is not None:
            await doing

    def _read(self, raw: str | None) -> Coroutine[Any, Any, None] | None:
        self.purse.charge(prices.MESSAGE)
        if raw is None or len(raw) > LARGEST_MESSAGE_BYTES:
            raise Gone(wire.BAD_MESSAGE, "not a message")
        message: wire.FromClient | None
        try:
            message = wire.from_client.validate_json(raw)
        except ValidationError as error:
            self._bad_messages += 1
            if self._bad_messages > MOST_BAD_MESSAGES:
                raise Gone(wire.BAD_MESSAGE, "not a message") from None
            self.refuse_message(error)
            message = None
        self.purse.charge(prices.PRICES.get(type(message), 0.0))
        return self.obey(message)


def is_lasting(raw: str | Gone | None) -> bool:
    """Whether something is a message that is done even if nobody is there to hear the answer."""
    if isinstance(raw, Gone):
        return True
    try:
        return raw is not None and isinstance(wire.from_client.validate_json(raw), LASTING)
    except ValidationError:
        return False
