"""Figures in words: the chance to win, and how many points of what."""

from typing import Literal, TypeAlias

from sushibar.bots.best_search import is_guided
from sushibar.bots.figures import Figures
from sushibar.games.view import View
from sushibar.texts import text

Reach: TypeAlias = Literal["round", "turns", "game"]
"""Points of this round, of the next turns, or of the whole game."""


def reach_of(view: View, *, guided: bool | None = None) -> Reach:
    """How far the search of a table looks: a network sees the end, playouts the end of a round.

    Where points count at once, rounds say nothing, and playouts have some turns.
    """
    if is_guided(view.game.name) if guided is None else guided:
        return "game"
    return "turns" if view.setup.words.is_live() else "round"


def points_of(view: View, figures: Figures, reach: Reach) -> float:
    """The points that are spoken of: all at the end of a game, else those still to come."""
    so_far = 0 if reach == "game" or view.seat is None else view.points[view.seat]
    return figures.points.mean - so_far


def told_figures(view: View, figures: Figures, *, guided: bool | None = None) -> str:
    """Figures as a player reads them."""
    reach = reach_of(view, guided=guided)
    points = text("hint-points", points=round(points_of(view, figures, reach)), reach=reach)
    return text("hint-figures", wins=round(100 * figures.wins.mean), points=points)
