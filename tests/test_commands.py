"""The command line as a whole: help, records, simulations, and one line for whatever is wrong."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from commands import sushibar
from sushibar import Table
from sushibar.cli.__main__ import main
from sushibar.games.party.rules.dishes import TYPES
from sushibar.games.party.rules.menu import MENUS

COMMANDS = [
    "play",
    "score",
    "replay",
    "verify",
    "review",
    "menus",
    "sim",
    "arena",
    "wasabi-book",
]


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "sushibar.cli", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "SUSHIBAR_LANG": "en", "PYTHONUTF8": "1", **environment},
        timeout=600,
    )


def printed(*arguments: str | Path) -> str:
    """What the command prints when all goes well."""
    done = sushibar(*arguments)
    assert (done.status, done.complaint) == (0, "")
    return done.printed


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all sorts of records, and other things."""
    folder = tmp_path_factory.mktemp("games")
    whole = Table(players=3, seed=5, names=["Ann", "Bo", "Žofie"]).play()
    whole.save(folder / "whole.txt")
    begun = Table(players=2, options=["dummy"], seed=5)
    for _ in range(7):
        begun.act(begun.pending[0], begun.legal(begun.pending[0])[0])
    begun.save(folder / "begun.txt")
    Table(players=2, stated=True).save(folder / "stated.txt")
    text = whole.record()
    files = {
        "empty.txt": b"",
        "notes.txt": b"milk, eggs\n",
        "picture.png": b"\x89PNG\r\n\x1a\n\0\xff",
        "broken.txt": text.replace("\n1.3 ", "\n1.4 ").encode(),
        "cut.txt": text[: len(text) // 2].rpartition("\n")[0].encode(),
        "cheat.txt": re.sub("points .*", "points 99 | 0 | 0", text).encode(),
        "promise.txt": re.sub("seed .*", "seed 6", text).encode(),
        "no-game.txt": b"sushibar record 1\ngame chess 1\nplayers 2\nend\n",
        "long.txt": b"sushibar record 1\n" + b"x" * 10_000 + b"\nend\n",
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    (folder / "folder").mkdir()
    return folder


# Help


def test_help_lists_all_commands() -> None:
    helped = printed("--help")
    for command in COMMANDS:
        assert re.search(rf"^ +{command} +\S", helped, re.M)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sushibar", command, "--help"])
    with pytest.raises(SystemExit) as end:
        main()
    helped, complaint = capsys.readouterr()
    assert (end.value.code or 0, complaint) == (0, "")
    assert command in helped


def test_help_loads_neither_the_compiler_nor_the_rules() -> None:
    program = (
        "import sys\n"
        "from sushibar.cli.__main__ import main\n"
        "sys.argv = ['sushibar', '--help']\n"
        "try:\n    main()\n"
        "finally:\n"
        "    loaded = {'numba', 'numpy', 'sushibar.rulebook'} & set(sys.modules)\n"
        "    print('loaded:', sorted(loaded), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stderr == b"loaded: []\n"


def test_the_version_can_be_asked_for() -> None:
    import sushibar

    assert printed("--version") == f"sushibar {sushibar.__version__}\n"


# Records


def test_replay_tells_a_whole_game(games: Path) -> None:
    told = printed("replay", games / "whole.txt")
    assert told.startswith("Sushi Go! (gamewright)\n")
    assert all(f"\nTurn {number}.{turn}\n" in told for number in (1, 2, 3) for turn in range(1, 10))
    assert "Round 1. The hands:" in told
    assert "  Žofie: " in told
    assert re.search(r"^Total( +-?\d+){3}$", told, re.M)
    assert re.search(r"^The winners? (is|are) ", told.rstrip("\n").split("\n")[-1])


def test_replay_tells_how_far_an_unfinished_game_has_come(games: Path) -> None:
    told = printed("replay", games / "begun.txt")
    assert "plays for the dummy first." in told
    assert told.rstrip("\n").split("\n")[-1].startswith("The game is not finished: it stands at")


def test_replay_prints_what_the_terminal_can_show(games: Path) -> None:
    done = run("replay", games / "whole.txt", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "  ?ofie: " in done.stdout


def test_a_process_prints_what_the_command_prints_here(games: Path) -> None:
    done = run("replay", games / "whole.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == printed("replay", games / "whole.txt")


def test_verify_checks_a_whole_game(games: Path) -> None:
    table = Table.load(games / "whole.txt")
    checked = printed("verify", games / "whole.txt")
    assert "27 turns, all legal\n" in checked
    assert "the one promised before the game" in checked
    assert f"the result is right: {', '.join(map(str, table.points))} points\n" in checked


def test_verify_counts_turns_and_not_their_questions(tmp_path: Path) -> None:
    Table("party", players=4, menu="big-banquet", seed=5).play().save(tmp_path / "party.txt")
    lines = (tmp_path / "party.txt").read_text(encoding="utf-8").split("\n")
    assert sum(line[:1].isdigit() for line in lines) > 3 * 9
    assert printed("verify", tmp_path / "party.txt").startswith("27 turns, all legal\n")


def test_verify_says_that_a_game_is_unfinished(games: Path) -> None:
    checked = printed("verify", games / "begun.txt")
    assert re.search(r"^not finished: the game stands at round 1, turn \d+$", checked, re.M)
    assert "no seed to check" in printed("verify", games / "stated.txt")


BAD_RECORDS = {
    "empty.txt": "line 1: the record is empty",
    "notes.txt": "line 1: a record starts with",
    "picture.png": "line 1: this is not a text file",
    "broken.txt": "this line is about 1.4, expected 1.3",
    "cut.txt": "the record breaks off",
    "cheat.txt": "wrong points, the game gives",
    "promise.txt": "the commitment is not the seed’s",
    "no-game.txt": "line 2: there is no game “chess”",
    "long.txt": "line 2: ",
    "missing.txt": "missing.txt: ",
    "folder": "folder: ",
}


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize(("name", "said"), BAD_RECORDS.items(), ids=BAD_RECORDS)
def test_a_bad_record_is_refused_in_one_line(
    command: str,
    name: str,
    said: str,
    games: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused([command, str(games / name)], said, monkeypatch, capsys)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_the_process_itself_complains_in_one_line_without_a_traceback(
    command: str, games: Path
) -> None:
    done = run(command, games / "cheat.txt")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"sushibar: line \d+: wrong points, the game gives [^\n]+\n", done.stderr)


def test_a_reader_who_has_seen_enough_is_no_error(games: Path) -> None:
    command = shlex.join([sys.executable, "-m", "sushibar.cli", "replay", str(games / "whole.txt")])
    done = subprocess.run(
        ["sh", "-c", f"{command} | head -n 1"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert (done.stdout.count(b"\n"), done.stderr) == (1, b"")


# Menus


def test_all_menus_are_listed_with_their_names_players_and_types() -> None:
    listed = printed("menus")
    assert all(len(line) <= 80 for line in listed.splitlines())
    told = " ".join(listed.split())
    for name, types in MENUS.items():
        assert all(type_ in told.split(f" {name} ")[1].split(" players ")[1] for type_ in types)
    assert "master-menu Master Menu (Meistermenü), for 3 to 8 players temaki · sashimi," in told
    assert "sushi-go Sushi Go!, for 2 to 8 players maki · " in told
    assert "--menu maki,tempura,sashimi,miso-soup,tea,wasabi,green-tea-ice-cream" in told
    assert "--menu random" in told
    assert all(type_.name in told for type_ in TYPES)


@pytest.mark.parametrize("words", [["points-platter"], ["Points", "Platter"], ["points platter!"]])
def test_one_menu_is_shown_group_by_group(words: list[str]) -> None:
    assert printed("menus", *words) == (
        "Points Platter (Punkteplatte), for 3 to 6 players\n"
        "\n"
        "  roll        uramaki\n"
        "  appetizers  dumpling, onigiri, edamame\n"
        "  specials    tea, special-order\n"
        "  dessert     green-tea-ice-cream\n"
        "\n"
        "To play with it: sushibar play party --menu points-platter\n"
    )


# Simulations


def test_a_simulation_ends_with_one_json_object() -> None:
    told = printed("sim", "sushi-go", "--games", "200", "--json", "--threads", "1")
    result = json.loads(told.rstrip("\n").split("\n")[-1])
    assert {"games", "seconds", "games_per_s", "decisions_per_s", "mean_points"} <= set(result)
    assert result["games"] == 200
    assert len(result["mean_points"]) == 4
    assert all(10 < points < 60 for points in result["mean_points"])
    assert result["seconds"] > 0
    assert result["games_per_s"] > 0
    assert result["decisions_per_s"] > result["games_per_s"]


def test_a_simulation_of_a_menu_says_what_was_on_it() -> None:
    told = printed("sim", "party", "--menu", "Big Banquet", "--games", "20", "--json")
    result = json.loads(told)
    assert result["menu"] == list(MENUS["big-banquet"])
    assert set(result["menu"]) < set(result["mean_by_category"])
    told = printed("sim", "party", "--players", "2", "--menu", "random", "--games", "20")
    assert re.search(r"^mean points by seat( +\d+\.\d\d){2}$", told, re.M)


def test_a_simulation_is_summed_up_for_people() -> None:
    told = printed("sim", "sushi-go", "--players", "3", "--games", "1000", "--threads", "1")
    assert re.search(r"^games +1,000$", told, re.M)
    assert re.search(r"^mean points by seat( +\d+\.\d\d){3}$", told, re.M)
    assert re.search(r"^games per second +[\d,]+$", told, re.M)
    assert re.search(r"^decisions per second +[\d,]+$", told, re.M)
    assert re.search(r"^mean points for dumplings +\d+\.\d\d$", told, re.M)
    assert re.search(r"^shared victories +\d+\.\d\d%$", told, re.M)


# Wrong arguments


def refused(
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Check that the command ends with status 2 and one line that says this."""
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["sushibar", *arguments])
    with pytest.raises(SystemExit) as end:
        main()
    shown, complaint = capsys.readouterr()
    assert (end.value.code, shown) == (2, "")
    assert complaint.startswith("sushibar: ")
    assert complaint.count("\n") == 1
    assert complaint.endswith("\n")
    assert said in complaint


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("cook", "cook"),
        ("--nonsense", "--nonsense"),
        ("play chess", "there is no game “chess”; available: sushi-go"),
        ("play --players 6", "this game is for 2 to 5 players, not 6"),
        ("play --players many", "--players"),
        ("play --players", "--players"),
        ("play --edition other", "there is no edition “other”; available: gamewright, zoch"),
        ("play --edition zoch --dummy", "has no option “dummy”"),
        ("play --dummy --players 3", "the dummy is for 2 players, not 3"),
        (
            "play --bots clever",
            "there are no “clever” bots; available: random, beginner, greedy, nimble, search, "
            "champion",
        ),
        ("play --seed ''", "'' cannot be a seed"),
        ("play --seed 'a#b'", "'a#b' cannot be a seed"),
        ("play --name 'A|B'", "'A|B' cannot be a player’s name"),
        ("play --resume missing.txt", "missing.txt: "),
        ("play --nonsense", "--nonsense"),
        ("play sushi-go sushi-go", "sushi-go"),
        ("score pizza egg", "there is no card “pizza”"),
        ("score egg", "this game is for 2 to 5 players, not 1"),
        ("score --edition other", "there is no edition “other”"),
        ("score --json egg", "--json reads whole questions"),
        ("score --puddings x,y", "“x” is not a whole number"),
        ("score --totals 1,2", "beside --puddings"),
        ("score --nonsense", "--nonsense"),
        ("replay", "FILE"),
        ("replay missing.txt", "missing.txt: "),
        ("replay a.txt b.txt", "b.txt"),
        ("replay --nonsense a.txt", "--nonsense"),
        ("verify", "FILE"),
        ("verify missing.txt", "missing.txt: "),
        ("verify --nonsense a.txt", "--nonsense"),
        ("play --menu big-banquet", "sushi-go has no menus"),
        ("play party --menu breakfast", "there is no menu “breakfast”; available: my-first-meal, "),
        (
            "play party --menu 'points platter' --players 2",
            "edamame is for 3 to 8 players",
        ),
        ("play party --menu maki,eel", "a menu has 3 appetizers, this one has 1 (eel)"),
        ("play party --edition zoch", "there is no edition “zoch”; available: standard"),
        ("play party --dummy", "has no option “dummy”"),
        ("play party --pass-both-ways", "has no option “pass-both-ways”"),
        ("play party --players 9", "this game is for 2 to 8 players, not 9"),
        ("play party --bots clever", "there are no “clever” bots"),
        ("play --resume a.txt --menu random", "leave out --menu"),
        ("menus breakfast", "there is no recommended menu “breakfast”; available: my-first-meal, "),
        ("menus sushi-go big-banquet", "there is no recommended menu “sushi-go big-banquet”"),
        ("menus --nonsense", "--nonsense"),
        ("sim", "GAME"),
        ("sim sushi-go --menu big-banquet", "sushi-go has no menus"),
        ("sim party --menu maki,maki", "maki is on the menu twice"),
        ("sim party --menu", "--menu"),
        ("sim chess", "there is no game “chess”"),
        ("sim sushi-go --players 1", "this game is for 2 to 5 players, not 1"),
        ("sim sushi-go --players 99999999999999999999", "players, not 99,999"),
        ("sim sushi-go --players 2.5", "--players"),
        ("sim sushi-go --edition other", "there is no edition “other”"),
        ("sim sushi-go --edition zoch --players 2", "this game is for 3 to 5 players, not 2"),
        ("sim sushi-go --dummy --players 4", "the dummy is for 2 players, not 4"),
        ("sim sushi-go --games 0", "games must be from 1 to "),
        ("sim sushi-go --games -5", "games must be from 1 to "),
        ("sim sushi-go --games many", "--games"),
        ("sim sushi-go --games 99999999999999999999", "games must be from 1 to "),
        ("sim sushi-go --policy clever", "there is no policy “clever”"),
        ("sim sushi-go --device abacus", "there is no device “abacus”; available: cpu, cuda"),
        ("sim sushi-go --threads 0", "threads must be from 1 to "),
        ("sim sushi-go --threads 99999", "threads must be from 1 to "),
        ("sim sushi-go --seed -1", "seed must be from 0 to "),
        ("sim sushi-go --seed 99999999999999999999", "seed must be from 0 to "),
        ("sim sushi-go --seed soy", "--seed"),
        ("sim sushi-go sushi-go", "sushi-go"),
        ("sim sushi-go --nonsense", "--nonsense"),
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
    refused(shlex.split(arguments), said, monkeypatch, capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "x" * 10_000],
        ["play", "--seed", "x#" * 5_000],
        ["sim", "x" * 10_000],
        ["sim", "sushi-go", "--players", "9" * 5_000],
        ["replay", "x" * 10_000],
        ["replay", "a\nb"],
        ["verify", "\udcff"],
        ["score", "x" * 10_000, "egg"],
        ["--" + "x" * 10_000],
    ],
    ids=range(9),
)
def test_no_argument_is_too_odd_to_be_refused_in_one_line(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(arguments, "", monkeypatch, capsys)
