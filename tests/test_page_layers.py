"""The page keeps its games in folders of their own, and asks nowhere else which game it is."""

import re
from functools import cache
from pathlib import Path

import pytest

from sushibar.games.kit import KITS

PAGE = Path(__file__).resolve().parents[1] / "frontend" / "src"
GAMES = PAGE / "games"
LIST, PARTS, GENERATED = GAMES / "index.ts", GAMES / "parts.ts", PAGE / "wire.ts"
FOLDERS = sorted(path.name for path in GAMES.iterdir() if path.is_dir())
DRAFTING = "drafting"
SUFFIXES = ("", ".ts", ".svelte.ts", "/index.ts")

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'`])//[^\n]*", re.DOTALL)
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*["'](\.[^"'?]*)["']""")


@cache
def code(path: Path) -> str:
    """A file of the page without its comments."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def sources(folder: Path) -> list[Path]:
    """What a folder of the page is written in, without its tests and what was made from Python."""
    files = [path for kind in ("ts", "svelte", "css") for path in folder.rglob(f"*.{kind}")]
    return [path for path in files if path != GENERATED and not path.name.endswith(".test.ts")]


def named_games(text: str) -> list[str]:
    """The games that code names: in quotes, in a selector, or as a key."""
    name = f"({'|'.join(map(re.escape, KITS))})"
    found = re.findall(rf"""(?:["'`=]{name}["'`\]]|(?<![\w.-]){name}:\s)""", text)
    return [quoted or key for quoted, key in found]


def imported(path: Path) -> set[Path]:
    """The files of the page that a file imports."""
    found = set()
    for name in IMPORTED.findall(code(path)):
        whole = (path.parent / name).resolve()
        files = [whole.parent / f"{whole.name}{suffix}" for suffix in SUFFIXES]
        found |= {file for file in files if file.is_file()}
    return found


def reached(paths: list[Path]) -> set[Path]:
    """All that files import, and what that imports."""
    found: set[Path] = set()
    while paths:
        found |= set(paths)
        paths = list({other for path in paths for other in imported(path)} - found)
    return found


def folder_of(path: Path) -> str | None:
    """The game's folder that a file lies in, if it does."""
    inside = path.relative_to(PAGE).parts
    return inside[1] if inside[0] == GAMES.name and len(inside) > 2 else None


@pytest.mark.parametrize(
    ("line", "games"),
    [
        ('{#if seen.game === "wasabi"}', ["wasabi"]),
        ("case 'party':", ["party"]),
        ("const usual = `sushi-go`;", ["sushi-go"]),
        (".table[data-game=wasabi] {", ["wasabi"]),
        ("const ART = { party: 1 };", ["party"]),
        ('t("web-coach-end-wasabi")', []),
        ("--art-wasabi: #a9d35a;", []),
        ("const { party } = menus;", []),
    ],
)
def test_a_line_that_names_a_game_is_found(line: str, games: list[str]) -> None:
    assert named_games(line) == games


def test_nothing_outside_asks_which_game_it_is() -> None:
    """What differs between games is in their parts, which `games/index.ts` finds by name."""
    outside = [path for path in sources(PAGE) if not path.is_relative_to(GAMES)]
    assert len(outside) > 90
    for path in outside:
        assert not named_games(code(path)), path.relative_to(PAGE)
        known = {file for file in imported(path) if file.is_relative_to(GAMES)}
        assert known <= {LIST, PARTS}, path.relative_to(PAGE)


def test_every_folder_is_what_drafting_games_share_or_a_game() -> None:
    assert {*FOLDERS} - {DRAFTING} <= {name.replace("-", "_") for name in KITS}
    assert {folder_of(path) for path in imported(LIST)} >= {*FOLDERS}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_game_knows_neither_another_nor_the_list_of_games(folder: str) -> None:
    """So that they can be loaded in any order; what drafting games share, any may use."""
    files = reached(sources(GAMES / folder))
    assert LIST not in files
    assert {folder_of(path) for path in files} <= {folder, DRAFTING, None}
