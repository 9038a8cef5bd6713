"""A score sheet: every round's points by seat and category, each with its reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sushibar.columns import in_columns, wide_columns, wrap
from sushibar.texts import is_message, text


class Line(NamedTuple):
    """Points of one seat in one category, and the message that says why."""

    points: int
    key: str
    facts: tuple[tuple[str, object], ...] = ()
    about: tuple[tuple[str, object], ...] = ()
    """What the message may mention that is always so; `dish` is one, by its name in files."""

    @property
    def idle(self) -> bool:
        """Whether it is about cards that the seat does not have."""
        return self.points == 0 and not any(value for _, value in self.facts)

    @property
    def reason(self) -> str:
        """Why, in words."""
        always = dict(self.about)
        if "dish" in always:
            always["card"] = text(f"card-{always.pop('dish')}", edition="")
        return text(self.key, **always, **dict(self.facts))


Lines = dict[str, Line]
"""One seat's points by category."""


@dataclass(frozen=True)
class ScoreSheet:
    """Rows are rounds, and at the end of the game one more for the desserts, unless named."""

    names: tuple[str, ...]
    rows: tuple[tuple[Lines, ...], ...]
    rounds: int
    row_names: tuple[str, ...] = ()
    edition: str = ""
    """Whose words are used for rounds and categories."""
    is_open: bool = False
    """Whether the last row is a round that is still played."""

    @property
    def totals(self) -> tuple[int, ...]:
        """All points by seat."""
        return tuple(
            sum(line.points for row in self.rows for line in row[seat].values())
            for seat in range(len(self.names))
        )

    def __str__(self) -> str:
        """The whole sheet as a table, without reasons."""
        table = [["", *self.names]]
        for number, row in enumerate(self.rows):
            table.append([self.row_name(number), *(str(points(lines)) for lines in row)])
        table.append([text("sheet-total"), *map(str, self.totals)])
        return grid(table)

    def row_name(self, number: int) -> str:
        """What a row is called."""
        if self.row_names:
            return self.row_names[number]
        if self.is_open and number == len(self.rows) - 1:
            return text("play-scores-now", round=number + 1, edition=self.edition)
        if number < self.rounds:
            return text("sheet-round", round=number + 1, edition=self.edition)
        return text("sheet-desserts")

    def explain(self, number: int) -> str:
        """One row with a reason for every number."""
        return explain(self.names, self.rows[number], self.edition)

    def explain_all(self) -> str:
        """All rows with a reason for every number."""
        seats = range(len(self.names))
        whole: list[Lines] = [{} for _ in seats]
        for row in self.rows:
            for seat in seats:
                whole[seat].update(row[seat])
        return explain(self.names, whole, self.edition)


def points(lines: Lines) -> int:
    """One seat's points in one row."""
    return sum(line.points for line in lines.values())


def category_name(category: str, edition: str) -> str:
    """What a category of points is called in that edition."""
    key = f"category-{category}"
    return text(key if is_message(key) else f"card-{category}", edition=edition)


def explain(names: Sequence[str], row: Sequence[Lines], edition: str) -> str:
    """Every seat's points of one row with a reason each; what was never there is left out."""
    paragraphs = []
    for name, lines in zip(names, row, strict=True):
        told = {
            category_name(category, edition): line
            for category, line in lines.items()
            if not line.idle
        }
        width = max(map(len, told), default=0)
        paragraphs.append(text("sheet-seat", name=name, points=points(lines)))
        for category, line in told.items():
            number = f"{line.points:+d}" if line.points else "0"
            head = f"  {category:<{width}} {number:>4}  "
            paragraphs += wrap(line.reason, head)
    return "\n".join(paragraphs)


def grid(rows: Sequence[Sequence[str]]) -> str:
    """Cells in columns, the first to the left, the others to the right.

    Where the terminal is too narrow for that, each row is a block of lines, a cell each.
    """
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    if sum(widths) + 2 * (len(widths) - 1) > wide_columns():
        return "\n".join(blocks(rows))
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


def blocks(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows below each other, every cell beside the head of its column."""
    (corner, *heads), *body = rows
    lines = wrap(corner)
    for name, *cells in body:
        lines += wrap(name)
        lines += in_columns([[head, cell] for head, cell in zip(heads, cells, strict=True)])
    return lines
