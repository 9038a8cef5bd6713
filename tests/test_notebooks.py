"""The notebooks of studies: they run from the first cell to the last, and hold what came out."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "docs" / "notebooks"
SMALL = {
    "pudding": {"GAMES": 60, "DEALS": 3},
    "first-seat": {"GAMES": 200, "COOKED": 30},
    "skill": {"GAMES": 100},
}
"""Parameters with which they take little time."""


def cells(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_holds_what_came_out(name: str) -> None:
    notebook = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    assert [cell["execution_count"] for cell in cells(notebook)] == [
        number + 1 for number in range(len(cells(notebook)))
    ]
    shown = [output for cell in cells(notebook) for output in cell["outputs"]]
    assert any("image/svg+xml" in output.get("data", {}) for output in shown)
    assert any(output["output_type"] == "stream" for output in shown)
    assert {path.stem for path in FOLDER.glob("*.ipynb")} == set(SMALL)


@pytest.mark.long
@pytest.mark.parametrize("name", SMALL)
def test_a_notebook_runs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUSHIBAR_RULES", "compiled")
    run = runpy.run_path(str(FOLDER / "run.py"))["run"]
    before = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    after = run(FOLDER / f"{name}.ipynb", **SMALL[name])
    for old, new in zip(cells(before), cells(after), strict=True):
        kinds = [[one["output_type"] for one in cell["outputs"]] for cell in (old, new)]
        assert kinds[0] == kinds[1]
