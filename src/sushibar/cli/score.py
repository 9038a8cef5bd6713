"""`sushibar score`: a real table's points, from arguments, from questions, or from JSON lines."""

import io
import sys
from typing import Annotated

from sushibar.cli.options import Dummy, Edition, argument, option
from sushibar.errors import ScoreError
from sushibar.texts import text

NUMBERS = text("help-metavar-numbers")

Plates = Annotated[list[str] | None, argument("score-plates", metavar=text("help-metavar-plate"))]
Puddings = Annotated[str | None, option("score-puddings", "--puddings", metavar=NUMBERS)]
Totals = Annotated[str | None, option("score-totals", "--totals", metavar=NUMBERS)]
Json = Annotated[bool, option("score-json", "--json")]


def score(
    plates: Plates = None,
    edition: Edition = None,
    puddings: Puddings = None,
    totals: Totals = None,
    dummy: Dummy = False,
    json: Json = False,
) -> None:
    """Score a real table."""
    if json and (
        plates or dummy or any(given is not None for given in (edition, puddings, totals))
    ):
        raise ScoreError("score-json-alone")
    if plates and puddings is not None:
        raise ScoreError("score-plates-and-puddings")
    if totals is not None and puddings is None:
        raise ScoreError("score-totals-alone")
    if sys.stdin is None:  # closed by the caller: nothing will be said
        sys.stdin = io.TextIOWrapper(io.BytesIO())
    if json:
        answer_json()
    elif plates or puddings is not None:
        from sushibar.cli import score_sheet

        if puddings is None:
            print(score_sheet.of_round(plates or [], edition, dummy=dummy))
        else:
            print(score_sheet.of_puddings(puddings, totals, edition, dummy=dummy))
    else:
        from sushibar.cli.score_asking import keep_score

        keep_score(edition, dummy=dummy)


def answer_json() -> None:
    """Answer the lines of standard input, each as soon as it is there."""
    from sushibar.table.scorepad import answer_lines

    for line in answer_lines(sys.stdin.buffer):
        sys.stdout.buffer.write(line.encode() + b"\n")
        sys.stdout.buffer.flush()
