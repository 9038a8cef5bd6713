"""`sushibar puzzles`: listed, shown, solved, made and checked on the command line."""

import json
from pathlib import Path

import pytest

from commands import sushibar
from fake_figures import estimator
from sushibar import Table
from sushibar.puzzles import making, searching
from sushibar.puzzles.puzzle import LEVELS
from sushibar.puzzles.shelf import number_of_day, puzzle_at, shelf, today
from sushibar.puzzles.shelf_file import read_shelf


@pytest.fixture
def made_up_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greedy games, and figures in which tempura is always best: nothing is compiled."""
    monkeypatch.setattr("sushibar.puzzles.deals.PLAYOUTS", (0,))
    fake = estimator({"tempura": (0.6, 30.0)}, error=0.001)
    monkeypatch.setattr(searching, "figures", fake)
    monkeypatch.setattr(making, "is_exactly_best", lambda view, action: None)
    monkeypatch.setattr(making, "SHARES", dict.fromkeys(LEVELS, 1.0))


def test_the_list_names_every_puzzle_once_and_todays() -> None:
    told = json.loads(sushibar("puzzles", "list", "--json").printed)
    assert [one["game"] for one in told["shelves"]] == ["sushi-go", "party", "wasabi"]
    for one in told["shelves"]:
        numbers = [puzzle["number"] for puzzle in one["puzzles"]]
        assert numbers == [*range(1, len(shelf(one["game"])) + 1)]
        assert one["today"] in numbers
    words = sushibar("puzzles", "list", "wasabi").printed
    assert words.startswith(f"Wasabi!: {len(shelf('wasabi'))} puzzles\n")
    assert words.rstrip().endswith(str(number_of_day("wasabi", today())))


@pytest.mark.parametrize("game", ["sushi-go", "party", "wasabi"])
def test_a_puzzle_is_shown_without_its_answer_unless_that_is_wanted(game: str) -> None:
    shown = sushibar("puzzles", "show", game, "-n", "2").printed
    whole = sushibar("puzzles", "show", game, "-n", "2", "--answer").printed
    assert "% to win" not in shown
    assert whole.startswith(shown)
    assert whole.count("★") == shown.count("★") + 1
    assert whole.count("% to win") == len(puzzle_at(game, 2).figures)


def test_a_record_and_all_figures_can_be_had() -> None:
    record = sushibar("puzzles", "show", "sushi-go", "-n", "2", "--record").printed
    puzzle = puzzle_at("sushi-go", 2)
    assert puzzle.seat in Table.from_record(record).pending
    told = json.loads(sushibar("puzzles", "show", "sushi-go", "-n", "2", "--json").printed)
    assert told["best"] == puzzle.best == told["choices"][0]["action"]
    assert len(told["choices"]) == len(puzzle.figures)


def test_a_puzzle_is_solved_by_its_number_or_its_name() -> None:
    table, puzzle = puzzle_at("sushi-go", 2).sit_down(), puzzle_at("sushi-go", 2)
    words = table.setup.words
    action = next(one for one in table.legal(puzzle.seat) if one == puzzle.best)
    spoken = words.spoken(table.setup, action.number)
    done = sushibar("puzzles", "play", "sushi-go", "-n", "2", said=f"fugu\n{spoken}\n")
    assert (done.status, done.complaint) == (0, "")
    assert "“fugu” is not one of the choices" in done.printed
    assert "Right!" in done.printed


def test_a_wrong_answer_says_what_was_better_in_any_language() -> None:
    puzzle = puzzle_at("sushi-go", 2)
    worst = min(puzzle.figures, key=lambda action: puzzle.figures[action].wins.mean)
    done = sushibar("puzzles", "play", "sushi-go", "-n", "2", said=worst, SUSHIBAR_LANG="de")
    assert "Nicht ganz." in done.printed
    assert "besser" in done.printed


def test_todays_puzzles_come_one_after_the_other_until_somebody_leaves() -> None:
    done = sushibar("puzzles", "play", said="1\n1\nq\n")
    assert done.printed.count("puzzle of the day") == 3
    assert done.printed.count("% to win") > 5


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "chess"),
        (("show", "sushi-go", "-n", "0"), "there is no puzzle 0; they go from 1"),
        (("play", "-n", "3"), "which game?"),
        (("make", "sushi-go", "x.txt", "--count", "0"), "at least one puzzle"),
        (("check", "--file", "nowhere.txt"), "nowhere.txt"),
        (("shwo",), "show"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    done = sushibar("puzzles", *arguments, folder=tmp_path)
    assert done.status == 2
    assert complaint in done.complaint
    assert done.complaint.count("\n") == 1


@pytest.mark.usefixtures("made_up_figures")
def test_puzzles_are_made_and_gone_on_with_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "shelf.txt"
    first = sushibar("puzzles", "make", "sushi-go", file, "--count", "4", "--seed", "t", "--json")
    assert first.status == 0
    deals = [json.loads(line)["deal"] for line in first.printed.splitlines()]
    assert deals == [*range(len(deals))]
    assert len(read_shelf(file.read_text(encoding="utf-8"))) == 4
    more = sushibar("puzzles", "make", "sushi-go", file, "--count", "5", "--seed", "t", "--json")
    assert json.loads(more.printed.splitlines()[0])["deal"] == deals[-1] + 1
    assert len(read_shelf(file.read_text(encoding="utf-8"))) == 5
    checked = sushibar("puzzles", "check", "--file", file)
    assert (checked.status, checked.printed.count("tempura is best, by 10.0")) == (0, 5)
    other = sushibar("puzzles", "make", "wasabi", file)
    assert "another game: sushi-go" in other.complaint
    file.write_text(file.read_text(encoding="utf-8").replace(" 60.00 ", " 49.00 "))
    doubted = sushibar("puzzles", "check", "--file", file)
    assert (doubted.status, doubted.complaint.count("not clearly better")) == (2, 5)
