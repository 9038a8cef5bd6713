"""The search that puzzles are made and checked with: plain playouts, which no network guides.

So a shelf stays true to its figures, whatever networks learn after it was made.
"""

from sushibar.advice.advice import Advice, advise
from sushibar.bots.search.search import figures
from sushibar.games.view import View
from sushibar.rulebook.announcing import announced, say


def search(view: View, luck: str, playouts: int) -> tuple[Advice, ...]:
    """All choices of a seat, the best first; where the search has to be compiled, that is said."""
    with announced(view.setup.game, say):
        return advise(view, luck=luck, playouts=playouts, estimate=figures)
