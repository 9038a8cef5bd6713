"""What a card would be to the seat that gets the hand next."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sushibar.games.view import View
from sushibar.texts import text

MATTERS: Final = 4
"""Cards that bring a neighbour less are not worth a word."""


class Need(NamedTuple):
    """A card, and what it would bring the neighbour at once."""

    gain: int
    kind: int
    number: int
    """How many of them the neighbour has then."""
    dipped: bool = False
    """Whether it goes on a wasabi."""


def passing(
    view: View, need: Callable[[int], Need], denied: int | None, left: Iterable[int]
) -> Iterable[str]:
    """What a choice keeps from the neighbour, and the best card that it leaves there.

    `denied` is a kind of which no card goes on, `left` are kinds of which one certainly does.
    """
    if denied is not None and (kept := need(denied)).gain >= MATTERS:
        yield text("why-denies", players=view.setup.players, card=called(view, kept))
    best = max(map(need, left), default=None)
    if best is not None and best.gain >= MATTERS:
        yield text("why-leaves", players=view.setup.players, card=called(view, best))


def called(view: View, need: Need) -> str:
    """A card as the neighbour needs it, with what it brings."""
    card = view.setup.words.card_name(view.setup, view.called.cards[need.kind])
    if need.dipped:
        return text("why-on-wasabi", card=card, signed=f"{need.gain:+d}")
    return text("why-another", card=card, number=need.number, signed=f"{need.gain:+d}")
