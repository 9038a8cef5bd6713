"""What is packed, and that it can be installed, played, scored and served anywhere."""

import importlib.util
import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import httpx
import pytest

from sushibar import __version__

ROOT = Path(__file__).parents[1]
PICTURES = "https://raw.githubusercontent.com/sushibar-games/sushibar/main/docs/pictures/"


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


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
    project = pyproject()
    included = project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    assert all(pattern.startswith("/") for pattern in included)


def test_node_is_the_same_for_the_page_and_for_development(hatch_build: ModuleType) -> None:
    assert hatch_build.NODE in pyproject()["dependency-groups"]["dev"]


def test_the_version_is_the_same_everywhere() -> None:
    version = pyproject()["project"]["version"]
    assert __version__ == version
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## {version}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_long_description_shows_its_pictures_anywhere() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = re.findall(r'<img src="([^"]+)"', readme) + re.findall(
        r"!\[[^]]*\]\(([^)]+)", readme
    )
    assert pictures
    for picture in pictures:
        assert picture.startswith(PICTURES)
        assert (ROOT / "docs" / "pictures" / picture.removeprefix(PICTURES)).exists()


# Built and installed


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The wheel and the source distribution, as `make build` makes them."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True)
    return {
        "wheel": next(folder.glob("*.whl")),
        "sdist": next(folder.glob("*.tar.gz")),
    }


@pytest.mark.long
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_what_is_built_is_installed_played_scored_and_served(
    kind: str, distributions: dict[str, Path], tmp_path: Path
) -> None:
    """In an environment of its own, where npm would be noticed, from another folder."""
    (tmp_path / "npm").write_text(f"#!/bin/sh\ntouch {tmp_path}/npm-was-called\nexit 1\n")
    (tmp_path / "npm").chmod(0o755)
    environment = {
        **{key: value for key, value in os.environ.items() if key != "PYTHONPATH"},
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "SUSHIBAR_LANG": "en",
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    folder = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    wanted = f"sushibar[serve] @ {distributions[kind].as_uri()}"
    subprocess.run(
        [folder / "python", "-m", "pip", "install", "-q", wanted], env=environment, check=True
    )
    assert not (tmp_path / "npm-was-called").exists()

    def sushibar(*arguments: str, said: str = "") -> str:
        done = subprocess.run(
            [folder / "sushibar", *arguments],
            cwd=tmp_path,
            env=environment,
            input=said,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        return done.stdout

    assert sushibar("--version") == f"sushibar {__version__}\n"
    assert "Total" in sushibar("play", "sushi-go", "--players", "2", said="1\n" * 200)
    assert "9 on wasabi" in sushibar("score", "wasabi squid-nigiri", "maki-2")
    drawn = "from sushibar import Table; print(Table(players=2, seed=1)._repr_html_())"
    drawing = subprocess.run(
        [folder / "python", "-c", drawn], cwd=tmp_path, env=environment, capture_output=True
    )
    assert b"<svg" in drawing.stdout  # the drawings came along
    with subprocess.Popen(
        [folder / "sushibar", "serve", "--port", "0"],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as server:
        try:
            visit(server)
        finally:
            server.terminate()


def visit(server: subprocess.Popen[str]) -> None:
    """Load the page of a server that has just been started, and sit down at a table."""
    assert server.stdout is not None
    url = re.search(r"http://\S+/", server.stdout.readline())
    assert url is not None
    script = re.search(r'src="/(assets/[^"]+\.js)"', httpx.get(url[0]).text)
    assert script is not None
    assert httpx.get(url[0] + script[1]).status_code == 200
    table = {"players": 2, "bots": ["greedy"], "host": {"name": "Ann"}}
    assert httpx.post(f"{url[0]}api/tables", json=table).status_code == 201


@pytest.mark.long
def test_a_source_distribution_has_the_page_and_not_its_sources(
    distributions: dict[str, Path],
) -> None:
    with tarfile.open(distributions["sdist"]) as packed_files:
        names = {name.partition("/")[2] for name in packed_files.getnames()}
    assert {"src/sushibar/server/static/index.html", "hatch_build.py", "CITATION.cff"} <= names
    assert not [name for name in names if name.startswith(("frontend", "node_modules"))]
