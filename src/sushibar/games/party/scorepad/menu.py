"""Which types are in play at a table of Sushi Go Party!."""

from collections.abc import Iterable, Sequence
from typing import Final

from sushibar.errors import ScoreError, UnknownName
from sushibar.games.menus import recommended, type_name
from sushibar.games.party.rules.dishes import NIGIRI, TYPES
from sushibar.games.party.rules.menu import MENUS
from sushibar.games.score_question import Question, short, shown

NUMBERS: Final = {type_.name: number for number, type_ in enumerate(TYPES)}
DESSERTS: Final = tuple(
    name for name, type_ in zip(NUMBERS, TYPES, strict=True) if type_.group == "dessert"
)


def read_menu(question: Question) -> frozenset[int] | None:
    """The types that a question says are in play, nigiri always; None if it does not say."""
    if "menu" not in question:
        return None
    menu = question["menu"]
    if isinstance(menu, str):
        return types_named(recommended_menu(menu))
    if not isinstance(menu, list):
        raise ScoreError("score-not-menu", value=shown(menu))
    for name in menu:
        if not isinstance(name, str):
            raise ScoreError("score-not-type", value=shown(name))
    return types_named(menu)


def recommended_menu(words: str) -> tuple[str, ...]:
    """The types of a recommended menu, by its name."""
    name = recommended(MENUS, words)
    if name is None:
        raise UnknownName("error-menu-name", menu=short(words), menus=", ".join(MENUS))
    return MENUS[name]


def types_named(names: Iterable[str]) -> frozenset[int]:
    """Types by their names, and nigiri."""
    types = {NIGIRI}
    for name in names:
        number = NUMBERS.get(type_name(name))
        if number is None:
            raise UnknownName("error-menu-type", type=short(name), types=", ".join(NUMBERS))
        types.add(number)
    return frozenset(types)


def spoken_menu(words: str | Sequence[str]) -> frozenset[int]:
    """The types of a menu as a person writes it: its name, types with commas between, or a list."""
    if not isinstance(words, str):
        return types_named(words)
    types = [name for name in words.split(",") if name.strip()]
    if len(types) > 1 or type_name(words) in NUMBERS.keys() - MENUS.keys():
        return types_named(types)
    return types_named(recommended_menu(words))


def dessert_of(types: frozenset[int]) -> int:
    """The only dessert among these types."""
    desserts = [type_ for type_ in sorted(types) if TYPES[type_].group == "dessert"]
    if not desserts:
        raise ScoreError("score-no-dessert", desserts=", ".join(DESSERTS))
    if len(desserts) > 1:
        first, second = (TYPES[type_].name for type_ in desserts[:2])
        raise ScoreError("score-two-desserts", first=first, second=second)
    return desserts[0]
