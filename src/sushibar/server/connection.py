"""A connection: one client at one live table."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from pydantic import ValidationError

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.match import views
from sushibar.match.chairs import hashed
from sushibar.match.match import Match
from sushibar.server import wire
from sushibar.server.acknowledgements import Acknowledgements
from sushibar.server.handlers import HANDLERS
from sushibar.server.limits import Bucket
from sushibar.server.middleware import Leave
from sushibar.server.room import Room, now, written
from sushibar.server.websocket import Listener, Websocket
from sushibar.server.worker import Worker
from sushibar.texts import languages, speaking, text

HELLO_SECONDS: Final = 10.0
"""So long a client may take to say who it is."""
SILENT_SECONDS: Final = 75.0
"""A client that has not said anything for so long is gone; it should ping more often."""
PAUSE_SECONDS: Final = 0.05
MOST_BAD_MESSAGES: Final = 10
"""So many messages that are none may a client send."""
MANY_UNHEARD: Final = 8
"""Messages that wait to be heard before nothing more is read from a client."""

FAULT: Final = 1011
BAD_MESSAGE: Final = 4400
WRONG_SECRET: Final = 4401
NO_TABLE: Final = 4404
SILENT: Final = 4408
TOO_SLOW: Final = 4413
NO_STORAGE: Final = 4503
"""What is at the table cannot be read at the moment; the client should come again."""


class Gone(Exception):
    """The connection has to end: the closing code says why."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(code, reason)
        self.code, self.reason = code, reason


class Connection:
    """A client: what it says is done, what happens is told to it, each in its own language."""

    def __init__(self, worker: Worker, code: str, leave: Leave) -> None:
        """`leave` is called when the client is gone."""
        self.worker, self.code = worker, code
        self.seat: int | None = None
        self.language = "en"
        self.words = True
        self.answered_at = 0
        """The version of the last answer that came over this connection."""
        self.thoughts = Bucket(rate=0.5, most=5)
        self.phrases = Bucket(rate=0.3, most=4)
        self._messages = Bucket(rate=50, most=100)
        self._acknowledgements = Acknowledgements(worker.loop, self._catch_up, self._fall_silent)
        self._leave = leave
        self._room: Room | None = None
        self._hello: wire.Hello | None = None
        self._unheard: list[str | Gone | None] = []
        self._doing: asyncio.Task[None] | None = None
        self._is_over = False
        self._is_behind = False
        self._heard_at = 0.0
        self._errors = 0

    def open(self, hand_over: Callable[[Listener], Websocket]) -> None:
        """Hear the client from now on."""
        self.websocket = hand_over(self)
        self.worker.metrics.connections.inc()
        self._listen(HELLO_SECONDS)

    # In

    @property
    def is_full(self) -> bool:
        """Whether nothing more should be read from the client for now."""
        return len(self._unheard) > MANY_UNHEARD

    def hear(self, text: str | None) -> None:
        """Take a message; None is none."""
        self._heard_at = time.monotonic()
        self._unheard.append(text)
        self._go_on()

    def hear_end(self, code: int) -> None:
        """The client is gone; what it has said before is still done."""
        self._unheard.append(Gone(code))
        self._go_on()

    def hear_drained(self) -> None:
        """All is sent: what has happened meanwhile is told in one."""
        if self._is_behind:
            self._is_behind = False
            self._catch_up(None)

    def hear_overflow(self) -> None:
        """The client does not read."""
        self._drop(Gone(TOO_SLOW, "too slow"))

    def _listen(self, seconds: float) -> None:
        """Look after so many seconds whether the client has said anything since."""
        since = time.monotonic()
        self._silence = self.worker.loop.call_later(seconds, self._check_silence, since)

    def _check_silence(self, since: float) -> None:
        if self._heard_at < since:
            self._fall_silent()
        else:
            self._listen(SILENT_SECONDS - (time.monotonic() - self._heard_at))

    def _go_on(self) -> None:
        """Do what has been said, one after the other: at once, or in a task if it has to wait."""
        try:
            while self._unheard and self._doing is None and not self._is_over:
                doing = self._take(self._unheard.pop(0))
                if doing is not None:
                    self._doing = self.worker.loop.create_task(self._do(doing))
        except Gone as gone:
            self._end(gone)

    async def _do(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except Gone as gone:
            self._end(gone)
        except Exception as error:
            self.worker.complain(error)
            self._end(Gone(FAULT, "fault"))
        finally:
            self._doing = None
        self._go_on()
        if not self.is_full:
            self.websocket.read_on()

    def _take(self, raw: str | Gone | None) -> Coroutine[Any, Any, None] | None:
        """Do what a message says; what is left to do, if that has to wait for others."""
        if isinstance(raw, Gone):
            raise raw
        if self.websocket.is_slow or not self._messages.take():
            return self._take_later(raw)
        return self._obey(self._read(raw))

    async def _take_later(self, raw: str | None) -> None:
        """Let what comes too quickly wait, and answers go out in between."""
        await asyncio.sleep(0)
        while not self._messages.take():
            await asyncio.sleep(PAUSE_SECONDS)
        doing = self._obey(self._read(raw))
        if doing is not None:
            await doing

    def _read(self, raw: str | None) -> wire.FromClient | None:
        """A message; None if it was none."""
        if raw is None or len(raw) > wire.LARGEST_MESSAGE_BYTES:
            raise Gone(BAD_MESSAGE, "not a message")
        try:
            return wire.from_client.validate_json(raw)
        except ValidationError as error:
            self._wrong(error)
            return None

    def _wrong(self, error: ValidationError) -> None:
        self._errors += 1
        if self._errors > MOST_BAD_MESSAGES:
            raise Gone(BAD_MESSAGE, "not a message")
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        self._refuse("message", Refused("refused-message", place=place, problem=first["msg"]))

    def _obey(self, message: wire.FromClient | None) -> Coroutine[Any, Any, None] | None:
        if self._room is None:
            return self._greet(message)
        if message is None:
            return None
        self.worker.metrics.count_message(message.type)
        if isinstance(message, wire.Ping):
            self.send({"type": "pong", "id": message.id, "now": now()})
        elif isinstance(message, wire.Ack):
            self._acknowledgements.acknowledge(message.version)
        elif message == self._hello:  # it has come twice, or the answer was lost
            self._catch_up(self._acknowledgements.acked)
        else:
            return self._fulfil(message)
        return None

    async def _fulfil(self, message: wire.FromClient) -> None:
        try:
            with speaking(self.language):
                await HANDLERS[type(message)](self, message)
        except SushibarError as error:
            self._refuse(message.type, error, getattr(message, "question", None))
        except Exception as error:
            self.worker.complain(error)
            self._refuse(message.type, Refused("refused-fault"))

    # Who it is

    async def _greet(self, hello: wire.FromClient | None) -> None:
        """Answer the first message, a hello."""
        if not isinstance(hello, wire.Hello):
            raise Gone(BAD_MESSAGE, "a hello comes first")
        self._hello = hello
        self.language = hello.language if hello.language in languages() else "en"
        self.words = hello.words
        try:
            room = self._room = await self.worker.room(self.code)
            if await room.look(lambda match: knows_more(hello, match)):
                room.doubt()  # another worker may have told it what has not been heard of here
            await room.look(lambda match: self._welcome(room, match, hello))
        except SushibarError as error:
            reason = self._refuse("hello", error)
            raise Gone(NO_TABLE if reason == "no-table" else NO_STORAGE, reason) from None

    def _welcome(self, room: Room, match: Match, hello: wire.Hello) -> None:
        """Let the client in, and tell everything that it has missed."""
        if hello.secret is not None:
            self.seat = match.seat_of(hashed(hello.secret))
            if self.seat is None:
                raise Gone(WRONG_SECRET, "wrong secret")
        since = match.version if hello.since is None else min(hello.since, match.version)
        room.enter(self)
        with self._speaking():
            self.send(
                {
                    "type": "welcome",
                    "protocol": wire.PROTOCOL,
                    "now": now(),
                    "present": sorted(room.present),
                    "events": views.news(match, self.seat, since, words=self.words),
                    "view": views.shown(match, self.seat, words=self.words),
                }
            )
        self._acknowledgements.acked = since
        self._acknowledgements.tell(match.version)
        if room.is_troubled:
            self.hear_trouble(True)

    @property
    def room(self) -> Room:
        """Where the client is."""
        assert self._room is not None
        return self._room

    @property
    def own_seat(self) -> int:
        """The client's seat; a bystander is refused."""
        if self.seat is None:
            raise Refused("refused-bystander")
        return self.seat

    # What rooms tell

    def hear_news(self, match: Match, common: views.Common) -> None:
        """Tell what has happened since it was last told; a slow client is told later, in one."""
        sent = self._acknowledgements.sent
        if sent >= match.version:
            return
        if self.websocket.is_slow:
            self._is_behind = True
            return
        if views.is_quiet(match, sent):
            answered = views.answered(match, self.seat)
            self.websocket.post(self.room.quiet_news(match, sent, answered))
            self._acknowledgements.tell(match.version)
        else:
            self._tell(match, sent, common)

    def _tell(self, match: Match, since: int, common: views.Common | None = None) -> None:
        if self._is_over:
            return
        with self._speaking():
            self.send(
                {
                    "type": "news",
                    "now": now(),
                    "version": match.version,
                    "pending": match.pending,
                    "answered": views.answered(match, self.seat),
                    "events": views.news(match, self.seat, since, words=self.words),
                    "view": views.shown(match, self.seat, words=self.words, common=common),
                }
            )
        self._acknowledgements.tell(match.version)

    def _speaking(self) -> contextlib.AbstractContextManager[None]:
        """The client's language, if it wants any words."""
        return speaking(self.language) if self.words else contextlib.nullcontext()

    def _catch_up(self, since: int | None) -> None:
        """Tell the client, when its table is not busy, what it has not heard."""

        async def tell() -> None:
            with contextlib.suppress(SushibarError):  # there will be other news
                await self.room.look(
                    lambda match: self._tell(
                        match, self._acknowledgements.sent if since is None else since
                    )
                )

        self._catching_up = self.worker.loop.create_task(tell())

    def hear_presence(self, seats: Sequence[int]) -> None:
        """Tell who is connected."""
        self.send({"type": "present", "seats": list(seats)})

    def hear_trouble(self, trouble: bool) -> None:
        """Tell that nothing can be stored at the moment, or that it can be again."""
        with speaking(self.language):
            words = text("notice-trouble") if trouble else text("notice-recovered")
        self.send({"type": "notice", "trouble": trouble, "words": words})

    # Out

    def send(self, message: dict[str, Any]) -> None:
        """Send a message without waiting for it."""
        self.websocket.post(written(message))

    def _refuse(self, about: str, error: SushibarError, question: int | None = None) -> str:
        """Say why something was not done; the reason."""
        if isinstance(error, StoreError):  # what exactly is wrong is not for everybody
            error = Refused("refused-storage")
        reason = error.reason if isinstance(error, Refused) else "illegal"
        self.worker.metrics.refusals.labels(reason).inc()
        with speaking(self.language):
            words = str(error)
        told = {"type": "refused", "about": about, "reason": reason, "words": words}
        self.send(told if question is None else {**told, "question": question})
        return reason

    # The end

    def _fall_silent(self) -> None:
        """Nothing was heard of the client for too long."""
        self._drop(Gone(SILENT, "silent"))

    def _drop(self, gone: Gone) -> None:
        """End the connection although the client does not read."""
        if not self._is_over:
            self.worker.metrics.dropped.inc()
            self.websocket.forget()
            self._end(gone)

    def _end(self, gone: Gone) -> None:
        if self._is_over:
            return
        self._is_over = True
        self._unheard.clear()
        self._silence.cancel()
        self._acknowledgements.stop()
        if self._room is not None:
            self._room.exit(self)
        self.worker.metrics.connections.dec()
        self._leave()
        self.websocket.close(gone.code, gone.reason)


def knows_more(hello: wire.Hello, match: Match) -> bool:
    """Whether a client has heard of something that a match does not know."""
    is_stranger = hello.secret is not None and match.seat_of(hashed(hello.secret)) is None
    return is_stranger or (hello.since or 0) > match.version
