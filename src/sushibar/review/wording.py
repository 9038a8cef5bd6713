"""A review in words: which decision, what was chosen, what was better and by how much."""

from typing import Final

from sushibar.review.judgement import Judgement
from sushibar.review.review import Review
from sushibar.table.words import words_of
from sushibar.texts import text

STEP: Final = " · "


def moment(review: Review, judgement: Judgement) -> str:
    """Which turn a decision belongs to, and whose it was."""
    event = judgement.decision.event
    return text(
        "review-moment",
        game=review.table.setup.game,
        round=event.round,
        turn=event.turn,
        name=review.table.names[judgement.decision.seat],
    )


def instead(review: Review, judgement: Judgement) -> str:
    """What was chosen, what was better, and what that has cost."""
    better = judgement.better
    assert better is not None
    return text(
        "review-instead",
        chosen=spoken(review, judgement, judgement.chosen.action.number),
        better=spoken(review, judgement, better.action.number),
        cost=cost(judgement),
    )


def spoken(review: Review, judgement: Judgement, action: int) -> str:
    """A choice, after what belongs to the same answer."""
    words, setup = words_of(review.table.setup), review.table.setup
    steps = [*judgement.decision.answer, action]
    return STEP.join(words.action_name(setup, step) for step in steps)


def cost(judgement: Judgement) -> str:
    """What was lost, and how sure that is."""
    parts = []
    if judgement.chance:
        lost, error = (100 * number for number in judgement.chance[:2])
        parts.append(text("review-chance", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    if judgement.points and (judgement.points.better == judgement.better):
        lost, error = judgement.points[:2]
        parts.append(text("review-points", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    return ", ".join(parts)
