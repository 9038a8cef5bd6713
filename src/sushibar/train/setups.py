"""What a network is trained on: every way to set up its game, mixed."""

from functools import cache
from random import Random
from typing import NamedTuple

from sushibar.envs.parity import every_setup
from sushibar.games.kit import game_named
from sushibar.games.setup import Setup


class Rollouts(NamedTuple):
    """Which games are played to learn from, and how many steps of them at a time."""

    game: str
    setups: list[Setup]
    games: int
    """Played at the same time, the setups in turn."""
    steps: int
    device: str
    seed: int
    with_others: float = 0.0
    """In so large a part of the games one seat alone learns."""
    taste: float = 0.0
    """How far, at most, the other seats there are drawn to some choices, as a logarithm."""


@cache
def menus_for(game: str, players: int) -> tuple[tuple[str, ...], ...]:
    """Every menu that the rules allow for so many players."""
    serving = game_named(game).serving
    return () if serving is None else tuple(serving.every(players))


def training_setups(game: str, menus: int, seed: int) -> list[Setup]:
    """All editions, numbers of players and options; recommended menus and as many drawn ones."""
    setups = every_setup(game)
    luck = Random(f"menus {game} {seed}")
    for players in sorted({setup.players for setup in setups}):
        every = menus_for(game, players)
        for menu in luck.sample(every, min(menus, len(every))):
            setups.append(Setup.checked(game, players, menu=menu))
    return setups
