"""What a decision has cost: the best choice minus the one that was made."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from sushibar.advice.advice import Advice
from sushibar.bots.figures import Estimate
from sushibar.games.notation import Action
from sushibar.table.decisions import Decision

SURE: Final = 2.0
"""Standard errors that a difference must have to count."""
LEAST_CHANCE: Final = 0.01
LEAST_POINTS: Final = 0.5
"""Smaller losses are not worth a word, however sure they are."""


class Loss(NamedTuple):
    """What was lost, the standard error of that, and the choice that would have kept it."""

    amount: float
    error: float
    better: Advice


class Compared:
    """What was chosen, among all choices that there were, the best first."""

    choices: tuple[Advice, ...]

    @property
    def taken(self) -> Action:
        """What was chosen."""
        raise NotImplementedError

    @property
    def best(self) -> Advice:
        """The choice that is ranked first."""
        return self.choices[0]

    @cached_property
    def chosen(self) -> Advice:
        """The choice that was made."""
        return next(one for one in self.choices if one.action == self.taken)

    @cached_property
    def chance(self) -> Loss | None:
        """The chance to win that was lost, if that is sure."""
        return loss(self.chosen.figures.wins, self.best.figures.wins, self.best, LEAST_CHANCE)

    @cached_property
    def points(self) -> Loss | None:
        """The points that were lost, if that is sure, whether or not they would have won more."""
        most = max(self.choices, key=lambda one: one.figures.points.mean)
        return loss(self.chosen.figures.points, most.figures.points, most, LEAST_POINTS)

    @property
    def was_best(self) -> bool:
        """Whether no other choice was surely better."""
        return self.better is None

    @property
    def better(self) -> Advice | None:
        """What should have been chosen: for the chance to win, else for points."""
        if self.chance:
            return self.chance.better
        if self.points is None or self._paid_for_chance(self.points):
            return None
        return self.points.better

    def _paid_for_chance(self, points: Loss) -> bool:
        """Whether the points were given up for a chance to win that is surely better."""
        other, own = points.better.figures.wins, self.chosen.figures.wins
        return loss(other, own, self.chosen, LEAST_CHANCE) is not None


@dataclass(frozen=True)
class Judgement(Compared):
    """A decision, and all choices that there were, the best first."""

    decision: Decision
    choices: tuple[Advice, ...]

    @property
    def taken(self) -> Action:
        """What was decided."""
        return self.decision.chosen


def loss(had: Estimate, best: Estimate, better: Advice, least: float) -> Loss | None:
    """The difference between two estimates, if it is large and sure enough."""
    amount, error = best.mean - had.mean, math.hypot(had.error, best.error)
    return Loss(amount, error, better) if amount >= max(least, SURE * error) else None
