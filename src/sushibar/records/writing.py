"""Records of many games at once, from the numbers of their decisions."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushibar.games.notation import SEPARATOR
from sushibar.games.setup import Setup
from sushibar.records.kernels import compiled, readable
from sushibar.records.tracing import TracedGames
from sushibar.rulebook.game import Names
from sushibar.table.dealer import commitment
from sushibar.table.record import head_lines

SPACE, BAR, DASH, DOT, LINE_FEED, ZERO = b" |-.\n0"
LONGEST_MOMENT: Final = 12
"""Characters of a round and a turn with all that belongs to them."""

Bytes = NDArray[np.uint8]


class ActionNames(NamedTuple):
    """The names of actions as bytes, one after the other."""

    text: Bytes
    ends: NDArray[np.int64]
    """Where the name of each action ends; it starts where the one before it ends."""
    is_default: NDArray[np.bool_]
    """Whether it goes without saying."""

    @classmethod
    def of(cls, called: Names, defaults: tuple[str, ...]) -> "ActionNames":
        """The names of a game."""
        spelled = [name.encode() for name in called.actions]
        return cls(
            np.frombuffer(b"".join(spelled), np.uint8),
            np.cumsum([len(name) for name in spelled]),
            np.array([name in defaults for name in called.actions]),
        )


def put_number(out: Bytes, place: int, number: int) -> int:
    """Write a number; returns where it ends."""
    size = 1
    while number >= 10**size:
        size += 1
    for digit in range(size):
        out[place + size - 1 - digit] = ZERO + number % 10
        number //= 10
    return place + size


def put_answer(
    out: Bytes,
    place: int,
    decisions: Any,
    first: int,
    last: int,
    text: Bytes,
    ends: NDArray[np.int64],
    is_default: NDArray[np.bool_],
) -> int:
    """Write a seat's answer without what goes without saying, unless that is all of it."""
    told = 0
    for number in range(first, last):
        if not is_default[decisions[number].action]:
            told += 1
    begun = False
    for number in range(first, last):
        action = decisions[number].action
        if told > 0 and is_default[action]:
            continue
        if begun:
            out[place] = SPACE
            place += 1
        begun = True
        begin = ends[action - 1] if action > 0 else 0
        for letter in range(begin, ends[action]):
            out[place] = text[letter]
            place += 1
    return place


def put_empty_answers(out: Bytes, place: int, seats: int) -> int:
    """Write that some seats were not asked, each with what stands between seats."""
    for _ in range(seats):
        out[place : place + 4] = (DASH, SPACE, BAR, SPACE)
        place += 4
    return place


@cache
def write_kernel() -> Callable[..., int]:
    """The kernel (decisions, count, players, text, ends, is_default, out): the lines of a game.

    Returns how many bytes it has written.
    """
    number, empty = compiled(put_number), compiled(put_empty_answers)
    answer = compiled(put_answer)

    def write_game(
        decisions: Any, count: int, players: int, text: Any, ends: Any, is_default: Any, out: Any
    ) -> int:
        place = first = 0
        seats = 0  # of the line that is being written
        while first < count:
            here = decisions[first]
            last = first
            while (
                last < count
                and decisions[last].question == here.question
                and decisions[last].seat == here.seat
            ):
                last += 1
            if seats == 0:
                place = number(out, place, here.in_round)
                out[place] = DOT
                place = number(out, place + 1, here.turn)
                out[place] = SPACE
                place += 1
            place = empty(out, place, here.seat - seats)
            place = answer(out, place, decisions, first, last, text, ends, is_default)
            seats = here.seat + 1
            if last == count or decisions[last].question != here.question:
                for _ in range(players - seats):
                    out[place : place + 4] = (SPACE, BAR, SPACE, DASH)
                    place += 4
                out[place] = LINE_FEED
                place += 1
                seats = 0
            elif seats < players:
                out[place : place + 3] = (SPACE, BAR, SPACE)
                place += 3
            first = last
        return place

    return compiled(write_game)


def write_records(setup: Setup, seeds: list[str], games: TracedGames) -> bytes:
    """The records of games that were dealt by these seeds, one after the other."""
    rules, seats = setup.kit.rules, int(setup.config.seats)
    names = ActionNames.of(setup.called, rules.defaults)
    longest = max(map(len, setup.called.actions)) + 1
    most = int(games.counts.max()) * (longest + LONGEST_MOMENT + 4 * setup.players)
    body, kernel = np.empty(most, np.uint8), write_kernel()
    before = "\n".join([*head_lines(setup), ""]).encode()
    decisions = readable(games.decisions)
    points = games.played["points"][:, :seats].tolist()
    winners = games.played["winners"].tolist()
    written = []
    for number, seed in enumerate(seeds):
        size = kernel(decisions[number], games.counts[number], setup.players, *names, body)
        won = " ".join(str(seat) for seat in range(setup.players) if winners[number] >> seat & 1)
        written += [
            before,
            f"commitment {commitment(seed)}\nseed {seed}\n".encode(),
            body[:size].tobytes(),
            f"points {SEPARATOR.join(map(str, points[number]))}\nwinners {won}\nend\n".encode(),
        ]
    return b"".join(written)
