"""Where on the board of Wasabi! a recipe lies, or has come furthest."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sushibar.games.events import Event, Reveal
from sushibar.games.plain import Numbers, numbers
from sushibar.games.wasabi.rules import actions
from sushibar.games.wasabi.rules.board import BELOW, BESIDE, COLUMNS, NOTHING, ROWS
from sushibar.games.wasabi.rules.cards import WASABI
from sushibar.games.wasabi.rules.steps import ACT, REWARD
from sushibar.games.wasabi.words.seats import completed
from sushibar.rulebook.rule import Record

BLOCK: Final = (0, BESIDE, BELOW, BELOW + BESIDE)
"""How far the four cells of a block are from its upper left one."""


class Run(NamedTuple):
    """Cells in a row for a recipe: what they still need, and in which order it would have style.

    Without an order style is lost there.
    """

    cells: tuple[int, ...]
    missing: tuple[int, ...]
    order: tuple[int, ...]


class BoardRuns:
    """The board of a state or a view, in Python's own numbers."""

    def __init__(self, config: Record, told: Numbers) -> None:
        self.columns = int(config.columns)
        self.top: list[int] = told["top"]
        self.covered: int = told["covered"][0] | told["covered"][1] << 32
        self.changed: int = told["changed"][0] | told["changed"][1] << 32

    def complete(self, wanted: Sequence[int]) -> Run | None:
        """The run of a recipe that can be claimed, with style if there is one."""
        runs = [
            run
            for run in self._runs(wanted)
            if not run.missing and any(self.changed >> cell & 1 for cell in run.cells)
        ]
        return min(runs, key=lambda run: not run.order, default=None)

    def furthest(self, wanted: Sequence[int], tiles: Sequence[int]) -> Run | None:
        """The run that a recipe could be completed in with fewest tiles, best those in hand."""
        begun = [run for run in self._runs(wanted) if 0 < len(run.missing) < len(wanted)]
        return min(
            begun,
            key=lambda run: (
                len(run.missing),
                not run.order,
                sum(not tiles[kind] for kind in run.missing),
            ),
            default=None,
        )

    def _runs(self, wanted: Sequence[int]) -> Iterator[Run]:
        """All runs in which nothing lies that the recipe does not want."""
        length = len(wanted)
        for row in range(ROWS):
            for column in range(self.columns):
                first = row * COLUMNS + column
                for way, room in ((BESIDE, self.columns - column), (BELOW, ROWS - row)):
                    run = length <= room and self._run(wanted, first, way)
                    if run:
                        yield run

    def _run(self, wanted: Sequence[int], first: int, way: int) -> Run | None:
        cells = tuple(range(first, first + len(wanted) * way, way))
        missing = list(wanted)
        for cell in cells:
            top = self.top[cell]
            if self.covered >> cell & 1 or (top != NOTHING and top not in missing):
                return None
            if top != NOTHING:
                missing.remove(top)
        for order in (tuple(wanted), tuple(reversed(wanted))):
            pairs = zip(cells, order, strict=True)
            if all(self.top[cell] in (NOTHING, kind) for cell, kind in pairs):
                return Run(cells, tuple(missing), order)
        return Run(cells, tuple(missing), ())


# What happened where


def touched(config: Record, event: Event) -> tuple[int, ...]:
    """The cells that an event is about: changed by it, or those of a completed recipe."""
    if not isinstance(event, Reveal):
        return ()
    player = int(event.before.player)
    answer = event.numbers[player]
    if event.before.asked == ACT:
        return _touched_by_move(config, event, player, answer)
    if event.before.asked == REWARD and answer[0] == actions.LIFT:
        return _block(answer[1] - actions.ON_CELL)
    return ()


def _touched_by_move(
    config: Record, event: Reveal, player: int, answer: tuple[int, ...]
) -> tuple[int, ...]:
    if answer[0] == actions.CLAIM:
        recipe, _ = completed(event.after, player)[-1]
        wanted = config.wants[recipe, : config.length[recipe]].tolist()
        run = BoardRuns(config, numbers(event.before)).complete(wanted)
        return run.cells if run else ()
    cells = tuple(
        step - actions.ON_CELL for step in answer[1:] if actions.ON_CELL <= step < actions.RECIPE
    )
    return _block(cells[0]) if answer[0] == actions.PLAY + WASABI else cells


def _block(cell: int) -> tuple[int, ...]:
    return tuple(cell + step for step in BLOCK)
