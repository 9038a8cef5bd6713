"""`sushibar play`: a game against bots in the terminal."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushibar.cli import completion
from sushibar.cli.options import (
    Book,
    Dummy,
    Edition,
    Menu,
    PassBothWays,
    Seed,
    argument,
    chosen,
    option,
    usual,
)
from sushibar.errors import SetupError
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.table import Table

Game = Annotated[
    str | None, argument("game", metavar=text("help-metavar-game"), autocompletion=completion.games)
]
Players = Annotated[int | None, option("play-players", "--players")]
Bots = Annotated[str | None, option("bots", autocompletion=completion.bots)]
Name = Annotated[str | None, option("name")]
Resume = Annotated[Path | None, option("resume", metavar=text("help-metavar-file"))]


def play(
    game: Game = None,
    players: Players = None,
    edition: Edition = None,
    pass_both_ways: PassBothWays = False,
    dummy: Dummy = False,
    menu: Menu = None,
    book: Book = None,
    seed: Seed = None,
    bots: Bots = None,
    name: Name = None,
    resume: Resume = None,
) -> None:
    """Play against bots, or go on with a saved game; the person sits at seat 0."""
    from sushibar.bots.roster import USUAL_BOT, kind_called
    from sushibar.games.kit import USUAL_GAME
    from sushibar.table.table import Table
    from sushibar.terminal.session import Session

    options = chosen(pass_both_ways=pass_both_ways, dummy=dummy)
    if resume is not None:
        given = {
            "players": players,
            "edition": edition,
            "menu": menu,
            "book": book,
            "seed": seed,
            "name": name,
        }
        refuse_options([*(key for key, value in given.items() if value is not None), *options])
        table = load(resume, game)
        seated = seat_bots(bots, table.setup.game, table.setup.players)
    else:
        players = usual(players, dummy=dummy)
        seated = seat_bots(bots, game or USUAL_GAME, players)
        table = Table(
            game or USUAL_GAME,
            players=players,
            edition=edition,
            options=options,
            menu=menu,
            book=book,
            seed=seed,
            names=[text("play-you") if name is None else name, *names_of(seated.values())],
        )
    if resume is not None and bots is None:
        seated = {seat: kind_called(table.names[seat]) or USUAL_BOT for seat in seated}
    if not Session(table, seated, resume).run():
        raise typer.Exit(1)


def seat_bots(bots: str | None, game: str, players: int) -> dict[int, str]:
    """The specs of the bots that were asked for by their seats, in turn where they are too few."""
    from sushibar.bots.builtin import NAMES
    from sushibar.bots.roster import USUAL_BOT, check_bot, prepare_bots
    from sushibar.bots.specs import parse_spec, split_specs
    from sushibar.games.kit import game_named
    from sushibar.rulebook.announcing import say

    game = game_named(game).name
    specs = [check_bot(spec, game) for spec in split_specs(USUAL_BOT if bots is None else bots)]
    # Only these wait for being compiled; others play greedily meanwhile.
    prepare_bots([spec for spec in specs if parse_spec(spec).limit.playouts], game, say)
    seats = range(1, min(players, NAMES + 1))  # whether so many can play is not said here
    return {seat: specs[(seat - 1) % len(specs)] for seat in seats}


def names_of(specs: Iterable[str]) -> list[str]:
    """A name for every bot, so that no two have the same."""
    from sushibar.bots.roster import display_names

    names: list[str] = []
    for spec in specs:
        names.append(next(name for name in display_names(spec) if name not in names))
    return names


def refuse_options(options: list[str]) -> None:
    """Say that a saved game cannot be changed."""
    for key in options:
        raise SetupError("error-resume-option", option=f"--{key}")


def load(file: Path, game: str | None) -> "Table":
    """The table of a saved game that can go on."""
    from sushibar.table.table import Table

    table = Table.load(file)
    if game not in (None, table.setup.game):
        raise SetupError("error-resume-game", saved=table.setup.game, game=game)
    if table.over:
        raise SetupError("error-resume-over", file=str(file))
    if table.seed is None:
        raise SetupError("error-resume-stated", file=str(file))
    return table
