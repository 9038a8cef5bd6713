"""What another card is worth if it is compared with the cards of others, in hundredths.

`mine` is what a seat has of something and `then` what it would have; `most`, `second`, `third` and
`fewest` are the amounts of the others.
"""

from typing import Final

from sushibar.games.party.bot.outlook import WHOLE, race
from sushibar.games.party.rules.dishes import FEW_PLAYERS
from sushibar.games.party.rules.plate import RACE_ICONS, RACE_POINTS
from sushibar.rulebook.rule import rule

RIVALRY: Final = 40
"""How much it is worth that others lose what a seat wins, in hundredths, shared among them."""
UNSURE: Final = 20
MAKI_SPREAD: Final = 80
TEMAKI_SPREAD: Final = 40
URAMAKI_SPREAD: Final = 150
PUDDING_SPREAD: Final = 10
COLOURS_SPREAD: Final = 40
"""How far amounts may still drift apart, in hundredths: in this turn, and with every later one."""
URAMAKI_ICON: Final = 40
"""What an uramaki icon is worth on the way to the first place."""
EDAMAME_JOINING: Final = 12
"""How likely another seat begins with edamame in a turn, in hundredths."""


@rule
def contested(points: int, players: int) -> int:
    """Points of a race: that others lose what a seat wins makes them worth more."""
    return points + points * RIVALRY // (WHOLE * (players - 1))


@rule
def worth_of_maki(
    mine: int, then: int, most: int, second: int, third: int, players: int, turns: int
) -> int:
    """The places that more icons may win: 6 and 3, or with many players 6, 4 and 2.

    Every place that is passed brings as much again.
    """
    spread = UNSURE + MAKI_SPREAD * turns
    some = 1 if mine > 0 or turns > 0 else 0
    points = 3 * WHOLE if players <= FEW_PLAYERS else 2 * WHOLE
    gain = race(points, then - most, spread) - some * race(points, mine - most, spread)
    gain += race(points, then - second, spread) - some * race(points, mine - second, spread)
    if players > FEW_PLAYERS:
        gain += race(points, then - third, spread) - some * race(points, mine - third, spread)
    return contested(gain, players)


@rule
def worth_of_temaki(mine: int, most: int, fewest: int, players: int, turns: int) -> int:
    """4 for the most, -4 for the fewest."""
    spread = UNSURE + TEMAKI_SPREAD * turns
    return worth_of_extremes(4 * WHOLE, mine, most, fewest, players, spread)


@rule
def worth_of_pudding(mine: int, most: int, fewest: int, players: int, later: int) -> int:
    """6 for the most, -6 for the fewest at the end of the game, after so many later turns."""
    spread = UNSURE + PUDDING_SPREAD * later
    return worth_of_extremes(6 * WHOLE, mine, most, fewest, players, spread)


@rule
def worth_of_extremes(
    points: int, mine: int, most: int, fewest: int, players: int, spread: int
) -> int:
    """What one more brings where the most gain points and, of more than two, the fewest lose."""
    gain = race(points, mine + 1 - most, spread) - race(points, mine - most, spread)
    if players > 2:
        gain += race(points, fewest - mine, spread) - race(points, fewest - mine - 1, spread)
    return contested(gain, players)


@rule
def worth_of_uramaki(mine: int, then: int, most: int, place: int, players: int, turns: int) -> int:
    """The next place of the race at ten icons; before that a step towards it."""
    if place >= len(RACE_POINTS):
        return 0
    points = WHOLE * RACE_POINTS[place]
    if then >= RACE_ICONS:
        return contested(points, players)
    spread = UNSURE + URAMAKI_SPREAD * turns
    gain = race(points, then - most, spread)
    if turns > 0:
        gain += URAMAKI_ICON * (then - mine) * RACE_POINTS[place] // RACE_POINTS[0]
    if mine > 0 or turns > 0:
        gain -= race(points, mine - most, spread)
    return contested(gain, players)


@rule
def worth_of_edamame(eaters: int, players: int, turns: int) -> int:
    """A point for every opponent who eats some, or may soon, at most 4."""
    joining = min(WHOLE, EDAMAME_JOINING * turns)
    return min(4 * WHOLE, WHOLE * eaters + joining * (players - 1 - eaters))


@rule
def worth_of_soy_sauce(colours: int, most: int, turns: int) -> int:
    """4, as likely as the seat ends with the most colours."""
    return race(4 * WHOLE, colours - most, UNSURE + COLOURS_SPREAD * turns)
