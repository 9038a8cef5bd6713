"""`sushibar review`: where points and chances to win were lost in a game."""

import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sushibar.cli.complaint import complain, said
from sushibar.cli.options import RecordFiles, option
from sushibar.cli.progress import progress_of_total
from sushibar.cli.record_files import found
from sushibar.columns import wide_columns, wrap
from sushibar.errors import SetupError, SushibarError, UnknownName
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.review.judgement import Judgement
    from sushibar.review.review import Review
    from sushibar.table.table import Table

Playouts = Annotated[int | None, option("playouts")]
Seconds = Annotated[float | None, option("seconds")]
Seat = Annotated[str | None, option("review-seat", "--seat", metavar=text("help-metavar-seat"))]
Plot = Annotated[Path | None, option("plot", metavar=text("help-metavar-svg"))]

INDENT: Final = "  "


def review(
    files: RecordFiles,
    playouts: Playouts = None,
    seconds: Seconds = None,
    seat: Seat = None,
    plot: Plot = None,
    as_json: Annotated[bool, option("json-lines", "--json")] = False,
) -> None:
    """Go through records and print where something was lost."""
    check_limits(playouts, seconds)
    wanted, failed = found(files), False
    if plot is not None:
        check_plot(plot, len(wanted))
    from sushibar.review.review import review as go_through
    from sushibar.table.table import Table

    for number, file in enumerate(wanted):
        try:
            table = Table.from_record(file.read())
            reviewed = go_through(
                table,
                seats=None if seat is None else [seat_called(table, seat)],
                playouts=playouts,
                seconds=seconds,
                progress=progress_of_total() if sys.stderr.isatty() else None,
            )
        except (SushibarError, OSError) as error:
            if len(wanted) == 1:
                raise
            complain(said(error) if isinstance(error, OSError) else f"{file.name}: {error}")
            failed = True
            continue
        if as_json:
            print(json.dumps({"file": file.name, **reviewed.as_json()}, ensure_ascii=False))
        elif len(wanted) == 1:
            print(report(reviewed))
        else:
            print("\n" * (number > 0) + f"{file.name}\n{report(reviewed)}")
        if plot is not None:
            from sushibar.review import plot as pictures
            from sushibar.review.chart import chart

            plot.write_text(pictures.plot(chart(reviewed)), encoding="utf-8")
    if failed:
        raise typer.Exit(2)


# What was asked


def check_limits(playouts: int | None, seconds: float | None) -> None:
    """Refuse limits that are none."""
    if playouts is not None and seconds is not None:
        raise SetupError("error-review-limit")
    for name, limit in (("--playouts", playouts), ("--seconds", seconds)):
        if limit is not None and not 0 < limit < math.inf:
            raise SetupError("error-review-number", option=name)


def check_plot(file: Path, records: int) -> None:
    """Refuse a file that no picture can be written to, before anything takes time."""
    if records > 1:
        raise SetupError("error-review-plots", records=records)
    if file.suffix.lower() != ".svg":
        raise SetupError("error-review-plot", file=str(file))
    is_new = not file.exists()
    file.open("a").close()
    if is_new:
        file.unlink()


def seat_called(table: "Table", words: str) -> int:
    """The seat of that name, else of that number."""
    names = [name.casefold() for name in table.names]
    if words.strip().casefold() in names:
        return names.index(words.strip().casefold())
    numbers = [str(seat) for seat in table.seats]
    if words.strip() in numbers:
        return numbers.index(words.strip())
    seats = ", ".join(f"{seat} {name}" for seat, name in enumerate(table.names))
    raise UnknownName("error-review-seat", seat=words, seats=seats)


# What is told


def report(found: "Review") -> str:
    """The review for people."""
    wide = wide_columns()
    head = "\n".join(wrap(heading(found), wide=wide))
    parts = [head, summaries(found)]
    if not found.judgements:
        parts = [head, text("review-no-choices")]
    elif found.losses:
        parts.append("\n".join(wrap(text("review-losses"), wide=wide)))
        parts += [loss(found, one) for one in found.losses]
    else:
        parts.append("\n".join(wrap(text("review-no-losses"), wide=wide)))
    return "\n\n".join(parts)


def heading(found: "Review") -> str:
    """What was reviewed, and how thoroughly."""
    from sushibar.games.picture import title

    name = title(found.table.setup)
    if found.seconds is not None:
        return text("review-heading-seconds", title=name, seconds=f"{found.seconds:g}")
    return text("review-heading-playouts", title=name, playouts=f"{found.playouts:,}")


def summaries(found: "Review") -> str:
    """A line for every seat."""
    from sushibar.games.sheet import grid

    columns = ("decisions", "best", "chance", "points")
    rows = [["", *(text(f"review-column-{column}") for column in columns)]]
    for seat in found.seats:
        summed = found.summary(seat)
        rows.append(
            [
                found.table.names[seat],
                str(summed.decisions),
                str(summed.best),
                f"{100 * summed.chance_lost:.1f}",
                f"{summed.points_lost:.1f}",
            ]
        )
    return grid(rows)


def loss(found: "Review", judgement: "Judgement") -> str:
    """A decision that has cost something, and why the other choice was better."""
    from sushibar.review.wording import instead, moment

    better = judgement.better
    assert better is not None
    lines = [
        *wrap(moment(found, judgement), wide=wide_columns()),
        *wrap(instead(found, judgement), INDENT),
    ]
    return "\n".join([*lines, *wrap(better.why, 2 * INDENT)])
