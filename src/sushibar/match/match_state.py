"""The course of a match: all that its log has led to until now."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple, Self

from sushibar.errors import Refused
from sushibar.match.chairs import Chair
from sushibar.match.log import (
    Answered,
    BotJoined,
    Changed,
    Closed,
    Entry,
    Joined,
    Left,
    Opened,
    RematchAccepted,
    Rematched,
    Renamed,
    Returned,
    Salted,
    Started,
    StoodIn,
)
from sushibar.match.settings import Settings
from sushibar.table.dealer import record_key
from sushibar.table.table import Table

Phase = Literal["open", "playing", "over", "closed"]


class Moment(NamedTuple):
    """An entry of the log, and which of the table's events came of it."""

    version: int
    at: int
    entry: Entry
    first: int
    last: int
    """The events from `first` up to, but without, `last`."""


class MatchState:
    """What has happened at a live table; the same entries always lead to the same course.

    Times are in milliseconds.
    """

    def __init__(self, code: str, seed: str) -> None:
        self.code, self.seed = code, seed
        self.version = 0
        self.phase: Phase = "open"
        self.chairs: list[Chair] = []
        self.table: Table | None = None
        self.question = 0
        """The number of the question that is open, from 1; it grows with every reveal."""
        self.asked_at = 0
        self.rematch = ""
        """The code of the table where the same players go on."""
        self.rematch_by: int | None = None
        """The seat that asked for it."""
        self.moments: list[Moment] = []
        self._given: dict[tuple[int, int], str] = {}
        self._given_at: dict[tuple[int, int], int] = {}
        self._counts: Counter[type[Entry]] = Counter()
        """How often what has happened."""
        self._times: dict[int, int] = {}
        """By seat, how often it has answered the open question."""
        self._arrivals: list[int] = []
        self._tried: tuple[int, int, str, Table] | None = None
        """The last whole answer that was tried, at which version, by which seat, and the table with
        it: it is not played twice."""

    @classmethod
    def of(cls, code: str, seed: str, entries: Iterable[tuple[int, Entry]]) -> Self:
        """The match that a log describes: entries with their times."""
        match = cls(code, seed)
        match.apply_all(entries)
        return match

    # What it looks like

    @property
    def playing(self) -> Table:
        """The table, if cards have been dealt."""
        if self.table is None:
            raise Refused("refused-not-playing")
        return self.table

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called; empty chairs have no name."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def host(self) -> int | None:
        """The seat that decides about the table: of those who are there, the first to come."""
        there = [seat for seat in self._arrivals if not self.chairs[seat].bot]
        return next(iter(there or self._arrivals), None)

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return self.table.pending if self.table is not None and self.phase == "playing" else ()

    @property
    def pending_bots(self) -> tuple[int, ...]:
        """Of these, the bots'."""
        return tuple(seat for seat in self.pending if self.chairs[seat].bot)

    @property
    def pending_players(self) -> tuple[int, ...]:
        """Of these, the players'."""
        return tuple(seat for seat in self.pending if not self.chairs[seat].bot)

    @property
    def deadline(self) -> int | None:
        """When the players' time is up, if anybody's is running."""
        clock = self.settings.clock
        return self.asked_at + 1000 * clock if clock and self.pending_players else None

    @property
    def due(self) -> int | None:
        """When something happens by itself: bots answer at once, the clock runs out; never where
        only people are waited for.
        """
        return self.asked_at if self.pending_bots else self.deadline

    @property
    def record_key(self) -> str:
        """What reads the record of the game when it is over; everybody knows the seed of a lesson,
        so there is none.
        """
        return "" if self.settings.lesson else record_key(self.seed)

    def given(self, seat: int, question: int | None = None) -> str | None:
        """A seat's answer to a question, to the open one if no other is named."""
        return self._given.get((self.question if question is None else question, seat))

    def given_at(self, seat: int, question: int) -> int:
        """The version at which a seat gave the answer that stands; 0 if it has given none."""
        return self._given_at.get((question, seat), 0)

    def time_outs(self, seat: int) -> int:
        """How many of a seat's last answers in a row were given for it because time was up."""
        number = 0
        for moment in reversed(self.moments):
            if isinstance(moment.entry, Answered) and moment.entry.seat == seat:
                if moment.entry.by not in ("selected", "clock"):
                    break
                number += 1
        return number

    def seat_of(self, key: str) -> int | None:
        """The seat whose secret has this hash, the first of several."""
        return next(iter(self.seats_of(key)), None)

    def seats_of(self, key: str) -> tuple[int, ...]:
        """All seats whose secret has this hash: several where people share a device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if key and chair.key == key)

    # What happens

    def apply_all(self, entries: Iterable[tuple[int, Entry]]) -> None:
        """Let what a log tells happen: entries with their times."""
        for at, entry in entries:
            self.apply(entry, at)

    def apply(self, entry: Entry, at: int = 0) -> None:
        """Let an entry happen; it is one that a command has returned, or that the log holds."""
        first = 0 if self.table is None else self.table.happened
        match entry:
            case Opened():
                self.settings = entry.settings
                self.chairs = [Chair() for _ in range(entry.settings.players)]
            case Joined():
                self.chairs[entry.seat] = Chair(
                    entry.name, entry.key, "", entry.salt, entry.player, entry.accepted
                )
                self._arrivals.append(entry.seat)
            case Salted():
                self.chairs[entry.seat].salt = entry.salt
            case RematchAccepted():
                self.chairs[entry.seat].accepted = True
            case BotJoined():
                self.chairs[entry.seat] = Chair(entry.name, bot=entry.bot)
            case Left():
                self.chairs[entry.seat] = Chair()
                if entry.seat in self._arrivals:
                    self._arrivals.remove(entry.seat)
            case Changed():
                self._change(entry.settings)
            case Renamed():
                self.chairs[entry.seat].name = entry.name
            case Started():
                self._deal(at)
            case Answered():
                self._answer(entry, at)
            case StoodIn():
                self.chairs[entry.seat].bot = entry.bot
            case Returned():
                self.chairs[entry.seat].bot = ""
            case Rematched():
                self.rematch, self.rematch_by = entry.code, entry.seat
            case Closed():
                self.phase = "closed"
        self.version += 1
        self._counts[type(entry)] += 1
        last = 0 if self.table is None else self.table.happened
        self.moments.append(Moment(self.version, at, entry, first, last))

    def _change(self, settings: Settings) -> None:
        """Put chairs there, or take the last ones away."""
        more = settings.players - len(self.chairs)
        self.chairs = self.chairs[: settings.players] + [Chair() for _ in range(more)]
        self.settings = settings

    def _deal(self, at: int) -> None:
        self.table = Table(
            **self.settings.setup.keywords,
            names=self.names,
            seed=self.seed,
            salts=[chair.salt for chair in self.chairs if chair.salt],
        )
        self.phase, self.question, self.asked_at = "playing", 1, at

    def _answer(self, entry: Answered, at: int) -> None:
        table = self.playing
        happened = table.happened
        tried = self._table_with(entry.seat, entry.steps)
        if tried is not None:
            self.table = table = tried
        else:
            table.answer(entry.seat, entry.steps)
        self._tried = None
        self._given[entry.question, entry.seat] = entry.steps
        self._given_at[entry.question, entry.seat] = self.version + 1
        self._times[entry.seat] = self._times.get(entry.seat, 0) + 1
        if table.happened > happened:
            self.question += 1
            self.asked_at = at
            self._times.clear()
        if table.over:
            self.phase = "over"

    def _table_with(self, seat: int, steps: str) -> Table | None:
        """The table after a whole answer, if that is what was tried last."""
        if self._tried is not None and self._tried[:3] == (self.version, seat, steps):
            return self._tried[3]
        return None
