"""`sushibar score wasabi`: the game as arguments and by questions, and the card of that name."""

import io
import shlex
import sys

import pytest

from sushibar.cli.__main__ import main

TEN = "2,2,2,2,3,3,3,4,4,5"
EXAMPLE = """\
Wasabi!

Player 1: 23 points
  2 ingredients   +4  2 recipes at 2
  3 ingredients   +3  1 recipe at 3
  4 ingredients   +5  1 recipe at 5
  5 ingredients   +8  1 recipe at 8
  cubes           +3  3 cubes at 1
Player 2: 2 points
  2 ingredients   +2  1 recipe at 2

The winner is Player 1.
"""


class Command:
    """Runs the command in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("SUSHIBAR_LANG", "en")

    def run(self, arguments: str, said: str = "") -> tuple[int, str, str]:
        """The exit status of the command, what it printed, and what it complained about."""
        self.monkeypatch.setattr(sys, "argv", ["sushibar", "score", *shlex.split(arguments)])
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(said.encode())))
        status = 0
        try:
            main()
        except SystemExit as end:
            status = int(end.code or 0)
        return status, *self.capsys.readouterr()

    def scored(self, arguments: str, said: str = "") -> str:
        status, printed, complaint = self.run(arguments, said)
        assert (status, complaint) == (0, "")
        return printed


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


# Boards as arguments


@pytest.mark.parametrize(
    "arguments",
    [
        "wasabi 2,2,5,3,4+3 2+0",
        "wasabi 2,2,5,3,4+3 2",
        "WASABI '5 4 3 2 2 + 3' 2",
        "wasabi 2,2,5,3,4+3 2 --edition standard",
    ],
)
def test_boards_as_arguments_print_a_sheet_and_the_winner(arguments: str, command: Command) -> None:
    assert command.scored(arguments) == EXAMPLE


def test_ten_tokens_win_and_it_is_said_why(command: Command) -> None:
    printed = command.scored(f"wasabi 5,4,4+90 {TEN}")
    assert printed.endswith(
        "\n\nPlayer 2 has used all 10 tokens and wins, whatever the points.\n"
        "The winner is Player 2.\n"
    )


def test_cubes_decide_between_equal_points(command: Command) -> None:
    assert command.scored("wasabi 2,2 2+2").endswith("The winner is Player 2.\n")


def test_a_draw_names_everybody(command: Command) -> None:
    printed = command.scored("wasabi 2,3 4 3 +0")
    assert printed.endswith("The winners are Player 1, Player 2.\n")


def test_a_board_may_be_empty(command: Command) -> None:
    printed = command.scored("wasabi - 2 ''")
    assert "Player 1: 0 points\nPlayer 2: 2 points\n" in printed
    assert "Player 3: 0 points\n\n" in printed
    assert command.scored("wasabi +0 +0").startswith("Wasabi!\n\nPlayer 1: 0 points\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("wasabi 2", "this game is for 2 to 4 players, not 1"),
        ("wasabi 2 2 2 2 2", "this game is for 2 to 4 players, not 5"),
        ("wasabi 2 7", "Player 2: a token is the length of a completed recipe, 2 to 5, not 7"),
        ("wasabi 2,x+3 2", "Player 1: a token is the length of a completed recipe, 2 to 5, not "),
        ("wasabi 5,5 2", "Player 1: there are 2 tokens for 5 ingredients, but a player has only 1"),
        ("wasabi 2+2+5 2", "Player 1: “2+2+5” is not a board; write the lengths"),
        ("wasabi 2 3+", "Player 2: “3+” is not a board; write the lengths"),
        ("wasabi 2+1,1 3", "Player 1: “cubes” are whole numbers, not "),
        ("wasabi 2+-1 3", "Player 1: “cubes” cannot be negative"),
        (
            f"wasabi {TEN} {TEN}+1",
            "2 players have used all 10 tokens, but the first of them has ended",
        ),
        ("wasabi 2 2 --edition zoch", "there is no edition “zoch”; available: standard"),
        ("wasabi --edition ''", "there is no edition “”; available: standard"),
        ("wasabi 2 2 --menu sushi-go", "--menu does not belong to Wasabi!"),
        ("wasabi 2 2 --uramaki 8,0", "--uramaki does not belong to Wasabi!"),
        ("wasabi 2 2 --totals 3,4", "--totals does not belong to Wasabi!"),
        ("wasabi 2 2 --desserts", "--desserts does not belong to Wasabi!"),
        ("wasabi 2 2 --dummy", "--dummy does not belong to Wasabi!"),
        ("wasabi --puddings 2,2", "--puddings does not belong to Wasabi!"),
        ("wasabi --json", "--json reads whole questions from standard input"),
        ("2,2,5+3 2+0", "Player 1: "),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    arguments: str, said: str, command: Command
) -> None:
    status, printed, complaint = command.run(arguments)
    assert (status, printed) == (2, "")
    assert complaint.startswith(f"sushibar: {said}")
    assert complaint.count("\n") == 1


# The card of that name


@pytest.mark.parametrize(
    "plates",
    [
        "wasabi egg",
        "wasabi 2*egg",
        "wasabi '2 egg'",
        "wasabi maki-1 maki-2",
        "Wasabi wasabi",
        "wasabi -",
        "wasabi - ''",
    ],
)
def test_wasabi_before_plates_is_a_plate_of_sushi_go(plates: str, command: Command) -> None:
    printed = command.scored(plates)
    assert printed.startswith("Sushi Go! (gamewright)\n\nPlayer 1: 0 points\n")
    assert "an unused wasabi scores nothing" in printed
    assert printed == command.scored(f"sushi-go {plates}")


def test_a_mistake_in_such_plates_is_one_of_sushi_go(command: Command) -> None:
    assert "there is no card “pizza” in Sushi Go!" in command.run("wasabi pizza")[2]
    assert "Player 2: there is no card after the number 2" in command.run("wasabi 2 egg")[2]


def test_after_the_name_of_a_game_wasabi_is_always_a_card(command: Command) -> None:
    assert "Player 2: there is no card after the number 2" in command.run("sushi-go wasabi 2 2")[2]
    assert command.scored("party wasabi egg").startswith("Sushi Go Party!\n")


# Questions


def test_boards_are_asked_for_one_by_one(command: Command) -> None:
    printed = command.scored("wasabi", "2\nAnn, Bo\n2,2,5,3,4+3\n2\n")
    assert printed.startswith("Score pad · Wasabi! · Ctrl-D stops\n")
    assert "\nAnn, completed recipes and cubes, such as 2,2,5+3 (? help, < back):\n" in printed
    assert "\nAnn: 23 points\n  2 ingredients   +4  2 recipes at 2\n" in printed
    assert printed.endswith(
        "\nBo: 2 points\n  2 ingredients   +2  1 recipe at 2\n\nThe winner is Ann.\n"
    )


def test_names_are_optional(command: Command) -> None:
    printed = command.scored("wasabi", "3\n\n2\n3\n-\n")
    assert "Player 3: 0 points" in printed
    assert printed.endswith("The winner is Player 2.\n")


def test_what_cannot_be_is_asked_for_again(command: Command) -> None:
    replies = ["5", "two", "2", "Ann", "Ann, Bo", "5,5", "pizza", TEN, f"{TEN}+1", "5"]
    printed = command.scored("wasabi", "\n".join(replies))
    assert "this game is for 2 to 4 players, not 5" in printed
    assert "Please give a number" in printed
    assert "1 names for 2 players" in printed
    assert "there are 2 tokens for 5 ingredients, but a player has only 1" in printed
    assert 'a token is the length of a completed recipe, 2 to 5, not "pizza"' in printed
    assert "2 players have used all 10 tokens" in printed
    assert "Ann has used all 10 tokens and wins, whatever the points." in printed


def test_a_question_mark_tells_how_a_board_is_written(command: Command) -> None:
    printed = command.scored("wasabi", "2\n\n?\n")
    assert "Write the number of ingredients of every completed recipe" in printed
    assert "\n  4 for 2 ingredients, 2 points each\n" in printed
    assert "\n  1 for 5 ingredients, 8 points each\n" in printed
    assert printed.count("Player 1, completed recipes") == 2


def test_a_board_can_be_taken_back(command: Command) -> None:
    printed = command.scored("wasabi", "2\n\n<\n5\n<\n2\n3\n")
    assert printed.count("Player 1, completed recipes") == 3
    assert "Player 1: 2 points" in printed
    assert printed.endswith("The winner is Player 2.\n")


@pytest.mark.parametrize("said", ["", "\n", "2\n", "2\n\n", "2\n\n5\n", "2\n\n5\n\n"])
def test_the_end_of_the_input_ends_the_questions(said: str, command: Command) -> None:
    assert "winner" not in command.scored("wasabi", said)
