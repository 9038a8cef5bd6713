"""The page, as its sources are now."""

import fcntl
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def build_page() -> None:
    """Build the page unless it is built; whoever comes at the same time waits."""
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        runpy.run_path(str(ROOT / "hatch_build.py"))["build"]()
