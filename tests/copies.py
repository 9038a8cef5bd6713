"""A copy of the package that a test may change, and scripts that run with it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]


def copied(folder: Path, changes: Iterable[str] = ()) -> Path:
    """A copy of the package and its drawings, changed."""
    leave = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    shutil.copytree(ROOT / "frontend" / "src" / "art", folder / "frontend" / "src" / "art")
    for change in changes:
        subprocess.run(
            ["git", "apply", "-"],
            cwd=folder,
            input=change,
            text=True,
            check=True,
            env={**os.environ, "GIT_DIR": str(folder / "none")},
        )
    return folder


def run(folder: Path, script: str) -> str:
    """What a script prints that runs with the copy."""
    home = {"PYTHONPATH": str(folder / "src"), "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, **home, "SUSHIBAR_RULES": "plain"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
