"""What the picture of a review shows: chances over the decisions, and where they were lost."""

from typing import NamedTuple

from sushibar.games.picture import title
from sushibar.review.judgement import Judgement
from sushibar.review.review import Review
from sushibar.review.wording import instead, moment
from sushibar.texts import text


class Curve(NamedTuple):
    """A seat's chance to win over the decisions of the game."""

    seat: int
    name: str
    points: tuple[tuple[float, float], ...]
    """Place and chance, from 0 to 1."""


class Mark(NamedTuple):
    """A decision that has cost a chance to win."""

    seat: int
    place: float
    best: float
    chosen: float
    words: str


class Tick(NamedTuple):
    """A place that has a name."""

    place: float
    name: str


class Chart(NamedTuple):
    """All that is drawn; a place is the number of a reveal, from 0."""

    title: str
    words: str
    """The same told in words."""
    curves: tuple[Curve, ...]
    marks: tuple[Mark, ...]
    rounds: tuple[Tick, ...]
    turns: tuple[Tick, ...]
    end: float
    turn: str
    """What a turn is called."""


def chart(review: Review) -> Chart:
    """The chart of a review."""
    curves = tuple(curve(review, seat) for seat in review.seats)
    marks = tuple(
        Mark(
            one.decision.seat,
            place(one),
            one.best.figures.wins.mean,
            one.chosen.figures.wins.mean,
            f"{moment(review, one)} · {instead(review, one)}",
        )
        for one in review.judgements
        if one.chance
    )
    last = max((one.decision.reveal for one in review.judgements), default=0)
    return Chart(
        text("review-plot-title", title=title(review.table.setup)),
        described(review, curves),
        curves,
        marks,
        ticks(review, rounds=True),
        ticks(review, rounds=False),
        float(last + 1),
        text("review-plot-turn", edition=review.table.setup.edition),
    )


def curve(review: Review, seat: int) -> Curve:
    """A seat's chances after each of its decisions, and in the end whether it has won."""
    own = [one for one in review.judgements if one.decision.seat == seat]
    points = [(place(one), one.chosen.figures.wins.mean) for one in own]
    if review.table.over and points:
        last = max(one.decision.reveal for one in review.judgements)
        winners = review.table.winners
        points.append((float(last + 1), 1 / len(winners) if seat in winners else 0.0))
    return Curve(seat, review.table.names[seat], tuple(points))


def place(judgement: Judgement) -> float:
    """Where a decision stands: those of one answer side by side."""
    decision = judgement.decision
    steps = len(decision.event.numbers[decision.seat])
    return decision.reveal + decision.step / steps


def ticks(review: Review, *, rounds: bool) -> tuple[Tick, ...]:
    """Where rounds or turns start."""
    setup = review.table.setup
    found = []
    moments = set()
    for one in review.judgements:
        event = one.decision.event
        key = (event.round, 0 if rounds else event.turn)
        if key not in moments:
            moments.add(key)
            part = text("review-part", game=setup.game, round=event.round, edition=setup.edition)
            found.append(Tick(float(one.decision.reveal), part if rounds else str(event.turn)))
    return tuple(found)


def described(review: Review, curves: tuple[Curve, ...]) -> str:
    """The chart for somebody who does not see it."""
    told = [
        text(
            "review-plot-seat",
            name=one.name,
            first=f"{one.points[0][1]:.0%}",
            last=f"{one.points[-1][1]:.0%}",
            lost=f"{100 * review.summary(one.seat).chance_lost:.0f}",
        )
        for one in curves
        if one.points
    ]
    return " ".join([text("review-plot-about"), *told])
