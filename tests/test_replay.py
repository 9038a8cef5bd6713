"""What a replay shows, on the golden games of all editions."""

from pathlib import Path

import pytest

from sushibar import Table
from sushibar.match.replay import replay

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
ROUNDS = 3


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_score_sheet_shows_the_plates_that_lay_there_when_a_round_was_scored(
    path: Path,
) -> None:
    record, end, _ = path.read_text(encoding="utf-8").partition("\nend\n")
    told = replay(Table.from_record(record + end))
    rows = told["scores"]["rows"]
    rounds = ROUNDS if told["game"] != "wasabi" else 0
    for number, row in enumerate(rows[:rounds], 1):
        last = [step for step in told["steps"] if step["round"] == number][-1]
        assert row["plates"] == last["plates"]
        assert row["piles"] == last["piles"]
        assert all(row["plates"])
    assert all(row["plates"] == row["piles"] == [] for row in rows[rounds:])
