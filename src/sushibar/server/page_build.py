"""The page as it was built: where it lies, and which build it is."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

BUILT: Final = Path(__file__).parent / "static"
INDEX: Final = BUILT / "index.html"
BUILD_HEADER: Final = b"sushibar-build"
"""On every answer: a page that was loaded from another build knows that it is old."""
DIGEST_CHARACTERS: Final = 16


def build_digest() -> str:
    """Which build of the page is served; empty if there is none."""
    try:
        changed = INDEX.stat().st_mtime_ns
    except OSError:
        return ""
    return _digest(changed)


@lru_cache(maxsize=1)
def _digest(changed: int) -> str:
    """Its index names every file by what is in it, so it stands for all of them."""
    return hashlib.sha256(INDEX.read_bytes()).hexdigest()[:DIGEST_CHARACTERS]
