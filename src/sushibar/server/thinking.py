"""Thinking outside the event loop: bots, hints, previews."""

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from sushibar.advice.advice import Estimator, advise, greedy_choice
from sushibar.advice.explanation import reason
from sushibar.advice.told_figures import told_figures
from sushibar.bots.best_search import best_figures, compile_soon, is_compiled
from sushibar.bots.bot import Limit, Seated
from sushibar.bots.builtin import BUILTIN
from sushibar.bots.figures import Estimate, Figures
from sushibar.bots.roster import checked_kind
from sushibar.bots.specs import parse_spec
from sushibar.games.notation import Action
from sushibar.games.view import View
from sushibar.machine import cores
from sushibar.match.seated_bots import SeatedBots, whole_answer
from sushibar.server.turns import Requester, Turn, TurnPool, yield_to_others
from sushibar.shapes import TypedDict
from sushibar.table.policy import Policy
from sushibar.table.table import Table

HINT_SECONDS: Final = 0.4
MOST_CHOICES: Final = 5
"""Choices that a hint lists."""
QUICK_THREADS: Final = 2
SHARED_BY: Final = 2
"""Searches that share a core when many are wanted: each starts soon and looks at less."""
SHORTEST_THOUGHT_SECONDS: Final = 0.05


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
    figures: str
    """Its chance to win and its points in words, and of what these are; empty if unknown."""
    why: str


class Advised(TypedDict):
    """The best choices, and whether their figures can be computed already."""

    choices: list[AdvisedChoice]
    is_ready: bool


class Thinking:
    """Threads that think in fair turns; the loop goes on meanwhile.

    What is quick has threads of its own and never waits for what is slow.
    """

    def __init__(self) -> None:
        self._quick = TurnPool("quick", QUICK_THREADS)
        self._slow = TurnPool("thinking", max(2, cores()) * SHARED_BY, yield_to_others)
        self._players = SeatedBots(threads=1)

    def stop(self) -> None:
        """Send everybody home."""
        self._players.close()
        for pool in (self._quick, self._slow):
            pool.stop()

    # Bots

    async def answer(self, requester: Requester, table: Table, seat: int, spec: str) -> list[str]:
        """A bot's whole answer, at a table of its own."""
        pool = self._quick if is_quick(spec, table.setup.game) else self._slow

        def work(turn: Turn) -> list[str]:
            player = self._players.player(requester.table, table, seat, spec)
            return whole_answer(table, seat, hurried(player, lambda: self._share(turn)))

        return await pool.run(requester, work)

    def dismiss(self, code: str) -> None:
        """The bots that stayed at a table go home; nobody waits for them."""
        if self._players.stay_at(code):
            self._slow.submit(partial(self._players.dismiss, code))

    # Advice

    async def preview(self, requester: Requester, table: Table, seat: int) -> dict[str, str]:
        """What each choice would bring."""
        return await self._quick.run(requester, lambda _: table.preview(seat))

    async def hint(
        self, requester: Requester, table: Table, seat: int, *, simply: bool = False
    ) -> Advised:
        """The best choices, with their figures where those are wanted and can be had."""
        if simply:
            return await self._quick.run(requester, lambda _: hints(table, seat, simply=True))

        def work(turn: Turn) -> Advised:
            return hints(table, seat, estimate=partial(hurried_figures, lambda: self._share(turn)))

        return await self._slow.run(requester, work)

    def _share(self, turn: Turn) -> float:
        """How much of the time that it wants somebody may think, when others work or wait too."""
        return min(1.0, self._slow.threads / SHARED_BY / (1 + turn.rivals))


def is_quick(spec: str, game: str) -> bool:
    """Whether a bot answers at once: one of the house that does not search."""
    return parse_spec(spec).name in BUILTIN and not checked_kind(spec, game).limited


def hurried(player: Seated, share: Callable[[], float]) -> Policy:
    """A bot that takes only a share of its time; one that counts playouts takes all of them."""
    if player.limit.playouts is not None:
        return player
    wanted = player.limit.seconds or getattr(player.bot, "seconds", None)
    limit = replace(player.limit, seconds=wanted)
    return lambda view: player.bot.choose(view, shortened(limit, share))


def shortened(limit: Limit, share: Callable[[], float]) -> Limit:
    """A limit for a share of the time from now on, even if that becomes smaller meanwhile."""
    wanted = limit.seconds
    if wanted is None:
        return limit
    began = time.perf_counter()

    def seconds() -> float:
        return min(wanted, max(SHORTEST_THOUGHT_SECONDS, share() * wanted))

    return replace(limit, seconds=seconds(), is_up=lambda: time.perf_counter() - began >= seconds())


def estimated(figure: Estimate | None) -> EstimateView | None:
    """A figure as plain data, if it is known."""
    if figure is None or not math.isfinite(figure.error):
        return None
    return {"mean": figure.mean, "error": figure.error}


def hints(
    table: Table,
    seat: int,
    *,
    simply: bool = False,
    estimate: Estimator | None = None,
) -> Advised:
    """The best choices of a seat, and why; simply, or before figures can be had, greedy's."""
    game, view = table.setup.game, table.view(seat)
    words = table.setup.words

    def told(action: Action, why: str, figures: Figures | None = None) -> AdvisedChoice:
        return {
            "action": str(action),
            "spoken": words.spoken(table.setup, action.number),
            "points": estimated(figures and figures.points),
            "margin": estimated(figures and figures.margin),
            "wins": estimated(figures and figures.wins),
            "figures": told_figures(view, figures) if figures else "",
            "why": why,
        }

    is_ready = is_compiled(game)
    if not is_ready:
        compile_soon(game)
    if simply or not is_ready:
        action = greedy_choice(view)
        choices = [told(action, reason(view, action.number))]
    else:
        advised = advise(view, luck=str(table.happened), seconds=HINT_SECONDS, estimate=estimate)
        choices = [told(one.action, one.why, one.figures) for one in advised[:MOST_CHOICES]]
    return {"choices": choices, "is_ready": is_ready}


def hurried_figures(
    share: Callable[[], float], view: View, limit: Limit, luck: str
) -> Mapping[int, Figures]:
    """What playouts say in a share of the time; other cores are for others."""
    return best_figures(view, shortened(replace(limit, threads=1), share), luck)
