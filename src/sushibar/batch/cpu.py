"""Kernels for CPU threads."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from sushibar.batch.playout import (
    Tally,
    count_game,
    play_out,
    seed_game,
    trace_game,
    wait_for_nobody,
)
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.compiler import prepare
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record

CHUNK_GAMES = 2_000
"""Games that a thread plays at a time: milliseconds, or a second where policies think."""


@cache
def play_kernel(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """A kernel (config, seed, first, games, rngs, states, tallies) that plays and counts."""
    prepare()
    from numba import njit

    start, pending, total, winners = game.start, game.pending, game.total, game.winners
    choose, advance = game.choose, game.advance

    def play_games(
        config: Record, seed: int, first: int, games: int, rngs: Any, states: Any, tallies: Any
    ) -> None:
        rng, luck = rngs[0], rngs[1]
        state, tally = states[0], tallies[0]
        for number in range(first, first + games):
            seed_game(rng, luck, seed, number)
            tally.decisions += play_out(
                wait_for_nobody, start, pending, choose, advance, policy, config, state, rng, luck
            )
            count_game(total, winners, config, state, tally)

    kernel: Callable[..., None] = njit(nogil=True, cache=True)(play_games)
    return kernel


@cache
def trace_kernel(game: Game, policy: Callable[..., int]) -> Callable[..., None]:
    """A kernel (config, seed, states, rngs, views, guesses, mask, traces) that traces games."""
    prepare()
    from numba import njit

    start, pending, legal, choose = game.start, game.pending, game.legal, game.choose
    advance, act, retract = game.advance, game.act, game.retract
    observe, determinize = game.observe, game.determinize

    def trace_games(
        config: Record,
        seed: int,
        states: Any,
        rngs: Any,
        views: Any,
        guesses: Any,
        mask: Any,
        traces: Any,
    ) -> None:
        rng, luck = rngs[0], rngs[1]
        for number in range(states.size):
            seed_game(rng, luck, seed, number)
            traces[number] = trace_game(
                start,
                pending,
                legal,
                choose,
                advance,
                act,
                retract,
                observe,
                determinize,
                policy,
                config,
                states[number],
                rng,
                luck,
                rngs[2],
                views[0],
                guesses[0],
                mask,
            )

    kernel: Callable[..., None] = njit(nogil=True, cache=True)(trace_games)
    return kernel


def play_chunk(kernel: Callable[..., None], game: Game, config: Record, *task: int) -> Any:
    """Play one chunk of games (seed, first, games) and return its tally."""
    tallies = np.zeros(1, Tally)
    kernel(config, *task, np.zeros(2, Philox), np.zeros(1, game.state), tallies)
    return tallies[0]


def warm_up(game: Game, policy: Callable[..., int], config: Record) -> None:
    """Compile, or load what is compiled, before the clock starts."""
    play_chunk(play_kernel(game, policy), game, config, 0, 0, 1)


def play_games(
    game: Game,
    policy: Callable[..., int],
    config: Record,
    seed: int,
    games: int,
    threads: int,
) -> Iterator[Any]:
    """Play games 0 to `games` - 1 on a thread pool; yields the tallies of chunks as they end."""
    kernel = play_kernel(game, policy)
    chunks = iter(
        (seed, first, min(CHUNK_GAMES, games - first)) for first in range(0, games, CHUNK_GAMES)
    )
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Any]] = set()
        while True:
            for task in islice(chunks, threads + 1 - len(running)):
                running.add(pool.submit(play_chunk, kernel, game, config, *task))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for chunk in done:
                yield chunk.result()
