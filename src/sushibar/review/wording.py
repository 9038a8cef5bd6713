"""A review in words: which decision, what was chosen, what was better and by how much."""

from sushibar.review.judgement import Judgement
from sushibar.review.review import Review
from sushibar.texts import text, unbroken


def moment(review: Review, judgement: Judgement) -> str:
    """Which turn a decision belongs to, and whose it was."""
    event = judgement.decision.event
    return text(
        "review-moment",
        game=review.table.setup.game,
        round=event.round,
        turn=event.turn,
        name=review.table.names[judgement.decision.seat],
        edition=review.table.setup.edition,
    )


def instead(review: Review, judgement: Judgement) -> str:
    """What was chosen, what was better, and what that has cost."""
    better = judgement.better
    assert better is not None
    setup = review.table.setup
    words = setup.words
    told = text(
        "review-instead",
        chosen=words.action_name(setup, judgement.chosen.action.number),
        better=words.action_name(setup, better.action.number),
        cost=cost(judgement),
    )
    answer = judgement.decision.answer
    if not answer:
        return told
    steps = ", ".join(words.action_name(setup, step) for step in answer)
    return text("review-then", answer=steps, told=told)


def cost(judgement: Judgement) -> str:
    """What was lost, and how sure that is; each on one line."""
    parts = []
    if judgement.chance:
        lost, error = (100 * number for number in judgement.chance[:2])
        parts.append(text("review-chance", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    if judgement.points and (judgement.points.better == judgement.better):
        lost, error = judgement.points[:2]
        parts.append(text("review-points", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    return ", ".join(map(unbroken, parts))
