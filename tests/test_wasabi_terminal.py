"""`sushibar play wasabi`: a whole game by typing, and all that can be typed on the way."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sushibar import Table
from sushibar.cli.__main__ import main
from sushibar.games.wasabi.rules.book import read_book
from sushibar.terminal import screen
from sushibar.terminal.output import scores
from sushibar.terminal.session import Session
from sushibar.texts import speaking
from wasabi_books import THREE_KINDS
from wasabi_tables import STORY_BOOK, set_table

WIDTH = 80

Typing = Callable[[Table], str]
"""What somebody types at the table as it is."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, and English."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    return tmp_path


def session_at(table: Table, typing: Typing, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A session at which somebody types."""
    session = Session(table, dict.fromkeys(table.seats[1:], "random"))
    monkeypatch.setattr(
        "builtins.input", lambda question: print(question, end="") or typing(session.table)
    )
    session.console.person = False
    return session


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The exit status of a command."""
    monkeypatch.setattr("sys.argv", ["sushibar", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def typed(*lines: str) -> Typing:
    """Somebody who types these lines and then leaves."""
    rest = [*lines, "q"]
    return lambda table: rest.pop(0) if rest else "q"


def any_choice(table: Table) -> str:
    """Somebody who always types a choice by its name."""
    choices = screen.choices(table, 0)
    number = len(table.events) % len(choices)
    return screen.spoken(table, choices[number])


def by_number(table: Table) -> str:
    """Somebody who types numbers wherever there are any."""
    choices = screen.choices(table, 0)
    if screen.question(table, 0).places:
        return choices[-1]
    return str(screen.numbers(table, 0)[choices[len(table.events) % len(choices)]])


def story_table(rows: str, players: int = 2, **facts: str) -> Table:
    """A table of the stories at which the person is about to move."""
    table = Table("wasabi", players=players, book=read_book(STORY_BOOK), seed=1)
    table._state = set_table(rows, players=players, **facts).state  # type: ignore[arg-type]
    return table


def shown_at(
    table: Table,
    lines: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> str:
    """What is shown when somebody types these lines at a table, where nothing is saved."""
    session = session_at(table, typed(*lines), monkeypatch)
    monkeypatch.setattr(session, "keep", lambda: "")
    session.run()
    shown = capsys.readouterr().out
    assert [line for line in shown.split("\n") if len(line) > WIDTH] == []
    return shown


# Whole games


@pytest.mark.parametrize("typing", [any_choice, by_number])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_by_typing(
    players: int,
    typing: Typing,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table = Table("wasabi", players=players, seed=players)
    session = session_at(table, typing, monkeypatch)
    assert session.run()
    shown, table = capsys.readouterr().out, session.table
    assert table.over
    assert Table.load(session.file or "").record() == table.record()
    for part in ("Sealed shuffle", "Your turn", "is over", "All points", "Final scores"):
        assert part in shown
    long = [line for line in shown.split("\n") if len(line) > WIDTH]
    assert [line for line in long if str(session.file) not in line and " > " not in line] == []
    for name, points in zip(table.names, table.points, strict=True):
        assert re.search(rf"  {re.escape(name)} .* {points}\n", shown)


def test_a_game_with_a_book_of_ones_own_is_left_and_goes_on(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "book.toml"
    file.write_text(THREE_KINDS, encoding="utf-8")
    lines = iter(["1", "1", "1", "2", "3", "4", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    arguments = ["play", "wasabi", "--players", "2", "--book", str(file), "--seed", "4"]
    assert command(monkeypatch, *arguments) == 0
    shown = capsys.readouterr().out
    assert "Wasabi! · Three kinds of tiles, so that much is completed" in shown
    (saved,) = (home / "sushibar" / "games").glob("*.txt")
    before = Table.load(saved)
    assert before.setup.book == read_book(THREE_KINDS)
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert command(monkeypatch, "play", "--resume", str(saved)) == 0
    assert "Welcome back!" in capsys.readouterr().out
    assert command(monkeypatch, "play", "--resume", str(saved), "--book", "x") == 2
    assert "leave out --book" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "sushi-go", "--book", "BOOK"], "sushi-go has no recipes"),
        (["play", "wasabi", "--book", "none.toml"], "none.toml: No such file"),
        (["play", "wasabi", "--players", "5"], "2 to 4 players"),
        (["play", "wasabi", "--menu", "my-first-meal"], "wasabi has no menus"),
        (["play", "wasabi", "--dummy"], "no option “dummy”"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(
    home: Path,
    arguments: list[str],
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = home / "book.toml"
    file.write_text(THREE_KINDS, encoding="utf-8")
    words = [str(file) if word == "BOOK" else word for word in arguments]
    assert command(monkeypatch, *words) == 2
    complained = capsys.readouterr().err
    assert complaint in complained
    assert complained.count("\n") == 1


# One turn


LINE = "maki . . . ."


def test_a_tile_and_its_cell_can_be_typed_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek", recipes="tekkamaki seesaw rainbow")
    session = session_at(table, typed("tuna b1"), monkeypatch)
    assert session.run()
    shown = capsys.readouterr().out
    assert session.table.state.top[1] == table.called.actions.index("tuna")
    assert "tuna on b1" in shown
    assert "You can complete a recipe." in shown
    assert "complete a recipe  Tekkamaki: 2 points, with style" in shown


def test_what_cannot_be_the_cell_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek")
    shown = shown_at(table, ("tuna a1", "u", "1 z9", "b1"), monkeypatch, capsys)
    assert "“a1” is not among your choices. Type a cell, column and row, such as b1" in shown
    assert "“z9” is not among your choices." in shown
    assert "rice on b1" in shown


def test_cells_are_listed_in_a_few_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek", recipes="tekkamaki")
    shown = shown_at(table, ("tuna",), monkeypatch, capsys)
    choices = shown.partition("Empty cells for tuna:\n")[2].partition("\n\n")[0].split("\n")
    assert choices[0] == "  completes Tekkamaki with style: b1 a2"
    assert len(choices) == 3
    assert "(a cell such as b1, u to choose again)" in shown


def test_a_step_can_be_taken_back_and_numbers_are_no_cells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek")
    shown = shown_at(table, ("u", "tuna", "3", "u", "rice", "b1"), monkeypatch, capsys)
    assert "Nothing to take back" in shown
    assert "“3” is not among your choices." in shown
    assert shown.count("Your turn: place an ingredient") == 2
    assert "rice on b1" in shown


def test_enter_takes_what_goes_without_saying(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek", recipes="tekkamaki", cards="switch")
    shown = shown_at(table, ("tuna b1", "", "", "nothing"), monkeypatch, capsys)
    assert "Enter for complete a recipe" in shown
    assert "Tekkamaki complete, with style: 2 points" in shown
    assert "Enter for done" in shown
    assert "no action card" in shown


def test_piles_are_numbered_by_their_lengths(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek", shuffled="tekkamaki sake-maki rainbow")
    shown = shown_at(table, ("pass", "3", "5"), monkeypatch, capsys)
    assert "From which pile? (2, 5, h for help)" in shown
    assert "“3” is not among your choices. Type 2, 5 or the start of a name" in shown
    assert "new recipe: Rainbow (tuna, salmon, crab, shrimp, leek)" in shown


def test_several_wants_are_ambiguous_until_more_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="salmon sesame shrimp", cards="spicy switch")
    shown = shown_at(table, ("sa b2", "se", "u"), monkeypatch, capsys)
    assert "salmon on b2" in shown
    table = story_table(LINE, tiles="salmon sesame shrimp", cards="switch")
    shown = shown_at(table, ("sh b2", "take sw", "sw", "a1 b1"), monkeypatch, capsys)
    assert "Switch! maki on a1 and b1 (empty) swap places" in shown


def test_a_column_alone_is_ambiguous(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek")
    shown = shown_at(table, ("tuna c", "c4"), monkeypatch, capsys)
    assert "That could be c1 c2 c3 c4 c5 c6: type column and row." in shown
    assert "tuna on c4" in shown


def test_what_is_typed_beyond_an_answer_is_not_taken_for_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="", cards="chop")
    shown = shown_at(table, ("chop a1 keep",), monkeypatch, capsys)
    assert "“keep” was not needed: your answer was already complete." in shown
    assert "You chopped maki and must place it now." in shown


def test_commands_are_obeyed_everywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table(LINE, tiles="tuna rice leek", recipes="tekkamaki", served="seesaw*")
    commands = ("h", "s", "m", "r", "r stack", "r tekka", "r tuna", "r xyz", "p")
    shown = shown_at(table, (*commands, "tuna", *commands), monkeypatch, capsys)
    for part in (
        "What belongs together can be typed at\n",
        "2 ingr.  3 ingr.  4 ingr.  5 ingr.  Style  Wasabi!  Total",
        "Recipes you have not seen",
        "Completing",
        "tuna, maki. 2 points.",
        "8 tiles (fish). In: Tekkamaki",
        "There is no card “xyz” in this game",
    ):
        assert shown.count(part) == 2
    assert shown.count(" 1  maki        ·") >= 3


def test_stacks_can_be_looked_into(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = story_table("tuna/rice maki . . .", tiles="tuna rice leek", recipes="tekkamaki")
    shown = shown_at(table, ("p",), monkeypatch, capsys)
    assert shown.count("Stack on a1, from the top: tuna, rice\n") == 2


def test_the_first_screen_says_how_the_game_goes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table("wasabi", players=2, seed=1)
    shown = shown_at(table, (), monkeypatch, capsys)
    assert "You share one board and cook in secret." in shown
    assert "You go first." in shown or " goes first." in shown


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_sheet_fits_a_narrow_terminal_whatever_people_are_called(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    names = [f"{name:_<24}" for name in ("Ann", "Ben", "Cem", "Dan")]
    with speaking(language):
        table = Table("wasabi", players=4, seed=3, names=names)
        shown = scores(table, len(table.sheet.rows)).splitlines()
        assert all(len(line) <= WIDTH for line in shown)
        if language == "de":
            assert len(shown) == 5  # one line for each player, below the heads
