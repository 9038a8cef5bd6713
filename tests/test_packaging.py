"""What is packed: the drawings go with the package, and a source distribution can be built."""

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def hatch_build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "build", lambda: None)
    return module


def packed(hatch_build: ModuleType, target: str, version: str) -> dict[str, str]:
    data: dict[str, Any] = {"force_include": {}}
    hatch_build.PageHook.initialize(SimpleNamespace(target_name=target), version, data)
    files: dict[str, str] = data["force_include"]
    return files


@pytest.mark.parametrize(
    ("target", "home"), [("wheel", "sushibar/art"), ("sdist", "src/sushibar/art")]
)
def test_every_drawing_is_packed(hatch_build: ModuleType, target: str, home: str) -> None:
    drawings = {str(path): path.name for path in (ROOT / "frontend/src/art").glob("*.svg")}
    files = packed(hatch_build, target, "standard")
    assert files == {path: f"{home}/{name}" for path, name in drawings.items()}


def test_a_checkout_is_installed_as_it_is(hatch_build: ModuleType) -> None:
    assert packed(hatch_build, "wheel", "editable") == {}


def test_a_source_distribution_has_nothing_that_looks_like_a_page_to_build() -> None:
    """A bare `src` would take in frontend/src, and then Node.js would look for its package.json."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert all(pattern.startswith("/") for pattern in included)
