"""A game gone through: every decision judged by playouts from what its seat knew."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from sushibar.advice.advice import Advice, Estimator, advise
from sushibar.bots.figures import Estimate
from sushibar.review.judgement import Judgement
from sushibar.table.decisions import decisions
from sushibar.table.table import Table


class Summary(NamedTuple):
    """How a seat has decided in all."""

    decisions: int
    best: int
    """How many of them nothing else was surely better than."""
    chance_lost: float
    points_lost: float
    costliest: Judgement | None
    """Where most chance to win was lost."""


@dataclass(frozen=True)
class Review:
    """A table and what was made of every decision, in their order."""

    table: Table
    seats: tuple[int, ...]
    """Whose decisions were looked at."""
    judgements: tuple[Judgement, ...]
    seconds: float | None = None
    playouts: int | None = None
    """What each decision was looked at for."""

    @property
    def losses(self) -> tuple[Judgement, ...]:
        """The decisions that have cost something."""
        return tuple(one for one in self.judgements if one.better is not None)

    def summary(self, seat: int) -> Summary:
        """How a seat has decided."""
        own = [one for one in self.judgements if one.decision.seat == seat]
        lost = [one for one in own if one.chance]
        return Summary(
            decisions=len(own),
            best=sum(one.was_best for one in own),
            chance_lost=sum(one.chance.amount for one in own if one.chance),
            points_lost=sum(one.points.amount for one in own if one.points and one.better),
            costliest=max(lost, key=lambda one: one.chance.amount if one.chance else 0.0)
            if lost
            else None,
        )

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        table = self.table
        return {
            "game": table.setup.game,
            "names": list(table.names),
            "over": table.over,
            "seconds": self.seconds,
            "playouts": self.playouts,
            "seats": [
                {
                    "seat": seat,
                    "decisions": summed.decisions,
                    "best": summed.best,
                    "chance_lost": round(summed.chance_lost, 6),
                    "points_lost": round(summed.points_lost, 6),
                }
                for seat in self.seats
                for summed in [self.summary(seat)]
            ],
            "decisions": [judged(one) for one in self.judgements],
        }


def review(
    table: Table,
    *,
    seats: Collection[int] | None = None,
    luck: str = "review",
    seconds: float | None = None,
    playouts: int | None = None,
    estimate: Estimator | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Go through a game; with a number of playouts the same game is judged the same again.

    `progress` is told how many decisions are done, and how many there are.
    """
    if seconds is None and playouts is None:
        playouts = table.setup.kit.bot.search.review_playouts
    chosen = tuple(table.seats if seats is None else sorted(seats))
    found = [one for one in decisions(table) if one.seat in chosen]
    judgements = []
    for done, decision in enumerate(found):
        if progress is not None:
            progress(done, len(found))
        given = advise(
            decision.view,
            luck=f"{luck} {decision.reveal} {decision.seat} {decision.step}",
            seconds=seconds,
            playouts=playouts,
            estimate=estimate,
        )
        judgements.append(Judgement(decision, given))
    if progress is not None and found:
        progress(len(found), len(found))
    return Review(table, chosen, tuple(judgements), seconds, playouts)


# JSON


def judged(judgement: Judgement) -> dict[str, Any]:
    """A decision with all its choices."""
    decision = judgement.decision
    return {
        "round": decision.event.round,
        "turn": decision.event.turn,
        "seat": decision.seat,
        "step": decision.step,
        "chosen": str(decision.chosen),
        "better": None if judgement.better is None else str(judgement.better.action),
        "why": "" if judgement.better is None else judgement.better.why,
        "chance_lost": 0.0 if judgement.chance is None else round(judgement.chance.amount, 6),
        "points_lost": 0.0 if judgement.points is None else round(judgement.points.amount, 6),
        "choices": [estimated(advice) for advice in judgement.choices],
    }


def estimated(advice: Advice) -> dict[str, Any]:
    """A choice and its figures."""
    found = advice.figures
    return {
        "action": str(advice.action),
        "tries": found.tries,
        "wins": spelled(found.wins),
        "points": spelled(found.points),
        "margin": spelled(found.margin),
    }


def spelled(estimate: Estimate) -> dict[str, float]:
    """A mean and its standard error."""
    return {"mean": round(estimate.mean, 6), "error": round(estimate.error, 6)}
