"""The record of a guided search: how it is done, how far a simulation has got, what all came to."""

from typing import Any, Final

import numpy as np

from sushibar.bots.network.file import HEADS
from sushibar.games.features import Encoding
from sushibar.rulebook.game import Game

MOST_DECISIONS: Final = 512
"""So many decisions of a simulation can be learnt from."""


def guided_type(game: Game, encoding: Encoding) -> np.dtype[Any]:
    """The type of a guided search's record for a game."""
    choices = len(encoding.choices)
    return np.dtype(
        [
            # How the table is searched
            ("seat", np.int64),  # whose choice it is
            ("explore", np.float64),  # see `nodes.best_choice`
            ("margin_worth", np.float64),  # what a lead of ten points is worth beside a victory
            ("flattened", np.float64),  # by how much the policy of the network is flattened
            ("ahead", np.int64),  # so many decisions of its own lie before the one that is judged
            ("spread", np.bool_),  # whether every other simulation starts with what was tried least
            # How far a simulation has got
            ("first", np.int64),  # the first choice of the seat
            ("is_even", np.bool_),  # whether that one is to be what was tried least
            ("decisions", np.int64),  # how many have been noted: for each,
            ("rows", np.int64, MOST_DECISIONS),  # the node,
            ("chosen", np.int64, MOST_DECISIONS),  # the choice,
            ("deciders", np.int64, MOST_DECISIONS),  # and for which seat
            ("row", np.int8, encoding.layout.size),  # what a seat is shown
            ("mask", np.int8, choices),
            ("root", np.float64, choices),  # the priors of the seat's choice,
            ("actions", np.int64, choices),  # and the action of each
            # What it has come to
            ("outcomes", np.float64, (game.seats, len(HEADS))),  # win, margin, points
            ("is_told", np.int8, game.seats),  # of which seats that is known
            ("evaluations", np.int64),  # how often the network was asked
            ("sums", np.float64, (game.actions, 7)),  # of all simulations, by action
        ],
        align=True,
    )
