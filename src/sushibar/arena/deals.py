"""The games of a deal: the one place where the arena plays."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import NamedTuple

from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.seatings import Seating
from sushibar.bots.players import player
from sushibar.games.view import View
from sushibar.table.policy import Policy
from sushibar.table.table import Table


class PlayedGame(NamedTuple):
    """How a game ended, by seat."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that have won."""
    categories: tuple[tuple[int, ...], ...]
    """Every seat's points by category."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How long every seat has thought."""


Deal = tuple[PlayedGame, ...]
"""The games of a deal, one for every seating of the contest."""


class Stopped(Exception):
    """Nobody wants to know the end of this game any more."""


def go_on() -> bool:
    """What a game that nobody stops asks between decisions."""
    return False


def play_deal(contest: ContestSetup, deal: int, stopped: Callable[[], bool] = go_on) -> Deal:
    """Play every seating on the same cards."""
    return tuple(play_game(contest, deal, seating, stopped) for seating in contest.seatings)


def play_game(
    contest: ContestSetup, deal: int, seating: Seating, stopped: Callable[[], bool] = go_on
) -> PlayedGame:
    """Play one seating on a deal.

    The luck of a player belongs to the deal and the seat, so that two bots in the same seat have
    the same.
    """
    setup, seed = contest.setup, contest.deal_seed(deal)
    table = Table(**setup.keywords, seed=seed)
    players = {}
    with ExitStack() as leaving:
        for seat, number in enumerate(seating):
            seated = player(contest.entrant(number), f"{seed}:{seat}", setup.game, threads=1)
            players[seat] = Timed(leaving.enter_context(seated), stopped)
        table.play(players)
    sheet = table.state.sheet
    columns = range(len(table.called.categories))
    return PlayedGame(
        points=table.points[: setup.players],
        winners=table.winners,
        categories=tuple(
            tuple(sum(map(int, sheet[:, seat, column])) for column in columns)
            for seat in table.seats
        ),
        decisions=tuple(players[seat].decisions for seat in table.seats),
        seconds=tuple(round(players[seat].seconds, 6) for seat in table.seats),
    )


class Timed:
    """A player whose decisions are counted and timed."""

    def __init__(self, policy: Policy, stopped: Callable[[], bool]) -> None:
        self.policy, self.stopped = policy, stopped
        self.decisions, self.seconds = 0, 0.0

    def __call__(self, view: View) -> str | int:
        """What the player decides."""
        if self.stopped():
            raise Stopped
        started = time.perf_counter()
        action = self.policy(view)
        self.seconds += time.perf_counter() - started
        self.decisions += 1
        return action
