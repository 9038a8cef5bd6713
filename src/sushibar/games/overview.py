"""What a game is, at a glance: editions, numbers of players, options and menus."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sushibar.errors import SetupError
from sushibar.games.kit import KITS, kit_named
from sushibar.rulebook.game import Game
from sushibar.texts import text

NAMES: Final = tuple(KITS)
"""The names of all games."""


@dataclass(frozen=True)
class Info:
    """A game at a glance."""

    name: str
    title: str
    """What people call it."""
    players: Mapping[str, range]
    """By edition, for how many players it is; the first edition is meant when none is named."""
    options: tuple[str, ...]
    """Every option of any edition."""
    menus: Mapping[str, tuple[str, ...]]
    """The recommended menus, where there are any."""
    version: int
    """Of its rules: records of another one are refused."""


def info(name: str) -> Info:
    """The game of that name at a glance.

    >>> info("sushi-go").players["zoch"]
    range(3, 6)
    """
    game = kit_named(name).rules
    return Info(
        game.name,
        text(f"game-{name}"),
        {edition: players(game, edition) for edition in game.editions},
        game.options,
        dict(game.menus),
        game.version,
    )


def players(game: Game, edition: str) -> range:
    """For how many players an edition is."""
    possible = []
    for number in range(1, game.seats + 1):
        try:
            game.configure(number, edition)
        except SetupError:
            continue
        possible.append(number)
    return range(possible[0], possible[-1] + 1)
