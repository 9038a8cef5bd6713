"""`sushibar puzzles`: solve them, list and show them, make new ones and check them."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from sushibar.cli import completion
from sushibar.cli.complaint import complain
from sushibar.cli.help import Command, Group
from sushibar.cli.options import Cluster, Game, argument, nodes_of, option
from sushibar.columns import in_columns, wrap
from sushibar.errors import SetupError, SushibarError
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.puzzles.puzzle import Puzzle

OneGame = Annotated[
    str | None,
    argument("game", metavar=text("help-metavar-game"), autocompletion=completion.games),
]
Number = Annotated[int | None, option("puzzle-number", "--number", "-n")]
Shelf = Annotated[Path | None, option("puzzle-file", "--file", metavar=text("help-metavar-file"))]
Json = Annotated[bool, option("json", "--json")]
JsonLines = Annotated[bool, option("puzzle-json-lines", "--json")]

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def puzzles(context: typer.Context) -> None:
    """Answer where there is no command."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("play", cls=Command, help=text("help-puzzles-play"))
def play(game: OneGame = None, number: Number = None) -> None:
    """Solve the puzzle of the day, or one from the shelf."""
    from sushibar.terminal.console import Console
    from sushibar.terminal.puzzles import solve

    console = Console()
    for name in games(game, number):
        chosen, puzzle = found(name, number)
        if solve(console, puzzle, heading(name, chosen, puzzle, daily=number is None)) is None:
            break


@app.command("list", cls=Command, help=text("help-puzzles-list"))
def list_(game: OneGame = None, as_json: Json = False) -> None:
    """What stands on the shelves, and which puzzles are today's."""
    from sushibar.puzzles.shelf import number_of_day, shelf, today

    listed = {name: shelf(name) for name in games(game, None) if shelf(name)}
    if as_json:
        told = [
            {
                "game": name,
                "today": number_of_day(name, today()),
                "puzzles": [described(number, one) for number, one in enumerate(puzzles, 1)],
            }
            for name, puzzles in listed.items()
        ]
        print(json.dumps({"day": today().isoformat(), "shelves": told}, ensure_ascii=False))
        return
    for name, puzzles in listed.items():
        print(text("puzzles-shelf", game=text(f"game-{name}"), puzzles=len(puzzles)))
        rows = [
            [text("puzzle-level", level=level), numbers_at(puzzles, level)]
            for level in sorted({one.level for one in puzzles})
        ]
        rows.append([text("puzzles-today"), str(number_of_day(name, today()))])
        print("\n".join(in_columns(rows)))


@app.command("show", cls=Command, help=text("help-puzzles-show"))
def show(
    game: Game,
    number: Number = None,
    answer: Annotated[bool, option("puzzle-answer", "--answer")] = False,
    record: Annotated[bool, option("puzzle-record", "--record")] = False,
    as_json: Json = False,
) -> None:
    """Show a puzzle: the position, on request its answer, its record, or all of it as JSON."""
    from sushibar.puzzles.guess import judge
    from sushibar.terminal.puzzles import position, told

    chosen, puzzle = found(game, number)
    if record:
        print(puzzle.record, end="")
        return
    table = puzzle.sit_down()
    view = table.view(puzzle.seat)
    best = judge(puzzle, view, puzzle.best)
    if as_json:
        from sushibar.review.review import estimated

        figures = [{**estimated(one), "why": one.why} for one in best.choices]
        whole = {**described(chosen, puzzle), "record": puzzle.record, "choices": figures}
        print(json.dumps(whole, ensure_ascii=False))
        return
    print(heading(game, chosen, puzzle, daily=number is None), "", sep="\n")
    print("\n".join(position(puzzle, table)))
    if answer:
        print("", *told(best), sep="\n")


@app.command("make", cls=Command, help=text("help-puzzles-make"))
def make(
    game: Game,
    file: Annotated[Path, argument("puzzle-made", metavar=text("help-metavar-file"))],
    count: Annotated[int, option("puzzle-count", "--count")] = 100,
    seed: Annotated[str, option("puzzle-seed", "--seed")] = "1",
    first: Annotated[int, option("puzzle-first", "--first-deal")] = 0,
    cluster: Cluster = None,
    as_json: JsonLines = False,
) -> None:
    """Play deal after deal until the file holds `count` puzzles; one that is there goes on."""
    from functools import partial
    from itertools import count as numbers

    from sushibar.games.kit import game_named
    from sushibar.puzzles.making import make_shelf, one_by_one, puzzle_of
    from sushibar.puzzles.shelf_file import append_puzzle, read_shelf

    name = game_named(game).name
    if count < 1 or first < 0:
        raise SetupError("error-puzzle-count")
    kept = read_shelf(file.read_text(encoding="utf-8")) if file.exists() else []
    if kept:
        first = max(first, 1 + max(deal_of(name, one) for one in kept))
    made = len(kept)
    with nodes_of(cluster) as nodes:
        maker = one_by_one if nodes is None else partial(nodes.in_order, puzzle_of)
        for deal, puzzle in make_shelf(name, count, seed, numbers(first), kept, maker):
            if puzzle is not None:
                append_puzzle(file, puzzle)
                made += 1
            if as_json:
                told = None if puzzle is None else described(made, puzzle)
                print(json.dumps({"deal": deal, "puzzle": told}, ensure_ascii=False), flush=True)
            elif sys.stderr.isatty():
                line = text("puzzles-made", deal=deal, made=made, count=count)
                print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
    if not as_json:
        print(f"\n{file}" if sys.stderr.isatty() else file)


@app.command("check", cls=Command, help=text("help-puzzles-check"))
def check(
    game: OneGame = None,
    number: Number = None,
    file: Shelf = None,
    playouts: Annotated[int | None, option("puzzle-playouts", "--playouts")] = None,
    as_json: JsonLines = False,
) -> None:
    """Read every record, check every answer, and let a search with another luck look again."""
    from sushibar.puzzles.checking import check_by_search, check_shape
    from sushibar.puzzles.shelf_file import read_shelf

    failed = False
    for name, chosen, puzzle in (
        [("", place, one) for place, one in enumerate(read_shelf(file.read_text("utf-8")), 1)]
        if file is not None
        else [one for each in games(game, number) for one in every(each, number)]
    ):
        label = f"{name or file} {chosen}"
        try:
            check_shape(puzzle)
            again = check_by_search(puzzle, playouts)
        except SushibarError as error:
            failed = True
            complain(f"{label}: {error}")
            continue
        failed |= not again.agrees
        if as_json:
            whole = {**described(chosen, puzzle), **again._asdict()}
            print(json.dumps(whole, ensure_ascii=False), flush=True)
        else:
            told = text(
                "puzzle-checked" if again.agrees else "puzzle-doubted",
                best=puzzle.best,
                lead=f"{100 * again.chance:.1f}",
                error=f"{100 * again.error:.1f}",
            )
            print("\n".join(wrap(f"{label}: {told}", under=2)), flush=True)
    if failed:
        raise typer.Exit(2)


# Which puzzles


def games(game: str | None, number: int | None) -> list[str]:
    """The games that are meant: the one that was named, else all."""
    from sushibar.games.kit import KITS, game_named

    if game is not None:
        return [game_named(game).name]
    if number is not None:
        raise SetupError("error-puzzle-game", games=", ".join(KITS))
    return list(KITS)


def found(game: str, number: int | None) -> tuple[int, "Puzzle"]:
    """A puzzle by its number, else that of the day."""
    from sushibar.puzzles.shelf import number_of_day, puzzle_at, today

    chosen = number_of_day(game, today()) if number is None else number
    return chosen, puzzle_at(game, chosen)


def every(game: str, number: int | None) -> list[tuple[str, int, "Puzzle"]]:
    """All puzzles of a game, or one of them."""
    from sushibar.puzzles.shelf import puzzle_at, shelf

    numbers = range(1, len(shelf(game)) + 1) if number is None else [number]
    return [(game, one, puzzle_at(game, one)) for one in numbers]


def deal_of(game: str, puzzle: "Puzzle") -> int:
    """The deal that a puzzle comes from, by the seed of its record."""
    from sushibar.table.table import Table

    table = Table.from_record(puzzle.record)
    if table.setup.game != game:
        raise SetupError("error-puzzle-other-game", game=table.setup.game)
    return int(str(table.seed).rpartition("-")[2])


# What is told


def heading(game: str, number: int, puzzle: "Puzzle", *, daily: bool) -> str:
    """Which puzzle it is."""
    return text(
        "puzzle-heading-today" if daily else "puzzle-heading",
        game=text(f"game-{game}"),
        number=number,
        level=text("puzzle-level", level=puzzle.level),
    )


def numbers_at(puzzles: tuple["Puzzle", ...], level: int) -> str:
    """The numbers of the puzzles of a level."""
    numbered = enumerate(puzzles, start=1)
    return " ".join(str(number) for number, one in numbered if one.level == level)


def described(number: int, puzzle: "Puzzle") -> dict[str, Any]:
    """A puzzle for programs, its answer included."""
    return {
        "number": number,
        "seat": puzzle.seat,
        "level": puzzle.level,
        "checked": puzzle.checked,
        "best": puzzle.best,
        "choices": len(puzzle.figures),
    }
