"""A match in this process: people at one device, bots at all other seats."""

from collections.abc import Iterable, Mapping
from typing import Final

from sushibar.errors import Refused
from sushibar.match.device import Device
from sushibar.match.log import BotJoined, Entry, Joined, Opened
from sushibar.match.match import Match
from sushibar.match.seated_bots import SeatedBots, whole_answer
from sushibar.match.settings import Settings
from sushibar.table.dealer import commitment
from sushibar.table.table import Table

HERE: Final = "here"
"""The code of a match that only this process knows, and the key of its player."""


def match_at(table: Table, bots: Mapping[int, str]) -> Match:
    """A match that goes on at a table as it is, such as that of a record; its log starts there.

    Bots are named by their specs; all other seats are players'. Only whole answers count: those
    that have been started are taken back.
    """
    setup, seed = table.setup, table.seed or ""
    match = Match(HERE, seed)
    match.apply(Opened(Settings.of(setup), commitment(seed)))
    for seat, name in enumerate(table.names):
        sits: Entry = Joined(seat, name, HERE)
        match.apply(BotJoined(seat, name, bots[seat]) if seat in bots else sits)
    match.table = table.copy()
    for seat in table.pending:
        match.table.retract(seat)
    match.phase, match.question = "over" if table.over else "playing", 1
    return match


class LocalMatch:
    """A game of those who sit here, against bots: what is decided happens at once.

    Of several people, one at a time takes the seat; nothing is shown of it before.

    >>> game = LocalMatch(Table(players=2, seed=7), {1: "greedy"})
    >>> game.let_bots_answer()
    >>> game.take("wasabi")
    True
    >>> game.table.turn
    2
    """

    def __init__(self, table: Table, bots: Mapping[int, str]) -> None:
        """Sit down at a table, with a bot named by its spec at every other seat.

        What the player has started to answer there, goes on.
        """
        self.bots = bots
        self.match = match_at(table, bots)
        self.people = tuple(seat for seat in table.seats if seat not in bots)
        self.device = Device(self.people)
        self.table = self.match.playing
        """The table as it looks now, with what the player has started to answer."""
        self._players = SeatedBots()
        self._steps: list[str] = []
        if self.seat is not None and self.seat in table.pending:
            self._steps = steps_begun(table, self.seat)
        self._lay()

    @property
    def seat(self) -> int | None:
        """Who sits at the device now; None if nobody has said so yet, or all are bots."""
        return self.device.look(self.match)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the device."""
        return self.device.is_shared

    @property
    def people_names(self) -> list[str]:
        """What those who sit here are called."""
        return [self.table.names[seat] for seat in self.people]

    @property
    def asked(self) -> int | None:
        """Who is asked now: the person who sits there, else the next of those who owe an answer."""
        owing = [seat for seat in self.match.pending if seat in self.people]
        return self.seat if self.seat in owing else next(iter(owing), None)

    def take_seat(self, seat: int) -> None:
        """Somebody else sits down at the device."""
        self.take_back()
        self.device.take(self.match, seat)

    def let_bots_answer(self) -> None:
        """Every bot that owes an answer gives it, face down.

        All of them sit down the first time, asked or not: one that cannot is no late surprise.
        """
        match = self.match
        question, asked = match.question, match.pending
        for seat, spec in self.bots.items():
            table = match.playing.copy()
            if seat in asked:
                self.give(seat, question, self.bot_answer(table, seat), by_bot=True)
            else:
                self._players.player(match.code, table, seat, spec)

    def bot_answer(self, table: Table, seat: int) -> list[str]:
        """What the bot at a seat answers at a copy of the table; this may run in a thread."""
        player = self._players.player(self.match.code, table, seat, self.bots[seat])
        return whole_answer(table, seat, player)

    def give(self, seat: int, question: int, steps: Iterable[str], *, by_bot: bool = False) -> None:
        """Give a seat's whole answer to a question, or another one until all are revealed."""
        self._apply(self.match.answer(seat, question, steps, "bot" if by_bot else "player"))

    def take(self, step: str) -> bool:
        """Take one step of the player's answer; True if it is whole with it, and given."""
        seat = self.seat
        if seat is None:
            raise Refused("refused-bystander")
        match, steps = self.match, [*self._steps, step]
        draft = match.draft(seat, match.question, steps)
        if draft.is_whole:
            self._steps = []
            self.give(seat, match.question, steps)
        else:
            self._steps, self.table = steps, draft.table
        return draft.is_whole

    def take_back(self) -> None:
        """Forget what the player has started to answer."""
        self._steps = []
        self._lay()

    def close(self) -> None:
        """Everybody gets up."""
        self._players.close()

    def _apply(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.match.apply(entry)
        self._lay()

    def _lay(self) -> None:
        match, self.table = self.match, self.match.playing
        if self._steps and self.seat is not None:
            self.table = match.draft(self.seat, match.question, self._steps).table


def steps_begun(table: Table, seat: int) -> list[str]:
    """The steps that a seat has chosen of an answer which is not whole yet."""
    answer = table.game.answer(table.config, table.state, seat)
    twin, steps = table.copy(), []
    twin.retract(seat)
    while len(taken := twin.game.answer(twin.config, twin.state, seat)) < len(answer):
        steps.append(table.called.actions[answer[len(taken)]])
        twin.act(seat, steps[-1])
    return steps
