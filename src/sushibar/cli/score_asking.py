"""The score pad that asks: plate by plate, three rounds, then the desserts and the winner."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from sushibar.cli.score_sheet import player_names, warning_lines, whole_numbers, winner_lines
from sushibar.errors import SushibarError
from sushibar.games.kit import KITS
from sushibar.games.picture import title
from sushibar.games.score_pad import Entry, Pad
from sushibar.games.score_question import EMPTY_PLATE
from sushibar.games.setup import Setup
from sushibar.games.sheet import Lines, ScoreSheet
from sushibar.rulebook.game import Game
from sushibar.texts import text

HELP: Final = "?"
BACK: Final = "<"
SEATS: Final = 3
"""So many seats every game is for, with a dummy too."""

Accepted = TypeVar("Accepted")


class Enough(Exception):
    """The person has ended the questions."""


def keep_score(game: str, edition: str | None, menu: str | None, *, dummy: bool) -> None:
    """Score a whole game of a real table, asking for what lies on it."""
    kit = KITS[game]

    def pad_for(seats: int, menu: str | None) -> Pad:
        return kit.scorepad.pad_for(seats, edition, menu, dummy=dummy)

    pad = pad_for(SEATS, menu)  # refuses an unknown edition
    prepare_input()
    print(text("score-welcome", title=title(pad.setup)))
    with suppress(Enough):
        if not dummy:
            pad = ask_players(lambda seats: pad_for(seats, menu))
        if kit.rules.serving is not None:
            players = pad.setup.players
            pad = ask_menu(kit.rules, lambda menu: pad_for(players, menu), menu)
        score_game(pad, pad.setup.seat_names(ask_names(pad.setup)))


def score_game(pad: Pad, names: tuple[str, ...]) -> None:
    """All rounds, each shown when its last plate is there, and the desserts."""
    entries: list[Entry] = []
    while len(entries) < pad.rounds * per_round(pad, names):
        number, seat = divmod(len(entries), per_round(pad, names))
        reply = ask(prompt(pad, names, number, seat))
        if reply == HELP:
            print(pad.help())
        elif reply == BACK:
            del entries[-1:]
        else:
            try:
                more = [*entries, read_reply(pad, reply, race=seat == len(names))]
                show_round(pad, names, more)
            except SushibarError as error:
                print(error)
            else:
                entries = more
    show_end(pad, names, entries)


def per_round(pad: Pad, names: Sequence[str]) -> int:
    """How many questions a round has: a plate each, and perhaps the race of the uramaki."""
    return len(names) + pad.has_race


def prompt(pad: Pad, names: Sequence[str], number: int, seat: int) -> str:
    """What is asked for next."""
    if seat == len(names):
        return text("score-ask-race", round=number + 1)
    return pad.ask(names[seat], number + 1)


def rounds_in(pad: Pad, names: Sequence[str], entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """The entries round by round."""
    size = per_round(pad, names)
    return [entries[first : first + size] for first in range(0, len(entries), size)]


def show_round(pad: Pad, names: tuple[str, ...], entries: Sequence[Entry]) -> None:
    """The round that these entries have completed, if they have."""
    rounds = rounds_in(pad, names, entries)
    plates = [played[: len(names)] for played in rounds]
    pad.check(plates[-1])
    if len(entries) % per_round(pad, names) == 0:
        show_last_row(pad, names, score_rounds(pad, names, entries))
        race = [number for numbers in rounds[-1][len(names) :] for number in numbers]
        for line in warning_lines(pad.warnings(plates, race)):
            print(line)
        print()


def show_end(pad: Pad, names: tuple[str, ...], entries: Sequence[Entry]) -> None:
    """The desserts, the whole sheet and the winner."""
    rounds = rounds_in(pad, names, entries)
    plates = [[card for laid in rounds for card in laid[seat]] for seat in range(len(names))]
    end, rows = pad.score_end(plates), score_rounds(pad, names, entries)
    if end.rows:
        rows = (*rows, end.rows)
        show_last_row(pad, names, rows)
        for line in warning_lines(end.warnings):
            print(line)
        print()
    totals = ScoreSheet(names, rows, pad.rounds).totals
    print("\n".join(winner_lines(pad, names, plates, totals)))


def score_rounds(
    pad: Pad, names: Sequence[str], entries: Sequence[Entry]
) -> tuple[tuple[Lines, ...], ...]:
    """The points of all complete rounds."""
    return tuple(
        pad.score_round(
            entries[: len(names)], [number for race in entries[len(names) :] for number in race]
        )
        for entries in rounds_in(pad, names, entries)
    )


def show_last_row(pad: Pad, names: tuple[str, ...], rows: tuple[tuple[Lines, ...], ...]) -> None:
    """The last row with its reasons, then the sheet so far, if it has more than one."""
    sheet, last = ScoreSheet(names, rows, pad.rounds, edition=pad.setup.edition), len(rows) - 1
    if pad.rounds == 1:
        print(f"\n{sheet.explain(last)}")
    else:
        print(f"\n{sheet.row_name(last)}\n{sheet.explain(last)}\n\n{sheet}")


# Questions


def ask_players(accept: Callable[[int], Accepted]) -> Accepted:
    """How many players there are, asked until the rules accept it."""
    while True:
        reply = ask(text("score-ask-players"))
        if not (reply.isascii() and reply.isdigit() and len(reply) < 4):
            print(text("score-not-players"))
            continue
        try:
            return accept(int(reply))
        except SushibarError as error:
            print(error)


def ask_menu(game: Game, pad_with: Callable[[str], Pad], menu: str | None) -> Pad:
    """The score pad with a menu, which is asked for until it can be played with."""
    while True:
        reply = ask(text("score-ask-menu")) if menu is None else menu
        menu = None
        if reply == HELP:
            print(text("score-menus", menus=", ".join(game.menus)))
            continue
        try:
            setup = (pad := pad_with(reply)).setup
            assert game.serving is not None
            game.serving.in_order(setup.menu, setup.players)  # refuses what cannot be played
        except SushibarError as error:
            print(error)
        else:
            return pad


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


def read_reply(pad: Pad, reply: str, *, race: bool) -> Entry:
    """The plate or the race that a reply describes."""
    if race:
        return read_race(pad, reply)
    plate = pad.read(reply)
    note = pad.note(plate)
    if note is not None:
        print(note)
    return plate


def read_race(pad: Pad, reply: str) -> Entry:
    """Every seat's points from the race of the uramaki."""
    if reply == EMPTY_PLATE:
        return [0] * pad.setup.players
    return whole_numbers("uramaki", reply, least=0)


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
