"""Options that several commands share."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sushibar.cli import completion
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.cluster import Cluster as Nodes


def option(key: str, *names: str, **settings: Any) -> Any:
    """A command-line option with its help from the catalogue."""
    return typer.Option(*names, help=text(f"help-option-{key}"), **settings)


def argument(key: str, **settings: Any) -> Any:
    """A command-line argument with its help from the catalogue."""
    return typer.Argument(help=text(f"help-option-{key}"), **settings)


Game = Annotated[
    str, argument("game", metavar=text("help-metavar-game"), autocompletion=completion.games)
]
RecordFiles = Annotated[list[str], argument("records", metavar=text("help-metavar-file"))]
Players = Annotated[int | None, option("players")]
Edition = Annotated[str | None, option("edition", autocompletion=completion.editions)]
PassBothWays = Annotated[bool, option("pass-both-ways", "--pass-both-ways")]
Dummy = Annotated[bool, option("dummy", "--dummy")]
Menu = Annotated[
    str | None, option("menu", metavar=text("help-metavar-menu"), autocompletion=completion.menus)
]
Book = Annotated[Path | None, option("book", metavar=text("help-metavar-file"))]
Cluster = Annotated[str | None, option("cluster", metavar=text("help-metavar-address"))]
Plain = Annotated[bool, option("plain", "--plain")]
Seed = Annotated[str | None, option("seed")]


USUAL_PLAYERS = 4


def usual(players: int | None, *, dummy: bool) -> int:
    """How many players, where nobody has said it."""
    if players is not None:
        return players
    return 2 if dummy else USUAL_PLAYERS


def chosen(*, pass_both_ways: bool, dummy: bool) -> list[str]:
    """The options of a setup that were switched on."""
    switches = {"pass-both-ways": pass_both_ways, "dummy": dummy}
    return [name for name, on in switches.items() if on]


@contextmanager
def nodes_of(address: str | None) -> "Iterator[Nodes | None]":
    """The cluster that somebody wants to play on; nothing if that is this machine alone."""
    if address is None:
        yield None
        return
    from sushibar.cluster import connected

    with connected(address) as cluster:
        yield cluster
