"""Imports point inward only."""

import ast
import gc
from pathlib import Path

import sushibar

PACKAGE = Path(sushibar.__file__).parent

LAYERS = [
    {"errors", "folders", "machine", "shapes", "texts"},
    {"rulebook"},
    {"games"},
    {"table"},
    {"bots"},
    {"batch"},
    {"arena"},
    {"advice"},
    {"review"},
    {"match"},
    {"store", "bus"},
    {"server"},
    {"terminal"},
    {"cli"},
]
"""Inside out; a part may import itself and the layers before its own."""


def parsed(path: Path) -> ast.Module:
    """A file as a tree; what is collected meanwhile may parse too, which CPython 3.11 refuses."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


def imported_parts(path: Path) -> set[str]:
    """The parts of the package that a file imports, at its top or inside functions."""
    names: set[str] = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            module = node.module or ""
            names |= {f"{module}.{alias.name}" for alias in node.names}
    parts = {name.split(".")[1] for name in names if name.startswith("sushibar.")}
    return parts - {"__version__"}


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
            known = {"errors", "folders", "machine", "texts", "arena", part}
            assert imported_parts(path) <= known, path.name
