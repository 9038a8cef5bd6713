"""What dishes and specials are worth to a seat: points now, and what may become of them."""

from collections.abc import Callable
from typing import Final

from sushibar.bots.odds import at_least
from sushibar.bots.party.hopes import TURN
from sushibar.bots.party.plates import Plates, Worth
from sushibar.rulebook.party.score import SHAPES, score_onigiri, score_sukeroku
from sushibar.rulebook.scoring import score_nigiri

SECOND_CARD: Final = 0.6
"""What waiting chopsticks are worth for every turn on which they can be used."""
REQUEST: Final = 0.8
"""The same for a spoon."""
MOST_WAITING: Final = 4
"""Chopsticks and spoons that can wait for more turns are worth no more."""
BLINDNESS: Final = 1.5
"""What a turn loses by choosing without looking."""
GROWTH: Final = 0.25
"""How many cards the largest set of one colour gains in a turn."""


def collected(score: Callable[[int], int]) -> Worth:
    """The worth of a type whose cards are only counted."""

    def worth(plates: Plates, seat: int, kind: int) -> float:
        """What the cards bring, alone or with some more."""
        hopes = plates.hopes
        cards = plates.cards[seat][kind]
        return hopes.complete(score, cards, hopes.coming[kind], hopes.turns_left)

    return worth


def nigiri(plates: Plates, seat: int, kind: int) -> float:
    """Points, and for every free wasabi the hope of a nigiri to go on it."""
    table, hopes = plates.table, plates.hopes
    points = score_nigiri(table.plates[seat], table.dipped[seat])
    return points + hopes.dipping * min(plates.free_wasabi(seat), hopes.turns_left)


def onigiri(plates: Plates, seat: int, first: int) -> float:
    """Points, and the hope of the shapes that are still missing, the likeliest first."""
    hopes, shapes = plates.hopes, range(first, first + SHAPES)
    worth = float(score_onigiri(plates.table.plates[seat, first : first + SHAPES]))
    missing = [kind for kind in shapes if plates.cards[seat][kind] == 0]
    chances = sorted((at_least(1, hopes.coming[kind]) for kind in missing), reverse=True)
    different, reached = SHAPES - len(missing), 1.0
    for chance in chances[: hopes.turns_left]:
        reached *= chance
        worth += reached * max(0.0, 2 * different + 1 - TURN)
        different += 1
    return worth


def sukeroku(plates: Plates, seat: int, first: int) -> float:
    """Points, and the hope that a futomaki or inari left over finds its partner."""
    futomaki, inari = plates.cards[seat][first : first + 2]
    partner = first + 1 if futomaki > inari else first
    more = (int(futomaki < inari), int(futomaki > inari))
    now = score_sukeroku(futomaki, inari)
    then = score_sukeroku(futomaki + more[0], inari + more[1])
    if plates.hopes.turns_left == 0:
        return now
    return now + at_least(1, plates.hopes.coming[partner]) * max(0.0, then - now - TURN)


def three_each(plates: Plates, seat: int, kind: int) -> float:
    """Points of miso soup."""
    return 3.0 * plates.cards[seat][kind]


def sake(plates: Plates, seat: int, kind: int) -> float:
    """Points, less what the next turn loses by not looking."""
    blind = int(plates.table.blind_next) >> seat & 1 and plates.hopes.turns_left > 0
    return three_each(plates, seat, kind) - (BLINDNESS if blind else 0.0)


def tea(plates: Plates, seat: int, kind: int) -> float:
    """Points by the largest set of one colour, which still grows."""
    cards = plates.cards[seat][kind]
    if cards == 0:
        return 0.0
    return cards * (max(plates.colours(seat).values()) + GROWTH * plates.hopes.turns_left)


def chopsticks(plates: Plates, seat: int, first: int) -> float:
    """The turns on which they can still be used."""
    return SECOND_CARD * waiting(plates, seat, first)


def spoon(plates: Plates, seat: int, first: int) -> float:
    """The turns on which it can still be used."""
    return REQUEST * waiting(plates, seat, first)


def waiting(plates: Plates, seat: int, first: int) -> int:
    """For every one of three numbered cards the turns on which it can be called, up to a limit."""
    turns = max(0, min(plates.hopes.turns_left - 1, MOST_WAITING))
    return turns * sum(plates.cards[seat][first : first + 3])
