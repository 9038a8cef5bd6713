"""A board with stacks of tiles: a cursor goes over it by keys and mouse and looks into stacks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import RenderResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from sushibar.terminal.app.things import INK, Things
from sushibar.texts import text

MARGIN: Final = 3
"""Columns before the first cell, for the numbers of the rows."""
HEIGHTS: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"
COVER: Final = "▒"
EMPTY: Final = "·"
EDGE: Final = "▁"
FREE, GOOD = "◇", "◆"
"""Empty cells that can be chosen; the second would bring something."""


@dataclass
class CellChosen(Message):
    """The person has chosen a cell."""

    cell: str


@dataclass
class CellPointed(Message):
    """The person looks at a cell."""

    cell: str


class BoardView(Widget, can_focus=True):
    """The board of a game that has one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter,space", "choose", show=False),
        Binding("n", "next", show=False),
    ]

    def __init__(self, things: Things) -> None:
        super().__init__(id="board")
        self.things = things
        self.rows = self.columns = 0
        self.stacks: Mapping[str, Sequence[str]] = {}
        self.covered: Sequence[str] = ()
        self.offered: list[str] = []
        self.brings: dict[str, str] = {}
        self.touched: Sequence[str] = ()
        self.column = self.row = 0

    # What it shows

    def show(self, seen: Mapping[str, Any]) -> bool:
        """Show the board of a view; False if the game has none."""
        if not {"board", "rows", "columns"} <= seen.keys():
            return False
        changed = (self.rows, self.columns) != (seen["rows"], seen["columns"])
        self.rows, self.columns = seen["rows"], seen["columns"]
        self.stacks, self.covered = seen["board"], seen.get("covered", ())
        self.refresh(layout=changed)
        return True

    def offer(self, actions: Sequence[str]) -> None:
        """Mark the cells that can be chosen, and go to the first of them."""
        cells = self.cells()
        self.offered, self.brings = [one for one in actions if one in cells], {}
        if self.offered and self.cursor not in self.offered:
            self.move_to(self.offered[0])
        self.refresh()

    def tell(self, brings: dict[str, str]) -> None:
        """Say what each cell would bring: those that bring something stand out."""
        self.brings = {cell: words for cell, words in brings.items() if cell in self.offered}
        best = next((cell for cell in self.offered if self.brings.get(cell)), None)
        if best is not None:
            self.move_to(best)
        self.refresh()

    def touch(self, cells: Sequence[str]) -> None:
        """Mark the cells where something has happened."""
        self.touched = cells
        self.refresh()

    def cells(self) -> list[str]:
        """All cells by name."""
        return [name(column, row) for row in range(self.rows) for column in range(self.columns)]

    @property
    def cursor(self) -> str:
        """The cell that the person looks at."""
        return name(self.column, self.row)

    def stack_words(self, cell: str) -> str:
        """What lies on a cell, the top tile first; nothing where there is no such cell."""
        if cell not in self.cells():
            return ""
        tiles = ", ".join(map(self.things.name, reversed(self.stacks.get(cell, ()))))
        return text("screen-cell", cell=cell, tiles=tiles or text("screen-cell-empty"))

    # How it is drawn

    @property
    def span(self) -> int:
        """Columns of text that a cell takes."""
        room = self.size.width - MARGIN - 1
        return max(4, room // self.columns) if self.columns else 4

    @property
    def rise(self) -> int:
        """Lines that a cell takes."""
        return max(1, (self.size.height - 1) // self.rows) if self.rows else 1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A line for the columns' letters, and one for each row at least."""
        return 1 + self.rows

    def render(self) -> RenderResult:
        """The board line by line."""
        span, rise = self.span, self.rise
        letters = "".join(chr(ord("a") + column).center(span) for column in range(self.columns))
        lines = [Text().append(" " * MARGIN + letters, "dim")]
        for row in range(self.rows):
            for part in range(rise):
                is_middle = part == (rise - 1) // 2
                is_last = 1 < part == rise - 1
                label = f"{row + 1:>{MARGIN - 1}} " if is_middle else " " * MARGIN
                line = Text().append(label, "dim")
                for column in range(self.columns):
                    line.append_text(self.edge(column, row))
                    line.append_text(self.cell(name(column, row), span - 1, is_middle, is_last))
                lines.append(line.append_text(self.edge(self.columns, row)))
        return Text("\n", no_wrap=True).join(lines)

    def edge(self, column: int, row: int) -> Text:
        """What stands between two cells: the cursor, or a sign that something has happened."""
        here, before = name(column, row), name(column - 1, row)
        if self.has_focus and self.cursor in (here, before):
            return Text("[" if here == self.cursor else "]", "bold #f9cb4c")
        if here in self.touched:
            return Text("›", "#f9cb4c")
        return Text("‹" if before in self.touched else " ", "#f9cb4c")

    def cell(self, cell: str, room: int, is_middle: bool, is_last: bool) -> Text:
        """One line of a cell: its top tile in colour, how high the stack is, what covers it."""
        stack = self.stacks.get(cell, ())
        style = f"{INK} on {self.things.colour(stack[-1])}" if stack else "dim"
        words = (self.label(stack, room) if stack else EMPTY) if is_middle else ""
        if cell in self.offered:
            style = f"{style} bold underline" if stack else "bold #7cc470"
            if is_middle and not stack:
                words = GOOD if self.brings.get(cell) else FREE
        words = words.center(room)
        if is_last and stack and cell not in self.covered:
            words = EDGE * room
        if cell in self.covered:
            words = words.replace(" ", COVER) if stack else COVER * room
            style = style if stack else "#a3cb58"
        if cell == self.cursor and self.has_focus:
            style += " reverse" if not stack else " bold"
        return Text(words, style)

    def label(self, stack: Sequence[str], room: int) -> str:
        """The top tile, and a raised number for the height of a stack."""
        mark = HEIGHTS[min(len(stack), 9)] if len(stack) > 1 else ""
        spoken = self.things.name(stack[-1])
        wide = room - len(mark)
        return (spoken if len(spoken) <= wide else spoken[:wide]) + mark

    # Moving

    def move_to(self, cell: str) -> None:
        """Look at a cell."""
        if cell in self.cells():
            self.column, self.row = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
            self.refresh()
            if self.has_focus:
                self.post_message(CellPointed(cell))

    def action_move(self, right: int, down: int) -> None:
        """Go a cell further; at the edge, come in on the other side."""
        if self.rows:
            column = (self.column + right) % self.columns
            self.move_to(name(column, (self.row + down) % self.rows))

    def action_next(self) -> None:
        """Go to the next cell that can be chosen."""
        if self.offered:
            cells = self.cells()
            here = cells.index(self.cursor)
            later = [cell for cell in self.offered if cells.index(cell) > here]
            self.move_to((later or self.offered)[0])

    def action_choose(self) -> None:
        """Choose the cell that the person looks at."""
        self.post_message(CellChosen(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Look at a cell with the first click, choose it with the second."""
        offset = event.get_content_offset(self)
        if offset is None or not self.rows:
            return
        column, row = (offset.x - MARGIN) // self.span, (offset.y - 1) // self.rise
        if 0 <= column < self.columns and 0 <= row < self.rows:
            clicked = name(column, row)
            if clicked == self.cursor:
                self.action_choose()
            else:
                self.move_to(clicked)

    def on_focus(self) -> None:
        """Tell where the cursor is."""
        self.post_message(CellPointed(self.cursor))


def name(column: int, row: int) -> str:
    """What a cell is called."""
    return f"{chr(ord('a') + column)}{row + 1}"
