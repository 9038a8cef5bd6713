"""`sushibar play`: a game in the terminal, against bots or with others who share it."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from sushibar.cli import completion
from sushibar.cli.help import Command
from sushibar.cli.options import (
    Book,
    Dummy,
    Edition,
    Menu,
    PassBothWays,
    Plain,
    Seed,
    argument,
    chosen,
    option,
    usual,
)
from sushibar.errors import SetupError
from sushibar.terminal.console import is_full_screen
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.table import Table

Game = Annotated[
    str | None, argument("game", metavar=text("help-metavar-game"), autocompletion=completion.games)
]
Players = Annotated[int | None, option("play-players", "--players")]
Bots = Annotated[str | None, option("bots", autocompletion=completion.bots)]
Name = Annotated[str | None, option("name")]
People = Annotated[str | None, option("people", metavar=text("help-metavar-names"))]
Resume = Annotated[str | None, option("resume", metavar=text("help-metavar-file"))]
CHOOSE: Final = ""
"""The saved game that is meant by `--resume` alone: one that the person chooses from a list."""


class PlayCommand(Command):
    """A command whose `--resume` may stand alone."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Understand the arguments, with what a lonely `--resume` means written out."""
        given: list[str] = []
        for word, after in zip_longest(args, args[1:], fillvalue="-"):
            given += [word, CHOOSE] if word == "--resume" and after.startswith("-") else [word]
        return super().parse_args(ctx, given)


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
    people: People = None,
    resume: Resume = None,
    plain: Plain = False,
) -> None:
    """Play against bots and with people here, or go on with a saved game; people sit first."""
    from sushibar.games.kit import USUAL_GAME
    from sushibar.table.table import Table

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
        if resume == CHOOSE:
            choose_saved(bots, plain=plain)
            return
        file = Path(resume)
        table, seated = seat_again(file, game, bots, names_in(people))
    else:
        file = None
        here = names_in(people) or [text("play-you") if name is None else name]
        if people is not None and name is not None:
            raise SetupError("error-people-name")
        players = fitting(players, here, bots, dummy=dummy)
        seated = seat_bots(bots, game or USUAL_GAME, players, first=len(here))
        table = Table(
            game or USUAL_GAME,
            players=players,
            edition=edition,
            options=options,
            menu=menu,
            book=book,
            seed=seed,
            names=[*here, *names_of(seated.values())],
        )
    play_at(table, seated, file, plain=plain)


def play_at(table: "Table", seated: dict[int, str], file: Path | None, *, plain: bool) -> None:
    """Play at a table to the end, on the whole screen or line by line."""
    if is_full_screen(plain=plain):
        from sushibar.terminal.app.app import SushibarApp, run
        from sushibar.terminal.app.local_seat import LocalSeat

        print(*run(SushibarApp(LocalSeat(table, seated, file))), sep="\n")
        return
    from sushibar.terminal.session import Session

    if not Session(table, seated, file).run():
        raise typer.Exit(1)


def choose_saved(bots: str | None, *, plain: bool) -> None:
    """Let the person choose from the saved games; where there is no screen, list them."""
    from sushibar.terminal.saved_games import listed, saved_games

    if not is_full_screen(plain=plain):
        print(listed(saved_games()))
        return
    from sushibar.terminal.app.app import SushibarApp, run
    from sushibar.terminal.app.local_seat import LocalSeat
    from sushibar.terminal.app.saved_screen import SavedScreen

    def open_saved(file: Path) -> LocalSeat:
        table, seated = seat_again(file, None, bots)
        return LocalSeat(table, seated, file)

    print(*run(SushibarApp(first=SavedScreen(open_saved))), sep="\n")


def names_in(people: str | None) -> list[str]:
    """The names of those who share the terminal, no two the same."""
    names = [name.strip() for name in (people or "").split(",") if name.strip()]
    for number, name in enumerate(names):
        if name in names[:number]:
            raise SetupError("refused-name-taken", name=name)
    return names


def fitting(players: int | None, here: list[str], bots: str | None, *, dummy: bool) -> int:
    """How many play: as many as asked for, else those who are named, else as usual."""
    from sushibar.bots.specs import split_specs

    if players is None and len(here) > 1:
        return len(here) + len([] if bots is None else split_specs(bots))
    players = usual(players, dummy=dummy)
    if 1 < len(here) > players:
        raise SetupError("error-people-many", people=len(here), players=players)
    return players


def seat_again(
    file: Path, game: str | None, bots: str | None, people: Sequence[str] = ()
) -> tuple["Table", dict[int, str]]:
    """The table of a saved game, and the bots that play on: other ones, or those it started with.

    Those of that name are people; without any, who sits first.
    """
    from sushibar.bots.roster import USUAL_BOT, kind_called

    table = load(file, game)
    for name in people:
        if name not in table.names:
            raise SetupError("error-people-saved", name=name, names=", ".join(table.names))
    seated = seat_bots(bots, table.setup.game, table.setup.players, first=0 if people else 1)
    seated = {seat: spec for seat, spec in seated.items() if table.names[seat] not in people}
    if bots is None:
        seated = {seat: kind_called(table.names[seat]) or USUAL_BOT for seat in seated}
    return table, seated


def seat_bots(bots: str | None, game: str, players: int, first: int = 1) -> dict[int, str]:
    """The specs of the bots that were asked for by their seats, in turn where they are too few.

    People sit before the first of them.
    """
    from sushibar.bots.builtin import NAMES
    from sushibar.bots.roster import USUAL_BOT, check_bot, prepare_bots
    from sushibar.bots.specs import parse_spec, split_specs
    from sushibar.games.kit import game_named
    from sushibar.rulebook.announcing import say

    game = game_named(game).name
    specs = [check_bot(spec, game) for spec in split_specs(USUAL_BOT if bots is None else bots)]
    # Only these wait for being compiled; others play greedily meanwhile.
    prepare_bots([spec for spec in specs if parse_spec(spec).limit.playouts], game, say)
    seats = range(first, min(players, NAMES + 1))  # whether that many can play is not said here
    return {seat: specs[(seat - first) % len(specs)] for seat in seats}


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
