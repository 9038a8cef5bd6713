"""What bots need compiled of a game: once, here or in another process."""

import threading
from collections.abc import Callable

from sushibar.games.readiness import compiled_apart, is_wanted


class CompiledPart:
    """Something of every game that is compiled, or loaded where it was kept, at most once."""

    def __init__(self, compiler: Callable[[str], None], module: str = "") -> None:
        """The compiler of a game; the module that runs it as a program for other processes."""
        self.compiler, self.module = compiler, module
        self._compiling, self._compiled = threading.Lock(), set[str]()
        self._starting, self._started = threading.Lock(), set[str]()

    def is_ready(self, game: str) -> bool:
        """Whether it can be used at once."""
        return game in self._compiled

    def now(self, game: str) -> None:
        """Compile it here, and wait for it."""
        with self._compiling:
            if game not in self._compiled:
                self.compiler(game)
                self._compiled.add(game)

    def quietly(self, game: str) -> None:
        """Let another process compile it, then load what that kept.

        A compiler in this process would keep its other threads waiting. Where the environment wants
        plain rules, or nothing can be kept, there is no other way.
        """
        if is_wanted():
            compiled_apart(self.module, game)
        self.now(game)

    def soon(self, game: str) -> None:
        """Start doing that, once, and go on; nothing where the environment wants plain rules."""
        with self._starting:
            if game in self._started or not is_wanted():
                return
            self._started.add(game)
        threading.Thread(target=self.quietly, args=(game,), daemon=True).start()
