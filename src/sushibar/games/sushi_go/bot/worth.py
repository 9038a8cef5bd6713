"""What one more card is worth to a seat of Sushi Go!: points now, and hopes for those to come.

All numbers are hundredths of a point: whole, so that every target computes the same. Hopes grow
with the turns that are left, up to a limit. How much was found by play against earlier numbers,
over tens of thousands of deals with two to five players.
"""

from collections.abc import Callable
from typing import Final

from sushibar.games.drafting.dish import Dish
from sushibar.games.drafting.rules import points_rule
from sushibar.games.sushi_go.rules import dishes
from sushibar.games.sushi_go.rules.score import maki_icons
from sushibar.games.sushi_go.rules.state import is_nigiri, puddings_of, row_of
from sushibar.rulebook.rule import Record, long_rule, rule, signed

KNOWN: Final = (
    dishes.TEMPURA,
    dishes.SASHIMI,
    dishes.DUMPLING,
    dishes.WASABI,
    dishes.CHOPSTICKS,
    dishes.PUDDING,
)
"""Cards with numbers of their own, beside nigiri and maki."""
for _kind, _dish in enumerate(dishes.DISH_OF):
    if _dish.name not in ("nigiri", "maki") and _kind not in KNOWN and _dish.counted is None:
        raise LookupError(f"what is {dishes.CARDS[_kind]} worth to a bot?")

POINT: Final = 100
SQUID: Final = 3
"""Points of the best nigiri."""
SPOILT: Final = (195, 49)
"""What a nigiri on wasabi loses for every point that a squid would have more."""

TEMPURA_PAIR: Final = 500
LONE_TEMPURA: Final = (285, 35)
SASHIMI_SET: Final = 1050
FIRST_SASHIMI: Final = (280, 45)
SECOND_SASHIMI: Final = (465, 75)
DUMPLINGS: Final = 5
"""No more of them score."""
NEXT_DUMPLING: Final = 80
"""That the next one is worth more."""

WAITING_WASABI: Final = (340, 90)
SECOND_WASABI: Final = 150
"""What a wasabi loses for every other one that waits."""
WAITING_CHOPSTICKS: Final = (233, 58)

ROLL: Final = 91
"""A maki roll where the race is open."""
ROLL_AHEAD: Final = 20
ROLL_BEHIND: Final = 86
ROLL_BEHIND_ALONE: Final = 26
"""One where nobody can catch up any more, and where the seat cannot, alone with the first."""
SAFE_LEAD: Final = 36
LOST_LEAD: Final = 15
"""A lead that is never made up, or hardly ever, in hundredths of the rolls that may still come."""

SOME_PUDDING: Final = 170
PUDDING_RACE: Final = 127
"""Added where the seat may still gain or lose the first place."""
FEWEST_PUDDINGS: Final = 80
"""Added where it has the fewest."""
ENOUGH_PUDDINGS: Final = 2
"""A larger lead needs no more of them."""
SPARE_PUDDING: Final = 50


@rule
def hope(limits: tuple[int, int], turns: int) -> int:
    """What something unfinished is worth: so much at most, and so much for every turn left."""
    return min(limits[0], limits[1] * turns)


@long_rule
def worth(config: Record, state: Record, seat: int, kind: int, turns: int, free: int) -> int:
    """What a card is worth to a seat with so many turns after this one and free wasabi."""
    plate = state.plates[row_of(state), seat]
    if is_nigiri(kind):
        return nigiri_worth(kind - dishes.EGG + 1, turns, free)
    if kind == dishes.TEMPURA:
        if int(plate[dishes.TEMPURA]) % 2 == 1:
            return TEMPURA_PAIR
        return hope(LONE_TEMPURA, turns)
    if kind == dishes.SASHIMI:
        return sashimi_worth(int(plate[dishes.SASHIMI]) % 3, turns)
    if kind == dishes.DUMPLING:
        have = int(plate[dishes.DUMPLING])
        return POINT * (have + 1) + NEXT_DUMPLING if have < DUMPLINGS else 0
    if kind == dishes.WASABI:
        if turns == 0:
            return 0
        return hope(WAITING_WASABI, turns) - SECOND_WASABI * free
    if kind == dishes.CHOPSTICKS:
        if plate[dishes.CHOPSTICKS] > 0 or turns < 2:
            return 0
        return hope(WAITING_CHOPSTICKS, turns - 1)
    if kind == dishes.PUDDING:
        return pudding_worth(config, state, seat)
    if dishes.MAKI_1 <= kind <= dishes.MAKI_3:
        return maki_worth(config, state, seat, kind - dishes.MAKI_1 + 1, turns)
    return worth_by_number(kind, int(plate[kind]), turns)


def _worth_of(dish: Dish, others: Callable[..., int]) -> Callable[..., int]:
    """A rule (kind, have, turns) for one more dish of which nothing is known but its points.

    Beside what a card adds now, half of what the card after it would, if there is time for it.
    """
    assert dish.counted is not None
    number, points = dishes.CARDS.index(dish.name), points_rule(dish.counted)

    @rule
    def worth(kind: int, have: int, turns: int) -> int:
        if kind != number:
            return others(kind, have, turns)
        now, next_one = points(have + 1) - points(have), points(have + 2) - points(have + 1)
        return POINT * now + (POINT * max(0, next_one) // 2 if turns > 0 else 0)

    return worth


@rule
def worth_of_nothing(kind: int, have: int, turns: int) -> int:
    """The end of a chain: every card is known."""
    return 0


worth_by_number: Callable[..., int] = worth_of_nothing
"""A rule (kind, have, turns): what a card is worth that is known by its points alone."""
for _dish in dishes.COUNTED:
    if dishes.CARDS.index(_dish.name) not in KNOWN:
        worth_by_number = _worth_of(_dish, worth_by_number)


@rule
def nigiri_worth(points: int, turns: int, free: int) -> int:
    """Its points, three times on wasabi, less what a better one would have brought there."""
    if free > 0:
        return 3 * POINT * points - (SQUID - points) * hope(SPOILT, turns)
    return POINT * points


@rule
def sashimi_worth(have: int, turns: int) -> int:
    """What one more sashimi is worth beside those of an unfinished set."""
    if have == 2:
        return SASHIMI_SET
    if have == 1:
        return hope(SECOND_SASHIMI, turns)
    return hope(FIRST_SASHIMI, turns - 1) if turns > 1 else 0


@rule
def maki_worth(config: Record, state: Record, seat: int, rolls: int, turns: int) -> int:
    """What rolls are worth: as good as points where they decide, little where they cannot."""
    mine = signed(maki_icons(state.plates[row_of(state), seat]))
    best, second = signed(0), signed(0)
    for other in range(config.seats):
        if other != seat:
            theirs = signed(maki_icons(state.plates[row_of(state), other]))
            second = max(second, min(best, theirs))
            best = max(best, theirs)
    if turns == 0:
        return maki_place(mine + rolls, best, second) - maki_place(mine, best, second)
    room = 2 * turns + 1
    if 100 * (mine - best) > SAFE_LEAD * room:
        return ROLL_AHEAD * rolls
    if 100 * (best - mine) > LOST_LEAD * room:
        return (ROLL_BEHIND if config.seats > 2 else ROLL_BEHIND_ALONE) * rolls
    return ROLL * rolls


@rule
def maki_place(mine: int, best: int, second: int) -> int:
    """About the points of so many rolls, by the best two of the others."""
    if mine == 0:
        return 0
    if mine > best:
        return 6 * POINT
    return 3 * POINT if mine == best or mine > second else 0


@rule
def pudding_worth(config: Record, state: Record, seat: int) -> int:
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
