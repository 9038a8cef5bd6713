"""The house's own bots, from the weakest to the best there is."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final, NamedTuple

from sushibar.bots.beginner import BeginnerPolicy
from sushibar.bots.bot import Bot, Limit, Thoughtless
from sushibar.bots.compiled import POLICIES
from sushibar.bots.greedy import GreedyPolicy
from sushibar.bots.kinds import BotKind
from sushibar.bots.search.search import SearchPolicy, compile_now
from sushibar.bots.wasabi.cook import beginner_action
from sushibar.rulebook.games import GAMES
from sushibar.table.policy import Policy, RandomPolicy, RulePolicy
from sushibar.table.view import View
from sushibar.texts import text

NAMES: Final = 7
"""So many bots of a kind can sit at a table."""
CHAMPION_SECONDS: Final = 2.0


def random(luck: str, game: str) -> Bot:
    """A bot that decides by lot."""
    return Thoughtless(RandomPolicy(luck))


def beginner(luck: str, game: str) -> Bot:
    """A bot that does not notice all that could be done."""
    cook = game == "wasabi"
    return Thoughtless(RulePolicy(beginner_action, luck) if cook else BeginnerPolicy(luck))


def greedy(luck: str, game: str) -> Bot:
    """A bot that takes what promises most now."""
    return Thoughtless(greedy_policy(luck, game))


def greedy_policy(luck: str, game: str) -> Policy:
    """What a greedy player does in this game."""
    rules = POLICIES.get(game, {})
    return RulePolicy(rules["greedy"], luck) if "greedy" in rules else GreedyPolicy()


class Searcher:
    """A bot that searches; within a time limit, greedy until the search is compiled."""

    def __init__(self, luck: str, game: str, seconds: float | None = None) -> None:
        """Where no limit is given, it thinks for so many seconds."""
        self.luck, self.game, self.seconds = luck, game, seconds
        self._policy = cache(self._limited)

    def choose(self, observation: View, limit: Limit) -> int:
        """What playouts choose most often."""
        return self._policy(limit)(observation)

    def _limited(self, limit: Limit) -> SearchPolicy:
        return SearchPolicy(
            self.luck,
            seconds=self.seconds if limit.seconds is None else limit.seconds,
            playouts=limit.playouts,
            threads=limit.threads,
            meanwhile=None if limit.playouts else greedy_policy(self.luck, self.game),
        )


class Place(NamedTuple):
    """Where a kind stands among the house's own."""

    level: int
    make: Callable[[str, str], Bot]
    searches: bool = False


HOUSE: Final[Mapping[str, Place]] = {
    "random": Place(0, random),
    "beginner": Place(1, beginner),
    "greedy": Place(2, greedy),
    "search": Place(3, Searcher, searches=True),
    "champion": Place(4, partial(Searcher, seconds=CHAMPION_SECONDS), searches=True),
}
"""By name; the champion is the best there is, whatever that may be one day."""


def house_kind(name: str) -> BotKind | None:
    """One of the house's own kinds, described in the current language."""
    if name not in HOUSE:
        return None
    place = HOUSE[name]
    return BotKind(
        place.make,
        text(f"bot-character-{name}"),
        tuple(GAMES),
        place.level,
        limited=place.searches,
        first_names=[text(f"bot-{name}-{number}") for number in range(1, NAMES + 1)],
        lasting=False,
        prepare=compile_now if place.searches else None,
    )
