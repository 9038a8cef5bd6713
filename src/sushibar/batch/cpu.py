"""Kernels for CPU threads."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sushibar.batch.playout import (
    Tally,
    count_game,
    play_function,
    seed_game,
    trace_function,
)
from sushibar.batch.states import played_state
from sushibar.rulebook.chance import DEALER, PLAYERS, Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Counts, Record

CHUNK_GAMES = 2_000
"""Games that a thread plays at a time: milliseconds, or a second where policies think."""


@cache
def play_kernel(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """A kernel (config, seed, first, games, rngs, states, tallies, points, won) that plays, counts
    and writes down every game's points by seat and its winners as bits.
    """
    play_game = play_function(game, policy)
    prepare()
    from numba import njit

    total, winners = game.total, game.winners

    def play_games(
        config: Record,
        seed: int,
        first: int,
        games: int,
        rngs: Any,
        states: Any,
        tallies: Any,
        points: Any,
        won: Any,
    ) -> None:
        rng, luck = rngs[DEALER], rngs[PLAYERS]
        state, tally = states[0], tallies[0]
        for number in range(first, first + games):
            seed_game(rng, luck, seed, number)
            tally.decisions += play_game(config, state, rng, luck)
            won[number - first] = count_game(total, winners, config, state, tally)
            for seat in range(config.seats):
                points[number - first, seat] = total(state, seat)

    # Without `parallel=True`: Numba's own threads abort when two calls of theirs meet.
    kernel: Callable[..., None] = njit(nogil=True, cache=True)(play_games)
    return kernel


def trace_loop(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """The function (config, seed, states, rngs, view, guess, mask, traces) that traces games.

    CPython runs it as it stands; view and guess are arrays of one record.
    """
    trace_game = trace_function(game, policy)

    def trace_games(
        config: Record,
        seed: int,
        states: Any,
        rngs: Any,
        view: Any,
        guess: Any,
        mask: Counts,
        traces: Any,
    ) -> None:
        for number in range(states.size):
            seed_game(rngs[DEALER], rngs[PLAYERS], seed, number)
            traces[number] = trace_game(config, states[number], rngs, view[0], guess[0], mask)

    return trace_games


@cache
def trace_kernel(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """The same, compiled."""
    trace_games = trace_loop(game, policy)
    prepare()
    from numba import njit

    kernel: Callable[..., None] = njit(nogil=True, cache=True)(trace_games)
    return kernel


class Chunk(NamedTuple):
    """Some games of a simulation, one after the other."""

    first: int
    tally: Any
    points: NDArray[np.int16]
    """By game and seat, the dummy's included."""
    winners: NDArray[np.int16]
    """By game, as bits."""


@cache
def state_for_playing(game: Game, policy: Callable[..., int]) -> np.dtype[Any]:
    """The state that games are played in: other policies than chance may look at past rounds."""
    return played_state(game) if policy is game.random_action else game.state


def play_chunk(
    game: Game, policy: Callable[..., int], config: Record, seed: int, first: int, games: int
) -> Chunk:
    """Play one chunk of games."""
    tallies = np.zeros(1, Tally)
    points, won = np.zeros((games, int(config.seats)), np.int16), np.zeros(games, np.int16)
    rngs, states = np.zeros(2, Philox), np.zeros(1, state_for_playing(game, policy))
    kernel = play_kernel(game, policy)
    kernel(config, seed, first, games, rngs, states, tallies, points, won)
    return Chunk(first, tallies[0], points, won)


def warm_up(game: Game, policy: Callable[..., int], config: Record) -> None:
    """Compile, or load what is compiled, before the clock starts."""
    play_chunk(game, policy, config, 0, 0, 1)


def play_games(
    game: Game,
    policy: Callable[..., int],
    config: Record,
    seed: int,
    games: int,
    threads: int,
) -> Iterator[Chunk]:
    """Play games 0 to `games` - 1 on a thread pool; yields chunks of them as they end."""
    play_kernel(game, policy)  # once, before threads ask for it
    return on_threads(lambda *task: play_chunk(game, policy, config, seed, *task), games, threads)


def on_threads(play: Callable[[int, int], Chunk], games: int, threads: int) -> Iterator[Chunk]:
    """Let threads `play` chunks of games, (first, games); yields them as they end."""
    chunks = iter(
        (first, min(CHUNK_GAMES, games - first)) for first in range(0, games, CHUNK_GAMES)
    )
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Chunk]] = set()
        while True:
            # One chunk more than threads, so that none waits until its tally has been looked at.
            for task in islice(chunks, threads + 1 - len(running)):
                running.add(pool.submit(play, *task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for chunk in done:
                yield chunk.result()
