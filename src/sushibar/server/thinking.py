"""Thinking outside the event loop: bots, hints, previews."""

import asyncio
import contextvars
import math
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sushibar.advice.advice import advise, greedy_choice
from sushibar.advice.explanation import reason
from sushibar.bots.best_search import compile_soon, is_compiled
from sushibar.bots.figures import Estimate, Figures
from sushibar.games.notation import Action
from sushibar.machine import cores
from sushibar.match.seated_bots import SeatedBots, whole_answer
from sushibar.shapes import TypedDict
from sushibar.table.table import Table

Value = TypeVar("Value")

HINT_SECONDS: Final = 0.4
MOST_CHOICES: Final = 5
"""So many choices a hint tells about."""


class EstimateView(TypedDict):
    """A figure and its standard error."""

    mean: float
    error: float


class AdvisedChoice(TypedDict):
    """A choice, what it is expected to bring, and why."""

    action: str
    spoken: str
    points: EstimateView | None
    margin: EstimateView | None
    wins: EstimateView | None
    why: str


class Advised(TypedDict):
    """The best choices, and whether their figures can be computed already."""

    choices: list[AdvisedChoice]
    is_ready: bool


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

    async def hint(self, table: Table, seat: int, *, simply: bool = False) -> Advised:
        """The best choices, with their figures where those are wanted and can be had."""
        return await self.run(lambda: hints(table, seat, simply=simply))


def estimate(figure: Estimate | None) -> EstimateView | None:
    """A figure as plain data, if it is known."""
    if figure is None or not math.isfinite(figure.error):
        return None
    return {"mean": figure.mean, "error": figure.error}


def hints(table: Table, seat: int, *, simply: bool = False) -> Advised:
    """The best choices of a seat, and why; simply, or before figures can be had, greedy's."""
    game, view = table.setup.game, table.view(seat)
    words = table.setup.words

    def told(action: Action, why: str, figures: Figures | None = None) -> AdvisedChoice:
        return {
            "action": str(action),
            "spoken": words.spoken(table.setup, action.number),
            "points": estimate(figures and figures.points),
            "margin": estimate(figures and figures.margin),
            "wins": estimate(figures and figures.wins),
            "why": why,
        }

    is_ready = is_compiled(game)
    if not is_ready:
        compile_soon(game)
    if simply or not is_ready:
        action = greedy_choice(view)
        choices = [told(action, reason(view, action.number))]
    else:
        advised = advise(view, luck=str(table.happened), seconds=HINT_SECONDS)
        choices = [told(one.action, one.why, one.figures) for one in advised[:MOST_CHOICES]]
    return {"choices": choices, "is_ready": is_ready}
