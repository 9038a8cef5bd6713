"""The same seed, the same game, on every target: states and traces compared game by game."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from sushibar.batch import cpu, cuda
from sushibar.batch.playout import play_out, policy_named, seed_game, trace_game, wait_for_nobody
from sushibar.errors import SetupError
from sushibar.games.kit import game_named
from sushibar.games.menus import Menu, choose_menu
from sushibar.rulebook.chance import Philox
from sushibar.rulebook.game import Game
from sushibar.rulebook.rule import Record, new

Traced = tuple[Any, Any]
"""Final states and traces, a game each."""


def play_in_python(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Any:
    """The final states of games played in CPython, many times quicker than traced."""
    states = np.zeros(games, game.state)
    rng, luck = new(Philox), new(Philox)
    for number, state in enumerate(states.view(np.recarray)):
        seed_game(rng, luck, seed, number)
        play_out(
            wait_for_nobody,
            game.start,
            game.pending,
            game.choose,
            game.advance,
            policy,
            config,
            state,
            rng,
            luck,
        )
    return states


def trace_in_python(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Traced:
    """Trace games in CPython."""
    states = np.zeros(games, game.state)
    records = states.view(np.recarray)
    traces = np.zeros(games, np.int64)
    rng, luck, guesses = new(Philox), new(Philox), new(Philox)
    view, guess = new(game.view), new(game.state)
    mask = np.zeros(game.actions, np.int8)
    for number in range(games):
        seed_game(rng, luck, seed, number)
        traces[number] = trace_game(
            game.start,
            game.pending,
            game.legal,
            game.choose,
            game.advance,
            game.act,
            game.retract,
            game.observe,
            game.determinize,
            policy,
            config,
            records[number],
            rng,
            luck,
            guesses,
            view,
            guess,
            mask,
        )
    return states, traces


def trace_on_cpu(
    game: Game, policy: Callable[..., int], config: Record, seed: int, games: int
) -> Traced:
    """Trace games with the compiled rulebook."""
    states = np.zeros(games, game.state)
    traces = np.zeros(games, np.int64)
    views, guesses = np.zeros(1, game.view), np.zeros(1, game.state)
    mask = np.zeros(game.actions, np.int8)
    kernel = cpu.trace_kernel(game, policy)
    kernel(config, seed, states, np.zeros(3, Philox), views, guesses, mask, traces)
    return states, traces


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


def compare(
    game_name: str,
    targets: tuple[str, str],
    games: int,
    seed: int,
    players: int | None = None,
    menu: Menu = None,
    policy_name: str = "random",
) -> Iterator[Comparison]:
    """Play the same games on two targets, for every setup (see `setups`)."""
    game = game_named(game_name)
    policy = policy_named(game, policy_name)
    for variant in setups(game, players, menu):
        config = game.configure(*variant)
        (states, traces), (others, other_traces) = (
            TARGETS[target](game, policy, config, seed, games) for target in targets
        )
        alike = same_states(game, states, others) & (traces == other_traces)
        yield Comparison(game_name, *variant, targets, games, int(alike.sum()))
