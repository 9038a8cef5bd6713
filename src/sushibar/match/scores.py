"""What is shown of the points of a match: the score sheet, and what lay on the plates for it."""

from collections.abc import Sequence
from typing import Literal

from sushibar.games.sheet import Lines, category_name, points
from sushibar.match.remarks import remarks
from sushibar.rulebook.rule import Record
from sushibar.shapes import TypedDict
from sushibar.table.table import Table


class PileView(TypedDict):
    """Cards of a plate that belong together: one of each sort, how far they are, and how many."""

    cards: list[str]
    mark: str
    number: int


class PlatesText(TypedDict):
    """What lies on the plates, by seat: in words, sets grouped, and how to draw each of them."""

    plates: list[list[str]]
    piles: list[list[PileView]]


class ScoreLine(TypedDict):
    """Points and the reason for them."""

    category: str
    name: str
    points: int
    reason: str


class ScoreRow(PlatesText):
    """A row of the score sheet, seat by seat; of a round also the plates when it was scored."""

    name: str
    seats: list[list[ScoreLine]]


class RaceView(TypedDict):
    """Where seats are compared, and how much each has there."""

    category: str
    name: str
    amounts: list[int]


class RunningCount(TypedDict):
    """What every seat would score now, and why; nothing where points count at once."""

    points: list[int]
    lines: list[list[ScoreLine]]
    races: list[RaceView]


class Scores(TypedDict):
    """The score sheet."""

    type: Literal["scores"]
    names: list[str]
    rows: list[ScoreRow]
    totals: list[int]
    winners: list[int]
    tie_break: str
    """What has decided between seats with equal points; empty if nothing had to."""
    remarks: list[str]
    """By seat, what has made the difference in the last round, or in the whole game."""


def scores(table: Table) -> Scores:
    """The score sheet so far, every number with its reason."""
    told, finished = table.sheet, table.finished
    return {
        "type": "scores",
        "names": list(told.names),
        "rows": [
            {
                "name": told.row_name(number),
                "seats": [score_lines(lines, table.setup.edition) for lines in row],
                **plates_scored(table, finished, number),
            }
            for number, row in enumerate(told.rows)
        ],
        "totals": list(table.points),
        "winners": list(table.winners),
        "tie_break": broken_tie(table),
        "remarks": remarks(table),
    }


def standing(table: Table) -> RunningCount:
    """What the round would bring if it were scored as things stand."""
    setup, config, state = table.setup, table.config, table.state
    lines = setup.words.lines_now(config, state)
    return {
        "points": [points(one) for one in lines],
        "lines": [
            [line for line in score_lines(one, setup.edition) if line["points"]] for one in lines
        ],
        "races": [
            {
                "category": race.category,
                "name": category_name(race.category, setup.edition),
                "amounts": list(race.amounts),
            }
            for race in setup.words.races(config, state)
        ],
    }


def score_lines(lines: Lines, edition: str) -> list[ScoreLine]:
    """What a seat has points for, and why."""
    return [
        {
            "category": category,
            "name": category_name(category, edition),
            "points": line.points,
            "reason": line.reason,
        }
        for category, line in lines.items()
        if not line.idle
    ]


def plates_scored(table: Table, finished: Sequence[Record], row: int) -> PlatesText:
    """The plates as they lay when the round of a row was scored; none for other rows."""
    if table.setup.words.is_live() or row >= len(finished):
        return {"plates": [], "piles": []}
    return plates_in_words(table, finished[row], row + 1)


def plates_in_words(table: Table, state: Record, round_: int | None = None) -> PlatesText:
    """All plates of a state; of a round as they were scored, if one is named."""
    setup, seats = table.setup, range(int(table.config.seats))
    words = setup.words
    return {
        "plates": [words.groups(setup, state, seat, round_) for seat in seats],
        "piles": [
            [
                {"cards": list(pile.cards), "mark": pile.mark, "number": pile.number}
                for pile in words.piles(setup, state, seat, round_)
            ]
            for seat in seats
        ],
    }


def broken_tie(table: Table) -> str:
    """What has decided between seats with equal points; nothing if nothing had to."""
    best = max(table.points)
    tied = tuple(seat for seat in table.seats if table.points[seat] == best)
    if not table.over or table.winners == tied:
        return ""
    return table.setup.words.tie_break(table.config, table.state, table.winners[0])
