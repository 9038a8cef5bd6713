"""What menus are made of, for tests."""

from sushibar.games.kit import game_named
from sushibar.rulebook.game import Serving


def serving_of(game: str) -> Serving:
    """What the menus of a game are made of."""
    serving = game_named(game).serving
    assert serving is not None
    return serving
