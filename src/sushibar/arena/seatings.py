"""Who sits where: every way to seat some bots, so that none has better chairs or neighbours."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Final

from sushibar.errors import SetupError

MOST_SEATINGS: Final = 10_000
"""More games a deal than anybody would wait for."""

Seating = tuple[int, ...]
"""The number of the bot in every seat."""


def every_seating(bots: int, players: int) -> tuple[Seating, ...]:
    """Every assignment of bots to seats.

    Where there are more seats than bots, every one in which each bot has at least one seat; where
    there are fewer, every one in which each bot has at most one.
    """
    if bots > players:
        return counted(permutations(range(bots), players), bots, players)
    return counted(
        (seats for seats in product(range(bots), repeat=players) if len(set(seats)) == bots),
        bots,
        players,
    )


def field_seatings(candidates: int, players: int) -> tuple[Seating, ...]:
    """Each candidate alone in every seat, the bot numbered after the last of them in all others."""
    return tuple(
        tuple(candidate if seat == place else candidates for seat in range(players))
        for candidate in range(candidates)
        for place in range(players)
    )


def counted(seatings: Iterator[Seating], bots: int, players: int) -> tuple[Seating, ...]:
    """The seatings, if they are not too many."""
    kept: list[Seating] = []
    for seating in seatings:
        if len(kept) == MOST_SEATINGS:
            raise SetupError("error-seatings", bots=bots, players=players, most=MOST_SEATINGS)
        kept.append(seating)
    return tuple(kept)
