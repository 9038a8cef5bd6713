"""What the hand that comes next is sure to have, by what the seat has seen of it."""

from collections.abc import Collection

from sushibar.games.drafting.rules import hand_of
from sushibar.games.view import View
from sushibar.texts import text


def sure_to_come(view: View, holder: int, kinds: Collection[int], takers: int) -> str:
    """A card of these kinds in a holder's hand that is left when so many have been taken from it.

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
