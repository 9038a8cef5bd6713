"""The score sheet: a table of all points, and the reason for each of them."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sushibar.match.scores import ScoreRow, Scores
from sushibar.terminal.app.things import Things
from sushibar.texts import text


def all_points(scores: Scores, rows: Sequence[ScoreRow] | None = None) -> Grid:
    """A line a player, a column a round, the total last."""
    rows = scores["rows"] if rows is None else rows
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("")
    for row in rows:
        grid.add_column(row["name"], justify="right")
    grid.add_column(text("sheet-total"), justify="right")
    for seat, name in enumerate(scores["names"]):
        won = seat in scores["winners"]
        points = [sum(line["points"] for line in row["seats"][seat]) for row in rows]
        grid.add_row(
            Text(f"★ {name}" if won else f"  {name}", "bold" if won else ""),
            *map(str, points),
            Text(str(sum(points)), "bold"),
        )
    return grid


def reasons(names: Sequence[str], row: ScoreRow, things: Things) -> list[RenderableType]:
    """Every seat's points of a row with a reason each."""
    told: list[RenderableType] = []
    for name, lines in zip(names, row["seats"], strict=True):
        points = sum(line["points"] for line in lines)
        told.append(Text(text("sheet-seat", name=name, points=points), "bold"))
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        for line in lines:
            category, points = line["category"], line["points"]
            colour = things.colour(category) if things.has_colour(category) else ""
            number = f"{points:+d}" if points else "0"
            grid.add_row(" ", Text("▌", colour).append(line["name"]), number, line["reason"])
        if lines:
            told.append(grid)
    return told


def whole(scores: Scores, things: Things, *, live: bool) -> list[RenderableType]:
    """All rows with their reasons, the latest first; in one where points count at once."""
    told: list[RenderableType] = [all_points(scores)]
    if live:
        return [*told, Text(), *reasons(scores["names"], together(scores), things)]
    for row in reversed(scores["rows"]):
        told += [Text(), Text(row["name"], "bold underline")]
        told += reasons(scores["names"], row, things)
    return told


def together(scores: Scores) -> ScoreRow:
    """All rows of a sheet in one."""
    seats = range(len(scores["names"]))
    lines = [[line for row in scores["rows"] for line in row["seats"][seat]] for seat in seats]
    return {"name": "", "seats": lines, "plates": [], "piles": []}


def outcome(scores: Scores, you: int | None) -> str:
    """Who has won, as the person likes to hear it."""
    winners = scores["winners"]
    points = scores["totals"][winners[0]]
    others = [scores["names"][seat] for seat in winners if seat != you]
    if you not in winners:
        key = "play-lost"
    else:
        key = "play-shared" if others else "play-won"
    told = text(key, names=", ".join(others), winners=len(others), points=points)
    return joined([told, scores["tie_break"]])


def joined(parts: Iterable[str]) -> str:
    """Sentences in a row."""
    return " ".join(filter(None, parts))
