"""Decisions and hands as text, and back."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import index
from typing import Final

from sushibar.errors import UnknownName
from sushibar.games.mistakes import unknown_action, unknown_card
from sushibar.rulebook.game import Game, Names
from sushibar.rulebook.rule import Counts

SEPARATOR = " | "
UNANSWERED = "-"
UNFINISHED = "..."
MOST_CARDS: Final = 999
"""More than any hand holds."""

ALIASES = {"mussel": "dumpling", "tuna-nigiri": "squid-nigiri"}
"""The names that the Zoch edition uses."""


class Action(str):
    """A legal action: its name, with its number."""

    number: int

    def __new__(cls, name: str, number: int) -> "Action":
        """An action of that name and number."""
        action = super().__new__(cls, name)
        action.number = number
        return action

    def __reduce__(self) -> tuple[type["Action"], tuple[str, int]]:
        return Action, (str(self), self.number)


def named(names: Names, mask: Counts) -> tuple[Action, ...]:
    """The actions that a mask marks."""
    return tuple(_action(names.actions[number], number) for number in mask.nonzero()[0].tolist())


_action: Final = lru_cache(maxsize=10_000)(Action)


def canonical(name: str) -> str:
    """The name that this project uses for a card or action."""
    prefix, colon, card = name.strip().lower().rpartition(":")
    return prefix + colon + ALIASES.get(card, card)


def action_number(names: Names, action: str | int, legal: Sequence[str] = ()) -> int:
    """The number of an action given by name or number; an error may tell what is legal."""
    if not isinstance(action, str):
        try:
            number = index(action)  # NumPy's integers too
        except TypeError:
            raise unknown_action(names, repr(action), legal) from None
        if not 0 <= number < len(names.actions):
            raise UnknownName("error-action-number", number=number, last=len(names.actions) - 1)
        return number
    name = known_name(names.actions, action)
    if not name or name not in names.actions:
        raise unknown_action(names, action, legal)
    return names.actions.index(name)


def card_number(names: Names, name: str) -> int:
    """The kind of a card given by name."""
    known = known_name(names.cards, name)
    if known not in names.cards:
        raise unknown_card(names, name)
    return names.cards.index(known)


def known_name(names: Iterable[str], name: str) -> str:
    """A name as the game has it; an alias only where nothing is called like that itself."""
    plain = name.strip().lower()
    return plain if plain in names else canonical(name)


def write_answer(game: Game, names: Names, actions: Iterable[int]) -> str:
    """A seat's answer without what goes without saying, unless that is all of it."""
    spelled = [names.actions[action] for action in actions]
    told = [name for name in spelled if name not in game.defaults]
    return " ".join(told or spelled)


def write_cards(names: Names, kinds: Iterable[int]) -> str:
    """Cards in the order of the rulebook, several of a kind as `2*tempura`."""
    counts = Counter(kinds)
    return " ".join(
        f"{counts[kind]}*{names.cards[kind]}" if counts[kind] > 1 else names.cards[kind]
        for kind in sorted(counts)
    )


def read_cards(names: Names, words: str) -> tuple[int, ...]:
    """The cards that `write_cards` wrote, in any order."""
    kinds: list[int] = []
    for word in words.split():
        number, star, name = word.rpartition("*")
        if star and not (number.isascii() and number.isdigit() and len(number) < 4):
            raise unknown_card(names, word)
        kinds += [card_number(names, name)] * (int(number) if star else 1)
        if len(kinds) > MOST_CARDS:
            raise UnknownName("error-cards", most=MOST_CARDS)
    return tuple(sorted(kinds))
