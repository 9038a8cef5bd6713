"""What one more card is worth to a seat of Sushi Go!: points now, and hopes for those to come.

Hopes grow with the turns that are left, up to a limit. The numbers were found by play against
earlier ones, over tens of thousands of deals with two to five players.
"""

from typing import Final

from sushibar.rulebook.rule import Record, long_rule, rule, signed
from sushibar.rulebook.sushi_go.cards import (
    CHOPSTICKS,
    DUMPLING,
    EGG,
    MAKI_1,
    PUDDING,
    SASHIMI,
    TEMPURA,
    WASABI,
)
from sushibar.rulebook.sushi_go.score import maki_icons
from sushibar.rulebook.sushi_go.state import is_nigiri, puddings_of

SQUID: Final = 3
"""Points of the best nigiri."""
SPOILT: Final = (1.95, 0.5)
"""What a nigiri on wasabi loses for every point that a squid would have more."""

TEMPURA_PAIR: Final = 5.0
LONE_TEMPURA: Final = (2.85, 0.35)
SASHIMI_SET: Final = 10.5
FIRST_SASHIMI: Final = (2.8, 0.45)
SECOND_SASHIMI: Final = (4.65, 0.75)
DUMPLINGS: Final = 5
"""No more of them score."""
NEXT_DUMPLING: Final = 0.8
"""That the next one is worth more."""

WAITING_WASABI: Final = (3.4, 0.9)
SECOND_WASABI: Final = 1.5
"""What a wasabi loses for every other one that waits."""
WAITING_CHOPSTICKS: Final = (2.33, 0.58)

ROLL: Final = 0.91
"""A maki roll where the race is open."""
ROLL_AHEAD: Final = 0.2
ROLL_BEHIND: Final = 0.86
ROLL_BEHIND_ALONE: Final = 0.26
"""One where nobody can catch up any more, and where the seat cannot, alone with the first."""
SAFE_LEAD: Final = 0.36
LOST_LEAD: Final = 0.15
"""A lead, in parts of the rolls that may still come, that is never made up, or hardly ever."""

SOME_PUDDING: Final = 1.7
PUDDING_RACE: Final = 1.27
"""Added where the seat may still gain or lose the first place."""
FEWEST_PUDDINGS: Final = 0.8
"""Added where it has the fewest."""
ENOUGH_PUDDINGS: Final = 2
"""A larger lead needs no more of them."""
SPARE_PUDDING: Final = 0.5


@rule
def hope(limits: tuple[float, float], turns: int) -> float:
    """What something unfinished is worth: so much at most, and so much for every turn left."""
    return min(limits[0], limits[1] * turns)


@long_rule
def worth(config: Record, state: Record, seat: int, kind: int, turns: int, free: int) -> float:
    """What a card is worth to a seat with so many turns after this one and free wasabi."""
    plate = state.plates[state.this_round, seat]
    if is_nigiri(kind):
        return nigiri_worth(kind - EGG + 1, turns, free)
    if kind == TEMPURA:
        if int(plate[TEMPURA]) % 2 == 1:
            return TEMPURA_PAIR
        return hope(LONE_TEMPURA, turns)
    if kind == SASHIMI:
        return sashimi_worth(int(plate[SASHIMI]) % 3, turns)
    if kind == DUMPLING:
        have = int(plate[DUMPLING])
        return have + 1.0 + NEXT_DUMPLING if have < DUMPLINGS else 0.0
    if kind == WASABI:
        if turns == 0:
            return 0.0
        return hope(WAITING_WASABI, turns) - SECOND_WASABI * free
    if kind == CHOPSTICKS:
        if plate[CHOPSTICKS] > 0 or turns < 2:
            return 0.0
        return hope(WAITING_CHOPSTICKS, turns - 1)
    if kind == PUDDING:
        return pudding_worth(config, state, seat)
    return maki_worth(config, state, seat, kind - MAKI_1 + 1, turns)


@rule
def nigiri_worth(points: int, turns: int, free: int) -> float:
    """Its points, three times on wasabi, less what a better one would have brought there."""
    if free > 0:
        return 3.0 * points - (SQUID - points) * hope(SPOILT, turns)
    return 1.0 * points


@rule
def sashimi_worth(have: int, turns: int) -> float:
    """What one more sashimi is worth beside those of an unfinished set."""
    if have == 2:
        return SASHIMI_SET
    if have == 1:
        return hope(SECOND_SASHIMI, turns)
    return hope(FIRST_SASHIMI, turns - 1) if turns > 1 else 0.0


@rule
def maki_worth(config: Record, state: Record, seat: int, rolls: int, turns: int) -> float:
    """What rolls are worth: as good as points where they decide, little where they cannot."""
    mine = signed(maki_icons(state.plates[state.this_round, seat]))
    best, second = signed(0), signed(0)
    for other in range(config.seats):
        if other != seat:
            theirs = signed(maki_icons(state.plates[state.this_round, other]))
            second = max(second, min(best, theirs))
            best = max(best, theirs)
    if turns == 0:
        return maki_place(mine + rolls, best, second) - maki_place(mine, best, second)
    room = 2 * turns + 1
    if mine - best > SAFE_LEAD * room:
        return ROLL_AHEAD * rolls
    if best - mine > LOST_LEAD * room:
        return (ROLL_BEHIND if config.seats > 2 else ROLL_BEHIND_ALONE) * rolls
    return ROLL * rolls


@rule
def maki_place(mine: int, best: int, second: int) -> float:
    """About the points of so many rolls, by the best two of the others."""
    if mine == 0:
        return 0.0
    if mine > best:
        return 6.0
    return 3.0 if mine == best or mine > second else 0.0


@rule
def pudding_worth(config: Record, state: Record, seat: int) -> float:
    """What a pudding is worth, by how many all others have."""
    mine = signed(puddings_of(state, seat))
    most, fewest = signed(0), signed(99)
    for other in range(config.seats):
        if other != seat:
            theirs = signed(puddings_of(state, other))
            most = max(most, theirs)
            fewest = min(fewest, theirs)
    if mine - most > ENOUGH_PUDDINGS:
        return SPARE_PUDDING
    points = SOME_PUDDING
    if -1 <= mine - most <= 1:
        points += PUDDING_RACE
    if config.seats > 2 and mine <= fewest:
        points += FEWEST_PUDDINGS
    return points
