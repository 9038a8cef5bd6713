"""Menus of Sushi Go Party!: which types may be served together, and the recommended ones."""

from collections.abc import Collection, Iterator
from functools import cache
from itertools import combinations, product
from typing import Final

from sushibar.errors import SetupError
from sushibar.games.party.rules import dishes

MENUS: Final = {
    "my-first-meal": (
        "maki",
        "tempura",
        "sashimi",
        "miso-soup",
        "tea",
        "wasabi",
        "green-tea-ice-cream",
    ),
    "sushi-go": ("maki", "tempura", "sashimi", "dumpling", "chopsticks", "wasabi", "pudding"),
    "party-sampler": (
        "temaki",
        "tempura",
        "dumpling",
        "tofu",
        "menu",
        "wasabi",
        "green-tea-ice-cream",
    ),
    "master-menu": ("temaki", "sashimi", "tofu", "onigiri", "spoon", "takeout-box", "fruit"),
    "points-platter": (
        "uramaki",
        "dumpling",
        "onigiri",
        "edamame",
        "tea",
        "special-order",
        "green-tea-ice-cream",
    ),
    "cutthroat-combo": ("temaki", "eel", "tofu", "miso-soup", "spoon", "soy-sauce", "pudding"),
    "big-banquet": (
        "maki",
        "tempura",
        "dumpling",
        "eel",
        "chopsticks",
        "spoon",
        "green-tea-ice-cream",
    ),
    "dinner-for-two": ("uramaki", "tofu", "onigiri", "miso-soup", "menu", "special-order", "fruit"),
}
"""The recommended menus by name; the first one is meant when none is named."""

_NUMBERS: Final = {type_.name: number for number, type_ in enumerate(dishes.TYPES)}


def check_menu(menu: Collection[str], players: int) -> tuple[int, ...]:
    """The numbers of a menu's types, nigiri first; a `SetupError` names the rule it breaks."""
    for name in menu:
        if name not in _NUMBERS:
            raise SetupError("error-menu-type", type=name, types=", ".join(_NUMBERS))
        if list(menu).count(name) > 1:
            raise SetupError("error-menu-twice", type=name)
    chosen = sorted({dishes.NIGIRI, *(_NUMBERS[name] for name in menu)})
    for group, wanted in dishes.COURSES.items():
        served = [
            dishes.TYPES[number].name for number in chosen if dishes.TYPES[number].group == group
        ]
        if len(served) != wanted:
            raise SetupError(
                "error-menu-group",
                group=group,
                wanted=wanted,
                served=len(served),
                types=", ".join(served) or "-",
            )
    for number in chosen:
        fewest, most = dishes.TYPES[number].players
        if not fewest <= players <= most:
            raise SetupError(
                "error-menu-players",
                type=dishes.TYPES[number].name,
                fewest=fewest,
                most=most,
                players=players,
            )
    return tuple(chosen)


def in_order(menu: Collection[str], players: int) -> tuple[str, ...]:
    """The types of a menu in the order of the rulebook, without nigiri, if the rules allow it."""
    return tuple(
        dishes.TYPES[number].name for number in check_menu(menu, players) if number != dishes.NIGIRI
    )


def players_for(menu: Collection[str]) -> range:
    """The numbers of players that a menu is for."""
    limits = [dishes.TYPES[_NUMBERS[name]].players for name in menu]
    fewest = max((fewest for fewest, _ in limits), default=2)
    most = min((most for _, most in limits), default=dishes.MOST_PLAYERS)
    return range(fewest, most + 1)


@cache
def all_menus(players: int) -> tuple[tuple[str, ...], ...]:
    """Every menu that the rules allow with so many players."""
    return tuple(every_menu(players))


def every_menu(players: int) -> Iterator[tuple[str, ...]]:
    """Every menu that the rules allow with so many players."""
    courses = []
    for group, wanted in dishes.COURSES.items():
        names = [
            type_.name
            for type_ in dishes.TYPES
            if type_.group == group and type_.players[0] <= players <= type_.players[1]
        ]
        courses.append(combinations(names, wanted))
    for choice in product(*courses):
        yield tuple(name for course in choice for name in course)
