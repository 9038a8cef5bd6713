"""What all commands share: width, language, help, completion, several records, interruptions."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sushibar as package
from commands import sushibar
from sushibar import Table, texts
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.arena.standing import Standing
from sushibar.batch import cpu
from sushibar.batch.cpu import Chunk
from sushibar.batch.playout import Tally
from sushibar.batch.simulation import simulate
from sushibar.cli import completion, progress
from sushibar.columns import NARROWEST_COLUMNS, columns, wrap
from sushibar.games.sheet import grid


def in_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m sushibar`: only a new process reads the help in another language."""
    clean = {name: value for name, value in os.environ.items() if name not in texts.VARIABLES}
    return subprocess.run(
        [sys.executable, "-m", "sushibar", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**clean, "PYTHONUTF8": "1", **environment},
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two records, one of them in a folder of its own with a byte-order mark."""
    folder = tmp_path_factory.mktemp("records")
    table = Table(players=2, seed=5, names=["Ann", "Bo"]).play()
    table.save(folder / "plain.txt")
    (folder / "more").mkdir()
    (folder / "more" / "marked.txt").write_text(table.record(), encoding="utf-8-sig")
    return folder


# Width


def test_the_width_is_the_terminals_or_what_columns_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert columns() == 80  # no terminal here
    monkeypatch.setenv("COLUMNS", "50")
    assert columns() == 50
    monkeypatch.setenv("COLUMNS", "3")
    assert columns() == NARROWEST_COLUMNS


def test_words_are_not_squeezed_into_a_pillar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert wrap("one two three four", "  " + "name".ljust(28)) == [
        "  name                        one two",
        "    three four",
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("serve", "--help"),
        ("menus",),
        ("menus", "big-banquet"),
        ("bots",),
        ("wasabi-book", "--help"),
        ("score", "party", "2*tea sp:tea", "2*tempura uramaki-5 face-down", "eel 3*edamame"),
    ],
    ids=" ".join,
)
def test_nothing_is_wider_than_a_narrow_terminal(arguments: tuple[str, ...]) -> None:
    done = sushibar(*arguments, COLUMNS="50")
    assert done.status == 0
    too_wide = [line for line in done.printed.splitlines() if len(line) > 50]
    assert [line for line in too_wide if " " in line.strip()] == []
    assert len(sushibar(*arguments, COLUMNS="110").printed.splitlines()) < len(
        done.printed.splitlines()
    )


def test_a_replay_fits_a_narrow_terminal(records: Path) -> None:
    told = sushibar("replay", records / "plain.txt", COLUMNS="50").printed
    assert max(map(len, told.splitlines())) <= 50


def test_a_table_that_does_not_fit_becomes_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [["bot", "wins", "points"], ["greedy " * 3, "50.0 % (" + "9" * 30, "30"]]
    monkeypatch.delenv("COLUMNS", raising=False)
    assert len(grid(rows).splitlines()) == 2  # nobody sees lines broken: there is no terminal
    monkeypatch.setenv("COLUMNS", "50")
    assert grid(rows).splitlines() == [
        "bot",
        "greedy greedy greedy",
        "  wins    50.0 % (" + "9" * 30,
        "  points  30",
    ]


def test_help_breaks_no_name_at_its_hyphen() -> None:
    for wide in range(40, 100, 7):
        helped = sushibar("score", "--help", COLUMNS=str(wide)).printed
        assert "-\n" not in helped
        assert "\u2011" not in helped


# Languages


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LC_ALL": "it_IT", "SUSHIBAR_LANG": "fr"}, "fr"),
        ({}, "en"),
    ],
    ids=str,
)
def test_the_language_follows_posix(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in texts.VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts.language() == spoken


ENGLISH = re.compile(
    r"Usage:|Options:|Arguments:|Commands:|Show this|\[default|\[required|<int|<str|OPTIONS\]"
)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "de",
            ["Aufruf: sushibar sim [OPTIONEN] SPIEL", "Argumente:", "[nötig]", "[sonst: 100000]"],
        ),
        ("it", ["Uso: sushibar sim [OPZIONI] GIOCO", "Opzioni:", "[obbligatorio]", "-h, --help"]),
    ],
)
def test_help_is_in_one_language(language: str, words: list[str]) -> None:
    helped = in_process("sim", "-h", LC_ALL=language).stdout
    assert [word for word in words if word not in helped] == []
    assert ENGLISH.findall(helped) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("sm", "den Befehl „sm“ gibt es nicht; gemeint vielleicht: sim?"),
        ("cook", "den Befehl „cook“ gibt es nicht; es gibt: play, "),
        ("replay a b c", "das sind 2 Argumente zu viel: b c"),
        ("bots a", "das ist ein Argument zu viel: a"),
        ("--version=3", "--version nimmt keinen Wert"),
        ("sim --gams 3", "die Option --gams gibt es nicht; gemeint vielleicht: --games?"),
        ("wasabi-book chek", "den Befehl „chek“ gibt es nicht; gemeint vielleicht: check?"),
        ("sim", "fehlt; mehr dazu mit --help"),
    ],
)
def test_mistakes_are_told_in_ones_language(arguments: str, said: str) -> None:
    done = sushibar(*arguments.split(), SUSHIBAR_LANG="de")
    assert (done.status, done.printed) == (2, "")
    assert said in done.complaint
    assert done.complaint.count("\n") == 1


@pytest.mark.parametrize("arguments", ["", "sim", "wasabi-book", "wasabi-book check", "review"])
def test_every_command_helps_when_asked_briefly(arguments: str) -> None:
    brief, long = (sushibar(*arguments.split(), name) for name in ("-h", "--help"))
    assert brief == long
    assert brief.printed.startswith(f"Usage: sushibar {arguments}".rstrip())


def test_the_package_can_be_run() -> None:
    assert in_process("--version").stdout == f"sushibar {package.__version__}\n"


# Completion


def completed(line: str) -> list[str]:
    """What bash is offered at the end of a line."""
    place = str(line.count(" "))
    return sushibar(
        COMP_WORDS=line, COMP_CWORD=place, _SUSHIBAR_COMPLETE="complete_bash"
    ).printed.split()


def test_a_shell_completes_commands_options_and_values() -> None:
    assert completed("sushibar re") == ["replay", "review"]
    assert completed("sushibar sim --pl") == ["--players"]
    assert completed("sushibar play p") == ["party"]
    assert completed("sushibar play party --menu big") == ["big-banquet"]
    assert completed("sushibar play party --menu maki,tem") == ["maki,temaki", "maki,tempura"]
    assert completed("sushibar arena wasabi --bots greedy,se") == ["greedy,search"]
    assert completed("sushibar sim wasabi --edition ") == ["standard"]
    assert completed("sushibar sim sushi-go --edition z") == ["zoch"]


def test_the_script_for_the_shell_can_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(completion, "shell_here", lambda: "bash")
    assert "complete -o default -F _sushibar_completion" in sushibar("--show-completion").printed


def test_completion_is_installed_for_the_shell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(completion, "shell_here", lambda: "bash")
    monkeypatch.setenv("HOME", str(tmp_path))
    done = sushibar("--install-completion")
    file = tmp_path / ".bash_completions" / "sushibar.sh"
    assert (done.status, done.complaint) == (0, "")
    assert str(file) in done.printed
    assert completion.VARIABLE in file.read_text(encoding="utf-8")


# Records


def test_several_records_are_verified_a_line_each(records: Path) -> None:
    done = sushibar("verify", records, records / "plain.txt")
    names = [line.partition(": ")[0] for line in done.printed.splitlines()]
    assert names == [str(records / name) for name in ("more/marked.txt", "plain.txt", "plain.txt")]
    assert (done.status, done.complaint) == (0, "")


def test_one_bad_record_does_not_keep_the_others_from_being_verified(
    records: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("milk\n", encoding="utf-8")
    done = sushibar("verify", bad, tmp_path / "missing.txt", records / "plain.txt")
    assert done.status == 2
    assert "all legal" in done.printed
    first, second = done.complaint.splitlines()
    assert first.startswith(f"sushibar: {bad}: line 1: ")
    assert second.startswith(f"sushibar: {tmp_path / 'missing.txt'}: ")


def test_a_folder_without_records_is_refused(tmp_path: Path) -> None:
    assert "there are no records (*.txt)" in sushibar("verify", tmp_path).complaint


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_comes_from_standard_input(command: str, records: Path) -> None:
    marked = (records / "more" / "marked.txt").read_bytes()
    assert marked.startswith(b"\xef\xbb\xbf")
    done = sushibar(command, "-", said=marked)
    assert done == sushibar(command, records / "plain.txt")
    assert done.status == 0


def test_standard_input_is_read_once(records: Path) -> None:
    done = sushibar("verify", "-", "-", said=(records / "plain.txt").read_bytes())
    assert done.status == 2
    assert done.printed.startswith("-: 30 turns")
    assert "the record is empty" in done.complaint


def test_a_verified_record_is_an_object(records: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("milk\n", encoding="utf-8")
    done = sushibar("verify", "--json", records / "plain.txt", tmp_path / "bad.txt")
    good, bad = map(json.loads, done.printed.splitlines())
    assert (done.status, done.complaint) == (2, "")
    assert good["ok"] is good["commitment"] is good["result"] is good["over"] is True
    assert (good["turns"], good["names"], good["game"]) == (30, ["Ann", "Bo"], "sushi-go")
    assert bad["ok"] is False
    assert bad["error"].startswith("line 1: ")


def test_a_replay_is_an_object(records: Path) -> None:
    table = Table.load(records / "plain.txt")
    told = json.loads(sushibar("replay", "--json", records / "plain.txt").printed)
    assert told["points"] == list(table.points)
    reveals = [event for event in told["events"] if event["what"] == "reveal"]
    assert [event["round"] for event in reveals if event["turn"] == 1] == [1, 2, 3]
    assert all(len(event["answers"]) == 2 for event in reveals)
    assert told["events"][0]["cards"][0].count("") == 0
    rows = [
        [sum(line["points"] for line in seat.values()) for seat in row["seats"]]
        for row in told["sheet"]
    ]
    assert [sum(seat) for seat in zip(*rows, strict=True)] == told["points"]


def test_menus_are_objects() -> None:
    told = json.loads(sushibar("menus", "--json").printed)
    names = [menu["name"] for menu in told["menus"]]
    assert "big-banquet" in names
    assert {one["group"] for one in told["types"]} == {"roll", "appetizer", "special", "dessert"}
    one = json.loads(sushibar("menus", "big", "banquet", "--json").printed)
    assert one == told["menus"][names.index("big-banquet")]


# Progress and interruptions


def test_progress_tells_rate_and_time_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    clock = iter([0.0, 10.0, 12.0, 12.05, 13.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    show = progress.progress_bar(1_000)
    for done in (0, 100, 300, 301, 1_000):
        show(done)
    drawn = capsys.readouterr().err.split(progress.CLEAR_LINE)
    assert drawn[0] == ""
    assert [line.rpartition("░ ")[2] for line in drawn[1:4]] == [
        "0 %",
        "10 %",
        "30 % · 100/s · 0:07 left",
    ]
    assert drawn[4:] == [""]  # 301 came too soon; all done: the line is empty again


@pytest.mark.parametrize(("seconds", "shown"), [(4.6, "0:05"), (754, "12:34"), (3_723, "1:02:03")])
def test_time_left_is_written_as_on_a_clock(seconds: float, shown: str) -> None:
    assert progress.clock(seconds) == shown


def test_an_interrupted_contest_tells_what_was_counted() -> None:
    contest = ContestSetup.checked("sushi-go", ["random", "greedy"], players=2)

    def interrupt(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    outcome = play_contest(contest, 50, processes=1, progress=interrupt, partial=True)
    assert (outcome.deals, outcome.interrupted) == (3, True)
    assert outcome.as_json()["interrupted"] is True
    with pytest.raises(KeyboardInterrupt):
        play_contest(contest, 50, processes=1, progress=interrupt)


def test_ctrl_c_in_the_arena_prints_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    add = Standing.add

    def add_some(standing: Standing, deal: Any) -> None:
        if standing.deals == 4:
            raise KeyboardInterrupt
        add(standing, deal)

    monkeypatch.setattr(Standing, "add", add_some)
    asked = ("arena", "sushi-go", "--players", "2", "--bots", "random,greedy", "--processes", "1")
    done = sushibar(*asked)
    assert done.status == 130
    assert done.complaint == "Interrupted: this is what 4 of 1,000 have come to.\n"
    assert "4 deals" in done.printed
    told = json.loads(sushibar(*asked, "--json").printed)
    assert (told["deals"], told["interrupted"]) == (4, True)


def test_ctrl_c_in_a_simulation_prints_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_some(*_setup: Any) -> Iterator[Any]:
        tally = np.zeros(1, Tally)
        tally["games"], tally["decisions"], tally["points"] = 500, 9_000, 15_000
        yield Chunk(0, tally[0], np.full((500, 2), 30, np.int16), np.full(500, 0b11, np.int16))
        raise KeyboardInterrupt

    monkeypatch.setattr(cpu, "warm_up", lambda *_: None)
    monkeypatch.setattr(cpu, "play_games", play_some)
    done = sushibar("sim", "sushi-go", "--players", "2")
    assert done.status == 130
    assert done.complaint == "Interrupted: this is what 500 of 100,000 have come to.\n"
    assert re.search(r"mean points by seat +30.00  30.00\n", done.printed)
    with pytest.raises(KeyboardInterrupt):
        simulate("sushi-go", players=2)


def test_ctrl_c_before_anything_was_counted_prints_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_none(*_setup: Any) -> Iterator[Any]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(cpu, "warm_up", lambda *_: None)
    monkeypatch.setattr(cpu, "play_games", play_none)
    done = sushibar("sim", "sushi-go")
    assert (done.status, done.printed) == (130, "")
