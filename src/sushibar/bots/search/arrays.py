"""What playouts are told, and the arrays of a tree that they read and write."""

from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.bots.search.bandits import Memory, memory_for
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.game import Game

DEEPEST: Final = 512
"""So many decisions of a playout can be remembered."""

Decision = np.dtype([("bandit", np.int64), ("action", np.int64), ("seat", np.int64)])
"""A bandit that was asked in a playout, what it chose, and for whom."""

Progress = np.dtype(
    [
        ("place", np.int64),  # what has been answered since the root, see `bandits`
        ("is_known", np.bool_),  # whether that place has bandits
        ("decisions", np.int64),  # how many are remembered
        ("seat", np.int64),  # whose choice is searched
        ("first", np.int64),  # the first action of that seat
        ("is_even", np.bool_),  # whether that one is to be what was tried least
    ]
)
"""How far a playout has got."""

TRIES: Final = 0
POINTS: Final = 1
MARGIN: Final = 3
WINS: Final = 5
SUMS: Final = 7
"""What is summed up for every action at the root; beside each sum that of its squares."""


class Settings(NamedTuple):
    """How a table is searched."""

    guided: int
    """How often, out of 256, a seat does what the guide says."""
    explore: float
    """How widely to try, see `bandits.learn`."""
    scale: float
    """So many points more make a seat e times as likely to win."""
    spread: bool
    """Whether every other playout starts with what was tried least: it is then known how bad the
    bad choices are.
    """


class TreeArrays(NamedTuple):
    """The memory of one thread's playouts, and room for the one that is being played."""

    memory: Memory
    sums: Any
    """(actions, `SUMS`): what is known about every action at the root."""
    luck: Any
    """(1): all that is drawn, hidden cards and choices alike."""
    states: Any
    """(2): the table that is played on, and what the seat knows of it."""
    progress: Any
    """(1)"""
    path: Any
    """(`DEEPEST`): decisions from which there is something to learn."""
    mask: Any
    """(actions)"""
    found: Any
    """(actions + 1): see `bandits.list_actions`."""
    prospects: Any
    """(seats): what each may end with,"""
    chances: Any
    """(seats): its chance to win,"""
    rewards: Any
    """(seats): and what its bandits learn."""


def arrays_for(game: Game, places: int, rows: int) -> TreeArrays:
    """The arrays of a tree that knows nothing; for the sizes see `bandits.memory_for`."""
    return TreeArrays(
        memory=memory_for(game.actions, places, rows),
        sums=np.zeros((game.actions, SUMS)),
        luck=np.zeros(1, Philox).view(np.recarray),
        states=np.zeros(2, game.state).view(np.recarray),
        progress=np.zeros(1, Progress).view(np.recarray),
        path=np.zeros(DEEPEST, Decision).view(np.recarray),
        mask=np.zeros(game.actions, np.int8),
        found=np.zeros(game.actions + 1, np.int64),
        prospects=np.zeros(game.seats),
        chances=np.zeros(game.seats),
        rewards=np.zeros(game.seats),
    )
