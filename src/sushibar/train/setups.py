"""What a network is trained on: every way to set up its game, mixed."""

from functools import cache
from random import Random
from typing import Final, NamedTuple

from sushibar.envs.parity import every_setup
from sushibar.games.kit import game_named
from sushibar.games.setup import Setup

USUAL_TIMES: Final = 4
"""How often a usual setup is there."""


class Rollouts(NamedTuple):
    """Which games are played to learn from, and how many steps of them at a time."""

    game: str
    setups: list[Setup]
    games: int
    """Played at the same time, the setups in turn."""
    steps: int
    ahead: int
    """Steps that are played beyond those learned from: by then it is known what came of these."""
    device: str
    seed: int
    with_others: float = 0.0
    """In so large a part of the games one seat alone learns."""
    taste: float = 0.0
    """How far, at most, the other seats there are drawn to some choices, as a logarithm."""
    flattened: float = 1.0
    """By how much, at most, the logarithms of their policies are divided."""


@cache
def menus_for(game: str, players: int) -> tuple[tuple[str, ...], ...]:
    """Every menu that the rules allow for so many players."""
    serving = game_named(game).serving
    return () if serving is None else tuple(serving.every(players))


def is_usual(setup: Setup) -> bool:
    """Whether it is the first edition of a game without options."""
    return setup.edition == game_named(setup.game).editions[0] and not setup.options


def training_setups(game: str, menus: int, seed: int) -> list[Setup]:
    """All editions, numbers of players and options; recommended menus and as many drawn ones.

    What people mostly play is there several times, and so has more of the games.
    """
    every = every_setup(game)
    setups = every + [setup for setup in every if is_usual(setup)] * (USUAL_TIMES - 1)
    luck = Random(f"menus {game} {seed}")
    for players in sorted({setup.players for setup in setups}):
        possible = menus_for(game, players)
        for menu in luck.sample(possible, min(menus, len(possible))):
            setups.append(Setup.checked(game, players, menu=menu))
    return setups
