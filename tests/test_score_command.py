"""`sushibar score`, run as a command."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from commands import sushibar
from sushibar.cli.__main__ import main

PAGE = Path(__file__).parent.parent / "docs" / "score-pad.md"
COMMAND = [sys.executable, "-m", "sushibar.cli", "score"]


def scored(*arguments: str, said: str = "") -> str:
    status, printed, complaint = sushibar("score", *arguments, said=said)
    assert (status, complaint) == (0, "")
    return printed


# Arguments


def test_plates_as_arguments_print_a_sheet_with_reasons() -> None:
    printed = scored("wasabi squid-nigiri maki-2", "2*tempura maki-3")
    assert "Player 1: 12 points" in printed
    assert "nigiri   +9  9 on wasabi (tripled)" in printed
    assert "Player 2: 11 points" in printed


def test_an_edition_and_a_dummy_can_be_chosen() -> None:
    assert "2 tied, 6 each" in scored("maki-1", "maki-1", "", "--edition", "zoch")
    assert "Dummy: 6 points" in scored("maki-1", "maki-1", "maki-2", "--dummy")


def test_more_cards_than_the_box_holds_are_scored_with_a_warning() -> None:
    printed = scored("15*tempura", "egg")
    assert "Player 1: 35 points" in printed
    assert printed.endswith("Warning: 15 cards of tempura, but the box holds 14.\n")


def test_puddings_and_totals_name_the_winner() -> None:
    printed = scored("--puddings", "4,2,2", "--totals", "40,41,38")
    assert re.search(r"Total +46 +38 +35\n", printed)
    assert printed.endswith("The winner is Player 1.\n")


def test_a_dummy_cannot_win() -> None:
    printed = scored("--puddings", "1 1 0", "--totals", "30 30 90", "--dummy")
    assert printed.endswith("The winners are Player 1, Player 2.\n")


def test_without_totals_nobody_is_said_to_win() -> None:
    assert "winner" not in scored("--puddings", "4,2,2")


def test_totals_may_be_negative() -> None:
    assert re.search(r"Total +3 +-4\n", scored("--puddings", "1,0", "--totals", "-3,-4"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("pizza egg", "Player 1: there is no card “pizza” in Sushi Go!; the cards are: "),
        ("egg tempra", "Player 2: there is no card “tempra” in Sushi Go!; did you mean: tempura?"),
        ("maki egg", "did you mean: maki-1, maki-2, maki-3?"),
        ("s egg", "did you mean: sashimi, salmon-nigiri, squid-nigiri?"),
        ("menu egg", "there is no card “menu”"),
        ("beside:wasabi egg", "only a nigiri lies beside a wasabi"),
        ("'egg 2' egg", "there is no card after the number 2"),
        ("'2 3 egg' egg", "there is no card after the number 2"),
        ("'2*' egg", "there is no card after the number 2"),
        ("'0*egg' egg", "“0*egg” does not say how many cards"),
        ("'100*egg' egg", "with a number from 1 to 99"),
        ("'egg*2' egg", "“egg*2” does not say how many cards"),
        ("'*egg' egg", "“*egg” does not say how many cards"),
        ("egg", "this game is for 2 to 5 players, not 1"),
        ("egg egg egg egg egg egg", "this game is for 2 to 5 players, not 6"),
        ("egg egg --edition zoch", "this game is for 3 to 5 players, not 2"),
        ("egg egg --edition other", "there is no edition “other”; available: gamewright, zoch"),
        ("--edition other", "there is no edition “other”; available: gamewright, zoch"),
        ("egg egg --dummy", "with a dummy there are 3 seats, not 2"),
        ("egg egg egg --dummy --edition zoch", "has no option “dummy”"),
        ("egg egg --puddings 1,2", "give either plates"),
        ("egg egg --totals 1,2", "--totals belong to the end of the game, beside --puddings"),
        ("--totals 1,2", "--totals belong to the end of the game, beside --puddings"),
        ("--puddings 1,x", "--puddings: “x” is not a whole number"),
        ("--puddings 1,-2", "--puddings: “-2” is not a whole number from 0"),
        ("--puddings 1,99999999999", "is not a whole number from 0 to 1,000,000"),
        ("--puddings ''", "this game is for 2 to 5 players, not 0"),
        ("--puddings 1,2 --totals 1", "there are 2 seats, but “totals” for 1"),
        ("--puddings 1,2 --totals 1,2.5", "--totals: “2.5” is not a whole number"),
        ("--json egg egg", "--json reads whole questions from standard input"),
        ("--json --edition zoch", "--json reads whole questions from standard input"),
        ("--json --totals 1,2", "--json reads whole questions from standard input"),
        ("--json --menu sushi-go", "--json reads whole questions from standard input"),
        ("--json --desserts", "--json reads whole questions from standard input"),
        ("--json party", "--json reads whole questions from standard input"),
        ("egg egg --menu sushi-go", "--menu belongs to Sushi Go Party!: sushibar score party"),
        ("egg egg --uramaki 8,0", "--uramaki belongs to Sushi Go Party!"),
        ("--desserts egg pud", "Player 1: “egg-nigiri” is no dessert of this game"),
        ("--desserts", "--desserts needs plates"),
        ("party egg", "this game is for 2 to 8 players, not 1"),
        ("party menu egg", "Player 1: “menu” does not lie on a plate when a round ends"),
        (
            "party 'egg 2*special-order' egg",
            "Player 1: a special order on a plate is what it copies",
        ),
        ("party egg maki", "Player 2: there is no card “maki” in Sushi Go Party!; did you mean: "),
        ("party egg t", "did you mean: temaki, tempura, tofu, tea, tuna-nigiri?"),
        ("party egg beside:eel", "only a nigiri lies beside a wasabi: beside:egg-nigiri, "),
        (
            "party egg eel --menu sushi-go",
            "Player 2: “eel” is not on the menu; available: nigiri, ",
        ),
        ("party egg x --menu sushi-go", "Player 2: there is no card “x” in Sushi Go Party!"),
        ("party egg egg --menu pizza", "there is no recommended menu “pizza”"),
        ("party egg egg --menu maki,pizza", "there is no type “pizza” for a menu"),
        ("party egg egg --menu ''", "there is no recommended menu “”"),
        ("party egg egg --uramaki 8", "there are 2 seats, but “uramaki” for 1"),
        ("party egg egg --uramaki 5,0", "nobody can have these points from the uramaki race"),
        ("party egg egg --uramaki x,0", "--uramaki: “x” is not a whole number"),
        ("party egg egg --uramaki 8,0 --menu sushi-go", "“uramaki” is not on the menu"),
        ("party --uramaki 8,0", "--uramaki belongs to a round, beside plates"),
        ("party egg egg --desserts", "Player 1: “egg-nigiri” is no dessert of this game"),
        ("party - - --desserts", "nothing says which dessert is served"),
        ("party pud fruit-ww --desserts", "are never served in one game"),
        ("party --puddings 1,2 --menu my-first-meal", "“pudding” is not on the menu"),
        ("party egg egg --dummy", "this game has no option “dummy”"),
        ("party --dummy", "this game has no option “dummy”"),
        ("party egg egg --edition zoch", "there is no edition “zoch”; available: standard"),
        ("party --edition zoch", "there is no edition “zoch”; available: standard"),
        ("party --menu pizza", "there is no recommended menu “pizza”"),
        ("--nonsense", "--nonsense"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    arguments: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["sushibar", "score", *shlex.split(arguments)])
    with pytest.raises(SystemExit) as end:
        main()
    printed, complaint = capsys.readouterr()
    assert (end.value.code, printed) == (2, "")
    assert complaint.startswith("sushibar: ")
    assert complaint.count("\n") == 1
    assert said in complaint


def test_the_command_itself_ends_with_status_2() -> None:
    complaint = "sushibar: this game is for 2 to 5 players, not 1\n"
    assert sushibar("score", "egg") == (2, "", complaint)


# Sushi Go Party! as arguments


def test_plates_of_party_print_a_sheet_with_reasons() -> None:
    printed = scored("party", "2*temp sp:temp wasabi squid", "eel 2*face", "-")
    assert "Player 1: 14 points" in printed
    assert "tempura   +5  1 pair at 5, 1 left over" in printed
    assert "Player 2: 1 point\n" in printed
    assert "face down   +4  2 cards at 2" in printed


def test_a_game_can_be_named_whatever_its_case() -> None:
    assert scored("PARTY", "maki-1", "maki-1") == scored("party", "maki-1", "maki-1")
    assert "Player 2: 6 points" in scored("party", "maki-1", "maki-1")
    assert scored("sushi-go", "maki-1", "maki-1") == scored("maki-1", "maki-1")


def test_a_menu_says_what_is_in_play_and_shortens_names() -> None:
    printed = scored("party", "te", "", "", "--menu", "master-menu")
    assert "Player 1: 4 points" in printed
    assert "Player 2: -4 points" in printed
    assert "Player 1: -2 points" in scored("party", "tofu", "", "", "--menu", "temaki,tofu")
    assert "Player 1: -3 points" in scored("party", "egg", "", "", "--menu", "temaki")


def test_the_race_of_the_uramaki_is_added() -> None:
    printed = scored("party", "uramaki-3", "uramaki-5", "--uramaki", "8,0")
    assert "Player 1: 8 points" in printed
    assert "Player 2: 5 points" in printed


def test_desserts_and_totals_name_the_winner() -> None:
    desserts = ("2*fruit-ww sp:fruit-op", "-", "fruit-oo")
    printed = scored("party", "--desserts", *desserts, "--totals", "40,50,38")
    assert re.search(r"Total +46 +44 +35\n", printed)
    assert printed.endswith("The winner is Player 1.\n")
    assert "winner" not in scored("party", "--desserts", *desserts)


def test_puddings_of_party_are_paid_in_full() -> None:
    printed = scored("party", "--puddings", "4,2,2", "--totals", "40 41 38")
    assert re.search(r"Total +46 +35 +32\n", printed)


def test_puddings_of_sushi_go_can_be_cards_too() -> None:
    assert scored("--desserts", "2*pud", "pud", "-") == scored("--puddings", "2,1,0")


# JSON lines


def test_json_lines_are_answered_in_order() -> None:
    lines = [
        '{"game": "sushi-go", "puddings": [1, 0]}',
        "",
        "nonsense",
        '{"game": "chess", "plates": [[], []]}',
        '{"game": "sushi-go", "plates": [["wasabi", "squid-nigiri"], []]}',
    ]
    printed = scored("--json", said="\n".join(lines))
    answers = [json.loads(line) for line in printed.splitlines()]
    assert [told.get("points") for told in answers] == [[6, 0], None, None, [9, 0]]
    assert [*answers[1], *answers[2]] == ["error", "error"]


def test_bytes_that_are_no_text_are_answered_too() -> None:
    question = b'{"game": "sushi-go", "puddings": [1, 0], "edition": "\xff"}\n'
    status, printed, complaint = sushibar(
        "score", "--json", said=question + b'{"game": "\\ud800"}\n'
    )
    assert (status, complaint) == (0, "")
    assert [list(json.loads(line)) for line in printed.splitlines()] == [["error"], ["error"]]


def test_answers_are_written_as_they_are_whatever_the_locale() -> None:
    done = subprocess.run(
        [*COMMAND, "--json"],
        input=b"{}\n",
        capture_output=True,
        check=True,
        env={**os.environ, "SUSHIBAR_LANG": "en", "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"},
    )
    assert done.stdout.decode() == '{"error": "the question does not say its “game”"}\n'


def test_each_line_is_answered_before_the_next_is_there() -> None:
    with subprocess.Popen(
        [*COMMAND, "--json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as pad:
        assert pad.stdin is not None
        assert pad.stdout is not None
        for puddings in ([1, 0], [0, 1]):
            pad.stdin.write(b'{"game": "sushi-go", "puddings": %a}\n' % puddings)
            pad.stdin.flush()
            assert "points" in json.loads(pad.stdout.readline())


def test_a_closed_input_asks_nothing() -> None:
    closed = subprocess.run(
        ["sh", "-c", f"{shlex.join(COMMAND)} --json <&-"], capture_output=True, check=True
    )
    assert (closed.stdout, closed.stderr) == (b"", b"")


# Questions

PLATES = [
    "wasabi squid tempura tempura 3*sashimi maki-3 pudding",
    "9*dumpling",
    "3 egg 2 chop 3 maki-3 pudding",
]


def test_a_whole_game_is_asked_for_plate_by_plate() -> None:
    printed = scored(said="\n".join(["3", "Ann, Bo, Cy", *PLATES * 3]) + "\n")
    assert re.search(r"Round 1 +27 +15 +9\n", printed)
    assert re.search(r"Desserts +3 +-6 +3\nTotal +84 +39 +30\n", printed)
    assert (
        "Ann: 3 points\n  puddings   +3  most puddings: 3; 6 split 2 ways, remainder dropped"
        in printed
    )
    assert "Warning: 27 cards of" in printed
    assert printed.endswith("The winner is Ann.\n")


def test_names_are_optional() -> None:
    printed = scored(said="2\n\n3*sashimi\ntempura\n")
    assert "Player 1: 10 points" in printed
    assert "Player 2: 0 points" in printed


def test_what_cannot_be_is_asked_for_again() -> None:
    replies = ["7", "two", "2", "Ann", "Ann, Bo", "tempra", "2 temp", "pizza", "egg"]
    printed = scored(said="\n".join(replies))
    assert "this game is for 2 to 5 players, not 7" in printed
    assert "Please give a number" in printed
    assert "1 names for 2 players" in printed
    assert "there is no card “tempra” in Sushi Go!; did you mean: tempura?" in printed
    assert "there is no card “pizza” in Sushi Go!; the cards are: tempura," in printed
    assert "Ann: 5 points" in printed
    assert "Bo: 1 point\n" in printed


def test_a_question_mark_lists_the_cards() -> None:
    printed = scored(said="2\n\n?\n")
    assert "The cards: tempura, sashimi, dumpling, maki-1," in printed
    assert printed.count("Round 1, Player 1") == 2


def test_a_plate_can_be_taken_back() -> None:
    printed = scored(said="2\n\n<\n2 temp\negg\n<\n<\n3 sash\nsalmon\n")
    assert "Player 1: 5 points" in printed
    assert "Player 1: 10 points" in printed
    assert "Player 2: 2 points" in printed


def test_a_plate_with_too_few_cards_is_noted() -> None:
    assert "That is 1 card; everyone plays 10 in a round." in scored(said="2\n\negg\n")


def test_a_dummy_has_a_plate_but_does_not_win() -> None:
    printed = scored("--dummy", said="\n" + "egg\nsalmon\n3 sashimi\n" * 3)
    assert "How many players" not in printed
    assert re.search(r"Total +3 +6 +30\n", printed)
    assert printed.endswith("The winner is Player 2.\n")


def test_a_whole_game_of_party_is_asked_for() -> None:
    plates = ["uramaki-3 2 tofu fruit-ww", "sp:tofu onigiri-c onigiri-s", "5,8"]
    printed = scored("party", said="\n".join(["2", "dinner for two", "Ann, Bo", *plates * 3]))
    assert re.search(r"Round 1 +13 +14\n", printed)
    assert re.search(r"Desserts +6 +-6\nTotal +45 +36\n", printed)
    assert "Warning: 3 cards of" in printed
    assert printed.endswith("The winner is Ann.\n")


def test_a_menu_is_asked_for_until_it_can_be_played_with() -> None:
    menus = ["?", "pizza", "master-menu", "maki,maki", "sushi-go"]
    printed = scored("party", said="\n".join(["2", *menus, "", "egg", "pud"]))
    assert "The recommended menus: my-first-meal, sushi-go, party-sampler, " in printed
    assert "there is no recommended menu “pizza”" in printed
    assert "spoon is for 3 to 8 players, not 2" in printed
    assert "a menu has 3 appetizers, this one has 0" in printed
    assert printed.count("Which menu") == 5
    assert "Player 1: 1 point\n" in printed


def test_a_menu_can_be_given_as_an_option() -> None:
    printed = scored("party", "--menu", "sushi-go", said="2\n\n?\ntempura eel\n11 egg\n-\n")
    assert "Which menu" not in printed
    assert "The cards: egg-nigiri, salmon-nigiri, squid-nigiri, maki-1, " in printed
    assert "special-order:tempura is a special order" in printed
    assert "“eel” is not on the menu" in printed
    assert "Nobody can have more than 10 cards" in printed


def test_a_warning_of_ten_rolls_knows_the_race() -> None:
    plates = ["party", "2 uramaki-5", "tofu", "egg"]
    assert "10 uramaki rolls on a plate" in scored(*plates, "--uramaki", "0,8,0")
    assert "uramaki rolls on a plate" not in scored(*plates, "--uramaki", "8,7,0")
    replies = ["3", "dinner-for-two", "", "2 uramaki-5", "tofu", "egg", "0,8,0", ""]
    assert "10 uramaki rolls on a plate" in scored("party", said="\n".join(replies))


def test_a_plate_that_no_box_holds_is_asked_for_again() -> None:
    replies = ["2", "", "99 tempura", "10 egg", "2 egg", ""]
    printed = scored(said="\n".join(replies))
    assert "109 cards are more than there are in the whole box, which holds 108" in printed
    assert "Player 2: 2 points" in printed


def test_a_race_that_cannot_be_is_asked_for_again() -> None:
    replies = ["2", "dinner-for-two", "", "tofu", "tofu", "5,0", "x", "8", "<", "-", "8,0", ""]
    printed = scored("party", said="\n".join(replies))
    assert "nobody can have these points from the uramaki race" in printed
    assert "“x” is not a whole number" in printed
    assert "there are 2 seats, but “uramaki” for 1" in printed
    assert "Player 1: 10 points" in printed
    assert "Player 2: 0 points" in printed


@pytest.mark.parametrize("said", ["", "\n", "3\n", "3\n\n", "3\n\negg\n", "3\n\negg\n\negg\n"])
def test_the_end_of_the_input_ends_the_questions(said: str) -> None:
    assert "winner" not in scored(said=said)


def test_an_empty_line_loses_nothing() -> None:
    replies = ["", "2", "Ann, Bo", *(["", *PLATES[:2]] * 3)]
    printed = scored(said="\n".join(replies) + "\n")
    assert printed.count("Nothing typed, nothing changed.") == 3
    assert printed.endswith("The winner is Ann.\n")


def test_no_byte_stops_the_questions() -> None:
    status, printed, complaint = sushibar("score", said=b"2\n\n\xff\xfe\n2 temp\negg\n")
    assert (status, complaint) == (0, "")
    assert "Player 1: 5 points" in printed


# The page about it


def examples() -> list[tuple[str, str]]:
    """Every command of the page, with what the page says that it prints."""
    blocks = re.findall(r"```console\n\$ (.*?)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    return [(command, printed) for command, printed in blocks]


@pytest.mark.parametrize(("command", "printed"), examples())
def test_the_page_shows_what_the_command_prints(command: str, printed: str) -> None:
    shell = f'sushibar() {{ {shlex.quote(sys.executable)} -m sushibar.cli "$@"; }}; {command}'
    done = subprocess.run(
        ["sh", "-c", shell],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
        env={**os.environ, "SUSHIBAR_LANG": "en", "PYTHONUTF8": "1"},
    )
    assert done.stdout.decode() == printed
