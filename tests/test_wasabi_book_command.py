"""`sushibar wasabi-book`: the house book printed, and books checked."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from sushibar.cli.__main__ import main
from sushibar.games.wasabi.rules.book import house_book, house_text, read_book


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The status of a command, what it prints, and what it complains about."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUSHIBAR_LANG", "en")
        patch.setattr(sys, "argv", ["sushibar", "wasabi-book", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The house book in a file of the current folder."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "my book.toml"
    file.write_text(house_text(), encoding="utf-8")
    return file


def test_a_right_book_is_summed_up(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told, complaint = run(capsys, "check", house.name)
    assert (status, complaint) == (0, "")
    assert told.startswith("House recipe book: 72 tiles, 52 recipes\n\n  base ")
    assert "\n  base            15  rice 7, maki 8\n" in told
    assert "\n  unique           4  blowfish 1, wagyu 1, truffle 1, gold leaf 1\n" in told
    for length, count in {2: 16, 3: 16, 4: 12, 5: 8}.items():
        assert re.search(rf"^  {length} ingredients +{count}  [A-Z]", told, re.M)
    assert told.endswith("\nTo play with it: sushibar play wasabi --book 'my book.toml'\n")
    assert all(len(line) <= 80 for line in told.splitlines())


def test_a_book_without_some_categories_is_summed_up_too(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house.write_text(
        'name = "Tiny"\n'
        "tiles = { fish = { cod-roe = 4 }, garden = { leek = 4 }, toppings = { egg = 4 } }\n"
        'recipes = { tiny-bite = ["cod-roe", "leek", "egg"] }\n'
    )
    status, told, complaint = run(capsys, "check", house.name)
    assert (status, complaint) == (0, "")
    assert told.startswith(
        "Tiny: 12 tiles, 1 recipe\n"
        "\n"
        "  base             0\n"
        "  fish             4  cod roe 4\n"
        "  shellfish        0\n"
        "  garden           4  leek 4\n"
        "  toppings         4  egg 4\n"
        "  unique           0\n"
        "\n"
        "  2 ingredients    0\n"
        "  3 ingredients    1  Tiny Bite\n"
        "  4 ingredients    0\n"
        "  5 ingredients    0\n"
        "\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("tuna = 5", "tuna = 5.5", "the tiles of tuna must be a whole number, not 5.5"),
        ('["tuna", "maki"]', '["tuna", "mako"]', "the recipe tekkamaki needs “mako”, which is not"),
        ('["tuna", "maki"]', '["tuna", "maki"', "line "),
        ("[recipes]", "tuna = 4\n[recipes]", "“tuna” is in the recipe book twice"),
        ("wagyu = 1", "wagyu = 2", "wagyu is unique: it has 1 tile, not 2"),
    ],
)
def test_a_wrong_book_is_refused_in_one_line(
    old: str, new: str, said: str, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert old in house_text()
    house.write_text(house_text().replace(old, new, 1), encoding="utf-8")
    status, told, complaint = run(capsys, "check", house.name)
    assert (status, told) == (2, "")
    assert complaint.startswith(f"sushibar: {said}")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check"], "FILE is missing"),
        (["check", "missing.toml"], "missing.toml: "),
        (["check", "."], ".: "),
        (["check", "my book.toml", "b.toml"], "b.toml"),
        (["check", "--nonsense"], "--nonsense"),
        (["check", "\udcff"], ""),
        (["check", "x" * 10_000], ""),
        (["show", "a.toml"], "a.toml"),
        (["cook"], "cook"),
        (["--nonsense"], "--nonsense"),
    ],
)
@pytest.mark.usefixtures("house")
def test_wrong_arguments_are_refused_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told, complaint = run(capsys, *arguments)
    assert (status, told) == (2, "")
    assert complaint.startswith("sushibar: ")
    assert complaint.count("\n") == 1
    assert said in complaint


def test_the_house_book_is_shown_as_a_file_to_begin_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, told, complaint = run(capsys, "show")
    assert (status, complaint) == (0, "")
    assert read_book(told) == house_book()
    assert set(tomllib.loads(told)) == {"name", "tiles", "recipes"}
    assert "sushibar wasabi-book check FILE" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Usage: sushibar wasabi-book "),
        (["--help"], "Usage: sushibar wasabi-book "),
        (["check", "--help"], "Usage: sushibar wasabi-book check "),
        (["show", "--help"], "Usage: sushibar wasabi-book show "),
    ],
)
def test_the_command_helps(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told, complaint = run(capsys, *arguments)
    assert (status, complaint) == (0, "")
    assert told.startswith(said)
