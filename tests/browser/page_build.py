"""The page, as its sources are now."""

import runpy
from pathlib import Path

from filelock import FileLock

ROOT = Path(__file__).parents[2]


def build_page() -> None:
    """Build the page unless it is built; others wait for it."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with FileLock(folder / "page.lock"):
        runpy.run_path(str(ROOT / "hatch_build.py"))["build"]()
