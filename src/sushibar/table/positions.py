"""Positions: tables stated in the middle of a game, for puzzles, tests and hints."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Unpack

from sushibar.errors import SetupError
from sushibar.games.kit import USUAL_GAME
from sushibar.games.menus import Menu
from sushibar.games.position import Position
from sushibar.games.setup import Setup
from sushibar.games.sheet import Line, Lines, ScoreSheet
from sushibar.rulebook.game import BookSource
from sushibar.texts import text

if TYPE_CHECKING:
    from sushibar.table.table import Table


def sheet_after(sheet: ScoreSheet, setup: Setup, position: Position) -> ScoreSheet:
    """A score sheet on which the points of rounds before a position stand in one row."""
    rounds = position.get("round", 1) - 1
    if rounds == 0 or setup.words.is_live():
        return sheet
    points = position.get("points", [0] * len(sheet.names))
    before: tuple[Lines, ...] = tuple(
        {"stated": Line(int(number), "reason-stated")} for number in points
    )
    names = [sheet.row_name(row) for row in range(rounds, len(sheet.rows))]
    rows = (before, *sheet.rows[rounds:])
    return replace(sheet, rows=rows, row_names=(text("sheet-before"), *names))


def position(
    game: str = USUAL_GAME,
    *,
    players: int | None = None,
    edition: str | None = None,
    options: Iterable[str] = (),
    menu: Menu = None,
    book: BookSource = None,
    names: Sequence[str] | None = None,
    seed: str | int | None = None,
    stated: bool = False,
    **position: Unpack[Position],
) -> "Table":
    """A table in the middle of a game, at the start of a turn.

    Cards are named as in files; what is not stated is as at the start of a game, or dealt
    from what is left. A `SetupError` says why a table cannot look like that.

    >>> table = position(
    ...     "sushi-go",
    ...     round=3,
    ...     turn=9,
    ...     plates=["2*tempura sashimi wasabi 4*dumpling", "3*maki-3 2*sashimi 3*tempura"],
    ...     hands=["squid-nigiri pudding", "egg-nigiri maki-1"],
    ...     points=[30, 34],
    ...     puddings=[1, 2],
    ... )
    >>> table.preview(0)["squid-nigiri"]
    'on the wasabi: +9'
    """
    from sushibar.table.table import Table

    if players is None:
        players = counted(position, dummy="dummy" in options)
    return Table(
        game,
        players=players,
        edition=edition,
        options=options,
        menu=menu,
        book=book,
        names=names,
        seed=seed,
        stated=stated,
        position=position,
    )


def counted(position: Position, *, dummy: bool) -> int:
    """How many players a position is for."""
    for key in ("hands", "plates", "tiles"):
        seats = position.get(key)
        if isinstance(seats, Sequence):
            return len(seats) - dummy
    raise SetupError("error-position-players")
