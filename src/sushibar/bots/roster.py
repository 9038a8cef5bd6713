"""The bots by name: which games they play and how, and what they are called at a table."""

from collections.abc import Callable, Mapping
from typing import Final

from sushibar.bots.greedy import OUTLOOKS, GreedyPolicy
from sushibar.bots.wasabi.cook import greedy_action
from sushibar.errors import UnknownName
from sushibar.rulebook.games import GAMES
from sushibar.table.policy import Policy, RandomPolicy, RulePolicy
from sushibar.texts import text

Maker = Callable[[str], Policy]
"""Makes a player; one that tosses coins tosses them by the luck it is given."""

BOTS: Final[Mapping[str, Mapping[str, Maker]]] = {
    "greedy": {
        **dict.fromkeys(OUTLOOKS, lambda luck: GreedyPolicy()),
        "wasabi": lambda luck: RulePolicy(greedy_action, luck),
    },
    "random": dict.fromkeys(GAMES, RandomPolicy),
}
"""By kind and game, the best players first."""
NAMES: Final = 7
"""So many bots of a kind can sit at a table."""


def bots_for(game: str) -> tuple[str, ...]:
    """The kinds of bots that can play a game; the first is the usual one."""
    return tuple(kind for kind, games in BOTS.items() if game in games)


def check_bot(kind: str, game: str) -> str:
    """The kind itself, if there are such bots for this game."""
    if kind not in bots_for(game):
        raise UnknownName("error-bot", bot=kind, bots=", ".join(bots_for(game)))
    return kind


def bot(kind: str, luck: str, game: str) -> Policy:
    """A bot of that kind for this game: the same luck, the same play."""
    return BOTS[check_bot(kind, game)][game](luck)


def display_names(kind: str) -> tuple[str, ...]:
    """What bots of that kind are called, with the label that says they are bots."""
    return tuple(text("bot-label", name=name) for name in _first_names(kind))


def kind_called(name: str) -> str | None:
    """The kind of the bot with that display name, whatever language the label is in."""
    for kind in BOTS:
        if name.partition(" ")[0] in _first_names(kind):
            return kind
    return None


def _first_names(kind: str) -> tuple[str, ...]:
    return tuple(text(f"bot-{kind}-{number}") for number in range(1, NAMES + 1))
