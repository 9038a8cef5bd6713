"""`sushibar sim`: games by the million, summed up."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushibar.cli.completion import words
from sushibar.cli.options import (
    Book,
    Cluster,
    Dummy,
    Edition,
    Game,
    Menu,
    PassBothWays,
    Players,
    chosen,
    nodes_of,
    option,
    usual,
)
from sushibar.cli.progress import INTERRUPTED, progress_bar, say_interrupted
from sushibar.columns import in_columns, wide_columns
from sushibar.errors import SetupError
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.batch.simulation import Played, Result


def sim(
    game: Game,
    players: Players = None,
    edition: Edition = None,
    pass_both_ways: PassBothWays = False,
    dummy: Dummy = False,
    menu: Menu = None,
    book: Book = None,
    games: Annotated[int, option("games")] = 100_000,
    policy: Annotated[str, option("policy", autocompletion=words("random", "greedy"))] = "random",
    device: Annotated[str, option("device", autocompletion=words("cpu", "cuda"))] = "cpu",
    threads: Annotated[int | None, option("threads")] = None,
    cluster: Cluster = None,
    records: Annotated[
        Path | None, option("sim-records", "--records", metavar=text("help-metavar-file"))
    ] = None,
    seed: Annotated[int, option("sim-seed")] = 0,
    as_json: Annotated[bool, option("json", "--json")] = False,
) -> None:
    """Simulate games and print what they come to."""
    from sushibar.batch.simulation import simulate

    if records is not None and (cluster is not None or device != "cpu"):
        raise SetupError("error-records-elsewhere")
    with nodes_of(cluster) as nodes:
        result = simulate(
            game,
            players=usual(players, dummy=dummy),
            edition=edition,
            options=tuple(chosen(pass_both_ways=pass_both_ways, dummy=dummy)),
            menu=menu,
            book=book,
            policy=policy,
            games=games,
            seed=seed,
            device=device,
            threads=threads,
            progress=progress_bar(games) if sys.stderr.isatty() else None,
            partial=True,
            played=nodes.play_games if nodes is not None else recorded(records, game),
        )
    if result.interrupted:
        say_interrupted(result.games, games)
    print(json.dumps(result.as_json()) if as_json else report(result, edition or ""))
    if result.interrupted:
        raise typer.Exit(INTERRUPTED)


def recorded(file: Path | None, game: str) -> "Played | None":
    """What plays games and writes them into a file, if there is one."""
    if file is None:
        return None
    from sushibar.records.recording import Recording

    return Recording(file, game).play_games


def report(result: "Result", edition: str) -> str:
    """The result for people."""
    from sushibar.games.sheet import category_name

    rates = {
        "sim-games": f"{result.games:,}",
        "sim-seconds": f"{result.seconds:.2f}",
        "sim-games-per-s": f"{result.games_per_s:,.0f}",
        "sim-decisions-per-s": f"{result.decisions_per_s:,.0f}",
        "sim-mean-points": "  ".join(f"{points:.2f}" for points in result.mean_points),
        "sim-ties": f"{result.ties:.2%}",
        "sim-shared": f"{result.shared_victories:.2%}",
    }
    rows = [(text(key), value) for key, value in rates.items()]
    rows += [
        (text("sim-category", category=category_name(category, edition)), f"{points:.2f}")
        for category, points in result.mean_by_category.items()
    ]
    return "\n".join(in_columns(rows, indent=0, wide=wide_columns()))
