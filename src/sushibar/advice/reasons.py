"""Why a choice is good or bad, in words: what it does now, and what it leaves to others."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from sushibar.games.party import advice as party
from sushibar.games.sushi_go import advice as sushi_go
from sushibar.games.view import View
from sushibar.games.wasabi import advice as wasabi
from sushibar.texts import text

REASONS: Final[Mapping[str, Callable[[View, int], Iterable[str]]]] = {
    "sushi-go": sushi_go.clauses,
    "party": party.clauses,
    "wasabi": wasabi.clauses,
}
"""By game, what there is to say about an action of a seat that is asked."""


def reason(view: View, action: int) -> str:
    """What an action does, by what its seat knows."""
    return "; ".join(said(clause) for clause in REASONS[view.setup.game](view, action) if clause)


def said(clause: str) -> str:
    """A clause as part of a sentence: a bare number says what it is."""
    if clause.lstrip("+-").isdecimal():
        return text("why-points", gain=int(clause), signed=clause)
    return clause
