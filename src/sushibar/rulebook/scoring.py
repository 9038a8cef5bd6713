"""Points that several games give in the same way."""

from collections.abc import Callable
from typing import Final

from sushibar.rulebook.rule import Counts, Record, rule

NO_LIMIT: Final = 1 << 30
"""More than any amount."""


@rule
def score_nigiri(nigiri: Counts, dipped: Counts) -> int:
    """Egg 1, salmon 2, squid 3, and three times that on wasabi."""
    points = 0
    for kind in range(dipped.size):
        points += (kind + 1) * (int(nigiri[kind]) + 2 * int(dipped[kind]))
    return points


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
def award_places(amounts: Counts, seats: int, first: int, second: int, third: int) -> None:
    """Replace amounts by points for the most, the second most and the third most; none for 0.

    Tied seats all receive the points in full, and the next place is not skipped.
    """
    most = highest_below(amounts, seats, NO_LIMIT)
    next_most = highest_below(amounts, seats, most)
    after_that = highest_below(amounts, seats, next_most) if third > 0 else 0
    for seat in range(seats):
        amount = int(amounts[seat])
        if amount == 0:
            amounts[seat] = 0
        elif amount == most:
            amounts[seat] = first
        elif amount == next_most:
            amounts[seat] = second
        elif amount == after_that:
            amounts[seat] = third
        else:
            amounts[seat] = 0


@rule
def award_split_places(amounts: Counts, seats: int, first: int, second: int) -> None:
    """The same for two places whose points tied seats split; a tie for most leaves no second."""
    most = highest_below(amounts, seats, NO_LIMIT)
    leaders = seats_with(amounts, seats, most)
    next_most = highest_below(amounts, seats, most)
    followers = seats_with(amounts, seats, next_most)
    second = 0 if leaders > 1 else share(second, followers)
    award_places(amounts, seats, share(first, leaders), second, 0)


@rule
def award_extremes(amounts: Counts, seats: int, gain: int, loss: int) -> None:
    """Replace amounts by points: a gain for the most, a loss for the fewest, in full for all tied.

    Two seats lose nothing; where all are equal, everyone is both first and last.
    """
    most, fewest = extremes(amounts, seats)
    if seats == 2:
        loss = 0
    for seat in range(seats):
        amount = int(amounts[seat])
        points = 0
        if amount == most:
            points += gain
        if amount == fewest:
            points -= loss
        amounts[seat] = points


@rule
def award_split_extremes(amounts: Counts, seats: int, gain: int, loss: int) -> None:
    """The same for points that tied seats split; where all are equal, nobody scores."""
    most, fewest = extremes(amounts, seats)
    if most == fewest:
        gain, loss = 0, 0
    gain = share(gain, seats_with(amounts, seats, most))
    loss = share(loss, seats_with(amounts, seats, fewest))
    award_extremes(amounts, seats, gain, loss)


@rule
def extremes(amounts: Counts, seats: int) -> tuple[int, int]:
    """The highest and the lowest amount."""
    most = int(amounts[0])
    fewest = int(amounts[0])
    for seat in range(1, seats):
        most = max(most, int(amounts[seat]))
        fewest = min(fewest, int(amounts[seat]))
    return most, fewest


@rule
def total(state: Record, seat: int) -> int:
    """All points of a seat so far."""
    points = 0
    for row in range(state.sheet.shape[0]):
        for column in range(state.sheet.shape[2]):
            points += int(state.sheet[row, seat, column])
    return points


@rule
def leaders(desserts: Callable[..., int], config: Record, state: Record) -> int:
    """The players with the most points, then with the most desserts, as a set of bits."""
    best_points, best_desserts, seats = -1000, 0, 0
    for seat in range(config.players):
        points, cards = total(state, seat), desserts(config, state, seat)
        if points > best_points or (points == best_points and cards > best_desserts):
            best_points, best_desserts, seats = points, cards, 0
        if points == best_points and cards == best_desserts:
            seats |= 1 << seat
    return seats
