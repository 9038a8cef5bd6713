"""Saying that something is being compiled, and how far it is, when somebody waits for it."""

import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any, Final, TypeAlias

from sushibar.extras import has
from sushibar.texts import text

QUIET: Final = "SUSHIBAR_QUIET"
"""The environment's word that nothing is to be said."""
TICK_SECONDS: Final = 0.5
CLEAR_LINE: Final = "\r\x1b[K"

Announce: TypeAlias = Callable[[str], None]
"""Told in one line, at most once, what is being compiled."""


def say(words: str) -> None:
    """One line on stderr, where a person reads it: in a terminal, a console or a notebook.

    In a terminal the line goes on to tell how far it is.
    """
    watched = sys.stderr.isatty() or hasattr(sys, "ps1") or "ipykernel" in sys.modules
    if watched and not os.environ.get(QUIET):
        print(words, file=sys.stderr, flush=True)


class Compiling:
    """What is told about compiling something of a game."""

    def __init__(self, game: str, announce: Announce) -> None:
        self.game, self.announce = text(f"game-{game}"), announce
        self.functions = 0
        """How many have been compiled."""
        self._began: float | None = None
        self._over = threading.Event()
        spoken = copy_context()  # the language too
        self._clock = threading.Thread(target=spoken.run, args=(self._tick,), daemon=True)

    def begin(self) -> None:
        """Something is compiled, for the first time or again."""
        if self._began is not None:
            return
        self._began = time.monotonic()
        if self.announce is say and sys.stderr.isatty() and not os.environ.get(QUIET):
            self._show()
            self._clock.start()
        else:
            self.announce(text("compiling", game=self.game))

    def end(self) -> None:
        """Nothing is compiled any more."""
        if self._clock.is_alive():
            self._over.set()
            self._clock.join()
            self._show()
            print(file=sys.stderr, flush=True)

    def _tick(self) -> None:
        while not self._over.wait(TICK_SECONDS):
            self._show()

    def _show(self) -> None:
        """Write the line again."""
        assert self._began is not None
        seconds = int(time.monotonic() - self._began)
        line = text("compiling-progress", game=self.game, functions=self.functions, seconds=seconds)
        width = shutil.get_terminal_size().columns - 1  # a line that is full would be two
        print(f"{CLEAR_LINE}{line[:width]}", end="", file=sys.stderr, flush=True)


@contextmanager
def announced(game: str, announce: Announce | None) -> Iterator[None]:
    """Announce that something of a game is compiled, as soon as this thread starts to.

    What was compiled before and is only loaded is not worth a word.
    """
    if announce is None or not has("fast"):
        yield
        return
    from numba.core import event

    compiling, here = Compiling(game, announce), threading.get_ident()

    class CompileListener(event.Listener):  # type: ignore[misc]  # Numba has no types
        def on_start(self, event: Any) -> None:
            if threading.get_ident() == here:
                compiling.begin()

        def on_end(self, event: Any) -> None:
            if threading.get_ident() == here:
                compiling.functions += 1

    try:
        with event.install_listener("numba:compile", CompileListener()):
            yield
    finally:
        compiling.end()
