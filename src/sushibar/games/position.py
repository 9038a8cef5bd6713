"""A position: a table stated in the middle of a game, and how its parts are read and checked."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypedDict, TypeVar

from sushibar.errors import SetupError, SushibarError

Cards: TypeAlias = str | Sequence[str]
"""Cards by their names in files, one by one or in a text such as `2*tempura maki-3`."""

Value = TypeVar("Value")


class Position(TypedDict, total=False):
    """A table at the start of a turn. A game has only some of these; see `docs/python.md`."""

    round: int
    turn: int
    hands: Sequence[Cards | None]
    """By seat; in Wasabi! recipes. None is dealt from what is left."""
    plates: Sequence[Cards]
    """By seat, in the order in which they were laid; in Wasabi! completed recipes."""
    points: Sequence[int]
    """By seat, those of earlier rounds."""
    # Sushi Go!
    puddings: Sequence[int]
    """By seat, those of earlier rounds."""
    discarded: Cards
    """All other cards of earlier rounds; where they are not known, they may be dealt again."""
    controller: int
    """The seat that serves the dummy in this turn."""
    # Sushi Go Party!
    desserts: Sequence[Cards]
    """By seat, those of earlier rounds."""
    aside: Cards
    """The cards of this round that were set aside."""
    uramaki: Sequence[int]
    """By seat, the points from the race in this round."""
    blind: Sequence[int]
    """The seats that choose without looking in this turn."""
    # Wasabi!
    player: int
    """The seat whose turn starts."""
    board: Mapping[str, Cards]
    """The tiles on cells, from the bottom up."""
    wasabis: Sequence[str]
    """The upper left cells of the blocks that are covered."""
    tiles: Sequence[Cards]
    """By seat, the tiles in hand."""
    cards: Sequence[Cards]
    """By seat, the action cards in hand."""
    wasabi_cubes: Sequence[int]
    """By seat, the cubes for Wasabi! cards played; those for style are counted from the plates."""
    passes: int
    """How many turns in a row were passed."""


def check_keys(game: str, position: Position, known: Collection[str]) -> None:
    """Refuse what a game's position does not have."""
    for key in position:
        if key not in known:
            raise SetupError("error-position-key", game=game, part=key, parts=", ".join(known))


def number(position: Position, key: str, least: int, most: int, default: int) -> int:
    """A whole number of a position, if it can be that."""
    return checked(key, position.get(key, default), least, most)


def checked(key: str, value: object, least: int, most: int) -> int:
    """A whole number that can be."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        said = repr(value)
        raise SetupError("error-range", name=key, value=said, least=least, most=str(most))
    return value


def numbers(position: Position, key: str, seats: int, least: int, most: int) -> list[int]:
    """A whole number for every seat; without any, 0."""
    return [checked(key, value, least, most) for value in by_seat(position, key, seats, 0)]


def by_seat(position: Position, key: str, seats: int, default: object = ()) -> list[Any]:
    """What a position has for every seat; without any, the default for each."""
    values = position.get(key, [default] * seats)
    if isinstance(values, str) or not isinstance(values, Sequence):
        raise SetupError("error-position-list", part=key, value=repr(values))
    if len(values) != seats:
        raise SetupError("error-position-seats", part=key, given=len(values), seats=seats)
    return list(values)


def listed(key: str, cards: Any) -> list[str]:
    """Cards by name, one by one: `2*tempura` is two."""
    words = cards.split() if isinstance(cards, str) else cards
    if not isinstance(words, Iterable) or not all(isinstance(word, str) for word in words):
        raise SetupError("error-position-list", part=key, value=repr(cards))
    told: list[str] = []
    for word in words:
        copies, star, name = word.rpartition("*")
        if star and not (copies.isascii() and copies.isdigit() and 0 < int(copies) < 100):
            raise SetupError("error-position-copies-of", word=word)
        told += [name] * (int(copies) if star else 1)
    return told


def read(key: str, seat: int | None, cards: Any, find: Callable[[str], Value]) -> list[Value]:
    """Cards by what the game makes of their names; an error says where it is."""
    try:
        return [find(name) for name in listed(key, cards)]
    except SushibarError as error:
        if seat is None:
            raise SetupError("error-position-part", part=key, reason=str(error)) from None
        raise SetupError("error-position-at", part=key, seat=seat, reason=str(error)) from None


def check_copies(names: Sequence[str], used: Counter[int], copies: Sequence[int]) -> None:
    """Refuse more of anything than the box holds."""
    for kind, times in sorted(used.items()):
        if times > int(copies[kind]):
            raise SetupError(
                "error-position-copies", card=names[kind], cards=times, box=int(copies[kind])
            )
