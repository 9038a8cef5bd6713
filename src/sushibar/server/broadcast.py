"""Everybody who is connected to a table, and what all of them are told."""

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from sushibar.match.match import Match
from sushibar.server import wire
from sushibar.server.allowances import Allowance
from sushibar.server.view_cache import ViewCache, Viewer

if TYPE_CHECKING:
    from sushibar.server.worker import Worker


EVERYBODY: Final = Viewer(None, (), "")
"""Who hears that somebody has answered: that is the same for all, and needs no words."""


class Presence(NamedTuple):
    """Who is connected: the seats of players, and how many look on."""

    seats: frozenset[int] = frozenset()
    onlookers: int = 0


NOBODY: Final = Presence()


class Client(Protocol):
    """Somebody connected here, as a room knows them."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Where they sit; nowhere if they look on."""

    def hear_news(self, match: Match) -> None:
        """Something has happened."""

    def hear_presence(self, presence: Presence) -> None:
        """Others have come or gone."""

    def hear_trouble(self, trouble: bool) -> None:
        """Nothing can be stored, or it can be again."""


class Broadcast:
    """Clients here, the seats that are connected elsewhere, and whether there is trouble."""

    code: str

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, Presence] = {}
        """Who is connected to other workers."""
        self.is_troubled = False
        """Whether something could not be stored, and nothing has been since."""
        self.view_cache = ViewCache()
        self._allowances: dict[int, Allowance] = {}
        self._quiet = (-1, -1, b"")

    def allowance(self, seat: int) -> Allowance:
        """What the player of a seat may do, over however many connections."""
        if seat not in self._allowances:
            self._allowances[seat] = Allowance(self.worker.requests)
        return self._allowances[seat]

    # Presence

    def enter(self, client: Client) -> None:
        """Somebody is there; all others hear of it."""
        before = self.everybody
        self.clients.add(client)
        self._tell_presence(before, newcomer=client)

    def exit(self, client: Client) -> None:
        """Somebody is gone."""
        before = self.everybody
        self.clients.discard(client)
        self._tell_presence(before)

    @property
    def here(self) -> Presence:
        """Who is connected to this worker."""
        seats = frozenset(seat for client in self.clients for seat in client.seats)
        return Presence(seats, sum(not client.seats for client in self.clients))

    @property
    def everybody(self) -> Presence:
        """Who is connected anywhere."""
        there = [self.here, *self.elsewhere.values()]
        seats = frozenset(seat for one in there for seat in one.seats)
        return Presence(seats, sum(one.onlookers for one in there))

    @property
    def present(self) -> frozenset[int]:
        """The seats whose players are connected anywhere."""
        return self.everybody.seats

    def hear_presence(self, worker: str, presence: Presence) -> None:
        """Who is connected to another worker."""
        before = self.everybody
        if presence == NOBODY:
            self.elsewhere.pop(worker, None)
        else:
            self.elsewhere[worker] = presence
        self._tell_presence(before, here_too=False)

    def _tell_presence(
        self, before: Presence, *, newcomer: Client | None = None, here_too: bool = True
    ) -> None:
        everybody = self.everybody
        if everybody == before:
            return
        for client in self.clients - {newcomer}:
            client.hear_presence(everybody)
        if here_too:
            self.worker.publish_presence(self)

    # News and trouble

    def tell_news(self, match: Match) -> None:
        """Let everybody here know what has happened."""
        for client in tuple(self.clients):
            try:
                client.hear_news(match)
            except Exception as error:  # it is stored, and others are told
                self.worker.log_error(error)

    def quiet_news(self, match: Match, since: int, answered: list[str] | None) -> bytes:
        """News that somebody has answered, face down; the same for all who have not."""
        if answered is None and self._quiet[:2] == (since, match.version):
            return self._quiet[2]
        events = self.view_cache.events(match, EVERYBODY, since)
        message = wire.news(match.version, match.pending, answered, events)
        if answered is None:
            self._quiet = since, match.version, message
        return message

    def tell_trouble(self, *, trouble: bool) -> None:
        """Say once that nothing can be stored, or that it can be again."""
        if trouble == self.is_troubled:
            return
        self.is_troubled = trouble
        for client in tuple(self.clients):
            client.hear_trouble(trouble)
