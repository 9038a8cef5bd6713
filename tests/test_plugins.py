"""Bots that other packages bring along: real packages in a folder on the path."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sushibar import BotError, Limit, Table, UnknownName
from sushibar.arena.contest import play_contest
from sushibar.arena.contest_setup import ContestSetup
from sushibar.bots.plugins import plug_in, plugged_in
from sushibar.bots.roster import all_bots, bot, bots_for, check_bot, display_names, kind_called

LOVER = """
from sushibar import BotKind

class PuddingLover:
    def __init__(self, luck):
        self.luck = luck

    def choose(self, observation, limit):
        limits.append(limit)
        return "pudding" if "pudding" in observation.legal else observation.legal[0]

    def close(self):
        closed.append(self.luck)

limits, closed, prepared = [], [], []
KIND = BotKind(
    make=lambda luck, game: PuddingLover(luck),
    character="keeps every pudding",
    games=["sushi-go"],
    level=1,
    limited=True,
    first_names=("Custard",),
    prepare=prepared.append,
)
NOT_A_KIND = PuddingLover
WORDY = BotKind(make=None, character="cannot be made")

class Moody:
    def choose(self, observation, limit):
        return 1 / 0

class Cheating:
    def choose(self, observation, limit):
        return "two-puddings"

MOODY = BotKind(lambda luck, game: Moody(), "has moods")
CHEATING = BotKind(lambda luck, game: Cheating(), "makes up cards")
UNABLE = BotKind(lambda luck, game: {}["nothing"], "never comes")
"""

Install = Callable[..., str]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a package with entry points on the path, as installers do; gives its module's name."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setenv("SUSHIBAR_LANG", "en")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    modules = []

    def add(package: str, source: str = LOVER, **points: str) -> str:
        module = package.replace("-", "_")
        (tmp_path / f"{module}.py").write_text(source, encoding="utf-8")
        folder = tmp_path / f"{module}-1.0.dist-info"
        folder.mkdir()
        folder.joinpath("METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n"
        )
        lines = [f"{name.replace('_', '-')} = {module}:{what}" for name, what in points.items()]
        folder.joinpath("entry_points.txt").write_text("\n".join(["[sushibar.bots]", *lines, ""]))
        modules.append(module)
        plug_in.cache_clear()
        return module

    yield add
    for module in modules:
        sys.modules.pop(module, None)
    plug_in.cache_clear()


def opening_choice(spec: str) -> str | int:
    with bot(spec, "luck", "sushi-go") as seated:
        return seated(Table(players=3, seed=7).view(0))


# Plug-ins that work


def test_a_plug_in_is_found_and_loaded_only_when_it_is_named(install: Install) -> None:
    module = install("pudding-lover", pudding_lover="KIND")
    assert plugged_in() == ("pudding-lover",)
    assert bot("greedy", "luck", "sushi-go") is not None
    assert module not in sys.modules
    assert check_bot("pudding-lover", "sushi-go") == "pudding-lover"
    assert module in sys.modules


def test_a_plug_in_is_a_bot_like_any_other(install: Install) -> None:
    install("pudding-lover", pudding_lover="KIND")
    table = Table(players=3, seed=7)
    assert table.called.actions[int(opening_choice("pudding-lover"))] == "pudding"
    assert bots_for("sushi-go")[-1] == "pudding-lover"
    assert "pudding-lover" not in bots_for("party")
    assert display_names("pudding-lover")[:2] == ("Custard (bot)", "Custard-2 (bot)")
    assert kind_called("Custard-2 (bot)") == "pudding-lover"
    with pytest.raises(UnknownName, match="there are no “pudding-lover” bots"):
        check_bot("pudding-lover", "party")


def test_a_plug_in_is_given_its_limit_and_closed(install: Install) -> None:
    module = install("pudding-lover", pudding_lover="KIND")
    opening_choice("pudding-lover:250ms")
    opening_choice("pudding-lover:9")
    loaded = sys.modules[module]
    assert loaded.limits == [Limit(seconds=0.25), Limit(playouts=9)]
    assert len(loaded.closed) == 2


def test_a_plug_in_competes_in_the_arena(install: Install) -> None:
    module = install("pudding-lover", pudding_lover="KIND")
    asked = ContestSetup.checked("sushi-go", ["pudding-lover:5", "random"], players=2)
    outcome = play_contest(asked, deals=2, processes=1)
    loaded = sys.modules[module]
    assert loaded.prepared == ["sushi-go"]
    assert set(loaded.limits) == {Limit(playouts=5, threads=1)}
    assert outcome.bots[0].by_category["pudding"] > 0
    together = play_contest(asked, deals=2, processes=2)
    assert together.bots[0].points == outcome.bots[0].points


def test_a_plug_in_plays_in_the_terminal(install: Install, tmp_path: Path) -> None:
    install("pudding-lover", pudding_lover="KIND")
    arguments = ["--players", "3", "--bots", "pudding-lover,greedy", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "sushibar.cli", "play", *arguments],
        input="1\n" * 60,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "  Custard (bot)  level 1  keeps every pudding\n" in done.stdout
    assert "  Nibbles (bot)  level 2  takes what shines brightest\n" in done.stdout
    assert "Final scores" in done.stdout


# Plug-ins that do not


BROKEN = {
    "cannot be loaded: ModuleNotFoundError: No module named 'no_such_thing'": (
        "import no_such_thing",
        "KIND",
    ),
    "cannot be loaded: SyntaxError": ("def (", "KIND"),
    "cannot be loaded: SystemExit": ("raise SystemExit(3)", "KIND"),
    "cannot be loaded: AttributeError": (LOVER, "NOTHING"),
    "is not described by a sushibar.BotKind but by <class": (LOVER, "NOT_A_KIND"),
    "None cannot be its make, a function of luck and game": (LOVER, "WORDY"),
}


@pytest.mark.parametrize("complaint", BROKEN)
def test_a_broken_plug_in_is_named_and_does_not_disturb_others(
    install: Install, complaint: str
) -> None:
    source, what = BROKEN[complaint]
    install("broken-bots", source, broken=what)
    install("pudding-lover", pudding_lover="KIND")
    with pytest.raises(BotError, match=complaint) as raised:
        check_bot("broken", "sushi-go")
    assert "broken" in str(raised.value)
    assert bots_for("sushi-go")[-1] == "pudding-lover"
    (listed,) = [one for one in all_bots() if one.name == "broken"]
    assert listed.kind is None
    assert complaint in listed.problem
    with pytest.raises(UnknownName, match="there are no “clever” bots; available: random"):
        check_bot("clever", "sushi-go")


@pytest.mark.parametrize(
    ("what", "complaint"),
    [
        ("MOODY", "the bot “guest” has failed: ZeroDivisionError: division by zero"),
        ("UNABLE", "the bot “guest” has failed: KeyError: 'nothing'"),
        ("CHEATING", "the bot “guest” chose 'two-puddings'; expected one of: dumpling, "),
    ],
)
def test_a_plug_in_that_fails_at_the_table_is_named(
    install: Install, what: str, complaint: str
) -> None:
    install("guests", guest=what)
    with pytest.raises(BotError, match=complaint):
        opening_choice("guest")


def test_a_plug_in_that_fails_in_a_process_of_the_arena_is_named(install: Install) -> None:
    install("guests", guest="MOODY")
    asked = ContestSetup.checked("sushi-go", ["guest", "random"], players=2)
    with pytest.raises(BotError, match="“guest” has failed: ZeroDivisionError"):
        play_contest(asked, deals=2, processes=2)


def test_the_names_of_the_house_cannot_be_taken(install: Install) -> None:
    install("impostor", greedy="KIND")
    with pytest.raises(BotError, match="“greedy” is one of the house’s own bots"):
        plug_in("greedy")
    assert check_bot("greedy", "party") == "greedy"
    assert "greedy" in [one.name for one in all_bots() if one.origin == "plug-in"]


def test_two_packages_cannot_bring_the_same_bot(install: Install) -> None:
    install("one-lover", lover="KIND")
    install("two-lovers", lover="KIND")
    with pytest.raises(
        BotError, match="several packages bring a bot “lover”: one-lover, two-lover"
    ):
        check_bot("lover", "sushi-go")


# `sushibar bots`


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sushibar.cli", "bots", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
        check=True,
    )


def test_all_bots_are_listed(install: Install, tmp_path: Path) -> None:
    install("pudding-lover", pudding_lover="KIND")
    install("broken-bots", "raise ValueError('no\\nnetwork')", broken="KIND")
    (tmp_path / "sushibar").mkdir()
    (tmp_path / "sushibar" / "bots.toml").write_text("[echo]\ncommand = ['cat']\n")
    done = command()
    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines[0] == ["bot", "level", "limit", "games", "character"]
    assert [line[0] for line in lines[1:9]] == [
        *("random", "beginner", "greedy", "nimble", "search", "champion"),
        *("echo", "pudding-lover"),
    ]
    assert " ".join(lines[3]) == "greedy 2 no all takes what shines brightest"
    assert " ".join(lines[7]) == "echo (program) - yes all does what cat says"
    assert " ".join(lines[8]) == "pudding-lover (plug-in) 1 yes sushi-go keeps every pudding"
    assert done.stderr == (
        "sushibar: the plug-in bot “broken” of broken-bots cannot be loaded: "
        "ValueError: no network\n"
    )


def test_all_bots_are_listed_as_json(install: Install) -> None:
    install("pudding-lover", pudding_lover="KIND")
    install("broken-bots", "raise ValueError('no network')", broken="KIND")
    done = command("--json")
    assert done.stderr == ""
    listed = {one["name"]: one for one in json.loads(done.stdout)["bots"]}
    assert listed["champion"]["level"] == 5
    assert listed["champion"]["limit"] is True
    assert listed["champion"]["games"] == ["sushi-go", "party", "wasabi"]
    assert listed["pudding-lover"] == {
        "name": "pudding-lover",
        "origin": "plug-in",
        "level": 1,
        "games": ["sushi-go"],
        "limit": True,
        "character": "keeps every pudding",
    }
    assert "no network" in listed["broken"]["problem"]
