"""What lies in front of every seat: name, points, and the plate with its sets in colour."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.app import RenderResult
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widget import Widget

from sushibar.match.scores import PileView
from sushibar.terminal.app.things import Things, flow
from sushibar.texts import text

NAME_COLUMNS: Final = 16
WAITING, ANSWERED, WON = "…", "✓", "★"


@dataclass(frozen=True)
class Plate:
    """What there is to show of a seat."""

    name: str
    points: int
    groups: Sequence[str]
    piles: Sequence[PileView]
    mark: str = ""
    hand: Sequence[str] = ()
    is_own: bool = False
    is_next: bool = False
    """Whether the seat is being waited for."""


class PlateRow(Widget):
    """One seat."""

    def __init__(self, things: Things, plate: Plate, name_columns: int) -> None:
        super().__init__(classes="plate")
        self.things, self.plate, self.name_columns = things, plate, name_columns
        self.set_class(plate.is_own, "own")

    def update(self, plate: Plate) -> None:
        """Show another plate."""
        if plate != self.plate:
            self.plate = plate
            self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        """The seat in lines of this width."""
        plate, things = self.plate, self.things
        style = "bold reverse" if plate.is_next else "bold" if plate.is_own else ""
        start = Text(f"{plate.mark:<2}")
        start.append(short(plate.name, self.name_columns).ljust(self.name_columns), style)
        start.append(f"{plate.points:>4}  ", "bold")
        tokens = []
        if plate.piles:
            pairs = zip(plate.groups, plate.piles, strict=False)
            tokens = [things.chip(words, pile["cards"][0]) for words, pile in pairs]
        elif plate.groups:
            return [start, *(line for words in plate.groups for line in self.wrapped(words, width))]
        lines = flow(tokens or [Text(text("plate-empty"), "dim")], width, start)
        if plate.hand:
            indent = Text().append(f"  {text('screen-hand')} ", "dim")
            lines += flow(things.chips(plate.hand), width, indent)
        return lines

    def wrapped(self, words: str, width: int) -> list[Text]:
        """What a seat has, in lines of its own."""
        lines = textwrap.wrap(words, width, initial_indent="  ", subsequent_indent="    ")
        return [self.things.painted(line) for line in lines]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as it needs."""
        return len(self.lines(width))

    def render(self) -> RenderResult:
        """The lines."""
        return Text("\n", no_wrap=True).join(self.lines(self.size.width))


class Plates(VerticalScroll):
    """All seats, a row each."""

    can_focus = False

    def __init__(self, things: Things) -> None:
        super().__init__(id="plates")
        self.things = things

    def show(self, plates: Sequence[Plate]) -> None:
        """Show these plates."""
        rows = list(self.query(PlateRow))
        if len(rows) == len(plates):
            for row, plate in zip(rows, plates, strict=True):
                row.update(plate)
            return
        width = min(NAME_COLUMNS, max((len(plate.name) for plate in plates), default=0))
        self.remove_children(PlateRow)
        self.mount_all(PlateRow(self.things, plate, width) for plate in plates)


def short(name: str, columns: int) -> str:
    """A name that is not too long."""
    return name if len(name) <= columns else f"{name[: columns - 1]}…"
