"""`sushibar train`: a network that learns a game by playing against itself."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sushibar.cli.completion import words
from sushibar.cli.options import Cluster, Game, nodes_of, option
from sushibar.cli.progress import INTERRUPTED
from sushibar.columns import wide_columns
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.train import Report

COLUMNS = ("time", "decisions", "rate", "points", "random", "earlier", "error", "entropy")
File = Annotated[Path | None, option("train-from", "--from", metavar=text("help-metavar-file"))]
Out = Annotated[Path | None, option("train-out", "--out", metavar=text("help-metavar-file"))]
Against = Annotated[
    Path | None, option("train-against", "--against", metavar=text("help-metavar-file"))
]


def train(
    game: Game,
    device: Annotated[str, option("device", autocompletion=words("cpu", "cuda"))] = "cpu",
    minutes: Annotated[float, option("train-minutes", "--minutes")] = 2.0,
    start: File = None,
    out: Out = None,
    against: Against = None,
    pool: Annotated[float, option("train-pool", "--pool")] = 0.0,
    taste: Annotated[float, option("train-taste", "--taste")] = 0.0,
    flattened: Annotated[float, option("train-flattened", "--flattened")] = 1.0,
    width: Annotated[int | None, option("train-width", "--width")] = None,
    cluster: Cluster = None,
    seed: Annotated[int, option("train-seed", "--seed")] = 0,
    as_json: Annotated[bool, option("train-json", "--json")] = False,
) -> None:
    """Train a network and print a line of the table for every report."""
    from sushibar.train import TrainingSettings
    from sushibar.train import train as reports

    settings = TrainingSettings(
        game,
        device=device,
        minutes=minutes,
        start=start,
        out=out,
        against=against,
        pool=pool,
        taste=taste,
        flattened=flattened,
        width=width,
        seed=seed,
        report_seconds=min(30.0, 60 * minutes / 8),
    )
    try:
        with nodes_of(cluster) as nodes:
            collectors = None if nodes is None else nodes.collector
            for number, report in enumerate(reports(settings, collectors)):
                if as_json:
                    print(json.dumps(report.as_json()), flush=True)
                else:
                    if number == 0:
                        print(aligned([text(f"train-{name}") for name in COLUMNS]))
                    print(aligned(cells(report)), flush=True)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if not as_json:
        print(text("train-written", file=str(settings.network_file)))


def cells(report: "Report") -> list[str]:
    """A report as a line of the table."""
    minutes, seconds = divmod(int(report.seconds), 60)
    return [
        f"{minutes}:{seconds:02}",
        f"{report.decisions:,}",
        f"{report.decisions_per_s:,.0f}",
        f"{report.points:.1f}",
        f"{report.random_wins:.2f}",
        f"{report.earlier_wins:.2f}",
        *("-" if one is None else f"{one:.3f}" for one in (report.win_loss, report.entropy)),
    ]


def aligned(row: list[str]) -> str:
    """A line of the table: numbers below each other."""
    each = max(9, min(16, wide_columns() // len(COLUMNS)))
    return " ".join(cell.rjust(each - 1) for cell in row)
