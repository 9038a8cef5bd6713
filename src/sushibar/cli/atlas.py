"""`sushibar atlas`: what every menu is like, and which fit what one feels like."""

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from sushibar.cli import completion
from sushibar.cli.help import Command, Group
from sushibar.cli.options import Cluster, argument, nodes_of, option
from sushibar.cli.progress import INTERRUPTED, progress_of_total, say_interrupted
from sushibar.columns import in_columns, wrap
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.atlas.atlas import Atlas, MenuFigures

USUAL_PLAYERS: Final = 4
LISTED: Final = 10
"""Menus that are listed at first."""
MOST_NEIGHBOURS: Final = 3
"""Types that are named for starving another one."""

LEAST_POINTS: Final = 0.1
"""Less is not worth naming."""

Menus = Annotated[
    list[str],
    argument("atlas-menu", metavar=text("help-metavar-menu"), autocompletion=completion.menus),
]
Players = Annotated[int, option("players")]
File = Annotated[Path | None, option("atlas-file", "--file", metavar=text("help-metavar-file"))]
Json = Annotated[bool, option("json", "--json")]

app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def atlas(context: typer.Context) -> None:
    """Answer where there is no command."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("show", cls=Command, help=text("help-atlas-show"))
def show(
    menus: Menus, players: Players = USUAL_PLAYERS, file: File = None, as_json: Json = False
) -> None:
    """Tell what menus are like."""
    from sushibar.atlas.atlas import atlas_in

    known = atlas_in(file)
    shown = [known.of(menu, players) for menu in menus]
    if as_json:
        print(json.dumps([described(known, one) for one in shown], ensure_ascii=False))
        return
    print("\n\n".join("\n".join(report(known, one)) for one in shown))


@app.command("find", cls=Command, help=text("help-atlas-find"))
def find(
    players: Players = USUAL_PLAYERS,
    feel: Annotated[
        list[str] | None,
        option(
            "atlas-feel",
            "--feel",
            autocompletion=completion.words(
                "quick", "close", "cutthroat", "beginners", "skilful", "rich"
            ),
        ),
    ] = None,
    having: Annotated[list[str] | None, option("atlas-with", "--with")] = None,
    lacking: Annotated[list[str] | None, option("atlas-without", "--without")] = None,
    surprise: Annotated[bool, option("atlas-surprise", "--surprise")] = False,
    count: Annotated[int, option("atlas-count", "--count")] = LISTED,
    file: File = None,
    as_json: Json = False,
) -> None:
    """List menus by what somebody feels like, or draw one of the best."""
    from sushibar.atlas.atlas import atlas_in

    known, wish = atlas_in(file), (feel or (), having or (), lacking or ())
    if surprise:
        found = [known.surprise(players, random.random(), *wish)]
    else:
        numbers = known.fitting(players, *wish)
        found = [known.at(players, int(number)) for number in numbers[: max(count, 0)]]
    if as_json:
        print(json.dumps([described(known, one) for one in found], ensure_ascii=False))
    elif surprise:
        print("\n".join(report(known, found[0])))
    else:
        for one in found:
            print("\n".join(wrap(in_short(one), under=2)))


@app.command("types", cls=Command, help=text("help-atlas-types"))
def types(players: Players = USUAL_PLAYERS, file: File = None, as_json: Json = False) -> None:
    """Tell which types starve each other."""
    from sushibar.atlas.atlas import atlas_in

    matrix = atlas_in(file).starving(players)
    if as_json:
        print(json.dumps(matrix, ensure_ascii=False))
        return
    for name, others in matrix.items():
        felt = [one for one in others.items() if abs(one[1]) >= LEAST_POINTS]
        if felt:  # some types bring no points themselves
            felt.sort(key=lambda other: other[1])
            less = [one for one in felt if one[1] < 0][:MOST_NEIGHBOURS]
            more = [one for one in reversed(felt) if one[1] > 0][:MOST_NEIGHBOURS]
            line = text("atlas-types-line", type=name, less=told(less), more=told(more))
            print("\n".join(wrap(line, under=2)))


@app.command("make", cls=Command, help=text("help-atlas-make"))
def make(
    folder: Annotated[Path, argument("atlas-folder", metavar=text("help-metavar-folder"))],
    games: Annotated[int | None, option("atlas-games", "--games")] = None,
    cluster: Cluster = None,
    seed: Annotated[int, option("sim-seed")] = 0,
) -> None:
    """Measure all menus, in a folder that keeps what is done, and write the atlas there."""
    from sushibar.atlas.atlas_file import SHIPPED, from_folder, write_atlas
    from sushibar.atlas.making import USUAL_GAMES, Study, on_threads
    from sushibar.atlas.making import make as measure

    study = Study.checked(USUAL_GAMES if games is None else games, seed)
    counted = [0, 0]
    bar = progress_of_total() if sys.stderr.isatty() else None

    def progress(done: int, total: int) -> None:
        counted[:] = done, total
        if bar is not None:
            bar(done, total)

    with nodes_of(cluster) as nodes:
        measurer = on_threads if nodes is None else nodes.measure_menus
        try:
            measure(folder, study, measurer, progress)
        except KeyboardInterrupt:
            if not counted[1]:
                raise
            say_interrupted(*counted)
            raise typer.Exit(INTERRUPTED) from None
    target = folder / SHIPPED.name
    write_atlas(target, from_folder(folder))
    print(text("atlas-made", file=str(target), pairs=f"{counted[1]:,}"))


@app.command("export", cls=Command, help=text("help-atlas-export"))
def export(
    target: Annotated[Path, argument("atlas-parquet", metavar=text("help-metavar-file"))],
    file: File = None,
) -> None:
    """Write the atlas as Parquet."""
    from sushibar.atlas.atlas import atlas_in
    from sushibar.atlas.export import export as write

    rows = write(atlas_in(file), target)
    print(text("atlas-exported", file=str(target), rows=f"{rows:,}"))


# For people


def report(known: "Atlas", one: "MenuFigures") -> list[str]:
    """All that is known of a menu."""
    errors = known.chapter(one.players).errors
    rows = [
        [text("atlas-points"), f"{one.points:.1f} ± {errors['points']:.1f}"],
        [text("atlas-margin"), f"{one.margin:.1f} ± {errors['margin']:.1f}"],
        [text("atlas-close"), f"{one.close:.0%}"],
        [text("atlas-decisions"), f"{one.decisions:.0f}"],
        [
            text("atlas-expert"),
            text(
                "atlas-expert-share",
                share=f"{one.expert_wins:.0%}",
                fair=f"{1 / one.players:.0%}",
                lead=f"{one.expert - one.beginners:+.1f}",
            ),
        ],
        [text("atlas-rivals"), f"{one.cost_of_rivals:.1f}"],
        *([name, f"{points:.1f}"] for name, points in one.by_type.items()),
    ]
    return [
        *wrap(text("atlas-head", menu=", ".join(one.menu), players=one.players)),
        *wrap(feels_of(one)),
        *in_columns(rows),
    ]


def in_short(one: "MenuFigures") -> str:
    """A menu in a line."""
    return text(
        "atlas-line",
        menu=",".join(one.menu),
        points=f"{one.points:.0f}",
        margin=f"{one.margin:.1f}",
        decisions=f"{one.decisions:.0f}",
        share=f"{one.expert_wins:.0%}",
    )


def feels_of(one: "MenuFigures") -> str:
    """What a menu is like beside others, in words."""
    return " · ".join(
        text("atlas-rank", feel=text(f"atlas-feel-{feel}"), rank=round(100 * rank))
        for feel, rank in one.ranks.items()
    )


def told(others: list[tuple[str, float]]) -> str:
    """Types with what they change."""
    return ", ".join(f"{name} {points:+.1f}" for name, points in others) or "–"


# For programs


def described(known: "Atlas", one: "MenuFigures") -> dict[str, Any]:
    """What a menu is like, as an object."""
    from sushibar.atlas.atlas import PLAIN_FIGURES

    return {
        "menu": list(one.menu),
        "players": one.players,
        **{name: round(getattr(one, name), 4) for name in PLAIN_FIGURES},
        "skill": round(one.skill, 4),
        "cost_of_rivals": round(one.cost_of_rivals, 4),
        "by_type": dict(one.by_type),
        "ranks": {feel: round(rank, 4) for feel, rank in one.ranks.items()},
        "errors": known.chapter(one.players).errors,
    }
