"""All games by name."""

from typing import Final

from sushibar.errors import UnknownName
from sushibar.games.party import rules as party
from sushibar.games.sushi_go import rules as sushi_go
from sushibar.games.wasabi import rules as wasabi
from sushibar.rulebook.game import Game

GAMES: Final = {game.name: game for game in (sushi_go.GAME, party.GAME, wasabi.GAME)}


def game_named(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownName("error-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
