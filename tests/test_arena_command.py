"""`sushibar arena`: what it prints, keeps and refuses."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sushibar.cli.__main__ import main


def command(
    arguments: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    """The status of the command, what it prints, and what it says on standard error."""
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["sushibar", "arena", *shlex.split(arguments)])
    with pytest.raises(SystemExit) as end:
        main()
    return int(end.value.code or 0), *capsys.readouterr()


def test_a_contest_is_summed_up_for_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "sushi-go --players 2 --bots greedy,random --deals 3 --processes 1"
    status, told, complaint = command(arguments, monkeypatch, capsys)
    assert (status, complaint) == (0, "")
    lines = told.splitlines()
    assert lines[0] == "Sushi Go! (gamewright) · 2 players · 3 deals, 6 games"
    assert lines[1] == "every seating of the bots on each deal; an even share is 50.0%"
    number, reach = r"[+-]?\d+\.\d", r" ± \d+\.\d"
    for bot in ("greedy", "random"):
        assert re.search(
            rf"^{bot} +\d+\.\d% \(\d+\.\d to \d+\.\d\) +{number}{reach} +[+-]{number}{reach}"
            rf" +{number}{reach} +[\d,]+$",
            told,
            re.M,
        )
    assert re.search(
        r"^more for greedy than for +wins, percentage points +points +margin$", told, re.M
    )
    assert re.search(rf"^random +[+-]\d+\.\d \([+-]\d+\.\d to [+-]\d+\.\d\) +{number}", told, re.M)
    assert re.search(r"^points for +greedy +random$", told, re.M)
    assert re.search(r"^puddings +-?\d\.\d\d +-?\d\.\d\d$", told, re.M)
    assert "ettled" not in told


def test_candidates_meet_the_same_field(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "party --menu big-banquet --players 3 --bots random --field random --deals 1"
    status, told, complaint = command(f"{arguments} --processes 1", monkeypatch, capsys)
    assert (status, complaint) == (0, "")
    assert told.startswith("Sushi Go Party!")
    assert "each bot alone, in every seat, against random in all others" in told
    assert re.search(r"^random +33\.3% +\d", told, re.M)
    assert re.search(r"^field of random +33\.3% +\d", told, re.M)


def test_the_outcome_is_one_json_object(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "sushi-go --players 3 --bots random --field random --deals 2 --json --processes 1"
    status, told, complaint = command(f"{arguments} --seed tea", monkeypatch, capsys)
    assert (status, complaint) == (0, "")
    found = json.loads(told)
    assert told.count("\n") == 1
    asked = found["question"]
    assert (asked["game"], asked["players"], asked["bots"]) == ("sushi-go", 3, ["random"])
    assert (asked["field"], asked["seed"]) == ("random", "tea")
    assert (found["deals"], found["games"], found["settled"]) == (2, 6, None)
    alone, others = found["bots"]
    assert (alone["is_field"], others["is_field"]) == (False, True)
    assert alone["win_rate"]["mean"] + 2 * others["win_rate"]["mean"] == pytest.approx(1, abs=1e-5)
    for measured in found["bots"]:
        for measure in ("win_rate", "margin", "points"):
            assert (
                measured[measure]["low"] <= measured[measure]["mean"] <= measured[measure]["high"]
            )
        assert measured["decisions_per_s"] > 0
        assert sum(measured["points_by_category"].values()) == pytest.approx(
            measured["points"]["mean"], abs=1e-3
        )
        assert set(measured["rating"]) == {"mu", "sigma"}
    (comparison,) = found["comparisons"]
    assert (comparison["bot"], comparison["other"]) == ("random", "random")


def test_a_terminal_sees_a_bar_that_vanishes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    arguments = "sushi-go --players 2 --bots random --deals 2 --processes 1"
    status, told, bar = command(arguments, monkeypatch, capsys)
    assert status == 0
    assert "0 %" in bar
    assert "50 %" in bar
    assert bar.endswith("\r\x1b[K")
    assert "%\r" not in told


def test_it_says_whether_the_question_is_settled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sushibar.arena.contest.FEWEST_DEALS", 2)
    usual = "sushi-go --players 2 --until-settled --processes 1"
    _, told, _ = command(f"{usual} --bots random --field random --deals 2", monkeypatch, capsys)
    assert " ".join(told.split()).endswith(
        "Not settled after 2 deals: "
        "it is open whether random wins more than the best of the others."
    )
    _, told, _ = command(f"{usual} --bots greedy,random --deals 40", monkeypatch, capsys)
    end = r"Settled after \d+ deals: greedy wins more than any other\."
    assert re.fullmatch(end, told.splitlines()[-1])


def test_an_interrupted_contest_keeps_its_deals(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arguments = "arena sushi-go --players 2 --bots random --deals 100000 --processes 2 --results"
    running = subprocess.Popen(
        [sys.executable, "-m", "sushibar.cli", *arguments.split(), str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # may be ignored here
    )
    try:
        deadline = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        told, complaint = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert re.fullmatch(
        rb"Interrupted: this is what \d+ of 100,000 have come to.", complaint.strip()
    )
    assert re.search(rb" \d+ deals, \d+ games\n", told)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["deal"] for line in lines[1:]] == list(range(len(lines) - 1))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "GAME"),
        ("sushi-go", "--bots is missing"),
        ("chess --bots greedy", "there is no game “chess”"),
        (
            "sushi-go --bots clever",
            "there are no “clever” bots; available: random, beginner, greedy, ",
        ),
        ("sushi-go --bots greedy,", "“” is not a bot: expected a name such as greedy"),
        ("sushi-go --bots ''", "“” is not a bot"),
        ("sushi-go --bots greedy,greedy", "greedy is named twice"),
        (
            "sushi-go --bots search:soon",
            "“soon” is not a limit for search: expected a time such as",
        ),
        ("sushi-go --bots greedy --field clever", "there are no “clever” bots"),
        ("sushi-go --bots greedy --players 6", "this game is for 2 to 5 players, not 6"),
        ("sushi-go --bots greedy --menu random", "sushi-go has no menus"),
        ("sushi-go --bots greedy --edition other", "there is no edition “other”"),
        ("sushi-go --bots greedy --deals 0", "deals must be from 1 to "),
        ("sushi-go --bots greedy --deals -1", "deals must be from 1 to "),
        ("sushi-go --bots greedy --deals many", "--deals"),
        ("sushi-go --bots greedy --processes 0", "processes must be from 1 to "),
        ("sushi-go --bots greedy --seed a#b", "'a#b' cannot be a seed"),
        (
            "sushi-go --bots greedy --until-settled",
            "greedy is alone, so there is nothing to settle",
        ),
        ("sushi-go --bots greedy --results .", ".: "),
        ("sushi-go --bots greedy --results missing/file", "missing/file: "),
        (
            "sushi-go --bots greedy --results notes.txt",
            "notes.txt is not an arena results file",
        ),
        ("wasabi --bots greedy --players 2 --book missing.toml", "missing.toml"),
        ("sushi-go --bots greedy --nonsense", "--nonsense"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    arguments: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("milk, eggs\n", encoding="utf-8")
    status, told, complaint = command(arguments, monkeypatch, capsys)
    assert (status, told) == (2, "")
    assert complaint.startswith("sushibar: ")
    assert complaint.count("\n") == 1
    assert said in complaint
