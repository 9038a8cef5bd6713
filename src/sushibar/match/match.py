"""A match: a live table from its opening to its end, as its log tells it."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from sushibar.errors import Refused, SushibarError
from sushibar.match.chairs import STAND_IN, Chair, check_name
from sushibar.match.log import (
    Answered,
    BotJoined,
    By,
    Closed,
    Entry,
    Joined,
    Left,
    Opened,
    Rematched,
    Returned,
    Said,
    Salted,
    Started,
    StoodIn,
)
from sushibar.match.sayings import EMOTES, PHRASES
from sushibar.match.settings import Settings
from sushibar.table.dealer import commitment
from sushibar.table.notation import UNFINISHED
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


class Draft(NamedTuple):
    """A table as it would be after some steps of a seat's answer."""

    table: Table
    is_whole: bool
    """Whether nothing more can be said."""
    is_enough: bool
    """Whether nothing more has to be said: the rest goes without saying."""


class Match:
    """A live table. Commands check what is asked for and return entries; `apply` lets them happen.

    >>> from sushibar.match.settings import Settings
    >>> match = Match("TABLE", "seed")
    >>> for entry in match.open(Settings.checked("sushi-go", 2, "seed")):
    ...     match.apply(entry)
    >>> match.phase
    'open'

    The same entries always lead to the same match. Times are in milliseconds.
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
        self.moments: list[Moment] = []
        self._given: dict[tuple[int, int], str] = {}
        self._given_at: dict[tuple[int, int], int] = {}
        self._arrivals: list[int] = []
        self._draft: tuple[Entry, Table] | None = None

    @classmethod
    def of(cls, code: str, seed: str, entries: Iterable[tuple[int, Entry]]) -> "Match":
        """The match that a log tells of: entries with their times."""
        match = cls(code, seed)
        for at, entry in entries:
            match.apply(entry, at)
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
        """The seat whose secret has this hash."""
        keys = [chair.key for chair in self.chairs]
        return keys.index(key) if key and key in keys else None

    # Before the game

    def open(self, settings: Settings, before: str = "") -> list[Entry]:
        """Open the table."""
        return [Opened(settings, commitment(self.seed), before)]

    def join(
        self, name: str, key: str, salt: str = "", seat: int | None = None, player: str = ""
    ) -> list[Entry]:
        """Sit down on a chair, or on the first that is free; who sits there already, stays."""
        if self.seat_of(key) is not None:
            return []
        return [Joined(self._free(seat)[0], self._own_name(name), key, salt, player)]

    def salt(self, seat: int, salt: str) -> list[Entry]:
        """Add a player's own random bits to the shuffle."""
        if self.chairs[seat].salt == salt:
            return []
        self._check_open()
        if self.chairs[seat].salt:
            raise Refused("refused-salted")
        return [Salted(seat, salt)]

    def add_bot(self, spec: str, names: Iterable[str], seat: int | None = None) -> list[Entry]:
        """Let a bot sit down, on the last free chair, with a name that nobody has."""
        free = self._free(seat)[-1]
        name = next(name for name in names if name not in self.names)
        return [BotJoined(free, name, spec)]

    def remove(self, seat: int) -> list[Entry]:
        """Free a chair before the game."""
        self._check_open()
        return [] if self._chair(seat).is_empty else [Left(seat)]

    def start(self) -> list[Entry]:
        """Deal the cards; once only."""
        if self.phase == "playing":
            return []
        self._check_open()
        empty = sum(chair.is_empty for chair in self.chairs)
        if empty:
            raise Refused("refused-empty-chairs", empty=empty)
        return [Started()]

    # During the game

    def draft(self, seat: int, question: int, steps: Sequence[str]) -> Draft:
        """The table after some steps of an answer that is not given yet."""
        self._check_question(question)
        table = self.playing.copy()
        happened = table.happened
        if seat not in table.pending and self.given(seat) is not None:
            table.retract(seat)
        for step in steps:
            if table.happened > happened or seat not in table.pending:
                raise Refused("refused-too-many-steps", step=step)
            table.act(seat, step)
        is_whole = table.happened > happened or seat not in table.pending
        return Draft(table, is_whole, is_whole or self._is_enough(seat, steps))

    def answer(
        self, seat: int, question: int, steps: Iterable[str], by: By = "player"
    ) -> list[Entry]:
        """Give a seat's whole answer, or replace it until all are revealed.

        Giving the same answer again changes nothing, whenever it comes. Bots and the clock never
        replace what a player has answered.
        """
        words = " ".join(steps)
        given = self.given(seat, question)
        if given == words or (given is not None and by != "player"):
            return []
        self._check_question(question)
        if by == "player" and self.chairs[seat].bot:
            raise Refused("refused-stood-in")
        if by == "bot" and not self.chairs[seat].bot:
            return []
        if UNFINISHED in words:
            raise Refused("refused-unfinished")
        table = self.playing.copy()
        table.answer(seat, words)
        entry = Answered(seat, question, words, by)
        self._draft = entry, table
        return [entry]

    def stand_in(self, seat: int, spec: str) -> list[Entry]:
        """Let a bot play for an absent player."""
        self._check_playing()
        chair = self._chair(seat)
        if not chair.is_person:
            raise Refused("refused-no-player", seat=seat)
        return [] if chair.bot == spec else [StoodIn(seat, spec)]

    def come_back(self, seat: int) -> list[Entry]:
        """Give a player the seat back."""
        self._check_playing()
        chair = self._chair(seat)
        return [Returned(seat)] if chair.is_person and chair.bot else []

    def leave(self, seat: int) -> list[Entry]:
        """Get up: before the game for good, during the game until one comes back."""
        if self.phase == "open":
            return self.remove(seat)
        if self.phase == "playing" and not self._chair(seat).bot:
            return self.stand_in(seat, STAND_IN)
        return []

    def say(self, seat: int, phrase: str) -> list[Entry]:
        """Say one of the phrases there are, or show an emote."""
        if phrase not in PHRASES and phrase not in EMOTES:
            raise Refused("refused-phrase", phrase=phrase, phrases=", ".join(PHRASES + EMOTES))
        if self.phase == "closed":
            raise Refused("refused-closed")
        return [Said(seat, phrase)]

    # After the game

    def go_on(self, code: str) -> list[Entry]:
        """Go on with the same players at the table of that code, unless one was found before."""
        if self.phase != "over":
            raise Refused("refused-not-over")
        return [] if self.rematch else [Rematched(code)]

    def opening(self, seed: str) -> list[Entry]:
        """The first entries of a table where the same players sit as here."""
        entries: list[Entry] = [Opened(self.settings.of_a_rematch, commitment(seed), self.code)]
        for seat, chair in enumerate(self.chairs):
            if chair.is_person:
                entries.append(Joined(seat, chair.name, chair.key, "", chair.player))
            elif chair.bot:
                entries.append(BotJoined(seat, chair.name, chair.bot))
        return entries

    def close(self) -> list[Entry]:
        """Close the table before the game is over."""
        return [] if self.phase in ("over", "closed") else [Closed()]

    # What happens

    def apply(self, entry: Entry, at: int = 0) -> None:
        """Let an entry happen; it is one that a command has returned, or that the log holds."""
        first = 0 if self.table is None else self.table.happened
        match entry:
            case Opened():
                self.settings = entry.settings
                self.chairs = [Chair() for _ in range(entry.settings.players)]
            case Joined():
                self.chairs[entry.seat] = Chair(entry.name, entry.key, "", entry.salt, entry.player)
                self._arrivals.append(entry.seat)
            case Salted():
                self.chairs[entry.seat].salt = entry.salt
            case BotJoined():
                self.chairs[entry.seat] = Chair(entry.name, bot=entry.bot)
            case Left():
                self.chairs[entry.seat] = Chair()
                if entry.seat in self._arrivals:
                    self._arrivals.remove(entry.seat)
            case Started():
                self._deal(at)
            case Answered():
                self._answer(entry, at)
            case StoodIn():
                self.chairs[entry.seat].bot = entry.bot
            case Returned():
                self.chairs[entry.seat].bot = ""
            case Rematched():
                self.rematch = entry.code
            case Closed():
                self.phase = "closed"
        self.version += 1
        last = 0 if self.table is None else self.table.happened
        self.moments.append(Moment(self.version, at, entry, first, last))

    def _deal(self, at: int) -> None:
        settings = self.settings
        self.table = Table(
            settings.game,
            players=settings.players,
            edition=settings.edition,
            options=settings.options,
            menu=settings.menu or None,
            names=self.names,
            seed=self.seed,
            salts=[chair.salt for chair in self.chairs if chair.salt],
        )
        self.phase, self.question, self.asked_at = "playing", 1, at

    def _answer(self, entry: Answered, at: int) -> None:
        table = self.playing
        happened = table.happened
        if self._draft is not None and self._draft[0] is entry:
            self.table = table = self._draft[1]
        else:
            table.answer(entry.seat, entry.steps)
        self._draft = None
        self._given[entry.question, entry.seat] = entry.steps
        self._given_at[entry.question, entry.seat] = self.version + 1
        if table.happened > happened:
            self.question += 1
            self.asked_at = at
        if table.over:
            self.phase = "over"

    # Checks

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("refused-seat", seat=seat)
        return self.chairs[seat]

    def _free(self, seat: int | None) -> list[int]:
        """That chair, or all that are free: at least one."""
        self._check_open()
        if seat is not None and not self._chair(seat).is_empty:
            raise Refused("refused-taken", seat=seat)
        free = [number for number, chair in enumerate(self.chairs) if chair.is_empty]
        if not free:
            raise Refused("refused-full")
        return free if seat is None else [seat]

    def _own_name(self, name: str) -> str:
        """A name that nobody else has at the table."""
        name = check_name(name)
        if name.casefold() in (other.casefold() for other in self.names):
            raise Refused("refused-name-taken", name=name)
        return name

    def _is_enough(self, seat: int, steps: Sequence[str]) -> bool:
        """Whether these steps are an answer, with what goes without saying."""
        try:
            self.playing.copy().answer(seat, " ".join(steps))
        except SushibarError:
            return False
        return True

    def _check_open(self) -> None:
        if self.phase == "closed":
            raise Refused("refused-closed")
        if self.phase != "open":
            raise Refused("refused-started")

    def _check_playing(self) -> None:
        if self.phase != "playing":
            raise Refused("refused-not-playing")

    def _check_question(self, question: int) -> None:
        if self.phase == "over":
            raise Refused("refused-over")
        self._check_playing()
        if question < self.question:
            raise Refused("refused-too-late", question=question, now=self.question)
        if question > self.question:
            raise Refused("refused-too-early", question=question, now=self.question)
