"""The bots by name: how they play, and what they are called at a table."""

from collections.abc import Callable
from typing import Final

from sushibar.bots.greedy import GreedyPolicy
from sushibar.errors import UnknownName
from sushibar.table.policy import Policy, RandomPolicy
from sushibar.texts import text

BOTS: Final[dict[str, Callable[[str], Policy]]] = {
    "greedy": lambda luck: GreedyPolicy(),
    "random": RandomPolicy,
}
"""Each makes a player; one that tosses coins tosses them by the luck it is given."""
NAMES: Final = 4
"""So many bots of a kind can sit at a table."""


def check_bot(kind: str) -> str:
    """The kind itself, if there are such bots."""
    if kind not in BOTS:
        raise UnknownName("error-bot", bot=kind, bots=", ".join(BOTS))
    return kind


def bot(kind: str, luck: str) -> Policy:
    """A bot of that kind: the same luck, the same play."""
    return BOTS[check_bot(kind)](luck)


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
