"""Imports point inward only."""

import ast
import gc
from collections import defaultdict
from functools import cache, cached_property
from pathlib import Path

import pytest

import sushibar
from sushibar.games.kit import KITS, Kit

PACKAGE = Path(sushibar.__file__).parent

LAYERS = [
    {"columns", "errors", "extras", "folders", "machine", "shapes", "texts"},
    {"rulebook"},
    {"games"},
    {"table"},
    {"bots"},
    {"batch"},
    {"records"},
    {"envs"},
    {"train"},
    {"arena"},
    {"atlas"},
    {"cluster"},
    {"advice"},
    {"review"},
    {"puzzles"},
    {"match"},
    {"store", "bus"},
    {"server"},
    {"codegen", "terminal"},
    {"cli"},
]
"""Inside out; a part may import itself and the layers before its own."""

FOLDERS = [name.replace("-", "_") for name in KITS]
DRAFTING = "drafting"
PARTS = {name for name, value in vars(Kit).items() if isinstance(value, cached_property)}
GAME_LAYERS = [{"rules"}, {"words", "bot", "features"}, {"schema", "scorepad", "lesson", "manual"}]
"""The same inside a game. Files that are no part of the kit help those that come last."""
HELPERS, LAST = len(GAME_LAYERS) - 1, len(GAME_LAYERS)
DRAFTING_LAYERS = [
    {"colours"},
    {"dish"},
    {"rules"},
    {"spoken_names"},
    {"told", "words", "card_names"},
]
"""The same for what drafting games share; all else comes last."""
RULES_SHARE = {"rules", "dish", "colours"}
BOTS_SHARE = {"rules", "dish", "endgames", "prospects"}
ONE_GAMES_COMMANDS = {"cli/wasabi_book.py"}


def parsed(path: Path) -> ast.Module:
    """A file as a tree; what is collected meanwhile may parse too, which CPython 3.11 refuses."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


@cache
def imported(path: Path) -> set[str]:
    """All that a file imports, at its top or inside functions, with dots between."""
    names: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            module = node.module or ""
            names |= {f"{module}.{alias.name}" for alias in node.names}
    return names


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a file imports."""
    parts = {name.split(".")[1] for name in imported(path) if name.startswith("sushibar.")}
    return parts - {"__version__"}


def imported_games(path: Path) -> set[tuple[str, str]]:
    """The folders of `games/` that a file imports from, each with the part of it."""
    names = [name.split(".")[2:] for name in imported(path) if name.startswith("sushibar.games.")]
    return {(name[0], name[1]) for name in names if name[0] in {*FOLDERS, DRAFTING}}


def rank(part: str) -> int:
    return next(number for number, layer in enumerate(LAYERS) if part in layer)


def test_imports_point_inward_only() -> None:
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE)
        if len(inside.parts) == 1:
            continue
        part = inside.parts[0]
        for imported in imported_parts(path) - {part}:
            assert rank(imported) < rank(part), f"{inside} imports {imported}"


def test_the_terminal_knows_no_rules() -> None:
    """What a game asks, shows and tells comes from its words."""
    for path in (PACKAGE / "terminal").glob("*.py"):
        assert "rulebook" not in imported_parts(path), path.name


def test_the_store_and_the_bus_know_no_games() -> None:
    """What they keep and carry is text to them; only ratings are counted there."""
    for part in ("store", "bus"):
        for path in (PACKAGE / part).rglob("*.py"):
            known = {"columns", "errors", "extras", "folders", "machine", "texts", "arena", part}
            assert imported_parts(path) <= known, path.name


# Games


def rank_in_game(part: str) -> int:
    """Where a part or another file of a game's folder stands."""
    for number, layer in enumerate(GAME_LAYERS):
        if part in layer:
            return number
    return LAST if part in PARTS else HELPERS


def rank_in_drafting(part: str) -> int:
    ranks = [number for number, layer in enumerate(DRAFTING_LAYERS) if part in layer]
    return ranks[0] if ranks else len(DRAFTING_LAYERS)


def files_of(folder: str) -> list[tuple[str, Path]]:
    """The files of a folder of games, each with the part that it belongs to."""
    home = PACKAGE / "games" / folder
    files = [
        (path.relative_to(home).parts[0].removesuffix(".py"), path) for path in home.rglob("*.py")
    ]
    return [(part, path) for part, path in files if part != "__init__"]


def test_all_folders_are_games_of_the_kit() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert folders == {*FOLDERS, DRAFTING}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_has_all_parts_that_a_kit_names(folder: str) -> None:
    assert {part for part, _ in files_of(folder)} >= PARTS


@pytest.mark.parametrize("folder", FOLDERS)
def test_imports_inside_a_game_point_inward_only(folder: str) -> None:
    for part, path in files_of(folder):
        for where, other in imported_games(path):
            if where == folder and other != part:
                found = f"{path.relative_to(PACKAGE)} imports {other}"
                assert rank_in_game(other) < rank_in_game(part), found


def test_imports_inside_what_drafting_games_share_point_inward_only() -> None:
    for part, path in files_of(DRAFTING):
        for where, other in imported_games(path):
            assert where == DRAFTING, f"{path.name} imports {where}"
            assert rank_in_drafting(other) < rank_in_drafting(part), f"{path.name} imports {other}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_one_game_never_imports_another(folder: str) -> None:
    for _, path in files_of(folder):
        assert {where for where, _ in imported_games(path)} <= {folder, DRAFTING}, path


@pytest.mark.parametrize("folder", FOLDERS)
def test_rules_and_bots_know_no_texts(folder: str) -> None:
    """Simulations load neither words nor catalogues."""
    for part, path in files_of(folder):
        if part in {"rules", "bot"}:
            assert "texts" not in imported_parts(path), path
            shared = {other for where, other in imported_games(path) if where == DRAFTING}
            assert shared <= (RULES_SHARE if part == "rules" else BOTS_SHARE), path


def test_nothing_outside_asks_which_game_it_is() -> None:
    """Kits are all that the house knows of a game; a command of one game may know it."""
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE)
        is_shared = inside.parts[0] != "games" or len(inside.parts) == 2
        if is_shared and inside.as_posix() not in ONE_GAMES_COMMANDS:
            assert not imported_games(path), inside
            if inside.name != "kit.py":
                assert not named_games(path), inside


def named_games(path: Path) -> set[str]:
    """The games that a file names, except in its docstrings."""
    constants = {node.value for node in ast.walk(parsed(path)) if isinstance(node, ast.Constant)}
    return {name for name in KITS if name in constants}


def test_the_name_of_a_class_means_one_thing() -> None:
    homes = defaultdict(set)
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                homes[node.name].add(path.relative_to(PACKAGE).as_posix())
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}
