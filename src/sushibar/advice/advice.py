"""Advice: all choices of a seat, the best first, with what they bring and why."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, TypeAlias

from sushibar.advice.explanation import reason
from sushibar.bots.best_search import best_figures, is_guided
from sushibar.bots.bot import Limit
from sushibar.bots.figures import Figures
from sushibar.bots.roster import bot
from sushibar.games.notation import Action, action_number
from sushibar.games.view import View
from sushibar.rulebook.announcing import Announce, announced, say

PLAYOUTS_OF_A_SIMULATION: Final = 20
"""Playouts that take about as long as one simulation that a network guides; up to three times as
long where many play."""
FEWEST_SIMULATIONS: Final = 16

Estimator: TypeAlias = Callable[..., Mapping[int, Figures]]
"""(view, limit, luck): the figures of every legal action by its number."""

HARDLY: Final = 0.02
"""Chances to win below that are luck of the playouts: then choices are ranked by their margin."""


@dataclass(frozen=True)
class Advice:
    """A choice, what it is expected to bring, and why."""

    action: Action
    figures: Figures
    view: View = field(repr=False, compare=False)

    @cached_property
    def why(self) -> str:
        """What the choice does, by what its seat knows, in the current language."""
        return reason(self.view, self.action.number)

    @property
    def rank(self) -> tuple[float, float, float, int]:
        """The larger, the better: by the chance to win, then by margin and points.

        Where hardly any chance is left, by margin at once: that is the order of all advice.
        """
        wins, margin, points = self.figures.wins, self.figures.margin, self.figures.points
        chance = 0.0 if wins.mean < HARDLY else wins.mean
        return chance, margin.mean, points.mean, -self.action.number


def searched(view: View, limit: Limit, luck: str) -> Mapping[int, Figures]:
    """The figures of the best search there is, in about the time of this many plain playouts."""
    if limit.playouts is not None and is_guided(view.game.name):
        simulations = max(FEWEST_SIMULATIONS, limit.playouts // PLAYOUTS_OF_A_SIMULATION)
        limit = Limit(playouts=simulations, threads=limit.threads)
    return best_figures(view, limit, luck)


def greedy_choice(view: View) -> Action:
    """What a greedy player would choose: for hints before anything can be computed."""
    number = action_number(view.called, bot("greedy", "hint", view.setup.game)(view))
    return Action(view.called.actions[number], number)


def advise(
    view: View,
    *,
    luck: str = "",
    seconds: float | None = None,
    playouts: int | None = None,
    estimate: Estimator | None = None,
    announce: Announce | None = say,
) -> tuple[Advice, ...]:
    """All choices of a seat with their figures, the best first: see `Advice.rank`.

    The limit is a time, or a number of playouts: then the same luck gives the same figures.
    Another `estimate` may take the place of the search. There is nothing to say to a spectator,
    or to a seat that is not asked. The first time on a machine the search is compiled, which
    `announce` is told: by default in one line on stderr, where a person is likely to read it.
    """
    if view.seat is None or not view.game.pending(view.config, view.record) >> view.seat & 1:
        return ()
    with announced(view.setup.game, announce if estimate is None else None):
        found = (estimate or searched)(view, Limit(seconds, playouts), luck)
    given = (Advice(action, found[action.number], view) for action in view.legal)
    return tuple(sorted(given, key=lambda advice: advice.rank, reverse=True))
