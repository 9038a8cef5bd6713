"""What a menu is like: some games of it are played, and what they come to is measured."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from sushibar.batch.seats import RULE_NAMES, Games, seed_kernel
from sushibar.games.setup import Setup
from sushibar.rulebook.chance import PLAYERS, Philox

EXPERT: Final = RULE_NAMES.index("greedy")
"""Who plays well: the greedy player, who looks at what every card brings now and later."""
BEGINNER: Final = RULE_NAMES.index("beginner")
"""Who plays so-so: judges alike, but does not notice a third of what could be done."""
CLOSE_POINTS: Final = 3
"""A game is close if the winner is ahead of the second by at most this many points."""

AMONG_EXPERTS: Final = ("points", "spread", "margin", "close", "decisions", "first_seat")
"""Of games that experts play: a seat's points, by how much the first is ahead of the last and of
the second, whether that is close, a seat's decisions, whether seat 0 has won."""
AMONG_BEGINNERS: Final = ("expert", "beginners", "neighbour", "expert_wins")
"""Of games that one expert plays among beginners: the expert's points, those of a beginner, those
of the beginner on the left, who gets the expert's hand next; whether the expert has won."""
COLUMNS: Final = 9
"""Of the score sheet, a seat's points each: nigiri, the menu's seven types, what is face down."""
FIGURES: Final = len(AMONG_EXPERTS) + len(AMONG_BEGINNERS) + COLUMNS

Figures = np.ndarray[Any, np.dtype[np.float32]]


class Pair(NamedTuple):
    """A menu, with a number of players that it is for."""

    menu: tuple[str, ...]
    players: int


def measure(game: str, pair: Pair, numbers: range, seed: int) -> Figures:
    """(2, FIGURES): the mean of every figure, and its standard error.

    The games of these numbers are played by experts alone, and again on the same cards by one
    expert, in all seats by turns, among beginners. The same arguments always give the same.
    """
    setup = Setup.checked(game, pair.players, menu=pair.menu)
    everybody = [[EXPERT] * pair.players] * len(numbers)
    seats = np.arange(len(numbers)) % pair.players
    alone = np.where(np.arange(pair.players) == seats[:, None], EXPERT, BEGINNER).tolist()
    experts = played(setup, everybody, seed, numbers.start)
    mixed = played(setup, alone, seed, numbers.start)
    values = np.column_stack(
        [
            *among_experts(experts, pair.players),
            *among_beginners(mixed, pair.players, seats),
            experts["categories"][:, : pair.players, :COLUMNS].mean(axis=1),
        ]
    )
    error = values.std(axis=0, ddof=1) / np.sqrt(len(numbers))
    return np.stack([values.mean(axis=0), error]).astype(np.float32)


def played(
    setup: Setup, policies: Sequence[Sequence[int]], seed: int, first: int
) -> np.ndarray[Any, Any]:
    """Games of a seed from the first number on, one for each row of policies."""
    rngs = np.zeros((len(policies), PLAYERS + 1), Philox)
    seed_kernel()(rngs, seed, first)
    games = Games(setup, policies, rngs)
    games.play_on()
    return games.played


def among_experts(games: np.ndarray[Any, Any], players: int) -> list[np.ndarray[Any, Any]]:
    """Game by game the figures of `AMONG_EXPERTS`."""
    points = games["points"][:, :players]
    ranked = np.sort(points, axis=1)
    margin = ranked[:, -1] - ranked[:, -2]
    return [
        points.mean(axis=1),
        ranked[:, -1] - ranked[:, 0],
        margin,
        margin <= CLOSE_POINTS,
        games["decisions"][:, :players].mean(axis=1),
        win_shares(games, players)[:, 0],
    ]


def among_beginners(
    games: np.ndarray[Any, Any], players: int, seats: np.ndarray[Any, Any]
) -> list[np.ndarray[Any, Any]]:
    """Game by game the figures of `AMONG_BEGINNERS`, with the expert in these seats."""
    points, here = games["points"][:, :players], np.arange(len(games))
    mine = points[here, seats]
    return [
        mine,
        (points.sum(axis=1) - mine) / (players - 1),
        points[here, (seats + 1) % players],
        win_shares(games, players)[here, seats],
    ]


def win_shares(games: np.ndarray[Any, Any], players: int) -> np.ndarray[Any, Any]:
    """(games, players): who has won, shared victories divided."""
    won = games["winners"][:, None].astype(np.int64) >> np.arange(players) & 1
    shares: np.ndarray[Any, Any] = won / won.sum(axis=1, keepdims=True)
    return shares
