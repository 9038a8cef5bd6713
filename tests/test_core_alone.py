"""The core alone: what works without any extra, and the one line that names a missing one."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sushibar.extras import EXTRAS
from without import run_without

ROOT = Path(__file__).parents[1]
BROUGHT_ALONG = {
    "anyio",
    "greenlet",
    "h11",
    "httpx",
    "llvmlite",
    "mako",
    "pydantic_core",
    "starlette",
    "uvloop",
}
"""What the extras need themselves."""
OF_EXTRAS = {package for packages in EXTRAS.values() for package in packages} | BROUGHT_ALONG
OF_TYPER = {"pydantic", "pydantic_core"}
"""What the command line brings along, though only the server asks for it."""
MISSING = OF_EXTRAS - OF_TYPER
NUMBA = 'this needs numba, which is not installed: pip install "sushibar[fast]"'
FOUND = "import sys, importlib.util as util; print(*filter(util.find_spec, sys.argv[1:]))"
PLAYED = """
from pathlib import Path
from sushibar import Table, bot, score, verify

for game in ("sushi-go", "party", "wasabi"):
    bots = {0: bot("random"), 1: bot("beginner"), 2: bot("greedy")}
    table = Table(game, players=3, seed=7).play(bots)
    table.save(f"{game}.txt")
    assert verify(Path(f"{game}.txt")).table == table
assert score("sushi-go", plates=[["wasabi", "squid-nigiri"], ["maki-2"]])["points"] == [9, 6]
"""


def test_everything_of_the_core_works_without_any_extra(tmp_path: Path) -> None:
    program = """
def done(*arguments, said=""):
    status, printed, complaint = sushibar(*arguments, said=said)
    assert (status, complaint) == (0, ""), (arguments, complaint)
    return printed

for game in ("sushi-go", "party", "wasabi"):
    assert done("verify", f"{game}.txt")
    assert done("replay", f"{game}.txt")
assert "The winner" in done("score", "wasabi", "2,2,5", "2")
assert "wasabi" in done("score", "wasabi squid-nigiri maki-2", "2*tempura maki-3")
assert done("menus") and done("wasabi-book", "show")
arena = ("--deals", "2", "--processes", "1", "--players", "2")
assert "greedy" in done("arena", "sushi-go", "--bots", "greedy,beginner,random", *arena)
print(done("play", "sushi-go", "--players", "2", "--seed", "7", said="hint\\n" + "1\\n" * 200))
print(sushibar("bots"))
print(*sorted(sys.modules))
"""
    printed = run_without(MISSING, PLAYED + program, tmp_path)
    assert f"{NUMBA} For now, " in " ".join(printed.split())  # the hint is greedy's
    assert "Total" in printed  # the game was played to its end
    assert f"sushibar: search: {NUMBA}" in printed
    assert not {*printed.splitlines()[-1].split()} & MISSING


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("'sim', 'sushi-go'", "numba", "fast"),
        ("'review', 'sushi-go.txt'", "numba", "fast"),
        ("'arena', 'party', '--bots', 'search', '--field', 'greedy'", "numba", "fast"),
        ("'play', 'wasabi', '--bots', 'champion'", "numba", "fast"),
        ("'serve', '--port', '0'", "aiosqlite", "serve"),
    ],
)
def test_a_command_names_what_is_missing(
    command: str, package: str, extra: str, tmp_path: Path
) -> None:
    line = f'this needs {package}, which is not installed: pip install "sushibar[{extra}]"'
    printed = run_without(MISSING, f"{PLAYED}\nprint(sushibar({command}))", tmp_path)
    assert printed.strip() == str((2, "", f"sushibar: {line}"))


def test_python_names_what_is_missing(tmp_path: Path) -> None:
    program = """
import sushibar as bar

table = bar.Table(players=2, seed=1)
for ask in (
    lambda: bar.simulate("sushi-go", players=2),
    lambda: bar.bot("search"),
    lambda: bar.advise(table.view(0)),
):
    try:
        ask()
    except bar.MissingExtra as error:
        assert isinstance(error, (bar.SushibarError, ImportError))
        print(error)
"""
    printed = run_without(OF_EXTRAS, PLAYED + program, tmp_path, commands=False)
    assert printed.splitlines() == [NUMBA] * 3


@pytest.mark.parametrize(
    ("program", "package", "extra"),
    [
        (
            "simulate('sushi-go', players=2, device='cuda')",
            "numba-cuda",
            "cuda",
        ),
        ("asyncio.run(open_bus('nats://127.0.0.1:1'))", "nats", "nats"),
        ("asyncio.run(Store.open('postgresql://127.0.0.1:1/x'))", "asyncpg", "postgres"),
    ],
)
def test_other_extras_are_named_too(program: str, package: str, extra: str, tmp_path: Path) -> None:
    prelude = """
import asyncio
from sushibar import MissingExtra, simulate
from sushibar.bus.bus import open_bus
from sushibar.store.store import Store
"""
    tried = f"try:\n    {program}\nexcept MissingExtra as error:\n    print(error)"
    without = {"nats", "asyncpg", "numba_cuda"}
    printed = run_without(without, f"{prelude}\n{tried}", tmp_path, commands=False)
    command = f'pip install "sushibar[{extra}]"'
    assert printed.strip() == f"this needs {package}, which is not installed: {command}"


def test_a_server_without_a_compiler_offers_no_searching_bots(tmp_path: Path) -> None:
    program = """
from sushibar import Table
from sushibar.bots.roster import bots_for
from sushibar.games.readiness import is_wanted
import sushibar.server.app
offered = ("random", "beginner", "greedy", "nimble")
for game in ("sushi-go", "party", "wasabi"):
    assert bots_for(game) == offered
    assert Table(game, players=4, seed=1).play(offered).winners
assert not is_wanted()
"""
    run_without({"numba", "llvmlite"}, program, tmp_path, commands=False)


# Packages


def test_the_extras_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    assert {*EXTRAS} < {*extras}
    others = ",".join(name for name in extras if name != "all")
    assert extras["all"] == [f"sushibar[{others}]"]
    for name, packages in EXTRAS.items():
        wanted = [re.split(r"[\[>]", one)[0] for one in extras[name] if ";" not in one]
        wanted = [one.replace("-", "_").replace("nats_py", "nats") for one in wanted]
        assert {*packages} == {*wanted} - {"sushibar"}, name


@pytest.mark.long
def test_the_core_alone_is_installed_and_played(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    folder = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    python = folder / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", ROOT], check=True)
    listed = subprocess.run(
        [python, "-c", FOUND, *sorted(MISSING)],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert listed.stdout.split() == []
    subprocess.run([python, "-c", PLAYED], cwd=tmp_path, check=True)
    arena = ["arena", "sushi-go", "--bots", "greedy", "--field", "random", "--deals", "5"]
    subprocess.run([folder / "sushibar", *arena], cwd=tmp_path, check=True)
