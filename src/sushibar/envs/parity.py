"""The same choices, the same features, masks and rewards, on every target."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from sushibar.batch.parity import setups
from sushibar.envs.batch import Array, Batch, Setups
from sushibar.games.kit import game_named
from sushibar.games.menus import Menu
from sushibar.games.setup import Setup


@dataclass(frozen=True)
class StepsCompared:
    """How many steps of a batch two targets took alike."""

    game: str
    setups: int
    games: int
    targets: tuple[str, str]
    steps: int
    equal: int
    ended: int
    """Games, on the second target."""


def every_setup(game: str, players: int | None = None, menu: Menu = None) -> list[Setup]:
    """Every edition with every number of players, option alone and recommended menu."""
    variants = setups(game_named(game), players, menu)
    return [Setup.checked(game, **variant._asdict()) for variant in variants]


def on_host(array: Array) -> np.ndarray[tuple[int, ...], np.dtype[np.generic]]:
    """An array of any device in the computer's own memory."""
    if hasattr(array, "copy_to_host"):
        array = array.copy_to_host()
    elif hasattr(array, "cpu"):
        array = array.cpu()
    return np.asarray(array)


def steps_of(batch: Batch, steps: int) -> Iterator[tuple[bytes, int]]:
    """A digest of all buffers after every step of random play, and how many games ended."""
    buffers = batch.buffers()
    choices = batch.backend.filled(batch.games, 0)
    batch.reset(buffers)
    for _ in range(steps):
        batch.choose_at_random(buffers, choices)
        batch.step(choices, buffers)
        digest = hashlib.blake2b(on_host(choices).tobytes())
        for name in batch.fields:
            digest.update(on_host(getattr(buffers, name)).tobytes())
        yield digest.digest(), int(on_host(buffers.ends).sum())


def compare(
    game: str, chosen: Setups, targets: tuple[str, str], games: int, steps: int, seed: int
) -> StepsCompared:
    """Step the same games on two targets."""
    first, second = (Batch(game, chosen, games, target, seed=seed) for target in targets)
    equal, ended = 0, 0
    for (one, _), (other, ends) in zip(
        steps_of(first, steps), steps_of(second, steps), strict=True
    ):
        equal += one == other
        ended += ends
    return StepsCompared(game, len(first.setups), games, targets, steps, equal, ended)
