"""The games of a deal with compiled rules: the same games as `deals.play_deal`, and quicker.

Bots that are rules decide inside of the compiled game; the others are asked from outside.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Final

import numpy as np

from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, PlayedGame, Timed, go_on
from sushibar.arena.seatings import Seating
from sushibar.batch.playout import SEATS
from sushibar.batch.seats import NO_RULE, Games, own_rules, policy_number
from sushibar.bots.players import player
from sushibar.table.chances import chances

SEATS_OF_BITS: Final = tuple(
    tuple(seat for seat in range(SEATS) if bits >> seat & 1) for bits in range(1 << SEATS)
)
"""The seats that a set of bits means."""
SECONDS_DIGITS: Final = 9


class CompiledContest:
    """A contest whose games are played by a kernel."""

    def __init__(self, contest: ContestSetup, *, with_own: bool = False) -> None:
        """With one's own rules compiled too, or asked like functions."""
        self.contest, self.setup = contest, contest.setup
        entrants = [contest.entrant(number) for number in range(len(contest.entrants))]
        self.own = own_rules(entrants) if with_own else ()
        self.numbers = [policy_number(one, self.own) for one in entrants]
        """The policy of each entrant, or `NO_RULE`."""

    @property
    def is_all_rules(self) -> bool:
        """Whether nobody has to be asked."""
        return NO_RULE not in self.numbers

    def play_deal(self, deal: int, stopped: Callable[[], bool] = go_on) -> Deal:
        """Play every seating on the same cards."""
        if self.is_all_rules:
            return self.play_deals([deal])[0]
        return tuple(self.play_game(deal, seating, stopped) for seating in self.contest.seatings)

    # Nobody is asked

    def play_deals(self, deals: Sequence[int]) -> list[Deal]:
        """Play some deals at the same time, if nobody has to be asked."""
        seatings = self.contest.seatings
        policies = [self.policies(seating) for seating in seatings] * len(deals)
        chance = np.repeat(self.chance(deals), len(seatings), axis=0)
        games = Games(self.setup, policies, chance, self.own)
        started = time.perf_counter()
        games.play_on()
        seconds = (time.perf_counter() - started) / len(policies)
        played = self.written_down(games.played, seconds)
        return [
            tuple(played[first : first + len(seatings)])
            for first in range(0, len(played), len(seatings))
        ]

    def policies(self, seating: Seating) -> list[int]:
        """The policy of each seat."""
        return [self.numbers[entrant] for entrant in seating]

    def chance(self, deals: Sequence[int]) -> np.ndarray[Any, Any]:
        """The dealer's chance and every player's luck, a row for each deal."""
        return chances([self.contest.deal_seed(deal) for deal in deals], self.setup.players)

    def written_down(self, played: np.ndarray[Any, Any], seconds: float) -> list[PlayedGame]:
        """What happened in some games, each of which took this long.

        Nobody knows which seat has taken how long, so every decision counts as long as another.
        """
        players, columns = self.setup.players, len(self.contest.categories)
        decisions = played["decisions"][:, :players]
        times = seconds * decisions / np.maximum(1, decisions.sum(axis=1, keepdims=True))
        facts = zip(
            played["points"][:, :players].tolist(),
            played["winners"].tolist(),
            played["categories"][:, :players, :columns].tolist(),
            decisions.tolist(),
            np.round(times, SECONDS_DIGITS).tolist(),
            strict=True,
        )
        return [
            PlayedGame(
                tuple(points), SEATS_OF_BITS[won], tuple(map(tuple, rows)), tuple(made), tuple(took)
            )
            for points, won, rows, made, took in facts
        ]

    # Somebody is asked

    def play_game(
        self, deal: int, seating: Seating, stopped: Callable[[], bool] = go_on
    ) -> PlayedGame:
        """Play one seating on a deal, as `deals.play_game` does."""
        policies, seed = self.policies(seating), self.contest.deal_seed(deal)
        games = Games(self.setup, [policies], self.chance([deal]), self.own)
        players: dict[int, Timed] = {}
        with ExitStack() as leaving:
            for seat, number in enumerate(seating):
                if policies[seat] == NO_RULE:
                    entrant, luck = self.contest.entrant(number), f"{seed}:{seat}"
                    made = player(entrant, luck, self.setup.game, threads=1)
                    players[seat] = Timed(leaving.enter_context(made), stopped)
            started = time.perf_counter()
            games.ask(players)
            seconds = time.perf_counter() - started
        (played,) = self.written_down(games.played, 0.0)
        seconds -= sum(timed.seconds for timed in players.values())
        by_rules = sum(played.decisions) - sum(timed.decisions for timed in players.values())
        times = [
            players[seat].seconds if seat in players else seconds * made / max(1, by_rules)
            for seat, made in enumerate(played.decisions)
        ]
        return played._replace(seconds=tuple(round(took, SECONDS_DIGITS) for took in times))
