"""Which games are ready to be played with compiled rules, and getting them ready unnoticed."""

import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sushibar.extras import has
from sushibar.games.kit import KITS, game_named
from sushibar.rulebook.compiler import cache_home
from sushibar.rulebook.game import Game

CHOICE: Final = "SUSHIBAR_RULES"
PLAIN: Final = "plain"
"""What the environment says where nothing is to be compiled for tables."""
LAZY: Final = 15
"""How nice a compiler is to everybody else on this machine."""
PAUSE: Final = 1.0
"""Seconds between two looks at what others do."""
LAST_LINES: Final = 2_000
"""Characters of what a compiler said that are worth logging."""

log = logging.getLogger(__name__)

_ready: dict[str, Game] = {}
_begun: set[str] = set()
_beginning = threading.Lock()


def rules_of(name: str) -> Game:
    """The game of that name, with compiled rules as soon as they are ready."""
    return _ready.get(name) or game_named(name)


def is_quick(name: str) -> bool:
    """Whether a game is played with compiled rules."""
    return name in _ready


def compile_quick(name: str) -> Game:
    """Let a game be played with compiled rules from now on; waits until they are compiled."""
    from sushibar.rulebook.quick import quick

    _ready[name] = quick(game_named(name))
    return _ready[name]


def use_plain(name: str) -> None:
    """Let a game be played in CPython again."""
    _ready.pop(name, None)
    _begun.discard(name)


def is_wanted() -> bool:
    """Whether another process may compile: there is a compiler, and the environment agrees."""
    return os.environ.get(CHOICE) != PLAIN and has("fast")


def quick_soon(name: str) -> None:
    """Let a game be played with compiled rules when they are ready; nobody waits for them.

    Another process compiles, since a compiler here would keep everybody waiting; this one then
    loads what was kept. Whatever goes wrong is logged, and the game goes on as it is.
    """
    game_named(name)
    if not is_wanted():
        return
    with _beginning:
        if name in _begun or name in _ready:
            return
        _begun.add(name)
    threading.Thread(target=_get_ready, args=(name,), daemon=True).start()


def _get_ready(name: str) -> None:
    if compiled_apart(__name__, name):
        try:
            compile_quick(name)
            log.info("%s is played with compiled rules", name)
        except Exception:
            log.exception("the rules of %s were not compiled", name)


def compiled_apart(module: str, name: str) -> bool:
    """Let another process compile something of a game; whether this one can load what it kept.

    The module is one that calls `compile_for_others` when it is run. Where that has been done
    before, a mark beside the code says so.
    """
    try:
        folder = folder_used()
        mark = Path(folder) / f"{module}.{name}"
        if mark.exists():
            return True
        with _only_compiler():
            done = subprocess.run(
                [sys.executable, "-m", module, name],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
    except Exception:
        log.exception("%s could not compile for %s", module, name)
        return False
    if done.returncode != 0:
        log.error("%s could not compile for %s: %s", module, name, done.stderr[-LAST_LINES:])
    elif done.stdout.strip() != folder:
        log.warning("compiled code of %s cannot be kept in %s", name, cache_home())
    else:
        mark.touch()
        return True
    return False


@contextmanager
def _only_compiler() -> Iterator[None]:
    """Wait until nobody else compiles: they may do the same work."""
    from filelock import FileLock

    home = cache_home()
    home.mkdir(parents=True, exist_ok=True)
    with FileLock(home / "compiling").acquire(poll_interval=PAUSE):
        yield


def folder_used() -> str:
    """Where this process keeps compiled code."""
    from sushibar.rulebook.compiler import prepare

    prepare()
    import numba

    return str(numba.config.CACHE_DIR)


def compile_for_others(
    compiler: Callable[[str], object], names: list[str], *, lazily: bool = True
) -> None:
    """Compile something of these games, or of all; lazily, with the time the machine has left."""
    if lazily and hasattr(os, "nice"):
        os.nice(LAZY)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    for name in names or KITS:
        compiler(name)
    print(folder_used())


def _end_with(parent: int) -> None:
    """End when the process has ended that this one compiles for."""
    while os.getppid() == parent:
        time.sleep(PAUSE)
    os._exit(1)  # nothing else stops a compiler at once


if __name__ == "__main__":
    compile_for_others(compile_quick, sys.argv[1:])
