"""A simulation: games by the million, summed up."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from sushibar.batch import cpu, cuda
from sushibar.batch.playout import Tally, policy_named
from sushibar.errors import SetupError
from sushibar.games.menus import Menu
from sushibar.games.setup import Setup
from sushibar.machine import cores
from sushibar.rulebook.announcing import Announce, announced, say
from sushibar.rulebook.game import BookSource

DEVICES = ("cpu", "cuda")
LARGEST_SEED = (1 << 63) - 1
MOST_GAMES = 10**12
MOST_THREADS = 1024

Progress = Callable[[int], None]
"""Told how many games have been played so far."""


@dataclass(frozen=True)
class Result:
    """What a simulation found out."""

    menu: tuple[str, ...]
    """The types that were played with; none where there is no menu."""
    games: int
    seconds: float
    decisions: int
    mean_points: tuple[float, ...]
    """By seat, the dummy's included."""
    mean_by_category: dict[str, float]
    """Points of one seat in one game."""
    ties: float
    """The share of games in which several players have the most points."""
    shared_victories: float
    """The share of games with several winners."""
    interrupted: bool = False
    """Whether somebody ended it before all games were played."""

    @property
    def games_per_s(self) -> float:
        """Games a second."""
        return self.games / self.seconds

    @property
    def decisions_per_s(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds

    def as_json(self) -> dict[str, Any]:
        """The result as a JSON object."""
        menu = {"menu": list(self.menu)} if self.menu else {}
        return {
            **menu,
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "games_per_s": round(self.games_per_s, 1),
            "decisions_per_s": round(self.decisions_per_s, 1),
            "mean_points": [round(points, 4) for points in self.mean_points],
            "mean_by_category": {
                category: round(points, 4) for category, points in self.mean_by_category.items()
            },
            "ties": round(self.ties, 6),
            "shared_victories": round(self.shared_victories, 6),
            **({"interrupted": True} if self.interrupted else {}),
        }


def check_range(name: str, value: int, least: int, most: int) -> None:
    """Refuse a number out of range."""
    if not least <= value <= most:
        raise SetupError("error-range", name=name, value=str(value), least=least, most=str(most))


def simulate(
    game_name: str,
    *,
    players: int,
    edition: str | None = None,
    options: tuple[str, ...] = (),
    menu: Menu = None,
    book: BookSource = None,
    policy: str = "random",
    games: int = 100_000,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    progress: Progress | None = None,
    announce: Announce | None = say,
    partial: bool = False,
) -> Result:
    """Play games 0 to `games` - 1 of a seed; the same on every device and any number of threads.

    A random menu depends on the seed alone. Compiling is not counted in the seconds; `announce` is
    told about it, by default in one line on stderr where a person is likely to read it. With
    `partial`, Ctrl-C ends it, and the result is about the games until then.
    """
    setup = Setup.checked(game_name, players, edition, options, menu, str(seed), book)
    game, config = setup.kit.rules, setup.config
    decide = policy_named(game, policy)
    threads = cores() if threads is None else threads
    check_range("games", games, 1, MOST_GAMES)
    check_range("seed", seed, 0, LARGEST_SEED)
    check_range("threads", threads, 1, MOST_THREADS)
    if device == "cpu":
        with announced(setup.game, announce):
            cpu.warm_up(game, decide, config)
        started = time.perf_counter()
        tallies = cpu.play_games(game, decide, config, seed, games, threads)
    elif device == "cuda":
        with announced(setup.game, announce):
            cuda.warm_up(game, decide, config)
        started = time.perf_counter()
        tallies = cuda.play_games(game, decide, config, seed, games)
    else:
        raise SetupError("error-device", device=device, devices=", ".join(DEVICES))
    sums = np.zeros(Tally.itemsize // 8, np.int64)
    interrupted = False
    try:
        for tally in tallies:
            sums += np.array([tally], Tally).view(np.int64)
            if progress is not None:
                progress(int(sums[0]))
    except KeyboardInterrupt:
        if not partial or not sums[0]:
            raise
        interrupted, games = True, int(sums[0])
    seconds = time.perf_counter() - started
    total = sums.view(Tally)[0]
    seats = int(config.seats)
    return Result(
        menu=setup.menu,
        games=games,
        seconds=seconds,
        decisions=int(total["decisions"]),
        mean_points=tuple(int(points) / games for points in total["points"][:seats]),
        mean_by_category={
            category: int(points) / games / seats
            for category, points in zip(
                game.names(config).categories, total["categories"], strict=False
            )
        },
        ties=int(total["ties"]) / games,
        shared_victories=int(total["shared"]) / games,
        interrupted=interrupted,
    )
