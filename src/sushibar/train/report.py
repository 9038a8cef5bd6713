"""What is known of a training so far."""

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Report:
    """One line of the table of progress."""

    seconds: float
    """Of training so far, those before a checkpoint included."""
    decisions: int
    decisions_per_s: float
    """Since the last report, all that is done with them included."""
    points: float
    """Mean points of a seat in games that ended since the last report."""
    entropy: float | None
    """How open choices are: the mean entropy of the policy; None until something was learned."""
    win_loss: float | None
    """How wrong chances to win are: cross entropy."""
    margin_loss: float | None
    """How wrong margins are: mean square, in tens of points."""
    random_wins: float
    """How often it wins, alone against players who choose at random; 1 is an even share."""
    earlier_wins: float
    """The same against itself as it was at the last report, or against whom it is trained."""

    def as_json(self) -> dict[str, Any]:
        """All of it as a JSON object."""
        return {
            name: round(value, 4) if isinstance(value, float) else value
            for name, value in asdict(self).items()
        }
