"""The built-in bots, from the weakest to the best there is."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from sushibar.bots.beginner import BeginnerPolicy
from sushibar.bots.best_search import best_searcher, compile_now
from sushibar.bots.bot import Bot, Thoughtless
from sushibar.bots.greedy import GreedyPolicy
from sushibar.bots.kinds import BotKind
from sushibar.bots.network.file import network_for
from sushibar.bots.network.policy import ANSWERS, NetworkPlayer
from sushibar.bots.search.search import USUAL_SECONDS
from sushibar.extras import has, need
from sushibar.games.kit import KITS
from sushibar.table.policy import RandomPolicy, RulePolicy
from sushibar.texts import text

NAMES: Final = 7
"""Bots of a kind that can sit at a table."""
CHAMPION_SECONDS: Final = 2.0


def random(luck: str, game: str) -> Bot:
    """A bot that decides at random."""
    return Thoughtless(RandomPolicy(luck))


def beginner(luck: str, game: str) -> Bot:
    """A bot that does not notice all that could be done."""
    policy = KITS[game].bot.policies.get("beginner")
    return Thoughtless(BeginnerPolicy(luck) if policy is None else RulePolicy(policy, luck))


def greedy(luck: str, game: str) -> Bot:
    """A bot that takes what promises most now."""
    return Thoughtless(GreedyPolicy(luck))


def nimble(luck: str, game: str) -> Bot:
    """A bot that does what a network tells it at first sight, or as well as a rating says."""
    network = network_for(game)
    assert network is not None, f"there is a network for {game}"
    return NetworkPlayer(network, luck)


def searching(luck: str, game: str, seconds: float = USUAL_SECONDS) -> Bot:
    """A bot that searches; within a time limit, a quicker one until the search is compiled."""
    quicker = greedy if network_for(game) is None else nimble
    return best_searcher(luck, game, seconds, quicker(luck, game))


class BuiltinBot(NamedTuple):
    """A built-in kind: how strong it is, and how its bots are made."""

    level: int
    make: Callable[[str, str], Bot]
    searches: bool = False
    learned: bool = False
    """Whether it is nothing without a network."""


BUILTIN: Final[Mapping[str, BuiltinBot]] = {
    "random": BuiltinBot(0, random),
    "beginner": BuiltinBot(1, beginner),
    "greedy": BuiltinBot(2, greedy),
    "nimble": BuiltinBot(3, nimble, learned=True),
    "search": BuiltinBot(4, searching, searches=True),
    "champion": BuiltinBot(5, partial(searching, seconds=CHAMPION_SECONDS), searches=True),
}
"""By name; the champion is the best there is, whatever that may be one day."""


def builtin_kind(name: str) -> BotKind | None:
    """A built-in kind, described in the current language; `MissingExtra` if it cannot play."""
    if name not in BUILTIN:
        return None
    listed = BUILTIN[name]
    games = tuple(game for game in KITS if not listed.learned or network_for(game) is not None)
    if not games:
        return None
    if listed.searches:
        need("fast")
    return BotKind(
        listed.make,
        text(f"bot-character-{name}"),
        games,
        listed.level,
        limited=listed.searches or listed.learned,
        first_names=[text(f"bot-{name}-{number}") for number in range(1, NAMES + 1)],
        lasting=False,
        prepare=preparation(listed),
    )


def preparation(listed: BuiltinBot) -> Callable[[str], None] | None:
    """What has to be compiled before bots of a kind are measured."""
    if listed.searches:
        return compile_now
    return ANSWERS.now if listed.learned and has("fast") else None
