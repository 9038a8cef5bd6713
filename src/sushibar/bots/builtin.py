"""The built-in bots, from the weakest to the best there is."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from sushibar.bots.beginner import BeginnerPolicy
from sushibar.bots.bot import Bot, Thoughtless
from sushibar.bots.greedy import GreedyPolicy
from sushibar.bots.kinds import BotKind
from sushibar.bots.search.search import USUAL_SECONDS, Searcher, compile_now
from sushibar.extras import need
from sushibar.games.kit import KITS
from sushibar.table.policy import RandomPolicy, RulePolicy
from sushibar.texts import text

NAMES: Final = 7
"""So many bots of a kind can sit at a table."""
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


def searching(luck: str, game: str, seconds: float = USUAL_SECONDS) -> Bot:
    """A bot that searches; within a time limit, greedy until the search is compiled."""
    return Searcher(luck, seconds=seconds, meanwhile=greedy(luck, game))


class BuiltinBot(NamedTuple):
    """A built-in kind: how strong it is, and how its bots are made."""

    level: int
    make: Callable[[str, str], Bot]
    searches: bool = False


BUILTIN: Final[Mapping[str, BuiltinBot]] = {
    "random": BuiltinBot(0, random),
    "beginner": BuiltinBot(1, beginner),
    "greedy": BuiltinBot(2, greedy),
    "search": BuiltinBot(3, searching, searches=True),
    "champion": BuiltinBot(4, partial(searching, seconds=CHAMPION_SECONDS), searches=True),
}
"""By name; the champion is the best there is, whatever that may be one day."""


def builtin_kind(name: str) -> BotKind | None:
    """A built-in kind, described in the current language; `MissingExtra` if it cannot play."""
    if name not in BUILTIN:
        return None
    listed = BUILTIN[name]
    if listed.searches:
        need("fast")
    return BotKind(
        listed.make,
        text(f"bot-character-{name}"),
        tuple(KITS),
        listed.level,
        limited=listed.searches,
        first_names=[text(f"bot-{name}-{number}") for number in range(1, NAMES + 1)],
        lasting=False,
        prepare=compile_now if listed.searches else None,
    )
