"""Getting the rulebook compiled, and never from a stale cache."""

import hashlib
import os
import shutil
from functools import cache
from pathlib import Path

import numpy as np

from sushibar.rulebook import rule

PACKAGE = Path(rule.__file__).parents[1]
COMPILED = ("rulebook", "bots", "batch")
"""The parts of the package whose functions end up in kernels."""
KEPT = 4


def cache_home() -> Path:
    """Where compiled code is kept between runs."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "sushibar" / "compiled"


def sources_digest() -> str:
    """A digest of everything that compiled code is made from.

    Numba's own cache looks only at the kernel's file and would run an old rule after a change to
    another module.
    """
    import numba

    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for part in COMPILED:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            digest.update(f"\n{path.relative_to(PACKAGE)}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def prepare() -> None:
    """Make the rules compilable and choose the cache folder; call before defining a kernel."""
    import numba

    folder = cache_home() / sources_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old(folder.parent)
        numba.config.CACHE_DIR = str(folder)
    except OSError:
        pass  # nowhere to write: Numba looks for a place itself or compiles every time
    rule.enable()


def forget_old(home: Path) -> None:
    """Keep the compiled code of the last few versions only."""
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
