"""A connection: one client at one live table."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from pydantic import ValidationError

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.match import updates, views
from sushibar.match.chairs import hashed
from sushibar.match.device import Device
from sushibar.match.match import Match
from sushibar.server import inbox, prices, wire
from sushibar.server.acknowledgements import Acknowledgements
from sushibar.server.broadcast import Presence
from sushibar.server.handlers import HANDLERS
from sushibar.server.inbox import Gone, Inbox
from sushibar.server.limits import Visitor
from sushibar.server.prices import Purse
from sushibar.server.room import Room
from sushibar.server.turns import Requester
from sushibar.server.view_cache import Viewer
from sushibar.server.websocket import Listener, Websocket
from sushibar.server.worker import Worker
from sushibar.texts import languages, speaking, text


class Connection(Inbox):
    """A client: what it says is done, what happens is told to it, each in its own language."""

    def __init__(self, worker: Worker, code: str, visitor: Visitor) -> None:
        """The visitor leaves when the client is gone."""
        super().__init__(worker, Purse([visitor.budget]))
        self.code, self.visitor = code, visitor
        self.device = Device()
        self.language = "en"
        self.words = True
        self.answered_at = 0
        """The version of the last answer that came over this connection."""
        self._acknowledgements = Acknowledgements(worker.loop, self._catch_up, self._give_up)
        self._room: Room | None = None
        self._hello: wire.Hello | None = None
        self._is_behind = False
        self._untold = 0
        """After this version something has to be told, when there is a `_catching_up`."""
        self._catching_up: asyncio.Task[None] | None = None

    def open(self, hand_over: Callable[[Listener], Websocket]) -> None:
        """Hear the client from now on."""
        self.websocket = hand_over(self)
        self.worker.metrics.connections.inc()
        self.listen(inbox.HELLO_SECONDS)

    def end(self, gone: Gone) -> None:
        """Leave the table."""
        self._acknowledgements.stop()
        if self._room is not None:
            self._room.exit(self)
        if self._catching_up is not None:
            self._catching_up.cancel()
            self._catching_up = None
        self.worker.metrics.connections.dec()
        self.visitor.leave()

    # In

    def hear_drained(self) -> None:
        """All is sent: what has happened meanwhile is told in one."""
        if self._is_behind:
            self._is_behind = False
            self._catch_up(None)

    def hear_overflow(self) -> None:
        """The client does not read."""
        self.drop(Gone(wire.TOO_SLOW, "too slow"))

    def _give_up(self) -> None:
        """The client acknowledges nothing."""
        self.drop(Gone(wire.SILENT, "silent"))

    def refuse_message(self, error: ValidationError) -> None:
        """Say what is wrong with something that was no message."""
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        self._refuse("message", Refused("refused-message", place=place, problem=first["msg"]))

    def obey(self, message: wire.FromClient | None) -> Coroutine[Any, Any, None] | None:
        """Do what a message says, the first of which has to be a hello."""
        if self._room is None:
            return self._greet(message)
        if message is None:
            return None
        self.worker.metrics.busy.messages[message.type] += 1
        if isinstance(message, wire.Ping):
            self.send({"type": "pong", "id": message.id, "now": wire.now()})
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
            self.worker.log_error(error)
            self._refuse(message.type, Refused("refused-fault"))

    # Who it is

    async def _greet(self, hello: wire.FromClient | None) -> None:
        """Answer the first message, a hello."""
        if not isinstance(hello, wire.Hello):
            raise Gone(wire.BAD_MESSAGE, "a hello comes first")
        self._hello = hello
        self.language = hello.language if hello.language in languages() else "en"
        self.words = hello.words
        try:
            room = self._room = await self.worker.room(self.code)
            if await room.look(lambda match: knows_more(hello, match)):
                room.refresh()  # another worker may have told it what has not been heard of here
            await room.look(lambda match: self._welcome(room, match, hello))
        except SushibarError as error:
            reason = self._refuse("hello", error)
            raise Gone(wire.NO_TABLE if reason == "no-table" else wire.NO_STORAGE, reason) from None

    def _welcome(self, room: Room, match: Match, hello: wire.Hello) -> None:
        """Let the client in, and tell everything that it has missed."""
        if hello.secret is not None:
            self.device = Device(match.seats_of(hashed(hello.secret)))
            if not self.device.seats:
                raise Gone(wire.WRONG_SECRET, "wrong secret")
            allowance = room.allowance(self.device.seats[0])
            self.purse = Purse([self.visitor.budget, allowance.work])
        since = match.version if hello.since is None else min(hello.since, match.version)
        if hello.seat is not None:
            self.device.resume(match, hello.seat, since)
        room.enter(self)
        self.is_known = True
        self.device.look(match)
        with self._speaking():
            events, view = self._shown(match, since)
        self.websocket.post(
            wire.welcome(sorted(room.present), room.everybody.onlookers, events, view)
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
    def requester(self) -> Requester:
        """Whose work it is to think for this client."""
        return Requester(self.visitor.address, self.code)

    @property
    def seats(self) -> tuple[int, ...]:
        """The client's seats: several where people share a device."""
        return self.device.seats

    @property
    def own_seat(self) -> int:
        """The client's seat; a bystander is refused, and a device at which nobody looks."""
        return checked(self.device.seat)

    @property
    def answering_seat(self) -> int:
        """The same; an answer that is sent again belongs to the seat that looked last."""
        return checked(self.device.last)

    # What rooms tell

    def hear_news(self, match: Match) -> None:
        """Tell what has happened since it was last told; a slow client is told later, in one, and
        so is somebody without a seat who has overdrawn.
        """
        sent = self._acknowledgements.sent
        if sent >= match.version:
            return
        if self.websocket.is_slow:
            self._is_behind = True
            return
        shown = self.device.seat
        seat = self.device.look(match)
        if updates.is_quiet(match, sent) and seat == shown:
            self.purse.charge(prices.MESSAGE)
            answered = views.answered(match, seat)
            self.websocket.post(self.room.quiet_news(match, sent, answered))
            self._acknowledgements.tell(match.version)
        elif not self.seats and self.purse.is_overdrawn:
            self._catch_up(None)
        else:
            self._tell(match, sent)

    def _tell(self, match: Match, since: int) -> None:
        if self._is_over:
            return
        answered = views.answered(match, self.device.look(match))
        with self._speaking():
            events, view = self._shown(match, since)
        self.websocket.post(wire.news(match.version, match.pending, answered, events, view))
        self._acknowledgements.tell(match.version)

    def _shown(self, match: Match, since: int) -> tuple[bytes, bytes]:
        """What has happened after a version, and the table as it is, for this client."""
        device = self.device
        viewer = Viewer(device.seat, device.seats, self.language if self.words else "")
        cache, charge = self.room.view_cache, self.purse.charge
        charge(prices.SENDING)
        events = cache.events(match, viewer, since, charge)
        return events, cache.view(match, viewer, charge)

    def show(self, match: Match, seat: int | None) -> None:
        """At a device that people share, show the view of one of them, or cover it."""
        if seat is None:
            self.device.cover()
        else:
            self.device.take(match, seat)
        self._tell(match, match.version)

    def _speaking(self) -> contextlib.AbstractContextManager[None]:
        """The client's language, if it wants any words."""
        return speaking(self.language) if self.words else contextlib.nullcontext()

    def _catch_up(self, since: int | None) -> None:
        """Tell the client, when its table is not busy and it has not overdrawn, what it has not
        heard: all after a version, or after the last one that it was sent.
        """
        since = self._acknowledgements.sent if since is None else since
        if self._catching_up is not None and not self._catching_up.done():
            self._untold = min(self._untold, since)
            return

        async def tell() -> None:
            while self.purse.is_overdrawn:
                await asyncio.sleep(inbox.PAUSE_SECONDS)
            with contextlib.suppress(SushibarError):  # there will be other news
                await self.room.look(lambda match: self._tell(match, self._untold))

        self._untold = since
        self._catching_up = self.worker.loop.create_task(tell())

    def hear_presence(self, presence: Presence) -> None:
        """Tell who is connected."""
        seats, onlookers = presence
        self.send({"type": "present", "seats": sorted(seats), "onlookers": onlookers})

    def hear_trouble(self, trouble: bool) -> None:
        """Tell that nothing can be stored at the moment, or that it can be again."""
        with speaking(self.language):
            words = text("notice-trouble") if trouble else text("notice-recovered")
        self.send({"type": "notice", "trouble": trouble, "words": words})

    # Out

    def send(self, message: wire.FromServer) -> None:
        """Send a message without waiting for it."""
        self.websocket.post(wire.encoded(message))

    def _refuse(self, about: str, error: SushibarError, question: int | None = None) -> str:
        """Say why something was not done; the reason."""
        if isinstance(error, StoreError):  # what exactly is wrong is not for everybody
            error = Refused("refused-storage")
        reason = error.reason if isinstance(error, Refused) else "illegal"
        self.worker.metrics.refusals.labels(reason).inc()
        with speaking(self.language):
            words = str(error)
        told: wire.Refusal = {"type": "refused", "about": about, "reason": reason, "words": words}
        self.send(told if question is None else {**told, "question": question})
        return reason


def checked(seat: int | None) -> int:
    """The seat that somebody has; a bystander is refused."""
    if seat is None:
        raise Refused("refused-bystander")
    return seat


def knows_more(hello: wire.Hello, match: Match) -> bool:
    """Whether a client has heard of something that a match does not know."""
    is_stranger = hello.secret is not None and match.seat_of(hashed(hello.secret)) is None
    return is_stranger or (hello.since or 0) > match.version
