"""How the bots stand after some deals: sums, ratings, and one value a deal for every measure."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sushibar.arena.confidence_sequence import ConfidenceSequence
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.deals import Deal, PlayedGame
from sushibar.arena.intervals import CONFIDENCE, Interval, estimate, estimate_bounded
from sushibar.arena.ratings import Rating, rate


@dataclass(frozen=True)
class Measured:
    """What is known about one bot; every mean is that of one seat in one game."""

    bot: str
    is_field: bool
    win_rate: Interval
    """Shared victories are divided."""
    margin: Interval
    """Points more than the best other seat."""
    points: Interval
    by_category: dict[str, float]
    rating: Rating
    decisions: int
    seconds: float

    @property
    def decisions_per_s(self) -> float:
        """Decisions a second."""
        return self.decisions / max(self.seconds, 1e-9)

    def as_json(self) -> dict[str, Any]:
        """All of it as a JSON object."""
        return {
            "bot": self.bot,
            "is_field": self.is_field,
            "win_rate": self.win_rate.as_json(),
            "margin": self.margin.as_json(),
            "points": self.points.as_json(),
            "points_by_category": {
                category: round(points, 4) for category, points in self.by_category.items()
            },
            "rating": {"mu": round(self.rating.mu, 4), "sigma": round(self.rating.sigma, 4)},
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions_per_s, 1),
        }


@dataclass(frozen=True)
class BotComparison:
    """How much more the first bot has than another one, deal by deal on the same cards."""

    bot: str
    other: str
    win_rate: Interval
    margin: Interval
    points: Interval

    def as_json(self) -> dict[str, Any]:
        """All of it as a JSON object."""
        return {
            "bot": self.bot,
            "other": self.other,
            "win_rate": self.win_rate.as_json(),
            "margin": self.margin.as_json(),
            "points": self.points.as_json(),
        }


class Standing:
    """Takes deals in their order, and says at any time what they come to."""

    def __init__(self, contest: ContestSetup, *, settling: bool = True) -> None:
        """Where nobody asks for a verdict, none has to be worked out."""
        self.contest, self.settling = contest, settling
        entrants = range(len(contest.entrants))
        self.seats = [sum(who.count(bot) for who in contest.seatings) for bot in entrants]
        """In how many seats each bot sits on every deal."""
        self.deals = 0
        self.wins: list[list[float]] = [[] for _ in entrants]
        self.margins: list[list[float]] = [[] for _ in entrants]
        self.points: list[list[float]] = [[] for _ in entrants]
        self.categories = [[0] * len(contest.categories) for _ in entrants]
        self.ratings = [Rating() for _ in entrants]
        self.decisions, self.seconds = [0 for _ in entrants], [0.0 for _ in entrants]
        alpha = (1 - CONFIDENCE) / max(1, len(contest.rivals))
        self.sequences = {rival: ConfidenceSequence(alpha) for rival in contest.rivals}

    def add(self, deal: Deal) -> None:
        """Take the next deal."""
        bots = range(len(self.ratings))
        wins, margins, points = [0.0 for _ in bots], [0.0 for _ in bots], [0 for _ in bots]
        categories = [[tuple(held)] for held in self.categories]
        for seating, game in zip(self.contest.seatings, deal, strict=True):
            share = 1 / len(game.winners)
            *_, second, best = sorted(game.points)
            for seat, bot in enumerate(seating):
                mine = game.points[seat]
                wins[bot] += share if seat in game.winners else 0
                margins[bot] += mine - (second if mine == best else best)
                points[bot] += mine
                self.decisions[bot] += game.decisions[seat]
                self.seconds[bot] += game.seconds[seat]
                categories[bot].append(game.categories[seat])
            self.ratings = rate(self.ratings, seating, ranks(game))
        self.categories = [list(map(sum, zip(*rows, strict=True))) for rows in categories]
        for bot in bots:  # every seat of a bot has its part in the mean of the deal
            self.wins[bot].append(wins[bot] / self.seats[bot])
            self.margins[bot].append(margins[bot] / self.seats[bot])
            self.points[bot].append(points[bot] / self.seats[bot])
        self.deals += 1
        if self.settling:
            for rival, sequence in self.sequences.items():
                sequence.add(self.wins[0][-1] - self.wins[rival][-1])

    @property
    def verdict(self) -> int:
        """1 if the first bot wins more than every rival, -1 if less than one; 0 as long as
        neither is sure at every deal at once.
        """
        signs = {sequence.sign for sequence in self.sequences.values()}
        if signs == {1}:
            return 1
        return -1 if -1 in signs else 0

    def measured(self) -> list[Measured]:
        """What is known about every bot."""
        contest = self.contest
        return [
            Measured(
                bot=spec,
                is_field=number == len(contest.bots),
                win_rate=estimate_bounded(self.wins[number], 0, 1),
                margin=estimate(self.margins[number]),
                points=estimate(self.points[number]),
                by_category={
                    category: points / self.deals / self.seats[number]
                    for category, points in zip(
                        contest.categories, self.categories[number], strict=True
                    )
                },
                rating=self.ratings[number],
                decisions=self.decisions[number],
                seconds=self.seconds[number],
            )
            for number, spec in enumerate(contest.entrants)
        ]

    def comparisons(self, *, at_any_deal: bool) -> list[BotComparison]:
        """The first bot against its rivals; the intervals of win rates may be those that hold at
        every deal at once.
        """
        found = []
        for rival, sequence in self.sequences.items():
            wins = estimate_bounded(differences(self.wins, rival), -1, 1)
            if at_any_deal:
                wins = Interval(wins.mean, *sequence.interval)
            found.append(
                BotComparison(
                    bot=self.contest.bots[0],
                    other=self.contest.entrants[rival],
                    win_rate=wins,
                    margin=estimate(differences(self.margins, rival)),
                    points=estimate(differences(self.points, rival)),
                )
            )
        return found


def differences(values: Sequence[Sequence[float]], rival: int) -> list[float]:
    """How much more the first bot has than a rival, by deal."""
    return [mine - other for mine, other in zip(values[0], values[rival], strict=True)]


def ranks(game: PlayedGame) -> list[int]:
    """The places, from 1: winners first, the others by points."""
    keys = list(map(float, game.points))
    for seat in game.winners:
        keys[seat] = math.inf
    best = sorted(keys, reverse=True)
    return [1 + best.index(key) for key in keys]
