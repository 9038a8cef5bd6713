"""Which menu a game is played with: a recommended one, one of one's own, or one drawn at random.

Needs no texts: simulations use it too.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable
from typing import Final

from sushibar.errors import SetupError
from sushibar.rulebook.game import Game, Serving

RANDOM: Final = "random"

Menu = str | Iterable[str] | None
"""A recommended menu's name, `RANDOM`, types with commas between, several types, or the usual."""


def choose_menu(
    game: Game, players: int, menu: Menu = None, luck: str | None = None
) -> tuple[str, ...]:
    """The types of a menu, without nigiri, in the order of the rulebook; else a `SetupError`.

    The same luck draws the same menu at random; without any, nobody can guess it.
    """
    serving = game.serving
    if serving is None:
        if menu:
            raise SetupError("error-no-menus", game=game.name, menu=str(menu))
        return ()
    if menu is None:
        return serving.in_order(next(iter(game.menus.values())), players)
    if not isinstance(menu, str):
        return serving.in_order(listed(menu), players)
    if simplified(menu) == RANDOM:
        return drawn(serving, players, luck)
    name = recommended(game.menus, menu)
    return serving.in_order(game.menus[name] if name else split(game, serving, menu), players)


def recommended(menus: Iterable[str], words: str) -> str | None:
    """The one of these menus that is called so, whatever its case, spaces and marks."""
    for name in menus:
        if simplified(name) == simplified(words):
            return name
    return None


def simplified(words: str) -> str:
    """Only the letters and digits of a name."""
    return re.sub(r"[\W_]", "", words.lower())


def split(game: Game, serving: Serving, words: str) -> tuple[str, ...]:
    """The types of a list with commas; a single word must be a type, or it names no menu."""
    types = tuple(filter(None, map(type_name, words.split(","))))
    if len(types) < 2 and not {dish.name for dish in serving.dishes}.issuperset(types or [words]):
        raise SetupError("error-menu", menu=words, menus=", ".join(game.menus))
    return types


def type_name(word: str) -> str:
    """The name of a type as the rulebook writes it."""
    return "-".join(word.lower().split())


def listed(menu: object) -> tuple[str, ...]:
    """The types of a list."""
    if not isinstance(menu, Iterable):
        raise SetupError("error-menu-list", menu=repr(menu))
    return tuple(type_name(str(type_)) for type_ in menu)


def drawn(serving: Serving, players: int, luck: str | None) -> tuple[str, ...]:
    """One of all menus that the rules allow, each equally likely."""
    menus = tuple(serving.every(players))
    if luck is None:
        return secrets.choice(menus)
    digest = hashlib.sha256(f"sushibar menu\n{luck}\n".encode()).digest()
    return menus[int.from_bytes(digest, "big") % len(menus)]


def spelled(game: Game, menu: tuple[str, ...]) -> str:
    """A menu in one word: its name if it is a recommended one, else its types with commas."""
    for name, types in game.menus.items():
        if types == menu:
            return name
    return ",".join(menu)


def is_usual(game: Game, menu: tuple[str, ...]) -> bool:
    """Whether this is what is played when no menu is named."""
    return menu == next(iter(game.menus.values()), ())
