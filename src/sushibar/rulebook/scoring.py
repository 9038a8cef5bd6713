"""Points that several games give in the same way."""

from typing import Final

from sushibar.rulebook.rule import Counts, rule

NO_LIMIT: Final = 1 << 30
"""More than any amount."""


@rule
def score_tempura(cards: int) -> int:
    """Every pair brings 5."""
    return cards // 2 * 5


@rule
def score_sashimi(cards: int) -> int:
    """Every three bring 10."""
    return cards // 3 * 10


@rule
def score_dumplings(cards: int) -> int:
    """1, 3, 6, 10 and, from the fifth on, 15."""
    capped = min(cards, 5)
    return capped * (capped + 1) // 2


@rule
def highest_below(amounts: Counts, seats: int, limit: int) -> int:
    """The highest amount under the limit, 0 if there is none above 0."""
    highest = 0
    for seat in range(seats):
        amount = int(amounts[seat])
        if highest < amount < limit:
            highest = amount
    return highest


@rule
def seats_with(amounts: Counts, seats: int, amount: int) -> int:
    """How many seats have exactly that amount."""
    tied = 0
    for seat in range(seats):
        if amounts[seat] == amount:
            tied += 1
    return tied


@rule
def share(points: int, tied: int) -> int:
    """What each of the tied seats gets when they split points, the remainder dropped."""
    each = 0
    while tied > 0 and (each + 1) * tied <= points:  # a GPU divides slower than it counts
        each += 1
    return each


@rule
def award_places(amounts: Counts, seats: int, split: bool) -> None:
    """Replace maki icons by points: 6 for the most, 3 for the second most, nothing for none.

    Tied seats either split the points, and then a tie for most leaves no second place, or all
    receive them in full, and then it does not.
    """
    most = highest_below(amounts, seats, NO_LIMIT)
    second = highest_below(amounts, seats, most)
    first_points, second_points = 6, 3
    if split and most > 0:
        leaders = seats_with(amounts, seats, most)
        first_points = share(6, leaders)
        second_points = 0 if leaders > 1 else share(3, seats_with(amounts, seats, second))
    for seat in range(seats):
        icons = int(amounts[seat])
        if icons == 0:
            amounts[seat] = 0
        elif icons == most:
            amounts[seat] = first_points
        elif icons == second:
            amounts[seat] = second_points
        else:
            amounts[seat] = 0


@rule
def award_puddings(amounts: Counts, seats: int, split: bool) -> None:
    """Replace pudding cards by points: 6 for the most, -6 for the fewest (not with two seats).

    Tied seats either split the points, and then nobody scores when all are equal, or all take
    them in full, and then a seat can be both first and last.
    """
    most = int(amounts[0])
    fewest = int(amounts[0])
    for seat in range(1, seats):
        most = max(most, int(amounts[seat]))
        fewest = min(fewest, int(amounts[seat]))
    gain = 6
    loss = 6 if seats > 2 else 0
    if split and most == fewest:
        gain, loss = 0, 0
    elif split:
        gain = share(gain, seats_with(amounts, seats, most))
        loss = share(loss, seats_with(amounts, seats, fewest))
    for seat in range(seats):
        puddings = int(amounts[seat])
        points = 0
        if puddings == most:
            points += gain
        if puddings == fewest:
            points -= loss
        amounts[seat] = points
