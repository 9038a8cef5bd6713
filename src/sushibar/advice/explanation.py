"""Why a choice is good or bad, in words: what it does now, and what it leaves to others."""

from sushibar.games.view import View
from sushibar.texts import text


def reason(view: View, action: int) -> str:
    """What an action does, by what its seat knows."""
    clauses = view.setup.kit.advice.clauses(view, action)
    return "; ".join(said(clause) for clause in clauses if clause)


def said(clause: str) -> str:
    """A clause as part of a sentence: a bare number says what it is."""
    if clause.lstrip("+-").isdecimal():
        return text("why-points", gain=int(clause), signed=clause)
    return clause
