"""`sushibar menus`: the recommended menus of Sushi Go Party!, and how to make one's own."""

import textwrap
from collections.abc import Iterable
from typing import Annotated, Final

from sushibar.cli.options import argument
from sushibar.texts import text

Words = Annotated[list[str] | None, argument("menu-name", metavar=text("help-metavar-menu"))]

WIDTH: Final = 80
"""Columns of a terminal."""


def menus(name: Words = None) -> None:
    """List the recommended menus, or show one type by type."""
    print(one_menu(" ".join(name)) if name else all_menus())


def all_menus() -> str:
    """Every recommended menu by name, what it is called and what is on it."""
    from sushibar.games.party.rules.menu import MENUS

    lines = [text("menus-head"), ""]
    width = max(map(len, MENUS)) + 4
    for name, types in MENUS.items():
        lines += wrapped(f"  {name}".ljust(width), title(name))
        lines += wrapped(" " * width, " · ".join(map(", ".join, by_group(types).values())))
    example = ",".join(MENUS["sushi-go"])
    lines += ["", *wrapped("", text("menus-own", example=example)), ""]
    lines += courses(every_type())
    return "\n".join([*lines, "", *wrapped("", text("menus-play"))])


def one_menu(words: str) -> str:
    """What is on a recommended menu, group by group."""
    from sushibar.errors import UnknownName
    from sushibar.games.menus import recommended
    from sushibar.games.party.rules.menu import MENUS

    name = recommended(MENUS, words)
    if name is None:
        raise UnknownName("error-menu-name", menu=words, menus=", ".join(MENUS))
    play = text("menus-play-one", name=name)
    return "\n".join([title(name), "", *courses(by_group(MENUS[name])), "", *wrapped("", play)])


def title(name: str) -> str:
    """What a menu is called in the box, in English and German, and for how many players it is."""
    from sushibar.games.party.rules.menu import MENUS, players_for

    players = players_for(MENUS[name])
    called, german = text(f"menu-{name}"), text(f"menu-{name}-german")
    if german != called:
        called = text("menus-names", called=called, german=german)
    return text("menus-title", called=called, fewest=players.start, most=players.stop - 1)


def by_group(types: Iterable[str]) -> dict[str, list[str]]:
    """Types sorted into the groups of a menu."""
    from sushibar.games.party.rules.dishes import COURSES, TYPES

    chosen = [type_ for type_ in TYPES if type_.name in set(types)]
    return {group: [type_.name for type_ in chosen if type_.group == group] for group in COURSES}


def every_type() -> dict[str, list[str]]:
    """All types by group, those that are not for every number of players told so."""
    from sushibar.games.party.rules.dishes import TYPES

    limits = {type_.name: type_.players for type_ in TYPES}
    return {
        group: [
            text("menus-type", type=name, fewest=limits[name][0], most=limits[name][1])
            for name in names
        ]
        for group, names in by_group(limits).items()
    }


def courses(groups: dict[str, list[str]]) -> list[str]:
    """Groups of types, one below the other."""
    names = {group: text("menus-group", group=group, types=len(groups[group])) for group in groups}
    width = max(map(len, names.values())) + 4
    lines = []
    for group, types in groups.items():
        lines += wrapped(f"  {names[group]}".ljust(width), ", ".join(types))
    return lines


def wrapped(start: str, words: str) -> list[str]:
    """Words in lines that are not too long, the first after `start`, the others under it."""
    return textwrap.wrap(
        words,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )
