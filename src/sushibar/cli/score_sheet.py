"""The score sheets that `sushibar score` prints for its arguments."""

from collections.abc import Sequence

from sushibar.columns import wrap
from sushibar.errors import ScoreError, SushibarError
from sushibar.games.picture import title
from sushibar.games.score_pad import End, Entry, PadRules
from sushibar.games.score_question import read_totals, read_whole_numbers
from sushibar.games.setup import Setup
from sushibar.games.sheet import explain, grid, points
from sushibar.table.pad import numbered_names
from sushibar.texts import text


def of_round(pad: PadRules, plates: Sequence[str], uramaki: str | None) -> str:
    """The score sheet of a round, each plate as a person writes it."""
    laid = read_plates(pad, plates)
    race = [] if uramaki is None else read_whole_numbers("--uramaki", uramaki, least=0)
    rows, names = pad.score_round(laid, race), seat_names(pad.setup)
    lines = [*wrap(title(pad.setup)), "", explain(names, rows, pad.setup.edition)]
    lines += warning_lines(pad.warnings([laid], race))
    if pad.rounds == 1:
        lines += ["", *winner_lines(pad, names, laid, [points(row) for row in rows])]
    return "\n".join(lines)


def read_plates(pad: PadRules, plates: Sequence[str], *, desserts: bool = False) -> list[Entry]:
    """Plates as people write them; an error says whose it is."""
    laid = []
    for name, plate in zip(seat_names(pad.setup), plates, strict=True):
        try:
            laid.append(pad.read(plate))
            if desserts:
                pad.check_desserts(laid[-1])
        except SushibarError as error:
            raise ScoreError("score-player-error", name=name, reason=str(error)) from None
    return laid


def of_desserts(pad: PadRules, plates: Sequence[str], totals: str | None) -> str:
    """The points for desserts, each player's as a person writes them."""
    return of_end(pad, pad.score_end(read_plates(pad, plates, desserts=True)), totals)


def of_end(pad: PadRules, end: End, totals: str | None) -> str:
    """The points for desserts and, if the points before them are known, the winner."""
    names = seat_names(pad.setup)
    lines = [
        *wrap(title(pad.setup)),
        "",
        explain(names, end.rows, pad.setup.edition),
        *warning_lines(end.warnings),
    ]
    if totals is not None:
        before = read_totals({"totals": read_whole_numbers("--totals", totals)}, len(names))
        gained = [points(row) for row in end.rows]
        after = [total + gain for total, gain in zip(before, gained, strict=True)]
        lines += ["", sum_of_game(names, before, gained, after), ""]
        lines += wrap(winner_line(names, end.winners(after)))
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


def winner_lines(
    pad: PadRules, names: Sequence[str], plates: Sequence[Entry], totals: Sequence[int]
) -> list[str]:
    """Who has won with these plates and points, and why, where points do not tell it."""
    why = pad.why(names, plates)
    winner = winner_line(names, pad.score_end(plates).winners(totals))
    return [*wrap(why or ""), *wrap(winner)]


def winner_line(names: Sequence[str], winners: Sequence[int]) -> str:
    """Who has won."""
    told = ", ".join(names[seat] for seat in winners)
    return text("story-winners", winners=told, count=len(winners))


def warning_lines(warnings: Sequence[str]) -> list[str]:
    """Warnings as lines under a sheet."""
    lines = [text("score-warning-line", warning=warning) for warning in warnings]
    return [part for line in lines for part in wrap(line)]


def seat_names(setup: Setup) -> tuple[str, ...]:
    """What seats are called when nobody says their names, the dummy's included."""
    return setup.seat_names(numbered_names(setup.players))
