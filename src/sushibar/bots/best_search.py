"""The best search there is for a table: guided by a network, or by the game's own rules."""

from sushibar.bots.bot import USUAL, Bot, Limit
from sushibar.bots.figures import Figures
from sushibar.bots.guided import search as guided
from sushibar.bots.guided.search import GuidedSearcher, guided_figures
from sushibar.bots.network.file import network_for
from sushibar.bots.search import search as unguided
from sushibar.bots.search.search import Searcher
from sushibar.games.kit import KITS
from sushibar.games.view import View


class BestSearcher:
    """Searches a table as the bots of its game play best with so many players."""

    def __init__(self, luck: str, game: str, seconds: float, meanwhile: Bot) -> None:
        """Within a time limit, another bot answers until the search is compiled."""
        network = network_for(game)
        self.seconds = seconds
        self.unguided = Searcher(luck, seconds=seconds, meanwhile=meanwhile)
        self.guided = (
            None
            if network is None
            else GuidedSearcher(luck, network, seconds=seconds, meanwhile=meanwhile)
        )

    def choose(self, observation: View, limit: Limit) -> int:
        """What the search that is better here chooses."""
        if self.guided is not None and is_guided(observation):
            return self.guided.choose(observation, limit)
        return self.unguided.choose(observation, limit)


def is_guided(view: View) -> bool:
    """Whether a network guides the search of a table."""
    few = view.setup.players < view.setup.kit.bot.search.guided_players
    return not few and network_for(view.game.name) is not None


def best_figures(view: View, limit: Limit = USUAL, luck: str = "") -> dict[int, Figures]:
    """What the search says about every legal action, by its number."""
    network = network_for(view.game.name)
    if network is None or not is_guided(view):
        return unguided.figures(view, limit, luck)
    return guided_figures(view, network, limit, luck)


# Compiling


def needs_guided(game: str) -> bool:
    """Whether tables of a game are searched with a network."""
    return network_for(game) is not None


def needs_unguided(game: str) -> bool:
    """Whether tables of a game are searched without one."""
    return network_for(game) is None or KITS[game].bot.search.guided_players > guided.FEWEST_PLAYERS


def is_compiled(game: str) -> bool:
    """Whether the search of this game can start at once, with any number of players."""
    return (not needs_guided(game) or guided.is_compiled(game)) and (
        not needs_unguided(game) or unguided.is_compiled(game)
    )


def compile_now(game: str) -> None:
    """Compile the search of a game, or load what is compiled."""
    if needs_guided(game):
        guided.compile_now(game)
    if needs_unguided(game):
        unguided.compile_now(game)


def compile_quietly(game: str) -> None:
    """Let another process compile the search of a game, then load what it kept."""
    if needs_guided(game):
        guided.compile_quietly(game)
    if needs_unguided(game):
        unguided.compile_quietly(game)


def compile_soon(game: str) -> None:
    """Begin to compile the search of a game and go on at once."""
    if needs_guided(game):
        guided.compile_soon(game)
    if needs_unguided(game):
        unguided.compile_soon(game)
