"""The best search there is for a game: guided by its network, or by the game's own rules."""

from sushibar.bots.bot import USUAL, Bot, Limit
from sushibar.bots.figures import Figures
from sushibar.bots.guided import search as guided
from sushibar.bots.guided.search import GuidedSearcher, guided_figures
from sushibar.bots.network.file import network_for
from sushibar.bots.search import search as unguided
from sushibar.bots.search.search import Searcher
from sushibar.games.view import View


def best_searcher(luck: str, game: str, seconds: float, meanwhile: Bot) -> Bot:
    """A bot that searches; within a time limit, another answers until the search is compiled."""
    network = network_for(game)
    if network is None:
        return Searcher(luck, seconds=seconds, meanwhile=meanwhile)
    return GuidedSearcher(luck, network, seconds=seconds, meanwhile=meanwhile)


def best_figures(view: View, limit: Limit = USUAL, luck: str = "") -> dict[int, Figures]:
    """What the search says about every legal action, by its number."""
    network = network_for(view.game.name)
    if network is None:
        return unguided.figures(view, limit, luck)
    return guided_figures(view, network, limit, luck)


def is_compiled(game: str) -> bool:
    """Whether the search of this game can start at once."""
    network = network_for(game)
    return unguided.is_compiled(game) if network is None else guided.is_compiled(game)


def compile_now(game: str) -> None:
    """Compile the search of a game, or load what is compiled."""
    (unguided if network_for(game) is None else guided).compile_now(game)


def compile_quietly(game: str) -> None:
    """Let another process compile the search of a game, then load what it kept."""
    (unguided if network_for(game) is None else guided).compile_quietly(game)


def compile_soon(game: str) -> None:
    """Begin to compile the search of a game and go on at once."""
    (unguided if network_for(game) is None else guided).compile_soon(game)
