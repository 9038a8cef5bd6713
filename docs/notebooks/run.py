"""Runs the notebooks and keeps their outputs in them; nothing but Python is needed.

python docs/notebooks/run.py [NAME ...]
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent
PARAMETERS: Final = "parameters"
"""The tag of the cell whose numbers may be replaced."""


def cells_of(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    """The cells with code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def run(path: Path, **parameters: object) -> dict[str, Any]:
    """A notebook with all its outputs, played with other parameters if there are any."""
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    sys.path.insert(0, str(FOLDER))
    try:
        for number, cell in enumerate(cells_of(notebook), start=1):
            cell["outputs"] = outputs_of("".join(cell["source"]), names, path.name)
            cell["execution_count"] = number
            if PARAMETERS in cell["metadata"].get("tags", ()):
                unknown = parameters.keys() - names.keys()
                assert not unknown, f"{path.name} has no parameters {unknown}"
                names |= parameters
    finally:
        sys.path.remove(str(FOLDER))
    return notebook


def outputs_of(source: str, names: dict[str, Any], file: str) -> list[dict[str, Any]]:
    """What a cell prints, and what its last expression is."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, file, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), file, "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        told = printed.getvalue().splitlines(keepends=True)
        outputs.append({"output_type": "stream", "name": "stdout", "text": told})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        if hasattr(value, "_repr_svg_"):
            data["image/svg+xml"] = value._repr_svg_().splitlines(keepends=True)
        outputs.append({"output_type": "display_data", "data": data, "metadata": {}})
    return outputs


def main(wanted: list[str]) -> None:
    """Run notebooks by name, or all of them, and keep what comes out."""
    for path in sorted(FOLDER.glob("*.ipynb")):
        if not wanted or path.stem in wanted:
            text = json.dumps(run(path), indent=1, ensure_ascii=False)
            path.write_text(f"{text}\n", encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
