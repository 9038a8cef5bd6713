"""Saying that something is being compiled, when it is and somebody waits for it."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from sushibar.extras import need
from sushibar.texts import text

QUIET: Final = "SUSHIBAR_QUIET"
"""The environment's word that nothing is to be said."""

Announce: TypeAlias = Callable[[str], None]
"""Told in one line, at most once, what is being compiled."""


def say(words: str) -> None:
    """One line on stderr, where a person reads it: in a terminal, a console or a notebook."""
    watched = sys.stderr.isatty() or hasattr(sys, "ps1") or "ipykernel" in sys.modules
    if watched and not os.environ.get(QUIET):
        print(words, file=sys.stderr, flush=True)


@contextmanager
def announced(game: str, announce: Announce | None) -> Iterator[None]:
    """Announce that something of a game is compiled, as soon as this thread begins to.

    What was compiled before and is only loaded is not worth a word.
    """
    if announce is None:
        yield
        return
    need("fast")
    from numba.core import event

    tell, here = announce, threading.get_ident()

    class Once(event.Listener):  # type: ignore[misc]  # Numba has no types
        said = False

        def on_start(self, event: Any) -> None:
            if not self.said and threading.get_ident() == here:
                self.said = True
                tell(text("compiling", game=text(f"game-{game}")))

        def on_end(self, event: Any) -> None:
            pass

    with event.install_listener("numba:compile", Once()):
        yield
