"""Thinking outside the event loop: bots, hints, previews."""

import asyncio
import contextvars
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sushibar.advice.advice import advise
from sushibar.advice.reasons import reason
from sushibar.bots.figures import Estimate
from sushibar.bots.roster import bot
from sushibar.bots.search.search import compile_soon, is_compiled
from sushibar.games.notation import Action, action_number
from sushibar.machine import cores
from sushibar.match.seated_bots import SeatedBots, whole_answer
from sushibar.table.table import Table

Value = TypeVar("Value")

HINT_SECONDS: Final = 0.4
MOST_CHOICES: Final = 5
"""So many choices a hint tells about."""


class Thinking:
    """Threads that think; the loop goes on meanwhile."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, cores()), thread_name_prefix="thinking")
        self._players = SeatedBots(threads=1)

    def stop(self) -> None:
        """Send everybody home."""
        self._players.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, work: Callable[[], Value]) -> Value:
        """What comes of some work, in the language of the caller."""
        context = contextvars.copy_context()
        return await asyncio.get_running_loop().run_in_executor(self._pool, context.run, work)

    # Bots

    async def answer(self, code: str, table: Table, seat: int, spec: str) -> list[str]:
        """A bot's whole answer, at a table of its own."""
        return await self.run(
            lambda: whole_answer(table, seat, self._players.player(code, table, seat, spec))
        )

    def dismiss(self, code: str) -> None:
        """The bots that stayed at a table go home; nobody waits for them."""
        if self._players.stay_at(code):
            self._pool.submit(self._players.dismiss, code)

    # Advice

    async def preview(self, table: Table, seat: int) -> dict[str, str]:
        """What each choice would bring."""
        return await self.run(lambda: table.preview(seat))

    async def hint(self, table: Table, seat: int, *, simply: bool = False) -> dict[str, Any]:
        """The best choices, with their figures where those are wanted and can be had."""
        return await self.run(lambda: hints(table, seat, simply=simply))


def estimate(figure: Estimate) -> dict[str, float] | None:
    """A figure as plain data, if it is known."""
    return figure._asdict() if math.isfinite(figure.error) else None


def hints(table: Table, seat: int, *, simply: bool = False) -> dict[str, Any]:
    """The best choices of a seat, and why; simply, or before figures can be had, greedy's."""
    game, view = table.setup.game, table.view(seat)
    words = table.setup.words

    def told(action: Action, why: str, figures: Any = None) -> dict[str, Any]:
        return {
            "action": str(action),
            "spoken": words.spoken(table.setup, action.number),
            **{
                name: None if figures is None else estimate(getattr(figures, name))
                for name in ("points", "margin", "wins")
            },
            "why": why,
        }

    is_ready = is_compiled(game)
    if not is_ready:
        compile_soon(game)
    if simply or not is_ready:
        number = action_number(view.called, bot("greedy", "hint", game)(view))
        choices = [told(Action(view.called.actions[number], number), reason(view, number))]
    else:
        advised = advise(view, luck=str(table.happened), seconds=HINT_SECONDS)
        choices = [told(one.action, one.why, one.figures) for one in advised[:MOST_CHOICES]]
    return {"choices": choices, "is_ready": is_ready}
