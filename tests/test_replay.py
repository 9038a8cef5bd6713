"""What a replay shows, on the golden games of all editions."""

from pathlib import Path
from typing import Any

import pytest

from sushibar import Table
from sushibar.match.replay import replay

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
ROUNDS = 3


def replayed(path: Path) -> Any:
    record, end, _ = path.read_text(encoding="utf-8").partition("\nend\n")
    return replay(Table.from_record(record + end))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_score_sheet_shows_the_plates_that_lay_there_when_a_round_was_scored(
    path: Path,
) -> None:
    told = replayed(path)
    rows = told["scores"]["rows"]
    rounds = ROUNDS if told["game"] != "wasabi" else 0
    for number, row in enumerate(rows[:rounds], 1):
        last = [step for step in told["steps"] if step["round"] == number][-1]
        assert row["plates"] == last["plates"]
        assert row["piles"] == last["piles"]
        assert all(row["plates"])
    assert all(row["plates"] == row["piles"] == [] for row in rows[rounds:])


@pytest.mark.parametrize(
    "path", [path for path in GOLDEN if "wasabi" in path.stem], ids=lambda path: path.stem
)
def test_the_lot_for_the_beginning_is_told_with_the_turn_of_who_begins(path: Path) -> None:
    lot, turn, *_ = replayed(path)["steps"]
    assert (lot["what"], turn["what"]) == ("first", "reveal")
    assert lot["chapter"] == turn["chapter"]
