"""A simulation: games by the million, summed up."""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sushibar.batch import cpu, cuda, mixed
from sushibar.batch.cpu import Chunk
from sushibar.batch.mixed import AnyPolicy, MixedGames
from sushibar.batch.playout import Tally, is_policy, policy_named
from sushibar.batch.spread import Spread
from sushibar.errors import SetupError
from sushibar.games.menus import Menu
from sushibar.games.setup import Setup
from sushibar.machine import cores, uninterrupted
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
    wins: tuple[float, ...] | None = None
    """By player, the share of games won; shared victories are divided. A GPU does not count them.
    """
    spread: tuple[Spread, ...] | None = None
    """By seat, how the points differ from game to game. A GPU does not count that."""
    points: NDArray[np.int16] | None = field(default=None, repr=False, compare=False)
    """By game and seat, if they were asked for."""
    winners: NDArray[np.bool_] | None = field(default=None, repr=False, compare=False)
    """By game and player, who has won, if that was asked for."""
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
            "wins": None if self.wins is None else [round(share, 6) for share in self.wins],
            "spread": None if self.spread is None else [seat.as_json() for seat in self.spread],
            **({"interrupted": True} if self.interrupted else {}),
        }


def check_range(name: str, value: int, least: int, most: int) -> None:
    """Refuse a number out of range."""
    if not least <= value <= most:
        raise SetupError("error-range", name=name, value=str(value), least=least, most=str(most))


@dataclass(frozen=True)
class SimulationSetup:
    """What is simulated: a setup, and who decides in every seat."""

    setup: Setup
    policies: tuple[AnyPolicy, ...]

    @property
    def same_policy(self) -> Callable[..., int] | None:
        """The policy of the game that decides in all seats, if it is one that simulations know."""
        name, game = self.policies[0], self.setup.kit.rules
        if not isinstance(name, str) or self.policies != (name,) * self.setup.players:
            return None
        return policy_named(game, name) if is_policy(game, name) else None

    def prepare(self) -> None:
        """Compile, or load what is compiled, before the clock starts."""
        decide = self.same_policy
        if decide is None:
            self.mixed.prepare()
        else:
            cpu.warm_up(self.setup.kit.rules, decide, self.setup.config)

    @property
    def mixed(self) -> MixedGames:
        """Games with a policy of its own in every seat."""
        return MixedGames(self.setup, self.policies)

    def on_threads(self, seed: int, games: int, threads: int) -> Iterable[Chunk]:
        """Games 0 to `games` - 1, chunk by chunk as they end."""
        decide, setup = self.same_policy, self.setup
        if decide is None:
            return mixed.play_games(self.mixed, seed, games, threads)
        return cpu.play_games(setup.kit.rules, decide, setup.config, seed, games, threads)

    def play(self, seed: int, first: int, games: int) -> Chunk:
        """Some games at once, in this thread."""
        decide, setup = self.same_policy, self.setup
        if decide is None:
            return self.mixed.play_chunk(seed, first, games)
        return cpu.play_chunk(setup.kit.rules, decide, setup.config, seed, first, games)


Played = Callable[[SimulationSetup, int, int], Iterable[Chunk]]
"""(simulation, seed, games): whoever plays games, chunk by chunk."""


LEAST_POINTS = -256
POINTS_KEPT = 2048
"""So few and so many points no game comes near to; a chunk with others would not be added up."""


def spread_of(counts: Any) -> Spread:
    """How many games ended with how many points."""
    reached = counts.nonzero()[0].tolist()
    return Spread({LEAST_POINTS + place: int(counts[place]) for place in reached})


class Counted:
    """Adds up chunks of games, in whatever order they come."""

    def __init__(self, games: int, players: int, seats: int, *, per_game: bool) -> None:
        self.players = players
        self.sums = np.zeros(Tally.itemsize // 8, np.int64)
        self.by_winners = np.zeros(1 << players, np.int64)
        """How many games each set of seats has won, as bits."""
        self.by_points = np.zeros((seats, POINTS_KEPT), np.int64)
        """How many games a seat has ended with so many points, from `LEAST_POINTS` on."""
        self.points = np.zeros((games, seats), np.int16) if per_game else None
        self.winners = np.zeros((games, players), np.bool_) if per_game else None
        """Nobody has won a game that was not played."""

    def add(self, chunk: Chunk) -> int:
        """Add a chunk; how many games there have been so far."""
        self.sums += np.array([chunk.tally], Tally).view(np.int64)
        self.by_winners += np.bincount(chunk.winners, minlength=len(self.by_winners))
        for seat, counts in enumerate(self.by_points):
            counts += np.bincount(chunk.points[:, seat] - LEAST_POINTS, minlength=POINTS_KEPT)
        if self.points is not None and self.winners is not None:
            place = slice(chunk.first, chunk.first + len(chunk.winners))
            self.points[place], self.winners[place] = chunk.points, self.seats_in(chunk.winners)
        return int(self.sums[0])

    def seats_in(self, sets: Any) -> Any:
        """Which seats are in each set of them, (sets, seats)."""
        return (sets[:, None] >> np.arange(self.players) & 1).astype(np.bool_)

    @property
    def facts(self) -> dict[str, Any]:
        """What is known of single games, as fields of a result."""
        won = self.seats_in(np.arange(len(self.by_winners)))
        shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        facts: dict[str, Any] = {
            "wins": tuple((self.by_winners @ shares / int(self.sums[0])).tolist()),
            "spread": tuple(map(spread_of, self.by_points)),
        }
        if self.points is not None and self.winners is not None:
            played = self.winners.any(axis=1)
            facts |= {"points": self.points[played], "winners": self.winners[played]}
        return facts


def simulate(
    game_name: str,
    *,
    players: int,
    edition: str | None = None,
    options: tuple[str, ...] = (),
    menu: Menu = None,
    book: BookSource = None,
    policy: AnyPolicy | Sequence[AnyPolicy] = "random",
    games: int = 100_000,
    seed: int = 0,
    device: str = "cpu",
    threads: int | None = None,
    per_game: bool = False,
    progress: Progress | None = None,
    announce: Announce | None = say,
    partial: bool = False,
    played: Played | None = None,
) -> Result:
    """Play games 0 to `games` - 1 of a seed; the same on every device and any number of threads.

    One policy for all seats or a list with one for each: a policy's name or a bot's spec, one's own
    rule, which is compiled too, a bot, or a function of a view. Rules play compiled; the others
    are asked, game after game, on one thread. With `per_game` the result has every game's points
    and winners.

    A random menu depends on the seed alone. Compiling is not counted in the seconds; `announce` is
    told about it, by default in one line on stderr where a person is likely to read it. With
    `partial`, Ctrl-C ends it, and the result is about the games until then. `played` is whoever
    plays them instead of this machine's threads, such as a cluster.
    """
    setup = Setup.checked(game_name, players, edition, options, menu, str(seed), book)
    threads = cores() if threads is None else threads
    check_range("games", games, 1, MOST_GAMES)
    check_range("seed", seed, 0, LARGEST_SEED)
    check_range("threads", threads, 1, MOST_THREADS)
    if device not in DEVICES:
        raise SetupError("error-device", device=device, devices=", ".join(DEVICES))
    simulation = SimulationSetup(setup, policies_of(policy, players))
    if device == "cuda":
        return simulate_on_gpu(simulation, seed, games, progress, announce, partial=partial)
    if played is None:
        with announced(setup.game, announce):
            simulation.prepare()
    started = time.perf_counter()
    chunks = (
        simulation.on_threads(seed, games, threads)
        if played is None
        else played(simulation, seed, games)
    )
    seats = int(setup.config.seats)
    counted = Counted(games, players, seats, per_game=per_game)
    interrupted = added_up(chunks, counted.add, progress, partial=partial)
    seconds = time.perf_counter() - started
    return result(setup, counted.sums, seconds, interrupted=interrupted, **counted.facts)


def added_up(
    parts: Iterable[Any], add: Callable[[Any], int], progress: Progress | None, *, partial: bool
) -> bool:
    """Add up all parts of a simulation; whether Ctrl-C has ended it, if a part of it will do."""
    played = 0
    try:
        for part in parts:
            with uninterrupted():  # a part is counted wholly or not at all
                played = add(part)
            if progress is not None:
                progress(played)
    except KeyboardInterrupt:
        if not partial or not played:
            raise
        return True
    return False


def policies_of(policy: AnyPolicy | Sequence[AnyPolicy], players: int) -> tuple[AnyPolicy, ...]:
    """A policy for each seat."""
    if isinstance(policy, Sequence) and not isinstance(policy, str):
        return tuple(policy)
    return (policy,) * players


def simulate_on_gpu(
    simulation: SimulationSetup,
    seed: int,
    games: int,
    progress: Progress | None,
    announce: Announce | None,
    *,
    partial: bool,
) -> Result:
    """Play games on a GPU, which adds up points and does not look at single games."""
    setup, decide = simulation.setup, simulation.same_policy
    if decide is None:
        raise SetupError("error-device-policies")
    with announced(setup.game, announce):
        cuda.warm_up(setup.kit.rules, decide, setup.config)
    started = time.perf_counter()
    sums = np.zeros(Tally.itemsize // 8, np.int64)

    def add(tally: Any) -> int:
        sums[:] += np.array([tally], Tally).view(np.int64)
        return int(sums[0])

    tallies = cuda.play_games(setup.kit.rules, decide, setup.config, seed, games)
    interrupted = added_up(tallies, add, progress, partial=partial)
    return result(setup, sums, time.perf_counter() - started, interrupted=interrupted)


def result(setup: Setup, sums: NDArray[np.int64], seconds: float, **facts: Any) -> Result:
    """What the sums of all tallies come to."""
    total, config = sums.view(Tally)[0], setup.config
    games, seats = int(total["games"]), int(config.seats)
    return Result(
        menu=setup.menu,
        games=games,
        seconds=seconds,
        decisions=int(total["decisions"]),
        mean_points=tuple(int(points) / games for points in total["points"][:seats]),
        mean_by_category={
            category: int(points) / games / seats
            for category, points in zip(setup.called.categories, total["categories"], strict=False)
        },
        ties=int(total["ties"]) / games,
        shared_victories=int(total["shared"]) / games,
        **facts,
    )
