"""What hints of all drafting games say: races, hands that come, and what the neighbour gets."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final, NamedTuple

from sushibar.games.drafting.rules import hand_of
from sushibar.games.view import View
from sushibar.texts import text


def race(before: int, after: int, others: Sequence[int], *, last_loses: bool = False) -> str:
    """How a seat stands in a race when it has more than before; all others as they are now."""
    most, fewest = max(others), min(others)
    if after > most:
        return text("why-leads-further") if before > most else text("why-leads")
    if after == most:
        return text("why-draws-level")
    if last_loses and before <= fewest < after:
        return text("why-leaves-last-place")
    return text("why-behind", behind=most - after)


def sure_to_come(view: View, holder: int, kinds: Collection[int], takers: int) -> str:
    """A card of these kinds in a holder's hand that is left after `takers` have taken one.

    The hand of the seat before comes next; of several kinds the last one is told that is sure by
    itself, else all of them count together and are called nigiri.
    """
    hand = hand_of(view.record, holder)
    sure = [kind for kind in kinds if int(hand[kind]) > takers]
    if sure:
        words = view.setup.words
        card = words.card_name(view.setup, view.called.cards[sure[-1]])
        return text("why-comes", card=card)
    if sum(int(hand[kind]) for kind in kinds) > takers:
        return text("why-comes", card=text("category-nigiri"))
    return ""


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
