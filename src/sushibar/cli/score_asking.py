"""The score pad that asks: plate by plate, three rounds, then the desserts and the winner."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from sushibar.cli.score_files import new_file, unfinished
from sushibar.cli.score_sheet import warning_lines, winner_line
from sushibar.columns import refit, wrap
from sushibar.errors import SushibarError
from sushibar.games.kit import KITS, USUAL_GAME
from sushibar.games.picture import title
from sushibar.games.setup import Setup
from sushibar.rulebook.game import Game
from sushibar.table.pad import USUAL_PLAYERS, Pad, numbered_names
from sushibar.texts import text

HELP: Final = "?"
BACK: Final = "<"

Accepted = TypeVar("Accepted")


class Enough(Exception):
    """The person has ended the questions."""


def keep_score(game: str | None, edition: str | None, menu: str | None, *, dummy: bool) -> None:
    """Score a whole game of a real table, asking for what lies on it.

    A person's answers are kept in a file, each as soon as it is there; the next time the pad can be
    gone on with. Answers that come from a pipe are somebody else's to keep.
    """
    prepare_input()
    file: Path | None = None
    is_kept = sys.stdin.isatty()
    try:
        is_new = edition is not None or menu is not None or dummy
        last = unfinished(game) if is_kept and not is_new else None
        if last is not None and wants_to_go_on(last[1]):
            file, pad = last
            show(pad)
        else:
            pad = new_pad(game or USUAL_GAME, edition, menu, dummy=dummy)
            file = new_file() if is_kept else None
        score_game(pad, file)
    except Enough:
        say_kept(file)
    except KeyboardInterrupt:
        say_kept(file)
        raise


def say_kept(file: Path | None) -> None:
    """Say that nothing is lost."""
    if file is not None and file.exists():
        tell(text("score-kept", file=str(file)))


def wants_to_go_on(pad: Pad) -> bool:
    """Whether the person goes on with the pad that was started last."""
    assert pad.next is not None
    where = text("sheet-round", round=pad.next[0], edition=pad.setup.edition)
    names = ", ".join(pad.names)
    tell(text("score-go-on", title=title(pad.setup), names=names, where=where))
    while True:
        reply = ask(text("score-ask-go-on")).casefold()
        if text("play-yes").startswith(reply):  # nothing typed is a yes too
            return True
        if text("play-no").startswith(reply):
            return False


def new_pad(game: str, edition: str | None, menu: str | None, *, dummy: bool) -> Pad:
    """A pad for the people who are there."""
    kit = KITS[game]

    def pad_for(players: int, menu: str | None) -> Pad:
        return Pad(game, players=players, edition=edition, menu=menu, dummy=dummy)

    players = 2 if dummy else USUAL_PLAYERS
    pad = pad_for(players, menu)  # refuses an unknown edition
    tell(text("score-welcome", title=title(pad.setup)))
    if not dummy:
        pad = ask_players(lambda seats: pad_for(seats, menu))
        players = pad.setup.players
    if kit.rules.serving is not None:
        pad = ask_menu(kit.rules, lambda menu: pad_for(players, menu), menu)
    names = ask_names(pad.setup)
    return Pad(game, names=names, edition=edition, menu=pad.menu, dummy=dummy)


def score_game(pad: Pad, file: Path | None) -> None:
    """All rounds, each shown when its last plate is there, and the desserts."""
    while pad.next is not None:
        number, seat = pad.next
        reply = ask(prompt(pad, number, seat))
        if not reply:
            tell(text("score-empty-reply"))
        elif reply == HELP:
            print(refit(pad.rules.help()))
        elif reply == BACK:
            pad.undo()
        else:
            try:
                pad.enter(reply)
            except SushibarError as error:
                tell(str(error))
                continue
            show_entered(pad, number, seat)
        if file is not None and reply not in ("", HELP):
            pad.save(file)
    show_end(pad)


def prompt(pad: Pad, number: int, seat: int | None) -> str:
    """What is asked for next."""
    if seat is None:
        return text("score-ask-race", round=number)
    return pad.rules.ask(pad.names[seat], number)


# What is shown


def show(pad: Pad) -> None:
    """A pad that is gone on with: its sheet so far, and who is counted already."""
    if pad.finished:
        print(f"\n{pad.sheet}")
    assert pad.next is not None
    number, seat = pad.next
    for who in range(pad.seats if seat is None else seat):
        tell(text("labelled", label=pad.names[who], words=pad.plate(number, who) or ""))
    print()


def show_entered(pad: Pad, number: int, seat: int | None) -> None:
    """What is odd about a plate, and the round that it has completed, if it has."""
    if seat is not None:
        note = pad.rules.note(pad.plates(number)[seat])
        if note is not None:
            tell(note)
    if pad.finished < number:
        return
    show_row(pad, number - 1)
    for line in warning_lines(pad.warnings(number)):
        tell(line)
    print()


def show_end(pad: Pad) -> None:
    """The desserts, the whole sheet and the winner."""
    if pad.ending.rows:
        show_row(pad, pad.rounds)
        for line in warning_lines(pad.ending.warnings):
            tell(line)
        print()
    if pad.why is not None:
        tell(pad.why)
    tell(winner_line(pad.names, pad.winners))


def show_row(pad: Pad, row: int) -> None:
    """A row with its reasons, then the sheet so far, if it has more than one."""
    sheet = pad.sheet
    if row < pad.rounds:  # the desserts are a row of their own, shown after this one
        sheet = pad.sheet_until(row + 1)
    if pad.rounds == 1:
        print(f"\n{sheet.explain(row)}")
    else:
        print(f"\n{sheet.row_name(row)}\n{sheet.explain(row)}\n\n{sheet}")


def tell(words: str) -> None:
    """Print a paragraph that fits the terminal."""
    print("\n".join(wrap(words)))


# Questions


def ask_players(accept: Callable[[int], Accepted]) -> Accepted:
    """How many players there are, asked until the rules accept it."""
    while True:
        reply = ask(text("score-ask-players"))
        if not (reply.isascii() and reply.isdigit() and len(reply) < 4):
            tell(text("score-not-players"))
            continue
        try:
            return accept(int(reply))
        except SushibarError as error:
            tell(str(error))


def ask_menu(game: Game, pad_with: Callable[[str], Pad], menu: str | None) -> Pad:
    """The score pad with a menu, which is asked for until it can be played with."""
    while True:
        reply = ask(text("score-ask-menu")) if menu is None else menu
        menu = None
        if reply in ("", HELP):
            tell(text("score-menus", menus=", ".join(game.menus)))
            continue
        try:
            setup = (pad := pad_with(reply)).setup
            assert game.serving is not None
            game.serving.in_order(setup.menu, setup.players)  # refuses what cannot be played
        except SushibarError as error:
            tell(str(error))
        else:
            return pad


def ask_names(setup: Setup) -> tuple[str, ...]:
    """The players' names; an empty line leaves everybody a number."""
    while True:
        reply = ask(text("score-ask-names"))
        if not reply:
            return numbered_names(setup.players)
        try:
            return setup.check_names([name.strip() for name in reply.split(",")])
        except SushibarError as error:
            tell(str(error))


def prepare_input() -> None:
    """Let a terminal's lines be edited, and let no odd byte stop the questions."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
    with suppress(AttributeError):
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]


def ask(question: str) -> str:
    """The person's reply; the end of the input ends all questions."""
    terminal = sys.stdin.isatty()
    try:
        return input(question + (" " if terminal else "\n")).strip()
    except (EOFError, KeyboardInterrupt) as end:
        if terminal:
            print()
        if isinstance(end, KeyboardInterrupt):
            raise
        raise Enough from None
