"""A connection: one client's socket at one live table."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from pydantic import ValidationError

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.match import showing
from sushibar.match.chairs import hashed
from sushibar.match.match import Match
from sushibar.server import wire
from sushibar.server.hall import Hall
from sushibar.server.limits import Bucket
from sushibar.server.outbox import Outbox
from sushibar.server.room import Room, now, written
from sushibar.server.seen import Part
from sushibar.server.socket import Gone, Socket
from sushibar.texts import languages, speaking, text

HELLO_SECONDS: Final = 10.0
"""So long a client may take to say who it is."""
SILENT_SECONDS: Final = 75.0
"""A client that has not said anything for so long is gone; it should ping more often."""
RESEND_SECONDS: Final = 5.0
"""News that have not been acknowledged after so long are sent again, then after twice as long."""
MOST_RESENDS: Final = 5
PAUSE: Final = 0.05
MOST_WRONG: Final = 10
"""So many messages that are none may a client send."""

BAD_MESSAGE: Final = 4400
WRONG_SECRET: Final = 4401
NO_TABLE: Final = 4404
SILENT: Final = 4408
TOO_SLOW: Final = 4413
NO_STORAGE: Final = 4503
"""What is at the table cannot be read at the moment; the client should come again."""


class Connection:
    """A client: what it says is done, what happens is told to it, each in its own language."""

    def __init__(self, hall: Hall, socket: Socket, code: str) -> None:
        self.hall, self.socket, self.code = hall, socket, code
        self.seat: int | None = None
        self.language = "en"
        self.words = True
        self.sent = 0
        """The version of the last news that were sent."""
        self.acked = 0
        self._room: Room | None = None
        self._hello: wire.Hello | None = None
        self._outbox = Outbox(socket, self._go_on, lambda: self._drop(Gone(TOO_SLOW, "too slow")))
        self._is_behind = False
        self._resend: asyncio.TimerHandle | None = None
        self._resends = 0
        self._messages = Bucket(rate=50, most=100)
        self._thoughts = Bucket(rate=0.5, most=5)
        self._phrases = Bucket(rate=0.3, most=4)
        self._heard_at = 0.0
        self._silence: asyncio.TimerHandle | None = None
        self._closing: Gone | None = None
        self._errors = 0

    async def run(self) -> None:
        """Serve the client until it is gone."""
        await self.socket.accept()
        metrics = self.hall.metrics
        metrics.connections.inc()
        try:
            self._listen(HELLO_SECONDS)
            await self._greet()
            while self._closing is None:
                await self._hear(await self._receive())
        except Gone as gone:
            self._closing = self._closing or gone
        finally:
            metrics.connections.dec()
            self._leave()
        await self._close()

    # In

    def _listen(self, seconds: float) -> None:
        """Look after so many seconds whether the client has said anything since."""
        wait = asyncio.get_running_loop().call_later
        self._silence = wait(seconds, self._check_silence, time.monotonic())

    def _check_silence(self, since: float) -> None:
        if self._heard_at < since:
            self._drop(Gone(SILENT, "silent"))
        else:
            self._listen(SILENT_SECONDS - (time.monotonic() - self._heard_at))

    async def _receive(self) -> wire.FromClient | None:
        """The next message; None if it was none."""
        raw = await self.socket.receive()
        self._heard_at = time.monotonic()
        if self._outbox.is_slow:  # messages came in one piece: answers go out in between
            await asyncio.sleep(0)
        if self._closing is not None:
            raise self._closing
        while not self._messages.take():  # what comes too quickly waits
            await asyncio.sleep(PAUSE)
        if raw is None or len(raw) > wire.LARGEST_MESSAGE:
            raise Gone(BAD_MESSAGE, "not a message")
        try:
            return wire.from_client.validate_json(raw)
        except ValidationError as error:
            self._wrong(error)
            return None

    def _wrong(self, error: ValidationError) -> None:
        self._errors += 1
        if self._errors > MOST_WRONG:
            raise Gone(BAD_MESSAGE, "not a message")
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        self._refuse("message", Refused("refused-message", place=place, problem=first["msg"]))

    async def _greet(self) -> None:
        """Wait for a hello, and answer it."""
        hello = await self._receive()
        if not isinstance(hello, wire.Hello):
            raise Gone(BAD_MESSAGE, "a hello comes first")
        self._hello = hello
        self.language = hello.language if hello.language in languages() else "en"
        self.words = hello.words
        try:
            room = self._room = await self.hall.room(self.code)
            if await room.look(lambda match: knows_more(hello, match)):
                room.doubt()  # another worker may have told it what has not been heard of here
            await room.look(lambda match: self._welcome(room, match, hello))
        except SushibarError as error:
            reason = self._refuse("hello", error)
            await self._outbox.flush()
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
            self._send(
                {
                    "type": "welcome",
                    "protocol": wire.PROTOCOL,
                    "now": now(),
                    "present": sorted(room.present),
                    "events": showing.news(match, self.seat, since, words=self.words),
                    "view": showing.shown(match, self.seat, words=self.words),
                }
            )
        self.sent, self.acked = match.version, since
        self._expect_ack()
        if room.is_troubled:
            self.hear_trouble(True)

    async def _hear(self, message: wire.FromClient | None) -> None:
        if message is None:
            return
        self.hall.metrics.messages.labels(message.type).inc()
        if isinstance(message, wire.Ping):
            self._send({"type": "pong", "id": message.id, "now": now()})
        elif isinstance(message, wire.Ack):
            self.acked = max(self.acked, min(message.version, self.sent))
        elif message == self._hello:  # it has come twice, or the answer was lost
            self._catch_up(self.acked)
        else:
            try:
                with speaking(self.language):
                    await HANDLERS[type(message)](self, message)
            except SushibarError as error:
                self._refuse(message.type, error, getattr(message, "question", None))
            except Exception as error:
                self.hall.complain(error)
                self._refuse(message.type, Refused("refused-fault"))

    # What clients ask for

    @property
    def room(self) -> Room:
        """Where the client is."""
        assert self._room is not None
        return self._room

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refused("refused-bystander")
        return self.seat

    async def _answer(self, message: wire.Answer) -> None:
        seat = self._own_seat()
        with self.hall.metrics.decision_seconds.time():
            await self.room.do(lambda match: match.answer(seat, message.question, message.steps))
        self.hall.metrics.decisions.inc()
        told = {"type": "accepted", "question": message.question, "steps": message.steps}
        self._send(told)

    async def _select(self, message: wire.Select) -> None:
        seat, question, steps = self._own_seat(), message.question, message.steps
        draft = await self.room.look(lambda match: match.draft(seat, question, steps))
        try:
            await self.hall.store.select(self.code, seat, question, " ".join(steps))
        except StoreError:
            self.room.fall_into_trouble()
            raise
        self._send({"type": "selected", **showing.drafted(draft, seat, question, steps)})

    async def _preview(self, message: wire.AskPreview) -> None:
        seat, question, steps = self._own_seat(), message.question, message.steps
        draft = await self.room.look(lambda match: match.draft(seat, question, steps))
        brings = {} if draft.is_whole else await self.hall.thinking.preview(draft.table, seat)
        self._send({"type": "preview", "question": question, "steps": steps, "brings": brings})

    async def _hint(self, message: wire.AskHint) -> None:
        seat, question, steps = self._own_seat(), message.question, message.steps
        if not message.simply and not self._thoughts.take():
            raise Refused("refused-too-many-hints")
        draft = await self.room.look(lambda match: match.draft(seat, question, steps))
        if draft.is_whole or seat not in draft.table.pending:
            raise Refused("refused-not-asked")
        hint = await self.hall.thinking.hint(draft.table, seat, simply=message.simply)
        self.hall.metrics.hints.inc()
        self._send({"type": "hint", "question": question, "steps": steps, **hint})

    async def _scores(self, message: wire.AskScores) -> None:
        sheet = await self.room.look(lambda match: showing.sheet(match.playing))
        self._send({"type": "scores", **sheet})

    async def _say(self, message: wire.Say) -> None:
        seat = self._own_seat()
        if not self._phrases.take():
            raise Refused("refused-too-many-phrases")
        await self.room.do(lambda match: match.say(seat, message.phrase))

    async def _greet_again(self, message: wire.Hello) -> None:
        raise Refused("refused-hello")

    async def _come_back(self, message: wire.ComeBack) -> None:
        seat = self._own_seat()
        await self.room.do(lambda match: match.come_back(seat))

    # What rooms tell

    def hear_news(self, match: Match, common: showing.Common) -> None:
        """Tell what has happened since it was last told; a slow client is told later, in one."""
        if self.sent >= match.version:
            return
        if self._outbox.is_slow:
            self._is_behind = True
            return
        if showing.is_quiet(match, self.sent):
            answered = showing.answered(match, self.seat)
            self._post(self.room.quiet_news(match, self.sent, answered))
            self.sent = match.version
            self._expect_ack()
        else:
            self._tell(match, self.sent, common)

    def _tell(self, match: Match, since: int, common: showing.Common | None = None) -> None:
        with self._speaking():
            self._send(
                {
                    "type": "news",
                    "now": now(),
                    "version": match.version,
                    "pending": match.pending,
                    "answered": showing.answered(match, self.seat),
                    "events": showing.news(match, self.seat, since, words=self.words),
                    "view": showing.shown(match, self.seat, words=self.words, common=common),
                }
            )
        self.sent = match.version
        self._expect_ack()

    def _speaking(self) -> contextlib.AbstractContextManager[None]:
        """The client's language, if it wants any words."""
        return speaking(self.language) if self.words else contextlib.nullcontext()

    def _expect_ack(self) -> None:
        if self._resend is None and self.acked < self.sent:
            wait = RESEND_SECONDS * 2**self._resends
            loop = asyncio.get_running_loop()
            self._resend = loop.call_later(wait, self._check_acks, self.acked)

    def _check_acks(self, acked: int) -> None:
        """Send again what has not arrived; a client that never says so is not there."""
        self._resend = None
        if self.acked > acked:
            self._resends = 0
            self._expect_ack()
        elif self._resends == MOST_RESENDS:
            self._drop(Gone(SILENT, "silent"))
        else:
            self._resends += 1
            self._catch_up(acked)

    def _catch_up(self, since: int | None) -> None:
        """Tell the client, when its table is not busy, what it has not heard."""

        async def tell() -> None:
            with contextlib.suppress(SushibarError):  # there will be other news
                await self.room.look(
                    lambda match: self._tell(match, self.sent if since is None else since)
                )

        self._task = asyncio.ensure_future(tell())

    def hear_presence(self, seats: Sequence[int]) -> None:
        """Tell who is connected."""
        self._send({"type": "present", "seats": list(seats)})

    def hear_trouble(self, trouble: bool) -> None:
        """Tell that nothing can be stored at the moment, or that it can be again."""
        with speaking(self.language):
            words = text("notice-trouble") if trouble else text("notice-recovered")
        self._send({"type": "notice", "trouble": trouble, "words": words})

    # Out

    def _refuse(self, about: str, error: SushibarError, question: int | None = None) -> str:
        """Say why something was not done; the reason."""
        if isinstance(error, StoreError):  # what exactly is wrong is not for everybody
            error = Refused("refused-storage")
        reason = error.reason if isinstance(error, Refused) else "illegal"
        self.hall.metrics.refusals.labels(reason).inc()
        with speaking(self.language):
            words = str(error)
        told = {"type": "refused", "about": about, "reason": reason, "words": words}
        self._send(told if question is None else {**told, "question": question})
        return reason

    def _send(self, message: dict[str, Any]) -> None:
        """Send a message without waiting for it."""
        self._post(written(message))

    def _post(self, message: str) -> None:
        if self._closing is None:
            self._outbox.post(message)

    def _go_on(self) -> None:
        """All is sent: what has happened meanwhile is told in one."""
        if self._is_behind:
            self._is_behind = False
            self._catch_up(None)

    def _drop(self, gone: Gone) -> None:
        """End the connection although the client does not read."""
        if self._closing is not None:
            return
        self._closing = gone
        self.hall.metrics.dropped.inc()
        self._outbox.stop()
        self._leave()
        self._closer = asyncio.ensure_future(self._close())

    def _leave(self) -> None:
        for timer in (self._resend, self._silence):
            if timer is not None:
                timer.cancel()
        if self._room is not None:
            self._room.exit(self)

    async def _close(self) -> None:
        if self._closing is None or not self.socket.is_open:
            return
        with contextlib.suppress(TimeoutError, RuntimeError, OSError, Gone, asyncio.CancelledError):
            async with asyncio.timeout(2):
                await self._outbox.flush()
                await self.socket.close(self._closing.code, self._closing.reason)


def knows_more(hello: wire.Hello, match: Match) -> bool:
    """Whether a client has heard of something that a match does not know."""
    is_stranger = hello.secret is not None and match.seat_of(hashed(hello.secret)) is None
    return is_stranger or (hello.since or 0) > match.version


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: Final[dict[type[Part], Handler]] = {
    wire.Hello: Connection._greet_again,
    wire.Answer: Connection._answer,
    wire.Select: Connection._select,
    wire.AskPreview: Connection._preview,
    wire.AskHint: Connection._hint,
    wire.AskScores: Connection._scores,
    wire.Say: Connection._say,
    wire.ComeBack: Connection._come_back,
}
