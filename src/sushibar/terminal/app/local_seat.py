"""A game in this process, of one person or several, saved after every decision."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from sushibar.errors import BotError, Refused, SushibarError
from sushibar.extras import missing
from sushibar.games.setup import Setup
from sushibar.match import scores, updates
from sushibar.match.local_match import LocalMatch, steps_begun
from sushibar.match.views import question_view, table_view
from sushibar.server.thinking import Advised, hints
from sushibar.table.dealer import commitment
from sushibar.table.table import Table
from sushibar.terminal.app.seat_client import Happened, NextStep
from sushibar.terminal.files import new_file, own_command, quoted, resumed
from sushibar.terminal.hints import is_ready
from sushibar.texts import text

PACE_SECONDS: Final = 0.4
"""How long something stays before the next bot's turn, while the person only looks on."""


class LocalSeat:
    """The seat of the person who plays, one of several perhaps; bots think in threads."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, str],
        file: Path | None = None,
        pace_seconds: float = PACE_SECONDS,
    ) -> None:
        """Sit down with a bot, named by its spec, at every other seat.

        The file is the one that the game was resumed from, and goes on in.
        """
        self.game = LocalMatch(table, bots)
        self.file = file
        self.failure: SushibarError | None = None
        self.trouble = ""
        self.on_change: Callable[[], None] = lambda: None
        seat = self.game.seat
        self.begun = [] if seat is None or seat not in table.pending else steps_begun(table, seat)
        self.game.take_back()  # the screen knows what was started
        self.happened: list[Happened] = []
        self._pace_seconds = pace_seconds
        self._told = 0
        self._playing: asyncio.Task[None] | None = None
        self._look()

    # What is seen

    @property
    def seat(self) -> int:
        """Who looks at the screen; nobody is asked anything while it is covered."""
        seat = self.game.seat
        if seat is None:
            raise Refused("refused-bystander")
        return seat

    @property
    def table(self) -> Table:
        """The table with all that has been answered."""
        return self.game.match.playing

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self.table.setup

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits there, a dummy included."""
        return self.setup.seat_names(self.table.names)

    @property
    def promise(self) -> str:
        """The seal of the shuffle; the seed after the game."""
        seed = str(self.table.seed)
        if self.table.over:
            return text("play-unsealed", seed=seed)
        return text("play-sealed", commitment=commitment(seed))

    @property
    def unready(self) -> str:
        """Why a hint comes without figures: the compiler is missing, or not done yet."""
        return str(missing("fast") or text("hint-preparing"))

    def _look(self) -> None:
        """See the table as it is now, and hear what has happened."""
        game = self.game
        self.view = table_view(game.match, game.seat, seats=game.device.seats)
        viewer = None if game.is_shared else game.seat
        for event in self.table.events_since(self._told):
            self._told += 1
            told = updates.happening(self.table, event, viewer, words=True)
            words = told["told"]
            assert words is not None
            self.happened.append(
                {
                    "what": told["what"],
                    "round": event.round,
                    "told": words,
                    "cells": told.get("cells", []),
                }
            )

    # The course of the game

    async def open(self) -> None:
        """Let the bots play from now on."""
        self._playing = asyncio.create_task(self._let_bots_play())

    async def close(self) -> None:
        """Everybody gets up; a bot in the middle of a thought is waited for."""
        if self._playing is not None:
            self._playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._playing
        await asyncio.to_thread(self.game.close)

    async def _let_bots_play(self) -> None:
        """Let every bot that owes an answer think about it in a thread, until no one does."""
        match = self.game.match
        try:
            while match.pending_bots:
                seat, question, happened = match.pending_bots[0], match.question, self._told
                steps = await asyncio.to_thread(self.game.bot_answer, match.playing.copy(), seat)
                self._give(seat, question, steps, by_bot=True)
                if self._told > happened and self.game.asked is None:
                    await asyncio.sleep(self._pace_seconds)
        except BotError as error:
            self.failure = error
            self.on_change()

    def _give(self, seat: int, question: int, steps: Sequence[str], *, by_bot: bool) -> None:
        """Let an answer count, save the game, and look."""
        self.game.give(seat, question, steps, by_bot=by_bot)
        happened = self.table.happened
        if not by_bot or happened > self._told:
            self._keep()
        self._look()
        self.on_change()

    def _keep(self) -> None:
        """Save the game in its own file."""
        try:
            if self.file is None:
                self.file = new_file(self.setup.game)
                self.file.parent.mkdir(parents=True, exist_ok=True)
            self.table.save(self.file)
            self.trouble = ""
        except OSError as error:
            reason = error.strerror or str(error)
            self.trouble = text("play-cannot-save", file=quoted(self.file), reason=reason)

    # What the person asks for

    async def take(self, seat: int) -> None:
        """One of several people says that it is their turn to look."""
        self.game.take_seat(seat)
        self._look()
        self.on_change()

    async def select(self, steps: Sequence[str]) -> NextStep:
        """What can follow some steps of an answer."""
        match = self.game.match
        draft = match.draft(self.seat, match.question, steps)
        asked = None if draft.is_whole else question_view(draft.table, self.seat, words=True)
        return {"steps": list(steps), "whole": draft.is_whole, "asked": asked}

    async def preview(self, steps: Sequence[str]) -> dict[str, str]:
        """What each choice after these steps would bring."""
        match = self.game.match
        draft = match.draft(self.seat, match.question, steps)
        return await asyncio.to_thread(draft.table.preview, self.seat)

    async def answer(self, steps: Sequence[str]) -> None:
        """Give a whole answer, or another one until all are revealed."""
        self._give(self.seat, self.game.match.question, steps, by_bot=False)
        if self._playing is None or self._playing.done():
            await self.open()

    async def hint(self, steps: Sequence[str]) -> Advised:
        """The best choices after these steps, thought about in a thread."""
        match = self.game.match
        draft = match.draft(self.seat, match.question, steps)
        if draft.is_whole or self.seat not in draft.table.pending:
            raise Refused("refused-not-asked")
        return await asyncio.to_thread(self._think_about, draft.table)

    def _think_about(self, table: Table) -> Advised:
        """The best choices, with figures if they can be computed in a moment."""
        simply = missing("fast") is not None or not is_ready(table.setup.game)
        return {**hints(table, self.seat, simply=simply), "is_ready": not simply}

    async def scores(self) -> scores.Scores:
        """The score sheet so far."""
        return scores.scores(self.table)

    async def rematch(self) -> "LocalSeat":
        """The same players at a new table."""
        await self.close()
        table = Table(**self.setup.keywords, names=self.table.names)
        return LocalSeat(table, self.game.bots, pace_seconds=self._pace_seconds)

    async def start(self) -> None:
        """Nobody waits for anything here."""

    async def add_bot(self) -> None:
        """Nobody is missing here."""

    def goodbye(self) -> list[str]:
        """Where the game is kept, and how to go on with it."""
        if self.trouble:
            return [self.trouble]
        if self.file is None:
            return []
        if self.table.over:
            return [text("play-record", file=quoted(self.file))]
        how = resumed(self.file, self.game.people_names)
        return [text("play-left", command=own_command(), file=how)]
