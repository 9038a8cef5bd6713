"""The score sheets that `sushibar score` prints for its arguments."""

import re
from collections.abc import Sequence

from sushibar.errors import ScoreError, SushibarError
from sushibar.table.picture import title
from sushibar.table.scorepad.answers import winners_of
from sushibar.table.scorepad.cards import read_plate
from sushibar.table.scorepad.question import LARGEST, read_totals, short
from sushibar.table.scorepad.sushi_go_points import (
    GAME,
    NAMES,
    pudding_warnings,
    score_plates,
    score_puddings,
    setup_for,
    warnings_for,
)
from sushibar.table.setup import Setup
from sushibar.table.sheet import explain, grid, points
from sushibar.texts import text


def of_round(plates: Sequence[str], edition: str | None, *, dummy: bool) -> str:
    """The score sheet of a round, each plate as a person writes it."""
    setup = setup_for(len(plates), edition, dummy=dummy)
    names = seat_names(setup)
    laid = []
    for name, plate in zip(names, plates, strict=True):
        try:
            laid.append(read_plate(GAME, NAMES, plate))
        except SushibarError as error:
            raise ScoreError("score-player-error", name=name, reason=str(error)) from None
    rows = score_plates(laid, setup.edition, dummy=dummy)
    warnings = warnings_for(laid, setup.edition)
    return "\n".join([title(setup), "", explain(names, rows), *warning_lines(warnings)])


def of_puddings(puddings: str, totals: str | None, edition: str | None, *, dummy: bool) -> str:
    """The points for puddings and, if the points before them are known, the winner."""
    cards = whole_numbers("--puddings", puddings, least=0)
    setup = setup_for(len(cards), edition, dummy=dummy)
    names = seat_names(setup)
    rows = score_puddings(cards, setup.edition, dummy=dummy)
    warnings = pudding_warnings(cards, setup.edition)
    lines = [title(setup), "", explain(names, rows), *warning_lines(warnings)]
    if totals is not None:
        before = read_totals({"totals": whole_numbers("--totals", totals)}, len(cards))
        gained = [points(row) for row in rows]
        after = [total + gain for total, gain in zip(before, gained, strict=True)]
        winners = winners_of(after, cards, dummy_seat(setup))
        lines += ["", sum_of_game(names, before, gained, after), "", winner_line(names, winners)]
    return "\n".join(lines)


def sum_of_game(
    names: Sequence[str], before: Sequence[int], gained: Sequence[int], after: Sequence[int]
) -> str:
    """The points before the desserts, those for them, and all together."""
    return grid(
        [
            ["", *names],
            [text("score-before"), *map(str, before)],
            [text("sheet-desserts"), *map(str, gained)],
            [text("sheet-total"), *map(str, after)],
        ]
    )


def winner_line(names: Sequence[str], winners: Sequence[int]) -> str:
    """Who has won."""
    told = ", ".join(names[seat] for seat in winners)
    return text("story-winners", winners=told, count=len(winners))


def warning_lines(warnings: Sequence[str]) -> list[str]:
    """Warnings as lines under a sheet."""
    return [text("score-warning-line", warning=warning) for warning in warnings]


def player_names(setup: Setup) -> tuple[str, ...]:
    """What players are called when nobody says their names."""
    return tuple(text("score-player", number=number + 1) for number in range(setup.players))


def seat_names(setup: Setup) -> tuple[str, ...]:
    """The same, with the dummy."""
    return setup.seat_names(player_names(setup))


def dummy_seat(setup: Setup) -> int | None:
    """The seat that cannot win: a dummy's plate comes last."""
    return setup.players if "dummy" in setup.options else None


def whole_numbers(option: str, numbers: str, *, least: int = -LARGEST) -> list[int]:
    """Numbers as a person lists them, with commas or spaces between."""
    words = numbers.replace(",", " ").split()
    for word in words:
        if not re.fullmatch("[+-]?[0-9]{1,9}", word) or not least <= int(word) <= LARGEST:
            raise ScoreError(
                "score-not-whole", option=option, word=short(word), least=least, most=LARGEST
            )
    return [int(word) for word in words]
