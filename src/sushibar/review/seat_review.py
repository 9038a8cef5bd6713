"""A review of one seat as a page shows it: its chances in order, and where something was lost."""

from sushibar.advice.explanation import reason
from sushibar.review.chart import curve
from sushibar.review.judgement import Judgement
from sushibar.review.review import Review
from sushibar.shapes import TypedDict


class ChanceAfter(TypedDict):
    """The chance to win after a decision, and after the best one; steps are those of the replay."""

    step: int
    turn: str
    round: int
    chosen: float
    best: float


class LossAt(TypedDict):
    """A decision that has cost something, and what was better."""

    step: int
    turn: str
    after: list[str]
    """What the seat had answered before it, as part of the same answer."""
    chosen: str
    better: str
    card: str
    """The name of what was better, as files have it."""
    why: str
    chance: float
    points: float


class SeatReview(TypedDict):
    """How a seat has decided."""

    seat: int
    name: str
    playouts: int | None
    decisions: int
    best: int
    chance_lost: float
    points_lost: float
    chances: list[ChanceAfter]
    result: float | None
    """Whether it has won in the end, a shared victory in parts."""
    losses: list[LossAt]


def seat_review(review: Review, seat: int) -> SeatReview:
    """All that is said about a seat's decisions, in the current language."""
    own = [one for one in review.judgements if one.decision.seat == seat]
    summed = review.summary(seat)
    chances = [chance for _, chance in curve(review, seat).points]
    return {
        "seat": seat,
        "name": review.table.names[seat],
        "playouts": review.playouts,
        "decisions": summed.decisions,
        "best": summed.best,
        "chance_lost": summed.chance_lost,
        "points_lost": summed.points_lost,
        "chances": [chance_after(review, one) for one in own],
        "result": chances[-1] if review.table.over and own else None,
        "losses": [loss_at(review, one) for one in own if one.better is not None],
    }


def chance_after(review: Review, judgement: Judgement) -> ChanceAfter:
    """The chance to win after a decision, and after the best one."""
    return {
        "step": judgement.decision.place,
        "turn": called(review, judgement),
        "chosen": judgement.chosen.figures.wins.mean,
        "best": judgement.best.figures.wins.mean,
        "round": judgement.decision.event.round,
    }


def loss_at(review: Review, judgement: Judgement) -> LossAt:
    """What was chosen, what was better, why, and what that has cost."""
    better, setup = judgement.better, review.table.setup
    assert better is not None
    words = setup.words
    return {
        "step": judgement.decision.place,
        "turn": called(review, judgement),
        "after": [words.action_name(setup, step) for step in judgement.decision.answer],
        "chosen": words.action_name(setup, judgement.chosen.action.number),
        "better": words.action_name(setup, better.action.number),
        "card": str(better.action),
        "why": reason(better.view, better.action.number),
        "chance": 0.0 if judgement.chance is None else judgement.chance.amount,
        "points": points_lost(judgement),
    }


def points_lost(judgement: Judgement) -> float:
    """The points that the better choice would have kept; none if those were another's."""
    lost = judgement.points
    return lost.amount if lost is not None and lost.better == judgement.better else 0.0


def called(review: Review, judgement: Judgement) -> str:
    """What the turn of a decision is called."""
    return review.table.setup.words.chapter(
        review.table.setup, judgement.decision.event, review.table.names
    )
