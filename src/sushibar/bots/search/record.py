"""The record of a search: how it is done, how far a playout has got, and what all have come to.

One record holds it all, so that the parts of a playout take one argument for it.
"""

from typing import Any, Final

import numpy as np

from sushibar.rulebook.game import Game

MOST_DECISIONS: Final = 512
"""Decisions of a playout that can be learnt from."""

TRIES: Final = 0
POINTS: Final = 1
MARGIN: Final = 3
WINS: Final = 5
SUMS: Final = 7
"""What is summed up for every action at the root; beside each sum that of its squares."""


def search_type(game: Game) -> np.dtype[Any]:
    """The type of a search's record for a game."""
    return np.dtype(
        [
            # How the table is searched
            ("seat", np.int64),  # whose choice it is
            ("guided", np.int64),  # how often, out of 256, a seat does what the guide says
            ("explore", np.float64),  # how widely to try, see `bandits.learn`
            ("scale", np.float64),  # points that make winning e times as likely
            ("spread", np.bool_),  # whether every other playout starts with what was tried least
            # How far a playout has got
            ("place", np.int64),  # what has been answered since the root, see `bandits`
            ("is_known", np.bool_),  # whether that place has bandits
            ("first", np.int64),  # the first action of the seat
            ("is_even", np.bool_),  # whether that one is to be what was tried least
            ("decisions", np.int64),  # how many have been noted
            ("bandits", np.int64, MOST_DECISIONS),  # for each, who was asked,
            ("chosen", np.int64, MOST_DECISIONS),  # with what answer,
            ("deciders", np.int64, MOST_DECISIONS),  # and for which seat
            ("mask", np.int8, game.actions),
            ("found", np.int64, game.actions + 1),  # see `bandits.list_actions`
            # What it has come to
            ("prospects", np.float64, game.seats),  # the points that a seat may end with
            ("chances", np.float64, game.seats),  # to win
            ("rewards", np.float64, game.seats),  # what a seat's bandits learn
            ("sums", np.float64, (game.actions, SUMS)),  # of all playouts
        ],
        align=True,
    )
