"""Getting the kernels of `batch.seats` compiled unnoticed, while games are played in CPython.

python -m sushibar.batch.compiling [GAME ...]
"""

import logging
import sys
import threading
from typing import Final

from sushibar.batch.seats import warm_up
from sushibar.games.readiness import compile_for_others, compiled_apart

MODULE: Final = "sushibar.batch.compiling"

log = logging.getLogger(__name__)

_ready: set[str] = set()
_begun: set[str] = set()
_beginning = threading.Lock()


def is_ready(name: str) -> bool:
    """Whether games of that name can be played compiled at once."""
    return name in _ready


def compile_now(name: str) -> None:
    """Compile, or load what is compiled."""
    warm_up(name)
    _ready.add(name)


def compile_soon(name: str) -> None:
    """Let a game be ready some time; nobody waits for it.

    Another process compiles, and this one then loads what was kept.
    """
    with _beginning:
        if name in _begun or name in _ready:
            return
        _begun.add(name)
    threading.Thread(target=_get_ready, args=(name,), daemon=True).start()


def _get_ready(name: str) -> None:
    if compiled_apart(MODULE, name):
        try:
            compile_now(name)
        except Exception:
            log.exception("the games of %s were not compiled", name)


if __name__ == "__main__":
    compile_for_others(compile_now, sys.argv[1:], lazily=False)  # a contest waits for it
