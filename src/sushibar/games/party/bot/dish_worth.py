"""What another card is worth if nobody else has a say in its points, in hundredths of a point.

`cards` are those of its kind that lie there already, `hope` how many more may come by, in
hundredths, and `turns` how many are left.
"""

from typing import Final

from sushibar.games.party.bot.outlook import WHOLE, share
from sushibar.games.party.rules.score import FRUIT_POINTS, SHAPES
from sushibar.rulebook.rule import rule

WASABI_KEPT: Final = 150
WASABI_TURNS: Final = 4
"""What a nigiri worth a point less takes from a wasabi, if so many turns are left or more."""
WASABI_HOPE: Final = 500
WASABI_RARITY: Final = 60
WASABI_WAITING: Final = 250
"""What a wasabi may add, how rare nigiri have to be to halve that, and what is lost by every one
that waits already."""
PAIR_OF_TEMPURA: Final = 500
PAIR_WAITS: Final = 15
"""What a pair brings, and how much of it does not run away for every turn that is left."""
FIRST_TEMPURA: Final = 400
TEMPURA_RARITY: Final = 60
"""What half a pair is good for; rarity is the hope, in hundredths of a card, that halves it."""
THIRD_SASHIMI: Final = 950
SECOND_SASHIMI: Final = 600
SECOND_RARITY: Final = 60
FIRST_SASHIMI: Final = 500
SASHIMI_RARITY: Final = 150
"""What every card of a set of three is good for."""
DUMPLING_HOPE: Final = 150
DUMPLING_RARITY: Final = 80
"""What a dumpling adds to the ones that may come after it."""
SECOND_EEL: Final = 850
EEL_HOPE: Final = 750
EEL_RARITY: Final = 60
"""What the second eel brings, and what the first one may."""
TOFU_HOPE: Final = 150
TOFU_RARITY: Final = 60
"""What the first tofu adds to a second."""
ONIGIRI_HOPE: Final = 70
ONIGIRI_MORE: Final = 30
"""What another shape adds to every one that is lacking, and more of it the larger the set is."""
SUKEROKU_HOPE: Final = 200
SUKEROKU_RARITY: Final = 60
"""What a futomaki adds to an inari that may come, and an inari to a futomaki."""
TURNS_WAITING: Final = 4
"""Chopsticks and spoons that can wait for more turns are worth no more."""
SECOND_TOOL: Final = 40
"""How much of its worth is left for a second one, in hundredths."""
CARD_OF_A_MENU: Final = 330
MENU_TURN: Final = 0
"""What the best of four cards brings, and what it brings more for every turn that is left."""
BLINDNESS: Final = 130
"""What a turn loses by choosing without looking."""
FOURTH_ICE_CREAM: Final = 1150
ICE_CREAM_HOPE: Final = 400
ICE_CREAM_PATIENCE: Final = 10
"""What every card of a set of four is good for; patience is the number of later turns that halves
it for every other card that is lacking."""
FRUIT_HOPE: Final = 60
FRUIT_PATIENCE: Final = 10
"""What an icon adds to the ones that may come after it."""


@rule
def worth_of_nigiri(points: int, wasabi: int, turns: int) -> int:
    """Three times the points on wasabi, less what a better nigiri would have made of it."""
    if wasabi == 0:
        return WHOLE * points
    turns = min(turns, WASABI_TURNS)
    return 3 * WHOLE * points - (3 - points) * WASABI_KEPT * turns // (WASABI_TURNS + 1)


@rule
def worth_of_wasabi(wasabi: int, hope: int) -> int:
    """The hope of a nigiri to go on it, less for every one that waits already."""
    return share(WASABI_HOPE, hope, WASABI_RARITY) - WASABI_WAITING * wasabi


@rule
def worth_of_tempura(cards: int, hope: int, turns: int) -> int:
    """A pair now, or half of one."""
    if cards % 2 == 1:
        return PAIR_OF_TEMPURA - PAIR_WAITS * turns
    return share(FIRST_TEMPURA, hope, TEMPURA_RARITY)


@rule
def worth_of_sashimi(cards: int, hope: int, turns: int) -> int:
    """A set of three now, or part of one."""
    if cards % 3 == 2:
        return THIRD_SASHIMI
    if cards % 3 == 1:
        return share(SECOND_SASHIMI, hope, SECOND_RARITY)
    return share(FIRST_SASHIMI, hope, SASHIMI_RARITY) if turns > 1 else 0


@rule
def worth_of_dumpling(cards: int, hope: int) -> int:
    """One more for every dumpling that lies there, up to five, and the hope of the next."""
    if cards >= 5:
        return 0
    more = share(DUMPLING_HOPE, hope, DUMPLING_RARITY)
    return WHOLE * (cards + 1) + (more if cards < 4 else 0)


@rule
def worth_of_eel(cards: int, hope: int) -> int:
    """The second one brings all; the first one costs 3, unless a second one comes."""
    if cards == 0:
        return share(EEL_HOPE, hope, EEL_RARITY) - 3 * WHOLE
    return SECOND_EEL if cards == 1 else 0


@rule
def worth_of_tofu(cards: int, hope: int) -> int:
    """One brings 2, two bring 6, three nothing."""
    if cards == 0:
        return 2 * WHOLE + share(TOFU_HOPE, hope, TOFU_RARITY)
    if cards == 1:
        return 4 * WHOLE
    return -6 * WHOLE if cards == 2 else 0


@rule
def worth_of_onigiri(different: int, turns: int) -> int:
    """An odd number of points by the shapes of its set, and the hope of those it lacks."""
    lacking = min(turns, SHAPES - 1 - different)
    return WHOLE * (2 * different + 1) + (ONIGIRI_HOPE + ONIGIRI_MORE * different) * lacking


@rule
def worth_of_sukeroku(cards: int, partners: int, hope: int) -> int:
    """Four more with a partner, and the hope of one without."""
    if partners > cards:
        return 4 * WHOLE
    return 2 * WHOLE + share(SUKEROKU_HOPE, hope, SUKEROKU_RARITY)


@rule
def worth_of_tool(turn: int, others: int, turns: int) -> int:
    """Chopsticks or a spoon: something for a turn on which it can be called, less for a second."""
    worth = turn * min(max(0, turns - 1), TURNS_WAITING)
    return worth * SECOND_TOOL // WHOLE if others > 0 else worth


@rule
def worth_of_menu(undealt: int, turns: int) -> int:
    """The best of four cards, as long as there are some."""
    return CARD_OF_A_MENU + MENU_TURN * turns if undealt > 0 else 0


@rule
def worth_of_sake(turns: int) -> int:
    """Three points, less what the next turn loses by not looking."""
    return 3 * WHOLE - BLINDNESS if turns > 0 else 3 * WHOLE


@rule
def worth_of_ice_cream(cards: int, later: int) -> int:
    """A set of four now, or part of one if so many later turns leave time for the rest."""
    needed = 3 - cards % 4
    if needed == 0:
        return FOURTH_ICE_CREAM
    return share(ICE_CREAM_HOPE, later, needed * ICE_CREAM_PATIENCE) if later >= needed else 0


@rule
def worth_of_icons(icons: int, more: int, later: int) -> int:
    """What more icons of a fruit add, and the hope of others in so many later turns."""
    now, then = min(icons, 5), min(icons + more, 5)
    points = WHOLE * (FRUIT_POINTS[then] - FRUIT_POINTS[now])
    return points + share(FRUIT_HOPE * (then - now), later, FRUIT_PATIENCE)
