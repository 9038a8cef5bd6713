"""Bots answer by themselves, and for players who take too long."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from sushibar.errors import Refused, StoreError, SushibarError
from sushibar.match import log
from sushibar.match.chairs import STAND_IN
from sushibar.match.match import Match
from sushibar.match.seated_bots import is_answer
from sushibar.server import prices
from sushibar.server.limits import Buckets
from sushibar.server.room import Room
from sushibar.server.thinking import Thinking
from sushibar.server.wire import now
from sushibar.store.store import Store

logger = logging.getLogger("sushibar.server")

GRACE_SECONDS: Final = 0.5
"""An answer may be so late: it was given in time and is still on its way."""
MOST_TIME_OUTS: Final = 2
"""After this number in a row a bot plays for a player who is not connected."""


def replace_absent(match: Match, seat: int) -> list[log.Entry]:
    """Let a bot play for somebody who is away and whose time was up again and again."""
    if match.phase != "playing" or match.time_outs(seat) < MOST_TIME_OUTS:
        return []
    return match.stand_in(seat, STAND_IN)


class Autoplay:
    """Plays the bots and watches the clocks of the tables that this worker owns."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        run: Callable[[Coroutine[Any, Any, None]], None],
        requests: float,
    ) -> None:
        """`run` lets work be done while everything else goes on; what bots cost is paid for by the
        address that has opened the table, which has so many requests in a second for it.
        """
        self._store, self._thinking, self._run = store, thinking, run
        self._budgets = Buckets(requests)

    def attend(self, room: Room, match: Match) -> None:
        """See to it that bots answer, and players who take too long."""
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        if match.phase != "playing":
            self._thinking.dismiss(room.code)
            room.is_owned = False
        if not room.is_owned:
            return
        for seat in match.pending_bots:
            if (match.question, seat) not in room.thinking:
                room.thinking.add((match.question, seat))
                self._run(self._let_bot_answer(room, match, match.question, seat))
        if match.deadline is not None:
            wait = max(0.0, (match.deadline - now()) / 1000) + GRACE_SECONDS
            loop = asyncio.get_running_loop()
            room.alarm = loop.call_later(wait, self._ring, room, match.question)

    async def _let_bot_answer(self, room: Room, match: Match, question: int, seat: int) -> None:
        """A bot's answer; nothing is amiss if it comes too late."""
        try:
            table, spec = match.playing.copy(), match.chairs[seat].bot
            await self._pay(room)
            steps = await self._thinking.answer(room.requester, table, seat, spec)
            await room.do(lambda match: match.answer(seat, question, steps, by="bot"))
        except SushibarError as error:
            if not isinstance(error, Refused):
                logger.warning("the bot at seat %d of a table failed: %s", seat, error)
                await self._answer_for(room, question, seat, stands_in=True)
        finally:
            room.thinking.discard((question, seat))

    async def _pay(self, room: Room) -> None:
        """Wait until an answer may be given at a table whose opener has had many given lately."""
        budget = self._budgets.of(room.opened_by)
        budget.charge(prices.BOT)
        if budget.is_overdrawn:
            await asyncio.sleep(budget.debt_seconds)

    def _ring(self, room: Room, question: int) -> None:
        room.alarm = None
        self._run(self._time_out(room, question))

    async def _time_out(self, room: Room, question: int) -> None:
        """Answer for everybody whose time is up."""
        try:
            late = await room.look(
                lambda match: match.pending_players if match.question == question else ()
            )
            await asyncio.gather(*(self._answer_late(room, question, seat) for seat in late))
            for seat in late:
                if seat not in room.present:
                    await room.do(partial(replace_absent, seat=seat))
        except Refused:
            pass  # the clock is set again when the table has recovered

    async def _answer_late(self, room: Room, question: int, seat: int) -> None:
        """Answer for a player whose time is up; that costs as much as if a bot sat there."""
        await self._pay(room)
        await self._answer_for(room, question, seat)

    async def _answer_for(
        self, room: Room, question: int, seat: int, *, stands_in: bool = False
    ) -> None:
        """Answer for a player with what is selected, else with what a bot would do."""
        try:
            selections = await self._store.selections(room.code)
            asked, words = selections.get(seat, (0, ""))
            selected = words.split() if asked == question and not stands_in else []
            chosen = await room.look(lambda match: is_answer(match, seat, selected))
            if chosen:
                await room.do(lambda match: match.answer(seat, question, selected, by="selected"))
                return
            table = await room.look(lambda match: match.playing.copy())
            steps = await self._thinking.answer(room.requester, table, seat, STAND_IN)
            by: log.By = "bot" if stands_in else "clock"
            await room.do(lambda match: match.answer(seat, question, steps, by=by))
        except Refused:
            pass  # it was answered meanwhile, or will be when the table has recovered
        except StoreError:
            room.tell_trouble(trouble=True)
