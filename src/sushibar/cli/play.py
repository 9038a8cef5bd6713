"""`sushibar play`: a game against bots in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

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

Game = Annotated[str | None, argument("game", metavar=text("help-metavar-game"))]
Players = Annotated[int | None, option("play-players", "--players")]
Bots = Annotated[str | None, option("bots")]
Name = Annotated[str | None, option("name")]
Resume = Annotated[Path | None, option("resume", metavar=text("help-metavar-file"))]

USUAL_GAME: Final = "sushi-go"


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
    from sushibar.bots.roster import display_names, kind_called
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
        usual_bots = chosen_bots(bots, table.setup.game)
    else:
        players = usual(players, dummy=dummy)
        usual_bots = chosen_bots(bots, game or USUAL_GAME)
        table = Table(
            game or USUAL_GAME,
            players=players,
            edition=edition,
            options=options,
            menu=menu,
            book=book,
            seed=seed,
            names=[
                text("play-you") if name is None else name,
                *display_names(usual_bots)[: players - 1],
            ],
        )
    kinds = {seat: bots or kind_called(table.names[seat]) or usual_bots for seat in table.seats[1:]}
    if not Session(table, kinds, resume).run():
        raise typer.Exit(1)


def chosen_bots(kind: str | None, game: str) -> str:
    """The kind of bots that was asked for, else the usual one of the game."""
    from sushibar.bots.roster import bots_for, check_bot
    from sushibar.rulebook.games import game_named

    return bots_for(game_named(game).name)[0] if kind is None else check_bot(kind, game)


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
