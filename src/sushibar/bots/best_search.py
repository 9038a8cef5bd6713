"""The best search there is for a game: guided by a network, or by the game's own rules."""

from sushibar.bots.bot import USUAL, Bot, Limit
from sushibar.bots.compiled_part import CompiledPart
from sushibar.bots.figures import Figures
from sushibar.bots.guided.search import GUIDED, GuidedSearcher, guided_figures
from sushibar.bots.network.file import network_for
from sushibar.bots.search.search import SEARCH, Searcher, figures
from sushibar.games.view import View


def best_searcher(luck: str, game: str, seconds: float, meanwhile: Bot) -> Bot:
    """A bot that searches; within a time limit, another one answers until it is compiled."""
    network = network_for(game)
    if network is None:
        return Searcher(luck, seconds=seconds, meanwhile=meanwhile)
    return GuidedSearcher(luck, network, seconds=seconds, meanwhile=meanwhile)


def is_guided(game: str) -> bool:
    """Whether a network guides the search of a game."""
    return network_for(game) is not None


def best_figures(view: View, limit: Limit = USUAL, luck: str = "") -> dict[int, Figures]:
    """What the search says about every legal action, by its number."""
    network = network_for(view.game.name)
    if network is None:
        return figures(view, limit, luck)
    return guided_figures(view, network, limit, luck)


# Compiling


def compiled_search(game: str) -> CompiledPart:
    """What has to be compiled before a game is searched."""
    return GUIDED if is_guided(game) else SEARCH


def is_compiled(game: str) -> bool:
    """Whether the search of this game can start at once."""
    return compiled_search(game).is_ready(game)


def compile_now(game: str) -> None:
    """Compile the search of a game, or load what is compiled."""
    compiled_search(game).now(game)


def compile_quietly(game: str) -> None:
    """Let another process compile the search of a game, then load what it kept."""
    compiled_search(game).quietly(game)


def compile_soon(game: str) -> None:
    """Start compiling the search of a game, and go on at once."""
    compiled_search(game).soon(game)
