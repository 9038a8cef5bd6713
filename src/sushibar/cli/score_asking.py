"""The score pad that asks: plate by plate, three rounds, then the puddings and the winner."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sushibar.cli.score_sheet import dummy_seat, player_names, warning_lines, winner_line
from sushibar.errors import SushibarError
from sushibar.rulebook.drafting import ROUNDS
from sushibar.table.picture import title
from sushibar.table.scorepad.answers import winners_of
from sushibar.table.scorepad.cards import BESIDE, read_plate
from sushibar.table.scorepad.sushi_go_points import (
    DUMMY_SEATS,
    GAME,
    NAMES,
    Plate,
    puddings_on,
    score_plates,
    score_puddings,
    setup_for,
    warnings_for,
)
from sushibar.table.setup import Setup
from sushibar.table.sheet import Lines, ScoreSheet
from sushibar.texts import text

HELP: Final = "?"
BACK: Final = "<"


class Enough(Exception):
    """The person has ended the questions."""


def keep_score(edition: str | None, *, dummy: bool) -> None:
    """Score a whole game of a real table, asking for what lies on it."""
    example = setup_for(DUMMY_SEATS, edition, dummy=dummy)  # refuses an unknown edition
    prepare_input()
    print(text("score-welcome", title=title(example)))
    with suppress(Enough):
        setup = example if dummy else ask_setup(edition)
        score_game(setup, setup.seat_names(ask_names(setup)))


def score_game(setup: Setup, names: tuple[str, ...]) -> None:
    """Three rounds, each shown when its last plate is there, and the puddings."""
    plates: list[list[int]] = []
    while len(plates) < ROUNDS * len(names):
        number, seat = divmod(len(plates), len(names))
        reply = ask(text("score-ask-plate", round=number + 1, name=names[seat]))
        if reply == HELP:
            print(text("score-cards", cards=", ".join(plain_names())))
        elif reply == BACK:
            del plates[-1:]
        else:
            plate = read_reply(setup, reply)
            if plate is not None:
                plates.append(plate)
                show_round(setup, names, plates)
    show_end(setup, names, plates)


def show_round(setup: Setup, names: tuple[str, ...], plates: Sequence[Plate]) -> None:
    """The round that these plates have completed, if they have."""
    if len(plates) % len(names) == 0:
        show_last_row(ScoreSheet(names, rounds_of(setup, names, plates)))
        for line in warning_lines(warnings_for(plates, setup.edition)):
            print(line)
        print()


def show_end(setup: Setup, names: tuple[str, ...], plates: Sequence[Plate]) -> None:
    """The puddings, the whole sheet and the winner."""
    dummy = dummy_seat(setup)
    puddings = [sum(map(puddings_on, plates[seat :: len(names)])) for seat in range(len(names))]
    last_row = score_puddings(puddings, setup.edition, dummy=dummy is not None)
    sheet = ScoreSheet(names, (*rounds_of(setup, names, plates), last_row))
    show_last_row(sheet)
    print("\n" + winner_line(names, winners_of(sheet.totals, puddings, dummy)))


def rounds_of(
    setup: Setup, names: Sequence[str], plates: Sequence[Plate]
) -> tuple[tuple[Lines, ...], ...]:
    """The points of all complete rounds."""
    dummy = dummy_seat(setup) is not None
    return tuple(
        score_plates(plates[first : first + len(names)], setup.edition, dummy=dummy)
        for first in range(0, len(plates), len(names))
    )


def show_last_row(sheet: ScoreSheet) -> None:
    """The last row with its reasons, then the sheet so far."""
    last = len(sheet.rows) - 1
    print(f"\n{sheet.row_name(last)}\n{sheet.explain(last)}\n\n{sheet}")


# Questions


def ask_setup(edition: str | None) -> Setup:
    """How many players there are, asked until the rules allow it."""
    while True:
        reply = ask(text("score-ask-players"))
        if not (reply.isascii() and reply.isdigit() and len(reply) < 4):
            print(text("score-not-players"))
            continue
        try:
            return setup_for(int(reply), edition, dummy=False)
        except SushibarError as error:
            print(error)


def ask_names(setup: Setup) -> tuple[str, ...]:
    """The players' names; an empty line leaves everybody a number."""
    while True:
        reply = ask(text("score-ask-names"), may_be_empty=True)
        if not reply:
            return player_names(setup)
        try:
            return setup.check_names([name.strip() for name in reply.split(",")])
        except SushibarError as error:
            print(error)


def read_reply(setup: Setup, reply: str) -> list[int] | None:
    """The plate that a reply describes; none if it has to be asked for again."""
    try:
        plate = read_plate(GAME, NAMES, reply)
    except SushibarError as error:
        print(error)
        return None
    hand = int(setup.configure().hand)
    if len(plate) != hand:
        print(text("score-hand", cards=len(plate), hand=hand))
    return plate


def plain_names() -> list[str]:
    """The names of all cards."""
    return [name for name in NAMES if not name.startswith(BESIDE)]


def prepare_input() -> None:
    """Let a terminal's lines be edited, and let no odd byte stop the questions."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]


def ask(question: str, *, may_be_empty: bool = False) -> str:
    """The person's reply; the end of the input, or an empty line, ends all questions."""
    terminal = sys.stdin.isatty()
    try:
        reply = input(question + (" " if terminal else "\n")).strip()
    except (EOFError, KeyboardInterrupt) as end:
        if terminal:
            print()
        if isinstance(end, KeyboardInterrupt):
            raise
        raise Enough from None
    if not reply and not may_be_empty:
        raise Enough
    return reply
