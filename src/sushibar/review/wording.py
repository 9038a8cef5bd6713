"""A review in words: which decision, what was chosen, what was better and by how much."""

from sushibar.games.setup import Setup
from sushibar.review.judgement import Compared, Judgement
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
    setup = review.table.setup
    told = better_told(setup, judgement)
    answer = judgement.decision.answer
    if not answer:
        return told
    steps = ", ".join(setup.words.action_name(setup, step) for step in answer)
    return text("review-then", answer=steps, told=told)


def better_told(setup: Setup, compared: Compared) -> str:
    """The same, without what the seat had answered before."""
    better = compared.better
    assert better is not None
    return text(
        "review-instead",
        chosen=setup.words.action_name(setup, compared.chosen.action.number),
        better=setup.words.action_name(setup, better.action.number),
        cost=cost(compared),
    )


def cost(compared: Compared) -> str:
    """What was lost, and how sure that is; each on one line."""
    parts = []
    if compared.chance:
        lost, error = (100 * number for number in compared.chance[:2])
        parts.append(text("review-chance", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    if compared.points and (compared.points.better == compared.better):
        lost, error = compared.points[:2]
        parts.append(text("review-points", lost=f"{lost:.1f}", error=f"{error:.1f}"))
    return ", ".join(map(unbroken, parts))
