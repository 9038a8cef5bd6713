"""A match: a live table from its opening to its end, as its log tells it."""

from collections.abc import Iterable, Sequence
from typing import Final

from sushibar.errors import Refused
from sushibar.games.notation import UNFINISHED
from sushibar.match.chairs import STAND_IN, Chair, check_name
from sushibar.match.chat import EMOTES, PHRASES
from sushibar.match.draft import Draft, drafted
from sushibar.match.log import (
    Answered,
    BotJoined,
    By,
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
    Said,
    Salted,
    Started,
    StoodIn,
)
from sushibar.match.look_alikes import plain
from sushibar.match.match_state import MatchState
from sushibar.match.settings import Settings
from sushibar.table.dealer import commitment

MOST_ANSWERS: Final = 20
"""How often a seat may answer one question. The last answer counts, but all are in the log, and
everybody hears of each.
"""

MOST_CHANGES: Final = 1_000
"""Entries before the game after which only leaving and starting are left."""
MOST_STAND_INS: Final = 200
MOST_PHRASES: Final = 1_000
"""How often such a thing may happen at a table: its log is kept, and told to all who come."""


class Match(MatchState):
    """A live table. Commands check what is asked for and return entries; `apply` lets them happen.

    >>> from sushibar.match.settings import Settings
    >>> match = Match("TABLE", "seed")
    >>> for entry in match.open(Settings.checked("sushi-go", 2, "seed")):
    ...     match.apply(entry)
    >>> match.phase
    'open'
    """

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

    def bring(self, name: str, key: str) -> list[Entry]:
        """Let somebody sit down who plays at the same device: one secret holds all their seats."""
        return [Joined(self._free(None)[0], self._own_name(name), key)]

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

    def rename(self, seat: int, name: str) -> list[Entry]:
        """Call a player something else, before the game."""
        name = check_name(name)
        if self._chair(seat).name == name:
            return []
        self._check_changeable()
        return [Renamed(seat, self._own_name(name, but=seat))]

    def change(self, settings: Settings) -> list[Entry]:
        """Play by other settings. People stay where they sit; bots move up if their chairs go."""
        if settings == self.settings:
            return []
        self._check_changeable()
        kept, gone = self.chairs[: settings.players], self.chairs[settings.players :]
        seated = [chair.name for chair in gone if chair.is_person]
        if seated:
            names = ", ".join(seated)
            raise Refused("refused-seated", names=names, players=settings.players)
        free = [seat for seat, chair in enumerate(kept) if chair.is_empty]
        bots = [chair for chair in gone if chair.bot]
        moved = zip(reversed(free), bots, strict=False)
        return [Changed(settings), *(BotJoined(seat, bot.name, bot.bot) for seat, bot in moved)]

    def start(self) -> list[Entry]:
        """Deal the cards; once only."""
        if self.phase == "playing":
            return []
        self._check_open()
        empty = sum(chair.is_empty for chair in self.chairs)
        if empty:
            raise Refused("refused-empty-chairs", empty=empty)
        awaited = self._awaited(but=[] if self.host is None else [self.host])
        if awaited:
            raise Refused("refused-awaited", names=", ".join(awaited))
        return [Started()]

    def accept(self, seat: int) -> list[Entry]:
        """Come to a rematch, with all who share the device; with the last one it starts."""
        here = self.seats_of(self._chair(seat).key)
        come = [seat for seat in here if self.chairs[seat].is_awaited]
        if not come:
            return []
        self._check_open()
        is_last = not self._awaited(but=come) and not any(chair.is_empty for chair in self.chairs)
        accepted = [RematchAccepted(seat) for seat in come]
        return [*accepted, Started()] if is_last else [*accepted]

    def _awaited(self, but: Sequence[int]) -> list[str]:
        """The names of those who have not come yet, all but these."""
        others = (chair for seat, chair in enumerate(self.chairs) if seat not in but)
        return [chair.name for chair in others if chair.is_awaited]

    # During the game

    def draft(self, seat: int, question: int, steps: Sequence[str]) -> Draft:
        """The table after some steps of an answer that is not given yet."""
        self._check_question(question)
        draft = drafted(self.playing, seat, steps)
        if draft.is_whole and steps and len(draft.first) == len(steps):
            self._tried = self.version, seat, " ".join(steps), draft.table
        return draft

    def answer(
        self,
        seat: int,
        question: int,
        steps: Iterable[str],
        by: By = "player",
        known: int | None = None,
    ) -> list[Entry]:
        """Give a seat's whole answer, or replace it until all are revealed.

        Giving the same answer again changes nothing, whenever it comes. Bots and the clock never
        replace what a player has answered; nobody replaces what was answered after the last
        version that is `known`, if one is named.
        """
        words = " ".join(steps)
        given = self.given(seat, question)
        if given == words or (given is not None and by != "player"):
            return []
        self._check_question(question)
        if known is not None and self.given_at(seat, question) > known:
            raise Refused("refused-outdated")
        if by == "player" and self.chairs[seat].bot:
            raise Refused("refused-stood-in")
        if by == "player" and self._times.get(seat, 0) >= MOST_ANSWERS:
            raise Refused("refused-too-many-answers", most=MOST_ANSWERS)
        if by == "bot" and not self.chairs[seat].bot:
            return []
        if UNFINISHED in words:
            raise Refused("refused-unfinished")
        if self._table_with(seat, words) is None:
            table = self.playing.copy()
            table.answer(seat, words)
            self._tried = self.version, seat, words, table
        return [Answered(seat, question, words, by)]

    def stand_in(self, seat: int, spec: str) -> list[Entry]:
        """Let a bot play for an absent player."""
        self._check_playing()
        chair = self._chair(seat)
        if not chair.is_person:
            raise Refused("refused-no-player", seat=seat)
        if chair.bot == spec:
            return []
        self._check_often(self._counts[StoodIn], MOST_STAND_INS)
        return [StoodIn(seat, spec)]

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
        self._check_often(self._counts[Said], MOST_PHRASES)
        return [Said(seat, phrase)]

    # After the game

    def go_on(self, code: str, seat: int | None = None) -> list[Entry]:
        """Ask to go on at the table of that code, unless somebody has asked before."""
        if self.phase != "over":
            raise Refused("refused-not-over")
        return [] if self.rematch else [Rematched(code, seat)]

    def opening(self, seed: str) -> list[Entry]:
        """The first entries of a table where seats are kept for the players of this one."""
        entries: list[Entry] = [Opened(self.settings.of_a_rematch, commitment(seed), self.code)]
        for seat, chair in enumerate(self.chairs):
            if chair.is_person:
                entries.append(
                    Joined(seat, chair.name, chair.key, "", chair.player, accepted=False)
                )
            elif chair.bot:
                entries.append(BotJoined(seat, chair.name, chair.bot))
        return entries

    def close(self) -> list[Entry]:
        """Close the table before the game is over."""
        return [] if self.phase in ("over", "closed") else [Closed()]

    # Checks

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("refused-seat", seat=seat)
        return self.chairs[seat]

    def _free(self, seat: int | None) -> list[int]:
        """That chair, or all that are free: at least one."""
        self._check_changeable()
        if seat is not None and not self._chair(seat).is_empty:
            raise Refused("refused-taken", seat=seat)
        free = [number for number, chair in enumerate(self.chairs) if chair.is_empty]
        if not free:
            raise Refused("refused-full")
        return free if seat is None else [seat]

    def _own_name(self, name: str, but: int | None = None) -> str:
        """A name that nobody else has at the table; the one at that seat is given up."""
        name = check_name(name)
        others = (other for seat, other in enumerate(self.names) if seat != but)
        if plain(name) in map(plain, others):
            raise Refused("refused-name-taken", name=name)
        return name

    def _check_open(self) -> None:
        if self.phase == "closed":
            raise Refused("refused-closed")
        if self.phase != "open":
            raise Refused("refused-started")

    def _check_changeable(self) -> None:
        self._check_open()
        self._check_often(self.version, MOST_CHANGES)

    def _check_often(self, times: int, most: int) -> None:
        if times >= most:
            raise Refused("refused-often-enough", most=most)

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
