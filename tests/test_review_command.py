"""`sushibar review`: what is said about a record, what is drawn, and what is refused."""

import json
import re
import sys
import xml.etree.ElementTree as Xml
from pathlib import Path

import pytest

from commands import sushibar
from sushibar import GreedyPolicy, RandomPolicy, Table
from sushibar.advice.advice import HARDLY
from sushibar.cli.__main__ import main
from sushibar.cli.review import seat_called
from sushibar.errors import UnknownName

NAMES = ["Ann", "Bo", "Žofie"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which one player does not think at all."""
    file = tmp_path_factory.mktemp("review") / "game.txt"
    table = Table(players=3, seed=5, names=NAMES)
    table.play({0: GreedyPolicy(), 1: GreedyPolicy(), 2: RandomPolicy(1)}).save(file)
    return file


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str | Path) -> int:
    """The exit status of a review."""
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["sushibar", "review", *map(str, arguments)])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str | Path
) -> str:
    """What a review prints when all goes well."""
    status = command(monkeypatch, *arguments)
    shown, complaint = capsys.readouterr()
    assert (status, complaint) == (0, "")
    return shown


# What is told


def test_a_review_sums_up_every_seat_and_tells_what_was_lost(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed(monkeypatch, capsys, record, "--playouts", "4000")
    assert told.startswith("Sushi Go! (gamewright) · 4,000 playouts for each decision\n")
    rows = {name: re.search(rf"^{name} +(\d+) +(\d+) +[\d.]+ ", told, re.M) for name in NAMES}
    losses = re.findall(
        r"^Turn \d\.\d · (\w+)\n  [^+]+ was better:\s+\+\d+\.\d ± \d+\.\d (?:% to win|points)",
        told,
        re.M,
    )
    assert "Žofie" in losses
    for name, row in rows.items():
        assert row is not None
        decisions, best = int(row[1]), int(row[2])
        assert 0 < best == decisions - losses.count(name)
    assert len(losses) == told.count("\nTurn ")
    assert all(len(line) <= 80 for line in told.split("\n"))


def test_the_same_playouts_tell_the_same(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    limits = (record, "--playouts", "300", "--json")
    assert printed(monkeypatch, capsys, *limits) == printed(monkeypatch, capsys, *limits)


def test_a_review_is_one_json_object(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads(printed(monkeypatch, capsys, record, "--playouts", "50", "--json"))
    assert (told["game"], told["names"], told["playouts"]) == ("sushi-go", NAMES, 50)
    assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2]
    for decision in told["decisions"]:
        assert decision["chosen"] in [choice["action"] for choice in decision["choices"]]
        chances = [choice["wins"]["mean"] for choice in decision["choices"]]
        margins = [choice["margin"]["mean"] for choice in decision["choices"]]
        ranks = [
            (chance, 0.0) if chance >= HARDLY else (0.0, margin)
            for chance, margin in zip(chances, margins, strict=True)
        ]
        assert ranks == sorted(ranks, reverse=True)


@pytest.mark.parametrize("seat", ["Žofie", "žofie", "2"])
def test_one_seat_can_be_reviewed_by_name_or_number(
    seat: str, record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed(monkeypatch, capsys, record, "--playouts", "50", "--json", "--seat", seat)
    assert {decision["seat"] for decision in json.loads(told)["decisions"]} == {2}


def test_a_time_can_be_the_limit(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = printed(monkeypatch, capsys, record, "--seconds", "0.001", "--seat", "Ann")
    assert told.startswith("Sushi Go! (gamewright) · 0.001 s for each decision\n")


def test_a_game_that_has_just_begun_has_nothing_to_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Table(players=2, seed=1).save(tmp_path / "new.txt")
    told = printed(monkeypatch, capsys, tmp_path / "new.txt", "--plot", tmp_path / "new.svg")
    assert told.endswith("\n\nNobody has had a choice yet.\n")
    Xml.parse(tmp_path / "new.svg")


def test_a_name_goes_before_a_number() -> None:
    table = Table(players=2, names=["1", "Ann"], seed=1)
    assert seat_called(table, "1") == 0
    assert seat_called(table, " ann ") == 1
    with pytest.raises(UnknownName, match="there is no seat “2”; the seats are: 0 1, 1 Ann"):
        seat_called(table, "2")


# What is drawn


def test_the_plot_is_written_as_svg(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "chances.svg"
    printed(monkeypatch, capsys, record, "--playouts", "50", "--plot", file)
    drawn = file.read_text(encoding="utf-8")
    assert Xml.fromstring(drawn).tag.endswith("svg")
    assert all(name in drawn for name in NAMES)


# What is refused


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--playouts", "5", "--seconds", "1"], "--playouts and --seconds do not go together"),
        (["--playouts", "0"], "--playouts must be a number more than 0"),
        (["--seconds", "-1"], "--seconds must be a number more than 0"),
        (["--seconds", "nan"], "--seconds must be a number more than 0"),
        (["--seconds", "inf"], "--seconds must be a number more than 0"),
        (["--seat", "Eve"], "there is no seat “Eve”; the seats are: 0 Ann, 1 Bo, 2 Žofie"),
        (["--plot", "game.txt"], "game.txt should end with .svg"),
        (["--plot", "nowhere/at/all.svg"], "nowhere/at/all.svg: "),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_takes_time(
    arguments: list[str],
    said: str,
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(monkeypatch, record, *arguments) == 2
    shown, complaint = capsys.readouterr()
    assert shown == ""
    assert said in complaint
    assert complaint.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


# Several records


def test_several_records_are_reviewed_one_after_the_other(record: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.txt").write_text("milk\n", encoding="utf-8")
    (tmp_path / "good.txt").write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    done = sushibar(
        "review",
        tmp_path,
        "-",
        "--playouts",
        "20",
        "--seat",
        "1",
        "--json",
        said=record.read_bytes(),
    )
    reviews = [json.loads(line) for line in done.printed.splitlines()]
    assert [one.pop("file") for one in reviews] == [str(tmp_path / "good.txt"), "-"]
    assert reviews[0] == reviews[1]
    assert done.status == 2
    assert done.complaint.startswith(f"sushibar: {tmp_path / 'bad.txt'}: line 1: ")
    told = sushibar("review", record, record, "--playouts", "20", "--seat", "1").printed
    assert told.count(f"{record}\nSushi Go! (gamewright) · 20 playouts") == 2


def test_one_plot_is_not_for_several_records(record: Path, tmp_path: Path) -> None:
    done = sushibar("review", record, record, "--plot", tmp_path / "plot.svg")
    assert (done.status, done.printed) == (2, "")
    assert "--plot draws one game, but there are 2 records" in done.complaint
