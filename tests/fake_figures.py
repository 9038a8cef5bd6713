"""Figures made up for tests: what a choice brings is said by its name."""

from collections.abc import Callable, Mapping

from sushibar.bots.bot import Limit
from sushibar.bots.figures import Estimate, Figures
from sushibar.games.view import View

ERROR = 0.01


def figure(wins: float, points: float = 30.0, error: float = ERROR) -> Figures:
    """Figures with these means; an error of points is ten times that of chances."""
    return Figures(
        100, Estimate(points, 10 * error), Estimate(points - 30, 10 * error), Estimate(wins, error)
    )


def estimator(
    said: Mapping[str, tuple[float, float]] | None = None, error: float = ERROR
) -> Callable[..., dict[int, Figures]]:
    """Finds these chances and points by the name of an action, else 50 % and 30 points."""

    def estimate(view: View, limit: Limit, luck: str) -> dict[int, Figures]:
        return {
            action.number: figure(*(said or {}).get(action, (0.5, 30.0)), error=error)
            for action in view.legal
        }

    return estimate
