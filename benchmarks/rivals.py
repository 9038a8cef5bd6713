"""Bots that only measurements need: earlier ones, and a public one restated.

- `unguided`: the search as it was before there were networks.
- `public`: a search after the description of a public one: decoupled UCT over the whole game, with
  playouts at random to its end.
- `bare`, `guided`: a network of any file, alone and in a search with any settings.
- `drawn~NUMBER`: a network that chooses by chance, its policy flattened by that number; ratings are
  fitted to it.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sushibar.bots.bot import Bot, Limit
from sushibar.bots.guided.search import GuidedSearcher
from sushibar.bots.guided.tree import TREE, GuidedStyle
from sushibar.bots.network.file import Network, network_for, read
from sushibar.bots.network.policy import NetworkAnswer, NetworkPlayer, drawn
from sushibar.bots.search.search import Searcher
from sushibar.bots.specs import parse_limit
from sushibar.games.bot_rules import SearchStyle
from sushibar.games.kit import kit_named
from sushibar.games.view import View
from sushibar.rulebook.rule import Record, rule
from sushibar.table.table import Table

NAMES = ("unguided", "public", "bare", "drawn", "guided")


@cache
def public_style(game: str) -> SearchStyle:
    """Everybody plays at random to the end of the game, beyond what is known."""
    rules = kit_named(game).rules
    over, total = rules.over, rules.total

    @rule
    def game_is_over(config: Record, view: Record, state: Record) -> bool:
        return over(state)

    @rule
    def points(config: Record, state: Record, seat: int) -> float:
        return float(total(state, seat))

    return SearchStyle(rules.random_action, game_is_over, points, guided=(0, 0), scales=(4.0,))


@dataclass(frozen=True)
class Limited:
    """A bot with a limit of its own."""

    bot: Bot
    limit: Limit

    def choose(self, observation: View, limit: Limit) -> str | int:
        """What the bot chooses within its limit."""
        own = Limit(self.limit.seconds, self.limit.playouts, limit.threads)
        return self.bot.choose(observation, own)


@dataclass(frozen=True)
class DrawnPlayer:
    """A network that chooses by chance."""

    network: Network
    luck: str
    flattened: float

    def choose(self, observation: View, limit: Limit) -> int:
        """An action, the likelier the better the network finds it."""
        chances = NetworkAnswer(observation, self.network).chances(self.flattened)
        return drawn(chances, f"{self.luck} {observation.record.tobytes()!r}")


@cache
def network_at(path: str, game: str) -> Network:
    """A network, read once."""
    if path:
        return read(Path(path), game)
    network = network_for(game)
    assert network is not None, f"a network for {game} comes with the package"
    return network


@dataclass(frozen=True)
class Rival:
    """How a bot is made: `NAME[@FILE][~NUMBER...][:LIMIT]`, numbers of a `GuidedStyle`."""

    name: str
    path: str
    style: GuidedStyle | None
    limit: Limit
    flattened: float = 1.0

    def __call__(self, luck: str, game: str) -> Bot:
        """A new bot."""
        return Limited(self.made(luck, game), self.limit)

    def made(self, luck: str, game: str) -> Bot:
        """The bot without its limit."""
        if self.name == "unguided":
            return Searcher(luck)
        if self.name == "public":
            return Searcher(luck, style=public_style(game))
        if self.name == "drawn":
            return DrawnPlayer(network_at(self.path, game), luck, self.flattened)
        if self.name == "bare":
            return NetworkPlayer(network_at(self.path, game))
        return GuidedSearcher(luck, network_at(self.path, game), style=self.style)

    def prepare(self, game: str) -> None:
        """Compile what it needs, so that others find it compiled."""
        table = Table(game, players=2, seed=1)
        self.made("", game).choose(table.view(table.pending[0]), Limit(playouts=1))


def rival(words: str) -> Rival:
    """The rival of a spec."""
    stem, _, limit = words.partition(":")
    stem, *style = stem.split("~")
    name, _, path = stem.partition("@")
    if name not in NAMES:
        raise ValueError(f"no rival is called {name}, but {', '.join(NAMES)}")
    if name == "drawn":
        return Rival(name, path, None, Limit(), float(style[0]))
    numbers = zip(GuidedStyle._fields, map(float, style), strict=False)
    chosen: dict[str, Any] = dict(numbers)
    guided = TREE._replace(**chosen) if chosen else None
    return Rival(name, path, guided, parse_limit(name, limit) if limit else Limit())
