"""The same seed, the same game, on every target: states and traces compared game by game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from sushibar.batch import cpu, cuda
from sushibar.batch.playout import Tally, count_game, play_function, policy_named, seed_game
from sushibar.errors import SetupError
from sushibar.games.kit import game_named
from sushibar.games.menus import Menu, choose_menu
from sushibar.machine import cores
from sushibar.rulebook.chance import LANES, Philox
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new, with_attributes

Traced = tuple[Any, Any]
"""Final states and traces, a game each."""


def play_in_python(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Any:
    """The final states of games played in CPython, many times quicker than traced."""
    play_game = play_function(game, policy)
    states = np.zeros(games, game.state)
    rng, luck = new(Philox), new(Philox)
    for number, state in enumerate(states.view(with_attributes(game.state))):
        seed_game(rng, luck, seed, number)
        play_game(config, state, rng, luck)
    return states


def trace(
    trace_games: Callable[..., None], game: Game, config: Record, seed: int, games: int
) -> Traced:
    """Trace games with a function of `cpu.trace_loop`, compiled or not."""
    states, traces = np.zeros(games, game.state), np.zeros(games, np.int64)
    trace_games(
        config,
        seed,
        states.view(with_attributes(game.state)),
        np.zeros(LANES, with_attributes(Philox)),
        np.zeros(1, with_attributes(game.view)),
        np.zeros(1, with_attributes(game.state)),
        np.zeros(game.actions, np.int8),
        traces,
    )
    return states, traces


def trace_in_python(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Traced:
    """Trace games in CPython."""
    return trace(cpu.trace_loop(game, policy), game, config, seed, games)


def trace_on_cpu(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Traced:
    """Trace games with the compiled rulebook."""
    return trace(cpu.trace_kernel(game, policy), game, config, seed, games)


TARGETS: dict[str, Callable[..., Traced]] = {
    "python": trace_in_python,
    "cpu": trace_on_cpu,
    "cuda": cuda.trace_games,
}


@dataclass(frozen=True)
class Comparison:
    """How many games of a setup two targets played alike."""

    game: str
    players: int
    edition: str
    options: tuple[str, ...]
    menu: tuple[str, ...]
    targets: tuple[str, str]
    games: int
    equal: int


class Variant(NamedTuple):
    """One way to set up a game, as `Game.configure` takes it."""

    players: int
    edition: str
    options: tuple[str, ...]
    menu: tuple[str, ...]


def setups(game: Game, players: int | None = None, menu: Menu = None) -> list[Variant]:
    """Every edition with every number of players, option alone and recommended menu.

    Only those with so many players and with this menu where they are given; a `SetupError` if the
    rules allow none.
    """
    menus: list[Menu] = [menu] if menu is not None else list(game.menus.values()) or [None]
    variants = product(
        range(2, game.seats + 1) if players is None else [players],
        game.editions,
        ((), *((option,) for option in game.options)),
        menus,
    )
    allowed = []
    reason = None
    for number, edition, options, chosen in variants:
        try:
            game.configure(number, edition, options)
            variant = Variant(number, edition, options, choose_menu(game, number, chosen, ""))
        except SetupError as error:
            reason = reason or error
        else:
            allowed.append(variant)
    if reason is not None and not allowed:
        raise reason
    return allowed


def same_states(game: Game, states: Any, others: Any) -> Any:
    """Which final states are the same to the byte."""
    shape = len(states), game.state.itemsize
    equal = states.view(np.uint8).reshape(shape) == others.view(np.uint8).reshape(shape)
    return equal.all(axis=1)


def count_in_python(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Any:
    """The sums of a simulation in CPython."""
    play_game = play_function(game, policy)
    tally, state, rng, luck = new(Tally), new(game.state), new(Philox), new(Philox)
    for number in range(games):
        seed_game(rng, luck, seed, number)
        tally.decisions += play_game(config, state, rng, luck)
        count_game(game.total, game.winners, config, state, tally)
    return np.array([tally]).view(np.int64)


def count_on_cpu(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Any:
    """The sums of a simulation by the compiled rulebook."""
    chunks = cpu.play_games(game, policy, config, seed, games, cores())
    return sum(np.array([chunk.tally]).view(np.int64) for chunk in chunks)


def count_on_cuda(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Any:
    """The sums of a simulation on a GPU."""
    tallies = cuda.play_games(game, policy, config, seed, games)
    return sum(np.array([tally]).view(np.int64) for tally in tallies)


COUNTING: dict[str, Callable[..., Any]] = {
    "python": count_in_python,
    "cpu": count_on_cpu,
    "cuda": count_on_cuda,
}


def equal_counts(
    game: Game,
    policy: Callable[..., int],
    config: Record,
    seed: int,
    games: int,
    targets: tuple[str, str],
) -> int:
    """How many simulated games two targets count alike: all if all sums are equal, else none.

    Simulations have kernels of their own, which know their setup and keep less of a game.
    """
    counts, others = (COUNTING[target](game, policy, config, seed, games) for target in targets)
    return games if (counts == others).all() else 0


def equal_games(
    game: Game,
    policy: Callable[..., int],
    config: Record,
    seed: int,
    games: int,
    targets: tuple[str, str],
) -> int:
    """How many traced games two targets play alike."""
    (states, traces), (others, other_traces) = (
        TARGETS[target](game, policy, config, seed, games) for target in targets
    )
    return int((same_states(game, states, others) & (traces == other_traces)).sum())


def compare(
    game_name: str,
    targets: tuple[str, str],
    games: int,
    seed: int,
    players: int | None = None,
    menu: Menu = None,
    policy_name: str = "random",
    *,
    by: Callable[..., int] = equal_games,
) -> Iterator[Comparison]:
    """Play the same games on two targets, for every setup (see `setups`).

    They are compared by `equal_games` or `equal_counts`.
    """
    game = game_named(game_name)
    policy = policy_named(game, policy_name)
    for variant in setups(game, players, menu):
        equal = by(game, policy, game.configure(*variant), seed, games, targets)
        yield Comparison(game_name, *variant, targets, games, equal)
