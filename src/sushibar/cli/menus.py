"""`sushibar menus`: the recommended menus of Sushi Go Party!, and how to make one's own."""

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

from sushibar.cli import completion
from sushibar.cli.options import argument, option
from sushibar.columns import wrap
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.rulebook.game import Game

Words = Annotated[
    list[str] | None,
    argument("menu-name", metavar=text("help-metavar-menu"), autocompletion=completion.menus),
]


def menus(name: Words = None, as_json: Annotated[bool, option("json", "--json")] = False) -> None:
    """List the recommended menus, or show one type by type."""
    from sushibar.games.kit import KITS

    game = next(kit.rules for kit in KITS.values() if kit.rules.serving is not None)
    words = " ".join(name or ())
    if as_json:
        told = described(game, named(game, words)) if words else everything(game)
        print(json.dumps(told, ensure_ascii=False))
    else:
        print(one_menu(game, named(game, words)) if words else all_menus(game))


def all_menus(game: "Game") -> str:
    """Every recommended menu by name, what it is called and what is on it."""
    lines = [*wrap(text("menus-head")), ""]
    width = max(map(len, game.menus)) + 4
    for name, types in game.menus.items():
        lines += wrap(title(game, name), f"  {name}".ljust(width))
        lines += wrap(" · ".join(map(", ".join, by_group(game, types).values())), " " * width)
    example = ",".join(next(iter(game.menus.values())))
    lines += ["", *wrap(text("menus-own", example=example)), ""]
    lines += courses(every_type(game))
    return "\n".join([*lines, "", *wrap(text("menus-play"))])


def named(game: "Game", words: str) -> str:
    """The recommended menu that is meant."""
    from sushibar.errors import UnknownName
    from sushibar.games.menus import recommended

    name = recommended(game.menus, words)
    if name is None:
        raise UnknownName("error-menu-name", menu=words, menus=", ".join(game.menus))
    return name


def one_menu(game: "Game", name: str) -> str:
    """What is on a recommended menu, group by group."""
    served, play = by_group(game, game.menus[name]), text("menus-play-one", name=name)
    return "\n".join([title(game, name), "", *courses(served), "", *wrap(play)])


def everything(game: "Game") -> dict[str, Any]:
    """All menus, and all types for one's own, as an object."""
    assert game.serving is not None
    return {
        "menus": [described(game, name) for name in game.menus],
        "types": [
            {"name": dish.name, "group": dish.group, "players": list(dish.players)}
            for dish in game.serving.dishes
            if dish.group in game.serving.courses
        ],
    }


def described(game: "Game", name: str) -> dict[str, Any]:
    """A menu as an object; `players` are the fewest and the most it is for."""
    assert game.serving is not None
    players = game.serving.players_for(game.menus[name])
    return {
        "name": name,
        "title": text(f"menu-{name}"),
        "players": [players.start, players.stop - 1],
        "types": by_group(game, game.menus[name]),
    }


def title(game: "Game", name: str) -> str:
    """What a menu is called in the box, in English and German, and for how many players it is."""
    assert game.serving is not None
    players = game.serving.players_for(game.menus[name])
    called, german = text(f"menu-{name}"), text(f"menu-{name}-german")
    if german != called:
        called = text("menus-names", called=called, german=german)
    return text("menus-title", called=called, fewest=players.start, most=players.stop - 1)


def by_group(game: "Game", types: Iterable[str]) -> dict[str, list[str]]:
    """Types sorted into the groups of a menu."""
    assert game.serving is not None
    chosen = [dish for dish in game.serving.dishes if dish.name in set(types)]
    return {
        group: [dish.name for dish in chosen if dish.group == group]
        for group in game.serving.courses
    }


def every_type(game: "Game") -> dict[str, list[str]]:
    """All types by group, those that are not for every number of players told so."""
    assert game.serving is not None
    limits = {dish.name: dish.players for dish in game.serving.dishes}
    return {
        group: [
            text("menus-type", type=name, fewest=limits[name][0], most=limits[name][1])
            for name in names
        ]
        for group, names in by_group(game, limits).items()
    }


def courses(groups: dict[str, list[str]]) -> list[str]:
    """Groups of types, one below the other."""
    names = {group: text("menus-group", group=group, types=len(groups[group])) for group in groups}
    width = max(map(len, names.values())) + 4
    lines = []
    for group, types in groups.items():
        lines += wrap(", ".join(types), f"  {names[group]}".ljust(width))
    return lines
